/** A new table, and the way to its seats. */

import { host } from "../host/host";
import type { NewTable } from "../protocol";
import { routing } from "../route.svelte";
import { keepMade } from "../session/made";

const QUICK = "captain(milliseconds=50)"; // leads a gnome of "Play now": good company, and nobody waits for it
export const LONGEST_LOGBOOK = 200_000; // letters, as the server has it

/** You, by the name of the first gnome, and bots for the others. */
export function quickTable(gnomes: readonly string[]): NewTable {
  const [, ...others] = gnomes;
  const bots = Object.fromEntries(others.map((gnome) => [gnome, QUICK]));
  return { table: { gnomes, players: gnomes, bots, take_back: "unrevealed" } };
}

/** Lay a table, keep the keys of these people (of all, if nobody is named), and go there. */
export async function play(table: NewTable, people: readonly string[]): Promise<void> {
  const made = await host().createTable(table);
  const wanted = table.table?.gnomes;
  const gnomes = Array.isArray(wanted) ? (wanted as readonly string[]) : [];
  routing.go(made.table, keepMade(made, people, gnomes));
}
