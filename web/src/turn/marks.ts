/**
 * What can be touched on the board, in the hand and on the dial. The turn (`turn.svelte.ts`) makes marks out of the table's choices; boards draw
 * them and call `touch`. A board knows nothing of what a touch does.
 */

import type { Item } from "../protocol";
import type { Kind } from "../rules/about.svelte";

/**
 * Where a mark is. A room is a space (the sea is 0); a hatch is "4-5" or "3-sea"; a deed is an action at a space: that of who acts, or, to free
 * a blocked hatch, the one behind it. What is done with another gnome is a deed with that gnome.
 */
export type Place =
  | { readonly kind: "space"; readonly space: number }
  | { readonly kind: "hatch"; readonly hatch: string }
  | { readonly kind: "gnome"; readonly gnome: string }
  | { readonly kind: "deed"; readonly action: string; readonly space: number; readonly gnome?: string };

export interface Mark {
  readonly place: Place;
  /** may: gold dashed; chosen: gold solid; not: dim, with the reason. */
  readonly state: "may" | "chosen" | "not";
  /** A short text at the place: a price ("2 min"), or why not ("flooded"). */
  readonly label: string;
  /** Cards that are used up on the way: a part of its price. */
  readonly items?: readonly Item[];
  /** What a screen reader says, and the tip shows. */
  readonly name: string;
  /** What its rule is about; by default its place. */
  readonly about?: readonly [Kind, string];
  /** It would kill somebody or lose the boat: shown in red, and warned of. */
  readonly deadly?: boolean;
  /** Something else is chosen: it can still be touched, but shows itself only to who points at it. */
  readonly quiet?: boolean;
  /** The key that does the same ("4" for room 4). */
  readonly key?: string;
  readonly touch: () => void;
}

/** What would happen if the present aim were carried out, for the track. */
export interface Preview {
  readonly ghost: number;
  readonly minutes: number;
  readonly events: readonly number[];
  readonly itemIcons: readonly number[];
  /** Spaces, first to last, of the way that is shown on the board; empty if there is none. */
  readonly way: readonly number[];
}

/** A card of a hand that is shown. */
export interface HandCard {
  /** Tells equal cards apart. */
  readonly id: string;
  /** Null if it lies face down. */
  readonly item: Item | null;
  readonly state: "plain" | "helps" | "in-use" | "not" | "chosen" | "drop" | "down";
  /** What it does, in a word or two. */
  readonly effect: string;
  /** What it adds to the chosen deed; 0 if nothing. */
  readonly bonus: number;
  readonly name: string;
  readonly touch: (() => void) | null;
  /** It is thrown onto the board: used without a second question. */
  readonly drop: (() => void) | null;
}
