/** The three rests of a phone's sheet. */

export type Rest = "bar" | "half" | "full";

/** What the sheet has to hold: the minutes of an action, what happens, or less than that. */
export type Holds = "dial" | "events" | "plain";

const ORDER: readonly Rest[] = ["bar", "half", "full"];
const FAR = 24; // pixels that a finger has to go
const BAR = 92;
const LOW = 720; // a screen of less height needs each of its pixels
const LOW_HALF: Readonly<Record<Holds, number>> = { dial: 286, events: 264, plain: 232 };

/**
 * Where the sheet rests after a drag of so many pixels downwards: the next rest on that side, or the one beyond it if
 * that is nearer, where the heights of the rests are known. A tap goes round.
 */
export function afterDrag(rest: Rest, down: number, heightOf: ((rest: Rest) => number) | null = null): Rest {
  const at = ORDER.indexOf(rest);
  if (Math.abs(down) < FAR) return rest === "half" ? "full" : "half";
  const ahead = down < 0 ? ORDER.slice(at + 1) : ORDER.slice(0, at).toReversed();
  if (heightOf === null) return ahead[0] ?? rest;
  const height = heightOf(rest) - down;
  const away = (one: Rest): number => Math.abs(heightOf(one) - height);
  return ahead.toSorted((one, other) => away(one) - away(other))[0] ?? rest;
}

/** How high the sheet is while a finger has drawn it so far upwards: no higher and no lower than it can rest. */
export function drawnHeight(rest: Rest, up: number, heightOf: (rest: Rest) => number): number {
  return Math.max(heightOf("bar"), Math.min(heightOf("full"), heightOf(rest) + up));
}

/** Whether a screen has little room. */
export const isLow = (screen: number): boolean => screen < LOW;

/** How high the sheet is on a screen so high. What happens is never hidden in the bar. */
export function sheetHeight(rest: Rest, screen: number, holds: Holds = "plain"): number {
  if (rest === "bar" && holds !== "events") return BAR;
  const half = isLow(screen) ? LOW_HALF[holds] : Math.round(Math.min(340, Math.max(292, screen * 0.36)));
  return rest === "full" ? Math.min(screen - 150, half + 56) : half;
}

/** Whether it lies over the bar of the crew, and over the icons of the turn that take its place. */
export function hidesCrew(rest: Rest, screen: number, holds: Holds): boolean {
  if (!isLow(screen)) return rest === "full" && holds !== "events";
  return holds === "events" || rest === "full" || (rest === "half" && holds === "dial");
}
