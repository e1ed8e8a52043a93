import { beforeAll, describe, expect, it } from "vitest";

import type { AnyRequest, Choices, Foreseen, Message } from "../src/protocol";
import type { TableStore } from "../src/table/table.svelte";
import { isDeadly, isSure } from "../src/turn/aims";
import { turnKey } from "./turns";
import { settled, speak } from "./tables";
import { begin, found } from "./turns";

beforeAll(() => {
  speak();
});

describe("the end of a turn", () => {
  const idle = (one: Choices): Foreseen | undefined => one.deeds.find(({ action }) => action === "wait")?.row[0];
  const before = (test: (wait: Foreseen) => boolean) => (one: Choices) => {
    const wait = idle(one);
    return one.phase === "movement" && one.deeds.length > 1 && one.end === null && wait !== undefined && test(wait);
  };
  const calm = before((wait) => !isDeadly(wait) && !wait.danger);
  const decisions = (said: readonly AnyRequest[]): readonly string[] =>
    said.map((one) => (one.type === "decide" ? one.decision : one.type));

  /** The table as it goes on once something has been decided: one has acted. */
  function goesOn(table: TableStore, end: Partial<Foreseen> = {}): void {
    const acted = found((one) => one.phase === "acted" && one.end !== null && !isDeadly(one.end));
    const choices = acted.message.choices as Choices;
    const message = table.message as Message;
    const gnome = message.choices?.gnome ?? "";
    const done: Choices = { ...choices, gnome, end: { ...(choices.end as Foreseen), ...end } };
    const decide = table.decide.bind(table);
    table.decide = async (...some) => {
      const ok = await decide(...some);
      table.message = { ...message, choices: done };
      return ok;
    };
  }

  it("is one touch before one has acted: to do nothing, and to end it then", async () => {
    const { turn, table, said, choices } = begin(calm);
    goesOn(table);
    expect(turn.end).toBe(null);
    expect(turnKey(turn, "e", false)).toBe(true);
    await settled(table);
    expect(decisions(said)).toEqual([idle(choices)?.decision.text, "done"]);
    expect(turn.kind).toBe("end");
  });

  it("is one touch when one has acted", async () => {
    const { turn, table, said } = begin((one) => one.phase === "acted" && one.end !== null && !isDeadly(one.end));
    turn.finish?.touch();
    await settled(table);
    expect(decisions(said)).toEqual(["done"]);
  });

  it("asks for a second touch if something else is in mind", async () => {
    const { turn, table, said, choices } = begin(calm);
    turn.aimDeed(choices.deeds.find(({ action }) => action !== "wait")?.text ?? "");
    turn.finish?.touch();
    expect(said).toEqual([]);
    expect(turn.finish?.chosen).toBe(true);
    turn.finish?.touch();
    await settled(table);
    expect(decisions(said)).toEqual([idle(choices)?.decision.text]);
  });

  it("is asked once more if it kills, and only once", async () => {
    const { turn, table, said, choices } = begin(before(isSure));
    goesOn(table, { death: [1, 1] });
    turn.finish?.touch();
    await settled(table);
    expect(said).toEqual([]);
    expect(turn.ask?.kind).toBe("deadly");
    if (turn.ask?.kind === "deadly") turn.ask.ok();
    await settled(table);
    expect(decisions(said)).toEqual([idle(choices)?.decision.text, "done"]);
  });

  it("is not sent if it turns out to kill", async () => {
    const { turn, table, said, choices } = begin(calm);
    goesOn(table, { death: [1, 1] });
    turn.finish?.touch();
    await settled(table);
    expect(decisions(said)).toEqual([idle(choices)?.decision.text]);
  });
});
