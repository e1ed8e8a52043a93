/** What is lit up on the board with a white frame: what a line of the logbook, or the fact that is being shown, speaks of. */

import type { Happened, Token, Track } from "../protocol";
import { hatchOf } from "./hatches";

export interface Lit {
  readonly rooms: readonly number[];
  readonly hatches: readonly string[];
  readonly gnomes: readonly string[];
  readonly tracks: readonly Track[];
  /** Spaces of the time track. */
  readonly spaces: readonly number[];
  readonly tokens: readonly Token[];
}

export const NOTHING_LIT: Lit = { rooms: [], hatches: [], gnomes: [], tracks: [], spaces: [], tokens: [] };

/** What facts speak of. */
export function litBy(facts: readonly Happened[]): Lit {
  const lit = facts.map(litByOne);
  const all = <Kind extends keyof Lit>(kind: Kind): Lit[Kind][number][] => [
    ...new Set(lit.flatMap((one) => (one[kind] ?? []) as Lit[Kind][number][])),
  ];
  return {
    rooms: all("rooms"),
    hatches: all("hatches"),
    gnomes: all("gnomes"),
    tracks: all("tracks"),
    spaces: all("spaces"),
    tokens: all("tokens"),
  } as Lit;
}

function litByOne(fact: Happened): Partial<Lit> {
  switch (fact.kind) {
    case "hatch_opened":
      return { hatches: [hatchOf(fact.params.room, fact.params.to_room)], gnomes: [fact.params.gnome] };
    case "hatch_blocked":
    case "hatch_unblocked":
      return { hatches: [hatchOf(fact.params.room, fact.params.to_room)] };
    case "reflowed":
      return {
        rooms: [fact.params.room, fact.params.to_room],
        hatches: [hatchOf(fact.params.room, fact.params.to_room)],
      };
    case "entered":
      return { rooms: [fact.params.to_room], gnomes: [fact.params.gnome] };
    case "water":
    case "fire_out":
    case "fire_started":
      return { rooms: [fact.params.room] };
    case "killed":
    case "newcomer":
    case "gnome_placed":
    case "escape_needed":
      return { rooms: [fact.params.room], gnomes: [fact.params.gnome] };
    case "track_moved":
      return { tracks: [fact.params.track] };
    case "token_placed":
    case "token_removed":
      return { tokens: [fact.params.token], spaces: [fact.params.space] };
    case "ghost_moved":
    case "keeper_moved":
      return { spaces: [fact.params.after], gnomes: [fact.params.gnome] };
    case "icon_ignored":
      return { spaces: [fact.params.space] };
    case "die_rolled":
      return fact.params.purpose === "fire" || fact.params.purpose === "leak" ? { rooms: [fact.params.value] } : {};
    default:
      return "gnome" in fact.params ? { gnomes: [fact.params.gnome] } : {};
  }
}
