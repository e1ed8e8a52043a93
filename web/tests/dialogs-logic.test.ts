import { describe, expect, it } from "vitest";

import { fits, planOf, show } from "../src/dialogs/advising";
import { toAnswer } from "../src/dialogs/asking";
import { chanceColour, hundredths } from "../src/ui/chance";
import { coveredFor } from "../src/dialogs/covering";
import { doomOf } from "../src/dialogs/deadly";
import { gist } from "../src/dialogs/deeds";
import { cardsAt, touched } from "../src/dialogs/picked";
import { counted } from "../src/dialogs/piles";
import { eventOf } from "../src/timeline/picture";
import { folded, hasDecided, lastClick, undoable } from "../src/turn/undoing";
import type { About, Choices, Counsel, Foreseen, Lounge, Message, Said, You } from "../src/protocol";
import type { Step } from "../src/timeline/timeline";
import { Turn } from "../src/turn/turn.svelte";
import { recorded, speak, tableOf } from "./tables";

const said = (text: string, more: Partial<Said> = {}): Said => ({
  kind: "wait",
  text,
  space: null,
  action: null,
  items: [],
  cards: 0,
  gnome: null,
  minutes: null,
  ...more,
});

describe("what one may want to take back", () => {
  const step = (number: number, by: string, ends = false): Step => ({
    id: number + 1,
    number,
    from: number,
    by,
    ends,
    gnome: "Oleg",
    decision: said("x"),
  });

  it("is the turn of one's last decision, up to it", () => {
    const steps = [
      step(0, "Ann", true),
      step(1, "Ann"),
      step(2, "Ann"),
      step(3, "Ann", true),
      step(4, ""),
      step(5, ""),
    ];
    const found = undoable(steps, ["Ann"]);
    expect(found.steps.map((one) => one.number)).toEqual([1, 2, 3]);
    expect(found.after).toBe(2);
  });

  it("never is a bot's turn in which one has only answered", () => {
    const steps = [step(0, "Ann", true), step(1, ""), step(2, ""), step(3, "Ann")];
    expect(undoable(steps, ["Ann"]).steps.map((one) => one.number)).toEqual([3]);
  });

  it("is one's last click: a walk of several rooms, or all that one click has sent", () => {
    const kinds = ["open", "enter", "open", "enter", "open", "enter", "fix", "done"] as const;
    const steps = kinds.map((kind, number) => ({ ...step(number, "Ann"), decision: said(kind, { kind }) }));
    const walk = steps.slice(0, 6);
    expect(lastClick(walk, ["Ann"], [0])).toBe(0);
    expect(lastClick(walk, ["Ann"], [0, 4])).toBe(4);
    expect(lastClick(walk, ["Ann"], [])).toBe(0); // the page was loaded again
    expect(lastClick(steps, ["Ann"], [0, 6])).toBe(6);
    expect(lastClick(steps, ["Ann"], [])).toBe(7);
    expect(lastClick(steps, ["Bo"], [0])).toBe(null);
  });

  it("never reaches behind what somebody else has decided", () => {
    const steps = [step(0, "Ann"), step(1, ""), step(2, "Ann")];
    expect(lastClick(steps, ["Ann"], [0])).toBe(2);
  });

  it("shows a hatch and the way through it as one step", () => {
    const kinds = ["use", "open", "enter", "open", "stay", "fix"] as const;
    const steps = kinds.map((kind, number) => ({ ...step(number, "Ann"), decision: said(kind, { kind }) }));
    expect(folded(steps).map((one) => one.number)).toEqual([0, 1, 3, 4, 5]);
  });

  it("is nothing for who has not decided yet", () => {
    const steps = [step(0, ""), step(1, "Bo")];
    expect(undoable(steps, ["Ann"])).toEqual({ steps: [], after: 0 });
    expect(hasDecided(steps, ["Ann"])).toBe(false);
    expect(hasDecided(steps, ["Ann", "Bo"])).toBe(true);
  });
});

describe("the cover", () => {
  const about = { hidden_hands: true } as About;
  const you: You = { seats: ["Ann", "Bo"], host: false };
  const reads = (reader: string | null): Message => ({ reader }) as Message;

  it("is there until somebody has opened it, and again for the next one", () => {
    expect(coveredFor(about, you, reads("Ann"), null)).toBe(true);
    expect(coveredFor(about, you, reads("Ann"), "Ann")).toBe(false);
    expect(coveredFor(about, you, reads("Bo"), "Ann")).toBe(true);
  });

  it("is not needed for one seat, for a spectator, or with open hands", () => {
    expect(coveredFor(about, { seats: ["Ann"], host: false }, reads("Ann"), null)).toBe(false);
    expect(coveredFor(about, you, reads(null), null)).toBe(false);
    expect(coveredFor({ hidden_hands: false } as About, you, reads("Ann"), null)).toBe(false);
  });
});

describe("chances", () => {
  it("never look certain if they are not", () => {
    expect([0, 0.001, 0.5, 0.999, 1].map(hundredths)).toEqual([0, 1, 50, 99, 100]);
  });

  it("go from red over amber to green", () => {
    const mixed = (part: number, to: string, from: string): string =>
      `color-mix(in srgb, var(--chance-${to}) ${String(part)}%, var(--chance-${from}))`;
    expect([0, 10, 35, 60, 80, 100].map(chanceColour)).toEqual([
      mixed(0, "fair", "poor"),
      mixed(0, "fair", "poor"),
      mixed(50, "fair", "poor"),
      mixed(100, "fair", "poor"),
      mixed(50, "good", "fair"),
      mixed(100, "good", "fair"),
    ]);
  });
});

