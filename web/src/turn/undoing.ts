/** What can be taken back: the steps of the last turn in which somebody at this screen has decided. */

import type { Step } from "../timeline/timeline";

export interface Undoable {
  /** Of the turn, up to the last own one; first to last. */
  readonly steps: readonly Step[];
  /** How many decisions came after them. */
  readonly after: number;
}

/** Whether somebody at these seats has something to take back. */
export function hasDecided(steps: readonly Step[], seats: readonly string[]): boolean {
  return steps.some((step) => seats.includes(step.by));
}

/** A hatch and the way through it are one step to look at. */
export function folded(steps: readonly Step[]): readonly Step[] {
  return steps.filter((step, place) => step.decision.kind !== "enter" || steps[place - 1]?.decision.kind !== "open");
}

/** The steps that a reader with these seats may want to take back. */
export function undoable(steps: readonly Step[], seats: readonly string[]): Undoable {
  const last = steps.findLastIndex((step) => seats.includes(step.by));
  if (last < 0) return { steps: [], after: 0 };
  const before = steps.slice(0, last).findLastIndex((step) => step.ends);
  const turn = steps.slice(before + 1, last + 1);
  const first = turn.findIndex((step) => seats.includes(step.by)); // in a turn of somebody else's one may only have answered
  return { steps: turn.slice(first), after: steps.length - 1 - last };
}

const WALKING: ReadonlySet<string> = new Set(["open", "enter", "stay"]);

/**
 * The number of the decision at which the last click of these seats began. `clicks` are the numbers at which clicks are known to have
 * begun; without one, as after a reload, a walk is one click.
 */
export function lastClick(steps: readonly Step[], seats: readonly string[], clicks: readonly number[]): number | null {
  const last = steps.findLastIndex((step) => seats.includes(step.by));
  const step = steps[last];
  if (step === undefined) return null;
  const own =
    steps.slice(0, last).findLastIndex((one) => one.by !== step.by || one.gnome !== step.gnome || one.ends) + 1;
  const begun = clicks.findLast((click) => click <= step.number);
  const click = steps.findIndex((one) => one.number === begun);
  if (click >= own) return steps[click]?.number ?? null;
  if (!WALKING.has(step.decision.kind)) return step.number;
  const other = steps.slice(own, last).findLastIndex((one) => !WALKING.has(one.decision.kind));
  return steps[own + other + 1]?.number ?? null;
}
