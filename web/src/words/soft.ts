/**
 * Long words in narrow places. A browser parts words by itself only if it has a dictionary of the language, which many have not: so the
 * catalogues say where the longest may be parted, each with a dot at those places.
 */

import { t } from "./words.svelte";

const DOT = "·";
const HYPHEN = "\u00ad"; // which is seen only where a line ends

let read = { list: "", parted: new Map<string, string>(), any: /$^/gu };

function parts(list: string): typeof read {
  if (read.list === list) return read;
  const written = list.split(/\s+/u).filter((word) => word.includes(DOT));
  const parted = new Map(written.map((word) => [word.replaceAll(DOT, ""), word.replaceAll(DOT, HYPHEN)]));
  const any = parted.size === 0 ? /$^/gu : new RegExp([...parted.keys()].join("|"), "gu");
  read = { list, parted, any };
  return read;
}

/** The same text, with its longest words so written that they can be parted at the end of a line. */
export function soft(text: string): string {
  const { parted, any } = parts(t("web-soft-words"));
  return text.replace(any, (word) => parted.get(word) ?? word);
}
