/** What a new table may have, as the host tells it: fetched once for each language. */

import { host } from "../host/host";
import type { Setup } from "../protocol";
import { words } from "../words/words.svelte";

class Offered {
  #read = $state.raw<ReadonlyMap<string, Setup>>(new Map());
  #last = $state.raw<Setup | null>(null);

  /** What there is, in the reader's language if that is here; null: nothing yet. */
  get now(): Setup | null {
    return this.#read.get(words.language) ?? this.#last;
  }

  /** Fetch it in the reader's language. Raises `Refused`. */
  async load(): Promise<Setup> {
    const { language } = words;
    const known = this.#read.get(language);
    if (known !== undefined) return known;
    const setup = await host().setup(language);
    this.use(language, setup);
    return setup;
  }

  /** It is known in a language. */
  use(language: string, setup: Setup): void {
    this.#read = new Map([...this.#read, [language, setup]]);
    this.#last = setup;
  }
}

export const offered = new Offered();
