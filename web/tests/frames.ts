/** Frames as a server sends them, for tests. */

import type { AnyRequest, Response, ChatLineShown, Welcome } from "../src/protocol";
import { BOAT, VIEW } from "./some";

const you = { seats: ["Ann"], host: false };
const seats = [
  { seat: "Ann", gnomes: ["Anna"], name: null, connected: true },
  { seat: "Bob", gnomes: ["Boris", "Cyril"], name: "Bob of the Bilge", connected: false },
];
const lounge = { open: false, stand_in_after: null, seats, undo_proposal: null };

export const WELCOME: Welcome = {
  type: "welcome",
  protocol: 2,
  table: "t",
  you,
  about: {
    version: 2,
    start: 0,
    gnomes: ["Anna", "Boris", "Cyril"],
    players: ["Ann", "Bob", "Bob"],
    edition: "revised",
    options: {},
    hidden_hands: false,
    take_back: "free",
    advice: true,
    treachery: false,
    boat: BOAT,
  },
  number: 3,
  lounge,
  chat: [],
  message: {
    version: 2,
    number: 0,
    since: null,
    reader: "Ann",
    controllers: {},
    entries: [],
    facts: [],
    story: [],
    view: VIEW,
    perils: [],
    origin: { facts: 0, view: VIEW, brought: [] },
    decisions: 0,
    deciding: null,
    choices: null,
    undo: null,
    ended: null,
  },
};

export const NEWS = { type: "news", since: 3, number: 4, you, lounge, chat: [], message: null } as const;

/** Something that somebody has said. */
export function line(number: number, by: string, text: string): ChatLineShown {
  return { number, at: number, by, name: by, text, signal: null, room: null, item: null };
}

const ANSWER: Omit<Response, "type"> = {
  id: 0,
  ok: true,
  number: 0,
  kind: null,
  text: null,
  atom: null,
  rule: null,
  seat: null,
  key: null,
  advice: null,
};

/** The answer to a request: done, or refused with a kind. */
export function answer(more: Partial<Response> = {}): Response {
  return { ...ANSWER, type: "response", ...more };
}

/** What a request says it is. */
export const sayOf = (request: AnyRequest): string => request.type;
