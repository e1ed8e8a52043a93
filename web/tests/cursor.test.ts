import { describe, expect, it } from "vitest";

import { decided, messageOf, viewOf, wholeOf } from "../src/gallery/messages";
import type { Happened } from "../src/protocol";
import type { Pace } from "../src/settings/settings.svelte";
import { CUES, QUICK } from "../src/timeline/cues";
import { Cursor } from "../src/timeline/cursor.svelte";
import { after, pictureOf, type Picture } from "../src/timeline/picture";
import { Timeline } from "../src/timeline/timeline";
import { TestClock } from "./clocks";
import { randomGames } from "./games";
import { BOAT, fact, PICTURE, same, VIEW } from "./some";

interface Wishes {
  pace: Pace;
  still: boolean;
  hidden: boolean;
}

const SEATS = ["Anna"];
/** What each cursor has been told. */
const told = new WeakMap<Cursor, { timeline: Timeline; entry: number; goals: Picture[] }>();

function setUp(wishes: Partial<Wishes> = {}): { clock: TestClock; cursor: Cursor; wishes: Wishes } {
  const clock = new TestClock();
  const all: Wishes = { pace: "normal", still: false, hidden: false, ...wishes };
  const tempo = { clock, pace: () => all.pace, still: () => all.still, hidden: () => all.hidden };
  const cursor = new Cursor(tempo);
  const timeline = Timeline.from(wholeOf(VIEW, VIEW, []), SEATS);
  told.set(cursor, { timeline, entry: 0, goals: [PICTURE] });
  cursor.boat = BOAT;
  cursor.begin(timeline, 0);
  return { clock, cursor, wishes: all };
}

/** A decision is made, which brings these facts. */
function play(cursor: Cursor, facts: readonly Happened[], mine = false, decide = false): Picture {
  const now = told.get(cursor);
  if (now === undefined) throw new Error("nothing told");
  now.entry += 1;
  const goal = facts.reduce(after, now.goals.at(-1) ?? PICTURE);
  now.goals.push(goal);
  const entries = [decided(now.entry, mine ? "Anna" : "Boris")];
  const brought = facts.map((one) => ({ ...one, entry: now.entry }));
  now.timeline = now.timeline.goOn(messageOf(viewOf(goal), entries, brought), SEATS);
  cursor.follow(now.timeline, decide);
  return goal;
}

/** All but the first so many decisions are taken back. */
function takeBack(cursor: Cursor, to: number): Picture {
  const now = told.get(cursor);
  if (now === undefined) throw new Error("nothing told");
  now.entry += 1;
  now.goals.length = to + 1;
  const goal = now.goals[to] as Picture;
  const entry = { ...decided(now.entry, "Anna"), kind: "taken_back", decision: null, to };
  now.timeline = now.timeline.goOn(messageOf(viewOf(goal), [entry], []), SEATS);
  cursor.follow(now.timeline);
  return goal;
}

const BEGINS = fact("turn_begins", { gnome: "Anna", space: 34 });
const WALK = [
  fact("hatch_opened", { gnome: "Anna", room: 4, to_room: 5 }),
  fact("ghost_moved", { gnome: "Anna", before: 34, after: 33 }),
  fact("entered", { gnome: "Anna", room: 4, to_room: 5 }),
];
const step = (before: number): Happened => fact("keeper_moved", { gnome: "Anna", before, after: before - 1 });
const FIRE = [
  fact("event_turned", { gnome: "Anna", card: "fire:2", number: 2 }),
  fact("die_rolled", { gnome: "Anna", purpose: "fire", value: 5 }),
  fact("track_moved", { track: "asphyxiation", before: 4, after: 5 }),
  fact("fire_started", { room: 5 }),
];
const MISSILES = [
  fact("event_turned", { gnome: "Anna", card: "missile_countdown:3", number: 3 }),
  fact("token_placed", { token: "missiles", space: 23 }),
];
const DEATH = [
  fact("killed", { gnome: "Boris", cause: "fainted", room: 5 }),
  fact("keeper_removed", { gnome: "Boris", space: 31 }),
  fact("card_discarded", { gnome: "Boris", cause: "death", item: "grog" }),
];
const ENDS = fact("turn_ends", { gnome: "Anna", space: 30 });
const NEXT = fact("turn_begins", { gnome: "Boris", space: 31 });
const TURN = [
  BEGINS,
  ...WALK,
  fact("ghost_moved", { gnome: "Anna", before: 33, after: 30 }),
  step(34),
  ...FIRE,
  ENDS,
  NEXT,
];

