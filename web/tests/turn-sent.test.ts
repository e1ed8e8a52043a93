import { beforeEach, describe, expect, it } from "vitest";

import type { Noted } from "../src/protocol";
import { Turn } from "../src/turn/turn.svelte";
import { recorded, settled, speak, tableOf, type Told } from "./tables";

const one = recorded().find(({ message }) => message.choices?.phase === "movement") as Told;
const entry = (kind: string, by: string | null): Noted => ({
  number: 1,
  kind,
  gnome: null,
  by,
  bot: null,
  decision: null,
  to: null,
  fault: null,
});

beforeEach(() => {
  speak();
});

describe("the button of what was decided", () => {
  it("stays while that is shown, and is not there while others' deeds or steps back are", async () => {
    const { table } = tableOf(one);
    const turn = new Turn(table);
    turn.aimSpace(one.message.choices?.ways[0]?.to ?? 0);
    const label = turn.main?.label ?? "";
    expect(label).not.toBe("");
    turn.main?.run();
    await settled(table);
    const [own = ""] = table.you.seats;
    const sent = (...entries: readonly Noted[]): string | null => {
      table.message = { ...one.message, facts: [], entries };
      table.cursor.running = true;
      return turn.sent;
    };
    expect(sent(entry("decided", own))).toBe(label);
    expect(sent(entry("decided", null))).toBeNull(); // a bot offers a trade, say
    expect(sent(entry("decided", `${own}?`))).toBeNull();
    expect(sent(entry("taken_back", own))).toBe("One moment");
    expect(sent()).toBeNull();
  });
});
