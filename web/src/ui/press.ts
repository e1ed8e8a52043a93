/** A finger that is held still on something: one wants to know, not to do. */

/** How long it has to be held, in milliseconds. */
export const HOLD = 400;
const STEADY = 10; // how many pixels a finger may slip meanwhile

type Pointer = Pick<PointerEvent, "clientX" | "clientY">;

export class LongPress {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #from: Pointer | null = null;

  constructor(readonly held: () => void) {}

  begin({ clientX, clientY }: Pointer): void {
    this.end();
    this.#from = { clientX, clientY };
    this.#timer = setTimeout(this.held, HOLD);
  }

  /** The finger has moved; whether too far for a press. */
  slips({ clientX, clientY }: Pointer): boolean {
    return this.#from !== null && Math.hypot(clientX - this.#from.clientX, clientY - this.#from.clientY) > STEADY;
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#from = null;
  }
}
