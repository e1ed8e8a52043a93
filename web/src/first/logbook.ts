/** A logbook from a file. */

import { Refused } from "../host/host";
import type { Problem } from "../protocol";
import { t } from "../words/words.svelte";
import { offered } from "../rules/offered.svelte";
import { play } from "./lay";

/** Why a file is no logbook, in a sentence. */
export class NoLogbook extends Error {}

/** What the server says of a file that is something else. */
const SOMETHING_ELSE: ReadonlySet<string> = new Set(["logbook-toml", "logbook-missing"]);

/** Lay a table from a file, and go there. */
export async function playLogbook(file: Blob): Promise<void> {
  const logbook = await readLogbook(file, (await offered.load()).longest_logbook);
  try {
    await play({ logbook, table: { take_back: "unrevealed" } }, []);
  } catch (error) {
    if (error instanceof Refused && error.problem.text !== "") throw new NoLogbook(whyNot(error.problem));
    throw error;
  }
}

/** Why a logbook was refused: what it means first, then the server's own words. */
export function whyNot({ kind, text }: Problem): string {
  if (SOMETHING_ELSE.has(kind)) return t("web-first-no-logbook", { why: text });
  return kind.startsWith("server-") ? text : t("web-first-bad-logbook", { why: text });
}

/** The text of a file of so many letters at most. Whether it is a logbook is the server's to say. */
export async function readLogbook(file: Blob, longest: number): Promise<string> {
  if (file.size > longest * 4) throw new NoLogbook(t("web-first-long"));
  const text = await file.text().catch(() => {
    throw new NoLogbook(t("web-first-unreadable"));
  });
  if (text.trim() === "") throw new NoLogbook(t("web-first-empty"));
  if (text.length > longest) throw new NoLogbook(t("web-first-long"));
  return text;
}
