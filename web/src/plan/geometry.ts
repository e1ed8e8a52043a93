/**
 * Where everything of the boat is, on a plan (plans.ts): hatches, exits and what a room is for come from the board that is played.
 */

import type { Boat } from "../protocol";
import { hatchOf } from "../timeline/hatches";
import type { Box, Point } from "./shapes";

export type Wall = "upright" | "flat" | "pipe";

export interface HatchPlace extends Point {
  /** "4-5", or "3-sea". */
  readonly id: string;
  readonly rooms: readonly [number, number];
  readonly wall: Wall | "up" | "down";
}

/** Where gnomes stand: middle, floor and width; how many go into one row; where a single one stands, beside the furniture. */
export interface Stand extends Point {
  readonly solo: number;
  readonly w: number;
  readonly row: number;
}

export interface RoomPlan {
  readonly box: Box;
  /** Its edge; the rooms at the ends follow the hull. */
  readonly outline: string;
  /** Whether its edge is its box, but for the round corners. */
  readonly boxed: boolean;
  readonly floor: number;
  readonly plate: Point;
  /** Where the sign of fire or water is. */
  readonly hazard: Point;
  readonly lamps: readonly Point[];
  readonly stand: Stand;
}

/** A place to stand, and how big one is there. */
export interface Slot extends Point {
  readonly scale: number;
}

export interface Plan {
  readonly kind: "wide" | "tall";
  readonly view: Box;
  readonly rooms: Readonly<Record<number, RoomPlan>>;
  readonly hatches: Readonly<Record<string, readonly [number, number, "upright" | "flat"]>>;
  readonly exits: Readonly<Record<number, readonly [number, number, "up" | "down"]>>;
  /** The sea with the hull left out, and its edge. */
  readonly sea: string;
  /** Beyond this nothing of the sea is drawn: the track lies there. */
  readonly inner: Box;
  readonly seaBox: Box;
  /** Slots of 1, 2, 3 ... divers. */
  readonly divers: readonly (readonly Slot[])[];
  readonly kraken: Point & { readonly scale: number };
  /** Sizes of gnomes: 1, 2, 3 in one row; then two rows, three rows; and how much higher a row is than the one before it. */
  readonly sizes: readonly [number, number, number];
  readonly crowd: readonly [number, number];
  readonly rise: number;
  /** The most in one of several rows. */
  readonly most: number;
  /** Size of the letters of prices and reasons. */
  readonly letters: number;
}

export const ROOMS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export const SEA = 0;

/** The rooms of a hatch, from its id; the sea is 0. */
export function roomsOf(hatch: string): readonly [number, number] {
  const [a = "", b = ""] = hatch.split("-");
  return [Number(a), b === "sea" ? SEA : Number(b)];
}

/** Where the hatches of a board are. Those that the printed board does not have get a place in the wall, or a pipe. */
export function hatchesOf(plan: Plan, boat: Pick<Boat, "interior" | "exterior">): readonly HatchPlace[] {
  const taken: HatchPlace[] = [];
  const inside = boat.interior.map((text) => hatchOf(...roomsOf(text)));
  const printed = inside.filter((id) => id in plan.hatches);
  for (const id of [...printed, ...inside.filter((id) => !(id in plan.hatches))]) {
    const place = plan.hatches[id];
    if (place !== undefined) taken.push({ id, rooms: roomsOf(id), x: place[0], y: place[1], wall: place[2] });
    else taken.push(madeHatch(plan, id, taken));
  }
  for (const room of boat.exterior) {
    const [x, y, wall] = plan.exits[room] ?? [0, 0, "up"];
    taken.push({ id: hatchOf(room, SEA), rooms: [room, SEA], x, y, wall });
  }
  return taken;
}

const WALL = 14; // how thick a wall may be
const APART = 40; // hatches of one wall are not nearer than that on the wide board

