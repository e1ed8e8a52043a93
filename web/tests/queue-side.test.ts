import { describe, expect, it } from "vitest";

import { queueSide, watchedOf } from "../src/events/queueSide";

const FIRST = 60;

describe("the icons of a turn over the board", () => {
  it("lie over the upper row as long as nothing is to be seen there", () => {
    expect(queueSide("top", watchedOf([], 35, 31), FIRST)).toBe("top");
    expect(queueSide("top", watchedOf([26], 35, 31), FIRST)).toBe("top");
  });

  it.each([60, 55, 47, 40])("never cover a space of the upper row on which something comes to lie: %i", (space) => {
    expect(queueSide("top", watchedOf([space], 38, 36), FIRST)).toBe("bottom");
  });

  it.each([30, 24, 10])("nor one of the lower row: %i", (space) => {
    expect(queueSide("bottom", watchedOf([space], 38, 36), FIRST)).toBe("top");
  });

  it("leave the way free that the Time Keeper goes", () => {
    expect(queueSide("top", watchedOf([], 52, 45), FIRST)).toBe("bottom");
    expect(queueSide("bottom", watchedOf([], 28, 22), FIRST)).toBe("top");
  });

  it("stay where they are if that is no worse", () => {
    expect(queueSide("bottom", watchedOf([], 37, 33), FIRST)).toBe("bottom");
    expect(queueSide("top", watchedOf([45, 25], null, null), FIRST)).toBe("top");
  });
});
