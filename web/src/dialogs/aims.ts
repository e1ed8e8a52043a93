/** The dialogs that belong to what whoever decides has in mind: a trade, an attack, what kills for sure. */

import type { Deed, GnomeView, Item } from "../protocol";
import { share } from "../turn/aims";
import { placeName } from "../turn/wording";
import { chainOf, doomOf, waysOut, type Chain } from "./deadly";
import type { Face } from "./faces";
import { leaderOf } from "./gnome";
import { chosenCards, touchCard } from "./picked";
import type { Seat } from "./seat.svelte";

interface Deadly extends Chain {
  readonly face: Face;
  readonly open: readonly string[];
  readonly ondo: () => void;
}

export function deadly({ turn, choices, face, view, about }: Seat): Deadly | null {
  if (choices === null || turn.ask?.kind !== "deadly") return null;
  const { foreseen, ok } = turn.ask;
  const doom = doomOf(foreseen);
  if (doom === null) return null;
  const chain = chainOf(doom, foreseen, choices.gnome, view, about);
  return { face: face(choices.gnome), ...chain, open: waysOut(choices, about), ondo: ok };
}

/** The deed that is aimed at and has a dialog of its own, and with whom; null: none is. */
function aimed({ turn, choices, view }: Seat, action: "trade" | "attack"): readonly [Deed, GnomeView, string] | null {
  const ask = turn.ask?.kind === action && "deed" in turn.ask ? turn.ask : null;
  const partner = view.gnomes.find((gnome) => gnome.name === ask?.deed.gnome);
  return ask === null || choices === null || partner === undefined ? null : [ask.deed, partner, choices.gnome];
}

interface Trade {
  readonly face: Face;
  readonly partner: Face;
  readonly leader: string;
  readonly minutes: number;
  readonly place: string;
  readonly mine: readonly Item[];
  readonly least: number;
  readonly theirs: readonly Item[] | null;
  readonly theirCards: number;
  readonly both: boolean;
  readonly edition: string;
  readonly chosen: readonly number[];
  readonly ontouch: (place: number) => void;
  readonly onoffer: (mine: readonly Item[], theirs: readonly Item[]) => void;
}

export function trade(at: Seat): Trade | null {
  const [deed, partner, gnome] = aimed(at, "trade") ?? [];
  if (deed === undefined || partner === undefined || gnome === undefined || deed.cards === null) return null;
  const { table, turn, about, message, face, edition } = at;
  // the same person leads the partner too: then both sides are chosen at once
  const both = partner.player === message.reader && message.controllers[partner.name] === "";
  return {
    face: face(gnome),
    partner: face(partner.name),
    leader: leaderOf(partner, message, table.lounge),
    minutes: deed.row[0]?.minutes ?? 0,
    place: placeName(about, partner.room),
    mine: deed.cards.items,
    least: deed.cards.least,
    theirs: partner.items,
    theirCards: partner.cards,
    both,
    edition,
    chosen: chosenCards(turn.hand),
    ontouch: (place) => touchCard(turn.hand, place),
    onoffer: (mine, theirs) => {
      if (!both) {
        turn.main?.run();
        return;
      }
      turn.cancel(); // from here on there is no deed
      void at.send(table.decide([deed.text, ...mine].join(" "), ["give", ...theirs].join(" ")));
    },
  };
}

interface Attack {
  readonly face: Face;
  readonly other: Face;
  readonly minutes: number;
  readonly death: number;
  readonly kill: number;
  readonly onattack: () => void;
}

export function attack(at: Seat): Attack | null {
  const [deed, partner, gnome] = aimed(at, "attack") ?? [];
  const foreseen = deed?.row[0];
  if (foreseen === undefined || partner === undefined || gnome === undefined) return null;
  const risk = foreseen.others.find((one) => one.gnome === partner.name);
  return {
    face: at.face(gnome),
    other: at.face(partner.name),
    minutes: foreseen.minutes,
    death: share(foreseen.death),
    kill: risk === undefined ? 0 : share(risk.chance),
    onattack: () => {
      at.decide(foreseen.decision.text);
      at.turn.cancel();
    },
  };
}
