/**
 * The keys with which this tab has opened its table, when it is loaded again. A link opens one seat, though the browser may have the
 * keys of others.
 */

import * as v from "valibot";

import { readAs } from "../settings/storage";

const NAME = "rednovember.tab";
const TAB = v.object({ version: v.literal(1), table: v.string(), keys: v.array(v.string()) });

/** The keys that this tab was given for a table; null: none of its own. */
export function tabKeys(table: string): readonly string[] | null {
  try {
    const found = readAs(TAB, sessionStorage.getItem(NAME));
    return found?.table === table ? found.keys : null;
  } catch {
    return null; // a browser that keeps nothing
  }
}

/** Keep them as long as the tab is there: of one table, the last one. */
export function keepTabKeys(table: string, keys: readonly string[]): void {
  try {
    sessionStorage.setItem(NAME, JSON.stringify({ version: 1, table, keys }));
  } catch {
    // a browser that keeps nothing
  }
}
