/** Tables for tests: what real ones have told, and a connection that keeps what is said. */

import { readdirSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

import { FluentBundle, FluentResource } from "@fluent/bundle";

import type { Connect, Everything, Listener } from "../src/host/connection";
import type { About, AnyRequest, Response, Message } from "../src/protocol";
import { TableStore } from "../src/table/table.svelte";
import { words } from "../src/words/words.svelte";

interface Recorded {
  readonly abouts: readonly About[];
  readonly told: readonly { readonly about: number; readonly message: Message }[];
}

export interface Told {
  readonly about: About;
  readonly message: Message;
}

/** What tables have told those who decide (tools/record_choices.py). */
export function recorded(): readonly Told[] {
  const packed = readFileSync(new URL("recorded/choices.json.gz", import.meta.url));
  const { abouts, told } = JSON.parse(gunzipSync(packed).toString()) as Recorded;
  return told.map(({ about, message }) => ({
    about: abouts[about] as About,
    message: Object.assign({ perils: [] }, message, { origin: null }), // these were recorded before there were perils
  }));
}

/** Speak a language of the server's catalogues. */
export function speak(language = "en"): void {
  const folder = new URL(`../../src/rednovember/words/${language}/`, import.meta.url);
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of readdirSync(folder).filter((name) => /^(web.*|game)\.ftl$/.test(name)))
    bundle.addResource(new FluentResource(readFileSync(new URL(file, folder), "utf8")));
  words.use(bundle);
}

/** A table that has told this; `said` is what was asked of it, and everything is done. */
export function tableOf({ about, message }: Told): { readonly table: TableStore; readonly said: AnyRequest[] } {
  const said: AnyRequest[] = [];
  let heard: Listener | null = null;
  const connect: Connect = (_link, hears) => {
    heard = hears;
    return {
      ask: (request) => {
        said.push(request);
        return Promise.resolve({ ok: true, key: null } as Response);
      },
      use: () => undefined,
      retry: () => undefined,
      rejoin: () => undefined,
      close: () => undefined,
    };
  };
  const table = new TableStore(
    "t",
    ["k"],
    connect,
    () => "en",
    () => "lively",
  );
  const you = { seats: [message.deciding?.player ?? ""], host: false };
  const lounge = { open: false, stand_in_after: null, seats: [], undo_proposal: null };
  const everything = { protocol: 2, table: "t", you, about, number: 0, lounge, chat: [], message };
  (heard as Listener | null)?.begun(everything as unknown as Everything);
  return { table, said };
}

/** Wait until nothing is on its way any more: also not the next of several decisions. */
export async function settled(table: TableStore): Promise<void> {
  for (let quiet = 0; quiet < 8; quiet = table.busy ? 0 : quiet + 1) await Promise.resolve();
}
