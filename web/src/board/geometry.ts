/**
 * Where everything of the boat is: once for wide screens (the concept's 1600 x 900), once for phones (its 390 x 844).
 * Rooms are always ten, in their printed places; hatches, exits and what a room is for come from the board that is played.
 */

import type { Boat } from "../protocol";
import { roundBox, type Box, type Point } from "./shapes";

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

const HULL =
  "M144,409 C144,352 214,254 334,254 L944,254 C1060,254 1164,318 1164,409 C1164,500 1060,564 944,564 L334,564 C214,564 144,466 144,409Z";
const TOWER = "M578,262 L590,152 Q591,138 606,138 L714,138 Q729,138 730,152 L742,262Z";
const TALL_HULL =
  "M14,346 C14,292 46,232 98,232 L300,232 C344,232 378,282 378,346 C378,410 344,460 300,460 L98,460 C46,460 14,400 14,346Z";
const TALL_TOWER = "M150,236 L156,178 Q157,168 166,168 L216,168 Q225,168 226,178 L232,236Z";

function room(
  box: readonly [number, number, number, number],
  floor: number,
  plate: readonly [number, number],
  hazard: readonly [number, number],
  stand: readonly [number, number, number, number, number],
  lamps: readonly (readonly [number, number])[],
  r: number,
  outline?: string,
): RoomPlan {
  const [x, y, w, h] = box;
  const shape = { x, y, w, h };
  return {
    box: shape,
    outline: outline ?? roundBox(shape, r),
    boxed: outline === undefined,
    floor,
    plate: { x: plate[0], y: plate[1] },
    hazard: { x: hazard[0], y: hazard[1] },
    lamps: lamps.map(([x, y]) => ({ x, y })),
    stand: { x: stand[0], y: stand[1], w: stand[2], row: stand[3], solo: stand[4] },
  };
}

