/** What is said at a table: chat and signals, and what the reader has sent and not heard yet. */

import type { AnyRequest, ChatLineShown } from "../protocol";
import type { Outcome } from "./session.svelte";

/** Something that was sent, and whether it has arrived nobody knows. */
interface Unsure {
  readonly request: AnyRequest;
  /** What it would be told by: its text, or its signal. */
  readonly words: string;
  /** The last record that had been heard before. */
  readonly after: number;
}

export class Talk {
  said = $state.raw<readonly ChatLineShown[]>([]);
  /** The last record that the reader has read. */
  #read = $state(-1);
  #seats = $state.raw<readonly string[]>([]);
  #unsure: readonly Unsure[] = [];
  readonly #ask: (request: AnyRequest) => Promise<Outcome>;

  constructor(ask: (request: AnyRequest) => Promise<Outcome>) {
    this.#ask = ask;
  }

  /** How much others have said since the reader last looked. */
  readonly unread: number = $derived.by(
    () => this.said.filter(({ number, by }) => number > this.#read && !this.#seats.includes(by)).length,
  );

  /** The reader has seen everything. */
  look(): void {
    this.#read = this.#last;
  }

  /** Everything is told: what was said before one came is not news, but what was said while one was away is. */
  begin(said: readonly ChatLineShown[], seats: readonly string[]): void {
    const first = this.#read < 0 && this.said.length === 0;
    this.said = said;
    this.#seats = seats;
    if (first) this.look();
  }

  goOn(said: readonly ChatLineShown[], seats: readonly string[]): void {
    this.#seats = seats;
    const last = this.#last;
    const more = said.filter(({ number }) => number > last);
    if (more.length > 0) this.said = [...this.said, ...more];
  }

  /** Say something. If the connection goes, it is said again as soon as that is back, unless it has arrived. */
  async send(request: AnyRequest, words: string): Promise<Outcome> {
    const unsure = { request, words, after: this.#last };
    const outcome = await this.#ask(request);
    if (outcome === "lost") this.#unsure = [...this.#unsure, unsure];
    return outcome;
  }

  /** Say again what has not arrived. */
  async again(): Promise<void> {
    const unsure = this.#unsure;
    this.#unsure = [];
    for (const one of unsure) if (!this.#arrived(one)) await this.send(one.request, one.words);
  }

  #arrived({ words, after }: Unsure): boolean {
    return this.said.some(
      ({ number, by, text, signal }) =>
        number > after && this.#seats.includes(by) && (signal === null ? text === words : signal === words),
    );
  }

  get #last(): number {
    return this.said.at(-1)?.number ?? -1;
  }
}
