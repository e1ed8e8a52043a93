/** A clock that only goes when a test says so. */

import type { Clock } from "../src/timeline/clock";

interface Alarm {
  readonly at: number;
  readonly order: number;
  readonly run: () => void;
}

export class TestClock implements Clock {
  #now = 1_000;
  #order = 0;
  #alarms: Alarm[] = [];

  now(): number {
    return this.#now;
  }

  after(ms: number, run: () => void): () => void {
    this.#order += 1;
    const alarm = { at: this.#now + ms, order: this.#order, run };
    this.#alarms.push(alarm);
    return () => {
      this.#alarms = this.#alarms.filter((one) => one !== alarm);
    };
  }

  /** Whether something is still to happen by itself. */
  get waits(): boolean {
    return this.#alarms.length > 0;
  }

  /** Let so many milliseconds pass. */
  pass(ms: number): void {
    const end = this.#now + ms;
    for (;;) {
      const next = this.#alarms
        .filter((alarm) => alarm.at <= end)
        .toSorted((a, b) => a.at - b.at || a.order - b.order)[0];
      if (next === undefined) break;
      this.#alarms = this.#alarms.filter((alarm) => alarm !== next);
      this.#now = Math.max(this.#now, next.at);
      next.run();
    }
    this.#now = end;
  }

  /** Let time pass until something happens by itself. */
  passNext(): void {
    if (this.waits) this.pass(Math.max(0, Math.min(...this.#alarms.map((alarm) => alarm.at)) - this.#now));
  }

  /** Let time pass until nothing happens by itself any more; how long that took. */
  passAll(): number {
    const start = this.#now;
    while (this.waits) this.passNext();
    return this.#now - start;
  }
}
