/** Where the marks of a turn are drawn: frames, prices, reasons and deeds, so that none hides another or a face. */

import { hatchOf } from "../timeline/hatches";
import type { Mark } from "../turn/marks";
import { deedIcon } from "../turn/deedIcons";
import { furnitureOf } from "../plan/furniture";
import { SEA, type HatchPlace, type Plan } from "../plan/geometry";
import { BODY, boxAt, FACE, OTHER, overlap, placed, PLATE, type Obstacle, type Wish } from "../plan/place";
import type { Standing } from "../plan/reading";
import { lines, textWidth, type Box, type Point } from "../plan/shapes";
import type { Boat } from "../protocol";

/** A text on a ground of its own. */
export interface Pill extends Box {
  readonly lines: readonly string[];
  readonly size: number;
  readonly lead: number;
  readonly skull: boolean;
  /** The signs of cards, behind the text. */
  readonly icons: readonly string[];
}

export interface SpaceMark {
  /** Its own among all marks of its kind. */
  readonly id: string;
  readonly mark: Mark;
  readonly space: number;
  readonly pill: Pill | null;
}

export interface HatchMark {
  readonly id: string;
  readonly mark: Mark;
  readonly hatch: HatchPlace;
  readonly pill: Pill | null;
}

export interface DeedMark {
  readonly id: string;
  readonly mark: Mark;
  readonly at: Point;
  readonly icon: string;
  /** The hatch that it is about: it is ringed. */
  readonly hatch: HatchPlace | null;
  /** One of many with gnomes that stand close: it shows itself only to who points at its gnome. */
  readonly shy: boolean;
  readonly pill: Pill | null;
}

export interface GnomeMark {
  readonly id: string;
  readonly mark: Mark;
  readonly standing: Standing;
  readonly pill: Pill | null;
}

export interface Marking {
  readonly spaces: readonly SpaceMark[];
  readonly hatches: readonly HatchMark[];
  readonly deeds: readonly DeedMark[];
  readonly gnomes: readonly GnomeMark[];
}

export interface Ground {
  readonly plan: Plan;
  readonly boat: Boat;
  readonly hatches: readonly HatchPlace[];
  readonly standing: readonly Standing[];
  /** The room of the gnome that acts. */
  readonly here: number | null;
  readonly acting: string | null;
  /** The rooms that have a sign of fire or water; without it any may. */
  readonly signs?: readonly number[];
  /** How wide the names on the rooms' plates are. */
  readonly names?: Readonly<Record<number, number>>;
}

/** The radius of the ring round a hatch on the wide board: it leaves the rooms' numbers free. */
export const RING = 21;

/** The radius of a deed's badge. */
export const deedRadius = (plan: Plan): number => Math.round(plan.letters * 1.22);

const MANY = 1; // deeds with other gnomes that may show themselves
const SMALLER = 0.86; // the letters beside hatches, deeds and gnomes

/** How big the ground of a text is. */
function pillSize(
  text: string,
  letters: number,
  width: number,
  skull: boolean,
  icons: readonly string[] = [],
): Omit<Pill, "x" | "y"> {
  const shown = lines(text, letters, width);
  const signs = icons.length + Number(skull);
  const wide = Math.max(...shown.map((line) => textWidth(line, letters))) + signs * letters * 1.3;
  const lead = letters * 1.18;
  return {
    lines: shown,
    size: letters,
    lead,
    skull,
    icons,
    w: Math.ceil(wide + letters * 1.4),
    h: Math.ceil(lead * shown.length + letters * 0.7),
  };
}

/** The face of who stands there, and the hat with its sign. */
function faceOf({ gnome, slot }: Standing): Obstacle {
  const { x, y, scale } = slot;
  const box = gnome.fainted
    ? { x: x - 88 * scale, y: y - 64 * scale, w: 84 * scale, h: 64 * scale }
    : { x: x - 34 * scale, y: y - 146 * scale, w: 68 * scale, h: 96 * scale };
  return { ...box, weight: FACE };
}

/** All of who stands there: better not hidden either. */
function bodyOf({ gnome, slot }: Standing): Obstacle {
  const { x, y, scale } = slot;
  const [half, high] = gnome.fainted ? [80, 66] : [40, 130];
  return { x: x - half * scale, y: y - high * scale, w: 2 * half * scale, h: high * scale, weight: BODY };
}

