/**
 * The frames of a socket. What comes in is checked here, as far as the page would stumble over it otherwise: the frame itself and
 * the parts that a session is made of. The game inside of `message` is the server's word.
 */

import * as v from "valibot";

import { PROTOCOL, type AnyRequest, type Response, type Goodbye } from "../protocol";
import type { Everything, Newest } from "./connection";

const NUMBER = v.pipe(v.number(), v.integer());
const TEXTS = v.array(v.string());
const YOU = v.looseObject({ seats: TEXTS, host: v.boolean() });
const SEAT = v.looseObject({
  seat: v.string(),
  gnomes: TEXTS,
  name: v.nullable(v.string()),
  connected: v.boolean(),
});
const LOUNGE = v.looseObject({
  open: v.boolean(),
  stand_in_after: v.nullable(v.number()),
  seats: v.array(SEAT),
  undo_proposal: v.nullable(v.looseObject({ by: v.string() })),
});
const SAID = v.looseObject({ number: NUMBER, at: v.number(), by: v.string(), name: v.string(), text: v.string() });
const MESSAGE = v.looseObject({
  number: NUMBER,
  reader: v.nullable(v.string()),
  controllers: v.record(v.string(), v.string()),
  entries: v.array(v.looseObject({ number: NUMBER, kind: v.string() })),
  facts: v.array(v.looseObject({ entry: NUMBER, kind: v.string(), params: v.looseObject({}) })),
  story: v.array(v.looseObject({ text: v.string(), first: NUMBER, count: NUMBER })),
  view: v.looseObject({ gnomes: v.array(v.looseObject({ name: v.string() })), ghost: NUMBER }),
});
const ABOUT = v.looseObject({ gnomes: TEXTS, players: TEXTS, edition: v.string(), boat: v.looseObject({}) });

const FRAME = v.variant("type", [
  v.looseObject({
    type: v.literal("welcome"),
    number: NUMBER,
    you: YOU,
    about: ABOUT,
    lounge: LOUNGE,
    chat: v.array(SAID),
    message: MESSAGE,
  }),
  v.looseObject({
    type: v.literal("news"),
    number: NUMBER,
    you: YOU,
    lounge: LOUNGE,
    chat: v.array(SAID),
    message: v.nullable(MESSAGE),
  }),
  v.looseObject({
    type: v.literal("response"),
    id: NUMBER,
    ok: v.boolean(),
    kind: v.nullable(v.string()),
    text: v.nullable(v.string()),
    key: v.nullable(v.string()),
    seat: v.nullable(v.string()),
  }),
  v.looseObject({ type: v.literal("goodbye"), kind: v.string(), text: v.string() }),
]);
const KINDS: ReadonlySet<unknown> = new Set(["welcome", "news", "response", "goodbye"]);

/** What a frame tells. `unknown`: of a kind that this page need not know; `broken`: not to be understood. */
export type Frame =
  | { readonly kind: "everything"; readonly everything: Everything }
  | { readonly kind: "newest"; readonly newest: Newest }
  | { readonly kind: "answer"; readonly answer: Response }
  | { readonly kind: "goodbye"; readonly goodbye: Goodbye }
  | { readonly kind: "unknown" | "broken" };

/** Read what a socket has received. */
export function readFrame(data: unknown): Frame {
  let said: unknown;
  try {
    said = JSON.parse(String(data));
  } catch {
    return { kind: "broken" };
  }
  const found = v.safeParse(FRAME, said);
  if (!found.success) {
    const type = typeof said === "object" && said !== null && "type" in said ? said.type : undefined;
    return { kind: typeof type === "string" && !KINDS.has(type) ? "unknown" : "broken" };
  }
  switch (found.output.type) {
    case "welcome":
      return { kind: "everything", everything: said as Everything };
    case "news":
      return { kind: "newest", newest: said as Newest };
    case "response":
      return { kind: "answer", answer: said as Response };
    case "goodbye":
      return { kind: "goodbye", goodbye: said as Goodbye };
  }
}

/** The first frame of a client. */
export function helloFrame(
  keys: readonly string[],
  language: string,
  style: "lively" | "dry",
  seen: number | null,
): string {
  return JSON.stringify({ type: "hello", protocol: PROTOCOL, keys, language, style, seen });
}

/** A request with the client's own number for it. */
export function requestFrame(request: AnyRequest, id: number): string {
  return JSON.stringify({ ...request, id });
}
