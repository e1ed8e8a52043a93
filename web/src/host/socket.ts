/** The connection over a WebSocket: it comes back by itself, and is told exactly what it missed. */

import { SUBPROTOCOL, type AnyRequest, type Response } from "../protocol";
import { waitBefore } from "./backoff";
import {
  Lost,
  type Connection,
  type Farewell,
  type LinkState,
  type Listener,
  type Retry,
  type Where,
} from "./connection";
import { helloFrame, readFrame, requestFrame, type Frame } from "./frames";
import { requests } from "./requests";

const FOR_GOOD = new Set([1002, 1008, 1009]); // closing codes after which coming back is of no use
const BROKEN = 4000; // our own closing code: what the other side sends is not to be understood
const STUMBLE = 3; // as many failed attempts of a first connection pass without a word
const SILENCE = 20_000; // milliseconds after which the other side is asked whether it is still there
const PATIENCE = 10_000; // how long it has to answer that

interface Waiting {
  readonly resolve: (answer: Response) => void;
  readonly reject: (error: Error) => void;
}

export class SocketConnection implements Connection {
  #socket: WebSocket | null = null;
  #state: LinkState = "connecting";
  #seen: number | null = null;
  #next = 1;
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;
  #farewell: Farewell | null = null;
  #keys: readonly string[];
  readonly #waiting = new Map<number, Waiting>();
  readonly #address: URL;
  readonly #where: Where;
  readonly #listener: Listener;
  /** The network is back, or somebody looks at the page again: what was waited for may be over. */
  readonly #stirred = (): void => {
    if (document.visibilityState === "visible") this.retry();
  };

  constructor(address: URL, where: Where, listener: Listener) {
    this.#address = address;
    this.#where = where;
    this.#listener = listener;
    this.#keys = [...where.keys];
    if (typeof window !== "undefined") {
      window.addEventListener("online", this.#stirred);
      document.addEventListener("visibilitychange", this.#stirred);
    }
    this.#open();
  }

  ask(request: AnyRequest): Promise<Response> {
    return new Promise((resolve, reject) => {
      if (this.#state !== "open" || this.#socket === null) {
        reject(new Lost());
        return;
      }
      const id = this.#next++;
      this.#waiting.set(id, { resolve, reject });
      this.#socket.send(requestFrame(request, id));
    });
  }

  use(keys: readonly string[]): void {
    this.#keys = [...keys];
  }

  retry(): void {
    if (this.#socket !== null || this.#state === "closed" || this.#state === "refused") return;
    clearTimeout(this.#timer);
    this.#open();
    this.#tell(null);
  }

  rejoin(): void {
    if (this.#state === "closed") return;
    this.#drop();
    this.#seen = null; // what was seen was seen with other keys
    this.#attempts = 0;
    this.#open();
    this.#move(this.#state === "refused" ? "connecting" : this.#state, null, null);
  }

  close(): void {
    this.#move("closed", null, null);
    if (typeof window !== "undefined") {
      window.removeEventListener("online", this.#stirred);
      document.removeEventListener("visibilitychange", this.#stirred);
    }
    this.#drop();
  }

  #drop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#pulse);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close(1000);
    this.#giveUp();
  }

  #open(): void {
    const socket = new WebSocket(this.#address, SUBPROTOCOL);
    this.#socket = socket;
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.#farewell = null;
      socket.send(helloFrame(this.#keys, this.#where.language(), this.#where.style(), this.#seen));
    };
    socket.onmessage = (event: MessageEvent<unknown>) => {
      if (socket === this.#socket) this.#heard(readFrame(event.data));
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#hungUp(event.code);
    };
  }

  #heard(frame: Frame): void {
    this.#listen();
    switch (frame.kind) {
      case "everything":
        this.#arrived(frame.everything.number);
        this.#listener.begun(frame.everything);
        break;
      case "newest":
        this.#arrived(frame.newest.number);
        this.#listener.wentOn(frame.newest);
        break;
      case "answer": {
        const waiting = this.#waiting.get(frame.answer.id);
        this.#waiting.delete(frame.answer.id);
        waiting?.resolve(frame.answer);
        break;
      }
      case "goodbye":
        this.#farewell = { kind: frame.goodbye.kind, text: frame.goodbye.text };
        break;
      case "broken":
        this.#seen = null; // nothing that was told is certain any more: it is told anew
        this.#socket?.close(BROKEN);
        this.#hungUp(BROKEN);
        break;
      case "unknown":
        break;
    }
  }

  #arrived(number: number): void {
    this.#seen = number;
    this.#attempts = 0;
    this.#move("open", null, null);
  }

  /** After a long silence ask whether anybody is there: a line can be dead without a word. */
  #listen(): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => {
      if (this.#state !== "open") return;
      this.#pulse = setTimeout(() => {
        this.#socket?.close();
        this.#hungUp(1006);
      }, PATIENCE);
      this.ask(requests.ping()).catch(() => undefined);
    }, SILENCE);
  }

  #hungUp(code: number): void {
    this.#socket = null;
    clearTimeout(this.#pulse);
    this.#giveUp();
    if (this.#state === "closed") return;
    if (FOR_GOOD.has(code)) {
      this.#move("refused", this.#farewell ?? { kind: `code-${String(code)}`, text: "" }, null);
      return;
    }
    const wait = waitBefore(this.#attempts, Math.random());
    this.#attempts += 1;
    this.#timer = setTimeout(() => {
      this.#open();
      this.#tell(null);
    }, wait);
    const first = this.#state === "connecting" && this.#attempts < STUMBLE;
    this.#move(first ? "connecting" : "lost", this.#farewell, { attempts: this.#attempts, at: Date.now() + wait });
  }

  #giveUp(): void {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const one of waiting) one.reject(new Lost());
  }

  #tell(retry: Retry | null): void {
    this.#listener.linked(this.#state, this.#farewell, retry);
  }

  #move(state: LinkState, why: Farewell | null, retry: Retry | null): void {
    if (this.#state === state && why === null && retry === null && state !== "lost") return;
    this.#state = state;
    this.#listener.linked(state, why, retry);
  }
}
