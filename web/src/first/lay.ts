/** A new table, and the way to its seats. */

import { host } from "../host/host";
import type { Made, NewTable } from "../protocol";
import { routing } from "../route.svelte";
import { keepTable } from "./keep";

const QUICK = "captain(milliseconds=50)"; // leads a gnome of "Play now": good company, and nobody waits for it
export const LONGEST_LOGBOOK = 200_000; // letters, as the server has it

/** You, by the name of the first gnome, and bots for the others. */
export function quickTable(gnomes: readonly string[]): NewTable {
  const [, ...others] = gnomes;
  return { table: { gnomes, players: gnomes, bots: Object.fromEntries(others.map((gnome) => [gnome, QUICK])) } };
}

/** Lay a table, keep the keys of these people (of all, if nobody is named), and go there. */
export async function play(table: NewTable, people: readonly string[]): Promise<void> {
  const made = await host().createTable(table);
  const seats = seatsOf(made, people);
  const keys = Object.values(seats);
  const wanted = table.table?.gnomes;
  keepTable({
    table: made.table,
    keys,
    gnomes: Array.isArray(wanted) ? (wanted as readonly string[]) : [],
    people: Object.keys(seats),
    at: Date.now(),
    minutes: null,
    ended: "",
  });
  routing.go(made.table, keys);
}

function seatsOf(made: Made, people: readonly string[]): Readonly<Record<string, string>> {
  const all = Object.entries(made.keys.seats);
  return Object.fromEntries(people.length === 0 ? all : all.filter(([seat]) => people.includes(seat)));
}
