/**
 * A game as one reader knows it, from its beginning to how it stands: the facts that stand, the picture after each, the
 * decisions that brought them and the lines that tell them. A moment is a number of facts: 0 is before the first.
 *
 * A timeline never changes: when more is told, `goOn` makes the next one, which shares what is the same.
 */

import type { Happened, Message, Said } from "../protocol";
import { Fold } from "./fold";
import { linesOf, type Line } from "./lines";
import { after, pictureOf, type Picture } from "./picture";
import { changesBetween, lastOwn, lastTurn, type Since } from "./since";
import type { StepId } from "./standing";
import { goneOn, telling, type Telling, type Told } from "./telling";

/** A decision that stands. */
export interface Step {
  readonly id: StepId;
  /** How many decisions stood before it: to go back there is to undo it. */
  readonly number: number;
  /** The moment before it. */
  readonly from: number;
  readonly gnome: string;
  /** The player who made it; empty: a bot did. */
  readonly by: string;
  readonly decision: Said;
  /** Whether the next turn began with it. */
  readonly ends: boolean;
}

/** From a picture to any other it is at most so many facts. */
export const CHECKPOINTS = 32;

/** What luck brings. */
const LUCK: ReadonlySet<Happened["kind"]> = new Set(["die_rolled", "event_turned", "item_drawn"]);

export class Timeline {
  /** The facts that stand. */
  readonly told: readonly Told[];
  readonly steps: readonly Step[];
  readonly lines: readonly Line[];
  readonly #telling: Telling;
  readonly #pictures: Fold<Picture, Told>;

  private constructor(now: Telling, end: Picture, before: Timeline | null) {
    const kept = new Set(now.standing).add(0);
    const told: Told[] = [];
    const moments = now.told.map((one) => (kept.has(one.step) ? told.push(one) : NaN));
    this.#telling = now;
    this.told = told;
    this.steps = stepsOf(now, told);
    this.lines = linesOf(now, moments, before?.lines ?? []);
    const pictures = before === null ? picturesFrom(pictureOf(now.origin.view)) : before.#pictures;
    const same = before === null ? 0 : Math.max(0, this.common(before) - now.origin.facts);
    this.#pictures = pictures.goOn(same, told.slice(now.origin.facts + same), end);
  }

  /** What a message tells from the set-up on, to somebody who decides for these seats. */
  static from(message: Message, seats: readonly string[]): Timeline {
    return new Timeline(telling(message, seats), pictureOf(message.view), null);
  }

  /** What stands after a further message, which may have taken something back. */
  goOn(message: Message, seats: readonly string[]): Timeline {
    return new Timeline(goneOn(this.#telling, message, seats), pictureOf(message.view), this);
  }

  /** What has happened, as far as it stands. */
  get facts(): readonly Happened[] {
    return this.told.map((one) => one.fact);
  }

  /** The moment at which the game stands. */
  get end(): number {
    return this.told.length;
  }

  /** The picture at a moment. During the set-up it is that of its end. */
  at(moment: number): Picture {
    return this.#pictures.at(Math.max(0, moment - this.#telling.origin.facts));
  }

  /** The last moment up to which two timelines tell the same, in whatever words. */
  common(other: Timeline): number {
    const differs = this.told.findIndex((one, place) => {
      const { step, fact } = other.told[place] ?? {};
      return step !== one.step || fact?.kind !== one.fact.kind;
    });
    return differs < 0 ? this.end : differs;
  }

  /** The moment after an entry of the table; 0: after the set-up, and what a logbook brought. */
  afterEntry(entry: number): number {
    const next = this.told.findIndex((one) => one.step > entry);
    return next < 0 ? this.end : next;
  }

  /** The entry that was the last to be complete at a moment. */
  entryAt(moment: number): number {
    const next = this.told[moment]?.step;
    return next === undefined ? Infinity : Math.max(0, next - 1);
  }

  /** The moments between decisions, first to last: before each, and the end. */
  get stops(): readonly number[] {
    return [...this.steps.map((step) => step.from), this.end];
  }

  /** The lines that tell what has happened up to a moment. */
  linesAt(moment: number): readonly Line[] {
    if (moment >= this.end) return this.lines;
    const next = this.lines.findIndex((line) => line.to > moment);
    return next < 0 ? this.lines : this.lines.slice(0, next);
  }

  /** Whether a die was rolled or a card turned over by the reader's last decision, or since. */
  get luckFell(): boolean {
    const last = this.told.findLast((one) => one.mine)?.step;
    return last !== undefined && this.told.some(({ step, fact }) => follows(step, last) && LUCK.has(fact.kind));
  }

  /** Whether anything was decided at this table by those for whom the reader decides. */
  get touched(): boolean {
    return this.told.some((one) => one.mine && one.step > 0);
  }

  /** What has happened since the reader's last decision; for somebody who only watches: since the turn before the last one. */
  since(watching: boolean): Since {
    const moment = 1 + (watching ? lastTurn(this.told) : lastOwn(this.told));
    const own = this.told.findLast((one) => one.mine)?.step;
    return {
      gnome: this.steps.find((step) => step.id === own)?.gnome ?? null,
      moment,
      lines: this.lines.filter((line) => line.from >= moment),
      changes: changesBetween(
        this.at(moment),
        this.at(this.end),
        this.told.slice(moment).map((one) => one.fact),
      ),
    };
  }
}

function picturesFrom(first: Picture): Fold<Picture, Told> {
  return Fold.from(first, (picture, one) => after(picture, one.fact), CHECKPOINTS);
}

/** Whether a decision is that one, or came after it. */
function follows(step: StepId, that: StepId): boolean {
  return step > 0 || that > 0 ? step >= that : step !== 0 && step <= that;
}

/** The decisions that stand, by the facts that they have brought. */
function stepsOf({ standing, decisions }: Telling, told: readonly Told[]): readonly Step[] {
  const begun = new Set(told.filter((one) => one.fact.kind === "turn_begins").map((one) => one.step));
  const firsts = new Map<StepId, number>();
  for (const [place, { step }] of told.entries()) if (!firsts.has(step)) firsts.set(step, place);
  let from = told.length;
  const steps = standing.map((id, number): Step | null => {
    const decided = decisions.get(id);
    if (decided === undefined || decided.decision === null) return null;
    const { gnome, by, decision } = decided;
    return { id, number, from: firsts.get(id) ?? NaN, gnome, by, decision, ends: begun.has(id) };
  });
  const known = steps.filter((step) => step !== null);
  return known
    .toReversed()
    .map((step) => ({ ...step, from: (from = Number.isNaN(step.from) ? from : step.from) })) // one that brought no fact
    .toReversed();
}
