/** The decisions that stand, in order: what one can go back to. What was taken back is not among them. */

import type { Message, Said } from "../protocol";

export interface Step {
  /** How many decisions stood before it: to go back there is to undo it. */
  readonly number: number;
  readonly gnome: string;
  /** The player who said so; empty: a bot did. */
  readonly by: string;
  readonly decision: Said;
  /** Whether the next turn began with it. */
  readonly ends: boolean;
}

/** The decisions that stand after a message; `stood` is how many did before it. A table may go on from a logbook: it does not begin at 0. */
export function stepsAfter(before: readonly Step[], message: Message, stood: number): readonly Step[] {
  const begun = new Set(message.facts.filter((fact) => fact.kind === "turn_begins").map((fact) => fact.entry));
  let steps = message.since === null ? [] : [...before];
  let number = message.since === null ? beginning(message) : stood;
  for (const entry of message.entries) {
    if (entry.kind === "taken_back") {
      number = entry.to ?? number;
      const left = number;
      steps = steps.filter((step) => step.number < left);
    } else if (entry.kind === "decided" && entry.decision !== null) {
      const ends = begun.has(entry.number);
      steps.push({ number, gnome: entry.gnome ?? "", by: entry.by ?? "", decision: entry.decision, ends });
      number += 1;
    }
  }
  return steps;
}

/** Whether somebody at these seats has something to take back: a step of theirs, or one that a logbook may have brought and nobody is told of. */
export function hasDecided(steps: readonly Step[], message: Message, seats: readonly string[]): boolean {
  return steps.some((step) => seats.includes(step.by)) || message.decisions > steps.length;
}

/** How many decisions stood before the first entry. Once something was taken back that cannot be told, and hardly matters: 0. */
function beginning(message: Message): number {
  if (message.entries.some((entry) => entry.kind === "taken_back")) return 0;
  return message.decisions - message.entries.filter((entry) => entry.kind === "decided").length;
}
