/** What can be asked of a table, and which requests wait for each other. No other folder knows the keys of the wire. */

import type { AnyRequest, Item, SignalName } from "../protocol";

/** game: changes the game; seat: who sits where; talk: chat and signals; advice: takes its time; reading: how one is told. */
export type RequestClass = "game" | "seat" | "talk" | "advice" | "reading";

export const requests = {
  decide: (number: number, decision: string): AnyRequest => ({ say: "decide", number, decision }),
  takeBack: (number: number, to: number | null): AnyRequest => ({ say: "take_back", number, to }),
  hand: (number: number, gnome: string, bot: string): AnyRequest => ({ say: "hand", number, gnome, bot }),
  propose: (number: number, to: number): AnyRequest => ({ say: "ask", number, to }),
  vote: (yes: boolean): AnyRequest => ({ say: "agree", yes }),
  advice: (number: number): AnyRequest => ({ say: "advice", number }),
  claim: (name: string, seat: string, key: string): AnyRequest => ({ say: "claim", name, seat, key }),
  renew: (seat: string, key: string): AnyRequest => ({ say: "renew", seat, key }),
  passOn: (key: string): AnyRequest => ({ say: "pass_on", key }),
  leave: (seat: string): AnyRequest => ({ say: "leave", seat }),
  door: (open: boolean): AnyRequest => ({ say: "door", open }),
  absent: (seconds: number | null): AnyRequest => ({ say: "absent", seconds }),
  chat: (text: string): AnyRequest => ({ say: "chat", text }),
  signal: (signal: SignalName, room: number | null, item: Item | null): AnyRequest => ({
    say: "signal",
    signal,
    room,
    item,
  }),
  language: (language: string, style: "lively" | "dry"): AnyRequest => ({ say: "language", language, style }),
  ping: (): AnyRequest => ({ say: "ping" }),
} as const;

export function classOf(request: AnyRequest): RequestClass {
  switch (request.say) {
    case "decide":
    case "take_back":
    case "hand":
    case "ask":
    case "agree":
      return "game";
    case "claim":
    case "renew":
    case "pass_on":
    case "leave":
    case "door":
    case "absent":
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
