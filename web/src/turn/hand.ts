/** The cards of a hand as they are shown: those in use first, those that help marked, those to be named waiting for a touch. */

import type { Action, GnomeView, Item, Tool } from "../protocol";
import { t } from "../words/words.svelte";
import type { HandCard } from "./marks";
import { cardEffect, cardName } from "./wording";

export interface Held {
  readonly gnome: GnomeView;
  readonly edition: string;
  readonly used: readonly Item[];
  readonly tools: readonly Tool[];
  /** The deed that is aimed at. */
  readonly action: Action | null;
  /** The card that is about to be used. */
  readonly aimed: Item | null;
  /** Which cards are named, by their places, if some are to be; `drop`: to be thrown away. */
  readonly naming: { readonly cards: readonly number[]; readonly drop: boolean } | null;
  readonly use: (item: Item) => void;
  readonly drop: (item: Item) => void;
  readonly name: (place: number) => void;
}

export function handOf(held: Held): readonly HandCard[] {
  const used = held.used.map((item, place) => ({
    ...cardOf(held, item, `used ${String(place)}`),
    state: "in-use" as const,
    touch: null,
    drop: null,
  }));
  if (held.gnome.items === null) return [...used, ...faceDown(held.gnome.cards)];
  let aimed = false;
  const rest = held.gnome.items.map((item, place): HandCard => {
    const card = cardOf(held, item, String(place));
    if (held.naming !== null) {
      const named = held.naming.cards.includes(place);
      const state = named ? (held.naming.drop ? "drop" : "chosen") : "plain";
      return { ...card, state, touch: () => held.name(place) };
    }
    const tool = held.tools.find((one) => one.item === item);
    if (tool === undefined) return { ...card, state: held.tools.length > 0 ? "not" : "plain" };
    const first = item === held.aimed && !aimed;
    if (first) aimed = true;
    return {
      ...card,
      state: first ? "chosen" : card.bonus > 0 ? "helps" : "plain",
      touch: () => held.use(item),
      drop: () => held.drop(item),
    };
  });
  return [...used, ...rest];
}

function cardOf(held: Held, item: Item, id: string): HandCard {
  const tool = held.tools.find((one) => one.item === item);
  const bonus = tool?.helps.find((help) => help.action === held.action)?.bonus ?? 0;
  return {
    id,
    item,
    state: "plain",
    effect: bonus > 0 && tool?.drinks === 0 ? t("web-turn-bonus", { bonus }) : cardEffect(item, tool),
    bonus,
    name: cardName(item, held.edition),
    touch: null,
    drop: null,
  };
}

function faceDown(cards: number): readonly HandCard[] {
  return Array.from({ length: cards }, (_, place) => ({
    id: `down ${String(place)}`,
    item: null,
    state: "down" as const,
    effect: "",
    bonus: 0,
    name: t("web-turn-card-down"),
    touch: null,
    drop: null,
  }));
}
