import { describe, expect, it } from "vitest";

import type { Connect, Everything, Listener, Newest } from "../src/host/connection";
import { decided } from "../src/gallery/messages";
import type { About, Brought, Choices, Happened, Message, Noted } from "../src/protocol";
import { readMemory, type Memory } from "../src/table/memory";
import type { Line } from "../src/timeline/lines";
import { TableStore } from "../src/table/table.svelte";
import { TestClock } from "./clocks";
import { BOAT, fact, VIEW } from "./some";

const ABOUT: About = {
  version: 2,
  start: 0,
  gnomes: ["Anna", "Boris", "Cyril"],
  players: ["Anna", "Boris", "Cyril"],
  edition: "revised",
  options: {},
  hidden_hands: false,
  take_back: "free",
  advice: true,
  treachery: false,
  boat: BOAT,
};
const CHOICES = {} as Choices;

function takenBack(number: number, to: number): Noted {
  return { number, kind: "taken_back", gnome: null, by: "Anna", bot: null, decision: null, to, fault: null };
}

/** A message; each list of facts is told by one sentence. */
function message(
  entries: readonly Noted[],
  told: readonly (readonly Happened[])[],
  more: Partial<Message> = {},
): Message {
  let first = 0;
  const story = told.map((facts) => {
    const sentence = { text: facts.map((one) => one.kind).join("+"), first, count: facts.length };
    first += facts.length;
    return sentence;
  });
  return {
    version: 2,
    number: entries.at(-1)?.number ?? 0,
    since: 0,
    reader: "Anna",
    controllers: {},
    entries,
    facts: told.flat(),
    story,
    view: VIEW,
    origin: null,
    decisions: 0,
    deciding: null,
    choices: null,
    perils: [],
    undo: null,
    ended: null,
    ...more,
  };
}

const LOUNGE = { open: false, stand_in_after: null, seats: [], undo_proposal: null };

function welcome(first: Message, about: About = ABOUT): Everything {
  const you = { seats: ["Anna"], host: false };
  return {
    protocol: 2,
    table: "t",
    you,
    about,
    number: 0,
    lounge: LOUNGE,
    chat: [],
    message: { ...first, since: null, origin: first.origin ?? { facts: 0, view: VIEW, brought: [] } },
  };
}

function news(next: Message): Newest {
  const you = { seats: ["Anna"], host: false };
  return {
    since: 0,
    number: 1,
    you,
    lounge: { open: false, stand_in_after: null, seats: [], undo_proposal: null },
    chat: [],
    message: next,
  };
}

function setUp(
  first: Message,
  about: About = ABOUT,
  remembered: Memory | null = null,
): {
  table: TableStore;
  told: (frame: Everything | Newest) => void;
  clock: TestClock;
} {
  let listener: Listener | null = null;
  const connect: Connect = (_where, given) => {
    listener = given;
    return {
      ask: () => Promise.reject(new Error("nobody")),
      use: () => {},
      retry: () => {},
      rejoin: () => {},
      close: () => {},
    };
  };
  const clock = new TestClock();
  const language = (): string => "en";
  const style = (): "lively" => "lively";
  const tempo = { clock, pace: () => "normal" as const };
  const table = new TableStore("t", [], connect, language, style, tempo, remembered);
  const told = (frame: Everything | Newest): void => {
    if ("about" in frame) listener?.begun(frame);
    else listener?.wentOn(frame);
  };
  told(welcome(first, about));
  return { table, told, clock };
}

const lines = (table: TableStore): readonly Line[] => table.timeline?.lines ?? [];
const texts = (table: TableStore): readonly string[] => lines(table).map((line) => line.text);
const opens = (entry: number): Happened => fact("hatch_opened", { gnome: "Anna", room: 4, to_room: 5 }, entry);
const enters = (entry: number): Happened => fact("entered", { gnome: "Anna", room: 4, to_room: 5 }, entry);
const waits = (entry: number): Happened => fact("action_taken", { gnome: "Anna", action: "wait", minutes: 0 }, entry);
const burns = (entry: number, room = 5): Happened => fact("fire_started", { room }, entry);
const moves = (entry: number, to: number): Happened =>
  fact("ghost_moved", { gnome: "Anna", before: 34, after: to }, entry);
