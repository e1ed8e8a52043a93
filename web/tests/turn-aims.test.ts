import { beforeAll, describe, expect, it } from "vitest";

import type { Choices, Foreseen } from "../src/protocol";
import { GOOD, isDeadly, isSure, suggested } from "../src/turn/aims";
import { turnKey } from "./turns";
import { roomSteps } from "../src/turn/steps";
import { Turn } from "../src/turn/turn.svelte";
import { settled, speak, tableOf } from "./tables";
import { begin, found, isFix, told } from "./turns";

beforeAll(() => {
  speak();
});

const chances = (row: readonly Foreseen[]): readonly number[] =>
  row.map(({ success }) => (success ? success[0] / success[1] : 0));

describe("a way", () => {
  it("is shown by the first touch and walked by the second, step by step", async () => {
    const { turn, table, said, choices } = begin(
      (one) => one.phase === "movement" && one.ways.some((way) => way.stages.length > 2),
    );
    const way = choices.ways.find((one) => one.stages.length > 2 && one.usual);
    const touch = (): void =>
      turn.marks.find((mark) => mark.place.kind === "space" && mark.place.space === way?.to)?.touch();
    touch();
    expect(said).toEqual([]);
    expect(turn.preview?.way.at(-1)).toBe(way?.to);
    expect(turn.preview?.ghost).toBe(way?.ghost);
    expect(turn.main?.label).toContain(String(way?.minutes));
    touch();
    await settled(table);
    expect(said.map((one) => (one.type === "decide" ? one.decision : ""))).toEqual(
      way?.stages.map((stage) => stage.decision.text),
    );
  });

  it("is forgotten when one thinks again", () => {
    const { turn, choices } = begin((one) => one.phase === "movement" && one.ways.length > 0 && one.deeds.length > 1);
    turn.aimSpace(choices.ways[0]?.to ?? 0);
    expect(turn.kind).toBe("way");
    turn.cancel();
    expect(turn.kind).toBe(null);
    expect(turn.main).toBe(null);
  });

  it("is told in fewer lines, and costs the same", () => {
    const { turn, choices } = begin((one) => one.ways.some((way) => way.stages.length > 4));
    const long = choices.ways.find((way) => way.stages.length > 4 && way.usual);
    turn.aimSpace(long?.to ?? 0);
    const cost = (steps: readonly { readonly minutes: number }[]): number =>
      steps.reduce((sum, step) => sum + step.minutes, 0);
    expect(roomSteps(turn.steps).length).toBeLessThan(turn.steps.length);
    expect(cost(roomSteps(turn.steps))).toBe(cost(turn.steps));
    expect(cost(turn.steps)).toBe(long?.minutes);
  });
});

describe("a deed", () => {
  it("begins with good odds for the fewest minutes, and never with what kills if there is something else", () => {
    for (const deed of told.flatMap(({ message }) => message.choices?.deeds ?? []).filter(isFix)) {
      const chosen = suggested(deed.row);
      const tame = [isDeadly, isSure].map((test) => deed.row.filter((one) => !test(one)));
      const safe = tame.find((some) => some.length > 0) ?? deed.row;
      if (safe === tame[1]) continue; // where every minute may kill it is another matter
      const best = Math.min(GOOD, Math.max(...chances(safe)));
      expect(deed.row.findIndex((one) => safe.includes(one) && (chances([one])[0] ?? 0) >= best)).toBe(chosen);
    }
  });

  const row = (death: (place: number) => readonly [number, number]): readonly Foreseen[] =>
    Array.from({ length: 10 }, (_, place) => ({
      success: [place + 1, 10],
      death: death(place),
      others: [],
      lost: [],
    })) as unknown as readonly Foreseen[];

  it("that nothing helps begins with a middle, not with all ten minutes", () => {
    expect(suggested(row(() => [0, 1]))).toBe(6);
  });

  it("begins with a middle, too, where the danger is about the same for all minutes", () => {
    expect(suggested(row(() => [1, 10]))).toBe(6);
    expect(suggested(row((place) => [10 + place, 100]))).toBe(6);
  });

  it("begins with what is sure where a failure kills", () => {
    expect(suggested(row((place) => [9 - place, 10]))).toBe(9);
  });

  it("follows the dial, and a digit turns it", async () => {
    const { turn, table, said, choices } = begin((one) =>
      one.deeds.some((deed) => isFix(deed) && deed.row.length > 5 && !deed.row.some(isSure)),
    );
    const deed = choices.deeds.find((one) => isFix(one) && one.row.length > 5 && !one.row.some(isSure));
    turn.aimDeed(deed?.text ?? "");
    turn.dial?.choose(1);
    expect(turn.foreseen?.decision.minutes).toBe(2);
    expect(turnKey(turn, "4", false)).toBe(true);
    expect(turn.preview?.minutes).toBe(deed?.row[3]?.minutes);
    expect(turnKey(turn, "Enter", false)).toBe(true);
    await settled(table);
    expect(said).toMatchObject([{ type: "decide", decision: deed?.row[3]?.decision.text }]);
  });

  it("shows which cards would help it, and by how much", () => {
    const { turn, choices } = begin((one) => one.tools.some((tool) => tool.helps.some((help) => help.here)));
    const help = choices.tools
      .flatMap((tool) => tool.helps.map((one) => ({ ...one, item: tool.item })))
      .find((one) => one.here);
    turn.aimDeed(choices.deeds.find((deed) => deed.action === help?.action)?.text ?? "");
    const card = turn.hand.find((one) => one.item === help?.item && one.state !== "in-use");
    expect(card?.state).toBe("helps");
    expect(card?.bonus).toBe(help?.bonus);
  });
});

