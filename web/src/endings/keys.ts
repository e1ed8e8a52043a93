/** The keys of an ending. Not Escape: who hurries through the last events with it would miss the ending. */

import type { Keys } from "../ui/keyboard";

interface Next {
  readonly again: () => unknown;
  readonly save: () => unknown;
  readonly board: () => void;
}

export const ENDING_KEYS: Keys<Next> = {
  group: "end",
  bindings: [
    { keys: ["R"], text: "rematch", run: ({ again }) => void again() },
    { keys: ["S"], text: "save", run: ({ save }) => void save() },
    { keys: ["B"], text: "board", run: ({ board }) => board() },
  ],
};

/** The board of a game that is over: back to its ending. */
export const LOOKING_KEYS: Keys<() => void> = {
  group: "end",
  bindings: [{ keys: ["B", "escape"], run: (back) => back() }],
};
