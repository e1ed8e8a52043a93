/** Bringing a turn to its end by one touch. */

import type { TableStore } from "../table/table.svelte";
import { isSure } from "./aims";

/** What follows on a decision: the aim stands, or it is forgotten, or the turn ends, too. */
export type Then = "keep" | "forget" | "end";

/** Decide, and end the turn if that is all there is left to decide. What kills for sure is not done unless one is `warned`. */
export async function endTurn(table: TableStore, decisions: readonly string[], warned: boolean): Promise<boolean> {
  const gnome = table.message?.choices?.gnome;
  if (!(await table.decide(...decisions))) return false;
  const choices = table.message?.choices ?? null;
  if (choices?.phase !== "acted" || choices.gnome !== gnome || choices.end === null) return true;
  return isSure(choices.end) && !warned ? true : table.decide(choices.end.decision.text);
}
