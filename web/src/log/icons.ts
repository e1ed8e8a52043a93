/** The picture of a line of the logbook, from its facts. */

import type { Happened } from "../protocol";
import { eventOf } from "../timeline/picture";

/** A symbol, its own box, or the sign of a gnome. */
export interface LineIcon {
  readonly symbol: string;
  readonly box?: string;
  /** Whose portrait it is, in place of a symbol. */
  readonly gnome?: string;
  /** The die that was rolled, in place of a symbol. */
  readonly die?: number;
}

const SMALL = "-20 -20 40 40";
const ROUND = "-16 -16 32 32";

/** The gravest fact counts, not the first: what a line is about, not how it begins. */
export function iconOf(facts: readonly Happened[]): LineIcon {
  const icons = facts.map(iconOfOne);
  const best = icons.reduce((a, b) => (b.weight > a.weight ? b : a), { symbol: "ui-clock", weight: 0 });
  return best;
}

function iconOfOne(fact: Happened): LineIcon & { readonly weight: number } {
  switch (fact.kind) {
    case "killed":
      return { symbol: "ui-skull", weight: 9 };
    case "game_ends":
      return { symbol: fact.params.reason === "won" ? "ui-reset-star" : "ui-skull", weight: 10 };
    case "event_turned":
      return { symbol: `event-${eventOf(fact.params.card)}`, weight: 6 };
    case "token_placed":
    case "token_removed":
    case "token_not_placed":
      return { symbol: `token-${fact.params.token}`, weight: 7 };
    case "fire_started":
      return { symbol: "ui-room-hazard-fire", weight: 7 };
    case "fire_out":
      return { symbol: "item-fire_extinguisher", weight: 5 };
    case "water":
      return { symbol: fact.params.after === 2 ? "ui-room-hazard-high" : "ui-room-hazard-low", weight: 5 };
    case "reflowed":
      return { symbol: "ui-room-hazard-low", weight: 6 };
    case "hatch_blocked":
      return { symbol: "plank", box: SMALL, weight: 6 };
    case "hatch_opened":
    case "hatch_unblocked":
      return { symbol: "hatch-wheel", box: ROUND, weight: 3 };
    case "track_moved":
      return { symbol: `gauge-${fact.params.track}`, box: ROUND, weight: 6 };
    case "item_used":
      return { symbol: `item-${fact.params.item}`, weight: 6 };
    case "item_drawn":
    case "card_passed":
      return { symbol: fact.params.item === undefined ? "ui-item-crate" : `item-${fact.params.item}`, weight: 4 };
    case "card_discarded":
      return { symbol: `item-${fact.params.item}`, weight: 3 };
    case "stash_drawn":
      return { symbol: "item-grog", weight: 4 };
    case "nothing_drawn":
    case "items_rebuilt":
      return { symbol: "ui-item-crate", weight: 3 };
    case "events_rebuilt":
    case "event_removed":
    case "event_in_vain":
      return { symbol: "ui-event-star", weight: 3 };
    case "icon_ignored":
    case "charmed":
      return { symbol: "item-lucky_charm", weight: 5 };
    case "die_rolled":
      return { symbol: "", die: fact.params.value, weight: 4 };
    case "fix_result":
      return { symbol: "ui-die10", weight: 3 };
    case "trade_offered":
    case "trade_answered":
      return { symbol: "ui-hand", weight: 4 };
    case "attacked":
    case "defence":
    case "fight":
      return { symbol: "ui-attack", weight: 6 };
    case "faint_checked":
      return { symbol: "ui-mug-pip", weight: 7 };
    case "keeper_moved":
    case "ghost_moved":
    case "turn_ends":
      return { symbol: "ui-clock", weight: 1 };
    case "abandoned":
      return { symbol: "periscope-far", box: "-16 -16 32 32", weight: 8 };
    case "turn_begins":
    case "stands_up":
    case "fainted":
    case "entered":
    case "stayed":
    case "escape_needed":
    case "action_taken":
    case "intoxication":
    case "newcomer":
    case "gnome_placed":
    case "keeper_stacked":
    case "keeper_removed":
    case "draw_barred":
      return { symbol: "", gnome: fact.params.gnome, weight: 2 };
    default:
      return { symbol: "ui-clock", weight: 0 };
  }
}
