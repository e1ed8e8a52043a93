/** What is asked of a server once. */

import type { Made, NewTable, OpenTable, Problem } from "../protocol";
import { words } from "../words/words.svelte";

/** The server has said no; or it cannot be reached (kind `gone`). */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text);
  }
}

const GONE: Problem = { kind: "gone", text: "", atom: null, rule: null };

async function asked(path: string, keys: readonly string[], init?: RequestInit): Promise<Response> {
  const headers = new Headers(init?.headers);
  headers.set("Accept-Language", words.language);
  if (keys.length > 0) headers.set("Authorization", `Bearer ${keys.join(",")}`);
  const answer = await fetch(path, { ...init, headers }).catch(() => null);
  if (answer === null) throw new Refused(GONE);
  if (answer.ok) return answer;
  const problem: unknown = await answer.json().catch(() => GONE);
  throw new Refused(problem as Problem);
}

/** Lay a new table. */
export async function layTable(table: NewTable): Promise<Made> {
  const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(table) };
  return (await (await asked("/api/v1/tables", [], init)).json()) as Made;
}

/** Lay a table like one that is over, with the same luck or with luck of its own. */
export async function rematch(table: string, keys: readonly string[], sameLuck: boolean): Promise<Made> {
  const body = JSON.stringify({ same_luck: sameLuck });
  const init = { method: "POST", headers: { "Content-Type": "application/json" }, body };
  return (await (await asked(`/api/v1/tables/${encodeURIComponent(table)}/rematch`, keys, init)).json()) as Made;
}

/** The tables that are open to everybody. */
export async function openTables(): Promise<readonly OpenTable[]> {
  return (await (await asked("/api/v1/tables", [])).json()) as readonly OpenTable[];
}

/** A table's game as a logbook. */
export async function logbookOf(table: string, keys: readonly string[]): Promise<string> {
  return (await asked(`/api/v1/tables/${encodeURIComponent(table)}/logbook`, keys)).text();
}

/** Anything else as JSON. */
export async function fetchJson(path: string, keys: readonly string[] = []): Promise<unknown> {
  return (await asked(path, keys)).json();
}
