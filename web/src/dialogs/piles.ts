/** Cards of a pile, counted: the same ones together, in the order in which they were first met. */

/** How many there are of each. */
export function counted<Card extends string>(cards: readonly Card[]): readonly (readonly [Card, number])[] {
  const found = new Map<Card, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found];
}
