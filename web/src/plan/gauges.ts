/** The three gauges: colours, and whose room mends them. */

import type { Track } from "../protocol";

export interface GaugeLook {
  readonly track: Track;
  readonly fill: string;
  readonly plate: string;
  /** On a phone, where the fill lies on the plate. */
  readonly bright: string;
  readonly purpose: string;
}

export const GAUGES: readonly GaugeLook[] = [
  {
    track: "asphyxiation",
    fill: "var(--green-52)",
    plate: "var(--green-42)",
    bright: "var(--green-70)",
    purpose: "pumps",
  },
  { track: "heat", fill: "var(--red-57)", plate: "var(--red-40)", bright: "var(--red-68)", purpose: "reactor" },
  { track: "pressure", fill: "var(--blue-55)", plate: "var(--blue-39)", bright: "var(--blue-70)", purpose: "engine" },
];

/** From here on a gauge gives alarm: two spaces before the end. */
export const alarming = (value: number, end: number): boolean => value >= end - 2;