/** A hatch between two rooms that the printed board does not join. */
function madeHatch(plan: Plan, id: string, taken: readonly Point[]): HatchPlace {
  const [a, b] = roomsOf(id);
  const [one, other] = [plan.rooms[a]?.box, plan.rooms[b]?.box];
  if (one === undefined || other === undefined) return { id, rooms: [a, b], x: 0, y: 0, wall: "pipe" };
  const wall = sharedWall(one, other);
  const middle = {
    x: (one.x + one.w / 2 + other.x + other.w / 2) / 2,
    y: (one.y + one.h / 2 + other.y + other.h / 2) / 2,
  };
  const steps = [0, 1, -1, 2, -2, 3, -3, 4, -4].map((step) => step * APART * (plan.kind === "wide" ? 1 : 0.5));
  const choices = steps.map((step) =>
    wall === null
      ? { x: middle.x, y: middle.y + step }
      : wall.wall === "upright"
        ? { x: wall.x, y: wall.y + step }
        : { x: wall.x + step, y: wall.y },
  );
  const near = APART * (plan.kind === "wide" ? 0.9 : 0.45);
  const free = choices.find((at) => taken.every((other) => Math.hypot(at.x - other.x, at.y - other.y) >= near));
  return { id, rooms: [a, b], ...(free ?? middle), wall: wall?.wall ?? "pipe" };
}

function sharedWall(a: Box, b: Box): (Point & { readonly wall: "upright" | "flat" }) | null {
  const [left, right] = a.x < b.x ? [a, b] : [b, a];
  const [top, bottom] = a.y < b.y ? [a, b] : [b, a];
  const down = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  const along = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const across = right.x - left.x - left.w;
  const between = bottom.y - top.y - top.h;
  if (down > WALL && Math.abs(across) <= WALL)
    return { x: left.x + left.w + across / 2, y: Math.max(a.y, b.y) + down / 2, wall: "upright" };
  if (along > WALL && Math.abs(between) <= WALL)
    return { x: Math.max(a.x, b.x) + along / 2, y: top.y + top.h + between / 2, wall: "flat" };
  return null;
}

/** Where so many gnomes of a space stand: those in the back first. */
export function slots(plan: Plan, space: number, count: number): readonly Slot[] {
  if (space === SEA) return plan.divers[Math.min(count, plan.divers.length - 1)] ?? [];
  const stand = plan.rooms[space]?.stand;
  if (stand === undefined || count === 0) return [];
  const rows = rowsOf(plan, stand, count);
  const scale = rows.length > 1 ? plan.crowd[rows.length > 2 ? 1 : 0] : (plan.sizes[count - 1] ?? plan.crowd[0]);
  const width = plan.kind === "wide" ? 54 : 36;
  const margin = plan.kind === "wide" ? 34 : 18;
  const found: Slot[] = [];
  for (let row = rows.length - 1; row >= 0; row--) {
    const inRow = rows[row] ?? 0;
    const apart = inRow > 1 ? Math.min(width, (stand.w - margin) / (inRow - 1)) : 0;
    const even = rows.length > 1 && rows[0] === inRow;
    const shift = even ? (apart / 4) * (row % 2 === 1 ? 1 : -1) : 0;
    for (let place = 0; place < inRow; place++) {
      found.push({
        x: (count === 1 ? stand.solo : stand.x) - ((inRow - 1) * apart) / 2 + place * apart + shift,
        y: stand.y - row * plan.rise,
        scale: scale * (1 - 0.06 * row),
      });
    }
  }
  return found;
}

/** A stand that is narrower has more rows. */
const NARROW = { wide: 105, tall: 50 } as const;

/** How many stand in each row, the front one first. */
function rowsOf(plan: Plan, stand: Stand, count: number): readonly number[] {
  if (count <= stand.row) return [count];
  const most = stand.w < NARROW[plan.kind] ? 3 : Math.max(plan.most, stand.row);
  const rows = Math.max(2, Math.ceil(count / most));
  return Array.from({ length: rows }, (_, row) => Math.floor(count / rows) + (row < count % rows ? 1 : 0));
}
