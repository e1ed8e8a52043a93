/**
 * The tables that this browser has keys for, so that a game goes on tomorrow. They are kept in the browser and nowhere else: who
 * uses the same browser can play on for the same people.
 */

import type { About, Message, You } from "../protocol";
import { isRecord, isTexts, keep, kept, parsed } from "../settings/storage";

export interface Kept {
  readonly table: string;
  readonly keys: readonly string[];
  readonly gnomes: readonly string[];
  readonly people: readonly string[];
  /** When it was last played, in milliseconds. */
  readonly at: number;
  /** Minutes until the rescue for the gnome that is furthest behind; null as long as nothing is known. */
  readonly minutes: number | null;
  readonly ended: "" | "won" | "lost";
}

const NAME = "rednovember.tables";
const MOST = 30; // tables
const MOST_KEYS = 16; // of a table
const ENDED: readonly unknown[] = ["", "won", "lost"];

/** The tables in a kept text, newest first; what makes no sense is left out. */
export function readTables(text: string | null): readonly Kept[] {
  const found = parsed(text);
  if (!Array.isArray(found)) return [];
  const tables = new Map<string, Kept>();
  for (const one of found) if (isKept(one) && !tables.has(one.table)) tables.set(one.table, one);
  return [...tables.values()].sort((one, other) => other.at - one.at);
}

function isKept(value: unknown): value is Kept {
  return (
    isRecord(value) &&
    typeof value["table"] === "string" &&
    /^[\w-]+$/.test(value["table"]) &&
    isTexts(value["keys"]) &&
    value["keys"].length > 0 &&
    value["keys"].every((key) => /^[\w-]+$/.test(key)) &&
    isTexts(value["gnomes"]) &&
    isTexts(value["people"]) &&
    typeof value["at"] === "number" &&
    (value["minutes"] === null || typeof value["minutes"] === "number") &&
    ENDED.includes(value["ended"])
  );
}

/** All tables that are kept, newest first. */
export function keptTables(): readonly Kept[] {
  return readTables(kept(NAME));
}

export function keptTable(table: string): Kept | null {
  return keptTables().find((one) => one.table === table) ?? null;
}

/** Keep a table, or what is new about it; keys that were kept before stay. */
export function keepTable(table: Kept): void {
  const others = keptTables().filter((one) => one.table !== table.table);
  const known = keptTable(table.table)?.keys ?? [];
  const keys = [...new Set([...table.keys, ...known])].slice(0, MOST_KEYS);
  write([{ ...table, keys }, ...others]);
}

/** Forget a table. What it was, so that it can be put back. */
export function dropTable(table: string): Kept | null {
  const found = keptTable(table);
  if (found !== null) write(keptTables().filter((one) => one.table !== table));
  return found;
}

/** Finished games go first when there are too many, then those that were not played for longest. */
function write(tables: readonly Kept[]): void {
  const worth = [...tables].sort(
    (one, other) => Number(one.ended !== "") - Number(other.ended !== "") || other.at - one.at,
  );
  keep(NAME, JSON.stringify(worth.slice(0, MOST)));
}

/** A table as it stands, for keeping; null if the reader has no seat there. */
export function keptFrom(
  table: string,
  keys: readonly string[],
  about: About,
  you: You,
  message: Message,
  at: number,
): Kept | null {
  if (you.seats.length === 0 || keys.length === 0) return null;
  const aboard = message.view.gnomes.filter((gnome) => gnome.alive && !gnome.abandoned);
  return {
    table,
    keys,
    gnomes: about.gnomes,
    people: you.seats,
    at,
    minutes: Math.max(0, ...aboard.map((gnome) => gnome.time)),
    ended: message.ended === null ? "" : message.ended.won ? "won" : "lost",
  };
}
