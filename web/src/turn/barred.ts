/** What one might look for here and may not do now. The table lists it with its reason; this only words it. */

import { deedIcon } from "./deedIcons";
import type { About, Action, Choices } from "../protocol";
import { actionName } from "../words/things";
import { t } from "../words/words.svelte";

/** A deed that cannot be chosen: dim, with its reason. */
export interface BarredDeed {
  readonly action: Action;
  readonly short: string;
  readonly why: string;
  /** What a screen reader says, and the tip shows. */
  readonly name: string;
  readonly icon: string;
  /** The rule that says no. */
  readonly atom: string;
}

export function barredDeeds(about: About, choices: Choices): readonly BarredDeed[] {
  return choices.barred.map(({ action, why: reason, atom }) => {
    const why = t(`web-turn-barred-${reason}`);
    return {
      action,
      short: t(action === "unblock" || action === "trade" ? `web-turn-short-no-${action}` : `web-turn-short-${action}`),
      why,
      name: t("web-turn-barred", { action: actionName(action, about.edition), why }),
      icon: deedIcon(action),
      atom,
    };
  });
}