describe("cursor", () => {
  it("shows one fact after the other and ends in the picture of the view", () => {
    const { clock, cursor } = setUp();
    const goal = play(cursor, TURN);
    const shown: string[] = [];
    while (cursor.running) {
      for (const one of cursor.shown) if (!shown.includes(one.kind)) shown.push(one.kind);
      clock.pass(50);
    }
    expect(shown).toEqual([
      "turn_begins",
      "hatch_opened",
      "ghost_moved",
      "entered",
      "keeper_moved",
      "event_turned",
      "die_rolled",
      "track_moved",
      "fire_started",
      "turn_ends",
    ]);
    expect(cursor.picture).toEqual(goal);
    expect(cursor.now).toBeNull();
    expect(clock.waits).toBe(false);
  });

  it("changes the picture only when it comes to the fact", () => {
    const { clock, cursor } = setUp();
    play(cursor, [...FIRE, ENDS, NEXT]);
    expect(cursor.now?.kind).toBe("event_turned");
    expect(cursor.picture?.fires).toEqual([]);
    while (cursor.now?.kind !== "track_moved") clock.pass(10);
    expect(cursor.picture?.tracks["asphyxiation"]).toBe(5);
    expect(cursor.picture?.fires).toEqual([]);
  });

  it("is slower and faster as one wishes", () => {
    const times = (["slow", "normal", "fast"] as const).map((pace) => {
      const { clock, cursor } = setUp({ pace });
      play(cursor, TURN);
      return clock.passAll();
    });
    expect(times[0]).toBeGreaterThan(times[1] ?? 0);
    expect(times[1]).toBeGreaterThan(times[2] ?? 0);
    expect(times[2]).toBeGreaterThan(0);
  });

  it("is quick with what one has just decided oneself", () => {
    const times = [true, false].map((mine) => {
      const { clock, cursor } = setUp();
      play(cursor, WALK, mine);
      return clock.passAll();
    });
    expect(times[0]).toBeLessThan((times[1] ?? 0) / 2);
  });

  it("jumps if the pace is off, if nobody looks, and if somebody comes back after very much", () => {
    for (const wishes of [{ pace: "off" as const }, { hidden: true }]) {
      const { cursor } = setUp(wishes);
      const goal = play(cursor, TURN);
      expect(cursor.running).toBe(false);
      expect(cursor.picture).toEqual(goal);
      expect(cursor.missed).toBe(true);
    }
    const { cursor } = setUp();
    const goal = play(cursor, Array.from({ length: 60 }, () => TURN).flat());
    expect(cursor.running).toBe(false);
    expect(cursor.missed).toBe(true);
    expect(cursor.picture).toEqual(goal);
  });

  it("does not call missed what one has decided oneself", () => {
    const { cursor } = setUp({ pace: "off" });
    play(cursor, WALK, true);
    expect(cursor.missed).toBe(false);
  });

  it("jumps to the end when the page is hidden meanwhile", () => {
    const { clock, cursor } = setUp();
    const goal = play(cursor, TURN);
    clock.pass(100);
    cursor.hide();
    expect(cursor.running).toBe(false);
    expect(cursor.missed).toBe(true);
    expect(cursor.picture).toEqual(goal);
    expect(clock.waits).toBe(false);
  });

  it("shows no motion to who wants none, but holds what is to be read", () => {
    const { clock, cursor } = setUp({ still: true });
    play(cursor, [...FIRE, ENDS, NEXT]);
    expect(cursor.picture?.fires).toEqual([5]);
    expect(cursor.die?.value).toBe(5);
    expect(cursor.wait?.kind).toBe("hold");
    expect(cursor.wait?.ms).toBeGreaterThanOrEqual(900);
    clock.passAll();
    expect(cursor.running).toBe(false);
  });
});

describe("cursor stops by itself", () => {
  it("at every token until one says so", () => {
    const { clock, cursor } = setUp();
    const goal = play(cursor, [step(34), ...MISSILES, step(33), ENDS, NEXT]);
    clock.passAll();
    expect(cursor.running).toBe(true);
    expect(cursor.wait?.kind).toBe("tap");
    expect(cursor.picture?.tokens).toEqual({ missiles: 23 });
    cursor.goOn();
    clock.passAll();
    expect(cursor.running).toBe(false);
    expect(cursor.picture).toEqual(goal);
  });

  it("at every death, also if one is in a hurry", () => {
    const { clock, cursor } = setUp();
    play(cursor, [step(34), ...FIRE, ...DEATH, step(33), ENDS, NEXT]);
    while (cursor.card === null) clock.pass(10);
    cursor.hurry();
    expect(cursor.picture?.gnomes[1]?.alive).toBe(false);
    expect(cursor.wait?.kind).toBe("tap");
    cursor.hurry();
    clock.passAll();
    expect(cursor.running).toBe(false);
  });

  it("but only holds it at a fast pace", () => {
    const { clock, cursor } = setUp({ pace: "fast" });
    play(cursor, [step(34), ...MISSILES, ENDS, NEXT]);
    clock.passAll();
    expect(cursor.running).toBe(false);
  });
});

