/** Fixed data for what happens: every kind of event, as a playback would show it. */

import type { EventName, Fact, FactKind, Happened, Token } from "../protocol";
import type { Line } from "../timeline/lines";
import type { Changes } from "../timeline/since";
import type { Card, Die, FaintCheck, Hit, Tile } from "../timeline/stage";

export function fact<Kind extends FactKind>(kind: Kind, params: Fact<Kind>["params"]): Happened {
  return { entry: 1, kind, params } as unknown as Happened;
}

export const EVENTS: readonly EventName[] = [
  "fire",
  "fire_spreads",
  "leak",
  "underwater_current",
  "blocked_hatch",
  "descent",
  "fast_descent",
  "reactor_warmup",
  "reactor_malfunction",
  "engine_down",
  "oxygen_pumps_down",
  "missile_countdown",
  "kraken",
  "turbulence",
  "stumble",
  "friendly_fire",
  "overheated",
  "respite",
];

const die = (purpose: Die["purpose"], value: number): Die => ({
  gnome: "Oleg",
  purpose,
  value,
  room: value,
  needed: null,
  result: null,
});
/** A repair that succeeds. */
export const REPAIR: Die = {
  gnome: "Oleg",
  purpose: "repair",
  value: 8,
  room: null,
  needed: 8,
  result: "succeeded",
};
const rolled = (purpose: Die["purpose"], value: number): Happened =>
  fact("die_rolled", { gnome: "Oleg", purpose, value });
const track = (name: "asphyxiation" | "heat" | "pressure", before: number, after: number): Happened =>
  fact("track_moved", { track: name, before, after });
const token = (name: Token, space: number): Happened => fact("token_placed", { token: name, space });

interface Shown {
  readonly facts: readonly Happened[];
  readonly die?: Die;
  readonly hits?: readonly Hit[];
  readonly lines: readonly string[];
}