describe("a card", () => {
  it("that costs something is used by a second touch only, and the aim stands meanwhile", async () => {
    const { turn, table, said, choices } = begin(
      (one) => one.tools.some((tool) => tool.drinks > 0) && one.deeds.some(isFix),
    );
    const deed = choices.deeds.find(isFix)?.text ?? "";
    turn.aimDeed(deed);
    const touch = (): void => turn.hand.find((card) => card.item === "grog" && card.touch !== null)?.touch?.();
    touch();
    expect(said).toEqual([]);
    expect(turn.kind).toBe("tool");
    turn.cancel();
    expect(turn.kind).toBe("deed");
    touch();
    touch();
    await settled(table);
    expect(said).toMatchObject([{ decision: "use grog" }]);
    expect(turn.deeds.find((chip) => chip.chosen)?.id).toBe(deed);
  });

  it("that is thrown onto the board is used at once", async () => {
    const { turn, table, said } = begin((one) => one.tools.some((tool) => tool.item === "crowbar"));
    turn.hand.find((card) => card.item === "crowbar" && card.drop !== null)?.drop?.();
    await settled(table);
    expect(said).toMatchObject([{ decision: "use crowbar" }]);
  });
});

describe("what kills for sure", () => {
  const deadly = (one: Choices): boolean => one.deeds.some((deed) => deed.row.length === 1 && deed.row.every(isSure));

  it("is warned of, marked, and asked once more", async () => {
    const { turn, table, said, choices } = begin(deadly);
    const deed = choices.deeds.find((one) => one.row.length === 1 && one.row.every(isSure));
    turn.aimDeed(deed?.text ?? "");
    expect(turn.main?.deadly).toBe(true);
    expect(turn.warnings.some((warning) => warning.sure)).toBe(true);
    expect(turn.marks.some((mark) => mark.deadly === true && mark.state === "chosen")).toBe(true);
    turn.main?.run();
    await settled(table);
    expect(said).toEqual([]);
    expect(turn.ask?.kind).toBe("deadly");
    turn.cancel();
    expect(turn.ask?.kind).not.toBe("deadly");
    turn.main?.run();
    if (turn.ask?.kind === "deadly") turn.ask.ok();
    await settled(table);
    expect(said).toMatchObject([{ decision: deed?.row[0]?.decision.text }]);
  });
});

describe("cards to be named", () => {
  it("are as many as the table asks for, or the button is off and says why", async () => {
    const { turn, table, said, choices } = begin((one) => one.phase === "discard");
    expect(turn.main?.off).not.toBe(null);
    turn.main?.run();
    await settled(table);
    expect(said).toEqual([]);
    for (const card of turn.hand.filter((one) => one.touch !== null).slice(0, choices.cards?.least)) card.touch?.();
    expect(turn.main?.off).toBe(null);
    expect(turn.hand.filter((card) => card.state === "drop").length).toBe(choices.cards?.least);
  });
});

