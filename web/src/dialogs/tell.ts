/** Words that several dialogs need, beside those of the turn. */

import { hatchOf } from "../timeline/hatches";
import { t } from "../words/words.svelte";

/** The hatch between two rooms, in figures. */
export const hatchText = (one: number, other: number): string => hatchOf(one, other).replace("-", "–");
export const percent = (hundredths: number): string => t("web-dialog-percent", { hundredths });
