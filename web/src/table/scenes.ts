/**
 * Facts cut into scenes (an event card with all that it does, a move, an action) and each scene into beats: what is
 * shown at once, and for how long. Times are those of the normal pace, in milliseconds.
 */

import type { FactKind, Happened } from "../protocol";
import type { Told } from "./lines";

export type SceneKind =
  | "setup"
  | "turn"
  | "move"
  | "use"
  | "act"
  | "faint"
  | "death"
  | "time"
  | "skipped"
  | "item"
  | "deck"
  | "event"
  | "end";

/** Facts that are shown together: those of the scene from this place on, up to that one. */
export interface Beat {
  readonly from: number;
  readonly to: number;
  /** The fact that they are about. */
  readonly lead: Happened;
  readonly ms: number;
  /** A death or a Destruction token: who watches says when to go on. */
  readonly stops: boolean;
}

export interface Scene {
  readonly kind: SceneKind;
  /** It goes on with the scene before it, which a question had parted in two. */
  readonly goesOn: boolean;
  readonly told: readonly Told[];
  readonly beats: readonly Beat[];
  /** How long it stays when all has been shown. */
  readonly hold: number;
}

const LONGEST_HOLD = 4_000;
const READING = { least: 900, letter: 35 };
const AWAY = 300;
const QUICK = 0.35; // what one has just decided oneself needs no explaining

/** How long the card takes to go away at the end of a scene. */
export function awayTime(kind: SceneKind): number {
  return kind === "event" || kind === "faint" ? AWAY : 0;
}

/** What each kind of fact takes. Those without a time go with the fact before them. */
const TIMES: { readonly [Kind in FactKind]?: number } = {
  turn_begins: 450,
  turn_ends: 300,
  stands_up: 500,
  item_used: 350,
  hatch_opened: 500,
  reflowed: 1_200,
  water: 700,
  fire_out: 400,
  fire_started: 450,
  entered: 350,
  stayed: 250,
  action_taken: 500,
  die_rolled: 700,
  fix_result: 600,
  hatch_unblocked: 400,
  hatch_blocked: 300,
  track_moved: 500,
  token_placed: 400,
  token_removed: 500,
  token_not_placed: 400,
  item_drawn: 300,
  stash_drawn: 300,
  nothing_drawn: 400,
  trade_offered: 600,
  trade_answered: 600,
  card_passed: 300,
  card_discarded: 300,
  faint_checked: 600,
  fainted: 800,
  event_turned: 300,
  event_in_vain: 400,
  icon_ignored: 400,
  keeper_moved: 160,
  events_rebuilt: 500,
  items_rebuilt: 400,
  killed: 1_000,
  newcomer: 500,
  attacked: 700,
  defence: 500,
  fight: 700,
  abandoned: 900,
  escape_needed: 500,
  game_ends: 600,
};
const LINE = 250; // from the die to the room that it shows
const A_SPACE = 120; // of the ghost
const ALONG = 900; // and at most so long
const KRAKEN = 1_900;
const FURTHER = 100; // each further one of several like facts

/** Facts of these kinds that follow each other are shown at once. */
const TOGETHER: ReadonlySet<FactKind> = new Set([
  "water",
  "item_drawn",
  "stash_drawn",
  "card_passed",
  "card_discarded",
  "gnome_placed",
  "keeper_stacked",
]);
/** What only goes with what one has decided oneself. */
const TRIVIAL: ReadonlySet<FactKind> = new Set([
  "turn_begins",
  "item_used",
  "ghost_moved",
  "hatch_opened",
  "entered",
  "stayed",
  "action_taken",
  "trade_offered",
  "trade_answered",
  "card_discarded",
  "item_drawn",
  "stash_drawn",
  "hatch_blocked",
]);

/** The scenes of these facts. `before` is the kind of the scene that the facts before them have ended with. */
export function scenesOf(told: readonly Told[], before: SceneKind | null): readonly Scene[] {
  const scenes: Scene[] = [];
  let kind = before;
  let goesOn = true;
  let facts: Told[] = [];
  const close = (): void => {
    if (facts.length > 0 && kind !== null) scenes.push(sceneOf(kind, goesOn && before !== null, facts));
    facts = [];
    goesOn = false;
  };
  for (const [place, one] of told.entries()) {
    const next = beginning(told, place, kind);
    if (next !== null) {
      close();
      kind = next;
    }
    facts.push(one);
  }
  close();
  return scenes;
}

