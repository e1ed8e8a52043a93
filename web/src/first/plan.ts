/** What somebody chooses for a new game, and the table that it makes. The server says what is wrong with it. */

import * as v from "valibot";

import type { NewTable, Problem, Wanted } from "../protocol";
import type { Kind } from "../route.svelte";
import { keep, kept, readAs } from "../settings/storage";

export type Leader = "person" | "bosun" | "captain";
export const LEADERS: readonly Leader[] = ["person", "bosun", "captain"];
export const EDITIONS = ["revised", "first"] as const;
export const TAKE_BACK = ["unrevealed", "never", "free"] as const;
/** The options of a game, with their usual values. */
export const OPTIONS = {
  hidden_hands: false,
  less_deadly_dying: false,
  remove_respites: false,
  opening_events: false,
  crazed_gnomes: false,
  reflow_into_low_water: false,
  fire_crosses_blocked_hatches: true,
} as const;
export type Option = keyof typeof OPTIONS;
export const OPTION_NAMES = Object.keys(OPTIONS) as readonly Option[];
export const HARDER: readonly Option[] = ["remove_respites", "opening_events"];
export const LEAST = 3;
export const MOST = 8;

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
  places: Place[]; // always eight; the first `size` play
  edition: (typeof EDITIONS)[number];
  options: Record<Option, boolean>;
  treachery: boolean;
  takeBack: (typeof TAKE_BACK)[number];
  advice: boolean;
  byNumber: boolean;
  seed: string;
}

/** What is usual for a kind of game. */
export function usualPlan(kind: Kind): Plan {
  const leader = (place: number): Leader => {
    if (kind === "solo") return "person";
    if (kind === "bots") return place === 0 ? "person" : "bosun";
    return place < 2 ? "person" : "bosun";
  };
  return {
    kind,
    size: 4,
    places: Array.from({ length: MOST }, (_, place) => ({ name: "", leader: leader(place), player: "" })),
    edition: "revised",
    options: { ...OPTIONS },
    treachery: false,
    takeBack: "unrevealed",
    advice: true,
    byNumber: false,
    seed: "",
  };
}

/** Whether a bot goes to sea. */
export function hasBots(plan: Plan): boolean {
  return plan.places.slice(0, plan.size).some((place) => place.leader !== "person");
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
  const { leader, player } = plan.places[place] ?? { leader: "person", player: "" };
  if (leader !== "person") return gnomeName(plan, place, names);
  const led = (places: readonly Place[]): number => places.filter((one) => one.leader === "person").length;
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
    if (leader !== "person" && gnome !== undefined) bots[gnome] = leader;
  });
  const table: Wanted = {
    gnomes,
    players: playersOf(plan, names),
    bots,
    edition: plan.edition,
    options: plan.options,
    advice: plan.advice,
    treachery: plan.treachery,
    take_back: plan.takeBack,
    ...(plan.byNumber ? { seed: seedOf(plan.seed) } : {}),
  };
  return { table };
}

/**
 * Who leads whom, gnome by gnome. Somebody alone who leads several gnomes is the one player of the game, also of those that bots lead
 * for now; else each gnome of a bot is a player of its own.
 */
function playersOf(plan: Plan, names: UsualNames): readonly string[] {
  const places = plan.places.slice(0, plan.size);
  const people = places.flatMap((one, place) => (one.leader === "person" ? [playerName(plan, place, names)] : []));
  const [first] = people;
  if (first !== undefined && people.length > 1 && new Set(people).size === 1) return places.map(() => first);
  return places.map((one, place) => {
    const name = playerName(plan, place, names);
    return one.leader !== "person" && people.includes(name) ? `${name} 2` : name; // a person bears the name of a bot's gnome
  });
}

/** Who of the players is a person. */
export function peopleOf(plan: Plan, names: UsualNames): readonly string[] {
  const players = playersOf(plan, names);
  return [...new Set(players.filter((_, place) => plan.places[place]?.leader === "person"))];
}

