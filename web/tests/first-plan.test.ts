import { describe, expect, it } from "vitest";

import {
  concerns,
  fieldOf,
  hasBots,
  LEAST,
  MOST,
  OPTION_NAMES,
  OPTIONS,
  peopleOf,
  readPlan,
  tableOf,
  usualPlan,
  type Leader,
  type Plan,
  type UsualNames,
} from "../src/first/plan";
import { KINDS } from "../src/route.svelte";
import { quickTable } from "../src/first/lay";
import type { Problem } from "../src/protocol";

const names: UsualNames = {
  gnomes: ["Oleg", "Mitka", "Ivanka", "Fenja", "Grisha", "Pavel", "Kuzma", "Zoya"],
  alone: "Captain",
  player: (number) => `Player ${String(number)}`,
};

function plan(kind: Plan["kind"], size: number, leaders: string, more: Partial<Plan> = {}): Plan {
  const made = { ...usualPlan(kind), size, ...more };
  const leader: Readonly<Record<string, Leader>> = { p: "person", b: "bosun", c: "captain" };
  [...leaders].forEach((one, place) => {
    const found = made.places[place];
    if (found) found.leader = leader[one] ?? "person";
  });
  return made;
}

const problem = (kind: string, text = ""): Problem => ({ kind, text, atom: null, rule: null });

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
      expect(tableOf(usualPlan(kind), names).table?.take_back).toBe("unrevealed");
    expect(quickTable(["Anna", "Boris", "Cyril"]).table?.take_back).toBe("unrevealed");
    expect(tableOf(plan("solo", 3, "ppp", { takeBack: "free" }), names).table?.take_back).toBe("free");
    const before = JSON.stringify({ ...usualPlan("solo"), takeBack: "usual" }); // as an earlier page has kept it
    expect(readPlan("solo", before).takeBack).toBe("unrevealed");
  });

  it("has every option and all else that was chosen", () => {
    const wanted = plan("solo", 3, "ppp", { edition: "first", takeBack: "never", advice: false, treachery: true });
    wanted.options.crazed_gnomes = true;
    expect(tableOf(wanted, names).table).toMatchObject({
      edition: "first",
      take_back: "never",
      advice: false,
      treachery: true,
      options: { ...OPTIONS, crazed_gnomes: true },
    });
  });
});

describe("bots", () => {
  it("are spoken of only where some go to sea", () => {
    expect(hasBots(plan("solo", 4, "pppp"))).toBe(false);
    expect(hasBots(plan("same", 3, "pppb"))).toBe(false); // the fourth stays at home
    expect(hasBots(plan("solo", 4, "pppb"))).toBe(true);
    expect(hasBots(usualPlan("bots"))).toBe(true);
  });
});

describe("Play now", () => {
  it("is somebody with three bots, and nothing is asked", () => {
    const { table } = quickTable(names.gnomes.slice(0, 4));
    expect(Object.keys(table?.bots ?? {})).toEqual(["Mitka", "Ivanka", "Fenja"]);
    expect(table?.players).toEqual(table?.gnomes);
  });
});

describe("a plan that was kept", () => {
  it.each(KINDS)("is the same again (%s)", (kind) => {
    const kept = plan(kind, 7, "pbcpbcp", { edition: "first", takeBack: "unrevealed", byNumber: true, seed: "12" });
    kept.options.hidden_hands = true;
    kept.places.forEach((place, index) => (place.name = `G${String(index)}`));
    expect(readPlan(kind, JSON.stringify(kept))).toEqual(kept);
  });

  it.each([null, "", "{", "[]", "7", '"text"'])("is the usual one if it is %j", (text) => {
    expect(readPlan("solo", text)).toEqual(usualPlan("solo"));
  });

  it("has the usual value for all that makes no sense", () => {
    const odd = {
      kind: "bots",
      size: MOST + 1,
      places: [{ leader: "admiral", name: 7 }, null, { name: "Berta" }],
      edition: "third",
      takeBack: true,
      advice: "no",
      options: { crazed_gnomes: "yes", unknown: true },
      seed: 12,
    };
    const usual = usualPlan("solo");
    if (usual.places[2]) usual.places[2].name = "Berta";
    expect(readPlan("solo", JSON.stringify(odd))).toEqual(usual);
    expect(readPlan("solo", JSON.stringify({ size: LEAST - 1 })).size).toBe(usual.size);
    expect(readPlan("solo", JSON.stringify({ size: 4.5 })).size).toBe(usual.size);
  });

  it("has every option", () => {
    expect(Object.keys(readPlan("same", "{}").options).sort()).toEqual([...OPTION_NAMES].sort());
  });
});

describe("a refusal", () => {
  it("is shown at its field", () => {
    expect(fieldOf(problem("crew-name"))).toBe("names");
    expect(fieldOf(problem("crew-twice"))).toBe("names");
    expect(fieldOf(problem("server-name-alike"))).toBe("names");
    expect(fieldOf(problem("crew-players"))).toBe("players");
    expect(fieldOf(problem("seed"))).toBe("seed");
    expect(fieldOf(problem("server-too-many"))).toBe("all");
    expect(fieldOf(problem("gone"))).toBe("all");
  });

  it.each([
    ["'A b' cannot be a gnome's name", "A b", true],
    ["'' cannot be a gnome's name", "", true],
    ["„Oleg“ heißen zwei Gnome", "Oleg", true],
    ["два гнома по имени «Олег»", "Олег", true],
    ["'Olega' cannot be", "Oleg", false],
  ])("%s is about %j: %s", (text, name, about) => {
    expect(concerns(problem("crew-name", text), name)).toBe(about);
  });

  it("about the length of a name is shown at the one that is too long", () => {
    expect(concerns(problem("server-name"), "x".repeat(41))).toBe(true);
    expect(concerns(problem("server-name"), "Oleg")).toBe(false);
  });
});
