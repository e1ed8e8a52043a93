import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Lost, type Connect, type Everything, type Listener, type Newest } from "../src/host/connection";
import { requests } from "../src/host/requests";
import type { AnyRequest, Response } from "../src/protocol";
import { Keyring } from "../src/session/keyring.svelte";
import { dropTable, keepKeys, keepPending, keptTable, settlePending, TABLES } from "../src/session/kept";
import { Session } from "../src/session/session.svelte";
import { answer, line, NEWS, sayOf, WELCOME } from "./frames";

class Shelf {
  readonly texts = new Map<string, string>();
  getItem = (name: string): string | null => this.texts.get(name) ?? null;
  setItem = (name: string, text: string): void => void this.texts.set(name, text);
}

interface Asked {
  readonly request: AnyRequest;
  readonly answer: (more?: Partial<Response>) => Promise<void>;
  readonly lose: () => Promise<void>;
}

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

/** A host of which the test says what it answers, and when. */
class FakeHost {
  readonly asked: Asked[] = [];
  keys: readonly string[] = [];
  rejoined = 0;
  listener: Listener | null = null;

  readonly connect: Connect = (where, listener) => {
    this.keys = where.keys;
    this.listener = listener;
    return {
      ask: (request) =>
        new Promise((resolve, reject) => {
          this.asked.push({
            request,
            answer: (more) => {
              resolve(answer(more));
              return settle();
            },
            lose: () => {
              reject(new Lost());
              return settle();
            },
          });
        }),
      use: (keys) => {
        this.keys = keys;
      },
      retry: () => undefined,
      rejoin: () => {
        this.rejoined += 1;
      },
      close: () => undefined,
    };
  };

  begun(more: Partial<Everything> = {}): void {
    this.listener?.linked("open", null, null);
    this.listener?.begun({ ...WELCOME, ...more });
  }

  wentOn(more: Partial<Newest> = {}): void {
    this.listener?.linked("open", null, null);
    this.listener?.wentOn({ ...NEWS, ...more });
  }

  get last(): Asked {
    const last = this.asked.at(-1);
    if (last === undefined) throw new Error("nothing was asked");
    return last;
  }
}

const reading = { language: (): string => "en", style: (): "lively" => "lively" };
const nobody = { begun: (): void => undefined, wentOn: (): void => undefined };

function sit(keys: readonly string[] = []): { host: FakeHost; session: Session } {
  const host = new FakeHost();
  const session = new Session(new Keyring("t", keys), host.connect, reading, nobody);
  return { host, session };
}

let local: Shelf;
let tab: Shelf;
let listeners: Set<(event: StorageEvent) => void>;

/** Another tab has written what is kept now. */
function toldByAnotherTab(): void {
  for (const listener of listeners) listener({ key: TABLES } as StorageEvent);
}

