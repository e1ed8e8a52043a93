/** The one red button: what it is called, and what it sends. */

import type { Foreseen } from "../protocol";
import { hatchOf } from "../timeline/hatches";
import { itemName } from "../words/things";
import { t, tFrom } from "../words/words.svelte";
import { decisionsOf, isDeadly, type Target } from "./aims";
import { answerLabel } from "./chips";
import type { Then } from "./ending";
import { foreseenOf, isDangerous, type Mind } from "./mind";
import { warningsAhead } from "./outlook";
import { hatchFreed, spaceOf } from "./places";
import type { Main } from "./shown";
import { deedHow, deedLabel, effectOf, hatchName, metText, minutesText, percent, usesText } from "./wording";

type Send = (decisions: readonly string[], foreseen: Foreseen | null, then: Then) => void;
type MainText = Pick<Main, "label" | "sub" | "how" | "off">;

export function mainButton(mind: Mind, send: Send): Main | null {
  const { choices, about, target, tool } = mind;
  if (tool !== null) {
    const how = tool.drinks > 0 ? t("web-turn-faint", { percent: percent(tool.use.faint) }) : t("web-turn-whole-turn");
    return {
      ...plain(t("web-turn-use", { item: itemName(tool.item, about.edition) }), how),
      ...dangerOf(mind, isDeadly(tool.use)),
      run: () => {
        send([tool.use.decision.text], tool.use, "keep");
      },
    };
  }
  if (target === null) return null;
  const one = foreseenOf(target, null);
  const text = textOf(mind, target);
  return {
    ...text,
    ...dangerOf(mind, one !== null && isDangerous(mind, one)),
    run: () => {
      if (text.off === null) send(decisionsOf(choices, target), one, "forget");
    },
  };
}

/** What would be deadly says for whom: what is sure before what may be. */
function dangerOf(mind: Mind, deadly: boolean): Pick<Main, "deadly" | "danger"> {
  const warnings = deadly ? warningsAhead(mind) : [];
  return { deadly, danger: (warnings.find((one) => one.sure) ?? warnings[0])?.text ?? "" };
}

const plain = (label: string, sub = "", off: string | null = null): MainText => ({ label, sub, how: sub, off });

function textOf(mind: Mind, target: Target): MainText {
  const { about, view, choices } = mind;
  switch (target.kind) {
    case "way":
      return plain(
        t("web-turn-walk", { minutes: target.way.minutes }),
        [usesText(about, target.way.items), metText(target.way.events, target.way.item_icons)]
          .filter((text) => text !== "")
          .join(" · "),
      );
    case "hatch": {
      const hatch = hatchOf(spaceOf(view, choices.gnome), target.foreseen.decision.space ?? 0);
      return plain(t("web-turn-open", { hatch: hatchName(hatch) }), minutesText(target.foreseen.minutes));
    }
    case "answer":
      return plain(
        answerLabel(mind, target.foreseen),
        target.foreseen.minutes > 0 ? minutesText(target.foreseen.minutes) : "",
      );
    case "end":
      return plain(
        t(choices.phase === "drawn" ? "web-turn-keep" : "web-turn-end"),
        metText(target.foreseen.events, target.foreseen.item_icons),
      );
    case "cards": {
      const { least, most } = choices.cards ?? { least: 0, most: 0 };
      const cards = target.cards.length;
      const off = cards < least || cards > most ? t("web-turn-cards-left", { cards: least - cards }) : null;
      return plain(tFrom("web-turn", choices.phase, { cards }), "", off);
    }
    case "deed": {
      const { deed, foreseen } = target;
      const effect = effectOf(about, deed, foreseen, hatchFreed(view, choices, deed));
      const odds =
        foreseen.success === null
          ? deedHow(deed, foreseen)
          : t("web-turn-percent", { percent: percent(foreseen.success) });
      return {
        label: deedLabel(about, deed, foreseen, target.cards.length),
        sub: [odds, effect].filter((text) => text !== "").join(" · "),
        how: deedHow(deed, foreseen),
        off: null,
      };
    }
  }
}
