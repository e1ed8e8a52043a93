/**
 * What stands beside the board while things happen: the icons of this turn as tiles, the event card, the die, the Faint
 * Check. `staged` is pure: from a stage and a fact to the next stage. Nothing here is known before a fact has told it,
 * but where the icons of the Time Track are.
 */

import type { Boat, Cause, FixResult, Happened, Item, Purpose } from "../protocol";
import { eventOf, type Picture } from "./picture";
import { isFaintCheck, scenesOf, turnOf } from "./scenes";
import type { Told } from "./telling";
import type { Timeline } from "./timeline";

/** An icon on the way, or the end of it. `skipped`: a Lucky Charm wards it off; `passed`: nothing came of it. */
export interface Tile {
  readonly kind: "event" | "item" | "end";
  /** The space of the icon; null for an event before the first turn. */
  readonly minute: number | null;
  readonly state: "done" | "now" | "next" | "skipped" | "passed";
  readonly event: string | null;
  /** What it did. */
  readonly facts: readonly Happened[];
}

/** How somebody is hit by an event. */
export interface Hit {
  readonly gnome: string;
  readonly how: "fire" | "water" | "killed" | "drinks" | "drops" | "newcomer";
  readonly cause?: Cause;
  readonly items?: readonly Item[];
}

/** The event card that lies open. */
export interface Card {
  readonly event: string;
  /** The mugs on it; null for a dash. */
  readonly number: number | null;
  readonly minute: number | null;
  readonly gnome: string;
  readonly facts: readonly Happened[];
  /** The sentences of what it does. */
  readonly lines: readonly string[];
  readonly hits: readonly Hit[];
}

export interface Die {
  readonly gnome: string;
  readonly purpose: Purpose;
  readonly value: number;
  /** The room that it shows, if it is rolled for one. */
  readonly room: number | null;
  /** For a repair: so much or less. */
  readonly needed: number | null;
  readonly result: FixResult | null;
}

export interface FaintCheck {
  readonly gnome: string;
  readonly event: string;
  readonly number: number | null;
  readonly level: number;
  readonly faints: boolean;
}

export interface Stage {
  /** Whose Updates these are, from which space to which; null outside of them. */
  readonly updates: { readonly gnome: string; readonly from: number; readonly to: number } | null;
  readonly tiles: readonly Tile[];
  readonly card: Card | null;
  readonly dice: readonly Die[];
  readonly faint: FaintCheck | null;
  /** The sentence of what is shown. */
  readonly said: string;
  /** Where the ghost and the Time Keeper of the turn are. */
  readonly ghost: number | null;
  readonly keeper: number | null;
}

/** A die that is rolled for these shows a room. */
const ROOM_DICE: ReadonlySet<string> = new Set(["fire", "leak", "blocked_hatch", "newcomer", "start"]);

export const EMPTY: Stage = {
  updates: null,
  tiles: [],
  card: null,
  dice: [],
  faint: null,
  said: "",
  ghost: null,
  keeper: null,
};

/** What else is needed to set the stage: the board's icons, and the picture after the fact (for who is hit). */
export interface Around {
  readonly boat: Pick<Boat, "event_icons" | "item_icons"> | null;
  readonly picture: Picture | null;
  /** All that is told, and where in it the fact is: a card and a die are known by what follows. */
  readonly told: readonly Told[];
  readonly place: number;
}

/** The stage after a fact. */
export function staged(before: Stage, around: Around): Stage {
  const one = around.told[around.place];
  if (one === undefined) return before;
  const { fact, text } = one;
  let stage = moved(before, fact, around);
  stage = rolled(stage, fact, around);
  if (stage.card !== null && stage.card === before.card) stage = { ...stage, card: cardAfter(stage.card, one, around) };
  stage = { ...stage, tiles: tilesAfter(stage, fact) };
  return text === "" || text === stage.said ? stage : { ...stage, said: text };
}

/** The stage at a moment: what the facts of the turn up to there have set. */
export function stageAt(timeline: Timeline, moment: number, boat: Around["boat"]): Stage {
  const { told } = timeline;
  let stage = EMPTY;
  for (const scene of scenesOf(told, turnOf(told, moment), moment, null)) {
    if (!scene.goesOn) stage = cleared(stage);
    for (let place = scene.from; place < scene.to; place += 1) {
      stage = staged(stage, { boat, picture: timeline.at(place + 1), told, place });
    }
  }
  return stage;
}

/** A scene is over: its card and its die go. */
export function cleared(stage: Stage): Stage {
  if (stage.card === null && stage.faint === null && stage.dice.length === 0) return stage;
  return { ...stage, card: null, faint: null, dice: [] };
}

/** Turns, time and cards. */
function moved(stage: Stage, fact: Happened, { boat, told, place }: Around): Stage {
  switch (fact.kind) {
    case "turn_begins":
      return { ...EMPTY, ghost: fact.params.space, keeper: fact.params.space };
    case "ghost_moved":
      return { ...stage, ghost: fact.params.after };
    case "keeper_moved":
      return { ...onTheWay(stage, fact.params.gnome, fact.params.before, boat), keeper: fact.params.after };
    case "event_turned": {
      const event = eventOf(fact.params.card);
      if (isFaintCheck(told, place)) {
        const check = told.slice(place + 1, place + 3).find((one) => one.fact.kind === "faint_checked")?.fact;
        const level = check?.kind === "faint_checked" ? check.params.level : 0;
        const faints = told.slice(place + 1, place + 5).some((one) => one.fact.kind === "fainted");
        return { ...stage, faint: { gnome: fact.params.gnome, event, number: fact.params.number, level, faints } };
      }
      const { gnome, number } = fact.params;
      const minute = stage.updates === null ? null : stage.keeper;
      return { ...stage, dice: [], card: { event, number, minute, gnome, facts: [], lines: [], hits: [] } };
    }
    default:
      return stage;
  }
}

