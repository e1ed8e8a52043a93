/**
 * What is drawn of a game: that part of the view which facts tell of, so that it can be shown changing step by step.
 * `after` is pure: from a picture and a fact to the next picture. It knows no rules, only what each fact says.
 */

import type { Ending, Fact, FactKind, GnomeView, Happened, Item, View } from "../protocol";
import { hatchOf } from "./hatches";

/** Piles, hands and rooms have an order of their own here, so that equal pictures are equal. */
export interface Picture extends Pick<
  View,
  | "active"
  | "ghost"
  | "hatch"
  | "used"
  | "charm"
  | "fires"
  | "low_water"
  | "high_water"
  | "blocked"
  | "tracks"
  | "tokens"
  | "keepers"
  | "gnomes"
  | "stash"
  | "kraken_in_deck"
  | "event_deck"
  | "event_discard"
  | "event_removed"
  | "items_in_deck"
  | "item_discard"
> {
  /** The hatch that stands open, as "4-5" or "3-sea". */
  readonly open: string | null;
  /** How the game has ended. */
  readonly ended: Ending | null;
}

/** The usual order of the items. */
const ITEMS: { readonly [Name in Item]: number } = {
  grog: 0,
  toolbox: 1,
  engine_manual: 2,
  pump_manual: 3,
  reactor_manual: 4,
  deactivation_code: 5,
  fire_extinguisher: 6,
  crowbar: 7,
  water_pump: 8,
  coffee: 9,
  harpoon: 10,
  lucky_charm: 11,
  aqualung: 12,
};
const KRAKEN = "kraken";
const OPEN = new Set<string>(["hatch", "escape_hatch"]);

/** An event card's name: "fire" of "fire:2". */
export function eventOf(card: string): string {
  return card.split(":", 1)[0] ?? card;
}

/** The picture of a view. */
export function pictureOf(view: View): Picture {
  const active = view.gnomes.find((gnome) => gnome.name === view.active);
  return {
    active: view.active,
    ghost: view.ghost,
    hatch: view.hatch,
    open: OPEN.has(view.phase) && active !== undefined ? hatchOf(active.room, view.hatch) : null,
    used: view.used,
    charm: view.charm,
    fires: view.fires,
    low_water: view.low_water,
    high_water: view.high_water,
    blocked: view.blocked.toSorted(),
    tracks: view.tracks,
    tokens: view.tokens,
    keepers: view.keepers,
    gnomes: view.gnomes,
    stash: view.stash,
    kraken_in_deck: view.kraken_in_deck,
    event_deck: view.event_deck.map(inDeck).toSorted(),
    event_discard: view.event_discard.toSorted(),
    event_removed: view.event_removed.toSorted(),
    items_in_deck: view.items_in_deck,
    item_discard: view.item_discard,
    ended: view.result === null ? null : view.result === "won" ? "won" : (view.reason as Ending),
  };
}

/** The picture after a fact; a fact of a kind that nobody knows here changes nothing. */
export function after(picture: Picture, fact: Happened): Picture {
  const change = CHANGES[fact.kind] as Change | undefined;
  const changed = change?.(picture, fact.params);
  return changed === undefined ? picture : { ...picture, ...changed };
}

type Change = (picture: Picture, params: object) => Partial<Picture> | undefined;
type Changes = {
  readonly [Kind in FactKind]: (picture: Picture, params: Fact<Kind>["params"]) => Partial<Picture> | undefined;
};

/** Facts that explain a change which other facts tell, and change nothing themselves. */
const nothing = (): undefined => undefined;