/** The scene that begins with the fact at this place; null if it belongs to the one that is going on. */
function beginning(told: readonly Told[], place: number, going: SceneKind | null): SceneKind | null {
  const fact = told[place]?.fact;
  switch (fact?.kind) {
    case undefined:
      return null;
    case "gnome_placed":
    case "keeper_stacked":
      return going === "setup" ? null : "setup";
    case "die_rolled":
      return fact.params.purpose === "start" && going !== "setup" ? "setup" : going === null ? "act" : null;
    case "turn_begins":
      return going === "turn" ? null : "turn";
    case "turn_ends":
      return "turn";
    case "hatch_opened":
      return "move";
    case "entered":
    case "stayed":
      return going === "move" ? null : "move";
    case "ghost_moved":
      return going === "move" || going === "act" || going === "faint" ? null : "move";
    case "item_used":
      return going === "act" && told[place - 1]?.fact.kind === "defence" ? null : "use";
    case "action_taken":
      return "act";
    case "event_turned":
      return isFaintCheck(told, place) ? "faint" : "event";
    case "events_rebuilt":
      return "deck";
    case "keeper_moved":
      return going === "time" ? null : "time";
    case "icon_ignored":
      return "skipped";
    case "item_drawn":
      if (fact.params.source === "deal") return going === "setup" ? null : "setup";
      return fact.params.source === "stores" || going === "item" ? null : "item";
    case "items_rebuilt":
    case "nothing_drawn":
      return going === "act" || going === "setup" || going === "item" ? null : "item";
    case "killed":
      return going === "event" || going === "act" || going === "death" ? null : "death";
    case "game_ends":
      return "end";
    default:
      return going === null ? "act" : null;
  }
}

/** Whether a card was turned over for a Faint Check: what follows says so. */
export function isFaintCheck(told: readonly Told[], place: number): boolean {
  const next = told[place + 1]?.fact.kind === "event_removed" ? place + 2 : place + 1;
  return told[next]?.fact.kind === "faint_checked";
}

function sceneOf(kind: SceneKind, goesOn: boolean, told: readonly Told[]): Scene {
  return { kind, goesOn, told, beats: beatsOf(told), hold: holdOf(kind, told) };
}

function beatsOf(told: readonly Told[]): readonly Beat[] {
  const beats: Beat[] = [];
  for (const [place, one] of told.entries()) {
    const last = beats.at(-1);
    if (last !== undefined && goesWith(last, one)) {
      const further = last.lead.kind === one.fact.kind && one.fact.kind !== "water" ? FURTHER : 0;
      beats[beats.length - 1] = { ...last, to: place + 1, ms: last.ms + further };
    } else {
      beats.push({ from: place, to: place + 1, lead: one.fact, ms: timeOf(one), stops: stopsAt(one.fact) });
    }
  }
  return beats;
}

/** Whether a fact is shown together with what comes before it. */
function goesWith(beat: Beat, { fact }: Told): boolean {
  if (fact.kind === "ghost_moved") return false;
  if (TIMES[fact.kind] === undefined) return true;
  if (fact.kind === "water" && beat.lead.kind === "reflowed") return true;
  return TOGETHER.has(fact.kind) && beat.lead.kind === fact.kind;
}

function stopsAt(fact: Happened): boolean {
  return fact.kind === "killed" || fact.kind === "token_placed";
}

/** What a fact takes, at the normal pace. */
function timeOf({ fact, mine }: Told): number {
  let ms = TIMES[fact.kind] ?? 0;
  if (fact.kind === "ghost_moved") ms = Math.min(ALONG, A_SPACE * (fact.params.before - fact.params.after));
  else if (fact.kind === "die_rolled" && fact.params.purpose !== "repair") ms += LINE;
  else if (fact.kind === "token_placed" && fact.params.token === "kraken") ms = KRAKEN;
  return mine && TRIVIAL.has(fact.kind) ? ms * QUICK : ms;
}

/** How long a scene stays to be read. */
function holdOf(kind: SceneKind, told: readonly Told[]): number {
  const mine = told.every((one) => one.mine);
  switch (kind) {
    case "event":
    case "faint":
    case "death":
      return readingTime(told);
    case "item":
    case "deck":
      return 700;
    case "skipped":
      return 500;
    case "turn":
      return mine ? 0 : 400;
    case "use":
      return mine ? 0 : 350;
    case "act":
      return told.some((one) => one.fact.kind === "die_rolled") ? 900 : mine ? 0 : 500;
    default:
      return 0;
  }
}

function readingTime(told: readonly Told[]): number {
  const texts = new Set(told.map((one) => one.text));
  let letters = 0;
  for (const text of texts) letters += text.length;
  return Math.min(LONGEST_HOLD, READING.least + READING.letter * letters);
}
