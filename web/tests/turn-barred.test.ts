import { render } from "svelte/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { Bar, Barred, Choices } from "../src/protocol";
import Deeds from "../src/controls/Deeds.svelte";
import { Turn } from "../src/turn/turn.svelte";
import { recorded, speak, tableOf } from "./tables";

const moving = recorded().filter(({ message }) => message.choices?.phase === "movement");
const barredOf = (choices: Choices | null): readonly Barred[] => choices?.barred ?? [];

beforeAll(() => {
  speak();
});
afterAll(() => {
  speak();
});

describe.each(["en", "de", "ru"])("what cannot be done (%s)", (language) => {
  it("is worded with its reason and the table's rule, and is never one of the deeds", () => {
    speak(language);
    const reasons = new Set<Bar>();
    for (const one of moving) {
      const turn = new Turn(tableOf(one).table);
      const listed = barredOf(one.message.choices);
      expect(turn.barred.map(({ action, atom }) => [action, atom])).toEqual(
        listed.map(({ action, atom }) => [action, atom]),
      );
      for (const deed of turn.barred) {
        expect(turn.deeds.some((chip) => chip.action === deed.action)).toBe(false);
        expect(deed.name).toContain(deed.why);
        expect(`${deed.short} ${deed.name}`).not.toMatch(/web-turn|⟪|undefined/);
      }
      for (const { why } of listed) reasons.add(why);
    }
    expect(reasons.size).toBeGreaterThan(4);
  });
});

describe("the list of deeds", () => {
  const some = moving.find(
    ({ message }) => (message.choices?.deeds.length ?? 9) <= 2 && barredOf(message.choices).length > 1,
  );

  it("shows it dim, named, off, and after what can be done", () => {
    if (some === undefined) throw new Error("nothing recorded");
    const turn = new Turn(tableOf(some).table);
    const { body } = render(Deeds, { props: { chips: turn.deeds, barred: turn.barred } });
    const [first] = turn.barred;
    expect(body).toContain(`data-barred="${first?.action ?? ""}"`);
    expect(body).toContain(`>${first?.name ?? ""}</span>`);
    expect(body.match(/data-barred/g)?.length).toBe(body.match(/aria-disabled="true"/g)?.length);
    expect(body.lastIndexOf("data-deed")).toBeLessThan(body.indexOf("data-barred"));
  });

  it("leaves it out where there is no room: what can be done comes first", () => {
    if (some === undefined) throw new Error("nothing recorded");
    const turn = new Turn(tableOf(some).table);
    const chips = Array.from({ length: 6 }, (_, k) => ({ ...turn.deeds[0], id: String(k) })) as typeof turn.deeds;
    const { body } = render(Deeds, { props: { chips, barred: turn.barred } });
    expect(body).not.toContain("data-barred");
  });
});
