/** Which cards of a hand are chosen: their places in it. */

import type { HandCard } from "../turn/marks";

/** Choose a card, or let it be again. */
export function touched(chosen: readonly number[], place: number): readonly number[] {
  return chosen.includes(place) ? chosen.filter((one) => one !== place) : [...chosen, place];
}

/** The cards at these places, in the order of the hand. */
export function cardsAt<Card>(hand: readonly Card[], places: readonly number[]): readonly Card[] {
  return hand.filter((_, place) => places.includes(place));
}

/** Which cards the turn has chosen; those that can be named have their places as ids. */
export function chosenCards(hand: readonly HandCard[]): readonly number[] {
  return hand.filter((card) => card.state === "chosen" || card.state === "drop").map((card) => Number(card.id));
}

/** Touch a card of the turn's. */
export function touchCard(hand: readonly HandCard[], place: number): void {
  hand.find((card) => card.id === String(place))?.touch?.();
}
