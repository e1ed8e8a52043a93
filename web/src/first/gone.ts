/** What is said when nothing can be fetched: these texts are part of the page. Catalogues that were fetched go first. */

import { FluentBundle, FluentResource } from "@fluent/bundle";

import { words, type Args } from "../words/words.svelte";

const TEXTS = import.meta.glob<string>("../../../src/rednovember/words/*/web_gone.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const ENGLISH = "en";

const bundles: ReadonlyMap<string, FluentBundle> = new Map(
  Object.entries(TEXTS).map(([path, text]) => {
    const language = path.split("/").at(-2) ?? ENGLISH;
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    return [language, bundle];
  }),
);

/** The best of the languages that the page itself has. */
export function ownLanguage(wish: string, preferred: readonly string[]): string {
  const names = [wish, ...preferred].flatMap((name) => [name, name.split("-")[0] ?? name]);
  return names.find((name) => bundles.has(name)) ?? ENGLISH;
}

/** A message of `web_gone.ftl`, with or without a server. */
export function said(id: string, wish: string, preferred: readonly string[], args?: Args): string {
  if (words.has(id)) return words.text(id, args);
  const bundle = bundles.get(ownLanguage(wish, preferred));
  const value = bundle?.getMessage(id)?.value;
  return bundle && value ? bundle.formatPattern(value, args ?? null, []) : "";
}

/** What has gone: the server, the table, the right to be there, or the page itself. */
export type Gone = "server" | "protocol" | "table" | "keys" | "many" | "broken";

/** What a connection that has ended for good tells by its kind. `known`: whether the table had been open before. */
export function goneBy(kind: string, known: boolean): Gone {
  if (kind === "server-protocol" || kind === "code-1002") return "protocol";
  if (kind === "server-too-many") return "many";
  if (kind === "server-no-table") return known ? "keys" : "table";
  if (kind === "code-1008") return "keys";
  return "broken";
}
