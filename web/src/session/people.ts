/** Who sits at a table. */

import type { Lounge, You } from "../protocol";

export interface Person {
  readonly seat: string;
  /** How they are called: as they have sat down, else by their seat. */
  readonly name: string;
  readonly gnomes: readonly string[];
  /** Whether the reader's keys open this seat. */
  readonly mine: boolean;
  /** Whether somebody has sat down here under a name. */
  readonly claimed: boolean;
  /** Whether they are connected. */
  readonly here: boolean;
}

export function peopleOf(lounge: Lounge | null, you: You): readonly Person[] {
  return (lounge?.seats ?? []).map(({ seat, name, gnomes, connected }) => ({
    seat,
    name: name ?? seat,
    gnomes,
    mine: you.seats.includes(seat),
    claimed: name !== null,
    here: connected,
  }));
}
