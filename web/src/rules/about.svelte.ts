/** The rules as the server tells them, fetched once for a language and an edition, and what they say about a thing. */

import { host } from "../host/host";
import type { Action, Chapter, Entry, EventName, Item, Phase, Rules, Token, Track } from "../protocol";
import { actionName, eventName, itemName, phaseName, tokenName, trackName } from "../words/things";
import { tFrom, words } from "../words/words.svelte";

/** What a tip says; `atom` is the rule that it comes from. */
export interface TipText {
  readonly title: string;
  readonly text: string;
  readonly atom?: string | null | undefined;
}

/** The kinds of things that explain themselves. A room goes by its purpose, or is the `sea`. */
export type Kind = "item" | "event" | "room" | "track" | "token" | "action" | "option" | "phase" | "mark";

/** The marks of board and track that explain themselves. */
export type MarkName =
  | "hatch"
  | "blocked"
  | "exterior"
  | "fire"
  | "low"
  | "high"
  | "keeper"
  | "stack"
  | "ghost"
  | "event_icon"
  | "item_icon"
  | "reset"
  | "doom"
  | "rescued"
  | "drunk"
  | "fainted"
  | "stash"
  | "event_deck"
  | "item_deck"
  | "minutes"
  | "hand";
/** What is explained besides: why something may not be done, or kills. */
export type Reason = MarkName | "token_due" | "death" | "death_at_sea";

class Reading {
  /** Whose rules: the edition of the table that is open. */
  edition = $state("revised");
  /** By language and edition. */
  #read = $state.raw<ReadonlyMap<string, Rules>>(new Map());
  failed = $state(false);
  readonly #asked = new Set<string>();

  /** All chapters in the reader's language; null while they are on their way. */
  get chapters(): readonly Chapter[] | null {
    return this.#rules?.chapters ?? null;
  }

  /** The ids of the rules about a thing, chief first; none as long as they are on their way. */
  about(kind: Kind, name: string): readonly string[] {
    return this.#rules?.things[kind]?.[name] ?? [];
  }

  get #rules(): Rules | null {
    const { language } = words;
    const { edition } = this;
    const name = `${language} ${edition}`;
    const known = this.#read.get(name);
    if (known === undefined) void this.#load(name, language, edition);
    return known ?? null;
  }

  /** Try again what has failed. */
  again(): void {
    this.failed = false;
    this.#asked.clear();
    this.#read = new Map(this.#read);
  }

  async #load(name: string, language: string, edition: string): Promise<void> {
    if (this.#asked.has(name)) return;
    this.#asked.add(name);
    try {
      const rules = await host().rules(language, edition);
      this.#read = new Map([...this.#read, [name, rules]]);
    } catch {
      this.failed = true;
    }
  }

  /** A rule by its id. */
  entry(id: string): Entry | null {
    for (const chapter of this.chapters ?? []) {
      const found = chapter.entries.find((one) => one.id === id);
      if (found !== undefined) return found;
    }
    return null;
  }
}

export const reading = new Reading();

/** Look words up. */
export function findRules(text: string): Promise<Rules> {
  return host().findRules(words.language, reading.edition, text);
}

/** The rules about a thing, chief first. */
export function rulesAbout(kind: Kind, name: string): readonly Entry[] {
  return reading
    .about(kind, name)
    .map((id) => reading.entry(id))
    .filter((entry) => entry !== null);
}

/** The id of the chief rule about a thing; null as long as the rules are on their way. */
export function chiefRule(kind: Kind, name: string): string | null {
  return reading.about(kind, name)[0] ?? null;
}

/** The id of the chief rule behind a mark, or behind a reason. */
export const ruleBehind = (reason: Reason): string | null => chiefRule("mark", reason);

/** What a thing is called. */
export function thingName(kind: Kind, name: string): string {
  const { edition } = reading;
  switch (kind) {
    case "item":
      return itemName(name as Item, edition);
    case "event":
      return eventName(name as EventName, edition);
    case "track":
      return trackName(name as Track, edition);
    case "token":
      return tokenName(name as Token, edition);
    case "action":
      return actionName(name as Action, edition);
    case "phase":
      return phaseName(name as Phase);
    case "room":
      return tFrom("place", name);
    case "option":
      return tFrom("option", name);
    case "mark":
      return tFrom("web-mark", name);
  }
}

/** A thing's tip: its name, and what its chief rule says. */
export function explain(kind: Kind, name: string, title = thingName(kind, name)): TipText {
  const [chief] = rulesAbout(kind, name);
  const text = kind === "phase" ? tFrom("web-phase", `${name}-text`) : (chief?.text ?? "");
  return { title, text, atom: chief?.id };
}

/** The tip of a refusal: what was said, and the rule that says it. */
export function explainRule(title: string, atom: string | null | undefined): TipText {
  const entry = atom ? reading.entry(atom) : null;
  return { title, text: entry?.text ?? "", atom: entry?.id };
}
