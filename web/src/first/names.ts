/** The usual names in the reader's language. */

import { FIGURES } from "../ui/looks";
import { t } from "../words/words.svelte";
import type { UsualNames } from "./plan";

export function usualNames(): UsualNames {
  return {
    gnomes: FIGURES.map(({ figure }) => t(`web-gnome-${figure}`)),
    alone: t("web-setup-captain-name"),
    player: (number) => t("web-setup-player-usual", { number }),
  };
}