beforeEach(() => {
  local = new Shelf();
  tab = new Shelf();
  listeners = new Set();
  vi.stubGlobal("localStorage", local);
  vi.stubGlobal("sessionStorage", tab);
  vi.stubGlobal("window", {
    addEventListener: (_: string, listener: (event: StorageEvent) => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: (event: StorageEvent) => void) => listeners.delete(listener),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("keys", () => {
  it("of a link are kept before they are sent, and open the table when the page is loaded again", () => {
    const { host } = sit(["SEAT"]);
    expect(host.keys).toEqual(["SEAT"]);
    expect(keptTable("t")?.keys).toEqual([{ key: "SEAT", seat: "" }]);
    expect(sit().host.keys).toEqual(["SEAT"]);
  });

  it("of a link are this tab's, also if the browser has others; another tab has all of them", () => {
    keepKeys("t", [{ key: "OTHER", seat: "Bob" }], 1);
    expect(sit(["SEAT"]).host.keys).toEqual(["SEAT"]);
    expect(sit().host.keys).toEqual(["SEAT"]);
    vi.stubGlobal("sessionStorage", new Shelf());
    expect(sit().host.keys).toEqual(["OTHER", "SEAT"]);
  });

  it("that one claims are kept before they are sent, and open the seat when the page is loaded again", async () => {
    const { host, session } = sit(["JOIN"]);
    host.begun({ you: { seats: [], host: false } });
    const claimed = session.claim("Ann of the Galley", "Ann");
    const { request } = host.last;
    if (request.type !== "claim" || request.key === undefined) throw new Error(sayOf(request));
    expect(request.key).toMatch(/^[\w-]{32}$/);
    expect(keptTable("t")?.keys.map(({ key }) => key)).toContain(request.key);
    await host.last.answer({ key: request.key, seat: "Ann" });
    expect(await claimed).toMatchObject({ ok: true });
    expect(host.keys).toEqual(["JOIN", request.key]);
    expect(keptTable("t")?.keys).toContainEqual({ key: request.key, seat: "Ann" });
    expect(sit().host.keys).toEqual(["JOIN", request.key]);
  });

  it("replace those of before when one renews them", async () => {
    const { host, session } = sit(["OLD"]);
    host.begun();
    void session.renew("Ann");
    const { request } = host.last;
    const key = request.type === "renew" ? request.key : "";
    await host.last.answer({ key: key ?? "", seat: "Ann" });
    expect(host.keys).toEqual([key]);
    expect(sit().host.keys).toEqual([key]);
  });

  it("that were refused are forgotten", async () => {
    const { host, session } = sit(["JOIN"]);
    host.begun({ you: { seats: [], host: false } });
    const claimed = session.claim("Ann", "Ann");
    await host.last.answer({ ok: false, kind: "server-seat-taken", text: "Taken." });
    expect(await claimed).toBe("refused");
    expect(session.requests.refusal("seat")).toMatchObject({ kind: "server-seat-taken" });
    expect(host.keys).toEqual(["JOIN"]);
    expect(sit().host.keys).toEqual(["JOIN"]);
  });

  it("are asked for again, the same ones, if the page is loaded again before the answer", async () => {
    const before = sit(["JOIN"]);
    before.host.begun({ you: { seats: [], host: false } });
    void before.session.claim("Ann of the Galley", "Ann");
    const { request } = before.host.last;
    const key = request.type === "claim" ? request.key : "";

    const { host, session } = sit();
    expect(host.keys).toEqual(["JOIN", key]); // one of them works
    host.begun();
    expect(host.asked.map((one) => one.request)).toEqual([request]);
    await host.last.answer({ key: key ?? "", seat: "Ann" });
    expect(keptTable("t")).toMatchObject({ pending: null });
    expect(session.ring.keys).toEqual(["JOIN", key]);
    host.wentOn();
    expect(host.asked).toHaveLength(1);
  });

  it("are asked for again if the connection goes before the answer", async () => {
    const { host, session } = sit(["JOIN"]);
    host.begun();
    const claimed = session.claim("Ann", "Ann");
    const { request } = host.last;
    await host.last.lose();
    expect(await claimed).toBe("lost");
    expect(session.requests.waits("seat")).toBe(false);
    host.wentOn();
    expect(host.asked.map((one) => one.request)).toEqual([request, request]);
  });

  it("of a seat that was left are forgotten", async () => {
    const { host, session } = sit(["SEAT"]);
    host.begun();
    const left = session.leave("Ann");
    await host.last.answer();
    await left;
    expect(session.ring.keys).toEqual([]);
    expect(keptTable("t")).toBeNull();
  });

  it("that another tab has got are used here, too", () => {
    const { host } = sit(["SEAT"]);
    host.begun();
    keepKeys("t", [{ key: "NEW", seat: "Ann" }], 2);
    keepKeys("t", [{ key: "THEIRS", seat: "Bob" }], 2);
    toldByAnotherTab();
    expect(host.rejoined).toBe(1);
    expect(host.keys).toEqual(["SEAT", "NEW"]);
    toldByAnotherTab();
    expect(host.rejoined).toBe(1);
  });

  it("that another tab has replaced do not end this one", () => {
    const { host, session } = sit(["SEAT"]);
    host.begun();
    const pending = { say: "renew", key: "NEW", seat: "Ann", name: "" } as const;
    keepPending("t", pending, 2);
    settlePending("t", pending, "Ann");
    host.listener?.linked("refused", { kind: "code-1008", text: "" }, null);
    expect(session.link).toBe("open");
    expect(host.rejoined).toBe(1);
    expect(host.keys).toEqual(["NEW"]);
    host.listener?.linked("refused", { kind: "code-1008", text: "" }, null);
    expect(session.link).toBe("refused");
  });

  it("stay with a tab whose browser keeps nothing", () => {
    const refuse = (): never => {
      throw new Error("no storage");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
    vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse });
    const { host, session } = sit(["SEAT"]);
    expect(session.ring.lasting).toBe(false);
    expect(host.keys).toEqual(["SEAT"]);
    dropTable("t");
  });
});

describe("requests", () => {
  it("are under way by class: a chat line blocks no decision and erases no refusal", async () => {
    const { host, session } = sit(["SEAT"]);
    host.begun();
    const decided = session.ask(requests.decide(0, "open 5"));
    await host.last.answer({ ok: false, kind: "illegal", text: "No.", atom: "M6", rule: "High water." });
    expect(await decided).toBe("refused");
    const said = session.chat("Look out!");
    expect(session.requests.waits("talk")).toBe(true);
    expect(session.requests.waits("game")).toBe(false);
    expect(session.requests.refusal("game")).toEqual({
      kind: "illegal",
      text: "No.",
      atom: "M6",
      rule: "High water.",
    });
    await host.last.answer({ ok: false, kind: "server-chat", text: "Too long." });
    expect(await said).toBe("refused");
    expect(session.requests.refusal("talk")).toMatchObject({ kind: "server-chat" });
    expect(session.requests.refusal("game")).toMatchObject({ kind: "illegal" });
    void session.ask(requests.decide(0, "open 4"));
    expect(session.requests.refusal("game")).toBeNull();
    expect(session.requests.refusal("talk")).toMatchObject({ kind: "server-chat" });
  });

  it("of one class are counted: it waits until the last one is answered", async () => {
    const { host, session } = sit(["SEAT"]);
    void session.ask(requests.advice(0));
    void session.ask(requests.advice(1));
    await host.asked[0]?.answer();
    expect(session.requests.waits("advice")).toBe(true);
    await host.asked[1]?.lose();
    expect(session.requests.waits("advice")).toBe(false);
  });

  it("of two tabs on one seat: the one that comes second is refused, and told why", async () => {
    const [one, other] = [sit(["SEAT"]), sit(["SEAT"])];
    void one.session.ask(requests.decide(0, "open 5"));
    const second = other.session.ask(requests.decide(0, "open 5"));
    await one.host.last.answer();
    await other.host.last.answer({ ok: false, kind: "table-stale", text: "Look again." });
    expect(await second).toBe("refused");
    expect(one.session.requests.refusal("game")).toBeNull();
    expect(other.session.requests.refusal("game")).toMatchObject({ kind: "table-stale" });
  });
});

describe("talk", () => {
  it("is there for a screen to show, with what others have said since one looked", () => {
    const { host, session } = sit(["SEAT"]);
    host.begun({ chat: [line(1, "Bob", "Ahoy")] });
    expect(session.talk.unread).toBe(0); // from before one came
    host.wentOn({ chat: [line(4, "Bob", "Fire!"), line(5, "Ann", "Where?")] });
    host.wentOn({ chat: [line(5, "Ann", "Where?"), line(6, "Bob", "Room 5")] });
    expect(session.talk.said.map(({ text }) => text)).toEqual(["Ahoy", "Fire!", "Where?", "Room 5"]);
    expect(session.talk.unread).toBe(2);
    session.talk.look();
    expect(session.talk.unread).toBe(0);
    host.begun({ chat: session.talk.said.concat(line(9, "Bob", "Out.")) }); // told anew, after one was away
    expect(session.talk.unread).toBe(1);
  });

  it("that got lost is said again when the connection is back, but not if it has arrived", async () => {
    const { host, session } = sit(["SEAT"]);
    host.begun({ chat: [line(1, "Ann", "Lost?")] }); // the same words, long ago
    void session.chat("Lost?");
    await host.last.lose();
    void session.chat("Arrived");
    await host.last.lose();
    host.wentOn({ chat: [line(7, "Ann", "Arrived")] });
    await settle();
    expect(host.asked.map(({ request }) => ("text" in request ? request.text : ""))).toEqual([
      "Lost?",
      "Arrived",
      "Lost?",
    ]);
    await host.last.answer();
    host.wentOn();
    await settle();
    expect(host.asked).toHaveLength(3);
  });
});

describe("presence", () => {
  it("is who sits where, whether they are there, and which seats are one's own", () => {
    const { host, session } = sit(["SEAT"]);
    expect(session.people).toEqual([]);
    host.begun();
    expect(session.people).toEqual([
      { seat: "Ann", name: "Ann", gnomes: ["Anna"], mine: true, claimed: false, here: true },
      { seat: "Bob", name: "Bob of the Bilge", gnomes: ["Boris", "Cyril"], mine: false, claimed: true, here: false },
    ]);
  });
});

describe("the connection", () => {
  it("says what it does: lost, when it tries again, and that it is back", () => {
    const { host, session } = sit(["SEAT"]);
    expect(session.link).toBe("connecting");
    host.begun();
    host.listener?.linked("lost", { kind: "server-stopping", text: "" }, { attempts: 2, at: 7_000 });
    expect(session).toMatchObject({ link: "lost", retrying: { attempts: 2, at: 7_000 } });
    expect(session.farewell).toMatchObject({ kind: "server-stopping" });
    host.listener?.linked("lost", null, null);
    expect(session.retrying).toBeNull();
    host.wentOn();
    expect(session).toMatchObject({ link: "open", retrying: null, farewell: null });
  });
});