/** A number, or whatever was typed instead of one: the server says what it thinks of that. */
function seedOf(typed: string): number {
  const text = typed.trim();
  return (/^-?\d{1,15}$/.test(text) ? Number(text) : text) as number;
}

/** Which field of the form a refusal is about. */
export type Field = "names" | "players" | "seed" | "all";

export function fieldOf(problem: Problem): Field {
  if (problem.kind === "seed" || problem.kind === "table-seed") return "seed";
  if (NAMES.includes(problem.kind)) return "names";
  if (["crew-players", "crew-player", "crew-players-count"].includes(problem.kind)) return "players";
  return "all";
}

const NAMES = ["crew-name", "crew-reserved", "crew-twice", "server-name", "server-name-alike"];

/** Whether a refusal is about this name: it quotes it. */
export function concerns(problem: Problem, name: string): boolean {
  return problem.kind !== "server-name" ? quoted(problem.text, name) : name.length > LONGEST || name.trim() !== name;
}

const LONGEST = 40; // letters of a name

function quoted(text: string, name: string): boolean {
  return ["''", '""', "„“", "«»", "‘’", "“”"].some((marks) =>
    text.includes(`${marks[0] ?? ""}${name}${marks[1] ?? ""}`),
  );
}

/** Kept under the kind of game: what was chosen last. */
const NAME = "rednovember.setup.";

export function keepPlan(plan: Plan): void {
  keep(NAME + plan.kind, JSON.stringify({ version: 1, ...plan }));
}

export function keptPlan(kind: Kind): Plan {
  return readPlan(kind, kept(NAME + kind));
}

/** A value, or none if it does not fit. */
const perhaps = <Value>(schema: v.GenericSchema<unknown, Value>): v.GenericSchema<unknown, Value | undefined> =>
  v.fallback(v.optional(schema), undefined);
/** Version 1. What is missing or does not fit is undefined. */
const KEPT = v.object({
  version: v.fallback(v.literal(1), 1),
  size: perhaps(v.pipe(v.number(), v.integer(), v.minValue(LEAST), v.maxValue(MOST))),
  places: v.fallback(
    v.array(
      v.fallback(
        v.object({ name: perhaps(v.string()), leader: perhaps(v.picklist(LEADERS)), player: perhaps(v.string()) }),
        { name: undefined, leader: undefined, player: undefined },
      ),
    ),
    [],
  ),
  edition: perhaps(v.picklist(EDITIONS)),
  options: v.fallback(v.record(v.string(), v.fallback(v.unknown(), undefined)), {}),
  treachery: perhaps(v.boolean()),
  takeBack: perhaps(v.picklist(TAKE_BACK)),
  advice: perhaps(v.boolean()),
  byNumber: perhaps(v.boolean()),
  seed: perhaps(v.string()),
});

/** A kept plan, with the usual value for all that is missing or makes no sense. */
export function readPlan(kind: Kind, text: string | null): Plan {
  const plan = usualPlan(kind);
  const found = readAs(KEPT, text);
  if (found === null) return plan;
  return {
    kind,
    size: found.size ?? plan.size,
    places: plan.places.map((usual, place) => ({
      name: found.places[place]?.name ?? usual.name,
      leader: found.places[place]?.leader ?? usual.leader,
      player: found.places[place]?.player ?? usual.player,
    })),
    edition: found.edition ?? plan.edition,
    options: Object.fromEntries(
      OPTION_NAMES.map((name) => [
        name,
        found.options[name] === true || (found.options[name] !== false && OPTIONS[name]),
      ]),
    ) as Plan["options"],
    treachery: found.treachery ?? plan.treachery,
    takeBack: found.takeBack ?? plan.takeBack,
    advice: found.advice ?? plan.advice,
    byNumber: found.byNumber ?? plan.byNumber,
    seed: found.seed ?? plan.seed,
  };
}
