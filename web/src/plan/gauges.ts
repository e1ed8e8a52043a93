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
  { track: "asphyxiation", fill: "#37803f", plate: "#1f5a31", bright: "#57b865", purpose: "pumps" },
  { track: "heat", fill: "#cb3a28", plate: "#7e1f18", bright: "#f0634a", purpose: "reactor" },
  { track: "pressure", fill: "#2f72bd", plate: "#1b4478", bright: "#5aa2ee", purpose: "engine" },
];

/** From here on a gauge gives alarm: two spaces before the end. */
export const alarming = (value: number, end: number): boolean => value >= end - 2;
