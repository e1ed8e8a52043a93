import { FluentBundle, FluentResource } from "@fluent/bundle";
import { beforeAll, describe, expect, it } from "vitest";

import { soft } from "../src/words/soft";
import { words } from "../src/words/words.svelte";

const speak = (list: string): void => {
  const bundle = new FluentBundle("de");
  bundle.addResource(new FluentResource(`web-soft-words = ${list}`));
  words.use(bundle);
};

describe("long words", () => {
  beforeAll(() => {
    speak("Luft·versorgung Огне·туши·тел Raum");
  });

  it("may be parted where the catalogue says so, also within others", () => {
    expect(soft("Hinein: Luftversorgung")).toBe("Hinein: Luft\u00adversorgung");
    expect(soft("Огнетушителя")).toBe("Огне\u00adтуши\u00adтеля");
  });

  it("are the same otherwise", () => {
    expect(soft("Raum 5")).toBe("Raum 5");
    expect(soft("")).toBe("");
    expect(soft("luftversorgung")).toBe("luftversorgung");
  });

  it("are those of the language that is spoken now", () => {
    speak("Reaktor·raum");
    expect(soft("Luftversorgung, Reaktorraum")).toBe("Luftversorgung, Reaktor\u00adraum");
    speak("");
    expect(soft("Reaktorraum")).toBe("Reaktorraum");
  });
});
