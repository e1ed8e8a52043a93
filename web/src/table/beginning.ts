/** The boat before anything was told: for going through a game again from its first fact. */

import type { About, Happened, Message, Track } from "../protocol";
import { after, eventOf, pictureOf, type Picture } from "./picture";
import { standingAfter, thatStand } from "./standing";

const TRACKS: readonly Track[] = ["asphyxiation", "heat", "pressure"];

/** A game from its first fact to how things stand. */
export interface Course {
  readonly beginning: Picture;
  readonly facts: readonly Happened[];
}

/**
 * The whole course of a game, from a message that tells everything. Null if it cannot be told from facts alone: a game
 * that was laid from a position has no set-up, and a logbook's own decisions may have been taken back.
 */
export function courseOf(about: About, message: Message): Course | null {
  if (message.since !== null) return null;
  const end = pictureOf(message.view);
  const facts = thatStand(message.facts, standingAfter({ start: about.start, entries: [] }, message.entries));
  let picture = emptyBoat(about, end, facts);
  const beginning = picture;
  for (const fact of facts) picture = after(picture, fact);
  return same(picture, end) ? { beginning, facts } : null;
}

/** Nobody is placed, nothing is dealt; the piles are as large as they must have been. */
function emptyBoat(about: About, end: Picture, facts: readonly Happened[]): Picture {
  const firstTurn = facts.find((fact) => fact.kind === "turn_begins");
  const rebuilt = facts.some((fact) => fact.kind === "events_rebuilt" && fact.params.kraken);
  const cards = [...end.event_deck, ...end.event_discard, ...end.event_removed];
  const empty: Picture = {
    active: about.gnomes[0] ?? "",
    ghost: firstTurn === undefined ? end.ghost : 0,
    hatch: 0,
    open: null,
    used: [],
    charm: 0,
    fires: [],
    low_water: [],
    high_water: [],
    blocked: [],
    tracks: Object.fromEntries(TRACKS.map((track) => [track, 1])),
    tokens: {},
    keepers: [],
    stacks: {},
    gnomes: end.gnomes.map((gnome) => ({
      ...gnome,
      alive: true,
      abandoned: false,
      room: 0,
      time: 0,
      intoxication: 0,
      fainted: false,
      drew_in: 0,
      cards: 0,
      items: gnome.items === null ? null : [],
    })),
    stash: end.stash + facts.filter((fact) => fact.kind === "stash_drawn").length,
    kraken_in_deck: end.kraken_in_deck && !rebuilt,
    event_deck: cards.filter((card) => !rebuilt || eventOf(card) !== "kraken").toSorted(),
    event_discard: [],
    event_removed: [],
    items_in_deck: itemsAtFirst(end, facts),
    item_discard: [],
    ended: null,
  };
  return empty;
}

/** How many items the deck had: up to its first rebuilding it only grew smaller. */
function itemsAtFirst(end: Picture, facts: readonly Happened[]): number {
  const place = facts.findIndex((fact) => fact.kind === "items_rebuilt");
  const drawn = (place < 0 ? facts : facts.slice(0, place)).filter((fact) => fact.kind === "item_drawn").length;
  return drawn + (place < 0 ? end.items_in_deck : 0);
}

/** Whether two pictures are the same. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => key in other && same(one[key as keyof typeof one], other[key as keyof typeof other]))
  );
}
