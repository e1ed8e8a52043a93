import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { waitBefore } from "../src/host/backoff";
import { Lost, type Farewell, type LinkState, type Retry } from "../src/host/connection";
import { requests } from "../src/host/requests";
import { SocketConnection } from "../src/host/socket";
import { answer, NEWS, WELCOME } from "./frames";

/** A WebSocket whose other end is the test. */
class Wire {
  static readonly all: Wire[] = [];
  readonly sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  closed: number | null = null;

  constructor(readonly address: URL) {
    Wire.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(code = 1005): void {
    this.closed = code;
  }

  says(frame: unknown): void {
    this.onmessage?.({ data: typeof frame === "string" ? frame : JSON.stringify(frame) });
  }

  /** Open it, and let the server greet. */
  greet(): void {
    this.onopen?.();
    this.says(WELCOME);
  }
}

interface Linked {
  readonly state: LinkState;
  readonly why: Farewell | null;
  readonly retry: Retry | null;
}

let linked: Linked[];
let told: string[];
let connection: SocketConnection;

const wire = (place = -1): Wire => {
  const found = Wire.all.at(place);
  if (found === undefined) throw new Error("no socket was opened");
  return found;
};

function connect(): void {
  const where = { table: "t", keys: ["K"], language: () => "de", style: () => "dry" as const };
  connection = new SocketConnection(new URL("ws://boat.example/socket"), where, {
    begun: () => told.push("begun"),
    wentOn: () => told.push("went on"),
    linked: (state, why, retry) => linked.push({ state, why, retry }),
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(1);
  vi.stubGlobal("WebSocket", Wire);
  Wire.all.length = 0;
  linked = [];
  told = [];
  connect();
});
afterEach(() => {
  connection.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the wait before the next attempt", () => {
  it("doubles up to a limit, and half of it is chance", () => {
    expect([0, 1, 2, 3, 4, 5, 6, 99].map((attempts) => waitBefore(attempts, 1))).toEqual([
      300, 600, 1200, 2400, 4800, 9600, 15_000, 15_000,
    ]);
    expect([0, 3, 99].map((attempts) => waitBefore(attempts, 0))).toEqual([150, 1200, 7500]);
    const waits = new Set(Array.from({ length: 50 }, (_, place) => waitBefore(4, place / 50)));
    expect(waits.size).toBe(50); // who was lost together does not come back together
  });
});

describe("a socket", () => {
  it("says hello with its keys and language, and tells what it is told", () => {
    wire().greet();
    wire().says(NEWS);
    expect(wire().sent).toEqual([
      { type: "hello", protocol: 2, keys: ["K"], language: "de", style: "dry", seen: null },
    ]);
    expect(told).toEqual(["begun", "went on"]);
    expect(linked).toEqual([{ state: "open", why: null, retry: null }]);
  });

  it("comes back by itself where it was, later each time, and says when", () => {
    wire().greet();
    wire().says(NEWS);
    const now = Date.now();
    wire().onclose?.({ code: 1006 });
    expect(linked.at(-1)).toEqual({ state: "lost", why: null, retry: { attempts: 1, at: now + 300 } });
    vi.advanceTimersByTime(299);
    expect(Wire.all).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(Wire.all).toHaveLength(2);
    expect(linked.at(-1)).toEqual({ state: "lost", why: null, retry: null });
    wire().onclose?.({ code: 1006 });
    expect(linked.at(-1)?.retry).toEqual({ attempts: 2, at: now + 900 });
    vi.advanceTimersByTime(600);
    wire().onopen?.();
    expect(wire().sent[0]).toMatchObject({ type: "hello", seen: 4 });
    wire().says(NEWS);
    expect(linked.at(-1)).toEqual({ state: "open", why: null, retry: null });
    wire().onclose?.({ code: 1006 });
    expect(linked.at(-1)?.retry?.attempts).toBe(1); // it begins anew
  });

  it("tells of a first connection that it is lost only after a few attempts", () => {
    wire().onclose?.({ code: 1006 });
    expect(linked.at(-1)?.state).toBe("connecting");
    vi.advanceTimersByTime(300);
    wire().onclose?.({ code: 1006 });
    expect(linked.at(-1)?.state).toBe("connecting");
    vi.advanceTimersByTime(600);
    wire().onclose?.({ code: 1006 });
    expect(linked.at(-1)?.state).toBe("lost");
  });

  it("tries at once if somebody wishes so", () => {
    wire().greet();
    wire().onclose?.({ code: 1012 });
    connection.retry();
    expect(Wire.all).toHaveLength(2);
    connection.retry();
    vi.advanceTimersByTime(60_000);
    expect(Wire.all).toHaveLength(2);
  });

  it.each([1002, 1008, 1009])("does not come back after %d", (code) => {
    wire().greet();
    wire().says({ type: "goodbye", kind: "server-no-table", text: "No." });
    wire().onclose?.({ code });
    vi.advanceTimersByTime(60_000);
    expect(Wire.all).toHaveLength(1);
    expect(linked.at(-1)).toMatchObject({ state: "refused", why: { kind: "server-no-table" } });
  });

  it("answers requests by their numbers, in any order", async () => {
    wire().greet();
    const [first, second] = [connection.ask(requests.advice(0)), connection.ask(requests.chat("Ahoy"))];
    expect(wire().sent.slice(1)).toEqual([
      { type: "advice", number: 0, id: 1 },
      { type: "chat", text: "Ahoy", id: 2 },
    ]);
    wire().says(answer({ id: 2, number: 8 }));
    wire().says(answer({ id: 1, number: 9 }));
    expect((await first).number).toBe(9);
    expect((await second).number).toBe(8);
  });

  it("rejects what was not answered, and what is asked while it is lost", async () => {
    wire().greet();
    const asked = connection.ask(requests.decide(0, "open 5"));
    wire().onclose?.({ code: 1006 });
    await expect(asked).rejects.toBeInstanceOf(Lost);
    await expect(connection.ask(requests.chat("?"))).rejects.toBeInstanceOf(Lost);
  });

  it("is told everything anew after a frame that cannot be understood", () => {
    wire().greet();
    wire().says('{"type": "news", "number": "seven"}');
    expect(wire(0).closed).toBe(4000);
    expect(linked.at(-1)?.state).toBe("lost");
    vi.advanceTimersByTime(300);
    wire().onopen?.();
    expect(wire().sent[0]).toMatchObject({ seen: null });
    wire().says("not even JSON");
    vi.advanceTimersByTime(599);
    expect(Wire.all).toHaveLength(2); // not in a hurry
  });

  it("passes over frames that it does not know", () => {
    wire().greet();
    wire().says({ type: "weather" });
    expect(linked.at(-1)?.state).toBe("open");
  });

  it("notices a dead line", () => {
    wire().greet();
    vi.advanceTimersByTime(20_000);
    expect(wire().sent.at(-1)).toMatchObject({ type: "ping" });
    vi.advanceTimersByTime(10_000);
    expect(linked.at(-1)?.state).toBe("lost");
  });

  it("connects anew with other keys, and is told everything", () => {
    wire().greet();
    connection.use(["K", "L"]);
    connection.rejoin();
    expect(wire(0).closed).toBe(1000);
    wire().onopen?.();
    expect(wire().sent[0]).toMatchObject({ keys: ["K", "L"], seen: null });
    wire(0).onclose?.({ code: 1006 }); // the old one says farewell, and nobody listens
    expect(linked.at(-1)?.state).toBe("open");
  });

  it("stays closed", () => {
    wire().greet();
    connection.close();
    wire().onclose?.({ code: 1006 });
    connection.retry();
    vi.advanceTimersByTime(60_000);
    expect(Wire.all).toHaveLength(1);
    expect(linked.at(-1)?.state).toBe("closed");
  });
});
