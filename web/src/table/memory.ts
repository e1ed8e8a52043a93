/** What a tab remembers of its table when it is loaded again: what was shown. */

import { isRecord, parsed } from "../settings/storage";

export interface Memory {
  /** The last entry of which everything was shown. */
  readonly shown: number;
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
  return { shown: found["shown"] };
}

/** Remember it as long as the tab is there: one table, the last one. */
export function remember(table: string, memory: Memory): void {
  try {
    sessionStorage.setItem(NAME, JSON.stringify({ table, ...memory }));
  } catch {
    // a browser that keeps nothing
  }
}
