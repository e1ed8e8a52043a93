/**
 * The durations of everything that is shown of a game, in milliseconds at the normal pace. The cursor, the board, cards,
 * sounds and styles all use this table; in styles `keeper_moved` is `--cue-keeper-moved`.
 */

import type { FactKind } from "../protocol";
import type { Pace } from "../settings/settings.svelte";

/** The duration of each kind of fact. A kind without one is shown with the fact before it. */
const FACTS = {
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
} as const satisfies { readonly [Kind in FactKind]?: number };

/** The durations of parts of these, and of what is shown beside them. */
const PARTS = {
  line: 250, // from the die to the room that it shows
  ghost_space: 120,
  ghost_most: 900,
  keepers_most: 1_200,
  restack: 200, // Time Keepers on one space
  plank: 200,
  second_plank: 100, // after the first
  wheel: 250,
  gone: 900, // who has died or left
  kraken_eyes: 600, // when it comes; then its arms, then its token
  kraken_arms: 900,
  pupils: 400,
  lights: 300, // what is lit, and filled, up to a figure
  struck: 900, // the number and the frame of a room
  veil: 200,
  dusk: 600,
  flash: 500,
  badge: 300,
  tip: 120,
  shake: 240,
  mug: 240,
  next_mug: 90,
  doubt: 500, // whether somebody faints
  sways: 900,
  phase: 200, // of a reflow, in words
  next_phase: 350,
  further: 100, // each further one of several like facts
  away: 300, // a card that goes when it was read
  back: 120, // a decision that is taken back
} as const;

export const CUES = { ...FACTS, ...PARTS };
export type Cue = keyof typeof CUES;

/** Return the duration of a kind of fact; null if it is shown with the fact before it. */
export function timeOf(kind: FactKind): number | null {
  return (CUES as { readonly [Kind in FactKind]?: number })[kind] ?? null;
}

/** How long things are held to be read. */
export const HOLDS = {
  least: 900,
  letter: 35,
  longest: 4_000,
  card: 700,
  skipped: 500,
  turn: 400,
  used: 350,
  rolled: 900,
  acted: 500,
  still: 500, // others' deeds, where nothing moves
  stop: 1_500, // a death or a token at a fast pace
} as const;

/** The factor for what the reader has just decided. */
export const QUICK = 0.35;

/** The factor of each pace. With playback off, changes on the board move at the normal pace. */
export const FACTORS: { readonly [Name in Pace]: number } = { slow: 2, normal: 1, fast: 0.5, off: 1 };

/** Return the table as custom properties, multiplied by a factor. */
export function cueProperties(factor: number): readonly (readonly [string, string])[] {
  return Object.entries(CUES).map(([cue, ms]) => [`--cue-${cue.replaceAll("_", "-")}`, `${String(ms * factor)}ms`]);
}

/** Set these on an element, for the styles of everything in it. */
export function cue(root: HTMLElement, factor: number): void {
  for (const [name, value] of cueProperties(factor)) root.style.setProperty(name, value);
}
