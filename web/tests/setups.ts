/** What a server offers for a new table: fewer things than there are, and one that no page knows. */

import type { Setup } from "../src/protocol";

const offered = (id: string): Setup["bots"][number] => ({ id, name: `Name of ${id}`, text: `Text of ${id}` });

export const SETUP: Setup = {
  language: "en",
  least_gnomes: 3,
  usual_gnomes: 4,
  most_gnomes: 8,
  editions: [offered("revised"), offered("first")],
  options: [
    { ...offered("hidden_hands"), usual: false, effect: "", rules: ["I5"] },
    { ...offered("crazed_gnomes"), usual: false, effect: "harder", rules: ["O4", "O5"] },
    { ...offered("brand_new"), usual: true, effect: "kinder", rules: ["O9"] },
  ],
  bots: [offered("bosun"), offered("captain"), offered("parrot")],
  quick_bot: "captain(milliseconds=50)",
  take_back: ["unrevealed", "never", "free"].map(offered),
  longest_logbook: 200_000,
};
