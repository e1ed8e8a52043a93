/** A new table, and the way to its seats. */

import { host } from "../host/host";
import type { NewTable, Setup } from "../protocol";
import { routing } from "../route.svelte";
import { keepMade } from "../session/made";
import { takeBackOf } from "./plan";

/** You, by the name of the first gnome, and bots for the others. */
export function quickTable(gnomes: readonly string[], setup: Setup): NewTable {
  const [, ...others] = gnomes;
  const bots = Object.fromEntries(others.map((gnome) => [gnome, setup.quick_bot]));
  const [undo] = setup.take_back;
  return { table: { gnomes, players: gnomes, bots, take_back: takeBackOf(undo?.id ?? "") } };
}

/** Lay a table, keep the keys of these people (of all, if nobody is named), and go there. */
export async function play(table: NewTable, people: readonly string[]): Promise<void> {
  const made = await host().createTable(table);
  const wanted = table.table?.gnomes;
  const gnomes = Array.isArray(wanted) ? (wanted as readonly string[]) : [];
  routing.go(made.table, keepMade(made, people, gnomes));
}