/** Where one does something with a gnome: at its belly, on one side of it if there are two things to do. */
function bellyOf({ gnome, slot }: Standing, side: number): Point {
  const { x, y, scale } = slot;
  return gnome.fainted
    ? { x: x + (34 + 24 * side) * scale, y: y - 30 * scale }
    : { x: x + 24 * side * scale, y: y - 26 * scale };
}

function platesOf({ plan, signs, names = {} }: Ground): readonly Obstacle[] {
  const r = plan.kind === "wide" ? 14 : 11;
  return Object.entries(plan.rooms).flatMap(([number, room]) => [
    { x: room.plate.x - r, y: room.plate.y - r, w: 2 * r + (names[Number(number)] ?? 0), h: 2 * r, weight: PLATE },
    ...(signs?.includes(Number(number)) === false ? [] : [{ ...boxAt(room.hazard, 2 * r, 2 * r), weight: PLATE / 2 }]),
  ]);
}

/** Where a space's things are to be kept. */
function within(plan: Plan, space: number): Box {
  const room = plan.rooms[space];
  if (room === undefined) {
    return plan.kind === "wide" ? { x: 746, y: 76, w: 170, h: 178 } : { x: 234, y: 150, w: 150, h: 84 };
  }
  const { box, floor } = room;
  const over = plan.kind === "wide" ? 0 : 8;
  const ends = plan.kind === "wide" ? 26 : 12; // the rooms at the ends are round
  if (space === 1) return { x: box.x + ends, y: box.y + ends, w: box.w - ends + over, h: floor - box.y };
  if (space === 10) return { x: box.x - over, y: box.y + ends, w: box.w - ends + over, h: floor - box.y };
  return { x: box.x - over, y: box.y, w: box.w + 2 * over, h: box.h };
}

const middle = ({ x, y, w, h }: Box): Point => ({ x: x + w / 2, y: y + h / 2 });

/** Where a deed would best be done. */
function spotOf(ground: Ground, space: number, action: string, gnome: string | undefined, side: number): Point {
  const { plan } = ground;
  const other = gnome === undefined ? undefined : ground.standing.find((one) => one.gnome.name === gnome);
  if (other !== undefined) return bellyOf(other, side);
  if (action === "kill_kraken") {
    return { x: plan.kraken.x, y: plan.kraken.y - 54 * plan.kraken.scale };
  }
  const box = within(plan, space);
  const thing = furnitureOf(plan, ground.boat).find((one) => one.room === space);
  const own = action.startsWith("fix_") || action === "stop_missiles" || action === "draw";
  if (own && thing?.middle) return thing.middle;
  const me = ground.standing.find((one) => one.gnome.name === ground.acting);
  if (action === "wait" && me !== undefined) {
    return bellyOf(me, 0);
  }
  const floor = plan.rooms[space]?.floor ?? box.y + box.h;
  if (action === "extinguish" || action === "pump") return { x: middle(box).x, y: floor - box.h * 0.22 };
  return middle(box);
}

/** Two deeds with one gnome stand left and right. */
function sideOf(marks: readonly Mark[], mark: Mark): number {
  const { place } = mark;
  if (place.kind !== "deed" || place.gnome === undefined) return 0;
  const same = marks.filter(({ place: other }) => other.kind === "deed" && other.gnome === place.gnome);
  return same.length < 2 ? 0 : same.indexOf(mark) * 2 - (same.length - 1);
}

/** Where the badge of a hatch stands: on its far side, seen from who acts. */
function besideHatch(plan: Plan, hatch: HatchPlace, far: number, r: number): Point {
  const box = plan.rooms[far]?.box;
  const to = box === undefined ? hatch : middle(box);
  const by = r * 1.5;
  if (hatch.wall === "upright") return { x: hatch.x + Math.sign(to.x - hatch.x) * by, y: hatch.y - r * 0.6 };
  if (hatch.wall === "flat") return { x: hatch.x + r * 0.9, y: hatch.y + Math.sign(to.y - hatch.y) * by };
  return { x: hatch.x + r, y: hatch.y - r };
}

/** Where the price of a deed may stand: beside it, and not over the next room as long as its own has room for it. */
function nearDeed(
  plan: Plan,
  { mark, hatch }: Pick<DeedMark, "mark" | "hatch">,
  near: Box,
  size: { readonly w: number },
): Box {
  if (hatch !== null || mark.place.kind !== "deed" || mark.place.action === "kill_kraken") return near;
  const room = within(plan, mark.place.space);
  const x = Math.max(near.x, room.x);
  const w = Math.min(near.x + near.w, room.x + room.w) - x;
  return w < size.w ? near : { ...near, x, w };
}