const begins = (entry: number, gnome: string, space: number): Happened => fact("turn_begins", { gnome, space }, entry);
const ends = (entry: number, gnome: string): Happened => fact("turn_ends", { gnome, space: 30 }, entry);

/** A table that goes on from a logbook, each decision of which has brought one fact. */
function from(logbook: readonly Happened[], before: readonly Happened[] = []): Message {
  const said = decided(1, "Anna").decision as Brought["decision"];
  const brought = logbook.map((_, place) => ({
    gnome: "Anna",
    by: "Anna",
    decision: said,
    first: before.length + place,
  }));
  const told = [...before, ...logbook].map((one) => [one]);
  return message([], told, { origin: { facts: 0, view: VIEW, brought } });
}

describe("the lines of the logbook", () => {
  it("lose what was taken back", () => {
    const { table, told } = setUp(message([], [[begins(0, "Anna", 34)]]));
    told(news(message([decided(1, "Anna")], [[opens(1)]])));
    told(news(message([decided(2, "Anna")], [[enters(2)]])));
    told(news(message([takenBack(3, 1)], [])));
    expect(texts(table)).toEqual(["turn_begins", "hatch_opened"]);
    told(news(message([decided(4, "Anna")], [[waits(4)]])));
    expect(texts(table)).toEqual(["turn_begins", "hatch_opened", "action_taken"]);
    told(news(message([takenBack(5, 0)], [])));
    expect(texts(table)).toEqual(["turn_begins"]);
  });

  it("lose a sentence that also tells of something taken back", () => {
    const { table, told } = setUp(message([], []));
    told(news(message([decided(1, "Anna"), decided(2, "Anna")], [[opens(1), enters(2)]])));
    told(news(message([takenBack(3, 1)], [])));
    expect(texts(table)).toEqual([]);
  });

  it("never have what was taken back before one came, or while one was away", () => {
    const before = [decided(1, "Anna"), takenBack(2, 0), decided(3, "Anna")];
    const { table, told } = setUp(message(before, [[begins(0, "Anna", 34)], [opens(1)], [waits(3)]]));
    expect(texts(table)).toEqual(["turn_begins", "action_taken"]);
    const missed = [decided(4, "Boris"), takenBack(5, 1), decided(6, "Boris"), decided(7, null)];
    told(news(message(missed, [[burns(4)], [burns(6, 7)], [burns(7, 8)]])));
    expect(texts(table)).toEqual(["turn_begins", "action_taken", "fire_started", "fire_started"]);
    expect(lines(table).map((line) => line.facts[0]?.entry)).toEqual([0, 3, 6, 7]);
  });

  it("are those of the logbook that stand, also if its own decisions were taken back", () => {
    const logbook = Array.from({ length: 25 }, (): Happened => waits(0));
    const { table, told } = setUp(from(logbook, [begins(0, "Anna", 34)]), { ...ABOUT, start: 25 });
    told(news(message([decided(1, "Anna"), decided(2, "Anna")], [[opens(1)], [enters(2)]])));
    told(news(message([takenBack(3, 26)], [])));
    const waited = logbook.map(() => "action_taken");
    expect(texts(table)).toEqual(["turn_begins", ...waited, "hatch_opened"]);
    told(news(message([takenBack(4, 20)], []))); // of the logbook itself
    expect(texts(table)).toEqual(["turn_begins", ...waited.slice(5)]);
    told(news(message([decided(5, "Anna"), decided(6, "Anna")], [[opens(5)], [enters(6)]])));
    told(news(message([takenBack(7, 21)], [])));
    expect(texts(table)).toEqual(["turn_begins", ...waited.slice(5), "hatch_opened"]);
  });

  it("have the minute at which they were told", () => {
    const { table, told } = setUp(message([], [[begins(0, "Anna", 34)]]));
    told(news(message([decided(1, "Anna")], [[opens(1)], [moves(1, 33)], [burns(1)]])));
    expect(lines(table).map((line) => line.minute)).toEqual([34, 34, 33, 33]);
    told(news(message([takenBack(2, 0), decided(3, "Anna")], [[waits(3)]])));
    expect(lines(table).map((line) => line.minute)).toEqual([34, 34]);
  });

  it("come when what they tell has been shown", () => {
    const { table, told, clock } = setUp(message([], [[begins(0, "Anna", 34)]]));
    told(news(message([decided(1, "Boris")], [[opens(1)], [enters(1), burns(1)]])));
    expect(table.shownLines.map((line) => line.text)).toEqual(["turn_begins", "hatch_opened"]);
    clock.passAll();
    expect(table.shownLines).toEqual(lines(table));
  });
});

