/** Decisions as dialogs show them: a picture, what is done, and what goes with it. */

import type { About, Said } from "../protocol";
import { deedIcon } from "../turn/deedIcons";
import { minutesText, placeName } from "../turn/wording";
import { actionName, itemName, listed } from "../words/things";
import { t, tFrom } from "../words/words.svelte";

export interface DeedShown {
  /** The id of a symbol. */
  readonly icon: string;
  readonly label: string;
  readonly sub: string;
}

export const HATCH = "hatch"; // the wheel of a hatch, which is no symbol

/** A decision, for a reader who knows the boat. */
export function shown(said: Said, about: About): DeedShown {
  const place = said.space === null ? "" : placeName(about, said.space);
  if (said.action !== null) {
    const label =
      said.gnome === null
        ? actionName(said.action, about.edition)
        : tFrom("web-dialog-did", said.action, { gnome: said.gnome });
    return { icon: deedIcon(said.action), label, sub: said.minutes === null ? "" : minutesText(said.minutes) };
  }
  switch (said.kind) {
    case "use": {
      const item = said.items?.[0];
      if (item === undefined)
        return { icon: "ui-item-crate", label: t("web-dialog-card-hidden"), sub: t("web-dialog-did-use") };
      return { icon: `item-${item}`, label: itemName(item, about.edition), sub: t("web-dialog-did-use") };
    }
    case "open":
      return { icon: HATCH, label: t("web-dialog-did-open"), sub: place };
    case "spread":
      return { icon: "event-fire_spreads", label: t("web-dialog-did-spread"), sub: place };
    case "block":
      return { icon: "event-blocked_hatch", label: t("web-dialog-did-block"), sub: place };
    case "give":
    case "discard":
      if (said.kind === "give" && said.cards === 0)
        return { icon: "ui-hand", label: t("web-dialog-did-give-nothing"), sub: "" };
      return {
        icon: "ui-hand",
        label: t(`web-dialog-did-${said.kind}`),
        sub:
          said.items === null || said.items.length === 0
            ? t("web-dialog-cards", { cards: said.cards })
            : listed(said.items.map((item) => itemName(item, about.edition))),
      };
    case "defend":
    case "submit":
      return { icon: "item-crowbar", label: t(`web-dialog-did-${said.kind}`), sub: "" };
    case "done":
      return { icon: "ui-clock", label: t("web-dialog-did-done"), sub: "" };
    default:
      return { icon: said.kind === "stay" ? HATCH : "ui-step", label: tFrom("web-dialog-did", said.kind), sub: "" };
  }
}

/** What a plan comes to: its action, or the last thing that it does. */
export function gist(decisions: readonly Said[]): Said | undefined {
  return (
    decisions.findLast((said) => said.action !== null) ??
    decisions.findLast((said) => said.kind !== "done") ??
    decisions.at(-1)
  );
}
