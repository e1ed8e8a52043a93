/** The captain's plans: in words, and carried out as far as they fit. */

import type { About, Choices, Counsel, Deed, Said, Way } from "../protocol";
import type { TableStore } from "../table/table.svelte";
import { waysTo } from "../turn/aims";
import type { Turn } from "../turn/turn.svelte";
import { placeName } from "../turn/wording";
import { itemName, listed } from "../words/things";
import { t } from "../words/words.svelte";
import type { Plan } from "./Captain.svelte";
import { gist, shown } from "./deeds";

/** A plan in words. */
export function planOf(counsel: Counsel, about: About): Plan {
  const said = gist(counsel.decisions);
  const deed = said === undefined ? { label: "", sub: "" } : shown(said, about);
  const entered = counsel.decisions.findLast(
    (one, at) => one.kind === "open" && counsel.decisions[at + 1]?.kind === "enter",
  );
  const room = entered?.space ?? null;
  const items = counsel.decisions.flatMap((one) => (one.kind === "use" ? (one.items ?? []) : []));
  const more = counsel.minutes > (said?.minutes ?? 0);
  const way = [
    ...(room === null ? [] : [t("web-dialog-captain-way", { room: placeName(about, room) })]),
    ...(items.length === 0
      ? []
      : [t("web-dialog-captain-uses", { items: listed(items.map((item) => itemName(item, about.edition))) })]),
  ];
  return {
    label: deed.sub === "" ? deed.label : t("web-dialog-captain-plan", { deed: deed.label, more: deed.sub }),
    way: way.join(" · "),
    all: more ? t("web-dialog-captain-all", { minutes: counsel.minutes }) : "",
    chance: counsel.chance,
    low: counsel.low,
    high: counsel.high,
    reasons: counsel.reasons.map((reason) => reason.text),
  };
}

const walk = (decisions: readonly Pick<Said, "kind" | "text">[]): readonly string[] =>
  decisions.filter((said) => said.kind !== "use").map((said) => said.text);

/** Show a plan on the board, as if it were aimed at: its way, else its deed; the track shows all of it. Null: nothing is shown any more. */
export function show(turn: Turn, plan: Counsel | null): void {
  const choices = turn.choices;
  const decisions = plan?.decisions ?? [];
  const texts = decisions.map((said) => said.text);
  const walked = walk(decisions); // what is used before or on the way changes nothing about where it leads
  const way = choices?.ways
    .filter((one) => walk(one.stages.map((stage) => stage.decision)).every((text, at) => text === walked[at]))
    .reduce<Way | null>((best, one) => (one.stages.length > (best?.stages.length ?? 0) ? one : best), null);
  const deed = choices?.deeds.find((one) => one.row.some((foreseen) => texts.includes(foreseen.decision.text)));
  if (choices !== null && way) turn.aimSpace(way.to, waysTo(choices, way.to).indexOf(way));
  else if (deed !== undefined && deed.cards === null) turn.aimDeed(deed.text, minutesOf(deed, texts));
  else turn.show(turn.step); // nothing is aimed at
  turn.foresee(plan && { ghost: plan.ghost, minutes: plan.minutes, events: plan.events, itemIcons: plan.item_icons });
}

/** The minutes that a plan gives to a deed. */
function minutesOf(deed: Deed, texts: readonly string[]): number | null {
  return deed.row.find((one) => texts.includes(one.decision.text))?.decision.minutes ?? null;
}

/** Whether a decision is still among the choices; cards that are to be named are left to the table to judge. */
export function fits(choices: Choices | null, gnome: string, said: Said): boolean {
  if (choices === null || choices.gnome !== gnome) return false;
  if (choices.cards !== null) return said.kind === "give" || said.kind === "discard";
  if (said.kind === "trade") return choices.deeds.some((deed) => deed.action === "trade" && deed.gnome === said.gnome);
  const offered = [
    ...choices.ways.flatMap((way) => way.stages.slice(0, 1)),
    ...choices.hatches,
    ...choices.deeds.flatMap((deed) => deed.row),
    ...choices.tools.map((tool) => tool.use),
    ...choices.answers,
    ...(choices.end === null ? [] : [choices.end]),
  ];
  return offered.some((one) => one.decision.text === said.text);
}

/** Carry a plan out, as long as its next decision may be taken. */
export async function carryOut(table: TableStore, gnome: string, decisions: readonly Said[]): Promise<void> {
  await table.asOneClick(async () => {
    for (const said of decisions) {
      if (!fits(table.message?.choices ?? null, gnome, said)) return;
      if (!(await table.decide(said.text))) return;
    }
  });
}
