/** A gnome in words: how it is, and who leads it. */

import { botId } from "../host/bots";
import type { About, GnomeView, Item, Lounge, Message } from "../protocol";
import { offered } from "../rules/offered.svelte";
import type { TableStore } from "../table/table.svelte";
import { placeName } from "../turn/wording";
import { t } from "../words/words.svelte";
import { nameOf } from "./asking";
import type { Face } from "./faces";
import type { Handing } from "./GnomeInfo.svelte";
import type { Seat } from "./seat.svelte";

/** Who leads it: a person, or a bot in its place. */
export function leaderOf(gnome: GnomeView, message: Message, lounge: Lounge | null): string {
  const bot = message.controllers[gnome.name] ?? "";
  return bot === ""
    ? t("web-dialog-led", { name: nameOf(lounge, gnome.player) })
    : t("web-dialog-led-bot", { bot: botId(bot) });
}

/** How it is: where, at which minute, and what is the matter with it. */
function statesOf(gnome: GnomeView, about: About): readonly string[] {
  if (gnome.abandoned) return [t("web-dialog-gnome-gone")];
  if (!gnome.alive) return [t("web-dialog-gnome-dead")];
  return [
    t("web-dialog-gnome-place", { room: placeName(about, gnome.room), minute: gnome.time }),
    t(gnome.fainted ? "web-dialog-gnome-fainted" : "web-dialog-gnome-awake"),
    ...(gnome.drew_in === 0 ? [] : [t("web-dialog-gnome-drew", { room: placeName(about, gnome.drew_in) })]),
  ];
}

/** To whom somebody at this screen may give it. */
function handingsOf(gnome: GnomeView, message: Message, table: TableStore): readonly Handing[] {
  const seat = table.lounge?.seats.find((one) => one.seat === gnome.player);
  const may = table.you.seats.includes(gnome.player) || (table.you.host && seat?.name === null);
  if (!may || !gnome.alive || gnome.abandoned || message.ended !== null) return [];
  const hand = (bot: string) => (): void => {
    void table.hand(gnome.name, bot);
  };
  if (message.controllers[gnome.name] !== "") return [{ label: t("web-dialog-hand-back"), run: hand("") }];
  return (offered.now?.bots ?? []).map(({ id: bot }) => ({ label: t("web-dialog-hand-to", { bot }), run: hand(bot) }));
}

interface Info {
  readonly face: Face;
  readonly leader: string;
  readonly states: readonly string[];
  readonly mugs: number;
  readonly hand: readonly Item[] | null;
  readonly cards: number;
  readonly edition: string;
  readonly handings: readonly Handing[];
  readonly busy: boolean;
}

/** All about a gnome; null: there is none of that name. */
export function gnomeInfo({ table, about, message, view, face, edition }: Seat, name: string): Info | null {
  const gnome = view.gnomes.find((one) => one.name === name);
  if (gnome === undefined) return null;
  return {
    face: face(name),
    leader: leaderOf(gnome, message, table.lounge),
    states: statesOf(gnome, about),
    mugs: about.boat.intoxication,
    hand: gnome.items,
    cards: gnome.cards,
    edition,
    handings: handingsOf(gnome, message, table),
    busy: table.busy,
  };
}
