/**
 * A game as one reader knows it: the facts that stand, the picture after each, the decisions that caused them and the lines
 * that tell them. A moment is a position in it, as a number of facts: 0 is before the first one.
 *
 * A timeline is immutable. `goOn` returns the next one, which shares what has not changed.
 */

import type { Happened, Message, Said } from "../protocol";
import { Fold } from "./fold";
import { linesOf, type Line } from "./lines";
import { after, pictureOf, type Picture } from "./picture";
import { changesBetween, lastOwn, lastTurn, type Since } from "./since";
import type { StepId } from "./standing";
import { goneOn, telling, type Telling, type Told } from "./telling";

/** A decision that stands, and so can be undone. */
export interface Step {
  readonly id: StepId;
  /** How many decisions stand before it: the argument of an undo that removes it. */
  readonly number: number;
  /** The moment before it. */
  readonly from: number;
  readonly gnome: string;
  /** The player who made it; empty for a bot. */
  readonly by: string;
  readonly decision: Said;
  /** Whether it started the next turn. */
  readonly ends: boolean;
}

/** The distance between checkpoints, in facts. */
export const CHECKPOINTS = 32;

/** Facts that reveal luck. */
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

  /** Create a timeline from a message that tells everything. `seats` are the reader's own. */
  static from(message: Message, seats: readonly string[]): Timeline {
    return new Timeline(telling(message, seats), pictureOf(message.view), null);
  }

  /** Return the timeline after the next message, which may undo decisions. */
  goOn(message: Message, seats: readonly string[]): Timeline {
    return new Timeline(goneOn(this.#telling, message, seats), pictureOf(message.view), this);
  }

  /** The facts that stand. */
  get facts(): readonly Happened[] {
    return this.told.map((one) => one.fact);
  }

  /** The last moment. */
  get end(): number {
    return this.told.length;
  }

  /** Return the picture at a moment. During the set-up that is the picture after it. */
  at(moment: number): Picture {
    return this.#pictures.at(Math.max(0, moment - this.#telling.origin.facts));
  }

  /** Return the last moment up to which two timelines have the same facts, in whatever language. */
  common(other: Timeline): number {
    const differs = this.told.findIndex((one, place) => {
      const { step, fact } = other.told[place] ?? {};
      return step !== one.step || fact?.kind !== one.fact.kind;
    });
    return differs < 0 ? this.end : differs;
  }

  /** Return the moment after an entry of the table; 0 is the set-up with the loaded logbook. */
  afterEntry(entry: number): number {
    const next = this.told.findIndex((one) => one.step > entry);
    return next < 0 ? this.end : next;
  }

  /** Return the last entry that is complete at a moment; Infinity at the end. */
  entryAt(moment: number): number {
    const next = this.told[moment]?.step;
    return next === undefined ? Infinity : Math.max(0, next - 1);
  }

  /** The moments between decisions: the one before each, and the end. */
  get stops(): readonly number[] {
    return [...this.steps.map((step) => step.from), this.end];
  }

  /** Return the lines that are complete at a moment. */
  linesAt(moment: number): readonly Line[] {
    if (moment >= this.end) return this.lines;
    const next = this.lines.findIndex((line) => line.to > moment);
    return next < 0 ? this.lines : this.lines.slice(0, next);
  }

  /** Whether a die was rolled or a card turned over in the reader's last decision or since. */
  get luckFell(): boolean {
    const last = this.told.findLast((one) => one.mine)?.step;
    return last !== undefined && this.told.some(({ step, fact }) => follows(step, last) && LUCK.has(fact.kind));
  }

  /** Whether the reader has decided anything at this table. */
  get touched(): boolean {
    return this.told.some((one) => one.mine && one.step > 0);
  }

  /** Return what has happened since the reader's last decision, or for a spectator since the turn before the last one. */
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

/** Whether a decision is that one or a later one. */
function follows(step: StepId, that: StepId): boolean {
  return step > 0 || that > 0 ? step >= that : step !== 0 && step <= that;
}

/** Return the decisions that stand, with the moment before each. */
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
