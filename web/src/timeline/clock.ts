/** Time, and what the person at the screen wants of it: tests have a clock of their own. */

import type { Pace } from "../settings/settings.svelte";

export interface Clock {
  now(): number;
  /** Do something after so many milliseconds; the answer calls it off. */
  after(ms: number, run: () => void): () => void;
}

export const wallClock: Clock = {
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => {
      clearTimeout(timer);
    };
  },
};

/** What the person at the screen wants, and the time. */
export interface Tempo {
  readonly clock: Clock;
  pace(): Pace;
  /** Nothing shall move: beats take no time, but what is to be read stays as long. */
  still(): boolean;
  /** Nobody looks. */
  hidden(): boolean;
}

export const USUAL: Tempo = { clock: wallClock, pace: () => "normal", still: () => false, hidden: () => false };
