/** What whoever decides has in mind, beside what the table lists: all that the player's controls and the board are made from. */

import type { About, Choices, Foreseen, Tool, View } from "../protocol";
import { isDeadly, named, type Target } from "./aims";
import type { CardsToName } from "./shown";
import { resetOf } from "./wording";

export interface Mind {
  readonly about: About;
  readonly view: View;
  readonly choices: Choices;
  readonly target: Target | null;
  /** The card that is about to be used; the target waits meanwhile. */
  readonly tool: Tool | null;
  /** Something was chosen by hand: everything else steps back. */
  readonly aimed: boolean;
  /** Some choice brings no danger: danger is worth a warning. */
  readonly safe: boolean;
}

/** What is foreseen of it. */
export function foreseenOf(target: Target | null, tool: Tool | null): Foreseen | null {
  if (tool !== null) return tool.use;
  return target !== null && "foreseen" in target ? target.foreseen : null;
}

/** Whether some choice brings no danger. */
export function isSafe(choices: Choices): boolean {
  const every = [...choices.hatches, ...choices.answers, ...choices.deeds.flatMap((deed) => deed.row)];
  return every.some((one) => !one.danger && !isDeadly(one)) || choices.ways.some((way) => !way.burning);
}

export function isDangerous({ safe }: Mind, one: Foreseen): boolean {
  return isDeadly(one) || (one.danger && safe);
}

/** Whether it is this that is chosen, and no card. */
export function isChosen({ target, tool }: Pick<Mind, "target" | "tool">, test: (target: Target) => boolean): boolean {
  return tool === null && target !== null && test(target);
}

/** The space that is aimed at; null if the aim is no way. */
export function goalOf(target: Target | null): number | null {
  return target?.kind === "way" ? target.way.to : null;
}

export function cardsOf({ target, choices }: Mind): CardsToName | null {
  if (target?.kind === "deed" && target.deed.cards !== null)
    return { ...target.deed.cards, chosen: named(target.deed.cards.items, target.cards) };
  const { cards } = choices;
  if (target?.kind !== "cards" || cards === null) return null;
  return { least: cards.least, most: cards.most, chosen: named(cards.items, target.cards) };
}

/** Where a repair that is aimed at would bring a Disaster Track. */
export function hopedOf({ target, about }: Mind): Readonly<Partial<Record<string, number>>> {
  if (target?.kind !== "deed") return {};
  return Object.fromEntries(
    target.deed.mends.flatMap((mend) => (mend.track === null ? [] : [[mend.track, resetOf(about, mend.space)]])),
  );
}
