/** How a gnome of the crew is, and who leads it, in a word each. */

import { botId } from "../host/bots";
import type { About, GnomeView, Message } from "../protocol";
import type { Picture } from "../timeline/picture";
import type { TableStore } from "../table/table.svelte";
import { t } from "../words/words.svelte";

export type State = "waiting" | "acting" | "drunk" | "outside" | "fainted" | "safe" | "dead" | "gone";

/** The one thing about a gnome that must be seen. */
export function stateOf(gnome: GnomeView, acting: string | null, about: About): State {
  if (gnome.abandoned) return "gone";
  if (!gnome.alive) return "dead";
  if (gnome.fainted) return "fainted";
  if (gnome.name === acting) return "acting";
  if (gnome.room === 0) return "outside";
  if (gnome.time === 0) return "safe";
  return gnome.intoxication >= about.boat.intoxication - 1 ? "drunk" : "waiting";
}

/** The crew, the next to act first; who is no longer aboard comes last. */
export function inOrder(picture: Picture, acting: string | null): readonly GnomeView[] {
  const order = [...picture.keepers].reverse();
  const rank = (gnome: GnomeView): number => {
    const place = order.indexOf(gnome.name);
    if (gnome.name === acting && gnome.alive) return -1;
    return place === -1 ? order.length + Number(gnome.abandoned) : place;
  };
  return [...picture.gnomes].sort((a, b) => rank(a) - rank(b));
}

export interface Leader {
  readonly kind: "you" | "person" | "bot";
  readonly text: string;
  readonly away: boolean;
}

/** Who leads a gnome. */
export function leaderOf(table: TableStore, gnome: GnomeView): Leader {
  const bot = table.message?.controllers[gnome.name] ?? "";
  if (bot !== "") return { kind: "bot", text: botName(bot), away: false }; // a sign beside it says that it is one
  const seat = table.lounge?.seats.find((one) => one.seat === gnome.player);
  const name = seat?.name ?? gnome.player;
  const { seats } = table.you;
  if (seats.includes(gnome.player)) {
    const text = seats.length > 1 ? name : t("web-crew-you"); // several people at one screen are all "you"
    return { kind: "you", text, away: false };
  }
  return { kind: "person", text: name, away: seat !== undefined && seat.name !== null && !seat.connected };
}

/** A bot's name: its kind without its settings. */
export function botName(bot: string): string {
  return t("web-crew-bot", { bot: botId(bot) });
}

/** Whom everybody waits for, if it is somebody else. */
export function waitingFor(table: TableStore): Message["deciding"] {
  const message = table.message;
  return message === null || message.choices !== null ? null : message.deciding;
}
