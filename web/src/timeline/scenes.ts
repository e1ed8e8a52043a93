/**
 * Facts cut into scenes (an event card with all that it does, a move, an action) and each scene into beats: what is
 * shown at once, and for how long. Times are those of the normal pace, in milliseconds.
 */

import type { FactKind, Happened } from "../protocol";
import { CUES, HOLDS, QUICK, timeOf } from "./cues";
import type { Told } from "./telling";

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

/** Facts that are shown together: from one moment to another. The first one is what they are about. */
export interface Beat {
  readonly from: number;
  readonly to: number;
  readonly ms: number;
  /** How many times as long as usual it takes: what one has just decided oneself is quick. */
  readonly scale: number;
  /** A death or a Destruction token: who watches says when to go on. */
  readonly stops: boolean;
}

export interface Scene {
  readonly kind: SceneKind;
  /** It goes on with the scene before it, which a question had parted in two. */
  readonly goesOn: boolean;
  readonly from: number;
  readonly to: number;
  readonly beats: readonly Beat[];
  /** How long it stays when all has been shown. */
  readonly hold: number;
}

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

/** The scenes between two moments. `before` is the kind of the scene that the facts before them have ended with. */
export function scenesOf(told: readonly Told[], from: number, to: number, before: SceneKind | null): readonly Scene[] {
  const scenes: Scene[] = [];
  let kind = before;
  let goesOn = true;
  let first = from;
  const close = (place: number): void => {
    if (place > first && kind !== null) scenes.push(sceneOf(kind, goesOn && before !== null, told, first, place));
    first = place;
    goesOn = false;
  };
  for (let place = from; place < to; place += 1) {
    const next = beginning(told, place, kind);
    if (next === null) continue;
    close(place);
    kind = next;
  }
  close(to);
  return scenes;
}

/** The moment at which the turn began that goes on at another. */
export function turnOf(told: readonly Told[], moment: number): number {
  return Math.max(
    0,
    told.findLastIndex((one, place) => place < moment && one.fact.kind === "turn_begins"),
  );
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

function sceneOf(kind: SceneKind, goesOn: boolean, told: readonly Told[], from: number, to: number): Scene {
  const hold = holdOf(kind, told.slice(from, to));
  return { kind, goesOn, from, to, beats: beatsOf(told, from, to), hold };
}

function beatsOf(told: readonly Told[], from: number, to: number): readonly Beat[] {
  const beats: Beat[] = [];
  for (const [shift, one] of told.slice(from, to).entries()) {
    const place = from + shift;
    const last = beats.at(-1);
    const lead = last === undefined ? undefined : told[last.from]?.fact;
    if (last !== undefined && lead !== undefined && goesWith(lead, one.fact)) {
      const further = lead.kind === one.fact.kind && one.fact.kind !== "water" ? CUES.further : 0;
      beats[beats.length - 1] = { ...last, to: place + 1, ms: last.ms + further };
    } else {
      const scale = one.mine && TRIVIAL.has(one.fact.kind) ? QUICK : 1;
      beats.push({ from: place, to: place + 1, ms: lasting(one.fact) * scale, scale, stops: stopsAt(one.fact) });
    }
  }
  return beats;
}

/** Whether a fact is shown together with the one before it that leads. */
function goesWith(lead: Happened, fact: Happened): boolean {
  if (fact.kind === "ghost_moved") return false;
  if (timeOf(fact.kind) === null) return true;
  if (fact.kind === "water" && lead.kind === "reflowed") return true;
  return TOGETHER.has(fact.kind) && lead.kind === fact.kind;
}

function stopsAt(fact: Happened): boolean {
  return fact.kind === "killed" || fact.kind === "token_placed";
}

/** What a fact takes. */
function lasting(fact: Happened): number {
  if (fact.kind === "ghost_moved") {
    return Math.min(CUES.ghost_most, CUES.ghost_space * (fact.params.before - fact.params.after));
  }
  if (fact.kind === "token_placed" && fact.params.token === "kraken")
    return CUES.kraken_eyes + CUES.kraken_arms + CUES.token_placed;
  const line = fact.kind === "die_rolled" && fact.params.purpose !== "repair" ? CUES.line : 0;
  return (timeOf(fact.kind) ?? 0) + line;
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
      return HOLDS.card;
    case "skipped":
      return HOLDS.skipped;
    case "turn":
      return mine ? 0 : HOLDS.turn;
    case "use":
      return mine ? 0 : HOLDS.used;
    case "act":
      return told.some((one) => one.fact.kind === "die_rolled") ? HOLDS.rolled : mine ? 0 : HOLDS.acted;
    default:
      return 0;
  }
}

function readingTime(told: readonly Told[]): number {
  const texts = new Set(told.map((one) => one.text));
  let letters = 0;
  for (const text of texts) letters += text.length;
  return Math.min(HOLDS.longest, HOLDS.least + HOLDS.letter * letters);
}

/** How long a scene is held. Where nothing moves, what others did is held a little in any case. */
export function holdTime({ kind, from, to, hold }: Scene, told: readonly Told[], still: boolean): number {
  const others = still && kind !== "time" && told.slice(from, to).some((one) => !one.mine);
  return Math.max(hold, others ? HOLDS.still : 0);
}

/** How long the card takes to go away at the end of a scene. */
export function awayTime(kind: SceneKind): number {
  return kind === "event" || kind === "faint" ? CUES.away : 0;
}