/** The Time Keeper sets out: the icons on its way are known, what they bring is not. */
function onTheWay(stage: Stage, gnome: string, from: number, boat: Around["boat"]): Stage {
  if (stage.updates !== null || stage.ghost === null) return stage;
  const to = stage.ghost;
  const tiles: Tile[] = [];
  for (let space = from - 1; space >= to; space -= 1) {
    if (boat?.event_icons.includes(space)) tiles.push(tile("event", space));
    if (boat?.item_icons.includes(space)) tiles.push(tile("item", space));
  }
  return { ...stage, updates: { gnome, from, to }, tiles: [...tiles, tile("end", to)] };
}

function tile(kind: Tile["kind"], minute: number | null): Tile {
  return { kind, minute, state: "next", event: null, facts: [] };
}

/** The die, and what it must show. */
function rolled(stage: Stage, fact: Happened, { told, place }: Around): Stage {
  if (fact.kind === "die_rolled") {
    const { gnome, purpose, value } = fact.params;
    const next = told[place + 1]?.fact;
    const needed = next?.kind === "fix_result" ? next.params.needed : null;
    const room = ROOM_DICE.has(purpose) ? value : null;
    const die: Die = { gnome, purpose, value, room, needed, result: null };
    const fight = purpose === "defender" ? stage.dice.filter((one) => one.purpose === "attacker") : [];
    return { ...stage, dice: [...fight, die] };
  }
  if (fact.kind === "fix_result") {
    return { ...stage, dice: stage.dice.map((die) => ({ ...die, result: fact.params.result })) };
  }
  return stage;
}

/** What the card has done after one more fact. */
function cardAfter(card: Card, { fact, text }: Told, { picture }: Around): Card {
  if (!belongsToCard(fact)) return card;
  const seen = text === "" || fact.kind === "die_rolled" || text === card.lines.at(-1); // a die is seen
  return {
    ...card,
    facts: [...card.facts, fact],
    lines: seen ? card.lines : [...card.lines, text],
    hits: hitsAfter(card.hits, fact, picture),
  };
}

function belongsToCard(fact: Happened): boolean {
  return fact.kind !== "keeper_moved" && fact.kind !== "turn_ends" && fact.kind !== "turn_begins";
}

/** Whom the card has hit after one more fact: who stands where it burns or floods, who dies, who drinks, who drops what. */
function hitsAfter(hits: readonly Hit[], fact: Happened, picture: Picture | null): readonly Hit[] {
  const others = (gnome: string): readonly Hit[] => hits.filter((hit) => hit.gnome !== gnome);
  switch (fact.kind) {
    case "fire_started":
    case "water": {
      if (fact.kind === "water" && fact.params.after !== 2) return hits;
      const how = fact.kind === "water" ? "water" : "fire";
      const there = (picture?.gnomes ?? []).filter((gnome) => gnome.alive && gnome.room === fact.params.room);
      const names = new Set(there.map((gnome) => gnome.name));
      return [
        ...hits.filter((hit) => !names.has(hit.gnome)),
        ...there.map((gnome): Hit => ({ gnome: gnome.name, how })),
      ];
    }
    case "killed":
      return [...others(fact.params.gnome), { gnome: fact.params.gnome, how: "killed", cause: fact.params.cause }];
    case "newcomer":
      return [...others(fact.params.gnome), { gnome: fact.params.gnome, how: "newcomer" }];
    case "card_discarded": {
      if (fact.params.cause !== "limit" && fact.params.cause !== "thirst") return hits;
      const how = fact.params.cause === "limit" ? "drops" : "drinks";
      const before = hits.find((hit) => hit.gnome === fact.params.gnome && hit.how === how)?.items ?? [];
      return [...others(fact.params.gnome), { gnome: fact.params.gnome, how, items: [...before, fact.params.item] }];
    }
    default:
      return hits;
  }
}

/** The tiles after a fact. */
function tilesAfter(stage: Stage, fact: Happened): readonly Tile[] {
  const { tiles, keeper } = stage;
  switch (fact.kind) {
    case "keeper_moved":
      return tiles.map((one) => (one.minute !== null && one.minute > fact.params.after ? behind(one) : one));
    case "event_turned": {
      if (stage.faint !== null) return tiles;
      const event = eventOf(fact.params.card);
      if (stage.updates === null) {
        return [...tiles.map(behind), { kind: "event", minute: null, state: "now", event, facts: [] }];
      }
      return tiles.map((one) =>
        one.kind === "event" && one.minute === keeper ? { ...one, state: "now", event } : one,
      );
    }
    case "icon_ignored":
      return tiles.map((one) =>
        one.kind === "event" && one.minute === fact.params.space ? { ...one, state: "skipped", facts: [fact] } : one,
      );
    case "item_drawn":
    case "nothing_drawn":
      return tiles.map((one) => {
        if (one.minute !== keeper) return one;
        if (one.kind === "item") return { ...one, state: "now", facts: [...one.facts, fact] };
        return one.kind === "event" ? behind(one) : one;
      });
    case "turn_ends":
      return tiles.map((one) => (one.kind === "end" ? { ...one, state: "now" } : behind(one)));
    default:
      return tiles.map((one) =>
        one.state === "now" && one.kind === "event" ? { ...one, facts: [...one.facts, fact] } : one,
      );
  }
}

/** A tile that the Time Keeper has left behind. */
function behind(one: Tile): Tile {
  if (one.state === "now") return { ...one, state: "done" };
  return one.state === "next" ? { ...one, state: "passed" } : one;
}
