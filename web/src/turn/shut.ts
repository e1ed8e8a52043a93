/** Rooms that one cannot get to now, and what is to be seen there. The table lists the others; this only says how these look. */

import type { About, Choices, View } from "../protocol";
import { t } from "../words/words.svelte";
import type { Mark } from "./marks";
import { spaceOf } from "./places";
import { placeName } from "./wording";

/** The mark whose rule a tip opens, for each look. */
const MARKS = { fire: "fire", high: "high", none: "hatch" } as const;

export function shutRooms(about: About, view: View, choices: Choices): readonly Mark[] {
  if (choices.phase !== "movement" || choices.ways.length === 0) return [];
  const own = spaceOf(view, choices.gnome);
  const open = new Set([own, ...choices.ways.map((way) => way.to)]);
  return [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    .filter((room) => !open.has(room))
    .map((room) => {
      const look = view.fires.includes(room) ? "fire" : view.high_water.includes(room) ? "high" : "none";
      return {
        place: { kind: "space", space: room },
        state: "not",
        label: t(`web-turn-shut-${look}`),
        name: t("web-turn-shut", { place: placeName(about, room), why: t(`web-turn-shut-${look}`) }),
        about: ["mark", MARKS[look]],
        touch: () => undefined,
      };
    });
}
