/**
 * How a table is reached. The page knows this interface only: a socket to a server now, a worker that runs the table in
 * the browser itself one day.
 */

import type { AnyRequest, Response, News, Welcome } from "../protocol";

/**
 * connecting: for the first time; open; lost: it was open, and is tried again; closed: by ourselves; refused: the other
 * side wants no more of us, see `why`.
 */
export type LinkState = "connecting" | "open" | "lost" | "closed" | "refused";

/** Why a connection has ended for good: a kind of the protocol (`server-no-table`, `server-protocol` ...), and its sentence. */
export interface Farewell {
  readonly kind: string;
  readonly text: string;
}

/** The next attempt to connect: how many have failed before, and when it comes, in milliseconds since 1970. */
export interface Retry {
  readonly attempts: number;
  readonly at: number;
}

/** Everything about a table, and what is new about it, whatever their frames are called. */
export type Everything = Omit<Welcome, "type">;
export type Newest = Omit<News, "type">;

/** What somebody who is connected is told. */
export interface Listener {
  /** Everything is told: at first, in another language, or to somebody who may see something else. */
  begun(everything: Everything): void;
  wentOn(newest: Newest): void;
  /** `retry` is set while the next attempt is waited for. */
  linked(state: LinkState, why: Farewell | null, retry: Retry | null): void;
}

export interface Connection {
  /** Ask for something; the answer comes when it is durable. Rejected with `Lost` if the connection goes before that. */
  ask(request: AnyRequest): Promise<Response>;
  /** These are the keys of this connection from now on; it presents them when it connects the next time. */
  use(keys: readonly string[]): void;
  /** Try again at once. */
  retry(): void;
  /** Connect anew, with the keys that it has by now. */
  rejoin(): void;
  close(): void;
}

/** The connection went before the answer came: what was asked may have been done or not. */
export class Lost extends Error {}

export type Connect = (where: Where, listener: Listener) => Connection;

/** Which table, by which keys, and how one wants to be told. */
export interface Where {
  readonly table: string;
  readonly keys: readonly string[];
  readonly language: () => string;
  readonly style: () => "lively" | "dry";
}
