/** The host that is a server: HTTP for what is asked once, a WebSocket for a table. */

import type { LanguageShown, CreatedTable, Message, NewTable, OpenTable, Problem, Rules, Setup } from "../protocol";
import type { Connection, Listener, Where } from "./connection";
import { GONE, Refused, type Host } from "./host";
import { SocketConnection } from "./socket";

const API = "api/v1/"; // below the page's own address, wherever that is

interface Question {
  readonly keys?: readonly string[];
  readonly query?: Readonly<Record<string, string>>;
  /** What is sent as JSON, by POST. */
  readonly body?: unknown;
}

export class HttpHost implements Host {
  readonly #base: URL;
  readonly #language: () => string;

  /** `base` is the page's own address, `language` the one in which refusals are told. */
  constructor(base: string, language: () => string) {
    this.#base = new URL(API, base);
    this.#language = language;
  }

  languages(): Promise<readonly LanguageShown[]> {
    return this.#json("languages");
  }

  async catalogue(language: string, file: string): Promise<string> {
    return (await this.#ask(`words/${named(language)}/${named(file)}`)).text();
  }

  rules(language: string, edition: string): Promise<Rules> {
    return this.#json("rules", { query: { language, edition } });
  }

  findRules(language: string, edition: string, words: string): Promise<Rules> {
    return this.#json("rules", { query: { language, edition, find: words } });
  }

  setup(language: string): Promise<Setup> {
    return this.#json("setup", { query: { language } });
  }

  createTable(table: NewTable): Promise<CreatedTable> {
    return this.#json("tables", { body: table });
  }

  openTables(): Promise<readonly OpenTable[]> {
    return this.#json("tables");
  }

  rematch(table: string, keys: readonly string[], sameLuck: boolean): Promise<CreatedTable> {
    return this.#json(`tables/${named(table)}/rematch`, { keys, body: { same_luck: sameLuck } });
  }

  moment(table: string, keys: readonly string[], record: number): Promise<Message> {
    return this.#json(`tables/${named(table)}/moments/${String(record)}`, { keys });
  }

  async logbook(table: string, keys: readonly string[]): Promise<string> {
    return (await this.#ask(`tables/${named(table)}/logbook`, { keys })).text();
  }

  readonly connect = (where: Where, listener: Listener): Connection => {
    const address = new URL(`tables/${named(where.table)}/socket`, this.#base);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    return new SocketConnection(address, where, listener);
  };

  async #json<Told>(path: string, question?: Question): Promise<Told> {
    return (await (await this.#ask(path, question)).json()) as Told;
  }

  /** Raises `Refused`. */
  async #ask(path: string, { keys = [], query = {}, body }: Question = {}): Promise<Response> {
    const address = new URL(path, this.#base);
    address.search = new URLSearchParams(query).toString();
    const headers = new Headers({ "Accept-Language": this.#language() });
    if (keys.length > 0) headers.set("Authorization", `Bearer ${keys.join(",")}`);
    if (body !== undefined) headers.set("Content-Type", "application/json");
    const sent = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
    const answer = await fetch(address, { ...sent, headers }).catch(() => null);
    if (answer === null) throw new Refused(GONE);
    if (answer.ok) return answer;
    const problem: unknown = await answer.json().catch(() => GONE);
    throw new Refused(problem as Problem);
  }
}

const named = encodeURIComponent;
