/** The board in words, for who does not see it. */

import type { About, GnomeView, Token } from "../protocol";
import type { Picture } from "../timeline/picture";
import { startFlags } from "./starts";
import { tokenName, trackName } from "../words/things";
import { listed } from "../words/things";
import { t, tFrom } from "../words/words.svelte";
import { GAUGES, type GaugeLook } from "./gauges";
import { ROOMS, SEA } from "./geometry";
import { aboard, gnomesIn, hazardOf, krakenOf, stacksOf } from "./reading";

/** A gnome: what is to be known of it from afar. */
export function gnomeSaid(gnome: GnomeView, acting: string | null): string {
  return t("web-aloud-gnome", {
    gnome: gnome.name,
    fainted: gnome.fainted ? "yes" : "no",
    acting: gnome.name === acting ? "yes" : "no",
    level: gnome.intoxication,
  });
}

/** A room: its number, its name if it has one, what is wrong in it, who is there. */
export function roomSaid(picture: Picture, about: About, acting: string | null, room: number): string {
  const there = gnomesIn(picture, room).map((gnome) => gnomeSaid(gnome, acting));
  if (room === SEA) return t("web-aloud-sea", { gnomes: listed(there) });
  const state = t(`web-hazard-${hazardOf(picture, room)}`);
  const purpose = Object.entries(about.boat.purposes).find(([, number]) => number === room)?.[0];
  const said =
    purpose === undefined
      ? t("web-aloud-room", { number: room, state })
      : t("web-aloud-room-named", { number: room, name: tFrom("place", purpose), state });
  return there.length === 0 ? said : t("web-aloud-there", { room: said, gnomes: listed(there) });
}

/** A hatch: which rooms it joins, and whether it is blocked. */
export function hatchSaid(hatch: string, blocked: readonly string[]): string {
  const [one = "", other = ""] = hatch.split("-");
  const state = blocked.includes(hatch) ? "blocked" : "closed";
  return other === "sea" ? t("web-hatch-said-sea", { room: one }) : t("web-hatch-said", { one, other, state });
}

/** A Disaster Track: how far it has come, where it ends, and where it is mended. */
export function gaugeSaid(picture: Picture, { boat, edition }: About, { track, purpose }: GaugeLook): string {
  return t("web-gauge-said", {
    track: trackName(track, edition),
    value: picture.tracks[track] ?? 1,
    end: boat.track_end,
    room: boat.purposes[purpose] ?? 0,
  });
}

/** Everything that the picture shows, line by line. */
export function boardSaid(picture: Picture, about: About, acting: string | null): readonly string[] {
  const said = ROOMS.map((room) => roomSaid(picture, about, acting, room));
  if (gnomesIn(picture, SEA).length > 0) said.push(roomSaid(picture, about, acting, SEA));
  const gone = picture.gnomes.filter((gnome) => !aboard(gnome)).map((gnome) => gnome.name);
  if (gone.length > 0) said.push(t("web-aloud-gone", { gnomes: listed(gone) }));
  said.push(
    picture.blocked.length === 0
      ? t("web-aloud-hatches-free")
      : t("web-aloud-hatches-blocked", { hatches: listed(picture.blocked) }),
  );
  const { boat, edition } = about;
  said.push(...GAUGES.map((look) => gaugeSaid(picture, about, look)));
  for (const [token, space] of Object.entries(picture.tokens)) {
    said.push(t("web-token-on", { token: tokenName(token as Token, edition), space }));
  }
  const kraken = krakenOf(picture);
  if (kraken !== "absent") said.push(t(`web-aloud-kraken-${kraken}`));
  for (const { space, names } of stacksOf(picture)) {
    said.push(t("web-aloud-stack", { space, gnomes: listed([...names].reverse()) }));
  }
  said.push(t("web-ghost-on", { space: picture.ghost }), t("web-aloud-stash", { count: picture.stash }));
  const starts = [...startFlags(boat)].map(([space, crews]) => t("web-flag-said", { space, crews }));
  said.push(t("web-aloud-starts", { starts: listed(starts) }));
  return said;
}
