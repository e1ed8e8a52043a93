/** What somebody chooses for a new game, and the table that it makes. The server says what is wrong with it. */

import * as v from "valibot";

import type { NewTable, Problem, Setup, TableRequest } from "../protocol";
import type { Kind } from "../route.svelte";
import { keep, kept, readAs } from "../settings/storage";

/** A person, or a bot by its id. */
export type Leader = string;
export const PERSON = "person";

export interface Place {
  /** Empty: the usual name in the reader's language. */
  name: string;
  leader: Leader;
  /** Who leads it, if a person does; empty: the usual name. */
  player: string;
}

export interface Plan {
  kind: Kind;
  size: number;
  places: Place[]; // as many as there can be; the first `size` play
  edition: string;
  options: Record<string, boolean>;
  treachery: boolean;
  takeBack: string;
  advice: boolean;
  byNumber: boolean;
  seed: string;
}

/** What is usual for a kind of game. */
export function usualPlan(kind: Kind, setup: Setup): Plan {
  const bot = setup.bots[0]?.id ?? PERSON;
  const leader = (place: number): Leader => {
    const people = { solo: setup.most_gnomes, bots: 1, same: 2 }[kind];
    return place < people ? PERSON : bot;
  };
  return {
    kind,
    size: setup.usual_gnomes,
    places: Array.from({ length: setup.most_gnomes }, (_, place) => ({ name: "", leader: leader(place), player: "" })),
    edition: setup.editions[0]?.id ?? "",
    options: Object.fromEntries(setup.options.map(({ id, usual }) => [id, usual])),
    treachery: false,
    takeBack: setup.take_back[0]?.id ?? "",
    advice: true,
    byNumber: false,
    seed: "",
  };
}

/** Whether a bot goes to sea. */
export function hasBots(plan: Plan): boolean {
  return plan.places.slice(0, plan.size).some((place) => place.leader !== PERSON);
}

/** The names that stand for empty ones: of the gnomes, of somebody alone with several of them, and of people at one screen. */
export interface UsualNames {
  readonly gnomes: readonly string[];
  readonly alone: string;
  readonly player: (number: number) => string;
}

/** The name of a gnome, as it will be called. */
export function gnomeName(plan: Plan, place: number, names: UsualNames): string {
  return plan.places[place]?.name || (names.gnomes[place] ?? "");
}

/** The name of who leads a gnome. A bot's gnome is a player of its own, by its own name; so is the one gnome of somebody alone. */
export function playerName(plan: Plan, place: number, names: UsualNames): string {
  const { leader, player } = plan.places[place] ?? { leader: PERSON, player: "" };
  if (leader !== PERSON) return gnomeName(plan, place, names);
  const led = (places: readonly Place[]): number => places.filter((one) => one.leader === PERSON).length;
  if (plan.kind === "same") return player || names.player(led(plan.places.slice(0, place + 1)));
  return led(plan.places.slice(0, plan.size)) > 1 ? names.alone : gnomeName(plan, place, names);
}

/** The table of a plan. */
export function tableOf(plan: Plan, names: UsualNames): NewTable {
  const places = plan.places.slice(0, plan.size);
  const gnomes = places.map((_, place) => gnomeName(plan, place, names));
  const bots: Record<string, string> = {};
  places.forEach(({ leader }, place) => {
    const gnome = gnomes[place];
    if (leader !== PERSON && gnome !== undefined) bots[gnome] = leader;
  });
  const table: TableRequest = {
    gnomes,
    players: playersOf(plan, names),
    bots,
    edition: plan.edition,
    options: plan.options,
    advice: plan.advice,
    treachery: plan.treachery,
    take_back: takeBackOf(plan.takeBack),
    ...(plan.byNumber ? { seed: seedOf(plan.seed) } : {}),
  };
  return { table };
}

/** What may be undone, as the host has named it. */
export const takeBackOf = (id: string): NonNullable<TableRequest["take_back"]> =>
  id as NonNullable<TableRequest["take_back"]>;

/**
 * Who leads whom, gnome by gnome. Somebody alone who leads several gnomes is the one player of the game, also of those that bots lead
 * for now; else each gnome of a bot is a player of its own.
 */
