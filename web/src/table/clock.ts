/** Time, as playback needs it: tests have a clock of their own. */

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
