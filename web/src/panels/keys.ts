/** The keys of the page, for the list of them: groups of keys that do the same, and the message that says what. */

export interface KeyHelp {
  /** Keys that do the same. A letter or sign stands for itself, a word for the name of a key; "&" stands between two that are held together. */
  readonly keys: readonly string[];
  readonly text: string;
}

/** Kept free for the signals of friends at one table: write, yes, no, help. */
export const RESERVED: readonly string[] = ["T", "Y", "X", "H"];

export const KEYS: Readonly<Record<string, readonly KeyHelp[]>> = {
  everywhere: [
    { keys: ["tab"], text: "tab" },
    { keys: ["←", "→", "↑", "↓"], text: "arrows" },
    { keys: ["enter", "space"], text: "enter" },
    { keys: ["escape"], text: "escape" },
    { keys: ["?"], text: "help" },
    { keys: ["I"], text: "howto" },
    { keys: ["M"], text: "sound" },
  ],
  turn: [
    { keys: ["1 – 9", "0"], text: "number" },
    { keys: ["F", "P", "B", "R", "K", "D", "G", "W"], text: "deeds" },
    { keys: ["enter"], text: "main" },
    { keys: ["E"], text: "end-turn" },
    { keys: ["U"], text: "undo" },
    { keys: ["shift&U"], text: "undo-more" },
    { keys: ["C"], text: "captain" },
    { keys: ["L"], text: "log" },
  ],
  events: [
    { keys: ["space"], text: "pause" },
    { keys: ["N"], text: "step" },
    { keys: ["escape"], text: "skip" },
    { keys: ["+", "−"], text: "speed" },
  ],
  dialogs: [
    { keys: ["A", "B", "C"], text: "plans" },
    { keys: ["shift&enter"], text: "deadly" },
    { keys: ["enter"], text: "cover" },
  ],
  end: [
    { keys: ["R"], text: "rematch" },
    { keys: ["S"], text: "save" },
    { keys: ["B"], text: "board" },
  ],
};
