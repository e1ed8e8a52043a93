/** Words that several dialogs need, beside those of the turn. */

import { hatchBetween } from "../turn/places";
import { t } from "../words/words.svelte";

/** The hatch between two rooms, in figures. */
export const hatchOf = (one: number, other: number): string => hatchBetween(one, other).replace("-", "–");
export const percent = (hundredths: number): string => t("web-dialog-percent", { hundredths });
