/** A logbook from a file. */

import { t } from "../words/words.svelte";
import { LONGEST_LOGBOOK } from "./lay";

/** Why a file is no logbook, in a sentence. */
export class NoLogbook extends Error {}

/** The text of a file. Whether it is a logbook is the server's to say. */
export async function readLogbook(file: Blob): Promise<string> {
  if (file.size > LONGEST_LOGBOOK * 4) throw new NoLogbook(t("web-first-long"));
  const text = await file.text().catch(() => {
    throw new NoLogbook(t("web-first-unreadable"));
  });
  if (text.trim() === "") throw new NoLogbook(t("web-first-empty"));
  if (text.length > LONGEST_LOGBOOK) throw new NoLogbook(t("web-first-long"));
  return text;
}
