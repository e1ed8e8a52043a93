/**
 * The tables that this browser has keys for, so that a game goes on tomorrow. They are kept in the browser and nowhere else: whoever
 * uses the same browser can play on for the same people. A key is kept here before it is sent anywhere.
 */

import * as v from "valibot";

import type { About, Message, You } from "../protocol";
import { keep, kept, listOf, readAs } from "../settings/storage";

/** Where the tables are kept, in version 2. */
export const TABLES = "rednovember.tables.2";
/** Version 1, a plain list. A tab with an older page may still write it, so it has a name of its own. */
const BEFORE = "rednovember.tables";
const MOST = 30; // tables
const MOST_KEYS = 16; // of a table

const WORD = v.pipe(v.string(), v.regex(/^[\w-]+$/));
const HELD = v.object({
  key: WORD,
  /** Whose seat it opens; empty: not known, or another kind of key. */
  seat: v.fallback(v.string(), ""),
});
/** A request for a new key that has not been answered yet. */
const PENDING = v.object({
  say: v.picklist(["claim", "renew", "pass_on"]),
  key: WORD,
  seat: v.fallback(v.string(), ""),
  name: v.fallback(v.string(), ""),
});
const TABLE = {
  table: WORD,
  gnomes: v.array(v.string()),
  /** The reader's seats; none: they only watch. */
  people: v.array(v.string()),
  /** When it was last played, in milliseconds. */
  at: v.number(),
  /** Minutes until the rescue for the gnome that is furthest behind; null as long as nothing is known. */
  minutes: v.nullable(v.number()),
  ended: v.picklist(["", "won", "lost"]),
};
const ONE = v.object({
  ...TABLE,
  keys: v.pipe(v.array(HELD), v.minLength(1)),
  pending: v.fallback(v.nullable(PENDING), null),
});
const SECOND = v.object({ version: v.literal(2), tables: listOf(ONE) });
const FIRST = listOf(
  v.pipe(
    v.object({ ...TABLE, keys: v.pipe(v.array(WORD), v.minLength(1)) }),
    v.transform((one): Kept => ({ ...one, keys: one.keys.map((key) => ({ key, seat: "" })), pending: null })),
  ),
);

export type Held = v.InferOutput<typeof HELD>;
export type Pending = v.InferOutput<typeof PENDING>;
export type Kept = v.InferOutput<typeof ONE>;

/** All tables that are kept, newest first; what makes no sense is left out. */
function allTables(): readonly Kept[] {
  return readTables(kept(TABLES), () => kept(BEFORE));
}

/** The tables in a kept text, or as long as there is none in one of version 1. */
export function readTables(text: string | null, before: () => string | null = () => null): readonly Kept[] {
  const found = text === null ? readAs(FIRST, before()) : readAs(SECOND, text)?.tables;
  const tables = new Map<string, Kept>();
  for (const one of found ?? []) if (!tables.has(one.table)) tables.set(one.table, one);
  return [...tables.values()].sort((one, other) => other.at - one.at);
}

/** The games that this browser can go on with, newest first. */
export function keptTables(): readonly Kept[] {
  return allTables().filter((one) => one.people.length > 0);
}

export function keptTable(table: string): Kept | null {
  return allTables().find((one) => one.table === table) ?? null;
}

/**
 * Keep a table, or what is new about it; keys that were kept before stay. Returns whether that outlives the page: if it does not, the
 * keys must be somewhere else.
 */
export function keepTable(table: Kept): boolean {
  const known = keptTable(table.table);
  const keys = new Map(known?.keys.map((one) => [one.key, one]));
  for (const one of table.keys) if (one.seat !== "" || !keys.has(one.key)) keys.set(one.key, one);
  return change({ ...table, keys: [...keys.values()].slice(-MOST_KEYS) });
}

/** Keep keys of a table of which nothing else may be known yet. Returns whether that outlives the page. */
export function keepKeys(table: string, keys: readonly Held[], at: number): boolean {
  const known = keptTable(table);
  if (keys.length === 0) return known !== null;
  const bare = { table, gnomes: [], people: [], at, minutes: null, ended: "" as const, pending: null };
  return keepTable({ ...(known ?? bare), keys: [...keys] });
}

/** Keep a key together with the request that makes it one, before that is sent. Returns whether that outlives the page. */
export function keepPending(table: string, pending: Pending, at: number): boolean {
  keepKeys(table, [{ key: pending.key, seat: pending.seat }], at);
  const known = keptTable(table);
  return known !== null && change({ ...known, pending });
}

/** The request has been answered: its key is one now, and those that it has replaced are dropped; or it never became one. */
export function settlePending(table: string, pending: Pending, seat: string | null): void {
  const known = keptTable(table);
  if (known === null) return;
  const keys = known.keys
    .filter((one) =>
      seat === null ? one.key !== pending.key : one.key === pending.key || !one.seat || one.seat !== seat,
    )
    .map((one) => (one.key === pending.key ? { key: one.key, seat: seat ?? "" } : one));
  changeKeys({ ...known, keys, pending: known.pending?.key === pending.key ? null : known.pending });
}

/** Forget keys that open nothing any more. */
export function dropKeys(table: string, dead: readonly string[]): void {
  const known = keptTable(table);
  if (known !== null) changeKeys({ ...known, keys: known.keys.filter((one) => !dead.includes(one.key)) });
}

function changeKeys(table: Kept): void {
  if (table.keys.length === 0) dropTable(table.table);
  else change(table);
}

/** Forget a table. What it was, so that it can be put back. */
export function dropTable(table: string): Kept | null {
  const found = keptTable(table);
  if (found !== null) write(allTables().filter((one) => one.table !== table));
  return found;
}

function change(table: Kept): boolean {
  return write([table, ...allTables().filter((one) => one.table !== table.table)]);
}

/** Finished games go first when there are too many, then those that are only watched, then those that were not played for longest. */
function write(tables: readonly Kept[]): boolean {
  const worth = [...tables].sort(
    (one, other) =>
      Number(one.ended !== "") - Number(other.ended !== "") ||
      Number(one.people.length === 0) - Number(other.people.length === 0) ||
      other.at - one.at,
  );
  return keep(TABLES, JSON.stringify({ version: 2, tables: worth.slice(0, MOST) }));
}

/** A table as it stands, for keeping; null if the reader has no seat there. */
export function keptFrom(
  table: string,
  keys: readonly Held[],
  about: About,
  you: You,
  message: Message,
  at: number,
): Kept | null {
  if (you.seats.length === 0 || keys.length === 0) return null;
  const aboard = message.view.gnomes.filter((gnome) => gnome.alive && !gnome.abandoned);
  return {
    table,
    keys: [...keys],
    gnomes: [...about.gnomes],
    people: [...you.seats],
    at,
    minutes: Math.max(0, ...aboard.map((gnome) => gnome.time)),
    ended: message.ended === null ? "" : message.ended.won ? "won" : "lost",
    pending: keptTable(table)?.pending ?? null,
  };
}
