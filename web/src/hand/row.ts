/** A row of minutes, as dial and keys show it: ten places, those that the table lists with their odds. */

import type { Foreseen } from "../protocol";
import { isDeadly } from "../turn/aims";
import { percent } from "../turn/wording";
import { t } from "../words/words.svelte";

export const PLACES = 10;

export interface Minute {
  readonly minute: number;
  /** Its place in the table's row; null: it cannot be chosen. */
  readonly place: number | null;
  /** In percent; null: nothing is left to chance. */
  readonly odds: number | null;
  readonly deadly: boolean;
}

export function minutesOf(row: readonly Foreseen[]): readonly Minute[] {
  return Array.from({ length: PLACES }, (_, index) => {
    const minute = index + 1;
    const place = row.findIndex((one) => one.decision.minutes === minute);
    const one = row[place];
    if (one === undefined) return { minute, place: null, odds: null, deadly: false };
    return { minute, place, odds: one.success === null ? null : percent(one.success), deadly: isDeadly(one) };
  });
}

/** The place in the row that is so many steps on, as far as there is one. */
export function stepped(row: readonly Foreseen[], chosen: number, by: number): number {
  return Math.max(0, Math.min(row.length - 1, chosen + by));
}

/** What a minute of the row means, read aloud. */
export function minuteAloud(one: Foreseen | undefined): string {
  if (one === undefined) return "";
  const minutes = one.decision.minutes ?? one.minutes;
  return one.success === null
    ? t("web-turn-dial-plain", { minutes })
    : t("web-turn-dial-odds", { minutes, percent: percent(one.success) });
}

/** The row for a key: arrows step, Home and End go to its ends; null: the key is not for it. */
export function keyed(row: readonly Foreseen[], chosen: number, key: string): number | null {
  switch (key) {
    case "ArrowRight":
    case "ArrowUp":
      return stepped(row, chosen, 1);
    case "ArrowLeft":
    case "ArrowDown":
      return stepped(row, chosen, -1);
    case "Home":
      return 0;
    case "End":
      return row.length - 1;
    default:
      return null;
  }
}
