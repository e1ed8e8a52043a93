/** The keys of what happens: while it is shown. */

import type { Keys } from "../ui/keyboard";

interface Play {
  readonly pause: () => void;
  readonly step: () => void;
  readonly skip: () => void;
  readonly hurry: () => void;
  /** The pace one further: 1 is faster, -1 slower. */
  readonly other: (by: number) => void;
}

export const EVENT_KEYS: Keys<Play> = {
  group: "events",
  bindings: [
    { keys: ["space"], text: "pause", run: ({ pause }) => pause() },
    { keys: ["N"], text: "step", run: ({ step }) => step() },
    { keys: ["escape"], text: "skip", run: ({ skip }) => skip() },
    { keys: ["+", "−"], text: "speed", run: ({ other }, { key }) => other(key === "+" ? 1 : -1) },
    { keys: ["enter"], run: ({ hurry }) => hurry() },
  ],
};
