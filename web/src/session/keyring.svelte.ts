/** The keys with which this tab is at a table, and where they are kept. */

import { dropKeys, keepKeys, keepPending, keptTable, settlePending, TABLES, type Held, type Pending } from "./kept";
import { keepTabKeys, tabKeys } from "./tab";

export class Keyring {
  keys = $state.raw<readonly string[]>([]);
  /** Whether the keys are kept for another day. */
  readonly lasting: boolean;
  /** The seats that these keys open, as far as that is known. */
  seats: readonly string[] = [];
  /** Whether this tab has only the keys of a link, though the browser may have others. */
  readonly #narrow: boolean;
  #changed: ((event: StorageEvent) => void) | null = null;

  /** `given` are the keys of a link; without any, those that were kept open the table. */
  constructor(
    readonly table: string,
    given: readonly string[],
    now = Date.now(),
  ) {
    this.lasting = keepKeys(table, given.map(bare), now);
    const own = given.length > 0 ? given : tabKeys(table);
    this.#narrow = own !== null;
    if (given.length > 0) keepTabKeys(table, given);
    const kept = keptTable(table);
    this.keys = own ?? kept?.keys.map((one) => one.key) ?? [];
    if (kept?.pending) this.#add(kept.pending.key); // one of the keys works: the old one or this one
  }

  /** The keys with their seats. */
  get held(): readonly Held[] {
    const known = keptTable(this.table)?.keys ?? [];
    return this.keys.map((key) => known.find((one) => one.key === key) ?? bare(key));
  }

  /** A request for a new key that has not been answered. */
  get pending(): Pending | null {
    const pending = keptTable(this.table)?.pending ?? null;
    return pending !== null && this.keys.includes(pending.key) ? pending : null;
  }

  /** Keep a key before it is sent. */
  expect(pending: Pending): void {
    keepPending(this.table, pending, Date.now());
    this.#add(pending.key);
  }

  /** These seats are open. If there is one key, it is that of the one seat. */
  open(seats: readonly string[], host: boolean): void {
    this.seats = seats;
    const [key, more] = this.keys;
    const [seat, other] = seats;
    if (key === undefined || seat === undefined || more !== undefined || other !== undefined || host) return;
    if (this.held[0]?.seat === "") keepKeys(this.table, [{ key, seat }], keptTable(this.table)?.at ?? Date.now());
  }

  /** The seat has been left: its key opens nothing any more. */
  leave(seat: string): void {
    const dead = this.held.filter((one) => one.seat === seat).map((one) => one.key);
    dropKeys(this.table, dead);
    this.keys = this.keys.filter((key) => !dead.includes(key));
    this.#remember();
  }

  /** It is the key of this seat now (empty: of something else), or null: it never became one. */
  settle(pending: Pending, seat: string | null): void {
    const before = this.#kept;
    settlePending(this.table, pending, seat);
    const after = this.#kept;
    this.keys = this.keys.filter((key) => after.includes(key) || !before.includes(key));
    this.#remember();
  }

  /** Whether another tab has kept keys that this one should have, too; it has them from now on. */
  renewed(): boolean {
    const kept = keptTable(this.table)?.keys ?? [];
    const more = kept.filter(
      ({ key, seat }) => !this.keys.includes(key) && (!this.#narrow || this.seats.includes(seat)),
    );
    if (this.lasting && kept.length > 0) this.keys = this.keys.filter((one) => kept.some(({ key }) => key === one));
    for (const { key } of more) this.#add(key);
    return more.length > 0;
  }

  /** Tell when another tab has kept keys that this one has from now on. */
  watch(tell: () => void): void {
    this.#changed = (event) => {
      if (event.key === TABLES && keptTable(this.table)?.pending === null && this.renewed()) tell();
    };
    if (typeof window !== "undefined") window.addEventListener("storage", this.#changed);
  }

  unwatch(): void {
    if (this.#changed !== null && typeof window !== "undefined") window.removeEventListener("storage", this.#changed);
    this.#changed = null;
  }

  /** The keys that the browser has kept of this table. */
  get #kept(): readonly string[] {
    return keptTable(this.table)?.keys.map((one) => one.key) ?? [];
  }

  #add(key: string): void {
    if (!this.keys.includes(key)) this.keys = [...this.keys, key];
    this.#remember();
  }

  #remember(): void {
    if (this.#narrow) keepTabKeys(this.table, this.keys);
  }
}

const bare = (key: string): Held => ({ key, seat: "" });
