/** The story as lines: the sentences about facts that stand. */

import type { Happened } from "../protocol";
import type { Telling } from "./telling";

/** A sentence of the logbook, with the facts that it tells and the minute at which it was told. */
export interface Line {
  readonly text: string;
  readonly facts: readonly Happened[];
  readonly minute: number;
  /** The moments before and after what it tells. */
  readonly from: number;
  readonly to: number;
}

/**
 * Return the lines of what stands. The minute of a line is that of its last fact that has one, or else of the line before.
 * `moments` has the moment after each fact that was sent, NaN for those that do not stand. A sentence that also tells
 * something undone is left out. Lines that have not changed are reused from `before`.
 */
export function linesOf(
  { origin, sentences }: Telling,
  moments: readonly number[],
  before: readonly Line[],
): readonly Line[] {
  let minute = origin.view.ghost;
  const lines: Line[] = [];
  for (const { text, first, facts } of sentences) {
    const from = (moments[first] ?? NaN) - 1;
    const to = moments[first + facts.length - 1] ?? NaN;
    if (to - from !== facts.length) continue;
    for (const fact of facts) minute = minuteOf(fact) ?? minute;
    const last = before[lines.length];
    const same = last !== undefined && last.facts === facts && last.minute === minute && last.from === from;
    lines.push(same ? last : { text, facts, minute, from, to });
  }
  return lines;
}

/** The space of the Time Track that a fact brings, if it brings one. */
function minuteOf(fact: Happened): number | undefined {
  switch (fact.kind) {
    case "turn_begins":
    case "turn_ends":
    case "keeper_stacked":
      return fact.params.space;
    case "ghost_moved":
    case "keeper_moved":
      return fact.params.after;
    default:
      return undefined;
  }
}
