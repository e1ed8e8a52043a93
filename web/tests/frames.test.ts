import { describe, expect, it } from "vitest";

import { readFrame } from "../src/host/frames";
import { NEWS, WELCOME } from "./frames";

const read = (frame: unknown): string => readFrame(JSON.stringify(frame)).kind;

describe("a frame", () => {
  it("is read if it is whole, also with keys that this page does not know", () => {
    expect(read(WELCOME)).toBe("everything");
    expect(read({ ...WELCOME, weather: "foul", lounge: { ...WELCOME.lounge, cat: true } })).toBe("everything");
    expect(read(NEWS)).toBe("newest");
    const answer = {
      id: 1,
      ok: true,
      number: 3,
      kind: null,
      text: null,
      atom: null,
      rule: null,
      seat: null,
      key: null,
    };
    expect(read({ type: "response", ...answer, advice: null })).toBe("answer");
    expect(read({ type: "goodbye", kind: "server-slow", text: "" })).toBe("goodbye");
  });

  it("of another kind is passed over", () => {
    expect(read({ type: "weather", wind: 7 })).toBe("unknown");
  });

  it.each([
    ["no JSON", "{"],
    ["nothing", "null"],
    ["a list", "[]"],
    ["no kind", "{}"],
    ["a kind that is none", '{"type": 7}'],
    ["a welcome without anything", '{"type": "welcome"}'],
    ["a message that is none", JSON.stringify({ ...WELCOME, message: "hello" })],
    ["seats that are none", JSON.stringify({ ...NEWS, you: { seats: null, host: false } })],
    ["a record that is none", JSON.stringify({ ...NEWS, number: "7" })],
    ["an answer without a number", '{"type": "response", "ok": true}'],
  ])("that is %s is broken", (_, text) => {
    expect(readFrame(text).kind).toBe("broken");
  });
});
