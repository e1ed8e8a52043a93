import { describe, expect, it } from "vitest";

import type { Happened } from "../src/protocol";
import type { Pace } from "../src/settings/settings.svelte";
import { same } from "../src/table/beginning";
import { Chronicle } from "../src/table/chronicle";
import { after, pictureOf, type Picture } from "../src/table/picture";
import { Playback } from "../src/table/playback.svelte";
import { TestClock } from "./clocks";
import { randomGames } from "./games";
import { BOAT, fact, PICTURE, tell } from "./some";

interface Wishes {
  pace: Pace;
  still: boolean;
  hidden: boolean;
}

function setUp(wishes: Partial<Wishes> = {}): { clock: TestClock; playback: Playback; wishes: Wishes } {
  const clock = new TestClock();
  const all: Wishes = { pace: "normal", still: false, hidden: false, ...wishes };
  const tempo = { clock, pace: () => all.pace, still: () => all.still, hidden: () => all.hidden };
  const playback = new Playback(tempo);
  playback.boat = BOAT;
  playback.jump(PICTURE);
  return { clock, playback, wishes: all };
}

function goalOf(facts: readonly Happened[], from: Picture = PICTURE): Picture {
  return facts.reduce(after, from);
}

function play(playback: Playback, facts: readonly Happened[], mine = false, decide = false): Picture {
  const goal = goalOf(facts);
  playback.play({ told: tell(facts, mine), goal, decide });
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

describe("playback", () => {
  it("shows one fact after the other and ends in the picture of the view", () => {
    const { clock, playback } = setUp();
    const goal = play(playback, TURN);
    const shown: string[] = [];
    while (playback.running) {
      for (const one of playback.shown) if (!shown.includes(one.kind)) shown.push(one.kind);
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
    expect(playback.picture).toEqual(goal);
    expect(playback.now).toBeNull();
    expect(clock.waits).toBe(false);
  });

  it("changes the picture only when it comes to the fact", () => {
    const { clock, playback } = setUp();
    play(playback, [...FIRE, ENDS, NEXT]);
    expect(playback.now?.kind).toBe("event_turned");
    expect(playback.picture?.fires).toEqual([]);
    while (playback.now?.kind !== "track_moved") clock.pass(10);
    expect(playback.picture?.tracks["asphyxiation"]).toBe(5);
    expect(playback.picture?.fires).toEqual([]);
  });

  it("is slower and faster as one wishes", () => {
    const times = (["slow", "normal", "fast"] as const).map((pace) => {
      const { clock, playback } = setUp({ pace });
      play(playback, TURN);
      return clock.passAll();
    });
    expect(times[0]).toBeGreaterThan(times[1] ?? 0);
    expect(times[1]).toBeGreaterThan(times[2] ?? 0);
    expect(times[2]).toBeGreaterThan(0);
  });

  it("is quick with what one has just decided oneself", () => {
    const times = [true, false].map((mine) => {
      const { clock, playback } = setUp();
      play(playback, WALK, mine);
      return clock.passAll();
    });
    expect(times[0]).toBeLessThan((times[1] ?? 0) / 2);
  });

  it("jumps if the pace is off, if nobody looks, and if somebody comes back after very much", () => {
    for (const wishes of [{ pace: "off" as const }, { hidden: true }]) {
      const { playback } = setUp(wishes);
      const goal = play(playback, TURN);
      expect(playback.running).toBe(false);
      expect(playback.picture).toEqual(goal);
      expect(playback.missed).toBe(true);
    }
    const { playback } = setUp();
    const goal = play(playback, Array.from({ length: 60 }, () => TURN).flat());
    expect(playback.running).toBe(false);
    expect(playback.missed).toBe(true);
    expect(playback.picture).toEqual(goal);
  });

  it("does not call missed what one has decided oneself", () => {
    const { playback } = setUp({ pace: "off" });
    play(playback, WALK, true);
    expect(playback.missed).toBe(false);
  });

  it("jumps to the end when the page is hidden meanwhile", () => {
    const { clock, playback } = setUp();
    const goal = play(playback, TURN);
    clock.pass(100);
    playback.hide();
    expect(playback.running).toBe(false);
    expect(playback.missed).toBe(true);
    expect(playback.picture).toEqual(goal);
    expect(clock.waits).toBe(false);
  });

  it("shows no motion to who wants none, but holds what is to be read", () => {
    const { clock, playback } = setUp({ still: true });
    play(playback, [...FIRE, ENDS, NEXT]);
    expect(playback.picture?.fires).toEqual([5]);
    expect(playback.ms).toBe(0);
    expect(playback.die?.value).toBe(5);
    expect(playback.wait?.kind).toBe("hold");
    expect(playback.wait?.ms).toBeGreaterThanOrEqual(900);
    clock.passAll();
    expect(playback.running).toBe(false);
  });
});

describe("playback stops by itself", () => {
  it("at every token until one says so", () => {
    const { clock, playback } = setUp();
    const goal = play(playback, [step(34), ...MISSILES, step(33), ENDS, NEXT]);
    clock.passAll();
    expect(playback.running).toBe(true);
    expect(playback.wait?.kind).toBe("tap");
    expect(playback.picture?.tokens).toEqual({ missiles: 23 });
    playback.goOn();
    clock.passAll();
    expect(playback.running).toBe(false);
    expect(playback.picture).toEqual(goal);
  });

  it("at every death, also if one is in a hurry", () => {
    const { clock, playback } = setUp();
    play(playback, [step(34), ...FIRE, ...DEATH, step(33), ENDS, NEXT]);
    while (playback.card === null) clock.pass(10);
    playback.hurry();
    expect(playback.picture?.gnomes[1]?.alive).toBe(false);
    expect(playback.wait?.kind).toBe("tap");
    playback.hurry();
    clock.passAll();
    expect(playback.running).toBe(false);
  });

  it("but only holds it at a fast pace", () => {
    const { clock, playback } = setUp({ pace: "fast" });
    play(playback, [step(34), ...MISSILES, ENDS, NEXT]);
    clock.passAll();
    expect(playback.running).toBe(false);
  });
});

describe("whoever watches", () => {
  it("may pause, and go on from there", () => {
    const { clock, playback } = setUp();
    play(playback, TURN);
    clock.pass(100);
    playback.pause();
    const now = playback.now;
    clock.pass(100_000);
    expect(playback.now).toBe(now);
    expect(playback.paused).toBe(true);
    playback.toggle();
    clock.passAll();
    expect(playback.running).toBe(false);
  });

  it("may step from event to event", () => {
    const { clock, playback } = setUp();
    play(playback, [step(34), ...FIRE, step(33), ...FIRE, ENDS, NEXT]);
    playback.step();
    clock.passAll();
    expect(playback.paused).toBe(true);
    expect(playback.card?.facts.at(-1)?.kind).toBe("fire_started");
    expect(playback.queue.filter((one) => one.state === "now")).toHaveLength(1);
    const shown = playback.beat;
    playback.step();
    clock.passAll();
    expect(playback.beat).toBeGreaterThan(shown);
    expect(playback.paused).toBe(true);
    playback.goOn();
    clock.passAll();
    expect(playback.running).toBe(false);
    expect(playback.paused).toBe(false);
  });

  it("ends an event at once by a click, and its reading time by the next", () => {
    const { clock, playback } = setUp();
    play(playback, [...FIRE, ENDS, NEXT]);
    playback.hurry();
    expect(playback.picture?.fires).toEqual([5]);
    expect(playback.wait?.kind).toBe("hold");
    playback.hurry();
    expect(playback.wait?.kind).toBe("away");
    playback.hurry();
    expect(playback.card).toBeNull();
    clock.passAll();
    expect(playback.running).toBe(false);
  });

  it("may skip all that is there, and all that comes until the next decision of one's own", () => {
    const { clock, playback } = setUp();
    playback.seated = true;
    play(playback, TURN);
    clock.pass(100);
    playback.skip();
    expect(playback.running).toBe(false);
    play(playback, TURN);
    expect(playback.running).toBe(false);
    play(playback, TURN, false, true);
    expect(playback.running).toBe(false);
    play(playback, TURN);
    expect(playback.running).toBe(true);
  });

  it("skips only what is there if there is nothing to decide", () => {
    const { playback } = setUp();
    play(playback, TURN);
    playback.skip();
    expect(playback.running).toBe(false);
    play(playback, TURN);
    expect(playback.running).toBe(true);
  });

  it("stays paused when more comes, unless a decision is due", () => {
    const { clock, playback } = setUp();
    play(playback, WALK);
    clock.passAll();
    const { picture } = playback;
    playback.paused = true; // as a cover between two hands does
    play(playback, TURN);
    clock.passAll();
    expect(playback.running).toBe(true);
    expect(playback.picture).toBe(picture);
    playback.goOn();
    clock.passAll();
    expect(playback.running).toBe(false);
  });

  it("may look at it again, from how it was, even if the pace is off", () => {
    const { clock, playback } = setUp({ pace: "off" });
    const goal = play(playback, TURN);
    expect(playback.missed).toBe(true);
    playback.replay(PICTURE, tell(TURN), goal);
    expect(playback.missed).toBe(false);
    expect(playback.running).toBe(true);
    expect(playback.picture?.fires).toEqual([]);
    clock.passAll();
    expect(playback.running).toBe(false);
    expect(playback.picture).toEqual(goal);
  });
});

describe("what comes while something is shown", () => {
  it("is shown after it", () => {
    const { clock, playback } = setUp();
    play(playback, WALK);
    clock.pass(50);
    const goal = goalOf([...WALK, ...FIRE]);
    playback.play({ told: tell(FIRE), goal, decide: true });
    expect(playback.now?.kind).toBe("hatch_opened");
    clock.passAll();
    expect(playback.picture).toEqual(goal);
  });

  it("goes on with the card that a question was about", () => {
    const { clock, playback } = setUp();
    const asks = [step(34), fact("event_turned", { gnome: "Anna", card: "blocked_hatch:1", number: 1 })];
    const rolls = fact("die_rolled", { gnome: "Anna", purpose: "blocked_hatch", value: 5 });
    play(playback, [fact("ghost_moved", { gnome: "Anna", before: 34, after: 33 }), ...asks, rolls], false, true);
    clock.passAll();
    expect(playback.running).toBe(false);
    expect(playback.card?.event).toBe("blocked_hatch");
    expect(playback.die?.room).toBe(5);
    play(playback, [fact("hatch_blocked", { room: 5, to_room: 6 }, 2), ENDS, NEXT], true);
    expect(playback.card?.facts.map((one) => one.kind)).toEqual(["die_rolled", "hatch_blocked"]);
    clock.passAll();
    expect(playback.card).toBeNull();
    expect(playback.queue).toEqual([]);
  });

  it("lets the card be read before it asks anything of the reader", () => {
    const turned = [step(34), fact("event_turned", { gnome: "Anna", card: "turbulence:1", number: 1 })];
    const times = [true, false].map((decide) => {
      const { clock, playback } = setUp();
      play(playback, turned, true, decide);
      const took = clock.passAll();
      expect(playback.card?.event).toBe("turbulence");
      expect(playback.running).toBe(false);
      return took;
    });
    expect(times[0]).toBeGreaterThan((times[1] ?? 0) + 800);
  });

  it("does not let it be read once more for the second who is asked", () => {
    const { clock, playback } = setUp();
    play(playback, [fact("event_turned", { gnome: "Anna", card: "turbulence:1", number: 1 })], true, true);
    clock.passAll();
    play(playback, [fact("card_discarded", { gnome: "Anna", cause: "limit", item: "grog" }, 2)], true, true);
    expect(clock.passAll()).toBeLessThan(800);
  });

  it("waits until what was last has been read", () => {
    const { clock, playback } = setUp();
    play(playback, FIRE);
    clock.passAll();
    expect(playback.running).toBe(false);
    play(playback, [ENDS, NEXT]);
    expect(playback.wait?.kind).toBe("hold");
    expect(playback.card?.event).toBe("fire");
    clock.passAll();
    expect(playback.card).toBeNull();
  });
});

describe("steps that are taken back", () => {
  it("run backwards to how it was", () => {
    const { clock, playback } = setUp();
    const [one, two] = [goalOf(WALK.slice(0, 1)), goalOf(WALK.slice(0, 2))];
    playback.rewind([two, one], PICTURE);
    expect(playback.picture).toBe(two);
    clock.pass(120);
    expect(playback.picture).toBe(one);
    clock.pass(120);
    expect(playback.picture).toBe(PICTURE);
    expect(playback.running).toBe(false);
  });

  it("are taken back at once when something new comes", () => {
    const { clock, playback } = setUp();
    playback.rewind([goalOf(WALK), goalOf(WALK)], PICTURE);
    const goal = play(playback, FIRE);
    expect(playback.now?.kind).toBe("event_turned");
    clock.passAll();
    expect(playback.picture).toEqual(goal);
  });

  it("are taken back at once for who skips or does not look", () => {
    for (const end of ["skip", "hide"] as const) {
      const { playback } = setUp();
      playback.rewind([goalOf(WALK), goalOf(WALK)], PICTURE);
      playback[end]();
      expect(playback.running).toBe(false);
      expect(playback.picture).toBe(PICTURE);
    }
  });

  it("are just taken back for who wants no motion", () => {
    const { playback } = setUp({ still: true });
    playback.rewind([goalOf(WALK)], PICTURE);
    expect(playback.picture).toBe(PICTURE);
    expect(playback.running).toBe(false);
  });
});

describe("the queue of a turn", () => {
  it("shows the icons on the way face down, then what they brought", () => {
    const { clock, playback } = setUp();
    const spend = fact("ghost_moved", { gnome: "Anna", before: 34, after: 26 });
    const draws = fact("item_drawn", { gnome: "Anna", source: "icon", item: "coffee" });
    const ward = fact("icon_ignored", { gnome: "Anna", space: 27, left: 0 });
    play(playback, [
      BEGINS,
      spend,
      step(34),
      ...FIRE,
      step(33),
      step(32),
      step(31),
      ...MISSILES,
      draws,
      step(30),
      ward,
    ]);
    while (playback.queue.length === 0) clock.pass(10);
    expect(playback.queue.map((one) => [one.kind, one.minute, one.state])).toEqual([
      ["event", 33, "next"],
      ["event", 30, "next"],
      ["item", 30, "next"],
      ["event", 27, "next"],
      ["end", 26, "next"],
    ]);
    while (playback.card === null) clock.pass(10);
    expect(playback.queue[0]).toMatchObject({ state: "now", event: "fire" });
    clock.passAll();
    expect(playback.queue.map((one) => one.state)).toEqual(["done", "now", "next", "next", "next"]);
    playback.goOn();
    clock.passAll();
    expect(playback.queue.map((one) => one.state)).toEqual(["done", "done", "done", "skipped", "next"]);
  });

  it("has the events before the first turn, too", () => {
    const { clock, playback } = setUp();
    play(playback, [...FIRE, ...FIRE, BEGINS]);
    while (playback.queue.length < 2) clock.pass(10);
    expect(playback.queue.map((one) => [one.minute, one.state])).toEqual([
      [null, "done"],
      [null, "now"],
    ]);
  });
});

describe("the card", () => {
  it("tells what it does and whom it hits", () => {
    const { clock, playback } = setUp();
    play(playback, [step(34), ...FIRE, ...DEATH]);
    while (playback.card?.facts.at(-1)?.kind !== "fire_started") clock.pass(10);
    expect(playback.card).toMatchObject({ event: "fire", number: 2, gnome: "Anna" });
    expect(playback.card.lines).toEqual(["track_moved", "fire_started"]);
    expect(playback.card.hits).toEqual([{ gnome: "Boris", how: "fire" }]);
    expect(playback.lit?.rooms).toEqual([5]);
    clock.passAll();
    expect(playback.card.hits).toEqual([{ gnome: "Boris", how: "killed", cause: "fainted" }]);
  });

  it("of a Faint Check is none", () => {
    const { clock, playback } = setUp();
    play(playback, [
      fact("event_turned", { gnome: "Anna", card: "leak:2", number: 2 }),
      fact("faint_checked", { gnome: "Anna", number: 2, level: 3 }),
      fact("ghost_moved", { gnome: "Anna", before: 34, after: 24 }),
      fact("fainted", { gnome: "Anna", space: 24 }),
    ]);
    clock.pass(10);
    expect(playback.card).toBeNull();
    expect(playback.stage.faint).toEqual({ gnome: "Anna", event: "leak", number: 2, level: 3, faints: true });
  });
});

describe("a die", () => {
  it("says from the beginning what is needed", () => {
    const { clock, playback } = setUp();
    play(playback, [
      fact("action_taken", { gnome: "Anna", action: "fix_reactor", minutes: 5 }),
      fact("die_rolled", { gnome: "Anna", purpose: "repair", value: 7 }),
      fact("fix_result", { gnome: "Anna", result: "succeeded", needed: 8 }),
    ]);
    while (playback.die === null) clock.pass(10);
    expect(playback.die).toMatchObject({ value: 7, needed: 8, room: null, result: null });
    clock.passAll();
    expect(playback.die.result).toBe("succeeded");
  });
});

describe("random games", () => {
  it("are shown to their end, whatever the pace and whenever something comes", () => {
    const paces: readonly Partial<Wishes>[] = [{}, { pace: "fast" }, { still: true }, { pace: "slow" }];
    for (const [game, { about, messages }] of randomGames(10, 1).entries()) {
      const [first, ...others] = messages;
      if (first === undefined) throw new Error("a game without messages");
      const { clock, playback } = setUp(paces[game % paces.length]);
      const chronicle = new Chronicle();
      const seats = first.reader === null ? [] : [first.reader];
      playback.boat = about.boat;
      playback.jump(pictureOf(first.view), chronicle.begin(about, first, seats));
      const watch = (): void => {
        while (playback.running) {
          if (playback.wait?.kind === "tap") playback.goOn();
          else clock.passNext();
        }
      };
      for (const [place, message] of others.entries()) {
        const { told, back } = chronicle.goOn(message, seats);
        const goal = pictureOf(message.view);
        const beats = playback.beat;
        if (back !== null) playback.rewind(back, goal, chronicle.told);
        else playback.play({ told, goal, decide: message.choices !== null });
        if (place % 3 !== 0) {
          clock.pass(200); // and the next message comes while this one is shown
          continue;
        }
        watch();
        expect(same(playback.picture, goal), `game ${String(game)}, entry ${String(message.number)}`).toBe(true);
        expect(playback.left).toBe(0);
        if (back === null && told.length > 0) expect(playback.beat).toBeGreaterThan(beats);
      }
    }
  }, 1_800_000);
});
