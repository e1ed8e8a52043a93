/** What is about to sink the boat, in words: what is to be done, the same in one word, and how near it is. */

import type { About } from "../protocol";
import { t } from "../words/words.svelte";
import type { Threat } from "./threats";

export const threatKey = (one: Threat): string => (one.kind === "token" ? one.token : one.track);

export const threatIcon = (one: Threat): string => (one.kind === "token" ? `token-${one.token}` : `gauge-${one.track}`);

export function threatText(one: Threat): string {
  return one.kind === "token"
    ? t(`web-threat-${one.token}`)
    : t("web-threat-track", { track: t(`web-gauge-${one.track}`) });
}

export function threatShort(one: Threat): string {
  return one.kind === "token" ? t(`web-threat-${one.token}-short`) : t(`web-gauge-${one.track}`);
}

export function threatFigure(one: Threat, about: About): string {
  return one.kind === "token"
    ? t("web-threat-minutes", { minutes: one.left })
    : t("web-threat-steps", { value: one.value, end: about.boat.track_end });
}

/** The same, where there is room for a word more. */
export function threatLeft(one: Threat, about: About): string {
  return one.kind === "token" ? t("web-threat-left", { minutes: one.left }) : threatFigure(one, about);
}
