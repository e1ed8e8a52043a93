/** The dialogs of a table, those that come first first: others' questions before one's own, what kills before what one looks at. */

import { perilsOf } from "../crew/perils";
import { overlay, overlays, type Entry } from "../overlays/overlays.svelte";
import Since from "../log/Since.svelte";
import { sinceTitle } from "../log/sinceTitle";
import Advice from "./Advice.svelte";
import Agree from "./Agree.svelte";
import { attack, deadly, trade } from "./aims";
import { nameOf, toAnswer, voters } from "./asking";
import Attack from "./Attack.svelte";
import Back from "./Back.svelte";
import Dangers from "./Dangers.svelte";
import Deadly from "./Deadly.svelte";
import Defend from "./Defend.svelte";
import Discard from "./Discard.svelte";
import Drawn from "./Drawn.svelte";
import { gnomeInfo } from "./gnome";
import Give from "./Give.svelte";
import GnomeInfo from "./GnomeInfo.svelte";
import Leave from "./Leave.svelte";
import Logbook from "./Logbook.svelte";
import Menu from "./Menu.svelte";
import Pick from "./Pick.svelte";
import Piles from "./Piles.svelte";
import { block, defend, discard, drawn, escape, give, spread } from "./questions";
import type { Seat } from "./seat.svelte";
import Trade from "./Trade.svelte";

type When<Props> = (at: Seat, about: string) => Props | null;

/** Of what somebody has opened: only then. */
const wished =
  <Props>(when: When<Props>) =>
  (at: Seat, about: string | null): Props | null =>
    about === null ? null : when(at, about);

/** Another decision is another question. */
const again = (at: Seat): unknown => at.choices?.number;
const close = (at: Seat): void => at.turn.cancel();

function agree({ table, message, crew, face, about }: Seat) {
  const question = toAnswer(table.lounge, table.you.seats);
  if (question === null || table.lounge === null) return null;
  return {
    face: face(about.gnomes[about.players.indexOf(question.by)] ?? ""),
    by: nameOf(table.lounge, question.by),
    steps: message.decisions - question.to,
    people: voters(table.lounge, message, crew, [question.by]),
    busy: table.busy,
    onagree: (yes: boolean) => void table.vote(yes),
  };
}

function since({ table, about, crew }: Seat) {
  const since = table.cursor.running ? null : table.since();
  if (since === null) return null;
  const play = (): void => {
    overlays.close("since");
    table.playSince();
  };
  return { since, about, crew, title: sinceTitle(table.you.seats, since), play };
}

function dangers({ table, about, view, light }: Seat) {
  const { picture } = table.cursor;
  return picture === null ? null : { picture, about, perils: perilsOf(table), view, light };
}

export const DIALOGS: readonly Entry<Seat>[] = [
  overlay("agree", "seat", Agree, agree),
  overlay("deadly", "seat", Deadly, deadly, { close }),
  overlay(
    "piles",
    "seat",
    Piles,
    wished(({ view, edition }, which) => ({ view, edition, which })),
  ),
  overlay("gnome", "seat", GnomeInfo, wished(gnomeInfo)),
  overlay(
    "menu",
    "seat",
    Menu,
    wished((at) => ({ since: since(at)?.title ?? "" })),
  ),
  overlay("dangers", "seat", Dangers, wished(dangers)),
  overlay(
    "log",
    "seat",
    Logbook,
    wished(({ table, crew, light }) => ({ lines: table.shownLines, crew, light })),
  ),
  overlay("since", "seat", Since, wished(since)),
  overlay(
    "leave",
    "seat",
    Leave,
    wished(({ table }) => ({ table })),
  ),
  overlay(
    "undo",
    "seat",
    Back,
    wished((at) => ({ at })),
  ),
  overlay(
    "captain",
    "seat",
    Advice,
    wished((at) => ({ at })),
  ),
  overlay("trade", "seat", Trade, trade, { close, again }),
  overlay("attack", "seat", Attack, attack, { close, again }),
  overlay("give", "seat", Give, give, { again }),
  overlay("discard", "seat", Discard, discard, { again }),
  overlay("drawn", "seat", Drawn, drawn, { again }),
  overlay("spread", "seat", Pick, spread, { again }),
  overlay("block", "seat", Pick, block, { again }),
  overlay("defend", "seat", Defend, defend, { again }),
  overlay("escape", "seat", Pick, escape, { again }),
];