const SHOWN: Readonly<Record<string, Shown>> = {
  fire: {
    facts: [rolled("fire", 5), track("asphyxiation", 4, 5), fact("fire_started", { room: 5 })],
    die: die("fire", 5),
    hits: [{ gnome: "Grischa", how: "fire" }],
    lines: ["Asphyxiation rises from 4 to 5.", "Fire in room 5!"],
  },
  fire_spreads: {
    facts: [track("asphyxiation", 5, 6), fact("fire_started", { room: 8 })],
    hits: [{ gnome: "Fenja", how: "fire" }],
    lines: ["Asphyxiation rises from 5 to 6.", "Flames in the Equipment Stores!"],
  },
  leak: {
    facts: [
      rolled("leak", 10),
      fact("water", { room: 10, before: 0, after: 2 }),
      fact("killed", { gnome: "Mitka", cause: "fainted", room: 10 }),
    ],
    die: die("leak", 10),
    hits: [{ gnome: "Mitka", how: "killed", cause: "fainted" }],
    lines: ["High water in the Captain’s Cabin!", "Mitka has fainted in the wrong place and does not wake up again."],
  },
  underwater_current: {
    facts: [fact("water", { room: 3, before: 1, after: 2 }), fact("water", { room: 4, before: 1, after: 2 })],
    hits: [{ gnome: "Oleg", how: "water" }],
    lines: ["High water in room 3!", "High water in the Reactor Room!"],
  },
  blocked_hatch: {
    facts: [rolled("blocked_hatch", 4), fact("hatch_blocked", { room: 4, to_room: 5 })],
    die: die("blocked_hatch", 4),
    lines: ["The hatch between the Reactor Room and room 5 is blocked."],
  },
  descent: { facts: [track("pressure", 3, 4)], lines: ["The hull creaks: Pressure from 3 to 4."] },
  fast_descent: { facts: [track("pressure", 4, 6)], lines: ["The hull creaks: Pressure from 4 to 6."] },
  reactor_warmup: { facts: [track("heat", 5, 6)], lines: ["It’s getting warmer: Heat from 5 to 6."] },
  reactor_malfunction: { facts: [track("heat", 7, 9)], lines: ["It’s getting warmer: Heat from 7 to 9."] },
  engine_down: {
    facts: [token("crushed", 20)],
    lines: ["Without an engine the boat is sinking: Crushed! waits on space 20."],
  },
  oxygen_pumps_down: {
    facts: [fact("token_not_placed", { token: "asphyxiated", already: true })],
    lines: ["The Destruction token Asphyxiated! is on the Time Track already. One is plenty."],
  },
  missile_countdown: {
    facts: [token("missiles", 26)],
    lines: ["The countdown is running: Missiles Launched! waits on space 26."],
  },
  kraken: { facts: [token("kraken", 24)], lines: ["The Kraken is on its way: Devoured by Kraken! waits on space 24."] },
  turbulence: {
    facts: [fact("card_discarded", { gnome: "Mitka", cause: "limit", item: "coffee" })],
    hits: [
      { gnome: "Mitka", how: "drops", items: ["coffee", "grog", "grog"] },
      { gnome: "Fenja", how: "drops", items: ["toolbox"] },
    ],
    lines: ["Mitka can’t hold on to everything and discards: Coffee and 2 Grog."],
  },
  stumble: {
    facts: [fact("card_discarded", { gnome: "Oleg", cause: "limit", item: "crowbar" })],
    hits: [{ gnome: "Oleg", how: "drops", items: ["crowbar", "water_pump", "reactor_manual"] }],
    lines: ["Oleg can’t hold on to everything and discards: Crowbar, Water Pump and Reactor Manual."],
  },
  friendly_fire: {
    facts: [
      rolled("fire", 9),
      fact("event_in_vain", { event: "fire" }),
      rolled("leak", 2),
      fact("water", { room: 2, before: 0, after: 2 }),
    ],
    die: die("leak", 2),
    lines: ["That room is flooded: nothing catches fire.", "High water in the Oxygen Pumps!"],
  },
  overheated: {
    facts: [fact("card_discarded", { gnome: "Oleg", cause: "thirst", item: "grog" })],
    hits: [
      { gnome: "Oleg", how: "drinks", items: ["grog"] },
      { gnome: "Ivanka", how: "drinks", items: ["grog"] },
      { gnome: "Fenja", how: "drinks", items: ["grog"] },
      { gnome: "Grischa", how: "drinks", items: ["grog"] },
    ],
    lines: ["The heat makes Oleg drink Grog: intoxication up from 0 to 1."],
  },
  respite: { facts: [], lines: [] },
};

export function cardOf(event: EventName, k = 0): { readonly card: Card; readonly die: Die | null } {
  const shown = SHOWN[event] ?? { facts: [], lines: [] };
  const { facts, lines, hits = [] } = shown;
  const number = k % 5 === 3 ? null : 1 + (k % 4);
  const card: Card = {
    event,
    number,
    minute: event === "kraken" ? 39 : 30 + (k % 3) * 3,
    gnome: "Oleg",
    facts,
    lines,
    hits,
  };
  return { card, die: shown.die ?? null };
}

const tile = (
  kind: Tile["kind"],
  minute: number,
  state: Tile["state"],
  event: string | null = null,
  facts: readonly Happened[] = [],
): Tile => ({
  kind,
  minute,
  state,
  event,
  facts,
});

/** Whose Updates they are. */
export const UPDATES = { gnome: "Oleg", from: 34, to: 25 };

/** The queue of the concept's picture. */
export const QUEUE: readonly Tile[] = [
  tile("event", 33, "done", "reactor_warmup", [track("heat", 5, 6)]),
  tile("event", 30, "now", "fire", [rolled("fire", 5)]),
  tile("item", 30, "next"),
  tile("event", 27, "next"),
  tile("end", 25, "next"),
];
export const CHARMED: readonly Tile[] = [
  tile("event", 33, "skipped"),
  tile("event", 30, "skipped"),
  tile("item", 30, "done", null, [fact("item_drawn", { gnome: "Oleg", source: "icon", item: "coffee" })]),
  tile("event", 27, "done", "underwater_current", [fact("event_in_vain", { event: "underwater_current" })]),
  tile("end", 25, "now"),
];
export const LONG: readonly Tile[] = [
  tile("event", 15, "done", "oxygen_pumps_down", [token("asphyxiated", 5)]),
  tile("event", 13, "done", "reactor_malfunction", [track("heat", 5, 7)]),
  tile("event", 11, "now", "underwater_current", [
    fact("water", { room: 3, before: 1, after: 2 }),
    fact("water", { room: 9, before: 1, after: 2 }),
  ]),
  tile("item", 10, "next"),
  tile("event", 9, "next"),
  tile("event", 7, "next"),
  tile("event", 5, "next"),
  tile("event", 3, "next"),
  tile("end", 2, "next"),
];