describe("whoever watches", () => {
  it("may pause, and go on from there", () => {
    const { clock, cursor } = setUp();
    play(cursor, TURN);
    clock.pass(100);
    cursor.pause();
    const now = cursor.now;
    clock.pass(100_000);
    expect(cursor.now).toBe(now);
    expect(cursor.paused).toBe(true);
    cursor.toggle();
    clock.passAll();
    expect(cursor.running).toBe(false);
  });

  it("may step from event to event", () => {
    const { clock, cursor } = setUp();
    play(cursor, [step(34), ...FIRE, step(33), ...FIRE, ENDS, NEXT]);
    cursor.step();
    clock.passAll();
    expect(cursor.paused).toBe(true);
    expect(cursor.card?.facts.at(-1)?.kind).toBe("fire_started");
    expect(cursor.queue.filter((one) => one.state === "now")).toHaveLength(1);
    const shown = cursor.beat;
    cursor.step();
    clock.passAll();
    expect(cursor.beat).toBeGreaterThan(shown);
    expect(cursor.paused).toBe(true);
    cursor.goOn();
    clock.passAll();
    expect(cursor.running).toBe(false);
    expect(cursor.paused).toBe(false);
  });

  it("ends an event at once by a click, and its reading time by the next", () => {
    const { clock, cursor } = setUp();
    play(cursor, [...FIRE, ENDS, NEXT]);
    cursor.hurry();
    expect(cursor.picture?.fires).toEqual([5]);
    expect(cursor.wait?.kind).toBe("hold");
    cursor.hurry();
    expect(cursor.wait?.kind).toBe("away");
    cursor.hurry();
    expect(cursor.card).toBeNull();
    clock.passAll();
    expect(cursor.running).toBe(false);
  });

  it("may skip all that is there, and all that comes until the next decision of one's own", () => {
    const { clock, cursor } = setUp();
    cursor.seated = true;
    play(cursor, TURN);
    clock.pass(100);
    cursor.skip();
    expect(cursor.running).toBe(false);
    play(cursor, TURN);
    expect(cursor.running).toBe(false);
    play(cursor, TURN, false, true);
    expect(cursor.running).toBe(false);
    play(cursor, TURN);
    expect(cursor.running).toBe(true);
  });

  it("skips only what is there if there is nothing to decide", () => {
    const { cursor } = setUp();
    play(cursor, TURN);
    cursor.skip();
    expect(cursor.running).toBe(false);
    play(cursor, TURN);
    expect(cursor.running).toBe(true);
  });

  it("stays paused when more comes, unless a decision is due", () => {
    const { clock, cursor } = setUp();
    play(cursor, WALK);
    clock.passAll();
    const { picture } = cursor;
    cursor.paused = true; // as a cover between two hands does
    play(cursor, TURN);
    clock.passAll();
    expect(cursor.running).toBe(true);
    expect(cursor.picture).toBe(picture);
    cursor.goOn();
    clock.passAll();
    expect(cursor.running).toBe(false);
  });

  it("may look at it again, from how it was, even if the pace is off", () => {
    const { clock, cursor } = setUp({ pace: "off" });
    const goal = play(cursor, TURN);
    expect(cursor.missed).toBe(true);
    cursor.seek(0);
    cursor.play();
    expect(cursor.missed).toBe(false);
    expect(cursor.running).toBe(true);
    expect(cursor.picture?.fires).toEqual([]);
    clock.passAll();
    expect(cursor.running).toBe(false);
    expect(cursor.picture).toEqual(goal);
  });
});