const CHANGES: Changes = {
  // The set-up.
  gnome_placed: (picture, { gnome, room }) => gnomeWith(picture, gnome, { room }),
  keeper_stacked: (picture, { gnome, space }) => keeperOn(picture, gnome, space),

  // Turns and time.
  turn_begins: (_, { gnome, space }) => ({ active: gnome, ghost: space, hatch: 0, open: null, used: [], charm: 0 }),
  turn_ends: nothing,
  stands_up: (picture, { gnome }) => gnomeWith(picture, gnome, { fainted: false }),
  ghost_moved: (_, { after }) => ({ ghost: after }),
  keeper_moved: (picture, { gnome, after }) => keeperOn(picture, gnome, after),
  keeper_removed: (picture, { gnome }) => {
    const gone = { time: 0, room: 0, intoxication: 0, drew_in: 0 };
    const gnomes = withGnome(picture.gnomes, gnome, gone);
    return { gnomes, keepers: without(picture.keepers, gnome) };
  },
  game_ends: (_, { reason }) => ({ ended: reason }),

  // Movement.
  hatch_opened: (_, { room, to_room }) => ({ hatch: to_room, open: hatchOf(room, to_room) }),
  entered: (picture, { gnome, to_room }) => ({
    ...gnomeWith(picture, gnome, { room: to_room }),
    hatch: 0,
    open: null,
  }),
  stayed: () => ({ hatch: 0, open: null }),
  escape_needed: nothing,

  // The boat.
  reflowed: nothing,
  water: (picture, { room, after }) => ({
    low_water: after === 1 ? withRoom(picture.low_water, room) : without(picture.low_water, room),
    high_water: after === 2 ? withRoom(picture.high_water, room) : without(picture.high_water, room),
  }),
  fire_started: (picture, { room }) => ({ fires: withRoom(picture.fires, room) }),
  fire_out: (picture, { room }) => ({ fires: without(picture.fires, room) }),
  hatch_blocked: (picture, { room, to_room }) => ({ blocked: put(picture.blocked, hatchOf(room, to_room)) }),
  hatch_unblocked: (picture, { room, to_room }) => ({ blocked: without(picture.blocked, hatchOf(room, to_room)) }),
  track_moved: (picture, { track, after }) => ({ tracks: { ...picture.tracks, [track]: after } }),
  token_placed: (picture, { token, space }) => ({ tokens: { ...picture.tokens, [token]: space } }),
  token_removed: (picture, { token }) => ({
    tokens: Object.fromEntries(Object.entries(picture.tokens).filter(([name]) => name !== token)),
  }),
  token_not_placed: nothing,

  // Actions and dice.
  action_taken: nothing,
  die_rolled: nothing,
  fix_result: nothing,

  // Items.
  item_used: (picture, { gnome, item }) => ({
    ...laidDown(picture, gnome, item),
    ...(gnome === picture.active ? { used: put(picture.used, item, byItem) } : {}), // a defender's Crowbar is not
  }),
  intoxication: (picture, { gnome, after }) => gnomeWith(picture, gnome, { intoxication: after }),
  charmed: (_, { icons }) => ({ charm: icons }),
  item_drawn: (picture, { gnome, item }) => ({
    gnomes: takenUp(picture.gnomes, gnome, item),
    items_in_deck: picture.items_in_deck - 1,
  }),
  stash_drawn: (picture, { gnome, left }) => ({ gnomes: takenUp(picture.gnomes, gnome, "grog"), stash: left }),
  nothing_drawn: nothing,
  draw_barred: (picture, { gnome, room }) => gnomeWith(picture, gnome, { drew_in: room }),
  trade_offered: nothing,
  trade_answered: nothing,
  card_passed: (picture, { gnome, partner, item }) => ({
    gnomes: takenUp(givenUp(picture.gnomes, gnome, item), partner, item),
  }),
  card_discarded: (picture, { gnome, item }) => laidDown(picture, gnome, item),
  items_rebuilt: (_, { cards }) => ({ items_in_deck: cards, item_discard: [] }),

  // Events.
  event_turned: (picture, { gnome, card }) => ({
    active: gnome, // also before the first turn
    event_deck: without(picture.event_deck, inDeck(card)),
    event_discard: put(picture.event_discard, card),
  }),
  event_removed: (picture, { card }) => ({
    event_discard: without(picture.event_discard, card),
    event_removed: put(picture.event_removed, card),
  }),
  events_rebuilt: (picture, { cards, kraken }) => {
    const new_cards = Array.from({ length: cards - picture.event_discard.length }, () => KRAKEN);
    return {
      event_deck: [...picture.event_discard.map(inDeck), ...new_cards].toSorted(),
      event_discard: [],
      kraken_in_deck: picture.kraken_in_deck || kraken,
    };
  },
  event_in_vain: nothing,
  icon_ignored: (_, { left }) => ({ charm: left }),

  // The crew.
  faint_checked: nothing,
  fainted: (picture, { gnome }) => gnomeWith(picture, gnome, { fainted: true }),
  killed: (picture, { gnome }) => gnomeWith(picture, gnome, { alive: false, fainted: false }),
  newcomer: (picture, { gnome, room }) => ({
    ...gnomeWith(picture, gnome, { alive: true, fainted: false, room, intoxication: 0, drew_in: 0 }),
    ...(gnome === picture.active ? { used: [] } : {}),
  }),
  abandoned: (picture, { gnome }) => gnomeWith(picture, gnome, { abandoned: true }),
  attacked: nothing,
  defence: nothing,
  fight: nothing,
};

