/** What would come of the aim: the way step by step, the track ahead, what it costs, what it risks. */

import { foreseenOf, type Mind } from "./mind";
import type { Preview } from "./marks";
import { hatchFreed, spaceOf } from "./places";
import type { Cost, Step } from "./shown";
import { effectOf, metText, roomsOf, stageText, warningsOf, wayChanges, type Warning } from "./wording";

export function stepsOf({ about, view, choices, target }: Mind): readonly Step[] {
  if (target?.kind !== "way") return [];
  let before = spaceOf(view, choices.gnome);
  return target.way.stages.map((stage) => {
    const step: Step = {
      kind: stage.decision.kind as Step["kind"],
      text: stageText(about, stage, before),
      minutes: stage.minutes,
      room: stage.room,
      item: stage.decision.items?.[0] ?? null,
    };
    before = stage.room;
    return step;
  });
}

export function previewOf({ view, choices, target, tool }: Mind): Preview | null {
  if (target?.kind === "way" && tool === null)
    return {
      ghost: target.way.ghost,
      minutes: target.way.minutes,
      events: target.way.events,
      itemIcons: target.way.item_icons,
      way: roomsOf(target.way, spaceOf(view, choices.gnome)),
    };
  const one = foreseenOf(target, tool);
  return one === null
    ? null
    : { ghost: one.ghost, minutes: one.minutes, events: one.events, itemIcons: one.item_icons, way: [] };
}

/** `time` is where the Time Keeper of who decides stands. */
export function costOf({ about, view, choices, target, tool }: Mind, preview: Preview, time: number): Cost {
  const deed = target?.kind === "deed" && tool === null ? target : null;
  return {
    from: target?.kind === "end" ? time : view.ghost,
    to: preview.ghost,
    events: preview.events.length,
    items: preview.itemIcons.length,
    effect: deed === null ? "" : effectOf(about, deed.deed, deed.foreseen, hatchFreed(view, choices, deed.deed)),
    met: metText(preview.events, preview.itemIcons),
  };
}

export function warningsAhead({ view, choices, target, tool, safe }: Mind): readonly Warning[] {
  if (target?.kind === "way" && tool === null) return wayChanges(target.way).map((text) => ({ text, sure: false }));
  const one = foreseenOf(target, tool);
  return one === null ? [] : warningsOf(view, choices.gnome, one, safe);
}
