/** Which of the four phases of a turn is shown, and in a few words what is asked. */

import type { Happened } from "../protocol";
import { t } from "../words/words.svelte";
import type { Turn } from "./turn.svelte";
import { placeName } from "./wording";

export const PHASES = ["move", "act", "faint", "updates"] as const;
export type TurnPhase = (typeof PHASES)[number];

const FACTS: Partial<Record<Happened["kind"], TurnPhase>> = {
  turn_begins: "move",
  hatch_opened: "move",
  reflowed: "move",
  entered: "move",
  stayed: "move",
  action_taken: "act",
  fix_result: "act",
  item_drawn: "act",
  trade_offered: "act",
  card_passed: "act",
  attacked: "act",
  fight: "act",
  faint_checked: "faint",
  fainted: "faint",
  event_turned: "updates",
  icon_ignored: "updates",
  keeper_moved: "updates",
  turn_ends: "updates",
};

/** The phase of what is shown; null while nothing tells. */
export function phaseOf(turn: Turn): TurnPhase | null {
  const now = turn.table.cursor.now;
  if (now !== null) return FACTS[now.kind] ?? null;
  switch (turn.view?.phase) {
    case "movement":
      return turn.kind === "deed" ? "act" : "move";
    case "hatch":
      return "move";
    case "acted":
    case "escape":
    case "escape_hatch":
    case "offer":
    case "give":
    case "defend":
      return "act";
    case undefined:
    case "over":
      return null;
    default:
      return "updates";
  }
}

/** While something is shown: whose turn it is, and how far it has come. */
function playing(turn: Turn): readonly [string, string] {
  const { cursor, you } = turn.table;
  const gnome = cursor.picture?.active ?? "";
  const phase = phaseOf(turn) ?? (cursor.stage.updates === null ? null : "updates");
  const title =
    phase === "faint" || phase === "updates"
      ? t("web-game-phase", { gnome, phase: t(`web-phase-${phase}`) })
      : t(phase === "move" ? "web-game-moves" : "web-game-acts", { gnome });
  const events = cursor.queue.filter((tile) => tile.kind === "event");
  const at = events.findIndex((tile) => tile.state === "now");
  if (at >= 0) return [title, t("web-game-event", { place: at + 1, all: events.length })];
  const player = cursor.picture?.gnomes.find((one) => one.name === gnome)?.player ?? "";
  return [title, t(you.seats.includes(player) ? "web-game-yours" : "web-game-watching")];
}

/** The two lines at the head of a phone. */
export function headline(turn: Turn): readonly [string, string] {
  const { choices, gnome, about } = turn;
  const name = gnome?.name ?? "";
  const table = turn.table;
  if ((table.message?.ended ?? null) !== null && !table.cursor.running) return [name, t("web-game-over")];
  if (table.cursor.running) return playing(turn);
  if (choices === null || about === null)
    return [t("web-game-acts", { gnome: table.message?.deciding?.gnome ?? name }), t("web-game-watching")];
  if (turn.kind === "way" && turn.goal !== null)
    return [t("web-game-moves", { gnome: name }), placeName(about, turn.goal)];
  if (choices.cards !== null) return [t("web-game-asked", { gnome: name }), t("web-game-choose-cards")];
  if (turn.kind === "end") return [t("web-game-acts", { gnome: name }), t("web-game-choose-end")];
  if (choices.answers.length > 0) return [t("web-game-asked", { gnome: name }), t("web-game-choose-answer")];
  if (turn.dial !== null) return [t("web-game-acts", { gnome: name }), t("web-game-choose-minutes")];
  return turn.step === "walk"
    ? [t("web-game-moves", { gnome: name }), t("web-game-choose-room")]
    : [t("web-game-acts", { gnome: name }), t("web-game-choose-deed")];
}
