/** The moment of a timeline that is shown: its picture, the facts being shown, and the stage beside the board. */

import { litBy, type Lit } from "./lit";
import type { Boat, Happened } from "../protocol";
import type { Line } from "./lines";
import type { Picture } from "./picture";
import type { Beat } from "./scenes";
import { EMPTY, staged, stageAt, type Card, type Die, type Stage, type Tile } from "./stage";
import type { Timeline } from "./timeline";

export class Position {
  /** The fact that is being shown, all facts that are shown with it, and what they speak of. */
  now = $state.raw<Happened | null>(null);
  shown = $state.raw<readonly Happened[]>([]);
  lit = $state.raw<Lit | null>(null);
  /** Counts what was shown: a new number is something new, also if the fact is like the last one. */
  beat = $state(0);
  /** What stands beside the board. */
  stage = $state.raw<Stage>(EMPTY);
  /** The board, for its icons. */
  boat: Boat | null = null;
  protected timeline = $state.raw<Timeline | null>(null);
  #moment = $state(0);

  /** How many facts are shown. */
  get moment(): number {
    return this.#moment;
  }

  /** What is drawn now. */
  get picture(): Picture | null {
    return this.timeline?.at(this.#moment) ?? null;
  }

  /** The story up to here. */
  get lines(): readonly Line[] {
    return this.timeline?.linesAt(this.#moment) ?? [];
  }

  /** The last entry that is shown to its end; Infinity for all. */
  get entry(): number {
    return this.timeline?.entryAt(this.#moment) ?? 0;
  }

  /** How many facts are still to be shown. */
  get left(): number {
    return (this.timeline?.end ?? 0) - this.#moment;
  }

  /** The icons of this turn. */
  get queue(): readonly Tile[] {
    return this.stage.tiles;
  }

  /** The event card that is being shown. */
  get card(): Card | null {
    return this.stage.card;
  }

  /** The die that was rolled last in this scene. */
  get die(): Die | null {
    return this.stage.dice.at(-1) ?? null;
  }

  /** Go to a moment, with the stage as it was then. */
  protected stand(moment: number): void {
    if (this.timeline === null) return;
    this.#moment = moment;
    this.stage = stageAt(this.timeline, moment, this.boat);
  }

  /** Go to a moment, and leave the stage as it is. */
  protected pass(moment: number): void {
    this.#moment = moment;
  }

  /** The facts of a beat change the picture and the stage. */
  protected apply(beat: Beat): void {
    if (this.timeline === null) return;
    const { told } = this.timeline;
    for (let place = beat.from; place < beat.to; place += 1) {
      this.#moment = place + 1;
      this.stage = staged(this.stage, { boat: this.boat, picture: this.picture, told, place });
    }
    this.shown = told.slice(beat.from, beat.to).map((one) => one.fact);
    this.now = this.shown[0] ?? null;
    this.lit = litBy(this.shown);
    this.beat += 1;
  }

  /** Nothing is being shown. */
  protected quiet(): void {
    this.now = null;
    this.shown = [];
    this.lit = null;
  }
}
