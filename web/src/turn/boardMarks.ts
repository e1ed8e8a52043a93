/** What can be touched on the board: the same choices as in the lists, each at its place. */

import type { Foreseen } from "../protocol";
import { hatchOf } from "../timeline/hatches";
import { t } from "../words/words.svelte";
import type { Mark, Place } from "./marks";
import { foreseenOf, isChosen, isDangerous, type Mind } from "./mind";
import { spaceOf } from "./places";
import { shutRooms } from "./shut";
import type { Chip, Main, RoomChip } from "./shown";
import { hatchName, minutesText } from "./wording";

/** What stands in the lists, and what a touch of its place on the board does. */
export interface OnBoard {
  readonly rooms: readonly RoomChip[];
  readonly deeds: readonly Chip[];
  readonly answers: readonly Chip[];
  readonly main: Main | null;
  readonly touchHatch: (one: Foreseen) => void;
  readonly touchDeed: (chip: Chip) => void;
}

export function boardMarks(mind: Mind, lists: OnBoard): readonly Mark[] {
  const { choices, view, about, aimed } = mind;
  const own = spaceOf(view, choices.gnome);
  // with something chosen, everything else steps back
  const back = (mark: Mark): Mark => (aimed && mark.state !== "chosen" ? { ...mark, quiet: true } : mark);
  return [
    ...lists.rooms.map((chip) => back(roomMark(chip))),
    ...(aimed ? [] : shutRooms(about, view, choices)),
    ...hatchMarks(mind, own, lists).map(back),
    ...lists.deeds.map((chip) => back(deedMark(mind, chip, own, lists))),
    ...answerMarks(mind, own, lists),
    ...gnomeMarks(mind, lists),
  ];
}

/** A room within reach: its price is minutes, and cards that are used up on the way. */
function roomMark(chip: RoomChip): Mark {
  const mark = marked({ kind: "space", space: chip.room }, chip, chip.price);
  return chip.items.length === 0 ? mark : { ...mark, items: chip.items };
}

function hatchMarks(mind: Mind, own: number, { touchHatch }: OnBoard): readonly Mark[] {
  return mind.choices.hatches.map((one) => {
    const hatch = hatchOf(own, one.decision.space ?? 0);
    const chosen = isChosen(mind, (target) => target.kind === "hatch" && target.foreseen === one);
    return {
      place: { kind: "hatch", hatch },
      state: chosen ? "chosen" : "may",
      label: chosen ? minutesText(one.minutes) : "",
      name: t("web-turn-name-open", { hatch: hatchName(hatch), minutes: one.minutes }),
      deadly: isDangerous(mind, one),
      touch: () => {
        touchHatch(one);
      },
    };
  });
}

function deedMark({ choices, target, tool }: Mind, chip: Chip, own: number, { touchDeed }: OnBoard): Mark {
  const deed = choices.deeds.find((one) => one.text === chip.id);
  const gnome = deed?.gnome ?? null;
  const place: Place = {
    kind: "deed",
    action: deed?.action ?? "",
    space: deed?.space ?? own,
    ...(gnome === null ? {} : { gnome }),
  };
  const one = foreseenOf(target, tool);
  const label = chip.chosen && one !== null ? minutesText(one.minutes) : "";
  const touch = (): void => {
    touchDeed(chip);
  };
  return marked(place, { ...chip, touch }, label);
}

/** Where to go or to stay, what burns, what jams, whom to answer. */
function answerMarks({ view, choices }: Mind, own: number, { answers }: OnBoard): readonly Mark[] {
  return answers.flatMap((chip) => {
    const said = choices.answers.find((one) => one.decision.text === chip.id)?.decision;
    const places: Partial<Record<string, Place>> = {
      stay: { kind: "space", space: own },
      spread: { kind: "space", space: said?.space ?? 0 },
      block: { kind: "hatch", hatch: hatchOf(view.rolled, said?.space ?? 0) },
      defend: { kind: "gnome", gnome: view.active },
      submit: { kind: "gnome", gnome: choices.gnome },
    };
    const place = places[said?.kind ?? ""]; // to enter is a way, and marked as one
    return place === undefined ? [] : [marked(place, chip, said?.kind === "stay" ? t("web-turn-stay-short") : "")];
  });
}

/** What has no place of its own on the board is done by touching the gnome. */
function gnomeMarks({ target, tool, choices }: Mind, { main }: OnBoard): readonly Mark[] {
  const placeless = tool !== null || target?.kind === "end" || target?.kind === "cards";
  if (main === null || !placeless || main.off !== null) return [];
  return [
    {
      place: { kind: "gnome", gnome: choices.gnome },
      state: "may",
      label: main.label,
      name: main.label,
      deadly: main.deadly,
      touch: main.run,
    },
  ];
}

function marked(place: Place, chip: Chip, label: string): Mark {
  return {
    place,
    state: chip.chosen ? "chosen" : "may",
    label,
    name: [chip.label, label, chip.note].filter((text) => text !== "").join(", "),
    deadly: chip.deadly,
    ...(chip.action === undefined ? {} : { about: ["action", chip.action] as const }),
    ...(chip.key === "" ? {} : { key: chip.key.toUpperCase() }),
    touch: chip.touch,
  };
}
