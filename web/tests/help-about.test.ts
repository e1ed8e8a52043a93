import { beforeEach, describe, expect, it, vi } from "vitest";

import type { Host } from "../src/host/host";
import type { Entry, Rules } from "../src/protocol";
import { linked } from "../src/rules/linked";

function entry(id: string, text: string): Entry {
  const nothing = { example: "", first: "", question: "", why: "", words: "", switch: "", option: "" };
  const none = { edition: "", board: "", sources: "", against: "", about: [], cards: [] };
  return { id, chapter: "items", title: id, text, ...nothing, ...none };
}

const RULES: Rules = {
  language: "en",
  edition: "revised",
  chapters: [{ id: "items", title: "Items", lead: "", entries: [entry("I17", "It opens."), entry("A8", "Unblock.")] }],
  found: [],
  near: [],
  things: { item: { crowbar: ["A8", "I17", "Z9"] }, mark: { high: ["I17"] } },
};

let asked: string[];

beforeEach(() => {
  asked = [];
  vi.resetModules(); // nothing was fetched yet
});

describe("the rules about a thing", () => {
  it("are those that the host names, in its order, fetched once", async () => {
    const { provideHost } = await import("../src/host/host");
    provideHost({
      rules: (language: string, edition: string) => {
        asked.push(`${language} ${edition}`);
        return Promise.resolve(RULES);
      },
    } as unknown as Host);
    const { chiefRule, rulesAbout } = await import("../src/rules/about.svelte");
    expect(rulesAbout("item", "crowbar")).toEqual([]);
    expect(chiefRule("item", "crowbar")).toBeNull();
    await Promise.resolve();
    await Promise.resolve();
    expect(rulesAbout("item", "crowbar").map(({ id }) => id)).toEqual(["A8", "I17"]); // one that is not there is left out
    expect(chiefRule("item", "crowbar")).toBe("A8");
    expect(chiefRule("mark", "high")).toBe("I17");
    expect(chiefRule("mark", "never heard of")).toBeNull();
    expect(asked).toEqual(["en revised"]);
  });
});

describe("a text of the rules", () => {
  const known = (id: string): boolean => ["A9", "A13", "D2"].includes(id);

  it("has links where it names rules that there are", () => {
    expect(linked("Fix-it (A9 to A13), not Q99", known)).toEqual([
      { text: "Fix-it (" },
      { text: "A9", atom: "A9" },
      { text: " to " },
      { text: "A13", atom: "A13" },
      { text: "), not Q99" },
    ]);
  });

  it.each(["", "No ids here.", "A99 A1B2 xD2"])("stays as it is without them: %j", (text) => {
    expect(
      linked(text, known)
        .map((part) => part.text)
        .join(""),
    ).toBe(text);
    expect(linked(text, known).some((part) => part.atom !== undefined)).toBe(false);
  });
});
