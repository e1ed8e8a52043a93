/** How long to wait before the next attempt to connect. */

const FIRST = 300; // milliseconds
const LONGEST = 15_000;

/**
 * Each attempt waits up to twice as long as the one before. Between half and all of that is left to chance, so that everybody
 * whom a server has lost does not come back in the same moment. `chance` is from 0 to 1.
 */
export function waitBefore(attempts: number, chance: number): number {
  const whole = Math.min(LONGEST, FIRST * 2 ** Math.min(attempts, 16));
  return Math.round(whole / 2 + (whole / 2) * chance);
}
