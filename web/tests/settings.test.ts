import { describe, expect, it } from "vitest";

import { readChosen } from "../src/settings/settings.svelte";

const usual = readChosen(null);

describe("settings that were kept", () => {
  it("are the same again", () => {
    const chosen = {
      version: 1,
      language: "ru",
      theme: "day",
      contrast: true,
      motion: "still",
      pace: "off",
      style: "dry",
      sound: false,
      effects: 0,
      sea: 1,
      newcomer: false,
    };
    expect(readChosen(JSON.stringify(chosen))).toEqual(chosen);
  });

  it.each([null, "", "{", "[1]", "null", "7"])("are the usual ones if there is %j", (text) => {
    expect(readChosen(text)).toEqual(usual);
  });

  it("have the usual value for what makes no sense, and nothing that there is not", () => {
    const odd = {
      theme: "dusk",
      motion: 1,
      contrast: "yes",
      effects: 7,
      sea: -1,
      pace: null,
      evil: "x",
      __proto__: { a: 1 },
    };
    expect(readChosen(JSON.stringify(odd))).toEqual(usual);
  });

  it("follow the device, and are lively and audible, as long as nothing else is chosen", () => {
    expect(usual).toMatchObject({ language: "", theme: "auto", motion: "auto", style: "lively", sound: true });
  });
});
