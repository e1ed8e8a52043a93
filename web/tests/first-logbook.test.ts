import { beforeEach, describe, expect, it } from "vitest";

import { whyNot } from "../src/first/logbook";
import { speak } from "./tables";

const said = (kind: string, text: string): string =>
  whyNot({ kind, text, atom: null, rule: null, field: null, name: null });

beforeEach(() => {
  speak();
});

describe("a file that is refused", () => {
  it("is said to be no logbook if it is something else, and why comes after it", () => {
    expect(said("logbook-toml", "not TOML: line 1")).toBe("This is not a Red November logbook. (not TOML: line 1)");
    expect(said("logbook-missing", "no game")).toBe("This is not a Red November logbook. (no game)");
  });

  it("is a logbook that cannot be played if something in it is wrong", () => {
    expect(said("logbook-value", "fires: 77")).toBe("This logbook can’t be played: fires: 77");
  });

  it("has nothing to do with what is the matter with the server", () => {
    expect(said("server-too-many", "wait a moment")).toBe("wait a moment");
  });
});
