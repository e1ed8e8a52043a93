/** Where the spaces of the time track are: sixty in a ring of 21 x 11 round the sea, other numbers in a ring that holds them. */

import type { Point } from "../plan/shapes";

export type Side = "top" | "right" | "bottom" | "left";

export interface Space extends Point {
  readonly number: number;
  readonly side: Side;
  /** The length of its side. */
  readonly size: number;
  readonly w: number;
  readonly h: number;
  /** Whether it lies in a corner: there a stack grows aslant. */
  readonly corner: boolean;
}

export const LEFT = 12;
export const TOP = 12;
export const WIDTH = 1218;
export const HEIGHT = 638;
/** The life-ring: space 0. */
export const HAVEN: Point = { x: 112, y: 113 };

/** Columns and rows of a ring that holds so many spaces. */
export function ringOf(count: number): readonly [number, number] {
  let columns = 21;
  let rows = 11;
  while (2 * (columns + rows) - 4 < count) {
    columns += 2;
    rows += 1;
  }
  return [columns, rows];
}

/** The spaces of a track from the first one to 1. */
export function spacesOf(first: number): readonly Space[] {
  const [columns, rows] = ringOf(first);
  const w = WIDTH / columns;
  const h = HEIGHT / rows;
  const places = 2 * (columns + rows) - 4;
  const spaces: Space[] = [];
  for (let number = first; number >= 1; number--) {
    const k = places - number;
    let column: number;
    let row: number;
    let side: Side;
    if (k < columns) [column, row, side] = [k, 0, "top"];
    else if (k < columns + rows - 1) [column, row, side] = [columns - 1, k - columns + 1, "right"];
    else if (k < 2 * columns + rows - 2) [column, row, side] = [2 * columns + rows - 3 - k, rows - 1, "bottom"];
    else [column, row, side] = [0, places - k, "left"];
    const corner = (column === 0 || column === columns - 1) && (row === 0 || row === rows - 1);
    spaces.push({ number, x: LEFT + column * w, y: TOP + row * h, w, h, size: Math.min(w, h), side, corner });
  }
  return spaces;
}

const KEEPER = 14.5;
const SMALL = 11;

export interface ChipPlace extends Point {
  readonly r: number;
}

/** Where the pieces of a space begin. */
export function chipPlace(space: Space): Point {
  const x = space.x + space.w / 2;
  return { x, y: space.side === "bottom" ? space.y + space.h * 0.345 : space.y + space.h * 0.69 };
}

/** The way towards the middle of the board. */
export function inward(space: Space): Point {
  if (space.corner) {
    return { x: space.x < LEFT + WIDTH / 2 ? 0.75 : -0.75, y: space.y < TOP + HEIGHT / 2 ? 0.75 : -0.75 };
  }
  if (space.side === "top") return { x: 0, y: 1 };
  if (space.side === "bottom") return { x: 0, y: -1 };
  return space.side === "right" ? { x: -1, y: 0 } : { x: 1, y: 0 };
}

/** Where the Time Keepers of a stack lie, the bottom one first: up to three in a line, more in pairs. */
export function stackPlaces(space: Space, count: number): readonly ChipPlace[] {
  const unit = space.size / 58;
  const start = chipPlace(space);
  const way = inward(space);
  const sideways = { x: -way.y, y: way.x };
  const level = space.side === "left" || space.side === "right";
  if (count <= 3) {
    const back = level ? -8 : 0;
    return Array.from({ length: count }, (_, k) => ({
      x: start.x + way.x * (k * 15 + back) * unit,
      y: start.y + way.y * (k * 15 + back) * unit,
      r: KEEPER * unit,
    }));
  }
  const back = level ? -14 : 0;
  return Array.from({ length: count }, (_, k) => {
    const row = Math.floor(k / 2);
    const aside = k % 2 === 0 ? -9.5 : 9.5;
    return {
      x: start.x + (way.x * (row * 18 + back) + sideways.x * aside) * unit,
      y: start.y + (way.y * (row * 18 + back) + sideways.y * aside) * unit,
      r: SMALL * unit,
    };
  });
}

/** Where those who are rescued lie: round the life-ring. */
export function havenPlaces(count: number): readonly ChipPlace[] {
  return Array.from({ length: count }, (_, k) => {
    const turn = ((-90 + k * 45) * Math.PI) / 180;
    return { x: HAVEN.x + 30 * Math.cos(turn), y: HAVEN.y + 30 * Math.sin(turn), r: SMALL };
  });
}

const STOPS: readonly (readonly [number, string])[] = [
  [1, "deep"],
  [2 / 3, "far"],
  [5 / 12, "half"],
  [0.2, "near"],
  [1 / 60, "last"],
];

/** The colour of a space: from deep water to danger. */
export function spaceColour(number: number, first: number): string {
  const share = Math.max(1 / 60, Math.min(1, number / first));
  const at = Math.min(
    Math.max(
      1,
      STOPS.findIndex(([stop]) => share >= stop),
    ),
    STOPS.length - 1,
  );
  const [[high, from], [low, to]] = [STOPS[at - 1] ?? [1, "deep"], STOPS[at] ?? [0, "last"]];
  const part = Math.round((100 * (high - share)) / (high - low));
  return `color-mix(in srgb, var(--space-${to}) ${String(part)}%, var(--space-${from}))`;
}
