/**
 * Somebody at a table, through whatever happens to the line: their keys and seats, who else is there, what is said, what was asked and
 * refused, and the connection that comes back by itself.
 */

import {
  Lost,
  type Connect,
  type Connection,
  type Everything,
  type Farewell,
  type LinkState,
  type Newest,
  type Retry,
} from "../host/connection";
import { classOf, requests } from "../host/requests";
import type { About, AnyRequest, Response, Item, Lounge, SignalName, You } from "../protocol";
import { Keyring } from "./keyring.svelte";
import { newKey } from "./newKey";
import { Requests, type Refusal } from "./pending.svelte";
import { peopleOf, type Person } from "./people";
import { Talk } from "./talk.svelte";

/** What becomes of a request: its answer if it was done; that it was refused; or that nobody knows yet. */
export type Outcome = Response | "refused" | "lost";

/** Who wants to know what happens in the game. */
export interface Follower {
  begun(everything: Everything): void;
  wentOn(newest: Newest): void;
}

export interface Reading {
  readonly language: () => string;
  readonly style: () => "lively" | "dry";
}

export class Session {
  about = $state.raw<About | null>(null);
  you = $state.raw<You>({ seats: [], host: false });
  lounge = $state.raw<Lounge | null>(null);
  link = $state<LinkState>("connecting");
  /** The next attempt, while the connection is lost. */
  retrying = $state.raw<Retry | null>(null);
  farewell = $state.raw<Farewell | null>(null);
  /** What is under way, and what was refused. */
  readonly requests = new Requests();
  readonly talk: Talk;
  readonly ring: Keyring;
  readonly #connection: Connection;
  readonly #follower: Follower;

  constructor(ring: Keyring, connect: Connect, { language, style }: Reading, follower: Follower) {
    this.ring = ring;
    this.#follower = follower;
    this.talk = new Talk((request) => this.ask(request));
    this.#connection = connect(
      { table: ring.table, keys: ring.keys, language, style },
      {
        begun: (everything) => {
          this.about = everything.about;
          this.#heard(everything);
          this.talk.begin(everything.chat, everything.you.seats);
          this.#follower.begun(everything);
          this.#settled();
        },
        wentOn: (newest) => {
          this.#heard(newest);
          this.talk.goOn(newest.chat, newest.you.seats);
          this.#follower.wentOn(newest);
          this.#settled();
        },
        linked: (state, why, retry) => {
          this.#linked(state, why, retry);
        },
      },
    );
    ring.watch(() => {
      this.#rejoin();
    });
  }

  /** The table's id. */
  get table(): string {
    return this.ring.table;
  }

  /** Everybody who has a seat here. */
  readonly people: readonly Person[] = $derived.by(() => peopleOf(this.lounge, this.you));

  /** Ask for something. */
  async ask(request: AnyRequest): Promise<Outcome> {
    const kind = classOf(request);
    return this.requests.during(kind, async () => {
      try {
        const answer = await this.#connection.ask(request);
        if (answer.ok) return answer;
        this.requests.refuse(kind, refusalOf(answer));
        return "refused";
      } catch (error) {
        if (error instanceof Lost) return "lost"; // what has become of it will be told when the connection is back
        throw error;
      }
    });
  }

  /** Sit down under a name: on one's own seat, or on a free one. */
  claim(name: string, seat = ""): Promise<Outcome> {
    return this.#forKey({ say: "claim", key: newKey(), seat, name });
  }

  /** Replace the key of a seat. */
  renew(seat: string): Promise<Outcome> {
    return this.#forKey({ say: "renew", key: newKey(), seat, name: "" });
  }

  /** Get a new key of the host, to be given to somebody else. */
  passOn(): Promise<Outcome> {
    return this.#forKey({ say: "pass_on", key: newKey(), seat: "", name: "" });
  }

  /** Leave a seat; as host, also somebody else's. */
  async leave(seat: string): Promise<Outcome> {
    const outcome = await this.ask(requests.leave(seat));
    if (typeof outcome === "object") this.ring.leave(seat);
    return outcome;
  }

  /** Open the table to everybody, or close it. */
  door(open: boolean): Promise<Outcome> {
    return this.ask(requests.door(open));
  }

  /** After how many seconds a bot stands in for somebody who is away; null: never. */
  absent(seconds: number | null): Promise<Outcome> {
    return this.ask(requests.absent(seconds));
  }

  chat(text: string): Promise<Outcome> {
    return this.talk.send(requests.chat(text), text);
  }

  signal(signal: SignalName, room: number | null = null, item: Item | null = null): Promise<Outcome> {
    return this.talk.send(requests.signal(signal, room, item), signal);
  }

  /** Read on in another language: everything is told anew. */
  speak(language: string, style: "lively" | "dry"): Promise<Outcome> {
    return this.ask(requests.language(language, style));
  }

  retry(): void {
    this.#connection.retry();
  }

  close(): void {
    this.ring.unwatch();
    this.#connection.close();
  }

  /** Ask for a new key, which is kept before it is sent. */
  async #forKey(pending: NonNullable<Keyring["pending"]>): Promise<Outcome> {
    this.ring.expect(pending);
    this.#connection.use(this.ring.keys);
    return this.#awaitKey(pending);
  }

  async #awaitKey(pending: NonNullable<Keyring["pending"]>): Promise<Outcome> {
    const outcome = await this.ask(keyRequest(pending));
    if (outcome === "lost") return outcome; // asked again when the connection is back
    const seat = outcome === "refused" || outcome.key === null ? null : (outcome.seat ?? pending.seat);
    this.ring.settle(pending, seat);
    this.#connection.use(this.ring.keys);
    return outcome;
  }

  #heard({ you, lounge }: Everything | Newest): void {
    this.you = you;
    this.lounge = lounge;
    this.ring.open(you.seats, you.host);
  }

  /** The connection is there: what was asked and not answered before it went is asked again. */
  #settled(): void {
    const { pending } = this.ring;
    if (pending !== null && !this.requests.waits("seat")) void this.#awaitKey(pending);
    void this.talk.again();
  }

  #linked(state: LinkState, why: Farewell | null, retry: Retry | null): void {
    if (state === "refused" && this.ring.renewed()) {
      this.#rejoin(); // another tab has got a new key for this seat
      return;
    }
    this.link = state;
    this.farewell = why;
    this.retrying = retry;
  }

  #rejoin(): void {
    this.#connection.use(this.ring.keys);
    this.#connection.rejoin();
  }
}

function keyRequest({ say, key, seat, name }: NonNullable<Keyring["pending"]>): AnyRequest {
  switch (say) {
    case "claim":
      return requests.claim(name, seat, key);
    case "renew":
      return requests.renew(seat, key);
    case "pass_on":
      return requests.passOn(key);
  }
}

function refusalOf({ kind, text, atom, rule }: Response): Refusal {
  return { kind: kind ?? "", text: text ?? "", atom, rule };
}