export const WIDE: Plan = {
  kind: "wide",
  view: { x: 8, y: 8, w: 1226, h: 646 },
  rooms: {
    1: room(
      [160, 270, 140, 278],
      506,
      [232, 312],
      [216, 342],
      [240, 510, 100, 3, 262],
      [[246, 292]],
      0,
      "M300,544.7 C210.8,527.8 162,450.7 162,409 C162,367.3 210.8,290.2 300,273.3 Z",
    ),
    2: room([310, 270, 164, 154], 416, [330, 290], [457, 290], [392, 420, 140, 3, 436], [[394, 276]], 8),
    3: room([310, 434, 164, 114], 538, [330, 454], [362, 454], [392, 542, 140, 3, 410], [[396, 440]], 8),
    4: room([484, 384, 158, 164], 538, [516, 412], [624, 418], [563, 542, 140, 3, 614], [[600, 396]], 8),
    5: room(
      [484, 270, 352, 104],
      366,
      [504, 290],
      [536, 290],
      [660, 370, 320, 8, 664],
      [
        [560, 276],
        [680, 276],
        [806, 276],
      ],
      8,
    ),
    6: room(
      [594, 152, 132, 106],
      250,
      [620, 174],
      [620, 202],
      [660, 254, 110, 3, 690],
      [[672, 158]],
      0,
      "M594,258 L603,160 Q604,152 612,152 L708,152 Q716,152 717,160 L726,258 Z",
    ),
    7: room([678, 384, 158, 164], 538, [698, 404], [804, 412], [757, 542, 140, 3, 742], [[794, 396]], 8),
    8: room([846, 270, 154, 154], 416, [866, 290], [982, 290], [923, 420, 130, 3, 962], [[934, 276]], 8),
    9: room([846, 434, 154, 114], 538, [866, 454], [898, 454], [923, 542, 130, 3, 923], [[930, 440]], 8),
    10: room(
      [1010, 270, 140, 278],
      506,
      [1031, 308],
      [1046, 339],
      [1062, 508, 96, 3, 1060],
      [[1066, 292]],
      0,
      "M1010,277.8 C1087.1,295.9 1148,344.2 1148,409 C1148,473.8 1087.1,522.1 1010,540.2 Z",
    ),
  },
  hatches: {
    "1-2": [305, 346, "upright"],
    "1-3": [305, 490, "upright"],
    "2-3": [424, 429, "flat"],
    "2-4": [479, 404, "upright"],
    "2-5": [479, 326, "upright"],
    "3-4": [479, 492, "upright"],
    "4-5": [606, 379, "flat"],
    "5-6": [640, 264, "flat"],
    "5-7": [762, 379, "flat"],
    "5-8": [841, 326, "upright"],
    "7-8": [841, 404, "upright"],
    "7-9": [841, 492, "upright"],
    "8-9": [924, 429, "flat"],
    "8-10": [1005, 346, "upright"],
    "9-10": [1005, 490, "upright"],
  },
  exits: {
    1: [262, 548, "down"],
    2: [392, 262, "up"],
    3: [400, 556, "down"],
    4: [563, 556, "down"],
    5: [530, 262, "up"],
    6: [684, 145, "up"],
    7: [757, 556, "down"],
    8: [923, 262, "up"],
    9: [924, 556, "down"],
    10: [1044, 548, "down"],
  },
  sea: `M72,72 H1170 V590 H72Z ${HULL} ${TOWER}`,
  inner: { x: 70, y: 70, w: 1102, h: 522 },
  seaBox: { x: 72, y: 72, w: 1098, h: 518 },
  divers: [
    [],
    [{ x: 800, y: 236, scale: 0.62 }],
    [
      { x: 776, y: 240, scale: 0.54 },
      { x: 830, y: 236, scale: 0.54 },
    ],
    [
      { x: 806, y: 164, scale: 0.48 },
      { x: 772, y: 242, scale: 0.48 },
      { x: 826, y: 240, scale: 0.48 },
    ],
    [
      { x: 778, y: 164, scale: 0.46 },
      { x: 826, y: 160, scale: 0.46 },
      { x: 772, y: 242, scale: 0.46 },
      { x: 822, y: 240, scale: 0.46 },
    ],
    ...[5, 6, 7, 8].map((count) =>
      [
        { x: 778, y: 126 },
        { x: 820, y: 122 },
        { x: 862, y: 126 },
        { x: 772, y: 186 },
        { x: 814, y: 184 },
        { x: 768, y: 246 },
        { x: 810, y: 244 },
        { x: 852, y: 244 },
      ]
        .slice(8 - count)
        .map((point) => ({ ...point, scale: 0.36 })),
    ),
  ],
  kraken: { x: 1012, y: 166, scale: 0.92 },
  sizes: [0.62, 0.6, 0.56],
  crowd: [0.5, 0.46],
  rise: 26,
  most: 4,
  letters: 14,
};