/** A card in the deck. The Kraken joins it late, and its number is not told before it is turned over. */
function inDeck(card: string): string {
  return eventOf(card) === KRAKEN ? KRAKEN : card;
}

function byItem(a: Item, b: Item): number {
  return ITEMS[a] - ITEMS[b];
}

/** A list with one thing more, at its place. */
function put<T>(list: readonly T[], thing: T, compare?: (a: T, b: T) => number): readonly T[] {
  return [...list, thing].toSorted(compare);
}

/** Rooms with one more, if it is not there: a leak may strike high water. */
function withRoom(rooms: readonly number[], room: number): readonly number[] {
  return rooms.includes(room) ? rooms : put(rooms, room, (a, b) => a - b);
}

/** A list with one thing less. */
function without<T>(list: readonly T[], thing: T): readonly T[] {
  const place = list.indexOf(thing);
  return place < 0 ? list : list.toSpliced(place, 1);
}

function withGnome(
  gnomes: readonly GnomeView[],
  name: string,
  change: Partial<GnomeView> | ((gnome: GnomeView) => Partial<GnomeView>),
): readonly GnomeView[] {
  return gnomes.map((gnome) =>
    gnome.name === name ? { ...gnome, ...(typeof change === "function" ? change(gnome) : change) } : gnome,
  );
}

function gnomeWith(picture: Picture, name: string, change: Partial<GnomeView>): Partial<Picture> {
  return { gnomes: withGnome(picture.gnomes, name, change) };
}

/** A card comes into a hand. Of a hidden hand one knows only how many cards it has. */
function takenUp(gnomes: readonly GnomeView[], name: string, item: Item | undefined): readonly GnomeView[] {
  return withGnome(gnomes, name, ({ cards, items }) => ({
    cards: cards + 1,
    items: items === null || item === undefined ? items : put(items, item, byItem),
  }));
}

/** A card leaves a hand. */
function givenUp(gnomes: readonly GnomeView[], name: string, item: Item | undefined): readonly GnomeView[] {
  return withGnome(gnomes, name, ({ cards, items }) => ({
    cards: cards - 1,
    items: items === null || item === undefined ? items : without(items, item),
  }));
}

function laidDown(picture: Picture, gnome: string, item: Item): Partial<Picture> {
  return {
    gnomes: givenUp(picture.gnomes, gnome, item),
    item_discard: put(picture.item_discard, item, byItem),
  };
}

/** A Time Keeper comes to a space: on top of those that are there. */
function keeperOn(picture: Picture, name: string, space: number): Partial<Picture> {
  const gnomes = withGnome(picture.gnomes, name, { time: space });
  const time = new Map(gnomes.map((gnome) => [gnome.name, gnome.time]));
  const others = without(picture.keepers, name);
  const place = others.findIndex((other) => (time.get(other) ?? 0) > space);
  const keepers = place < 0 ? [...others, name] : others.toSpliced(place, 0, name);
  return { gnomes, keepers };
}
