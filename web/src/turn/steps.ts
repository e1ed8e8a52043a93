/** The steps of a way, in fewer lines: what is opened and what is entered become one. */

import type { Step } from "./shown";

export function roomSteps(steps: readonly Step[]): readonly Step[] {
  const lines: Step[] = [];
  let opening = 0;
  for (const step of steps) {
    if (step.kind === "open") opening += step.minutes;
    else if (step.kind === "stay") continue;
    else {
      lines.push({ ...step, minutes: step.minutes + (step.kind === "enter" ? opening : 0) });
      if (step.kind === "enter") opening = 0;
    }
  }
  return lines;
}