export function marked(marks: readonly Mark[], ground: Ground, goal?: Point): Marking {
  const { plan } = ground;
  const small = plan.letters * SMALLER;
  const faces: readonly Obstacle[] = [...ground.standing.map(faceOf), ...platesOf(ground)];
  const bodies = ground.standing.map(bodyOf);
  const obstacles: Obstacle[] = [];
  const arrow = plan.kind === "wide" ? 40 : 28;
  if (goal !== undefined) obstacles.push({ ...boxAt(goal, arrow, arrow), weight: BODY });
  const wishes: { readonly wish: Wish; readonly put: (at: Point) => void }[] = [];
  const spaces: SpaceMark[] = [];
  const hatches: HatchMark[] = [];
  const badges: (Omit<DeedMark, "pill"> & { readonly size: Omit<Pill, "x" | "y"> | null })[] = [];
  const gnomes: GnomeMark[] = [];
  const place = (id: string): HatchPlace | null => ground.hatches.find((one) => one.id === id) ?? null;
  const r = deedRadius(plan);
  const ids = new Map<string, number>();
  const named = (id: string): string => {
    const before = ids.get(id) ?? 0;
    ids.set(id, before + 1);
    return before === 0 ? id : `${id} ${before + 1}`;
  };

  const crowd = marks.filter(({ place: at }) => at.kind === "deed" && at.gnome !== undefined).length > MANY;
  for (const mark of marks) {
    const { place: at } = mark;
    const skull = mark.deadly === true;
    if (at.kind === "deed") {
      const id = named(`deed-${at.action}-${at.space}${at.gnome === undefined ? "" : `-${at.gnome}`}`);
      const size = mark.label === "" ? null : pillSize(mark.label, small, 96, skull);
      const put = (point: Point, hatch: HatchPlace | null): void => {
        badges.push({ id, mark, at: point, icon: deedIcon(at.action), hatch, shy, size });
      };
      const whom = at.gnome === undefined ? undefined : ground.standing.find((one) => one.gnome.name === at.gnome);
      const shy = crowd && whom !== undefined;
      if (shy) {
        const { x, y, scale } = whom.slot;
        const aside = sideOf(marks, mark) * r;
        put(whom.gnome.fainted ? bellyOf(whom, aside / r) : { x: x + aside, y: y - 92 * scale }, null);
        continue;
      }
      const hatch = at.action === "unblock" && ground.here !== null ? place(hatchOf(ground.here, at.space)) : null;
      if (hatch !== null) {
        put(besideHatch(plan, hatch, at.space, r), hatch);
        continue;
      }
      const spot = spotOf(ground, at.space, at.action, at.gnome, sideOf(marks, mark));
      const box = at.action === "kill_kraken" ? boxAt(spot, 2 * r + 8, 2 * r + 8) : within(plan, at.space);
      // rooms of a phone are narrow: what is done with a thing stands beside who is there, if it can
      const also = plan.kind === "tall" && at.gnome === undefined && at.action !== "wait" ? bodies : [];
      wishes.push({
        wish: { w: 2 * r, h: 2 * r, at: spot, within: box, also },
        put: (point) => {
          put(point, null);
        },
      });
    } else if (at.kind === "hatch") {
      const hatch = place(at.hatch);
      if (hatch === null) continue;
      const size = mark.label === "" ? null : pillSize(mark.label, small, 90, skull);
      const pill = size && { ...size, x: hatch.x + r * 0.6, y: hatch.y - r - size.h * 0.7 };
      hatches.push({ id: named(`hatch-${hatch.id}`), mark, hatch, pill });
      if (pill !== null) obstacles.push({ ...pill, weight: PLATE });
    } else if (at.kind === "gnome") {
      const standing = ground.standing.find((one) => one.gnome.name === at.gnome);
      if (standing === undefined) continue;
      const { slot } = standing;
      const size = mark.label === "" ? null : pillSize(mark.label, small, 90, skull);
      const high = (standing.gnome.fainted ? 110 : 158) * slot.scale;
      const pill = size && { ...size, x: slot.x - size.w / 2, y: slot.y - high - size.h };
      gnomes.push({ id: named(`gnome-${at.gnome}`), mark, standing, pill });
      obstacles.push({ ...bodyOf(standing), weight: PLATE });
      if (pill !== null) obstacles.push({ ...pill, weight: PLATE });
    }
  }
  const settle = (): void => {
    const points = placed(
      wishes.map(({ wish }) => wish),
      [...faces, ...obstacles],
    );
    wishes.splice(0).forEach(({ put }, k) => {
      const point = points[k];
      if (point !== undefined) put(point);
    });
  };
  // deeds first, and without what is written beside them: what is touched once is touched again at the same place
  obstacles.push(...badges.filter(({ shy }) => !shy).map(({ at }) => ({ ...boxAt(at, 2 * r, 2 * r), weight: PLATE })));
  settle();
  obstacles.push(...badges.filter(({ shy }) => !shy).map(({ at }) => ({ ...boxAt(at, 2 * r, 2 * r), weight: OTHER })));
  const deeds = badges.map(({ size, ...deed }): DeedMark => {
    if (size === null) return { ...deed, pill: null };
    const below = { x: deed.at.x, y: deed.at.y + r + size.h / 2 - 2 };
    const around = boxAt(deed.at, 2 * (r + size.w), 2 * (r + size.h));
    const own = nearDeed(plan, deed, around, size);
    const hidden = [...faces, ...obstacles];
    // where its own room has no place for it the next one may have, if rooms are wide; else the red button says it, too
    const pill = (plan.kind === "wide" ? [own, around] : [own])
      .map((near) => placed([{ w: size.w, h: size.h, at: below, within: near }], hidden)[0] ?? below)
      .map((point) => ({ ...size, ...boxAt(point, size.w, size.h) }))
      .find((one) => !hidden.some((other) => other.weight > BODY && overlap(one, other) > 0));
    if (pill === undefined) return { ...deed, pill: null };
    obstacles.push({ ...pill, weight: OTHER });
    return { ...deed, pill };
  });
  // prices and reasons of rooms last: they are wide, and have most room to go to
  for (const mark of marks) {
    if (mark.place.kind !== "space") continue;
    const { space } = mark.place;
    const id = named(`space-${space}`);
    if (mark.label === "") {
      spaces.push({ id, mark, space, pill: null });
      continue;
    }
    const box = within(plan, space);
    const letters = mark.state === "not" ? small : plan.letters;
    const icons = (mark.items ?? []).map((item) => `item-${item}`);
    const size = pillSize(mark.label, letters, Math.max(56, box.w - letters * 1.6), mark.deadly === true, icons);
    const over = Math.max(0, size.w - box.w) / 2;
    wishes.push({
      wish: {
        w: size.w,
        h: size.h,
        at: middle(box),
        within: { ...box, x: box.x - over, w: box.w + 2 * over },
        also: bodies,
      },
      put: (point) => {
        spaces.push({ id, mark, space, pill: { ...size, x: point.x - size.w / 2, y: point.y - size.h / 2 } });
      },
    });
  }
  settle();
  const byRoom = (a: SpaceMark, b: SpaceMark): number =>
    (a.space === SEA ? 99 : a.space) - (b.space === SEA ? 99 : b.space);
  return { spaces: spaces.sort(byRoom), hatches, deeds, gnomes };
}

/** The way through the hatches, from where the gnome stands to where it would be. */
export function wayPoints(way: readonly number[], ground: Ground): readonly Point[] {
  if (way.length < 2) return [];
  const { plan } = ground;
  const me = ground.standing.find((one) => one.gnome.name === ground.acting);
  const chest = (space: number): Point => {
    const room = plan.rooms[space];
    const scale = plan.sizes[0];
    if (room === undefined) {
      const slot = plan.divers[1]?.[0];
      return { x: slot?.x ?? 0, y: (slot?.y ?? 0) - 60 * scale };
    }
    return { x: room.stand.x, y: room.stand.y - 60 * scale };
  };
  const points: Point[] = [];
  way.forEach((space, k) => {
    const before = way[k - 1];
    if (before === undefined) {
      points.push(me?.gnome.room === space ? { x: me.slot.x, y: me.slot.y - 60 * me.slot.scale } : chest(space));
      return;
    }
    const hatch = ground.hatches.find((one) => one.id === hatchOf(before, space));
    if (hatch !== undefined) points.push({ x: hatch.x, y: hatch.y });
    if (k === way.length - 1) points.push(chest(space));
  });
  return points;
}