export const TALL: Plan = {
  kind: "tall",
  view: { x: 0, y: 146, w: 390, h: 330 },
  rooms: {
    1: room(
      [20, 241, 58, 210],
      424,
      [62, 284],
      [57, 308],
      [53, 428, 42, 1, 56],
      [[66, 252]],
      0,
      "M78,446.6 C43.3,432 23,384.5 23,346 C23,307.5 43.3,260 78,245.4 Z",
    ),
    2: room([82, 241, 56, 98], 332, [95, 254], [119, 254], [110, 335, 46, 2, 112], [[110, 244]], 5),
    3: room([82, 343, 56, 108], 444, [95, 357], [119, 357], [110, 447, 46, 2, 116], [[110, 346]], 5),
    4: room([142, 319, 54, 132], 444, [162, 340], [184, 345], [169, 447, 46, 2, 172], [[169, 322]], 5),
    5: room([142, 241, 114, 74], 308, [155, 254], [178, 254], [199, 311, 100, 4, 220], [[206, 244]], 5),
    6: room(
      [158, 176, 66, 60],
      230,
      [176, 190],
      [176, 210],
      [192, 233, 48, 2, 196],
      [[196, 178]],
      0,
      "M158,236 L164,182 Q165,176 170,176 L212,176 Q217,176 218,182 L224,236 Z",
    ),
    7: room([202, 319, 54, 132], 444, [217, 338], [240, 345], [229, 447, 46, 2, 229], [[229, 322]], 5),
    8: room([260, 241, 54, 98], 332, [273, 254], [298, 254], [287, 335, 46, 2, 288], [[287, 244]], 5),
    9: room([260, 343, 54, 108], 444, [273, 357], [298, 357], [287, 447, 46, 2, 287], [[287, 346]], 5),
    10: room(
      [318, 241, 54, 210],
      424,
      [333, 276],
      [340, 299],
      [340, 428, 40, 1, 339],
      [[328, 252]],
      0,
      "M318,245.3 C347.9,258.3 369,299.8 369,346 C369,392.2 347.9,433.7 318,446.7 Z",
    ),
  },
  hatches: {
    "1-2": [80, 300, "upright"],
    "1-3": [80, 390, "upright"],
    "2-3": [112, 341, "flat"],
    "2-4": [140, 329, "upright"],
    "2-5": [140, 278, "upright"],
    "3-4": [140, 396, "upright"],
    "4-5": [180, 317, "flat"],
    "5-6": [192, 238, "flat"],
    "5-7": [232, 317, "flat"],
    "5-8": [258, 278, "upright"],
    "7-8": [258, 329, "upright"],
    "7-9": [258, 396, "upright"],
    "8-9": [288, 341, "flat"],
    "8-10": [316, 300, "upright"],
    "9-10": [316, 390, "upright"],
  },
  exits: {
    1: [66, 448, "down"],
    2: [110, 236, "up"],
    3: [112, 456, "down"],
    4: [169, 456, "down"],
    5: [244, 236, "up"],
    6: [206, 172, "up"],
    7: [229, 456, "down"],
    8: [287, 236, "up"],
    9: [288, 456, "down"],
    10: [330, 448, "down"],
  },
  sea: `M2,150 H388 V474 H2Z ${TALL_HULL} ${TALL_TOWER}`,
  inner: { x: 0, y: 146, w: 390, h: 330 },
  seaBox: { x: 2, y: 150, w: 386, h: 324 },
  divers: [
    [],
    [{ x: 262, y: 224, scale: 0.42 }],
    [
      { x: 252, y: 226, scale: 0.38 },
      { x: 286, y: 222, scale: 0.38 },
    ],
    ...[3, 4, 5, 6, 7, 8].map((count) =>
      [
        { x: 20, y: 222 },
        { x: 46, y: 224 },
        { x: 72, y: 225 },
        { x: 98, y: 226 },
        { x: 124, y: 227 },
        { x: 298, y: 228 },
        { x: 272, y: 229 },
        { x: 246, y: 230 },
      ]
        .slice(8 - count)
        .map((point) => ({ ...point, scale: 0.32 })),
    ),
  ],
  kraken: { x: 350, y: 192, scale: 0.42 },
  sizes: [0.44, 0.37, 0.34],
  crowd: [0.33, 0.29],
  rise: 19,
  most: 3,
  letters: 11.5,
};

/** The rooms of a hatch, from its id; the sea is 0. */
export function roomsOf(hatch: string): readonly [number, number] {
  const [a = "", b = ""] = hatch.split("-");
  return [Number(a), b === "sea" ? SEA : Number(b)];
}

/** The id of the hatch between two spaces. */
export function hatchOf(a: number, b: number): string {
  if (a === SEA || b === SEA) return `${Math.max(a, b)}-sea`;
  return `${Math.min(a, b)}-${Math.max(a, b)}`;
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
