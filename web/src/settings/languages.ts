/** The languages that there are, by the names that they call themselves. */

import { words } from "../words/words.svelte";

export function languageNames(): readonly (readonly [string, string])[] {
  return words.languages.map(({ language, name }) => [
    language,
    name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1), // as on a button, not as in a sentence
  ]);
}
