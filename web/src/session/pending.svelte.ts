/** The requests that are under way, and why some were refused: each class for itself, so that none hides or erases another's. */

import type { RequestClass } from "../host/requests";

/** Why something was not done; or, of the kind `luck`, that what was taken back will fall the same again. */
export interface Refusal {
  readonly kind: string;
  readonly text: string;
  readonly atom: string | null;
  readonly rule: string | null;
}

type Counts = Readonly<Record<RequestClass, number>>;
type Refusals = Readonly<Partial<Record<RequestClass, Refusal | null>>>;

const NONE: Counts = { game: 0, seat: 0, talk: 0, advice: 0, reading: 0 };

export class Requests {
  #counts = $state.raw<Counts>(NONE);
  #refusals = $state.raw<Refusals>({});

  /** Whether a request of this class awaits its answer. */
  waits(kind: RequestClass): boolean {
    return this.#counts[kind] > 0;
  }

  /** Why the last request of this class was refused. */
  refusal(kind: RequestClass): Refusal | null {
    return this.#refusals[kind] ?? null;
  }

  refuse(kind: RequestClass, refusal: Refusal | null): void {
    this.#refusals = { ...this.#refusals, [kind]: refusal };
  }

  /** Do something that is a request of this class; what was refused before is forgotten. */
  async during<Done>(kind: RequestClass, work: () => Promise<Done>): Promise<Done> {
    this.refuse(kind, null);
    this.#counts = { ...this.#counts, [kind]: this.#counts[kind] + 1 };
    try {
      return await work();
    } finally {
      this.#counts = { ...this.#counts, [kind]: this.#counts[kind] - 1 };
    }
  }
}
