import { render } from "svelte/server";
import { beforeEach, describe, expect, it } from "vitest";

import Dialogs from "../src/dialogs/Dialogs.svelte";
import { overlays } from "../src/overlays/overlays.svelte";
import Game from "../src/screens/Game.svelte";
import type { Phase, Said } from "../src/protocol";
import type { TableStore } from "../src/table/table.svelte";
import { Turn } from "../src/turn/turn.svelte";
import { messageOf } from "../src/gallery/messages";
import { fact } from "./some";
import { recorded, speak, tableOf, type Told } from "./tables";

const LANGUAGES = ["en", "de", "ru"];
const QUESTIONS: readonly Phase[] = ["give", "discard", "drawn", "spread", "block", "defend", "escape", "escape_hatch"];
const told = recorded();
const of = (phase: Phase): readonly Told[] => told.filter((one) => one.message.choices?.phase === phase);
const some = (phase: Phase): Told => of(phase)[0] as Told;

beforeEach(() => {
  speak();
  overlays.close();
});

function shown(table: TableStore, turn = new Turn(table)): string {
  return render(Dialogs, { props: { table, turn } }).body;
}

/** The one dialog that is shown, or null. */
function dialog(html: string): string | null {
  const count = html.split('role="dialog"').length - 1;
  expect(count).toBeLessThanOrEqual(1);
  return count === 0 ? null : html;
}

describe("what the game asks is asked by a dialog", () => {
  it.each(QUESTIONS)("%s: one dialog, labelled, with a red button, and every word in every language", (phase) => {
    expect(of(phase).length).toBeGreaterThan(0);
    for (const language of LANGUAGES) {
      speak(language);
      for (const one of of(phase).slice(0, 40)) {
        const html = dialog(shown(tableOf(one).table));
        expect(html).toMatch(/aria-labelledby="([^"]+)"[\s\S]*<h2 id="\1"/);
        expect(html).toContain("button go red");
        expect(html).not.toContain("⟪");
        expect(html).not.toContain("undefined");
      }
    }
  });

  it.each(["movement", "hatch", "acted"] as const)("%s: the board is enough", (phase) => {
    for (const one of of(phase).slice(0, 20)) expect(dialog(shown(tableOf(one).table))).toBeNull();
  });

  it("names every room into which the fire may spread", () => {
    for (const one of of("spread")) {
      const html = shown(tableOf(one).table);
      for (const answer of one.message.choices?.answers ?? [])
        expect(html).toContain(`data-key="${String(answer.decision.space)}"`);
    }
  });

  it("tells the chance of survival of fighting back and of doing nothing", () => {
    const armed = of("defend")
      .map((one) => shown(tableOf(one).table))
      .filter((html) => html.includes("Fight back"));
    expect(armed.length).toBeGreaterThan(0);
    for (const html of armed) {
      const said = html.replaceAll(/<!--.*?-->|<[^>]*>/gs, " ").replaceAll(/\s+/g, " ");
      expect(said).toMatch(/Fight back \d+(\.\d)?% survival Do nothing 0% survival/);
    }
  });

  it("offers each card of a hand that has to be thinned out, and counts", () => {
    for (const one of of("discard")) {
      const cards = one.message.choices?.cards;
      const html = shown(tableOf(one).table);
      expect(html.split("data-choice").length - 1).toBe(cards?.items.length);
      expect(html).toContain(`0 of ${String(cards?.least)}`);
      expect(html).toContain('aria-disabled="true"');
    }
  });
});

describe("whoever has to drop cards is told which event asks for it", () => {
  it.each(["turbulence", "stumble"] as const)("%s", (event) => {
    const { table } = tableOf(some("discard"));
    const turned = fact("event_turned", { gnome: "Anna", card: `${event}:1`, number: 1 });
    const { timeline, message } = table;
    if (timeline === null || message === null) throw new Error("nothing told");
    const told = timeline.goOn(messageOf(message.view, [], [{ ...turned, entry: 0 }]), []);
    table.cursor.begin(told, told.end);
    expect(dialog(shown(table))).toContain(event === "stumble" ? "Stumble: keep" : "Turbulence: keep");
  });

  it("and is asked all the same if that is not known any more", () => {
    const { table } = tableOf(some("discard"));
    expect(dialog(shown(table))).toMatch(/>Keep \d/);
  });
});

