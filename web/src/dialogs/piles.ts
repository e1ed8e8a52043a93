/** Cards of a pile, counted: the same ones together, in the order in which they were first met. */

/** How many there are of each. */
export function counted<Card extends string>(cards: readonly Card[]): readonly (readonly [Card, number])[] {
  const found = new Map<Card, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found];
}

/** The event of a card: "fire:2" is a Fire with the faint number 2. */
export function eventOf(card: string): string {
  return card.split(":")[0] ?? card;
}
