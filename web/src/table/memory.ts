/** What a tab remembers of its table when it is loaded again: what was shown. */

import * as v from "valibot";

import { readAs } from "../settings/storage";

export interface Memory {
  /** The last entry of which everything was shown. */
  readonly shown: number;
}

const NAME = "rednovember.shown";
const MEMORY = v.object({ table: v.string(), shown: v.number() });

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
  const found = readAs(MEMORY, text);
  return found?.table === table ? { shown: found.shown } : null;
}

/** Remember it as long as the tab is there: one table, the last one. */
export function remember(table: string, memory: Memory): void {
  try {
    sessionStorage.setItem(NAME, JSON.stringify({ table, ...memory }));
  } catch {
    // a browser that keeps nothing
  }
}
