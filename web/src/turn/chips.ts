/** What can be chosen, as lists: deeds, rooms, answers, ways. */

import { deedIcon } from "./deedIcons";
import type { Deed, Foreseen, Way } from "../protocol";
import { hatchOf } from "../timeline/hatches";
import { t, tFrom } from "../words/words.svelte";
import { isIdle, waysTo } from "./aims";
import { DEED_KEYS } from "./keys";
import { goalOf, isChosen, isDangerous, type Mind } from "./mind";
import { hatchFreed, spaceOf } from "./places";
import type { Chip, RoomChip } from "./shown";
import {
  deedName,
  deedNote,
  deedShort,
  hatchName,
  minutesText,
  placeName,
  placeShort,
  usesText,
  wayText,
} from "./wording";

const LATE: readonly string[] = ["wait", "attack", "abandon"];

/** The deeds: first what is worth it, last what one does if there is nothing better. */
export function deedChips(mind: Mind, touch: (deed: Deed) => void): readonly Chip[] {
  const { choices, about, view } = mind;
  const rank = (deed: Deed): number =>
    LATE.includes(deed.action) ? 2 + LATE.indexOf(deed.action) : Number(isIdle(deed));
  return [...choices.deeds]
    .sort((a, b) => rank(a) - rank(b))
    .map((deed) => {
      const hatch = hatchFreed(view, choices, deed);
      return {
        id: deed.text,
        label: deedName(about, deed, hatch),
        short: deedShort(deed, hatch),
        note: deedNote(deed),
        icon: deedIcon(deed.action),
        action: deed.action,
        gnome: deed.gnome,
        chosen: isChosen(mind, (target) => target.kind === "deed" && target.deed === deed),
        deadly: deed.row.every((one) => isDangerous(mind, one)),
        key: DEED_KEYS[deed.action] ?? "",
        touch: () => {
          touch(deed);
        },
      };
    });
}

/** The rooms within reach, the nearest first. */
export function roomChips(mind: Mind, touch: (to: number) => void): readonly RoomChip[] {
  const { choices, about, target } = mind;
  const spaces = choices.ways.map((way) => way.to).filter((to, place, all) => all.indexOf(to) === place);
  const shown = (to: number): Way | undefined =>
    target?.kind === "way" && goalOf(target) === to ? target.way : waysTo(choices, to)[0];
  return spaces
    .map((to) => ({ to, way: shown(to) }))
    .filter((one): one is { to: number; way: Way } => one.way !== undefined)
    .sort((a, b) => a.way.minutes - b.way.minutes || a.to - b.to)
    .map(({ to, way }) => ({
      ...plain(`way ${String(to)}`, placeName(about, to), placeShort(about, to)),
      room: to,
      note: usesText(about, way.items),
      price: minutesText(way.minutes),
      items: way.items,
      chosen: isChosen(mind, (one) => goalOf(one) === to),
      key: to === 0 ? "" : String(to % 10),
      touch: () => {
        touch(to);
      },
    }));
}

/** The answers to a question. */
export function answerChips(mind: Mind, touch: (one: Foreseen) => void): readonly Chip[] {
  return mind.choices.answers.map((one, place) => ({
    ...plain(one.decision.text, answerLabel(mind, one)),
    chosen: isChosen(mind, (target) => target.kind === "answer" && target.foreseen === one),
    deadly: isDangerous(mind, one),
    key: String(((one.decision.space ?? place + 1) + 10) % 10),
    touch: () => {
      touch(one);
    },
  }));
}

export function answerLabel({ about, view, choices }: Mind, one: Foreseen): string {
  const said = one.decision;
  const place = said.kind === "enter" ? view.hatch : (said.space ?? spaceOf(view, choices.gnome));
  const hatch = said.kind === "block" ? hatchName(hatchOf(view.rolled, said.space ?? 0)) : "";
  return tFrom("web-turn-answer", said.kind, { place: placeName(about, place), hatch, gnome: view.active });
}

/** The ways to the space that is aimed at, if there are several. */
export function wayChips(
  { about, view, choices, target }: Mind,
  touch: (to: number, way: number) => void,
): readonly Chip[] {
  if (target?.kind !== "way" || target.others.length < 2) return [];
  const start = spaceOf(view, choices.gnome);
  return target.others.map((way, place) => ({
    ...plain(String(place), wayText(about, way, start)),
    note: minutesText(way.minutes),
    chosen: way === target.way,
    touch: () => {
      touch(way.to, place);
    },
  }));
}

/** The end of the turn, or what else is said no to. */
export function endChip(mind: Mind, touch: () => void): Chip | null {
  const { choices } = mind;
  if (choices.end === null) return null;
  return {
    ...plain("end", t(choices.phase === "drawn" ? "web-turn-keep" : "web-turn-end")),
    chosen: isChosen(mind, (target) => target.kind === "end"),
    deadly: isDangerous(mind, choices.end),
    key: "e",
    touch,
  };
}

/** Something without a picture, a rule and a key of its own. */
export function plain(id: string, label: string, short = label): Omit<Chip, "touch"> {
  return { id, label, short, note: "", icon: "", chosen: false, deadly: false, key: "" };
}
