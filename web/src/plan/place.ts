/** Finds room for the small things on the board, so that they hide neither each other nor a face. */

import type { Box, Point } from "./shapes";

export interface Obstacle extends Box {
  /** How bad it is to cover it. */
  readonly weight: number;
}

export interface Wish {
  readonly w: number;
  readonly h: number;
  /** Where its middle would best be. */
  readonly at: Point;
  /** What it has to stay in. */
  readonly within: Box;
  /** What only this one had better not cover. */
  readonly also?: readonly Obstacle[];
}

export const FACE = 30;
export const PLATE = 20;
export const BODY = 1;
export const OTHER = 2000;
const STEP = 4;

/** How much of each other two boxes cover. */
export function overlap(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

/** The box of something whose middle is at a point. */
export function boxAt({ x, y }: Point, w: number, h: number): Box {
  return { x: x - w / 2, y: y - h / 2, w, h };
}

/** The best middles for these, one after the other. */
export function placed(wishes: readonly Wish[], obstacles: readonly Obstacle[]): readonly Point[] {
  const taken = [...obstacles];
  return wishes.map((wish) => {
    const at = best(wish, wish.also === undefined ? taken : [...taken, ...wish.also]);
    taken.push({ ...boxAt(at, wish.w + 2, wish.h + 2), weight: OTHER });
    return at;
  });
}

function best({ w, h, at, within }: Wish, taken: readonly Obstacle[]): Point {
  const [left, right] = span(within.x + w / 2, within.x + within.w - w / 2);
  const [top, bottom] = span(within.y + h / 2, within.y + within.h - h / 2);
  let found: Point = { x: clamp(at.x, left, right), y: clamp(at.y, top, bottom) };
  let least = cost(found, w, h, at, taken, Infinity);
  for (let x = left; x <= right; x += STEP) {
    for (let y = top; y <= bottom; y += STEP) {
      const price = cost({ x, y }, w, h, at, taken, least);
      if (price < least) [found, least] = [{ x, y }, price];
    }
  }
  return found;
}

/** How bad a place is; once it is as bad as the best one so far, nobody wants to know by how much. */
function cost(point: Point, w: number, h: number, at: Point, taken: readonly Obstacle[], least: number): number {
  const [dx, dy] = [point.x - at.x, point.y - at.y];
  let price = Math.sqrt(dx * dx + dy * dy);
  if (price >= least) return price;
  const box = boxAt(point, w, h);
  for (const one of taken) {
    price += overlap(box, one) * one.weight;
    if (price >= least) return price;
  }
  return price;
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** From low to high; what is too big for its box sits in the middle of it. */
const span = (low: number, high: number): readonly [number, number] =>
  low <= high ? [low, high] : [(low + high) / 2, (low + high) / 2];