describe("what belongs to an aim", () => {
  it("a trade shows both sides, and hidden cards face down", () => {
    const one = told.find((each) => each.message.choices?.deeds.some((deed) => deed.action === "trade")) as Told;
    const { table } = tableOf(one);
    const turn = new Turn(table);
    const deed = table.choices?.deeds.find((each) => each.action === "trade");
    turn.aimDeed(deed?.text ?? "");
    const html = dialog(shown(table, turn)) ?? "";
    expect(html).toContain(`Trade with ${deed?.gnome ?? "?"}`);
    expect(html).toContain(`${table.choices?.gnome ?? "?"} can give`);
    expect(html).not.toContain("⟪");
  });

  it("an attack tells both chances", () => {
    const one = told.find((each) => each.message.choices?.deeds.some((deed) => deed.action === "attack")) as Told;
    const { table } = tableOf(one);
    const turn = new Turn(table);
    turn.aimDeed(table.choices?.deeds.find((each) => each.action === "attack")?.text ?? "");
    const html = dialog(shown(table, turn)) ?? "";
    expect(html).toContain("Attack");
    expect(html.match(/\d+%</g)?.length).toBe(2);
  });

  it("what kills for sure is asked once more, with the way back as the red button", () => {
    let asked = 0;
    for (const one of told) {
      const { table } = tableOf(one);
      const turn = new Turn(table);
      turn.end?.touch();
      turn.main?.run();
      if (turn.ask?.kind !== "deadly") continue;
      asked += 1;
      const html = dialog(shown(table, turn)) ?? "";
      expect(html).toContain("Go back");
      expect(html).toContain("hold");
      expect(html).not.toContain("⟪");
    }
    expect(asked).toBeGreaterThan(0);
  });
});

describe("what somebody wants to look at", () => {
  it.each(LANGUAGES)("piles, every gnome, the way out, taking back and the captain: %s", (language) => {
    speak(language);
    const one = some("movement");
    const { table } = tableOf(one);
    overlays.open("piles", "events");
    expect(dialog(shown(table))).not.toContain("⟪");
    overlays.open("piles", "items");
    expect(dialog(shown(table))).not.toContain("⟪");
    for (const gnome of one.about.gnomes) {
      overlays.open("gnome", gnome);
      expect(dialog(shown(table))).toContain(gnome);
      expect(shown(table)).not.toContain("⟪");
    }
    for (const kind of ["leave", "menu", "log", "undo", "captain"]) {
      overlays.open(kind);
      expect(dialog(shown(table))).not.toContain("⟪");
    }
  });

  it("taking back knows of a logbook's last step, and says that luck stays", () => {
    const { about, message } = some("movement");
    const said = message.choices?.deeds[0]?.row[0]?.decision as Said;
    const own = { gnome: message.choices?.gnome ?? "", by: message.deciding?.player ?? "", decision: said };
    const undo = (decisions: number, may: number | null): { readonly html: string; readonly turn: Turn } => {
      const brought = Array.from({ length: decisions }, () => ({ ...own, first: 0 }));
      const origin = { facts: 0, view: message.view, brought };
      const { table } = tableOf({ about, message: { ...message, since: null, origin, entries: [], undo: may } });
      const turn = new Turn(table);
      overlays.open("undo");
      return { html: shown(table, turn), turn };
    };
    const [brought, none] = [undo(5, 0), undo(0, null)];
    expect(brought.turn.back.may).toBe(true);
    expect(brought.html).toContain("Undo the last step?");
    expect(brought.html.split("aria-pressed").length).toBeGreaterThan(5);
    expect(brought.html).toContain("come up the same");
    expect(none.turn.back.may).toBe(false);
    expect(none.html).toContain("Nothing to undo");
    expect(none.html).not.toContain("come up the same");
  });

  it("the logbook has every line that was shown", () => {
    const { table } = tableOf(some("movement"));
    const texts = ["Oleg opens the hatch.", "Oleg rolls a 3."];
    const { timeline, message } = table;
    if (timeline === null || message === null) throw new Error("nothing told");
    const facts = [fact("stayed", { gnome: "Oleg", room: 4 }, 0), fact("stayed", { gnome: "Oleg", room: 4 }, 0)];
    const story = texts.map((text, first) => ({ text, first, count: 1 }));
    const told = timeline.goOn(messageOf(message.view, [], facts, { story }), []);
    table.cursor.begin(told, told.end);
    overlays.open("log");
    for (const text of texts) expect(dialog(shown(table))).toContain(text);
  });

  it("a refusal gives the sentence and the rule", () => {
    const { table } = tableOf(some("movement"));
    table.refusal = { kind: "illegal", text: "that hatch is blocked", atom: "M2", rule: "Blocked hatches stay shut." };
    const html = shown(table);
    expect(html).toContain('role="alert"');
    expect(html).toContain("that hatch is blocked");
    expect(html).toContain("Rule M2:");
    expect(html).toContain("Blocked hatches stay shut.");
  });
});

describe("hidden hands at one screen", () => {
  const hidden = told.find((one) => one.about.hidden_hands) as Told;

  const game = (table: TableStore): string => render(Game, { props: { table } }).body;

  it("show nothing but the cover: no card, no board, nothing to choose", () => {
    const { table } = tableOf(hidden);
    table.session.you = { seats: [...new Set(hidden.about.players)], host: false };
    const html = dialog(game(table)) ?? "";
    expect(html).toContain("Hold to reveal");
    expect(html).not.toContain("#item-");
    expect(html).not.toMatch(/data-(board|item|mark|minute)/);
  });

  it("need no cover where there is one seat", () => {
    const html = game(tableOf(hidden).table);
    expect(html).not.toContain("Hold to reveal");
    expect(html).toContain("data-board");
  });
});