describe("what comes while something is shown", () => {
  it("is shown after it", () => {
    const { clock, cursor } = setUp();
    play(cursor, WALK);
    clock.pass(50);
    const goal = play(cursor, FIRE, false, true);
    expect(cursor.now?.kind).toBe("hatch_opened");
    clock.passAll();
    expect(cursor.picture).toEqual(goal);
  });

  it("goes on with the card that a question was about", () => {
    const { clock, cursor } = setUp();
    const asks = [step(34), fact("event_turned", { gnome: "Anna", card: "blocked_hatch:1", number: 1 })];
    const rolls = fact("die_rolled", { gnome: "Anna", purpose: "blocked_hatch", value: 5 });
    play(cursor, [fact("ghost_moved", { gnome: "Anna", before: 34, after: 33 }), ...asks, rolls], false, true);
    clock.passAll();
    expect(cursor.running).toBe(false);
    expect(cursor.card?.event).toBe("blocked_hatch");
    expect(cursor.die?.room).toBe(5);
    play(cursor, [fact("hatch_blocked", { room: 5, to_room: 6 }, 2), ENDS, NEXT], true);
    expect(cursor.card?.facts.map((one) => one.kind)).toEqual(["die_rolled", "hatch_blocked"]);
    clock.passAll();
    expect(cursor.card).toBeNull();
    expect(cursor.queue).toEqual([]);
  });

  it("lets the card be read before it asks anything of the reader", () => {
    const turned = [step(34), fact("event_turned", { gnome: "Anna", card: "turbulence:1", number: 1 })];
    const times = [true, false].map((decide) => {
      const { clock, cursor } = setUp();
      play(cursor, turned, true, decide);
      const took = clock.passAll();
      expect(cursor.card?.event).toBe("turbulence");
      expect(cursor.running).toBe(false);
      return took;
    });
    expect(times[0]).toBeGreaterThan((times[1] ?? 0) + 800);
  });

  it("does not let it be read once more for the second who is asked", () => {
    const { clock, cursor } = setUp();
    play(cursor, [fact("event_turned", { gnome: "Anna", card: "turbulence:1", number: 1 })], true, true);
    clock.passAll();
    play(cursor, [fact("card_discarded", { gnome: "Anna", cause: "limit", item: "grog" }, 2)], true, true);
    expect(clock.passAll()).toBeLessThan(800);
  });

  it("waits until what was last has been read", () => {
    const { clock, cursor } = setUp();
    play(cursor, FIRE);
    clock.passAll();
    expect(cursor.running).toBe(false);
    play(cursor, [ENDS, NEXT]);
    expect(cursor.wait?.kind).toBe("hold");
    expect(cursor.card?.event).toBe("fire");
    clock.passAll();
    expect(cursor.card).toBeNull();
  });
});

describe("decisions that are taken back", () => {
  /** A cursor that has shown a decision for each fact of a walk. */
  function walked(wishes: Partial<Wishes> = {}): ReturnType<typeof setUp> & { goals: readonly Picture[] } {
    const made = setUp(wishes);
    const goals = WALK.map((one) => play(made.cursor, [one]));
    made.clock.passAll();
    return { ...made, goals };
  }

  it("run backwards to how it was", () => {
    const { clock, cursor, goals } = walked();
    takeBack(cursor, 0);
    expect(cursor.picture).toEqual(goals[1]);
    clock.pass(120);
    expect(cursor.picture).toEqual(goals[0]);
    clock.pass(120);
    expect(cursor.picture).toEqual(PICTURE);
    expect(cursor.running).toBe(false);
    expect(cursor.isLive).toBe(true);
  });

  it("are taken back at once when something new comes", () => {
    const { clock, cursor } = walked();
    takeBack(cursor, 0);
    const goal = play(cursor, FIRE);
    expect(cursor.now?.kind).toBe("event_turned");
    clock.passAll();
    expect(cursor.picture).toEqual(goal);
  });

  it("are taken back at once for who skips or does not look", () => {
    for (const end of ["skip", "hide"] as const) {
      const { cursor } = walked();
      takeBack(cursor, 0);
      cursor[end]();
      expect(cursor.running).toBe(false);
      expect(cursor.picture).toEqual(PICTURE);
    }
  });

  it("are just taken back for who wants no motion", () => {
    const { cursor } = walked({ still: true });
    takeBack(cursor, 0);
    expect(cursor.picture).toEqual(PICTURE);
    expect(cursor.running).toBe(false);
  });

  it("are not shown at all if they were not yet", () => {
    const { clock, cursor } = setUp();
    const goal = play(cursor, WALK);
    play(cursor, FIRE);
    clock.pass(50);
    takeBack(cursor, 1);
    expect(cursor.now?.kind).toBe("hatch_opened");
    clock.passAll();
    expect(cursor.picture).toEqual(goal);
    expect(cursor.card).toBeNull();
  });
});

