/** Undo and redo, click by click. */

import type { TableStore } from "../table/table.svelte";
import { hasDecided, lastClick, undoable } from "./undoing";

/** Decisions that were undone: they followed on so many that stand. */
interface Undone {
  readonly after: number;
  readonly decisions: readonly string[];
}

export class TakingBack {
  #undone = $state.raw<readonly Undone[]>([]);

  constructor(readonly table: TableStore) {}

  /** Whether one may undo something now. */
  readonly may: boolean = $derived.by(() => {
    const { busy, message, steps, you } = this.table;
    return !busy && message !== null && message.undo !== null && hasDecided(steps, you.seats);
  });
  /** Where one's last click began, as far as it may be undone. */
  readonly last: number | null = $derived.by(() => {
    const { steps, you, clicks, message } = this.table;
    const click = this.may ? lastClick(steps, you.seats, clicks) : null;
    return click === null ? null : Math.max(click, message?.undo ?? click);
  });
  /** Where one's whole turn began, if all of it may be undone at once and it is more than a click. */
  readonly turn: number | null = $derived.by(() => {
    const { steps, you, message } = this.table;
    const found = undoable(steps, you.seats);
    const first = found.steps[0]?.number ?? null;
    if (!this.may || first === null || this.last === null || found.after > 0) return null;
    return first >= (message?.undo ?? Infinity) && first < this.last ? first : null;
  });
  /** Whether what was undone last can be done again. */
  readonly mayRedo: boolean = $derived.by(() => {
    const { busy, message } = this.table;
    return !busy && message !== null && message.choices !== null && this.#undone.at(-1)?.after === message.decisions;
  });

  /** How many decisions of others came after one's last one: they would go, too. */
  get others(): number {
    return undoable(this.table.steps, this.table.you.seats).after;
  }

  /** Undo everything after so many decisions. */
  async to(number: number): Promise<void> {
    const { steps, you } = this.table;
    const gone = steps.filter((step) => step.number >= number);
    const before = this.mayRedo ? this.#undone : [];
    const own = gone.every((step) => you.seats.includes(step.by));
    if (!(await this.table.takeBack(number))) return;
    this.#undone = own ? [...before, { after: number, decisions: gone.map((step) => step.decision.text) }] : [];
  }

  /** Do again what was undone last. */
  async redo(): Promise<void> {
    const undone = this.#undone.at(-1);
    if (!this.mayRedo || undone === undefined) return;
    this.#undone = this.#undone.slice(0, -1);
    await this.table.asOneClick(() => this.table.decide(...undone.decisions));
  }

  /** Something else is decided: what was undone is gone. */
  forget(): void {
    this.#undone = [];
  }
}
