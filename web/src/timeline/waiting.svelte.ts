/** What the cursor waits for, and the pause in which it waits on. */

import type { Clock } from "./clock";

/** What is waited for: so many milliseconds, or until one says so (`tap`). */
export interface Wait {
  readonly kind: "beat" | "hold" | "away" | "back" | "tap";
  readonly ms: number;
  readonly since: number;
}

export class Waiting {
  /** What is waited for now; null: nothing. */
  now = $state.raw<Wait | null>(null);
  /** Whether time stands still. */
  paused = $state(false);
  readonly #clock: Clock;
  #then: (() => void) | null = null;
  #cancel: (() => void) | null = null;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Wait, and do this then. */
  begin(kind: Wait["kind"], ms: number, then: () => void): void {
    this.#callOff();
    this.#then = then;
    this.now = { kind, ms: Math.max(0, ms), since: this.#clock.now() };
    if (kind === "tap" || this.paused) return;
    if (ms <= 0) this.arrive();
    else this.#cancel = this.#clock.after(ms, () => this.arrive());
  }

  /** What was waited for is there. */
  arrive(): void {
    const then = this.#then;
    this.forget();
    then?.();
  }

  /** When it is there, do this instead. */
  instead(then: () => void): void {
    this.#then = then;
  }

  /** Whatever was to be done then is not. */
  forget(): void {
    this.#callOff();
    this.#then = null;
    this.now = null;
  }

  pause(): void {
    if (this.paused) return;
    this.paused = true;
    this.#callOff();
    if (this.now !== null) this.now = { ...this.now, ms: this.#left(this.now) };
  }

  /** Out of the pause: what was waited for is waited for on. */
  wake(): void {
    if (!this.paused) return;
    this.paused = false;
    if (this.now !== null && this.#then !== null) this.begin(this.now.kind, this.now.ms, this.#then);
  }

  #left(wait: Wait): number {
    return Math.max(0, wait.ms - (this.#clock.now() - wait.since));
  }

  #callOff(): void {
    this.#cancel?.();
    this.#cancel = null;
  }
}