describe("any moment", () => {
  it("is shown at once and without motion, and time stands there", () => {
    const { clock, cursor } = setUp();
    const goals = [WALK, FIRE, [ENDS, NEXT]].map((facts) => play(cursor, facts));
    clock.passAll();
    cursor.seek(WALK.length);
    expect(cursor.picture).toEqual(goals[0]);
    expect(cursor.scale).toBe(0);
    expect(cursor.isLive).toBe(false);
    expect(clock.waits).toBe(false);
    cursor.seek(WALK.length + FIRE.length);
    expect(cursor.picture).toEqual(goals[1]);
    expect(cursor.card?.event).toBe("fire");
    cursor.live();
    expect(cursor.picture).toEqual(goals[2]);
    expect(cursor.isLive).toBe(true);
  });

  it("stays when more happens meanwhile, and goes when it is taken back", () => {
    const { clock, cursor } = setUp();
    const goals = [WALK, FIRE].map((facts) => play(cursor, facts));
    clock.passAll();
    cursor.seek(WALK.length);
    const goal = play(cursor, [ENDS, NEXT]);
    clock.passAll();
    expect(cursor.picture).toEqual(goals[0]);
    cursor.play();
    clock.passAll();
    expect(cursor.picture).toEqual(goal);
    expect(cursor.isLive).toBe(true);
    cursor.seek(WALK.length + 1);
    takeBack(cursor, 1);
    expect(cursor.picture).toEqual(goals[0]);
    expect(cursor.isLive).toBe(true);
  });

  it("leads forwards at the pace, scene by scene if one likes", () => {
    const { clock, cursor } = setUp();
    [WALK, FIRE, [ENDS, NEXT]].map((facts) => play(cursor, facts));
    clock.passAll();
    cursor.seek(0);
    cursor.step();
    clock.passAll();
    expect(cursor.paused).toBe(true);
    expect(cursor.moment).toBeGreaterThan(0);
    expect(cursor.left).toBeGreaterThan(0);
    cursor.goOn();
    clock.passAll();
    expect(cursor.isLive).toBe(true);
  });

  it("leads backwards at the pace, decision by decision, to the beginning", () => {
    const times = (["slow", "fast"] as const).map((pace) => {
      const { clock, cursor } = setUp({ pace });
      const goals = WALK.map((one) => play(cursor, [one]));
      clock.passAll();
      cursor.play(-1);
      expect(cursor.picture).toEqual(goals[1]);
      cursor.pause();
      clock.pass(100_000);
      expect(cursor.picture).toEqual(goals[1]);
      cursor.goOn();
      const took = clock.passAll();
      expect(cursor.picture).toEqual(PICTURE);
      expect(cursor.running).toBe(false);
      cursor.live();
      cursor.step(-1);
      expect(cursor.picture).toEqual(goals[1]);
      return took;
    });
    expect(times[0]).toBe(4 * (times[1] ?? 0));
  });

  it("moves the board no longer than its beat takes", () => {
    const scales = [false, true].flatMap((mine) =>
      (["slow", "normal", "fast"] as const).map((pace) => {
        const { cursor } = setUp({ pace });
        play(cursor, WALK, mine);
        expect(cursor.wait?.ms).toBeCloseTo(CUES.hatch_opened * cursor.scale);
        return cursor.scale;
      }),
    );
    expect(scales).toEqual([2, 1, 0.5, 2 * QUICK, QUICK, 0.5 * QUICK]);
  });
});

describe("the queue of a turn", () => {
  it("shows the icons on the way face down, then what they brought", () => {
    const { clock, cursor } = setUp();
    const spend = fact("ghost_moved", { gnome: "Anna", before: 34, after: 26 });
    const draws = fact("item_drawn", { gnome: "Anna", source: "icon", item: "coffee" });
    const ward = fact("icon_ignored", { gnome: "Anna", space: 27, left: 0 });
    play(cursor, [BEGINS, spend, step(34), ...FIRE, step(33), step(32), step(31), ...MISSILES, draws, step(30), ward]);
    while (cursor.queue.length === 0) clock.pass(10);
    expect(cursor.queue.map((one) => [one.kind, one.minute, one.state])).toEqual([
      ["event", 33, "next"],
      ["event", 30, "next"],
      ["item", 30, "next"],
      ["event", 27, "next"],
      ["end", 26, "next"],
    ]);
    while (cursor.card === null) clock.pass(10);
    expect(cursor.queue[0]).toMatchObject({ state: "now", event: "fire" });
    clock.passAll();
    expect(cursor.queue.map((one) => one.state)).toEqual(["done", "now", "next", "next", "next"]);
    cursor.goOn();
    clock.passAll();
    expect(cursor.queue.map((one) => one.state)).toEqual(["done", "done", "done", "skipped", "next"]);
  });

  it("has the events before the first turn, too", () => {
    const { clock, cursor } = setUp();
    play(cursor, [...FIRE, ...FIRE, BEGINS]);
    while (cursor.queue.length < 2) clock.pass(10);
    expect(cursor.queue.map((one) => [one.minute, one.state])).toEqual([
      [null, "done"],
      [null, "now"],
    ]);
  });
});

