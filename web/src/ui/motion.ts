/**
 * How things of the board come, go and move, in the times of the cues and at the pace of what is shown (`data-pace`, how
 * many times as long as usual). Whoever wants stillness gets a short fade; at pace 0, when any moment is looked at, nothing moves.
 */

import type { TransitionConfig } from "svelte/transition";

import { still } from "../settings/settings.svelte";
import { CUES, type Cue } from "../timeline/cues";
import type { Point } from "../plan/shapes";

const TIN = "cubic-bezier(.3,1.4,.5,1)";
const GLIDE = "cubic-bezier(.2,.7,.3,1)";
const FADE = 150;

/** How many times as long as usual it takes here. */
const paceOf = (node: Element): number => Number(node.closest("[data-pace]")?.getAttribute("data-pace") ?? 1);

function change(node: Element, cue: Cue, css: (t: number, u: number) => string, after = 0): TransitionConfig {
  const pace = paceOf(node);
  if (pace === 0) return { duration: 0 };
  if (still()) return { duration: FADE, css: (t) => `opacity: ${t}` };
  return { duration: CUES[cue] * pace, delay: after * pace, css };
}

const overshoot = (t: number): number => 1 + 2.2 * (t - 1) ** 3 + 1.2 * (t - 1) ** 2;

/** Flames grow from the floor and shrink into it. */
export function flare(node: Element, { floor, cue }: { floor: () => number; cue: Cue }): TransitionConfig {
  return change(
    node,
    cue,
    (t) => `transform-origin: 0 ${floor()}px; transform: scaleY(${overshoot(t)}); opacity: ${Math.min(1, 2 * t)}`,
  );
}

/** Water rises from the floor and sinks into it. */
export function flood(node: Element, { depth }: { depth: () => number }): TransitionConfig {
  return change(node, "water", (t) => `transform: translateY(${(1 - overshoot(t)) * depth()}px)`);
}

/** A plank slams in, and flies off. */
export function slam(node: Element, { turn, after = 0 }: { turn: number; after?: number }): TransitionConfig {
  return change(
    node,
    "plank",
    (t) => `transform: rotate(${turn * t}deg) scale(${1 + 1.6 * (1 - t)}); opacity: ${Math.min(1, 2 * t)}`,
    after,
  );
}

export function flyOff(node: Element, { turn }: { turn: number }): TransitionConfig {
  return change(
    node,
    "hatch_unblocked",
    (t, u) => `transform: translate(${turn * u}px,${60 * u * u}px) rotate(${turn + 4 * turn * u}deg); opacity: ${t}`,
  );
}

/** A token drops onto the track. */
export function drop(node: Element, { from = 70 }: { from?: number } = {}): TransitionConfig {
  return change(
    node,
    "token_placed",
    (t) => `transform: translateY(${-from * (1 - overshoot(t))}px); opacity: ${Math.min(1, 3 * t)}`,
  );
}

/** Something fades away upwards, as a hat without a gnome does. */
export function perish(node: Element): TransitionConfig {
  return change(node, "gone", (t, u) => `transform: translateY(${-70 * u}px); opacity: ${t}`);
}

/** Something comes out of the dark. */
export function loom(node: Element, { cue, by }: { cue: Cue; by: number }): TransitionConfig {
  return change(node, cue, (t) => `transform: translateY(${by * (1 - t)}px); opacity: ${t}`);
}

/** Move an element from where it was to where it is now, through these points. */
export function travel(node: Element, points: readonly (Point & { readonly scale?: number })[], ms: number): void {
  const pace = paceOf(node);
  if (points.length < 2 || pace === 0) return;
  if (still()) {
    node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
    return;
  }
  node.animate(
    points.map(({ x, y, scale = 1 }) => ({ transform: `translate(${x}px,${y}px) scale(${scale})`, easing: GLIDE })),
    { duration: ms * pace },
  );
}

/** A hop, in the units of who hops. */
export function hop(node: Element, ms: number, height: number): void {
  const pace = paceOf(node);
  if (pace === 0 || still()) return;
  node.animate(
    [
      { transform: "none", easing: "cubic-bezier(.2,.6,.5,1)" },
      { transform: `translateY(${-height}px)`, easing: "cubic-bezier(.5,0,.8,.4)", offset: 0.45 },
      { transform: "none" },
    ],
    { duration: ms * pace },
  );
}

/** Sway twice and fall. */
export function swoon(node: Element): void {
  const pace = paceOf(node);
  if (pace === 0 || still()) return;
  node.animate(
    [
      { transform: "rotate(90deg) translate(-62px,30px)", offset: 0 },
      { transform: "rotate(78deg) translate(-62px,30px)", offset: 0.2 },
      { transform: "rotate(100deg) translate(-62px,30px)", offset: 0.42 },
      { transform: "rotate(80deg) translate(-62px,30px)", offset: 0.6, easing: "cubic-bezier(.5,0,.8,.4)" },
      { transform: "rotate(-6deg)", offset: 0.88, easing: TIN },
      { transform: "none", offset: 1 },
    ],
    { duration: CUES.fainted * pace },
  );
}
