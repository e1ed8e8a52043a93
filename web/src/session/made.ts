/** A table that was just made for somebody here. */

import type { CreatedTable } from "../protocol";
import { keepTable } from "./kept";

/**
 * Keep the keys of these seats of a new table (of all, if none is named), before they are used for anything. Returns the keys that have
 * to stand in the address, because this browser keeps nothing.
 */
export function keepMade(made: CreatedTable, seats: readonly string[], gnomes: readonly string[]): readonly string[] {
  const all = Object.entries(made.keys.seats);
  const own = seats.length === 0 ? all : all.filter(([seat]) => seats.includes(seat));
  const lasting = keepTable({
    table: made.table,
    keys: own.map(([seat, key]) => ({ key, seat })),
    gnomes: [...gnomes],
    people: own.map(([seat]) => seat),
    at: Date.now(),
    minutes: null,
    ended: "",
    pending: null,
  });
  return lasting ? [] : own.map(([, key]) => key);
}
