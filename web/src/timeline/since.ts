/** What has changed since somebody's last turn, in figures. */

import type { Cause, Ending, Happened, Token, Track } from "../protocol";
import type { Line } from "./lines";
import type { Picture } from "./picture";
import type { Told } from "./telling";

export interface Changes {
  readonly turns: number;
  readonly events: number;
  readonly tracks: readonly { readonly track: Track; readonly before: number; readonly after: number }[];
  /** Rooms that burn now and did not, and the other way round. */
  readonly fires: readonly number[];
  readonly firesOut: readonly number[];
  /** Rooms with another level of water: 0, 1 (low), 2 (high). */
  readonly water: readonly { readonly room: number; readonly before: number; readonly after: number }[];
  readonly blocked: readonly string[];
  readonly unblocked: readonly string[];
  readonly tokens: readonly { readonly token: Token; readonly space: number }[];
  readonly tokensGone: readonly Token[];
  /** Who lies fainted now and did not. */
  readonly faints: readonly string[];
  readonly deaths: readonly { readonly gnome: string; readonly cause: Cause; readonly room: number }[];
  readonly abandoned: readonly string[];
  /** Who has moved on, in the boat or on the time track. */
  readonly moved: readonly Moved[];
  readonly ended: Ending | null;
}

export interface Moved {
  readonly gnome: string;
  readonly room: number;
  readonly before: number;
  readonly after: number;
}

/** What has happened since somebody's last decision. */
export interface Since {
  /** Whose decision that was; null: nobody at this screen has decided anything yet. */
  readonly gnome: string | null;
  /** The moment after it. */
  readonly moment: number;
  readonly lines: readonly Line[];
  readonly changes: Changes;
}

/** What differs between two pictures, and what the facts between them have told. */
export function changesBetween(before: Picture, after: Picture, facts: readonly Happened[]): Changes {
  const count = (kind: Happened["kind"]): number => facts.filter((fact) => fact.kind === kind).length;
  const names = Object.keys(after.tracks) as Track[];
  const tokens = Object.entries(after.tokens) as [Token, number][];
  const water = (picture: Picture, room: number): number =>
    picture.high_water.includes(room) ? 2 : picture.low_water.includes(room) ? 1 : 0;
  const wet = new Set([...before.low_water, ...before.high_water, ...after.low_water, ...after.high_water]);
  const fainted = (picture: Picture): readonly string[] =>
    picture.gnomes.filter((gnome) => gnome.fainted).map((gnome) => gnome.name);
  const gone = (picture: Picture): readonly string[] =>
    picture.gnomes.filter((gnome) => gnome.abandoned).map((gnome) => gnome.name);
  return {
    turns: count("turn_ends"),
    events: count("event_turned") - count("faint_checked"),
    tracks: names
      .map((track) => ({ track, before: before.tracks[track] ?? 0, after: after.tracks[track] ?? 0 }))
      .filter((one) => one.before !== one.after),
    fires: missing(after.fires, before.fires),
    firesOut: missing(before.fires, after.fires),
    water: [...wet]
      .toSorted((a, b) => a - b)
      .map((room) => ({ room, before: water(before, room), after: water(after, room) }))
      .filter((one) => one.before !== one.after),
    blocked: missing(after.blocked, before.blocked),
    unblocked: missing(before.blocked, after.blocked),
    tokens: tokens
      .filter(([token, space]) => before.tokens[token] !== space)
      .map(([token, space]) => ({ token, space })),
    tokensGone: missing(Object.keys(before.tokens), Object.keys(after.tokens)) as readonly Token[],
    faints: missing(fainted(after), fainted(before)),
    deaths: facts.flatMap((fact) => (fact.kind === "killed" ? [fact.params] : [])),
    abandoned: missing(gone(after), gone(before)),
    moved: movedBetween(before, after),
    ended: after.ended,
  };
}

/** Those who are still aboard and stand elsewhere than before, the last on the track first. */
function movedBetween(before: Picture, after: Picture): readonly Moved[] {
  return after.gnomes
    .flatMap((gnome): Moved[] => {
      const was = before.gnomes.find((one) => one.name === gnome.name);
      const same = was === undefined || (was.time === gnome.time && was.room === gnome.room);
      if (same || !gnome.alive || gnome.abandoned) return [];
      return [{ gnome: gnome.name, room: gnome.room, before: was.time, after: gnome.time }];
    })
    .toSorted((one, other) => one.after - other.after);
}

function missing<T>(list: readonly T[], from: readonly T[]): readonly T[] {
  return list.filter((thing) => !from.includes(thing));
}

/** Where "since" begins: behind the reader's last decision; if that ended a turn, behind its end; if there is none, behind the set-up. */
export function lastOwn(told: readonly Told[]): number {
  const last = told.findLastIndex((one) => one.mine);
  if (last < 0) return setUp(told);
  const step = told[last]?.step;
  const end = told.findIndex((one) => one.step === step && one.fact.kind === "turn_ends");
  return end < 0 ? last : end;
}

/** The last fact of the set-up: what comes then are events before the first turn, or the first turn. */
function setUp(told: readonly Told[]): number {
  const first = told.findIndex(
    ({ fact, step }) => step !== 0 || fact.kind === "event_turned" || fact.kind === "turn_begins",
  );
  return first < 0 ? told.length - 1 : first - 1;
}

/** For somebody who only watches: behind the end of the turn before the last one. */
export function lastTurn(told: readonly Told[]): number {
  const last = told.findLastIndex((one) => one.fact.kind === "turn_ends");
  return last < 0 ? -1 : told.findLastIndex((one, place) => place < last && one.fact.kind === "turn_ends");
}
