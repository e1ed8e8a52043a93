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
  return { steps: steps.slice(before + 1, last + 1), after: steps.length - 1 - last };
}
