/** What "since one's last turn" is called: where several people share a screen, by the gnome whose turn that was. */

import type { Since } from "../timeline/since";
import { t } from "../words/words.svelte";

export function sinceTitle(seats: readonly string[], { gnome }: Pick<Since, "gnome">): string {
  if (seats.length === 0) return t("web-play-since-watching");
  if (gnome === null) return t("web-play-since-first");
  return seats.length > 1 ? t("web-play-since-of", { gnome }) : t("web-play-since");
}
