/** The places among which a question lets one choose: those of the turn, with what there is to know of each. */

import type { About, Choices, Foreseen, View } from "../protocol";
import type { Chip, RoomChip } from "../turn/shown";
import { minutesText, placeName, wayChanges } from "../turn/wording";
import { itemName, listed } from "../words/things";
import { t } from "../words/words.svelte";
import type { Place } from "./Pick.svelte";
import { hatchText } from "./tell";

type Chosen = Pick<Place, "id" | "chosen" | "touch">;
const chosen = (chip: Chip): Chosen => ({ id: chip.id, chosen: chip.chosen, touch: chip.touch });

function foreseenOf(choices: Choices, chip: Chip): Foreseen | undefined {
  return choices.answers.find((one) => one.decision.text === chip.id);
}

/** Who is in a room, and whom it would kill. */
function there(room: number, foreseen: Foreseen, view: View): Pick<Place, "sub" | "deadly"> {
  const dies = foreseen.others.map((risk) => risk.gnome);
  const gnomes = view.gnomes
    .filter((gnome) => gnome.alive && !gnome.abandoned && gnome.room === room && !dies.includes(gnome.name))
    .map((gnome) => gnome.name);
  const parts = [
    ...(dies.length > 0 ? [t("web-dialog-kills", { gnomes: listed(dies) })] : []),
    ...(gnomes.length > 0 ? [t("web-dialog-there", { gnomes: listed(gnomes), count: gnomes.length })] : []),
  ];
  return { sub: parts.length > 0 ? parts.join(" · ") : t("web-dialog-empty"), deadly: dies.length > 0 };
}

/** Where the fire may spread: the key of a room is its number. */
export function firePlaces(chips: readonly Chip[], choices: Choices, view: View, about: About): readonly Place[] {
  return chips.flatMap((chip) => {
    const foreseen = foreseenOf(choices, chip);
    const room = foreseen?.decision.space ?? 0;
    if (foreseen === undefined) return [];
    const label = placeName(about, room);
    return [{ ...chosen(chip), label, plate: room, key: String(room), ...there(room, foreseen, view) }];
  });
}

/** Which hatches of the room that the die says may jam: their keys are 1, 2, 3. */
export function hatchPlaces(chips: readonly Chip[], choices: Choices, view: View, about: About): readonly Place[] {
  return chips.map((chip, place) => {
    const beyond = foreseenOf(choices, chip)?.decision.space ?? 0;
    const sub = t("web-dialog-block-to", { room: placeName(about, beyond) });
    const label = t("web-dialog-hatch", { hatch: hatchText(view.rolled, beyond) });
    return { ...chosen(chip), label, sub, plate: null, key: String(place + 1), deadly: false };
  });
}

/** Where one can flee to. */
export function escapePlaces(chips: readonly RoomChip[], choices: Choices, about: About): readonly Place[] {
  return chips.flatMap((chip) => {
    const way = choices.ways.find((one) => one.to === chip.room && one.usual);
    if (way === undefined) return [];
    const items = way.items.map((item) => itemName(item, about.edition));
    const parts = [
      minutesText(way.minutes),
      ...(items.length > 0 ? [t("web-dialog-escape-uses", { items: listed(items) })] : []),
      ...wayChanges(way),
    ];
    const plate = chip.room === 0 ? null : chip.room;
    const key = plate === null ? null : String(plate);
    return [
      { ...chosen(chip), label: placeName(about, chip.room), sub: parts.join(" · "), plate, key, deadly: way.burning },
    ];
  });
}