describe("somebody who is told everything anew", () => {
  it("is not shown it again", () => {
    const { table, told, clock } = setUp(message([], [[begins(0, "Anna", 34)]]));
    told(news(message([decided(1, "Boris")], [[burns(1)]])));
    clock.passAll();
    const again = message([decided(1, "Boris")], [[begins(0, "Anna", 34)], [burns(1)]]);
    told(welcome({ ...again, story: again.story.map((one) => ({ ...one, text: `de ${one.text}` })) }));
    expect(table.cursor.running).toBe(false);
    expect(clock.waits).toBe(false);
    expect(texts(table)).toEqual(["de turn_begins", "de fire_started"]);
  });

  it("goes on seeing what was just being shown, in the words in which it is told now", () => {
    const { table, told, clock } = setUp(message([], [[begins(0, "Anna", 34)]]));
    told(news(message([decided(1, "Boris")], [[opens(1)], [enters(1)]])));
    table.cursor.pause();
    const again = message([decided(1, "Boris")], [[begins(0, "Anna", 34)], [opens(1)], [enters(1)]]);
    told(welcome({ ...again, story: again.story.map((one) => ({ ...one, text: `de ${one.text}` })) }));
    expect(table.cursor.running).toBe(true);
    expect(table.cursor.paused).toBe(true);
    expect(table.cursor.stage.said).toBe("de hatch_opened");
    table.cursor.goOn();
    clock.passAll();
    expect(table.cursor.running).toBe(false);
    expect(table.cursor.stage.said).toBe("de entered");
  });

  it("is not shown what was taken back meanwhile", () => {
    const { table, told, clock } = setUp(message([], [[begins(0, "Anna", 34)]]));
    told(news(message([decided(1, "Boris")], [[opens(1)], [enters(1)]])));
    told(welcome(message([decided(1, "Boris"), takenBack(2, 0)], [[begins(0, "Anna", 34)]])));
    expect(table.cursor.running).toBe(false);
    expect(clock.waits).toBe(false);
  });
});

