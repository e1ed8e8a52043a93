import { describe, expect, it } from "vitest";

import { decided, messageOf, wholeOf } from "../src/gallery/messages";
import { figuresOf } from "../src/endings/figures";
import type { Brought, FactKind, Noted, View } from "../src/protocol";
import { Fold } from "../src/timeline/fold";
import { pictureOf, type Picture } from "../src/timeline/picture";
import { Timeline } from "../src/timeline/timeline";
import { randomGames, type Game } from "./games";
import { fact, same, VIEW } from "./some";

const USUAL = 200;
/** All items in hands: a random game does not come to that. */
const RARE: readonly FactKind[] = ["nothing_drawn"];
const KINDS = 51;
const PATIENCE = 1_800_000; // of the runner: how fast a machine is tells nothing

const games = randomGames(USUAL, 10);

const seatsOf = (game: Game): readonly string[] => (game.again.reader === null ? [] : [game.again.reader]);

/** What the table shows after 0, 1, 2, ... decisions. */
function viewsOf(game: Game): readonly Picture[] {
  let view = game.moments[0] as View;
  return game.moments.map((changed) => pictureOf((view = { ...view, ...changed })));
}

/** The game as it was told bit by bit. */
function followed(game: Game): Timeline {
  const [first, ...others] = game.messages;
  if (first === undefined) throw new Error("a game without messages");
  const seats = seatsOf(game);
  return others.reduce((timeline, message) => timeline.goOn(message, seats), Timeline.from(first, seats));
}

/** Each game as it was told bit by bit, and as it was told anew at the end. */
const timelines = games.map((game) => ({
  game,
  followed: followed(game),
  anew: Timeline.from(game.again, seatsOf(game)),
}));

/** Places in a random order, the same each time. */
function shuffled(count: number): readonly number[] {
  const places = Array.from({ length: count }, (_, place) => place);
  return places.toSorted((one, other) => Math.sin(one * 78.233) - Math.sin(other * 78.233));
}

/** The first field in which a picture is not what it should be, if there is one. */
function differing(picture: Picture, wanted: Picture): keyof Picture | undefined {
  const fields = Object.keys(wanted) as (keyof Picture)[];
  return fields.find((field) => !same(picture[field], wanted[field]));
}

function expectPicture(timeline: Timeline, moment: number, wanted: Picture, where: string): void {
  const picture = timeline.at(moment);
  const field = differing(picture, wanted);
  if (field !== undefined) expect(picture[field], `${where}: ${field}`).toEqual(wanted[field]);
}

describe("the picture at every moment between decisions", () => {
  const orders: Readonly<Record<string, (count: number) => readonly number[]>> = {
    forwards: (count) => shuffled(count).toSorted((one, other) => one - other),
    backwards: (count) => shuffled(count).toSorted((one, other) => other - one),
    "by jumps": shuffled,
  };
  for (const [name, order] of Object.entries(orders)) {
    it(
      `is what the table showed then, reached ${name}`,
      () => {
        let checked = 0;
        for (const [number, { game, followed, anew }] of timelines.entries()) {
          const views = viewsOf(game);
          for (const [kind, timeline] of Object.entries({ followed, anew })) {
            const { stops } = timeline;
            expect(stops).toHaveLength(views.length);
            for (const place of order(views.length)) {
              const where = `game ${String(number)} ${kind}, after ${String(place)} decisions`;
              expectPicture(timeline, stops[place] as number, views[place] as Picture, where);
              checked += 1;
            }
          }
        }
        expect(checked).toBeGreaterThan(games.length * 100);
      },
      PATIENCE,
    );
  }

  it("is shown for all crews, editions and kinds of facts, and for games that were loaded and undone", () => {
    const kinds = new Set(games.flatMap((game) => game.again.facts.map((one) => one.kind)));
    const crews = games.map(({ about }) =>
      [about.gnomes.length, about.edition, about.hidden_hands ? "hidden" : "open"].join(),
    );
    const undone = games.filter((game) => game.again.entries.some((entry) => entry.kind === "taken_back"));
    const intoLoaded = undone.filter((game) =>
      game.again.entries.some((entry) => entry.kind === "taken_back" && (entry.to ?? 0) < game.about.start),
    );
    expect(kinds.size).toBeGreaterThanOrEqual(KINDS - RARE.length);
    expect(new Set(crews).size).toBeGreaterThanOrEqual(22); // 3 to 8 gnomes, both editions, hidden and open hands
    expect(undone.length).toBeGreaterThan(games.length / 2);
    expect(intoLoaded.length).toBeGreaterThan(20);
  });
});

