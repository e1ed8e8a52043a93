/** What something has done, in very few words: for the tiles of a turn and under an event card. */

import type { Happened, Item, Track } from "../protocol";
import { ofKind } from "../timeline/facts";
import type { Tile } from "../timeline/stage";
import { itemName } from "../words/things";
import { t } from "../words/words.svelte";

/** What an event card has done so far. The gravest thing counts. Empty if there is nothing to tell yet. */
export function briefEvent(event: string | null, facts: readonly Happened[]): string {
  const [killed] = ofKind(facts, "killed");
  if (killed !== undefined) return t("web-play-brief-killed", { gnome: killed.gnome });
  const [token] = ofKind(facts, "token_placed");
  if (token !== undefined) return t("web-play-brief-token", { space: token.space });
  const fires = ofKind(facts, "fire_started");
  if (fires[0] !== undefined) return t("web-play-brief-fire", { room: fires[0].room });
  const floods = ofKind(facts, "water").filter((water) => water.after === 2);
  if (floods.length > 1) return t("web-play-brief-water-many", { count: floods.length });
  if (floods[0] !== undefined) return t("web-play-brief-water", { room: floods[0].room });
  const [blocked] = ofKind(facts, "hatch_blocked");
  if (blocked !== undefined) {
    const [low, high] = [blocked.room, blocked.to_room].toSorted((a, b) => a - b);
    return t("web-play-brief-blocked", { hatch: `${String(low)}–${String(high)}` });
  }
  const [track] = ofKind(facts, "track_moved");
  if (track !== undefined) return briefTrack(track);
  const dropped = ofKind(facts, "card_discarded");
  if (dropped.some((card) => card.cause === "thirst")) return t("web-play-brief-drinks");
  if (dropped.length > 0) return t("web-play-brief-drops");
  if (ofKind(facts, "event_in_vain").length + ofKind(facts, "token_not_placed").length > 0)
    return t("web-play-brief-vain");
  const [die] = ofKind(facts, "die_rolled");
  if (die !== undefined) return t("web-play-brief-room", { room: die.value });
  return event === "respite" ? t("web-play-brief-quiet") : "";
}

/** The same, and the Disaster Tracks that it has moved. */
export function briefAll(event: string | null, facts: readonly Happened[]): string {
  const tracks = ofKind(facts, "track_moved").map(briefTrack);
  const brief = briefEvent(event, facts);
  return [brief, ...tracks.filter((track) => track !== brief)].filter((text) => text !== "").join(" · ");
}

export function briefTrack(moved: { readonly track: Track; readonly before: number; readonly after: number }): string {
  const track = t(`web-gauge-${moved.track}`);
  return t("web-play-brief-track", { track, before: moved.before, after: moved.after });
}

/** What is written on a tile under its name. */
export function briefTile(tile: Tile, gnome: string): string {
  if (tile.state === "skipped") return t("web-play-tile-skipped");
  if (tile.kind === "end") return t("web-play-tile-over");
  if (tile.state === "passed") return t("web-play-tile-passed");
  if (tile.kind === "event") {
    if (tile.event === null) return t("web-play-tile-face-down");
    return briefEvent(tile.event, tile.facts) || (tile.state === "done" ? t("web-play-brief-vain") : "");
  }
  return briefItems(tile.facts) || t("web-play-tile-draws", { gnome });
}

/** What is not said by the name of the card that an icon has brought. */
function briefItems(facts: readonly Happened[]): string {
  for (const fact of facts) {
    if (fact.kind === "nothing_drawn") return t("web-play-brief-nothing");
    if (fact.kind !== "item_drawn") continue;
    const { gnome, item } = fact.params;
    return item === undefined ? t("web-play-brief-draws-hidden", { gnome }) : "";
  }
  return "";
}

/** Items as a list of names. */
export function itemList(items: readonly Item[], edition: string): string {
  const counts = new Map<Item, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].map(([item, count]) => itemName(item, edition, count)).join(", ");
}