describe("what is certain to kill", () => {
  const foreseen = (more: Partial<Foreseen>): Foreseen =>
    ({ decision: said("wait"), death: [0, 1], others: [], lost: [], ...more }) as Foreseen;

  it("is only what is certain, not what is likely", () => {
    expect(doomOf(foreseen({ death: [9, 10] }))).toBeNull();
    expect(doomOf(foreseen({ others: [{ gnome: "Bo", chance: [9, 10] }] }))).toBeNull();
    expect(doomOf(foreseen({ death: [1, 1] }))).toEqual({ self: true, others: [], tokens: [] });
    expect(doomOf(foreseen({ others: [{ gnome: "Bo", chance: [1, 1] }] }))?.others).toEqual(["Bo"]);
    expect(doomOf(foreseen({ lost: ["missiles"] }))?.tokens).toEqual(["missiles"]);
  });
});

describe("a plan of the captain's", () => {
  it("is carried out only as far as it is offered, by the gnome that it is for", () => {
    for (const { message: told } of recorded().slice(0, 200)) {
      const choices = told.choices;
      if (choices === null) continue;
      const first = choices.ways[0]?.stages[0]?.decision ?? choices.answers[0]?.decision ?? choices.end?.decision;
      if (first === undefined) continue;
      expect(fits(choices, choices.gnome, first)).toBe(true);
      expect(fits(choices, "nobody", first)).toBe(false);
      expect(fits(choices, choices.gnome, said("open 99", { kind: "open" }))).toBe(false);
      expect(fits(null, choices.gnome, first)).toBe(false);
    }
  });

  it("is called after its action, else after its last step", () => {
    const open = said("open 5", { kind: "open", space: 5 });
    const enter = said("enter", { kind: "enter" });
    const fix = said("fix reactor 5", { kind: "fix", action: "fix_reactor", minutes: 5 });
    const done = said("done", { kind: "done" });
    expect(gist([open, enter, fix, done])).toBe(fix);
    expect(gist([open, enter, done])).toBe(enter);
    expect(gist([done])).toBe(done);
    expect(gist([])).toBeUndefined();
  });
});

describe("small things", () => {
  it("cards are chosen and let be again", () => {
    expect(touched([], 2)).toEqual([2]);
    expect(touched([2, 0], 2)).toEqual([0]);
    expect(cardsAt(["a", "b", "c"], [2, 0])).toEqual(["a", "c"]);
  });

  it("a pile is counted by kind", () => {
    expect(counted(["fire:2", "leak:-", "fire:1"].map(eventOf))).toEqual([
      ["fire", 2],
      ["leak", 1],
    ]);
  });

  it("a question is answered by those who have not, and never by who asks", () => {
    const lounge = { undo_proposal: { by: "Ann", to: 3, agreed: ["Ann", "Cy"], waiting: ["Bo"] } } as unknown as Lounge;
    expect(toAnswer(lounge, ["Bo"])?.to).toBe(3);
    expect(toAnswer(lounge, ["Ann", "Bo"])).toBeNull();
    expect(toAnswer(lounge, ["Cy"])).toBeNull();
    expect(toAnswer(null, ["Bo"])).toBeNull();
  });
});

describe("a plan of the captain's on the board", () => {
  const plan = (decisions: readonly Said[], minutes: number, ghost: number): Counsel => ({
    decisions,
    chance: 0.5,
    low: 0.4,
    high: 0.6,
    rollouts: 10,
    reasons: [],
    minutes,
    ghost,
    events: [ghost],
    item_icons: [],
  });

  it("has the minutes of the plan, whatever the dial would begin with", () => {
    const one = recorded().find(
      ({ message }) =>
        message.choices?.phase === "movement" && message.choices.deeds.some((deed) => deed.row.length > 5),
    );
    expect(one).toBeDefined();
    if (one === undefined) return;
    const turn = new Turn(tableOf(one).table);
    const deed = (one.message.choices as Choices).deeds.find((each) => each.row.length > 5);
    for (const [place, foreseen] of (deed?.row ?? []).entries()) {
      const back = turn.aside();
      show(turn, plan([foreseen.decision], foreseen.minutes, foreseen.ghost));
      expect(turn.dial?.chosen).toBe(place);
      expect(turn.preview?.ghost).toBe(foreseen.ghost);
      back();
      expect(turn.preview).toBeNull();
    }
  });

  it("shows all of it on the track, the way and what is done there, and says so", () => {
    speak();
    const one = recorded().find(({ message }) => (message.choices?.ways.length ?? 0) > 0);
    expect(one).toBeDefined();
    if (one === undefined) return;
    const turn = new Turn(tableOf(one).table);
    const [way] = (one.message.choices as Choices).ways;
    const there = way?.stages.map((stage) => stage.decision) ?? [];
    const whole = plan([...there, said("pump 4", { action: "pump", minutes: 4 })], 4 + (way?.minutes ?? 0), 12);
    const back = turn.aside();
    show(turn, whole);
    expect(turn.goal).toBe(way?.to);
    expect(turn.preview).toMatchObject({ minutes: whole.minutes, ghost: 12, events: [12] });
    expect(planOf(whole, one.about).all).toContain(String(whole.minutes));
    back();
    turn.aimSpace(way?.to ?? 0);
    expect(turn.preview?.ghost).toBe(way?.ghost); // what one aims at oneself is the way alone
  });
});
