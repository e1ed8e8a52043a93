/** All that was told of a game and stands: the lines of the logbook, and the facts from the first known picture on. */

import type { About, Happened, Message, Noted } from "../protocol";
import { courseOf, same } from "./beginning";
import { keptLines, linesOf, toldBy, type Line, type Told } from "./lines";
import type { Known } from "./memory";
import { after, pictureOf, type Picture } from "./picture";
import { changesBetween, lastOwn, lastTurn, type Since } from "./since";
import { standingAfter, thatStand, type Standing } from "./standing";

/** What a message has brought. */
export interface Chapter {
  readonly told: readonly Told[];
  /** If something was taken back: the pictures to go back through, the latest first. */
  readonly back: readonly Picture[] | null;
  /** Whether the reader has decided something in it. */
  readonly own: boolean;
}

/** What luck brings. */
const LUCK: ReadonlySet<Happened["kind"]> = new Set(["die_rolled", "event_turned", "item_drawn"]);

export class Chronicle {
  lines: readonly Line[] = [];
  /** The facts that stand, from `first` on. */
  told: readonly Told[] = [];
  #first: Picture | null = null;
  /** The last entry that has led to the first picture, where facts alone do not tell that one; null: they do. */
  #from: number | null = null;
  #standing: Standing = { start: 0, entries: [] };
  /** The reader's own entries, and for which gnome they decided. */
  #own: ReadonlyMap<number, string> = new Map();

  /** The first picture, for who will be told everything anew; null if facts alone tell it. */
  get first(): Known | null {
    return this.#first === null || this.#from === null ? null : { picture: this.#first, entry: this.#from };
  }

  /** Everything is told, perhaps anew. The answer sets the stage; it is not to be shown. `known` is what was the first picture before. */
  begin(about: About, message: Message, seats: readonly string[], known: Known | null = null): readonly Told[] {
    this.#standing = standingAfter({ start: about.start, entries: [] }, message.entries);
    this.#own = ownEntries(message.entries, seats);
    this.lines = keptLines(linesOf(message, []), this.#standing);
    const told = toldBy(message, this.#standing, this.#own);
    const course = courseOf(about, message);
    if (course === null) this.#beginFrom(known, message, told);
    else [this.#first, this.#from, this.told] = [course.beginning, null, told];
    return told;
  }

  /** Facts do not tell how things stood at first: it is known from before, if that leads to how they stand; else it is how they stand. */
  #beginFrom(known: Known | null, message: Message, told: readonly Told[]): void {
    const goal = pictureOf(message.view);
    const later = known === null ? [] : told.filter((one) => one.entry > known.entry);
    const holds = known !== null && same(pictureAfter(known.picture, later), goal);
    this.#first = holds ? known.picture : goal;
    this.#from = holds ? known.entry : message.number;
    this.told = holds ? later : [];
  }

  /** Something has happened, in one entry or in several; something may have been taken back in between. */
  goOn(message: Message, seats: readonly string[]): Chapter {
    const before = this.#standing;
    const standing = standingAfter(before, message.entries);
    const own = ownEntries(message.entries, seats);
    this.#own = new Map([...this.#own, ...own]);
    this.#standing = standing;
    const told = toldBy(message, standing, this.#own);
    const kept = before.entries.every((entry, place) => standing.entries[place] === entry);
    if (kept && before.start === standing.start) {
      this.lines = keptLines([...this.lines, ...linesOf(message, this.lines)], standing);
      this.told = [...this.told, ...told];
      return { told, back: null, own: own.size > 0 };
    }
    const lines = keptLines(this.lines, standing);
    this.lines = keptLines([...lines, ...linesOf(message, lines)], standing);
    const back = told.length > 0 ? [] : this.#stepsBack(standing);
    this.told = [...thatStand(this.told, standing), ...told];
    if (before.start !== standing.start) {
      this.#first = pictureOf(message.view); // a logbook's own decisions were taken back: what was before is not told
      this.#from = message.number;
      this.told = [];
    }
    return { told, back, own: own.size > 0 };
  }

  /** What was told of an entry and of all before it, and the picture that it led to; null if that is not known. */
  upTo(entry: number): { readonly picture: Picture; readonly told: readonly Told[] } | null {
    if (this.#first === null || this.told.length === 0) return null;
    const told = this.told.filter((one) => one.entry <= entry);
    return { picture: pictureAfter(this.#first, told), told };
  }

  /** Where somebody begins who sits down for the first time: behind the set-up, as long as they have decided nothing; else null. */
  get untouched(): number | null {
    return this.#from === null && this.#own.size === 0 ? 0 : null;
  }

  /** Whether a die was rolled or a card turned over by the reader's last decision, or since. */
  luckFell(): boolean {
    const last = this.told.findLast((one) => one.mine)?.entry;
    return last !== undefined && this.told.some(({ entry, fact }) => entry >= last && LUCK.has(fact.kind));
  }

  /** What has happened since the reader's last decision; null if it is not known how things stood then. */
  since(message: Message, seats: readonly string[]): Since | null {
    if (this.#first === null) return null;
    const last = seats.length > 0 ? lastOwn(this.told) : lastTurn(this.told);
    const picture = pictureAfter(this.#first, this.told.slice(0, last + 1));
    const told = this.told.slice(last + 1);
    const facts = told.map((one) => one.fact);
    const known = new Set<Happened>(facts);
    const lines = this.lines.filter((line) => line.facts.every((fact) => known.has(fact)));
    const gnome = this.#own.get(this.told.findLast((one) => one.mine)?.entry ?? 0) ?? null;
    return { gnome, picture, told, lines, changes: changesBetween(picture, pictureOf(message.view), facts) };
  }

  /** The pictures between how things stood and what is left of it, the latest first, one for each decision. */
  #stepsBack(standing: Standing): readonly Picture[] {
    if (this.#first === null) return [];
    const kept = new Set(standing.entries).add(0);
    const steps: Picture[] = [];
    let picture = this.#first;
    let entry = 0;
    for (const one of this.told) {
      if (one.entry !== entry && !kept.has(one.entry)) steps.push(picture);
      entry = one.entry;
      picture = after(picture, one.fact);
    }
    return steps.slice(1).toReversed(); // the first one is where it ends
  }
}

/** Where these facts lead from a picture. */
function pictureAfter(picture: Picture, told: readonly Told[]): Picture {
  return told.reduce((before, one) => after(before, one.fact), picture);
}

/** The entries among these that are decisions of the reader's own, and for which gnome. */
function ownEntries(entries: readonly Noted[], seats: readonly string[]): ReadonlyMap<number, string> {
  const own = entries.filter((entry) => entry.kind === "decided" && entry.by !== null && seats.includes(entry.by));
  return new Map(own.map((entry) => [entry.number, entry.gnome ?? ""]));
}
