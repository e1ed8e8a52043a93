/** What one reads on the screen: the server's Fluent catalogues, in the language of the person at it. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { host } from "../host/host";
import type { LanguageShown } from "../protocol";
import type { MessageId } from "./ids";

export type Args = Readonly<Record<string, FluentVariable>>;

/** The catalogues that the page needs: its own, and the names of the things of the game. */
const OURS = /^(web|game).*\.ftl$/;
const ENGLISH = "en";

class Words {
  language = $state(ENGLISH);
  languages = $state.raw<readonly LanguageShown[]>([]);
  #bundles = $state.raw<readonly FluentBundle[]>([]);
  readonly #read = new Map<string, FluentBundle>();

  /** Ask which languages there are, and read the best one for this person. */
  async start(wish: string, preferred: readonly string[]): Promise<void> {
    this.languages = await host().languages();
    await this.choose(this.best(wish, preferred));
  }

  /** The language to take for somebody who wishes one, or whose browser prefers some. */
  best(wish: string, preferred: readonly string[]): string {
    const known = this.languages.map((one) => one.language);
    for (const name of [wish, ...preferred]) {
      const found = known.find((one) => one === name) ?? known.find((one) => one === name.split("-")[0]);
      if (found !== undefined) return found;
    }
    return ENGLISH;
  }

  /** Read on in another language. What it lacks is English. */
  async choose(language: string): Promise<void> {
    const wanted = language === ENGLISH ? [ENGLISH] : [language, ENGLISH];
    this.#bundles = await Promise.all(wanted.map((one) => this.#bundle(one)));
    this.language = language;
    document.documentElement.lang = language;
  }

  async #bundle(language: string): Promise<FluentBundle> {
    const known = this.#read.get(language);
    if (known !== undefined) return known;
    const files = this.languages.find((one) => one.language === language)?.files ?? [];
    const bundle = new FluentBundle(language, { useIsolating: false });
    const texts = await Promise.all(
      files.filter((file) => OURS.test(file)).map((file) => host().catalogue(language, file)),
    );
    for (const text of texts) bundle.addResource(new FluentResource(text));
    this.#read.set(language, bundle);
    return bundle;
  }

  /** A bundle made elsewhere: for tests and for the gallery. */
  use(bundle: FluentBundle): void {
    this.#bundles = [bundle];
  }

  /** Whether there is such a message. */
  has(id: string): boolean {
    return this.#bundles.some((bundle) => bundle.getMessage(id)?.value);
  }

  /** A message of the catalogue. */
  text(id: string, args?: Args): string {
    for (const bundle of this.#bundles) {
      const value = bundle.getMessage(id)?.value;
      if (value) return bundle.formatPattern(value, args ?? null, []);
    }
    return this.#bundles.length === 0 ? "" : `⟪${id}⟫`; // which no test lets through
  }
}

export const words = new Words();

/** A message of the catalogue, in the language of the person at this screen. */
export function t(id: MessageId, args?: Args): string {
  return words.text(id, args);
}

/** The beginnings of ids, up to a hyphen, with which at least one message begins. */
type Beginning<Id extends string = MessageId, Before extends string = ""> = Id extends `${infer Part}-${infer Rest}`
  ? `${Before}${Part}` | Beginning<Rest, `${Before}${Part}-`>
  : never;

/**
 * The message of a family for something that the host has named: a room's purpose, an action, an option. Only the family is checked
 * with the types: which names there are is the host's to say. What has no message is shown by its id, which no browser test lets through.
 */
export function tFrom(family: Beginning, name: string, args?: Args): string {
  return words.text(`${family}-${name}`, args);
}
