import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { HttpHost } from "../src/host/httpHost";
import { Refused } from "../src/host/host";

const SOURCES = fileURLToPath(new URL("../src/", import.meta.url));
const OUTSIDE = /\bapi\/|\bfetch\(|\bnew (?:WebSocket|EventSource|XMLHttpRequest|Worker)\b|\bsendBeacon\b/;

interface Asked {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: unknown;
}

let asked: Asked[];
let answer: () => Response;

beforeEach(() => {
  asked = [];
  answer = () => Response.json({});
  vi.stubGlobal("fetch", (url: URL, { method = "GET", headers, body }: RequestInit) => {
    asked.push({ url: String(url), method, headers: new Headers(headers), body: body && JSON.parse(String(body)) });
    return new Promise((done) => {
      done(answer());
    });
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("the outside", () => {
  it("is asked by the host only: no other file has an address or a request", () => {
    const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((name) =>
      /\.(ts|svelte)$/.test(name),
    );
    expect(files.length).toBeGreaterThan(200);
    const asking = files.filter((name) => OUTSIDE.test(readFileSync(join(SOURCES, name), "utf8")));
    expect(asking.map((name) => relative(".", name).split(/[\\/]/)[0])).toEqual(asking.map(() => "host"));
    expect(asking.length).toBeGreaterThan(0);
  });
});

describe("a server as host", () => {
  it.each([
    ["https://boats.example/", "https://boats.example/api/v1/"],
    ["https://boats.example/index.html#/t/one/k/KEY", "https://boats.example/api/v1/"],
    ["http://127.0.0.1:8000/play/red/?from=mail#/", "http://127.0.0.1:8000/play/red/api/v1/"],
  ])("is asked relative to the page at %s", async (base, api) => {
    const host = new HttpHost(base, () => "de");
    await host.languages();
    await host.catalogue("de", "web.ftl");
    await host.rules("de", "first");
    await host.findRules("de", "first", "water & fire");
    await host.openTables();
    await host.setup("de");
    await host.createTable({});
    await host.rematch("t/1", ["K", "L"], true);
    await host.moment("t1", ["K"], 7);
    await host.logbook("t1", ["K"]);
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `GET ${api}languages`,
      `GET ${api}words/de/web.ftl`,
      `GET ${api}rules?language=de&edition=first`,
      `GET ${api}rules?language=de&edition=first&find=water+%26+fire`,
      `GET ${api}tables`,
      `GET ${api}setup?language=de`,
      `POST ${api}tables`,
      `POST ${api}tables/t%2F1/rematch`,
      `GET ${api}tables/t1/moments/7`,
      `GET ${api}tables/t1/logbook`,
    ]);
    expect(asked.map(({ headers }) => headers.get("Accept-Language"))).toEqual(asked.map(() => "de"));
    expect(asked[7]).toMatchObject({ body: { same_luck: true } });
    expect(asked[7]?.headers.get("Authorization")).toBe("Bearer K,L");
    expect(asked[6]?.headers.get("Authorization")).toBeNull();
  });

  it("tells what it refuses, and that it cannot be reached", async () => {
    const host = new HttpHost("http://127.0.0.1/", () => "en");
    const problem = {
      kind: "server-no-table",
      text: "There is no such table.",
      atom: null,
      rule: null,
      field: null,
      name: null,
    };
    answer = () => Response.json(problem, { status: 404 });
    await expect(host.logbook("t", [])).rejects.toEqual(new Refused(problem));
    answer = () => new Response("<h1>Bad gateway</h1>", { status: 502 });
    await expect(host.openTables()).rejects.toMatchObject({ problem: { kind: "gone" } });
    answer = () => {
      throw new TypeError("network");
    };
    await expect(host.openTables()).rejects.toMatchObject({ problem: { kind: "gone" } });
  });
});
