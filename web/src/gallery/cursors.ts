/** Cursors that stand still, for the panel beside the board. */

import type { EventName, Happened } from "../protocol";
import { Cursor } from "../timeline/cursor.svelte";
import { Timeline } from "../timeline/timeline";
import { ABOUT, MIDDLE } from "./boardData";
import { cardOf, fact } from "./eventsData";
import { messageOf, viewOf, wholeOf } from "./messages";

/** A cursor that stands still in the midst of something. */
function held(facts: readonly Happened[], lines: readonly string[]): Cursor {
  const view = viewOf(MIDDLE);
  const before = Timeline.from(wholeOf(view, view, [fact("turn_begins", { gnome: "Oleg", space: 34 })]), []);
  const story = facts.map((_, first) => ({ text: lines[first] ?? lines.at(-1) ?? "", first, count: 1 }));
  const cursor = new Cursor({ clock: { now: () => 0, after: () => () => undefined }, still: () => true });
  cursor.boat = ABOUT.boat;
  cursor.begin(before, before.end);
  cursor.follow(before.goOn(messageOf(view, [], facts, { story }), []));
  return cursor;
}
const keeper = fact("keeper_moved", { gnome: "Oleg", before: 34, after: 33 });
const over = fact("turn_ends", { gnome: "Oleg", space: 33 });
const turned = (event: EventName): Happened => fact("event_turned", { gnome: "Oleg", card: `${event}:2`, number: 2 });
const acted = (event: EventName): Cursor => {
  const { card } = cardOf(event);
  return held([keeper, turned(event), ...card.facts, over], ["", "", ...card.lines]);
};
/** In the midst of each kind of event, a Faint Check, and water that flows. */
export const PANELS: readonly Cursor[] = [
  ...(["fire", "missile_countdown", "leak", "overheated", "kraken"] as const).map(acted),
  held(
    [
      turned("leak"),
      fact("faint_checked", { gnome: "Oleg", number: 2, level: 3 }),
      fact("fainted", { gnome: "Oleg", space: 23 }),
      over,
    ],
    ["Faint Check: Oleg turns over Leak, a 2 against intoxication 3, and faints."],
  ),
  held(
    [fact("hatch_opened", { gnome: "Oleg", room: 9, to_room: 7 }), fact("reflowed", { room: 9, to_room: 7 }), over],
    ["Water rushes from room 9 into Missile Control: low water in both."],
  ),
];