describe("nobody decides here", () => {
  it("when the table lists nothing: there is nothing to touch", () => {
    const one = found((choices) => choices.phase === "movement");
    const { table } = tableOf({ ...one, message: { ...one.message, choices: null } });
    const turn = new Turn(table);
    expect(turn.marks).toEqual([]);
    expect(turn.main).toBe(null);
    expect(turn.hand.every((card) => card.touch === null)).toBe(true);
    expect(turnKey(turn, "Enter", false)).toBe(false);
  });
});

describe("what is deadly", () => {
  it("says for whom on the red button, or what would be lost", () => {
    let seen = 0;
    for (const one of told.filter(({ message }) => message.choices?.deeds.some((deed) => deed.row.every(isDeadly)))) {
      const turn = new Turn(tableOf(one).table);
      for (const deed of turn.choices?.deeds ?? []) {
        turn.aimDeed(deed.text);
        const { main, foreseen } = turn;
        if (main === null || !main.deadly) expect(main?.danger ?? "").toBe("");
        else {
          const names = one.message.view.gnomes.map((gnome) => gnome.name);
          const named = names.some((name) => main.danger.includes(name));
          expect(named || (foreseen?.lost.length ?? 0) > 0, main.danger).toBe(true);
          seen += 1;
        }
      }
    }
    expect(seen).toBeGreaterThan(0);
  });
});

describe("what can be touched on the board", () => {
  const walking = (one: Choices): boolean =>
    one.phase === "movement" && one.ways.length > 0 && one.deeds.some(isFix) && one.hatches.length > 0;

  it("steps back when something is chosen, and comes forward again", () => {
    const { turn, choices } = begin(walking);
    expect(turn.marks.filter((mark) => mark.quiet)).toEqual([]);
    turn.aimDeed(choices.deeds.find(isFix)?.text ?? "");
    const chosen = turn.marks.filter((mark) => mark.state === "chosen");
    expect(chosen).toHaveLength(1);
    expect(chosen[0]?.quiet).not.toBe(true);
    expect(turn.marks.filter((mark) => mark.state === "may" && !mark.quiet)).toEqual([]);
    turn.cancel();
    expect(turn.marks.filter((mark) => mark.quiet)).toEqual([]);
  });

  it("is every room: where one can go, where one is, and those to which there is no way, with the reason", () => {
    for (const one of told) {
      const { message } = one;
      if (message.choices?.phase !== "movement" || message.choices.ways.length === 0) continue;
      const turn = new Turn(tableOf(one).table);
      const here = message.view.gnomes.find(({ name }) => name === message.choices?.gnome)?.room;
      const rooms = turn.marks.flatMap(({ place }) => (place.kind === "space" && place.space > 0 ? [place.space] : []));
      const all = new Set([...rooms, ...(here === undefined || here === 0 ? [] : [here])]);
      expect(all.size).toBe(10);
      for (const mark of turn.marks.filter(({ state }) => state === "not")) {
        const room = mark.place.kind === "space" ? mark.place.space : 0;
        const burns = message.view.fires.includes(room);
        expect(mark.label).toBe(burns ? "on fire" : message.view.high_water.includes(room) ? "flooded" : "no way in");
        const about = burns ? "fire" : message.view.high_water.includes(room) ? "high" : "hatch";
        expect(mark.about).toEqual(["mark", about]);
      }
    }
  });
});

describe("what is opened to look at", () => {
  it("leaves the turn as it was", () => {
    const { turn, choices } = begin((one) => one.phase === "movement" && one.ways.length > 0 && one.deeds.some(isFix));
    const deed = choices.deeds.find(isFix)?.text ?? "";
    for (const before of [(): void => undefined, (): void => turn.aimDeed(deed)]) {
      before();
      const stood = [turn.kind, turn.deeds.find((chip) => chip.chosen)?.id, turn.step];
      const back = turn.aside();
      turn.aimSpace(choices.ways[0]?.to ?? 0);
      back();
      expect([turn.kind, turn.deeds.find((chip) => chip.chosen)?.id, turn.step]).toEqual(stood);
    }
  });
});
