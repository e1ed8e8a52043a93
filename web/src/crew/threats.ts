/** What is about to sink the boat: Destruction tokens ahead, and Disaster Tracks near their end. The worst comes first. */

import { GAUGES } from "../plan/gauges";
import { lastKeeper } from "../plan/reading";
import type { Action, Boat, Token, Track } from "../protocol";
import type { Picture } from "../timeline/picture";

export type Threat =
  | {
      readonly kind: "token";
      readonly token: Token;
      readonly space: number;
      /** Minutes until the last Time Keeper gets there. */
      readonly left: number;
      /** Where it is averted; 0 is the sea. */
      readonly room: number;
      readonly near: boolean;
    }
  | {
      readonly kind: "track";
      readonly track: Track;
      readonly value: number;
      /** Steps to the end. */
      readonly left: number;
      readonly room: number;
      readonly near: boolean;
    };

/** The action that takes a token off the track. */
const AVERTED: Readonly<Record<Token, Action>> = {
  crushed: "fix_engine",
  asphyxiated: "fix_pumps",
  missiles: "stop_missiles",
  kraken: "kill_kraken",
};
const SOON = 5; // minutes to a token
const ALARM = 2; // steps to the end of a track
const WORTH = 3; // so near its end a track is spoken of

/** Of a game that is over nothing can be averted any more. */
export function threatsOf(picture: Picture, boat: Boat): readonly Threat[] {
  if (picture.ended !== null) return [];
  const last = lastKeeper(picture);
  const tokens = (Object.entries(picture.tokens) as [Token, number][]).map(([token, space]): Threat => {
    const left = Math.max(0, last - space);
    return { kind: "token", token, space, left, room: boat.places[AVERTED[token]]?.[0] ?? 0, near: left < SOON };
  });
  const tracks = GAUGES.flatMap(({ track, purpose }): Threat[] => {
    const value = picture.tracks[track] ?? 1;
    const left = boat.track_end - value;
    if (left > WORTH || left <= 0) return [];
    return [{ kind: "track", track, value, left, room: boat.purposes[purpose] ?? 0, near: left <= ALARM }];
  });
  return [...tracks, ...tokens].sort((a, b) => Number(b.near) - Number(a.near) || a.left - b.left);
}
