/** Fixed data for a turn: Oleg in the reactor room, as in the concept's picture, and a table that says nothing but that. */

import type { Action, Choices, Deed, Foreseen, GnomeView, Item, Said, Tool, Way } from "../protocol";
import type { Everything, Listener } from "../host/connection";
import type { Picture } from "../timeline/picture";
import { TableStore } from "../table/table.svelte";
import type { HandCard } from "../turn/marks";
import { ABOUT, gnome, MIDDLE, pictureWith } from "./boardData";
import { viewOf, wholeOf } from "./messages";

const HAND: readonly Item[] = ["reactor_manual", "grog", "crowbar", "lucky_charm"];

function said(text: string, kind: Said["kind"], more: Partial<Said> = {}): Said {
  return { kind, text, space: null, action: null, items: [], cards: 0, gnome: null, minutes: null, ...more };
}

export function foreseen(decision: Said, minutes: number, more: Partial<Foreseen> = {}): Foreseen {
  return {
    decision,
    minutes,
    ghost: MIDDLE.ghost - minutes,
    success: null,
    faint: [0, 1],
    death: [0, 1],
    danger: false,
    others: [],
    events: [33, 30].filter((space) => space >= MIDDLE.ghost - minutes),
    item_icons: [30].filter((space) => space >= MIDDLE.ghost - minutes),
    passes: [],
    lost: [],
    ...more,
  };
}

export function deed(action: Action, text: string, more: Partial<Deed> = {}): Deed {
  const kind = action === "wait" || action === "trade" || action === "draw" ? action : "fix";
  const row = [foreseen(said(text, kind, { action }), 1)];
  return {
    text,
    action,
    space: null,
    gnome: null,
    bonus: 0,
    extra: 0,
    track: null,
    mends: [],
    cards: null,
    row,
    ...more,
  };
}

/** Ten minutes, or as many as there are, with what items add. */
export function row(text: string, action: Action, bonus: number, most = 10): readonly Foreseen[] {
  return Array.from({ length: most }, (_, place) => {
    const minutes = place + 1;
    const lost = MIDDLE.ghost - minutes < 24 ? (["kraken"] as const) : [];
    const decision = said(`${text} ${String(minutes)}`, "fix", { action, minutes });
    return foreseen(decision, minutes, { success: [Math.min(10, minutes + bonus), 10], lost });
  });
}

function way(to: number, rooms: readonly number[], more: Partial<Way> = {}): Way {
  let ghost = MIDDLE.ghost;
  const stages = rooms.flatMap((room, place) => {
    ghost -= 1;
    const before = rooms[place - 1] ?? 4;
    const common = { water: [], fires_out: [], ghost };
    return [
      { ...common, decision: said(`open ${String(room)}`, "open", { space: room }), room: before, minutes: 1 },
      { ...common, decision: said("enter", "enter"), room, minutes: 0 },
    ];
  });
  return {
    to,
    usual: true,
    minutes: rooms.length,
    ghost,
    items: [],
    stages,
    water: [],
    fires_out: [],
    burning: false,
    events: ghost < 33 ? [33] : [],
    item_icons: [],
    ...more,
  };
}

function tool(item: Item, bonus: number, actions: readonly Action[], more: Partial<Tool> = {}): Tool {
  return {
    item,
    count: 1,
    helps: actions.map((action) => ({ action, bonus, here: action === "fix_reactor" })),
    courage: false,
    air: false,
    icons: 0,
    sobers: 0,
    drinks: 0,
    use: foreseen(said(`use ${item}`, "use", { items: [item], cards: 1 }), 0),
    ...more,
  };
}

const REACTOR = deed("fix_reactor", "fix reactor", {
  bonus: 3,
  track: "heat",
  mends: [{ track: "heat", token: null, space: 7 }],
  row: row("fix reactor", "fix_reactor", 3),
});

