import { describe, expect, it } from "vitest";

import { goneBy, ownLanguage, said } from "../src/first/gone";

describe("without a server", () => {
  it("everything is said in the reader's language", () => {
    expect(said("web-gone-server", "de", [])).toBe("Der Server ist weg");
    expect(said("web-gone-server", "", ["ru-RU", "en"])).toBe("Сервер недоступен");
    expect(said("web-gone-server", "", ["fr", "it"])).toBe("Can’t reach the server");
  });

  it.each(["server", "protocol", "table", "keys", "many", "broken"])("there are words for what is gone: %s", (gone) => {
    for (const language of ["en", "de", "ru"]) {
      expect(said(`web-gone-${gone}`, language, [])).not.toBe("");
      expect(said(`web-gone-${gone}-text`, language, [])).not.toBe("");
    }
  });

  it("a wish goes before what the browser prefers", () => {
    expect(ownLanguage("ru", ["de"])).toBe("ru");
    expect(ownLanguage("", ["de-AT"])).toBe("de");
    expect(ownLanguage("xx", [])).toBe("en");
  });
});

describe("a connection that has ended for good", () => {
  it.each([
    ["server-protocol", false, "protocol"],
    ["code-1002", false, "protocol"],
    ["server-no-table", false, "table"],
    ["server-no-table", true, "keys"],
    ["code-1008", true, "keys"],
    ["server-too-many", false, "many"],
    ["server-hello", false, "broken"],
    ["code-1009", true, "broken"],
  ] as const)("by %s (open before: %s) is told as %s", (kind, known, gone) => {
    expect(goneBy(kind, known)).toBe(gone);
  });
});
