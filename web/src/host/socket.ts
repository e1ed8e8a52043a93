/** The connection over a WebSocket: it comes back by itself, and is told exactly what it missed. */

import { PROTOCOL, SUBPROTOCOL, type AnyRequest, type Answer, type ServerFrame } from "../protocol";
import { Lost, type Connection, type Farewell, type LinkState, type Listener, type Where } from "./connection";

const FOR_GOOD = new Set([1002, 1008, 1009]); // closing codes after which coming back is of no use
const FIRST_WAIT = 300; // milliseconds until the first new attempt; each further one waits twice as long
const LONGEST_WAIT = 5_000;
const SILENCE = 20_000; // after which the other side is asked whether it is still there
const PATIENCE = 10_000; // how long it has to answer that

interface Waiting {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

export class SocketConnection implements Connection {
  #socket: WebSocket | null = null;
  #state: LinkState = "connecting";
  #seen: number | null = null;
  #next = 1;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;
  #farewell: Farewell | null = null;
  readonly #keys: string[];
  readonly #waiting = new Map<number, Waiting>();
  readonly #address: URL;
  readonly #where: Where;
  readonly #listener: Listener;

  constructor(address: URL, where: Where, listener: Listener) {
    this.#address = address;
    this.#where = where;
    this.#listener = listener;
    this.#keys = [...where.keys];
    this.#open();
  }

  ask(request: AnyRequest): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.#state !== "open" || this.#socket === null) {
        reject(new Lost());
        return;
      }
      const id = this.#next++;
      this.#waiting.set(id, { resolve, reject });
      this.#socket.send(JSON.stringify({ ...request, id }));
    });
  }

  addKey(key: string): void {
    if (!this.#keys.includes(key)) this.#keys.push(key);
  }

  retry(): void {
    if (this.#state !== "lost") return;
    clearTimeout(this.#timer);
    this.#open();
  }

  close(): void {
    this.#move("closed", null);
    clearTimeout(this.#timer);
    clearTimeout(this.#pulse);
    this.#socket?.close(1000);
    this.#giveUp();
  }

  #open(): void {
    const socket = new WebSocket(this.#address, SUBPROTOCOL);
    this.#socket = socket;
    socket.onopen = () => {
      this.#farewell = null;
      socket.send(
        JSON.stringify({
          say: "hello",
          protocol: PROTOCOL,
          keys: this.#keys,
          language: this.#where.language(),
          style: this.#where.style(),
          seen: this.#seen,
        }),
      );
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#heard(JSON.parse(event.data) as ServerFrame);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#hungUp(event.code);
    };
  }

  #heard(frame: ServerFrame): void {
    this.#listen();
    switch (frame.tell) {
      case "welcome":
      case "news":
        this.#seen = frame.number;
        this.#wait = FIRST_WAIT;
        this.#move("open", null);
        this.#listener.told(frame);
        break;
      case "answer": {
        const waiting = this.#waiting.get(frame.id);
        this.#waiting.delete(frame.id);
        waiting?.resolve(frame);
        break;
      }
      case "goodbye":
        this.#farewell = { kind: frame.kind, text: frame.text };
        break;
    }
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
      void this.ask({ say: "ping" }).catch(() => undefined);
    }, SILENCE);
  }

  #hungUp(code: number): void {
    this.#socket = null;
    clearTimeout(this.#pulse);
    this.#giveUp();
    if (this.#state === "closed") return;
    if (FOR_GOOD.has(code)) {
      this.#move("refused", this.#farewell ?? { kind: `code-${String(code)}`, text: "" });
      return;
    }
    this.#move(this.#state === "connecting" ? "connecting" : "lost", this.#farewell);
    this.#timer = setTimeout(() => {
      this.#open();
    }, this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    if (this.#wait > FIRST_WAIT * 4) this.#move("lost", this.#farewell); // the first attempts failed, too
  }

  #giveUp(): void {
    for (const waiting of this.#waiting.values()) waiting.reject(new Lost());
    this.#waiting.clear();
  }

  #move(state: LinkState, why: Farewell | null): void {
    if (this.#state === state && why === null) return;
    this.#state = state;
    this.#listener.linked(state, why);
  }
}
