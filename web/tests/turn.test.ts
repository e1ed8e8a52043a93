import { beforeAll, describe, expect, it } from "vitest";

import type { Choices, Item } from "../src/protocol";
import { Turn } from "../src/turn/turn.svelte";
import { recorded, settled, speak, tableOf, type Told } from "./tables";

const told = recorded();
const phases = [...new Set(told.map((one) => one.message.choices?.phase))];

beforeAll(() => {
  speak();
});

interface At {
  readonly turn: Turn;
  readonly choices: Choices;
  /** Do this, agree to whatever is asked, and tell what was decided by it. */
  readonly decided: (touch: () => void) => Promise<readonly string[]>;
  readonly back: () => void;
}

function at(one: Told): At {
  const { table, said } = tableOf(one);
  const turn = new Turn(table);
  const choices = one.message.choices as Choices;
  return {
    turn,
    choices,
    decided: async (touch) => {
      said.length = 0;
      touch();
      if (turn.ask?.kind === "deadly") turn.ask.ok();
      await settled(table);
      return said.map((request) => (request.type === "decide" ? request.decision : request.type));
    },
    back: () => {
      for (let steps = 0; turn.aiming && steps < 9; steps++) turn.cancel();
    },
  };
}

/** Everything that the table lists, each as the decisions that it takes; cards only as few and as many as may be. */
function listed(choices: Choices): readonly string[] {
  const cards = (start: string, items: readonly Item[], counts: readonly number[]): readonly string[] =>
    counts.map((count) => [start, ...items.slice(0, count)].join(" "));
  const asked = choices.cards;
  return [
    ...choices.ways.map((way) => way.stages.map((stage) => stage.decision.text).join("; ")),
    ...[...choices.hatches, ...choices.answers, ...choices.tools.map((tool) => tool.use)].map(
      (one) => one.decision.text,
    ),
    ...choices.deeds.flatMap((deed) =>
      deed.cards === null
        ? deed.row.map((one) => one.decision.text)
        : cards(deed.text, deed.cards.items, [deed.cards.least, deed.cards.most]),
    ),
    ...(asked === null ? [] : cards(choices.phase, asked.items, [asked.least, asked.most])),
    ...(choices.end === null ? [] : [choices.end.decision.text]),
  ];
}

/** Whether decisions are of the list: cards may be any of those that are listed. */
function isListed(choices: Choices, decisions: readonly string[], list: ReadonlySet<string>): boolean {
  if (list.has(decisions.join("; "))) return true;
  const [only = "", more] = decisions;
  const naming = [
    ...choices.deeds.filter((deed) => deed.cards !== null).map((deed) => [deed.text, deed.cards] as const),
    [choices.phase, choices.cards] as const,
  ].find(([start, cards]) => cards !== null && only.startsWith(start));
  if (more !== undefined || naming === undefined || naming[1] === null) return false;
  const left = [...naming[1].items] as string[];
  const named = only
    .slice(naming[0].length)
    .split(" ")
    .filter((word) => word !== "");
  const known = named.every((item) => left.includes(item) && left.splice(left.indexOf(item), 1).length === 1);
  return known && named.length >= naming[1].least && named.length <= naming[1].most;
}

/** All that can be touched without anything in mind, by the name of what it is. */
function touches(turn: Turn): readonly (() => void)[] {
  return [...turn.marks.map((mark) => mark.touch), ...turn.hand.flatMap((card) => card.touch ?? [])];
}

/** Every way to decide something by touches of board, hand and dial, and by the main button. */
async function reachable({ turn, decided, back }: At): Promise<readonly (readonly string[])[]> {
  const found: (readonly string[])[] = [];
  const run = async (): Promise<void> => {
    const main = turn.main;
    if (main !== null) found.push(await decided(main.run));
  };
  await run();
  for (let first = 0; first < touches(turn).length; first++) {
    const begin = async (): Promise<boolean> => {
      back();
      const touch = touches(turn)[first];
      const done = touch === undefined ? [] : await decided(touch);
      if (done.length > 0) found.push(done);
      return done.length === 0;
    };
    if (!(await begin())) continue;
    await run();
    for (let minute = 0; (await begin()) && minute < (turn.dial?.row.length ?? 0); minute++) {
      turn.dial?.choose(minute);
      await run();
    }
    for (let way = 0; (await begin()) && way < turn.ways.length; way++) {
      turn.ways[way]?.touch();
      await run();
    }
    if (turn.cards !== null) {
      for (const card of turn.hand) if (card.state === "plain") card.touch?.();
      await run();
      back();
      await begin();
      for (const card of turn.hand) if (turn.cards.chosen.length < turn.cards.least) card.touch?.();
      await run();
    }
    back();
  }
  return found;
}

describe("what can be touched", () => {
  it.each(phases)(
    "in the phase %s leads to what the table lists, all of it and nothing else",
    async (phase) => {
      for (const one of told.filter(({ message }) => message.choices?.phase === phase)) {
        const here = at(one);
        const list = new Set(listed(here.choices));
        const found = await reachable(here);
        for (const decisions of found.filter((some) => some.length > 0))
          expect(isListed(here.choices, decisions, list), decisions.join("; ")).toBe(true);
        const all = new Set(found.map((decisions) => decisions.join("; ")));
        expect([...list].filter((text) => !all.has(text)).join("\n")).toBe("");
      }
    },
    120_000,
  );
});

describe("the price of a way", () => {
  it("names the cards that are used up on it: at the room, in the list and on the red button", async () => {
    let used = 0;
    for (const one of told.filter(({ message }) => (message.choices?.ways ?? []).some((way) => way.items.length > 0))) {
      const { turn, decided, back } = at(one);
      for (const room of turn.rooms.map((chip) => chip.room)) {
        back();
        const chip = turn.rooms.find((other) => other.room === room);
        const mark = turn.marks.find(({ place }) => place.kind === "space" && place.space === room);
        chip?.touch();
        const under = turn.main?.sub ?? "";
        const decisions = await decided(() => turn.main?.run());
        const items = decisions.filter((text) => text.startsWith("use ")).map((text) => text.slice(4) as Item);
        expect(mark?.items ?? [], decisions.join("; ")).toEqual(items);
        expect(chip?.items).toEqual(items);
        expect(chip?.note === "").toBe(items.length === 0);
        expect(under.includes("uses ")).toBe(items.length > 0);
        used += items.length;
      }
    }
    expect(used).toBeGreaterThan(0);
  });
});

describe("texts", () => {
  it.each(["en", "de", "ru"])(
    "are all there in %s",
    (language) => {
      speak(language);
      for (const one of told) {
        const { turn, back } = at(one);
        const shown = [turn];
        const said: unknown[] = [];
        for (let first = -1; first < touches(turn).length; first++) {
          back();
          const mark = turn.marks[first];
          if (mark !== undefined && mark.state !== "chosen") mark.touch();
          for (const { marks, hand, deeds, rooms, ways, steps, answers, warnings, main, cost, end } of shown)
            said.push(marks, hand, deeds, rooms, ways, steps, answers, warnings, main, cost, end);
          if (one.message.number % 5 !== 0) break;
        }
        expect(JSON.stringify(said)).not.toContain("⟪");
      }
      speak();
    },
    120_000,
  );
});
