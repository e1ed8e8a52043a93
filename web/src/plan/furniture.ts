/** What stands in which room: the six things with a purpose where the board puts them, the rest in the rooms that are left. */

import type { Boat } from "../protocol";
import { ROOMS, type Plan } from "./geometry";
import type { Point } from "./shapes";

export type FurnitureName =
  "engine" | "pumps" | "laundry" | "reactor" | "mess" | "tower" | "missiles" | "stores" | "bunks" | "cabin";

/** The rooms for which the furniture is drawn. */
const HOMES: Readonly<Record<FurnitureName, number>> = {
  engine: 1,
  pumps: 2,
  laundry: 3,
  reactor: 4,
  mess: 5,
  tower: 6,
  missiles: 7,
  stores: 8,
  bunks: 9,
  cabin: 10,
};

/** The middle of the thing itself, where something is done with it. */
const MIDDLES: Readonly<Record<Plan["kind"], Readonly<Partial<Record<FurnitureName, readonly [number, number]>>>>> = {
  wide: {
    engine: [242, 420],
    pumps: [366, 352],
    reactor: [552, 452],
    missiles: [800, 452],
    stores: [906, 334],
    cabin: [1100, 412],
  },
  tall: {
    engine: [62, 380],
    pumps: [111, 296],
    reactor: [169, 390],
    missiles: [230, 400],
    stores: [286, 290],
    cabin: [344, 366],
  },
};

export interface Furniture {
  readonly room: number;
  readonly name: FurnitureName;
  /** From the room for which it is drawn to the one in which it stands. */
  readonly transform: string | null;
  readonly middle: Point | null;
}

export function furnitureOf(plan: Plan, boat: Pick<Boat, "purposes">): readonly Furniture[] {
  const given = new Map<number, FurnitureName>();
  for (const [purpose, room] of Object.entries(boat.purposes)) {
    if (purpose in HOMES) given.set(room, purpose as FurnitureName);
  }
  const named = [...given.values()];
  const left = (Object.keys(HOMES) as FurnitureName[]).filter((name) => !named.includes(name));
  for (const name of left) if (!given.has(HOMES[name])) given.set(HOMES[name], name);
  const homeless = left.filter((name) => ![...given.values()].includes(name));
  for (const room of ROOMS) {
    if (given.has(room)) continue;
    const name = homeless.shift();
    if (name !== undefined) given.set(room, name);
  }
  return ROOMS.flatMap((room) => {
    const name = given.get(room);
    return name === undefined ? [] : [set(plan, room, name)];
  });
}

function set(plan: Plan, room: number, name: FurnitureName): Furniture {
  const home = plan.rooms[HOMES[name]];
  const here = plan.rooms[room];
  const [x, y] = MIDDLES[plan.kind][name] ?? [];
  const middle = x === undefined || y === undefined ? null : { x, y };
  if (home === undefined || here === undefined || room === HOMES[name]) return { room, name, transform: null, middle };
  const scale = Math.min(
    1.1,
    (here.stand.w + 20) / home.box.w,
    (here.floor - here.box.y - 20) / (home.floor - home.box.y - 20),
  );
  const from = { x: home.box.x + home.box.w / 2, y: home.floor };
  const to = { x: here.stand.x, y: here.floor };
  return {
    room,
    name,
    transform: `translate(${to.x},${to.y}) scale(${scale.toFixed(3)}) translate(${-from.x},${-from.y})`,
    middle: middle && { x: to.x + (middle.x - from.x) * scale, y: to.y + (middle.y - from.y) * scale },
  };
}
