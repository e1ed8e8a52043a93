/** How hard a game is, as measured with bots that play by a rule of thumb (docs/difficulty.md). */

import figures from "./difficulty.json";

export type Level = "easy" | "fair" | "hard" | "hardest";
export interface Difficulty {
  readonly level: Level;
  /** Of 100 games, how many such bots win. */
  readonly percent: number;
}

const MEASURED: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, number>>>>>> = figures;
const LEVELS: readonly (readonly [number, Level])[] = [
  [60, "easy"],
  [40, "fair"],
  [20, "hard"],
  [0, "hardest"],
];

/**
 * The difficulty of a game with so many gnomes and these options changed; null if it was not measured: several options at once, or
 * games with attacks.
 */
export function difficultyOf(edition: string, size: number, changed: readonly string[] = []): Difficulty | null {
  if (changed.length > 1 || changed.includes("crazed_gnomes")) return null;
  const percent = MEASURED[edition]?.[String(size)]?.[changed[0] ?? "none"];
  const level = LEVELS.find(([least]) => percent !== undefined && percent >= least)?.[1];
  return percent === undefined || level === undefined ? null : { level, percent };
}