describe("the figures of an ending", () => {
  it("count what stands", () => {
    let differ = 0;
    for (const { game, followed, anew } of timelines) {
      const { stands, again, about } = game;
      const { turns, events, fires, jams, tries } = figuresOf(anew.facts, about.gnomes, 60);
      expect({ turns, events, fires, jams, tries }).toEqual({
        turns: stands.turn_begins ?? 0,
        events: stands.event_turned ?? 0,
        fires: stands.fire_started ?? 0,
        jams: stands.hatch_blocked ?? 0,
        tries: stands.fix_result ?? 0,
      });
      expect(figuresOf(followed.facts, about.gnomes, 60)).toEqual(figuresOf(anew.facts, about.gnomes, 60));
      if (figuresOf(again.facts, about.gnomes, 60).turns !== turns) differ += 1;
    }
    expect(differ).toBeGreaterThan(games.length / 10); // all that was told tells something else
  });
});

describe("a timeline that was followed", () => {
  it("is the same as one that is told anew", () => {
    for (const { followed: before, anew: now } of timelines) {
      expect(before.end).toBe(now.end);
      expect(before.common(now)).toBe(now.end);
      expect(before.steps).toEqual(now.steps);
      expect(before.told.every((one, place) => one.mine === now.told[place]?.mine)).toBe(true);
    }
  });

  it("numbers decisions as the table does", () => {
    for (const { game, anew } of timelines) {
      const { steps } = anew;
      expect(steps).toHaveLength(game.again.decisions);
      expect(steps.map((step) => step.number)).toEqual(steps.map((_, place) => place));
    }
  });

  it("tells in lines what stands, in order, and only that", () => {
    let cut = 0;
    for (const { followed: timeline } of timelines) {
      const told = timeline.lines.flatMap((line) => line.facts);
      const stands = timeline.told.map((one) => one.fact);
      const known = new Set(told);
      const kept = stands.filter((one) => known.has(one));
      expect(told.length).toBe(kept.length);
      expect(told.every((one, at) => one === kept[at])).toBe(true);
      for (const line of timeline.lines) expect(stands.slice(line.from, line.to)).toEqual(line.facts);
      if (timeline.lines.length > 0) cut += stands.length - told.length;
    }
    expect(cut).toBeGreaterThan(0); // sentences that told of what was taken back, too
  });

  it("tells anew in lines all that stands", () => {
    for (const { game, anew } of timelines) {
      const inLines = anew.lines.reduce((sum, line) => sum + line.facts.length, 0);
      const inStory = game.again.story.reduce((sum, one) => sum + one.count, 0);
      expect(inStory - inLines).toBeLessThanOrEqual(game.again.facts.length - anew.end);
    }
  });
});

