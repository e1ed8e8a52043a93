/** Messages of a table that tell given facts. */

import type { Happened, Message, Noted, View } from "../protocol";
import type { Picture } from "../timeline/picture";

/** A view that looks like a picture. */
export function viewOf(picture: Picture, more: Partial<View> = {}): View {
  const { open, ended, ...drawn } = picture;
  return {
    ...drawn,
    player: null,
    phase: open === null ? "movement" : "hatch",
    decides: picture.active,
    began_at_sea: false,
    newcomer: false,
    stacks: {},
    partner: null,
    offered: null,
    given: null,
    cards_offered: 0,
    cards_given: 0,
    hand_limit: 0,
    limited: [],
    rolled: 0,
    drawn: null,
    event_drawn: false,
    opening: 0,
    unseen_items: [],
    result: ended === null ? null : ended === "won" ? "won" : "lost",
    reason: ended ?? "",
    ...more,
  };
}

/** An entry: a decision of somebody. Nobody: a bot. */
export function decided(number: number, by: string | null): Noted {
  const said = { kind: "wait", text: "wait 1", space: null, action: null, items: [], cards: 0, gnome: null } as const;
  const decision = { ...said, minutes: 1 };
  return { number, kind: "decided", gnome: by ?? "Boris", by, bot: null, decision, to: null, fault: null };
}

/** A message that tells of these entries and facts, each fact by a sentence of its own. */
export function messageOf(
  view: View,
  entries: readonly Noted[],
  facts: readonly Happened[],
  more: Partial<Message> = {},
): Message {
  return {
    version: 2,
    number: entries.at(-1)?.number ?? 0,
    since: 0,
    reader: "Anna",
    controllers: {},
    entries,
    facts,
    story: facts.map(({ kind }, first) => ({ text: kind, first, count: 1 })),
    view,
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

/** A message that tells everything, from a view on. */
export function wholeOf(from: View, to: View, facts: readonly Happened[], more: Partial<Message> = {}): Message {
  return messageOf(to, [], facts, { since: null, origin: { facts: 0, view: from, brought: [] }, ...more });
}
