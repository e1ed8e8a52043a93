/** What the player's own controls say. Every text comes out of the catalogue. */

import type { About, Deed, Foreseen, Help, Item, Stage, Tool, View, Way } from "../protocol";
import { hatchOf } from "../timeline/hatches";
import { hundredths } from "../ui/chance";
import { actionName, itemName, listed, tokenName, trackName } from "../words/things";
import { t, tFrom } from "../words/words.svelte";
import { isIdle, share } from "./aims";
import { purposeOf } from "./places";

/** A room as a heading: its name, or its number. */
export function placeName(about: About, room: number): string {
  if (room === 0) return t("place-sea");
  const purpose = purposeOf(about, room);
  return purpose === null ? t("place-number", { number: room }) : tFrom("place", purpose);
}

/** A room in as few letters as may be. */
export function placeShort(about: About, room: number): string {
  if (room === 0) return t("web-turn-place-sea");
  const purpose = purposeOf(about, room);
  return purpose === null ? t("place-number", { number: room }) : tFrom("web-turn-place", purpose);
}

/** A hatch of the board ("4-5", "3-sea"). */
export function hatchName(hatch: string): string {
  const [one = "", other = ""] = hatch.split("-");
  return other === "sea" ? t("web-turn-hatch-sea", { room: one }) : t("web-turn-hatch", { one, other });
}

export const minutesText = (minutes: number): string => t("web-turn-minutes", { minutes });

/** A chance in whole percent; what is possible is never 0, and what is not sure never 100. */
export function percent(chance: Foreseen["success"]): number {
  return hundredths(share(chance));
}

/** A deed: what is done, to what, with whom. */
export function deedName(about: About, deed: Deed, hatch: string | null): string {
  if (hatch !== null) return t("web-turn-deed-unblock", { hatch: hatchName(hatch) });
  if (deed.gnome !== null) return tFrom("web-turn-deed", deed.action, { gnome: deed.gnome });
  return actionName(deed.action, about.edition);
}

/** A deed on a narrow button. */
export function deedShort(deed: Deed, hatch: string | null): string {
  return t(`web-turn-short-${deed.action}`, { gnome: deed.gnome ?? "", hatch: (hatch ?? "").replace("-", "–") });
}

/** The second line of a deed that can be chosen. */
export function deedNote(deed: Deed): string {
  if (isIdle(deed)) return t("web-turn-idle");
  return deed.extra > 0 ? t("web-turn-wading", { minutes: deed.extra }) : "";
}

/** The star on a Disaster Track that a repair goes back to: the next one below. */
export function resetOf(about: About, space: number): number {
  return Math.max(...about.boat.resets.filter((reset) => reset < space));
}

/** What a deed brings about if it works, in a few words; empty if that goes without saying. */
export function effectOf(about: About, deed: Deed, one: Foreseen, hatch: string | null): string {
  const mends = deed.mends.map((mend) =>
    mend.track === null
      ? t("web-turn-effect-token", { token: mend.token === null ? "" : tokenName(mend.token, about.edition) })
      : t("web-turn-effect-track", {
          track: trackName(mend.track, about.edition),
          from: mend.space,
          to: resetOf(about, mend.space),
        }),
  );
  if (mends.length > 0) return listed(mends);
  if (isIdle(deed)) return t("web-turn-idle");
  switch (deed.action) {
    case "extinguish":
      return t("web-turn-effect-extinguish");
    case "pump":
      return t("web-turn-effect-pump");
    case "unblock":
      return t("web-turn-effect-unblock", { hatch: hatchName(hatch ?? "") });
    case "draw":
      return t("web-turn-effect-draw", { cards: one.decision.minutes ?? one.minutes });
    default:
      return "";
  }
}

/** The main button of a deed. */
export function deedLabel(about: About, deed: Deed, one: Foreseen, cards: number): string {
  const minutes = one.decision.minutes ?? one.minutes;
  if (deed.action === "trade") return t("web-turn-offer", { cards, gnome: deed.gnome ?? "" });
  if (deed.action === "attack") return t("web-turn-attack", { gnome: deed.gnome ?? "" });
  if (deed.action === "draw") return t("web-turn-draw", { cards: minutes });
  if (one.success === null)
    return t("web-turn-plain", { action: actionName(deed.action, about.edition), minutes: one.minutes });
  return tFrom("web-turn-for", verbOf(deed), { minutes });
}

function verbOf(deed: Deed): string {
  return deed.action.startsWith("fix_") ? "fix" : deed.action;
}