describe("a page that is loaded again", () => {
  const SETUP = [[begins(0, "Anna", 34)]];
  const EVENT = [burns(1, 6), burns(1, 7)];
  const later = { number: 1, view: { ...VIEW, fires: [6, 7] } };
  const all = message([decided(1, "Boris")], [...SETUP, EVENT], later);

  it("goes on with what was being shown", () => {
    const { table, told } = setUp(message([], SETUP));
    told(news(message([decided(1, "Boris")], [EVENT], later)));
    expect(table.cursor.running).toBe(true);
    const again = setUp(all, ABOUT, readMemory("t", JSON.stringify({ table: "t", ...table.memory })));
    expect(again.table.cursor.running).toBe(true);
    expect(again.table.cursor.picture?.fires).toEqual([6]);
    again.clock.passAll();
    expect(again.table.cursor.picture?.fires).toEqual([6, 7]);
  });

  it("shows nothing again that was shown, but can on request", () => {
    const { table, told, clock } = setUp(message([], SETUP));
    told(news(message([decided(1, "Boris")], [EVENT], later)));
    clock.passAll();
    const again = setUp(all, ABOUT, table.memory).table;
    expect(again.cursor.running).toBe(false);
    expect(again.since()?.changes.fires).toEqual([6, 7]);
    expect(again.since()?.lines.map((one) => one.text)).toEqual(["turn_begins", "fire_started+fire_started"]);
  });

  it("makes nothing of another table's memory or of nonsense", () => {
    for (const text of [null, "{", "[]", '{"table":"t"}', '{"table":"u","shown":1}'])
      expect(readMemory("t", text)).toBeNull();
    expect(readMemory("t", '{"table":"t","shown":1,"more":"x"}')).toEqual({ shown: 1 });
  });

  it("tells in another language what can be shown again", () => {
    const { table, told, clock } = setUp(message([], SETUP));
    told(news(message([decided(1, "Boris")], [EVENT], later)));
    clock.passAll();
    told(welcome({ ...all, story: all.story.map((one) => ({ ...one, text: `de ${one.text}` })) }));
    expect(table.since()?.lines.map((one) => one.text)).toEqual(["de turn_begins", "de fire_started+fire_started"]);
  });
});

describe("choices", () => {
  it("are offered when all has been shown", () => {
    const { table, told, clock } = setUp(message([], []));
    told(news(message([decided(1, "Boris")], [[enters(1)]], { choices: CHOICES })));
    expect(table.choices).toBeNull();
    clock.passAll();
    expect(table.choices).toBe(CHOICES);
  });
});

describe("since one's last turn", () => {
  it("is what came after the end of it, in figures and in lines", () => {
    const { table, told, clock } = setUp(message([], []));
    const done = [[waits(1)], [burns(1, 7), ends(1, "Anna"), begins(1, "Boris", 31)]];
    told(news(message([decided(1, "Anna")], done, { view: { ...VIEW, fires: [7] } })));
    const bot = [
      [fact("event_turned", { gnome: "Boris", card: "leak:-", number: null }, 2)],
      [fact("water", { room: 3, before: 1, after: 2 }, 2)],
      [fact("killed", { gnome: "Cyril", cause: "fainted", room: 10 }, 2)],
      [fact("track_moved", { track: "heat", before: 5, after: 6 }, 2)],
      [ends(2, "Boris"), begins(2, "Anna", 30)],
    ];
    const tracks = { ...VIEW.tracks, heat: 6 };
    const view = { ...VIEW, fires: [7], low_water: [], high_water: [3, 9], tracks };
    told(news(message([decided(2, null)], bot, { view })));
    const since = table.since();
    expect(table.timeline?.at(since?.moment ?? 0).fires).toEqual([7]);
    expect(since?.lines.map((line) => line.text)).toEqual([
      "event_turned",
      "water",
      "killed",
      "track_moved",
      "turn_ends+turn_begins",
    ]);
    expect(since?.changes).toMatchObject({
      turns: 1,
      events: 1,
      tracks: [{ track: "heat", before: 5, after: 6 }],
      fires: [],
      water: [{ room: 3, before: 1, after: 2 }],
      deaths: [{ gnome: "Cyril", cause: "fainted", room: 10 }],
    });
    table.cursor.skip();
    table.playSince();
    expect(table.cursor.running).toBe(true);
    expect(table.cursor.picture?.tracks["heat"]).toBe(5);
    for (let taps = 0; taps < 5; taps += 1) {
      clock.passAll();
      table.cursor.goOn();
    }
    expect(table.cursor.running).toBe(false);
    expect(table.cursor.picture?.tracks["heat"]).toBe(6);
  });
});
