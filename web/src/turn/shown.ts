/** What the player's own controls show of a turn, and do when they are touched. */

import type { Action, Deed, Foreseen, Item } from "../protocol";

/** The one red button: what it does, what that means (`sub`), how it is done (`how`), whom it endangers (`danger`; empty: nobody), and why it is off, if it is. */
export interface Main {
  readonly label: string;
  readonly sub: string;
  readonly how: string;
  readonly deadly: boolean;
  readonly danger: string;
  readonly off: string | null;
  readonly run: () => void;
}

/** Something that can be chosen in a list: a room, a deed, a way, an answer. */
export interface Chip {
  readonly id: string;
  readonly label: string;
  readonly short: string;
  readonly note: string;
  readonly icon: string;
  /** A deed: what it is, and whom it is done with. */
  readonly action?: Action;
  readonly gnome?: string | null;
  readonly chosen: boolean;
  readonly deadly: boolean;
  readonly key: string;
  readonly touch: () => void;
}

export interface RoomChip extends Chip {
  readonly room: number;
  readonly price: string;
  /** The cards that are used up on the way. */
  readonly items: readonly Item[];
}

/** One step of the way that is shown. */
export interface Step {
  readonly kind: "open" | "enter" | "stay" | "use";
  readonly text: string;
  readonly minutes: number;
  readonly room: number;
  readonly item: Item | null;
}

/** What the aim costs: from which minute to which, and what is met between. */
export interface Cost {
  readonly from: number;
  readonly to: number;
  readonly events: number;
  readonly items: number;
  readonly effect: string;
  readonly met: string;
}

export interface DialRow {
  readonly row: readonly Foreseen[];
  readonly chosen: number;
  readonly choose: (place: number) => void;
}

/** How many cards are to be named, and how many are. */
export interface CardsToName {
  readonly least: number;
  readonly most: number;
  readonly chosen: readonly Item[];
}

/** Which dialog is due. `deadly` asks once more before what kills for sure. */
export type Ask =
  | { readonly kind: "deadly"; readonly foreseen: Foreseen; readonly ok: () => void; readonly cancel: () => void }
  | { readonly kind: "trade" | "attack"; readonly deed: Deed }
  | { readonly kind: "give" | "discard" | "spread" | "block" | "defend" | "drawn" };