/** How a deed is done: the minutes, what items add, and the die. */
export function deedHow(deed: Deed, one: Foreseen): string {
  if (one.success === null) return one.minutes > 0 ? minutesText(one.minutes) : "";
  const minutes = one.decision.minutes ?? one.minutes;
  return t("web-turn-die", { minutes, bonus: deed.bonus, extra: deed.extra });
}

/** One step of a way. */
export function stageText(about: About, stage: Stage, before: number): string {
  const said = stage.decision;
  if (said.kind === "use") return t("web-turn-step-use", { item: itemText(about, said.items?.[0]) });
  if (said.kind === "open")
    return t("web-turn-step-open", { hatch: hatchName(hatchOf(before, said.space ?? stage.room)) });
  return said.kind === "stay"
    ? t("web-turn-stay", { place: placeName(about, stage.room) })
    : t("web-turn-step-enter", { place: placeName(about, stage.room) });
}

function itemText(about: About, item: Item | undefined): string {
  return item === undefined ? "" : itemName(item, about.edition);
}

/** What water and fire do on a way; one line each. */
export function wayChanges(way: Pick<Way, "water" | "fires_out" | "burning">): readonly string[] {
  const lines = [1, 2, 0].flatMap((level) => {
    const rooms = way.water.filter((water) => water.level === level).map((water) => String(water.room));
    return rooms.length === 0 ? [] : [t("web-turn-water", { level, rooms: listed(rooms), count: rooms.length })];
  });
  if (way.fires_out.length > 0)
    lines.push(t("web-turn-fire-out", { rooms: listed(way.fires_out.map(String)), count: way.fires_out.length }));
  return way.burning ? [...lines, t("web-turn-burning")] : lines;
}

/** What a way passes and uses, to tell it from another. */
export function wayText(about: About, way: Way, start: number): string {
  const items = way.items.map((item) => itemName(item, about.edition));
  if (items.length > 0) return t("web-turn-way-items", { items: listed(items) });
  const rooms = roomsOf(way, start)
    .slice(1, -1)
    .map((room) => (room === 0 ? t("place-sea") : String(room)));
  return rooms.length === 0 ? t("web-turn-way-straight") : t("web-turn-way-through", { rooms: listed(rooms) });
}

/** Which cards a way uses up; empty if none. */
export function usesText(about: About, items: readonly Item[]): string {
  if (items.length === 0) return "";
  return t("web-turn-uses", { items: listed(items.map((item) => itemName(item, about.edition))) });
}

/** The spaces of a way, first to last. */
export function roomsOf(way: Way, start: number): readonly number[] {
  const rooms = [start];
  for (const stage of way.stages) if (stage.room !== rooms.at(-1)) rooms.push(stage.room);
  return rooms;
}

/** What will be met on the track. */
export function metText(events: readonly number[], items: readonly number[]): string {
  if (events.length === 0 && items.length === 0) return t("web-turn-meets-nothing");
  return t("web-turn-meets", { events: events.length, items: items.length });
}

/** A warning: who may die of it, and what would be lost. */
export interface Warning {
  readonly text: string;
  readonly sure: boolean;
}

export function warningsOf(view: View, gnome: string, one: Foreseen, inDanger: boolean): readonly Warning[] {
  const risk = (name: string, chance: Foreseen["death"]): Warning => ({
    text:
      share(chance) === 1
        ? t("web-turn-kills", { gnome: name })
        : t("web-turn-may-kill", { gnome: name, percent: percent(chance) }),
    sure: share(chance) === 1,
  });
  const lines: Warning[] = one.lost.map((token) => ({
    text: t(`web-turn-lost-${token}`, { space: view.tokens[token] ?? 0 }),
    sure: true,
  }));
  if (share(one.death) > 0) lines.push(risk(gnome, one.death));
  for (const other of one.others) lines.push(risk(other.gnome, other.chance));
  if (inDanger && one.danger && share(one.death) === 0)
    lines.push({ text: t("web-turn-danger", { gnome }), sure: false });
  if (share(one.faint) > 0) lines.push({ text: t("web-turn-faint", { percent: percent(one.faint) }), sure: false });
  return lines;
}

/** What a card does, in a word or two; without a tool the table has said nothing of it. */
export function cardEffect(item: Item, tool: Tool | undefined): string {
  const bonus = Math.max(0, ...(tool?.helps ?? []).map((help: Help) => help.bonus));
  const figure = tool === undefined ? 0 : Math.max(bonus, tool.icons, tool.sobers);
  return t(`web-turn-card-does-${item}`, { figure });
}

/** A card's name, short and with places where it may be broken. */
export function cardName(item: Item, edition: string): string {
  return edition === "first" && item === "harpoon" ? t("web-turn-card-harpoon-first") : t(`web-turn-card-${item}`);
}
