/** Whom and what the fact that is being shown strikes: it gets a little more attention. */

import type { Happened } from "../protocol";

export interface Struck {
  /** The room that a die has named. */
  readonly rolled: number | null;
  readonly rooms: readonly number[];
  readonly gnomes: readonly string[];
}

const NOTHING: Struck = { rolled: null, rooms: [], gnomes: [] };
const OF_ROOMS: readonly string[] = ["fire", "leak", "blocked_hatch", "newcomer", "start"];

export function struck(now: Happened | null): Struck {
  switch (now?.kind) {
    case "die_rolled":
      return OF_ROOMS.includes(now.params.purpose) ? { ...NOTHING, rolled: now.params.value } : NOTHING;
    case "fire_started":
    case "water":
      return { ...NOTHING, rooms: [now.params.room] };
    case "attacked":
      return { ...NOTHING, gnomes: [now.params.partner] };
    case "escape_needed":
    case "killed":
      return { ...NOTHING, gnomes: [now.params.gnome] };
    default:
      return NOTHING;
  }
}
