/** Who dies where they stand, in words: when, and the ways out. */

import type { About, Peril, View, WayOut } from "../protocol";
import type { TableStore } from "../table/table.svelte";
import { share } from "../turn/aims";
import { percent } from "../turn/wording";
import { actionName, itemName, listed } from "../words/things";
import { t } from "../words/words.svelte";

/** The perils as things stand, the next to die first; none as long as something else is shown. */
export function perilsOf(table: TableStore): readonly Peril[] {
  const { cursor, message } = table;
  if (!cursor.isLive || message === null) return [];
  return [...message.perils].sort((a, b) => Number(b.now) - Number(a.now) || share(b.chance) - share(a.chance));
}

/** Who dies, of what and when. */
export function perilText(one: Peril): string {
  const now = one.now ? "yes" : "no";
  return share(one.chance) < 1
    ? t("web-peril-faint", { gnome: one.gnome, now, percent: percent(one.chance) })
    : t(`web-peril-${one.hazard}`, { gnome: one.gnome, now });
}

/** The ways out: the cheapest to rooms, with those that cost as much, and the actions. */
export function waysOutText(about: About, view: View, one: Peril): string {
  const spaces = one.ways_out.filter((way) => way.to !== null);
  const rooms = spaces.filter((way) => way.to !== 0);
  const [first] = rooms.length > 0 ? rooms : spaces;
  const alike = rooms.filter((way) => way.minutes === first?.minutes && String(way.items) === String(first.items));
  const ways = [
    ...(first === undefined ? [] : [roomsText(about, alike, first)]),
    ...one.ways_out.filter((way) => way.action !== null).map((way) => actionText(about, way)),
  ];
  if (ways.length === 0) return t("web-peril-none", { own: one.now && one.gnome === view.active ? "yes" : "no" });
  return t("web-peril-ways", { ways: ways.reduce((left, right) => t("web-peril-or", { left, right })) });
}

function roomsText(about: About, alike: readonly WayOut[], { minutes, items }: WayOut): string {
  const rooms = listed(alike.map(({ to }) => String(to)));
  const way =
    alike.length > 0 ? t("web-peril-rooms", { rooms, count: alike.length, minutes }) : t("web-peril-out", { minutes });
  if (items.length === 0) return way;
  return t("web-peril-with", { way, items: listed(items.map((item) => itemName(item, about.edition))) });
}

function actionText(about: About, way: WayOut): string {
  const text = t("web-peril-action", {
    action: way.action === null ? "" : actionName(way.action, about.edition),
    minutes: way.minutes,
  });
  return share(way.chance) === 1 ? text : t("web-peril-odds", { way: text, percent: percent(way.chance) });
}
