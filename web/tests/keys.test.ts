import { describe, expect, it } from "vitest";

import { keyOf } from "../src/ui/keys";

describe("the key of an event", () => {
  it("is the letter itself on a Latin layout, wherever it lies", () => {
    expect(keyOf({ key: "e", code: "KeyE" })).toBe("e");
    expect(keyOf({ key: "U", code: "KeyU" })).toBe("U");
    expect(keyOf({ key: "z", code: "KeyY" })).toBe("z"); // German
    expect(keyOf({ key: "?", code: "Minus" })).toBe("?");
  });

  it("is the Latin letter at the same place on a Cyrillic layout", () => {
    expect(keyOf({ key: "у", code: "KeyE" })).toBe("e");
    expect(keyOf({ key: "Г", code: "KeyU" })).toBe("u");
    expect(keyOf({ key: "с", code: "KeyC" })).toBe("c");
  });

  it("leaves digits and named keys alone", () => {
    expect(keyOf({ key: "7", code: "Digit7" })).toBe("7");
    expect(keyOf({ key: "٧", code: "Digit7" })).toBe("7");
    expect(keyOf({ key: "Escape", code: "Escape" })).toBe("Escape");
    expect(keyOf({ key: "ö", code: "Semicolon" })).toBe("ö");
  });
});
