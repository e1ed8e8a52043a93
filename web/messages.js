/**
 * Writes the ids of all messages that the page may show, as a type: src/words/ids.ts. Run by `npm run check` and `npm run lint`, so
 * that a wrong id is a type error. The file is not in the repository; nothing needs it when the page runs.
 */

import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";

const CATALOGUE = new URL("../src/rednovember/words/en/", import.meta.url);
const TARGET = new URL("src/words/ids.ts", import.meta.url);
const FILES = /^(web.*|game)\.ftl$/; // as in src/words/words.svelte.ts
const MESSAGE = /^([a-zA-Z][\w-]*) *=/gm;

const ids = readdirSync(CATALOGUE)
  .filter((file) => FILES.test(file))
  .flatMap((file) => [...readFileSync(new URL(file, CATALOGUE), "utf8").matchAll(MESSAGE)].map(([, id]) => id));
const text = `/** The ids of the catalogues' messages. Made by messages.js; do not edit. */
export type MessageId =
${[...new Set(ids)]
  .sort()
  .map((id) => `  | "${id}"`)
  .join("\n")};
`;
if (!existsSync(TARGET) || readFileSync(TARGET, "utf8") !== text) writeFileSync(TARGET, text);