function playersOf(plan: Plan, names: UsualNames): readonly string[] {
  const places = plan.places.slice(0, plan.size);
  const people = places.flatMap((one, place) => (one.leader === PERSON ? [playerName(plan, place, names)] : []));
  const [first] = people;
  if (first !== undefined && people.length > 1 && new Set(people).size === 1) return places.map(() => first);
  return places.map((one, place) => {
    const name = playerName(plan, place, names);
    return one.leader !== PERSON && people.includes(name) ? `${name} 2` : name; // a person bears the name of a bot's gnome
  });
}

/** Who of the players is a person. */
export function peopleOf(plan: Plan, names: UsualNames): readonly string[] {
  const players = playersOf(plan, names);
  return [...new Set(players.filter((_, place) => plan.places[place]?.leader === PERSON))];
}

/** A number, or whatever was typed instead of one: the server says what it thinks of that. */
function seedOf(typed: string): number {
  const text = typed.trim();
  return (/^-?\d{1,15}$/.test(text) ? Number(text) : text) as number;
}

/** Which field of the form a refusal is about. */
export type Field = "gnomes" | "players" | "seed" | "all";
const FIELDS: readonly (string | null)[] = ["gnomes", "players", "seed"] satisfies readonly Field[];

export function fieldOf({ field }: Problem): Field {
  return FIELDS.includes(field) ? (field as Field) : "all";
}

/** Kept under the kind of game: what was chosen last. */
const NAME = "rednovember.setup.";

export function keepPlan(plan: Plan): void {
  keep(NAME + plan.kind, JSON.stringify({ version: 1, ...plan }));
}

export function keptPlan(kind: Kind, setup: Setup): Plan {
  return readPlan(kind, kept(NAME + kind), setup);
}

/** A value, or none if it does not fit. */
const perhaps = <Value>(schema: v.GenericSchema<unknown, Value>): v.GenericSchema<unknown, Value | undefined> =>
  v.fallback(v.optional(schema), undefined);
/** Version 1. What is missing or does not fit is undefined. */
const KEPT = v.object({
  version: v.fallback(v.literal(1), 1),
  size: perhaps(v.pipe(v.number(), v.integer())),
  places: v.fallback(
    v.array(
      v.fallback(v.object({ name: perhaps(v.string()), leader: perhaps(v.string()), player: perhaps(v.string()) }), {
        name: undefined,
        leader: undefined,
        player: undefined,
      }),
    ),
    [],
  ),
  edition: perhaps(v.string()),
  options: v.fallback(v.record(v.string(), v.fallback(v.unknown(), undefined)), {}),
  treachery: perhaps(v.boolean()),
  takeBack: perhaps(v.string()),
  advice: perhaps(v.boolean()),
  byNumber: perhaps(v.boolean()),
  seed: perhaps(v.string()),
});

/** A kept plan, with the usual value for all that is missing, makes no sense, or is not offered any more. */
export function readPlan(kind: Kind, text: string | null, setup: Setup): Plan {
  const plan = usualPlan(kind, setup);
  const found = readAs(KEPT, text);
  if (found === null) return plan;
  const size = found.size ?? plan.size;
  const leaders = [PERSON, ...ids(setup.bots)];
  return {
    kind,
    size: size >= setup.least_gnomes && size <= setup.most_gnomes ? size : plan.size,
    places: plan.places.map((usual, place) => ({
      name: found.places[place]?.name ?? usual.name,
      leader: oneOf(leaders, found.places[place]?.leader, usual.leader),
      player: found.places[place]?.player ?? usual.player,
    })),
    edition: oneOf(ids(setup.editions), found.edition, plan.edition),
    options: Object.fromEntries(setup.options.map(({ id, usual }) => [id, boolean(found.options[id], usual)])),
    treachery: found.treachery ?? plan.treachery,
    takeBack: oneOf(ids(setup.take_back), found.takeBack, plan.takeBack),
    advice: found.advice ?? plan.advice,
    byNumber: found.byNumber ?? plan.byNumber,
    seed: found.seed ?? plan.seed,
  };
}

const ids = (offered: readonly { readonly id: string }[]): readonly string[] => offered.map(({ id }) => id);
const oneOf = (known: readonly string[], found: string | undefined, usual: string): string =>
  found !== undefined && known.includes(found) ? found : usual;
const boolean = (found: unknown, usual: boolean): boolean => (typeof found === "boolean" ? found : usual);