export const CHOICES: Choices = {
  number: 7,
  gnome: "Oleg",
  phase: "movement",
  ways: [
    way(5, [5]),
    way(2, [2]),
    way(6, [5, 6]),
    way(1, [2, 1]),
    way(3, [3]),
    way(3, [5, 2, 3], { usual: false }),
    way(8, [5, 7, 8], { items: ["grog"], burning: true, water: [{ room: 5, level: 1 }] }),
  ],
  hatches: [5, 2, 3].map((space) => foreseen(said(`open ${String(space)}`, "open", { space }), 1)),
  deeds: [
    REACTOR,
    deed("trade", "trade Fenja", { gnome: "Fenja", cards: { items: HAND, least: 0, most: 4 } }),
    deed("wait", "wait"),
  ],
  barred: [
    { action: "unblock", why: "no_blocked_hatch", atom: "A8" },
    { action: "extinguish", why: "no_fire", atom: "A6" },
  ],
  tools: [
    tool("reactor_manual", 4, ["fix_reactor"]),
    tool("grog", 3, ["fix_reactor", "unblock", "extinguish"], { drinks: 1, courage: true }),
    tool("crowbar", 3, ["unblock"]),
    tool("lucky_charm", 0, [], { icons: 3 }),
  ],
  answers: [],
  cards: null,
  end: null,
};

const OLEG: Partial<GnomeView> = { items: HAND, cards: HAND.length, intoxication: 1 };

export const PICTURE: Picture = {
  ...MIDDLE,
  used: ["toolbox"],
  gnomes: MIDDLE.gnomes.map((one) => (one.name === "Oleg" ? { ...one, ...OLEG } : one)),
};

/** All eight, each as it can be. */
export const EIGHT: Picture = pictureWith(
  [
    gnome("Oleg", 4, 34, OLEG),
    gnome("Mitka", 10, 22, { intoxication: 2, fainted: true, cards: 6 }),
    gnome("Ivanka", 0, 31, { cards: 4 }),
    gnome("Fenja", 8, 31),
    gnome("Grischa", 5, 29, { intoxication: 4 }),
    gnome("Pavel", 5, 29, { alive: false }),
    gnome("Kuzma", 0, 12, { abandoned: true }),
    gnome("Zoya", 10, 0),
  ],
  { stash: 4 },
);

/** A table that has told this and hears nothing. */
export function still(picture: Picture, choices: Choices | null): TableStore {
  const view = viewOf(picture, { player: "Oleg", phase: choices?.phase ?? "movement" });
  const deciding = choices === null ? "Fenja" : "Oleg";
  const message = wholeOf(view, view, [], {
    number: 7,
    reader: "Oleg",
    controllers: {
      Oleg: "",
      Mitka: "",
      Ivanka: "",
      Fenja: "",
      Grischa: "bosun",
      Pavel: "captain",
      Kuzma: "",
      Zoya: "random",
    },
    decisions: 3,
    deciding: { gnome: deciding, player: deciding, bot: null },
    choices,
    perils: [],
    undo: 1,
  });
  const seats = ABOUT.gnomes.map((seat) => ({ seat, gnomes: [seat], name: seat, connected: seat !== "Ivanka" }));
  const everything: Everything = {
    protocol: 2,
    table: "gallery",
    you: { seats: ["Oleg"], host: false },
    about: ABOUT,
    number: 7,
    lounge: { open: false, stand_in_after: null, seats, undo_proposal: null },
    chat: [],
    message,
  };
  const hears: Listener[] = [];
  const table = new TableStore(
    "gallery",
    [],
    (_where, listener) => {
      hears.push(listener);
      return {
        ask: () => new Promise(() => undefined),
        use: () => undefined,
        retry: () => undefined,
        rejoin: () => undefined,
        close: () => undefined,
      };
    },
    () => "en",
    () => "lively",
  );
  hears[0]?.begun(everything);
  return table;
}

const STATES: readonly HandCard["state"][] = ["plain", "helps", "in-use", "chosen", "drop", "not", "down"];
const ITEMS: readonly Item[] = [
  "crowbar",
  "reactor_manual",
  "toolbox",
  "grog",
  "coffee",
  "fire_extinguisher",
  "deactivation_code",
];

/** A card in each state; names are those of the catalogue. */
export function everyCard(name: (item: Item) => string): readonly HandCard[] {
  return STATES.map((state, place) => {
    const item = ITEMS[place] ?? "grog";
    return {
      id: state,
      item: state === "down" ? null : item,
      state,
      effect: "+3",
      bonus: state === "helps" ? 4 : 0,
      name: name(item),
      touch: state === "not" ? null : (): void => undefined,
      drop: null,
    };
  });
}
