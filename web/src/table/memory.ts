/** What a tab remembers of its table when it is loaded again: what was shown, and how things stood when it came. */

import { isRecord, parsed } from "../settings/storage";
import type { Picture } from "./picture";

/** A picture, and the last entry that has led to it. */
export interface Known {
  readonly picture: Picture;
  readonly entry: number;
}

export interface Memory {
  /** The last entry of which everything was shown. */
  readonly shown: number;
  /** The first picture that is known, where facts alone do not tell it; null: they do. */
  readonly first: Known | null;
}

const NAME = "rednovember.shown";

/** What this tab remembers of a table; null: nothing, or what makes no sense. */
export function remembered(table: string): Memory | null {
  try {
    return readMemory(table, sessionStorage.getItem(NAME));
  } catch {
    return null; // a browser that keeps nothing
  }
}

/** A memory from a text. */
export function readMemory(table: string, text: string | null): Memory | null {
  const found = parsed(text);
  if (!isRecord(found) || found["table"] !== table || typeof found["shown"] !== "number") return null;
  const first = found["first"];
  const known = isRecord(first) && typeof first["entry"] === "number" && isRecord(first["picture"]);
  return { shown: found["shown"], first: known ? (first as unknown as Known) : null };
}

/** Remember it as long as the tab is there: one table, the last one. */
export function remember(table: string, memory: Memory): void {
  try {
    sessionStorage.setItem(NAME, JSON.stringify({ table, ...memory }));
  } catch {
    // a browser that keeps nothing
  }
}
