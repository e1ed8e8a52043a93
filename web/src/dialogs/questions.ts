/** What the game asks of a gnome that is led from this screen. What is chosen is kept by the turn: the board and the hand show it too. */

import type { Choices, EventName, Item, Phase } from "../protocol";
import { share } from "../turn/aims";
import { placeName } from "../turn/wording";
import { soft } from "../words/soft";
import { itemName } from "../words/things";
import { t } from "../words/words.svelte";
import { chosenCards, touchCard } from "./picked";
import { escapePlaces, firePlaces, hatchPlaces } from "./places";
import type { Seat } from "./seat.svelte";
import { hatchText } from "./tell";

type Asked = Choices & { readonly cards: NonNullable<Choices["cards"]> };

/** A question of these phases, with the cards that it is about if it is about some. */
const asked =
  <Props>(phases: readonly Phase[], ask: (at: Seat, choices: Choices) => Props | null) =>
  (at: Seat): Props | null =>
    at.choices !== null && phases.includes(at.choices.phase) ? ask(at, at.choices) : null;

const ofCards = <Props>(phase: Phase, ask: (at: Seat, choices: Asked) => Props) =>
  asked([phase], (at, choices) => (choices.cards === null ? null : ask(at, { ...choices, cards: choices.cards })));

const go = (at: Seat) => (): void => at.turn.main?.run();
/** The cards that are chosen, and how one is. */
const cards = ({ turn, edition }: Seat) => ({
  edition,
  chosen: chosenCards(turn.hand),
  ontouch: (place: number): void => touchCard(turn.hand, place),
});

export const give = ofCards("give", (at, choices) => ({
  face: at.face(choices.gnome),
  from: at.face(at.view.active),
  offered: at.view.offered,
  cardsOffered: at.view.cards_offered,
  mine: choices.cards.items,
  least: choices.cards.least,
  ...cards(at),
  ongive: go(at),
}));

export const discard = ofCards("discard", (at, choices) => ({
  face: at.face(choices.gnome),
  hand: choices.cards.items,
  surplus: choices.cards.least,
  event: (at.table.cursor.card?.event ?? null) as EventName | null,
  others: at.view.limited.filter((name) => name !== choices.gnome).map(at.face),
  patience: at.table.lounge?.stand_in_after ?? null,
  ...cards(at),
  ondrop: go(at),
}));

export const drawn = asked(["drawn"], (at, choices) => {
  const item = at.view.drawn as Item | null;
  return item === null
    ? null
    : {
        face: at.face(choices.gnome),
        item,
        tool: choices.tools.find((tool) => tool.item === item) ?? null,
        edition: at.edition,
        onuse: () => at.decide(`use ${item}`),
        onkeep: () => at.decide("done"),
      };
});

export const spread = asked(["spread"], (at, choices) => {
  const room = at.turn.foreseen?.decision.space ?? null;
  return {
    face: at.face(choices.gnome),
    title: t("web-dialog-spread"),
    voice: t("web-dialog-spread-voice"),
    places: firePlaces(at.turn.answers, choices, at.view, at.about),
    label: room === null ? t("web-dialog-spread-none") : t("web-dialog-spread-go", { room }),
    sub: t("web-dialog-spread-air"),
    off: t("web-dialog-spread-off"),
    ongo: go(at),
  };
});

export const block = asked(["block"], (at, choices) => {
  const { turn, view, about } = at;
  const face = at.face(choices.gnome);
  const space = turn.foreseen?.decision.space ?? null;
  const room = placeName(about, view.rolled);
  return {
    face,
    title: t("web-dialog-block"),
    voice: t("web-dialog-block-voice", { gnome: face.name, room, number: view.rolled }),
    places: hatchPlaces(turn.answers, choices, view, about),
    label:
      space === null ? t("web-dialog-block-none") : t("web-dialog-block-go", { hatch: hatchText(view.rolled, space) }),
    off: t("web-dialog-block-off"),
    ongo: go(at),
  };
});

export const defend = asked(["defend"], (at, choices) => {
  const defend = choices.answers.find((one) => one.decision.kind === "defend");
  return {
    face: at.face(choices.gnome),
    attacker: at.face(at.view.active),
    death: defend === undefined ? null : share(defend.death),
    ondefend: () => at.decide("defend"),
    onsubmit: () => at.decide("submit"),
  };
});

export const escape = asked(["escape", "escape_hatch"], (at, choices) => {
  const { turn, about, edition } = at;
  const face = at.face(choices.gnome);
  const none = turn.rooms.length === 0;
  const rescuing = choices.tools.filter((tool) => none && (tool.courage || tool.air));
  const { end } = turn;
  return {
    face,
    mood: face.fainted ? null : "shock",
    title: t("web-dialog-escape", { gnome: face.name }),
    voice: t(none ? "web-dialog-escape-none" : "web-dialog-escape-voice"),
    places: escapePlaces(turn.rooms, choices, about),
    label:
      turn.goal === null
        ? t("web-dialog-escape-run")
        : soft(t("web-dialog-escape-go", { room: placeName(about, turn.goal) })),
    off: t(none ? "web-dialog-escape-none" : "web-dialog-escape-off"),
    tone: "deadly" as const,
    ongo: go(at),
    more: [
      ...rescuing.map(({ item, use }) => ({
        label: t("web-dialog-escape-use", { item: itemName(item, edition) }),
        run: () => at.decide(use.decision.text),
      })),
      ...(end === null ? [] : [{ label: t("web-dialog-escape-stay"), run: () => (end.touch(), go(at)()) }]),
    ],
  };
});
