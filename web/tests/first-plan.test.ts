import { describe, expect, it } from "vitest";

import {
  fieldOf,
  hasBots,
  peopleOf,
  readPlan,
  tableOf,
  usualPlan,
  type Leader,
  type Plan,
  type UsualNames,
} from "../src/first/plan";
import { difficultyOf } from "../src/first/difficulty";
import { KINDS } from "../src/route.svelte";
import { quickTable } from "../src/first/lay";
import { SETUP } from "./setups";

const names: UsualNames = {
  gnomes: ["Oleg", "Mitka", "Ivanka", "Fenja", "Grisha", "Pavel", "Kuzma", "Zoya"],
  alone: "Captain",
  player: (number) => `Player ${String(number)}`,
};

function plan(kind: Plan["kind"], size: number, leaders: string, more: Partial<Plan> = {}): Plan {
  const made = { ...usualPlan(kind, SETUP), size, ...more };
  const leader: Readonly<Record<string, Leader>> = { p: "person", b: "bosun", c: "captain" };
  [...leaders].forEach((one, place) => {
    const found = made.places[place];
    if (found) found.leader = leader[one] ?? "person";
  });
  return made;
}

describe("the difficulty of a game", () => {
  it("is as it was measured, where it was", () => {
    expect(difficultyOf("revised", 3)?.level).toBe("easy");
    expect(difficultyOf("revised", 4)).toEqual({ level: "fair", percent: 54 });
    expect(difficultyOf("revised", 5)?.level).toBe("hard");
    expect(difficultyOf("first", 8)?.level).toBe("hardest");
    expect(difficultyOf("revised", 4, ["less_deadly_dying"])?.percent).toBe(49); // not easier, whatever its name says
    expect(difficultyOf("revised", 4, ["fire_crosses_blocked_hatches"])?.percent).toBe(54);
    expect(difficultyOf("revised", 4, ["remove_respites", "opening_events"])).toBe(null);
    expect(difficultyOf("revised", 4, ["crazed_gnomes"])).toBe(null);
  });
});

describe("the table of a plan", () => {
  it("has bots for all gnomes but one's own, each a player of its own", () => {
    const { table } = tableOf(plan("bots", 4, "pbcb"), names);
    expect(table).toMatchObject({
      gnomes: ["Oleg", "Mitka", "Ivanka", "Fenja"],
      players: ["Oleg", "Mitka", "Ivanka", "Fenja"],
      bots: { Mitka: "bosun", Ivanka: "captain", Fenja: "bosun" },
      take_back: "unrevealed",
    });
    expect(peopleOf(plan("bots", 4, "pbcb"), names)).toEqual(["Oleg"]);
  });

  it("has one player for all in a solo game, also for gnomes that a bot leads for now", () => {
    const wanted = plan("solo", 5, "ppbpp");
    expect(tableOf(wanted, names).table).toMatchObject({
      players: ["Captain", "Captain", "Captain", "Captain", "Captain"],
      bots: { Ivanka: "bosun" },
    });
    expect(peopleOf(wanted, names)).toEqual(["Captain"]);
  });

  it("has everybody at one screen by name, or by number", () => {
    const wanted = plan("same", 4, "pbpc");
    if (wanted.places[2]) wanted.places[2].player = "Ann";
    expect(tableOf(wanted, names).table?.players).toEqual(["Player 1", "Mitka", "Ann", "Fenja"]);
    expect(peopleOf(wanted, names)).toEqual(["Player 1", "Ann"]);
  });

  it("lets two people lead two gnomes each", () => {
    const wanted = plan("same", 4, "pppp");
    wanted.places.forEach((place, index) => (place.player = index % 2 ? "Bob" : "Ann"));
    expect(tableOf(wanted, names).table?.players).toEqual(["Ann", "Bob", "Ann", "Bob"]);
    expect(peopleOf(wanted, names)).toEqual(["Ann", "Bob"]);
  });

  it("tells a bot's seat from a person who has the name of its gnome", () => {
    const wanted = plan("same", 3, "ppb");
    if (wanted.places[0]) wanted.places[0].player = "Ivanka";
    const { table } = tableOf(wanted, names);
    expect(new Set(table?.players).size).toBe(3);
    expect(peopleOf(wanted, names)).toEqual(["Ivanka", "Player 2"]);
  });

  it("has the names that were typed, and no gnome beyond its size", () => {
    const wanted = plan("solo", 3, "pppppppp");
    if (wanted.places[1]) wanted.places[1].name = "Berta";
    expect(tableOf(wanted, names).table?.gnomes).toEqual(["Oleg", "Berta", "Ivanka"]);
  });

  it("has luck by number only if that is wanted; what is no number goes to the server as it is", () => {
    const seed = (byNumber: boolean, typed: string): unknown =>
      tableOf(plan("solo", 3, "ppp", { byNumber, seed: typed }), names).table?.seed;
    expect(seed(false, "7")).toBeUndefined();
    expect(seed(true, " 7 ")).toBe(7);
    expect(seed(true, "-12")).toBe(-12);
    expect(seed(true, "seven")).toBe("seven");
    expect(seed(true, "")).toBe("");
  });

  it("has luck that is luck, unless somebody chooses to practise", () => {
    for (const kind of ["solo", "bots", "same"] as const)
      expect(tableOf(usualPlan(kind, SETUP), names).table?.take_back).toBe("unrevealed");
    expect(quickTable(["Anna", "Boris", "Cyril"], SETUP).table?.take_back).toBe("unrevealed");
    expect(tableOf(plan("solo", 3, "ppp", { takeBack: "free" }), names).table?.take_back).toBe("free");
    const before = JSON.stringify({ ...usualPlan("solo", SETUP), takeBack: "usual" }); // as an earlier page has kept it
    expect(readPlan("solo", before, SETUP).takeBack).toBe("unrevealed");
  });

  it("has every option and all else that was chosen", () => {
    const wanted = plan("solo", 3, "ppp", { edition: "first", takeBack: "never", advice: false, treachery: true });
    wanted.options["crazed_gnomes"] = true;
    expect(tableOf(wanted, names).table).toMatchObject({
      edition: "first",
      take_back: "never",
      advice: false,
      treachery: true,
      options: { hidden_hands: false, crazed_gnomes: true, brand_new: true },
    });
  });
});

