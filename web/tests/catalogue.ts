/** The server's catalogues, for tests: as they are, or with every message marked. */

import { readdirSync, readFileSync } from "node:fs";

import { FluentBundle, FluentResource } from "@fluent/bundle";

const FOLDER = new URL("../../src/rednovember/words/", import.meta.url);
const OURS = /^(web.*|game)\.ftl$/;
export const MARK = "§";

export function catalogue(language: string, marked = false): FluentBundle {
  const folder = new URL(`${language}/`, FOLDER);
  const bundle = new FluentBundle(language, {
    useIsolating: false,
    ...(marked ? { transform: (text: string) => text.replace(/\p{L}+/gu, (word) => `${MARK}${word}`) } : {}),
  });
  for (const file of readdirSync(folder).filter((name) => OURS.test(name))) {
    bundle.addResource(new FluentResource(readFileSync(new URL(file, folder), "utf-8")));
  }
  return bundle;
}