export const FAINTS: FaintCheck = { gnome: "Grischa", event: "leak", number: 2, level: 3, faints: true };
export const STANDS: FaintCheck = { gnome: "Fenja", event: "respite", number: 3, level: 1, faints: false };
export const DASH: FaintCheck = { gnome: "Oleg", event: "fire", number: null, level: 4, faints: false };

const line = (text: string, minute: number, ...facts: readonly Happened[]): Line => ({
  text,
  facts,
  minute,
  from: 0,
  to: 1,
});
export const LINES: readonly Line[] = [
  line("Something with eight arms will be at the table by 24.", 39, token("kraken", 24)),
  line(
    "Missile Countdown! Launch at 26 unless room 7 stops it.",
    36,
    fact("event_turned", { gnome: "Fenja", card: "missile_countdown:3", number: 3 }),
  ),
  line("Fire in room 7. The missiles look warm.", 36, fact("fire_started", { room: 7 })),
  line("Asphyxiation rises from 3 to 4.", 36, track("asphyxiation", 3, 4)),
  line(
    "Mitka toasts the captain and faints. Ten minutes gone.",
    35,
    fact("faint_checked", { gnome: "Mitka", number: 1, level: 2 }),
    fact("fainted", { gnome: "Mitka", space: 22 }),
  ),
  line(
    "Ivanka leaves by hatch 6 with a harpoon and a plan.",
    33,
    fact("entered", { gnome: "Ivanka", room: 6, to_room: 0 }),
  ),
  line("Oleg's turn, from space 34.", 34, fact("turn_begins", { gnome: "Oleg", space: 34 })),
  line(
    "Oleg opens the hatch from room 5 to the Reactor Room (Ghost on 33).",
    33,
    fact("hatch_opened", { gnome: "Oleg", room: 5, to_room: 4 }),
  ),
  line("Oleg uses the Toolbox.", 33, fact("item_used", { gnome: "Oleg", item: "toolbox" })),
  line(
    "Oleg rolls an 8, needs 8 or less: success.",
    28,
    rolled("repair", 8),
    fact("fix_result", { gnome: "Oleg", result: "succeeded", needed: 8 }),
  ),
];

export const CHANGES: Changes = {
  turns: 3,
  events: 4,
  tracks: [
    { track: "asphyxiation", before: 3, after: 5 },
    { track: "heat", before: 7, after: 5 },
  ],
  fires: [5, 7],
  firesOut: [2],
  water: [
    { room: 3, before: 0, after: 1 },
    { room: 9, before: 1, after: 2 },
    { room: 8, before: 1, after: 0 },
  ],
  blocked: ["1-3"],
  unblocked: [],
  tokens: [{ token: "missiles", space: 26 }],
  tokensGone: ["crushed"],
  faints: ["Mitka"],
  deaths: [{ gnome: "Grischa", cause: "fainted", room: 5 }],
  abandoned: [],
  moved: [
    { gnome: "Mitka", room: 7, before: 31, after: 24 },
    { gnome: "Fenja", room: 0, before: 33, after: 29 },
  ],
  ended: null,
};
export const QUIET: Changes = {
  turns: 1,
  events: 0,
  tracks: [],
  fires: [],
  firesOut: [],
  water: [],
  blocked: [],
  unblocked: [],
  tokens: [],
  tokensGone: [],
  faints: [],
  deaths: [],
  abandoned: [],
  moved: [],
  ended: null,
};