describe("bots", () => {
  it("are spoken of only where some go to sea", () => {
    expect(hasBots(plan("solo", 4, "pppp"))).toBe(false);
    expect(hasBots(plan("same", 3, "pppb"))).toBe(false); // the fourth stays at home
    expect(hasBots(plan("solo", 4, "pppb"))).toBe(true);
    expect(hasBots(usualPlan("bots", SETUP))).toBe(true);
  });
});

describe("Play now", () => {
  it("is somebody with three bots, and nothing is asked", () => {
    const { table } = quickTable(names.gnomes.slice(0, 4), SETUP);
    expect(Object.keys(table?.bots ?? {})).toEqual(["Mitka", "Ivanka", "Fenja"]);
    expect(table?.players).toEqual(table?.gnomes);
  });
});

describe("a plan that was kept", () => {
  it.each(KINDS)("is the same again (%s)", (kind) => {
    const kept = plan(kind, 7, "pbcpbcp", { edition: "first", takeBack: "unrevealed", byNumber: true, seed: "12" });
    kept.options["hidden_hands"] = true;
    kept.places.forEach((place, index) => (place.name = `G${String(index)}`));
    expect(readPlan(kind, JSON.stringify(kept), SETUP)).toEqual(kept);
  });

  it.each([null, "", "{", "[]", "7", '"text"'])("is the usual one if it is %j", (text) => {
    expect(readPlan("solo", text, SETUP)).toEqual(usualPlan("solo", SETUP));
  });

  it("has the usual value for all that makes no sense", () => {
    const odd = {
      kind: "bots",
      size: SETUP.most_gnomes + 1,
      places: [{ leader: "admiral", name: 7 }, null, { name: "Berta" }],
      edition: "third",
      takeBack: true,
      advice: "no",
      options: { crazed_gnomes: "yes", unknown: true },
      seed: 12,
    };
    const usual = usualPlan("solo", SETUP);
    if (usual.places[2]) usual.places[2].name = "Berta";
    expect(readPlan("solo", JSON.stringify(odd), SETUP)).toEqual(usual);
    expect(readPlan("solo", JSON.stringify({ size: SETUP.least_gnomes - 1 }), SETUP).size).toBe(usual.size);
    expect(readPlan("solo", JSON.stringify({ size: 4.5 }), SETUP).size).toBe(usual.size);
  });

  it("has every option that is offered, and nothing that is not offered any more", () => {
    const text = JSON.stringify({ ...usualPlan("same", SETUP), options: { brand_new: false, gone: true } });
    expect(readPlan("same", text, SETUP).options).toEqual({
      hidden_hands: false,
      crazed_gnomes: false,
      brand_new: false,
    });
    const fewer = { ...SETUP, bots: SETUP.bots.slice(0, 1), options: [] };
    const kept = JSON.stringify(plan("solo", 4, "pcpp"));
    expect(readPlan("solo", kept, fewer).places[1]?.leader).toBe("person");
    expect(readPlan("solo", kept, fewer).options).toEqual({});
  });

  it("knows bots that the page has never heard of", () => {
    const kept = JSON.stringify({ places: [{ leader: "person" }, { leader: "parrot" }] });
    const found = readPlan("bots", kept, SETUP);
    expect(tableOf(found, names).table?.bots?.["Mitka"]).toBe("parrot");
  });
});

describe("a refusal", () => {
  it.each([
    ["gnomes", "gnomes"],
    ["players", "players"],
    ["seed", "seed"],
    [null, "all"],
    ["board", "all"],
  ])("about %j is shown at its field: %s", (field, shown) => {
    expect(fieldOf({ kind: "whatever", text: "", atom: null, rule: null, field, name: null })).toBe(shown);
  });
});
