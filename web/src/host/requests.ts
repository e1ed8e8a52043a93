/** What can be asked of a table, and which requests wait for each other. No other folder knows the keys of the wire. */

import type { AnyRequest, Item, SignalName } from "../protocol";

/** game: changes the game; seat: who sits where; talk: chat and signals; advice: takes its time; reading: how one is told. */
export type RequestClass = "game" | "seat" | "talk" | "advice" | "reading";

export const requests = {
  decide: (number: number, decision: string): AnyRequest => ({ type: "decide", number, decision }),
  takeBack: (number: number, to: number | null): AnyRequest => ({ type: "undo", number, to }),
  hand: (number: number, gnome: string, bot: string): AnyRequest => ({ type: "control", number, gnome, bot }),
  propose: (number: number, to: number): AnyRequest => ({ type: "propose_undo", number, to }),
  vote: (yes: boolean): AnyRequest => ({ type: "vote", yes }),
  advice: (number: number): AnyRequest => ({ type: "advice", number }),
  claim: (name: string, seat: string, key: string): AnyRequest => ({ type: "claim", name, seat, key }),
  renew: (seat: string, key: string): AnyRequest => ({ type: "renew", seat, key }),
  passOn: (key: string): AnyRequest => ({ type: "transfer_host", key }),
  leave: (seat: string): AnyRequest => ({ type: "leave", seat }),
  door: (open: boolean): AnyRequest => ({ type: "set_open", open }),
  absent: (seconds: number | null): AnyRequest => ({ type: "stand_in_after", seconds }),
  chat: (text: string): AnyRequest => ({ type: "chat", text }),
  signal: (signal: SignalName, room: number | null, item: Item | null): AnyRequest => ({
    type: "signal",
    signal,
    room,
    item,
  }),
  language: (language: string, style: "lively" | "dry"): AnyRequest => ({ type: "language", language, style }),
  ping: (): AnyRequest => ({ type: "ping" }),
} as const;

export function classOf(request: AnyRequest): RequestClass {
  switch (request.type) {
    case "decide":
    case "undo":
    case "control":
    case "propose_undo":
    case "vote":
      return "game";
    case "claim":
    case "renew":
    case "transfer_host":
    case "leave":
    case "set_open":
    case "stand_in_after":
      return "seat";
    case "chat":
    case "signal":
      return "talk";
    case "advice":
      return "advice";
    case "language":
    case "ping":
      return "reading";
  }
}
