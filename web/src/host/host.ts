/**
 * Everything that the page asks of the outside. `HttpHost` asks a server; a worker that runs the game in the browser
 * itself can take its place.
 */

import type { LanguageShown, CreatedTable, Message, NewTable, OpenTable, Problem, Rules, Setup } from "../protocol";
import type { Connect } from "./connection";

export interface Host {
  /** The languages that there are, and the files of their catalogues. */
  languages(): Promise<readonly LanguageShown[]>;
  /** A file of a language's catalogue, in Fluent. */
  catalogue(language: string, file: string): Promise<string>;
  /** All rules in a language, for an edition. */
  rules(language: string, edition: string): Promise<Rules>;
  /** The rules that some words ask for. */
  findRules(language: string, edition: string, words: string): Promise<Rules>;
  /** What a new table may have: editions, options, bots and what may be undone, with their texts. */
  setup(language: string): Promise<Setup>;
  createTable(table: NewTable): Promise<CreatedTable>;
  /** The tables that are open to everybody. */
  openTables(): Promise<readonly OpenTable[]>;
  /** A new table like one that is over, with the same luck or with luck of its own. */
  rematch(table: string, keys: readonly string[], sameLuck: boolean): Promise<CreatedTable>;
  /** A table as it was after a record of its log. */
  moment(table: string, keys: readonly string[], record: number): Promise<Message>;
  /** A table's game as a logbook. */
  logbook(table: string, keys: readonly string[]): Promise<string>;
  /** Connect to a table: decisions, advice, talk and everything else that is asked there. */
  readonly connect: Connect;
}

/** The problem that there is no host to be reached. */
export const GONE: Problem = { kind: "gone", text: "", atom: null, rule: null, field: null, name: null };

/** The host has said no; or it cannot be reached (kind `gone`). */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text);
  }
}

let provided: Host | null = null;

/** Say once, when the page starts, which host it asks. */
export function provideHost(host: Host): void {
  provided = host;
}

/** The page's host. */
export function host(): Host {
  if (provided === null) throw new Error("no host is provided");
  return provided;
}
