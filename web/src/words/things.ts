/** The names of the things of the game. The first edition calls a few of them otherwise. */

import type { Action, EventName, Item, Phase, Token, Track } from "../protocol";
import type { MessageId } from "./ids";
import { t, tFrom, words } from "./words.svelte";

const FIRST = "first";

function named(id: MessageId, edition: string, args?: Readonly<Record<string, number>>): string {
  const other = `${id}-${FIRST}`;
  return edition === FIRST && words.has(other) ? words.text(other, args) : t(id, args);
}

export const itemName = (item: Item, edition = "", count = 1): string => named(`item-${item}`, edition, { count });
export const eventName = (event: EventName, edition = ""): string => named(`event-${event}`, edition);
export const trackName = (track: Track, edition = ""): string => named(`track-${track}`, edition);
export const tokenName = (token: Token, edition = ""): string => named(`token-${token}`, edition);
export const actionName = (action: Action, edition = ""): string => named(`action-${action}`, edition);
export const phaseName = (phase: Phase): string => t(`phase-${phase}`);

/** A room by its name, or by its number if it has none; the sea is space 0. Purposes are those of the board. */
export function roomName(room: number, purposes: Readonly<Record<string, number>>): string {
  if (room === 0) return t("room-sea");
  const purpose = Object.entries(purposes).find(([, number]) => number === room)?.[0];
  return purpose === undefined ? t("room-number", { number: room }) : tFrom("room", purpose);
}

/** Several things in one text. */
export function listed(texts: readonly string[]): string {
  if (texts.length === 0) return t("list-none");
  return texts.reduce((left, right, place) =>
    t(place === texts.length - 1 ? "list-last" : "list-more", { left, right }),
  );
}
