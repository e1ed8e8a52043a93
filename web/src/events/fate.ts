/** Where the die of fate lies, and the line that leads from it to the room that it names. */

import type { Box, Point } from "../plan/shapes";
import type { Plan } from "../plan/geometry";

const short = (value: number): string => String(Math.round(value * 10) / 10);
const at = ({ x, y }: Point): string => `${short(x)},${short(y)}`;

/** Places for the die, the best one first: outside of the boat. */
const SPOTS: Readonly<Record<Plan["kind"], readonly Point[]>> = {
  wide: [
    { x: 1172, y: 356 },
    { x: 936, y: 150 },
  ],
  tall: [
    { x: 346, y: 190 },
    { x: 60, y: 200 },
  ],
};
const NEAR: Readonly<Record<Plan["kind"], number>> = { wide: 150, tall: 60 };

/** The die's size: a die of 1 is about 60 wide. */
export const DIE_SCALE: Readonly<Record<Plan["kind"], number>> = { wide: 1.85, tall: 0.95 };

/** The point of a box that is nearest to another point. */
function nearest(box: Box, { x, y }: Point): Point {
  return { x: Math.max(box.x, Math.min(box.x + box.w, x)), y: Math.max(box.y, Math.min(box.y + box.h, y)) };
}

/** Where the die of fate comes to lie for a room. */
export function spotFor(plan: Plan, room: number): Point {
  const spots = SPOTS[plan.kind];
  const box = plan.rooms[room]?.box;
  const free = spots.find((spot) => {
    if (box === undefined) return true;
    const near = nearest(box, spot);
    return Math.hypot(near.x - spot.x, near.y - spot.y) > NEAR[plan.kind];
  });
  return free ?? spots[0] ?? { x: 0, y: 0 };
}

export interface FateLine {
  readonly d: string;
  readonly tip: Point;
  /** Degrees in which the tip points. */
  readonly turn: number;
}

/** An arc from the die to the edge of the room, as a thrown thing flies. */
export function lineTo(plan: Plan, from: Point, room: number): FateLine | null {
  const box = plan.rooms[room]?.box;
  if (box === undefined) return null;
  const inset = plan.kind === "wide" ? 14 : 8;
  const inner = { x: box.x + inset, y: box.y + inset, w: box.w - 2 * inset, h: inset };
  const tip = nearest(inner, from);
  const far = Math.hypot(tip.x - from.x, tip.y - from.y);
  const lift = far * 0.42;
  // as high as it flies it stays on the board: above it there are figures
  const top = plan.kind === "wide" ? -Infinity : plan.view.y + 2;
  const high = (by: number): number =>
    Math.max(top - (Math.min(from.y, tip.y) - top) * 0.33, Math.min(from.y, tip.y) - by);
  const first = { x: from.x + (tip.x - from.x) * 0.2, y: high(lift) };
  const second = { x: from.x + (tip.x - from.x) * 0.78, y: high(lift * 0.7) };
  const turn = (Math.atan2(tip.y - second.y, tip.x - second.x) * 180) / Math.PI;
  return { d: `M${at(from)} C${at(first)} ${at(second)} ${at(tip)}`, tip, turn };
}