describe("the card", () => {
  it("tells what it does and whom it hits", () => {
    const { clock, cursor } = setUp();
    play(cursor, [step(34), ...FIRE, ...DEATH]);
    while (cursor.card?.facts.at(-1)?.kind !== "fire_started") clock.pass(10);
    expect(cursor.card).toMatchObject({ event: "fire", number: 2, gnome: "Anna" });
    expect(cursor.card.lines).toEqual(["track_moved", "fire_started"]);
    expect(cursor.card.hits).toEqual([{ gnome: "Boris", how: "fire" }]);
    expect(cursor.lit?.rooms).toEqual([5]);
    clock.passAll();
    expect(cursor.card.hits).toEqual([{ gnome: "Boris", how: "killed", cause: "fainted" }]);
  });

  it("of a Faint Check is none", () => {
    const { clock, cursor } = setUp();
    play(cursor, [
      fact("event_turned", { gnome: "Anna", card: "leak:2", number: 2 }),
      fact("faint_checked", { gnome: "Anna", number: 2, level: 3 }),
      fact("ghost_moved", { gnome: "Anna", before: 34, after: 24 }),
      fact("fainted", { gnome: "Anna", space: 24 }),
    ]);
    clock.pass(10);
    expect(cursor.card).toBeNull();
    expect(cursor.stage.faint).toEqual({ gnome: "Anna", event: "leak", number: 2, level: 3, faints: true });
  });
});

describe("a die", () => {
  it("says from the beginning what is needed", () => {
    const { clock, cursor } = setUp();
    play(cursor, [
      fact("action_taken", { gnome: "Anna", action: "fix_reactor", minutes: 5 }),
      fact("die_rolled", { gnome: "Anna", purpose: "repair", value: 7 }),
      fact("fix_result", { gnome: "Anna", result: "succeeded", needed: 8 }),
    ]);
    while (cursor.die === null) clock.pass(10);
    expect(cursor.die).toMatchObject({ value: 7, needed: 8, room: null, result: null });
    clock.passAll();
    expect(cursor.die.result).toBe("succeeded");
  });
});

describe("random games", () => {
  it("are shown to their end, whatever the pace and whenever something comes", () => {
    const paces: readonly Partial<Wishes>[] = [{}, { pace: "fast" }, { still: true }, { pace: "slow" }];
    for (const [game, { about, messages }] of randomGames(10, 1).entries()) {
      const [first, ...others] = messages;
      if (first === undefined) throw new Error("a game without messages");
      const { clock, cursor } = setUp(paces[game % paces.length]);
      const seats = first.reader === null ? [] : [first.reader];
      let timeline = Timeline.from(first, seats);
      cursor.boat = about.boat;
      cursor.begin(timeline, timeline.end);
      const watch = (): void => {
        while (cursor.running) {
          if (cursor.wait?.kind === "tap") cursor.goOn();
          else clock.passNext();
        }
      };
      for (const [place, message] of others.entries()) {
        const before = timeline;
        timeline = timeline.goOn(message, seats);
        const beats = cursor.beat;
        cursor.follow(timeline, message.choices !== null);
        if (place % 3 !== 0) {
          clock.pass(200); // and the next message comes while this one is shown
          if (place % 7 === 0) cursor.seek(Math.floor(timeline.end / 2));
          if (place % 7 === 2) cursor.live();
          continue;
        }
        if (!cursor.running) cursor.play();
        watch();
        expect(same(cursor.picture, pictureOf(message.view)), `game ${String(game)}, ${String(place)}`).toBe(true);
        expect(cursor.left).toBe(0);
        expect(cursor.isLive).toBe(true);
        if (timeline.end > before.end && timeline.common(before) === before.end) {
          expect(cursor.beat).toBeGreaterThan(beats);
        }
      }
    }
  }, 1_800_000);
});
