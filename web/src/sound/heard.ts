/** Which sound a fact makes. Every sound has its picture: the game is complete in silence. */

import type { Happened } from "../protocol";
import * as effects from "./effects";
import type { Effect } from "./effects";

/** The sound of a fact; null if it makes none. */
export function heardOf(fact: Happened): Effect | null {
  switch (fact.kind) {
    case "keeper_moved":
    case "ghost_moved":
      return effects.tick;
    case "event_turned":
      return fact.params.card.startsWith("kraken")
        ? both(effects.bell, effects.kraken)
        : both(effects.bell, effects.card);
    case "token_placed":
      return effects.alarm;
    case "token_removed":
      return effects.success;
    case "hatch_opened":
      return effects.hatch;
    case "hatch_blocked":
      return effects.planks;
    case "hatch_unblocked":
      return both(effects.planks, effects.success);
    case "fire_started":
      return effects.fire;
    case "fire_out":
      return effects.steam;
    case "water":
    case "reflowed":
      return effects.water;
    case "track_moved":
      return effects.gauge;
    case "die_rolled":
      return effects.die;
    case "fix_result":
      return fact.params.result === "succeeded" ? effects.success : effects.failure;
    case "item_used":
      return fact.params.item === "grog" || fact.params.item === "coffee" ? effects.grog : effects.click;
    case "intoxication":
      return fact.params.after >= 3 && fact.params.after > fact.params.before ? effects.hic : null;
    case "item_drawn":
    case "stash_drawn":
    case "card_passed":
    case "card_discarded":
    case "trade_offered":
      return effects.rustle;
    case "icon_ignored":
      return effects.success;
    case "fainted":
      return effects.faint;
    case "killed":
      return effects.death;
    case "attacked":
    case "defence":
      return effects.clunk;
    case "game_ends":
      return fact.params.reason === "won" ? effects.won : effects.lost;
    default:
      return null;
  }
}

function both(...all: readonly Effect[]): Effect {
  return (room) => {
    for (const effect of all) effect(room);
  };
}