describe("states along a list", () => {
  /** Counts how often an item is added. */
  function counting(): { readonly step: (sum: number, item: number) => number; readonly taken: () => number } {
    let steps = 0;
    return {
      step: (sum, item) => {
        steps += 1;
        return sum + item;
      },
      taken: () => {
        const taken = steps;
        steps = 0;
        return taken;
      },
    };
  }
  const items = Array.from({ length: 1_000 }, (_, place) => place);
  const sumTo = (place: number): number => (place * (place - 1)) / 2 || 0;

  it("are known anywhere after at most so many steps", () => {
    const { step, taken } = counting();
    const fold = Fold.from(0, step, 32).goOn(0, items);
    taken();
    for (const place of shuffled(1_001)) {
      expect(fold.at(place)).toBe(sumTo(place));
      expect(taken()).toBeLessThanOrEqual(32);
    }
  });

  it("are one step from the last that was asked for", () => {
    const { step, taken } = counting();
    const fold = Fold.from(0, step, 32).goOn(0, items);
    taken();
    for (let place = 0; place <= 1_000; place += 1) {
      fold.at(place);
      expect(taken()).toBeLessThanOrEqual(1);
    }
  });

  it("hold on to what is known better", () => {
    const { step } = counting();
    const fold = Fold.from(0, step, 4).goOn(0, [1, 2, 3], 60).goOn(3, [4], 640);
    expect([0, 2, 3, 4].map((place) => fold.at(place))).toEqual([0, 3, 60, 640]);
    expect(fold.goOn(3, [5]).at(4)).toBe(65);
    expect(fold.goOn(2, [5]).at(3)).toBe(8);
    expect(fold.at(4)).toBe(640);
  });

  it("share what is the same", () => {
    const { step, taken } = counting();
    const fold = Fold.from(0, step, 32).goOn(0, items);
    taken();
    fold.goOn(1_000, [1]);
    expect(taken()).toBeLessThanOrEqual(33);
  });
});

describe("a game that goes on from a logbook", () => {
  const waits = (entry: number): ReturnType<typeof fact> =>
    fact("action_taken", { gnome: "Anna", action: "wait", minutes: 1 }, entry);
  const said = decided(1, "Anna").decision as Brought["decision"];
  const brought = Array.from({ length: 12 }, (_, first): Brought => ({
    gnome: "Anna",
    by: "Anna",
    decision: said,
    first,
  }));
  const facts = brought.map(() => waits(0));
  const origin = { facts: 0, view: VIEW, brought };
  const back = (number: number, to: number): Noted => ({
    ...decided(number, "Anna"),
    kind: "taken_back",
    decision: null,
    to,
  });
  const entries = [decided(1, "Anna"), decided(2, "Anna"), back(3, 13), decided(4, "Anna")];
  const all = [...facts, waits(1), waits(2), waits(4)];
  const whole = messageOf(VIEW, entries, all, { since: null, origin, decisions: 14 });

  it("knows what stands after something was taken back", () => {
    const { steps } = Timeline.from(whole, ["Anna"]);
    expect(steps.map((step) => step.number)).toEqual(Array.from({ length: 14 }, (_, place) => place));
    expect(steps.slice(12).map((step) => step.id)).toEqual([1, 4]);
  });

  it("tells what is left of the logbook when its own decisions were taken back", () => {
    const more = messageOf(VIEW, [back(5, 3), decided(6, "Anna")], [waits(6)], { decisions: 4 });
    const timeline = Timeline.from(whole, ["Anna"]).goOn(more, ["Anna"]);
    expect(timeline.steps.map((step) => step.id)).toEqual([-1, -2, -3, 6]);
    expect(timeline.lines).toHaveLength(4);
    expect(timeline.end).toBe(4);
  });
});

describe("a message that tells only a part of a game", () => {
  it("begins a timeline with how things stand", () => {
    const timeline = Timeline.from(messageOf(VIEW, [], [fact("fire_started", { room: 5 })]), []);
    expect([timeline.end, timeline.steps, timeline.lines]).toEqual([0, [], []]);
    expect(timeline.at(0)).toEqual(pictureOf(VIEW));
  });

  it("begins with the set-up if it says where that ends", () => {
    const burning = { ...VIEW, fires: [5] };
    const timeline = Timeline.from(wholeOf(VIEW, burning, [fact("fire_started", { room: 5 }, 0)]), []);
    expect(timeline.at(0).fires).toEqual([]);
    expect(timeline.at(1).fires).toEqual([5]);
  });
});
