/** The rules as the server tells them, fetched once for a language and an edition, and what they say about a thing. */

import { host } from "../host/host";
import type { Chapter, Entry, Found } from "../host/rules";
import type { Action, EventName, Item, Phase, Token, Track } from "../protocol";
import { actionName, eventName, itemName, phaseName, tokenName, trackName } from "../words/things";
import { t, words } from "../words/words.svelte";

/** What a tip says; `atom` is the rule that it comes from. */
export interface TipText {
  readonly title: string;
  readonly text: string;
  readonly atom?: string | null | undefined;
}

/** The kinds of things that explain themselves. A room goes by its purpose, or is the `sea`. */
export type Kind = "item" | "event" | "room" | "track" | "token" | "action" | "option" | "phase" | "mark";

const HOMES: Readonly<Partial<Record<Kind, string>>> = {
  item: "items",
  event: "events",
  token: "events",
};
const HOME = "actions";
/** The rules behind an option, behind what is asked of somebody, and behind a mark of the board, chief first. */
export const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  remove_respites: ["O1", "Q14"],
  opening_events: ["O2", "Q15", "Q28", "Q64"],
  less_deadly_dying: ["O3", "Q59"],
  crazed_gnomes: ["O4", "O5", "O6", "I5", "Q57", "Q58"],
  hidden_hands: ["I5"],
  reflow_into_low_water: ["Q3", "M3", "M8"],
  fire_crosses_blocked_hatches: ["Q4", "E2"],
};
export const PHASES: Readonly<Record<Phase, readonly string[]>> = {
  movement: ["M1", "M5", "T6"],
  hatch: ["M1", "M3"],
  acted: ["T6", "I1"],
  escape: ["A6"],
  escape_hatch: ["A6"],
  offer: ["A18"],
  give: ["A18"],
  defend: ["O5"],
  spread: ["E2"],
  block: ["E5"],
  discard: ["E13", "E14"],
  drawn: ["Q47"],
  over: ["W4", "W1", "W2", "W3"],
};
export const MARKS = {
  hatch: ["M1", "M3", "M11"],
  blocked: ["M2", "A8"],
  exterior: ["M9", "M10"],
  fire: ["M7", "A2", "D2"],
  low: ["A4", "M5"],
  high: ["M6", "A3", "D2"],
  keeper: ["T1"],
  stack: ["T2"],
  ghost: ["T3", "T4"],
  event_icon: ["U2", "U4"],
  item_icon: ["U2"],
  reset: ["A14"],
  doom: ["W1"],
  rescued: ["T5", "W4"],
  drunk: ["I10", "N2", "N5"],
  fainted: ["N3", "N4", "D1"],
  stash: ["S4", "A16"],
  event_deck: ["U3", "U6"],
  item_deck: ["I3"],
  minutes: ["A5"],
  hand: ["I1", "I2"],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type MarkName = keyof typeof MARKS;

class Reading {
  /** Whose rules: the edition of the table that is open. */
  edition = $state("revised");
  /** By language and edition. */
  #read = $state.raw<ReadonlyMap<string, readonly Chapter[]>>(new Map());
  failed = $state(false);
  readonly #asked = new Set<string>();

  /** All chapters in the reader's language; null while they are on their way. */
  get chapters(): readonly Chapter[] | null {
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
      const { chapters } = await host().rules(language, edition);
      this.#read = new Map([...this.#read, [name, chapters]]);
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
export function findRules(text: string): Promise<Found> {
  return host().findRules(words.language, reading.edition, text);
}

/** The rules about a thing, chief first. */
export function rulesAbout(kind: Kind, name: string): readonly Entry[] {
  const ids = listed(kind, name);
  if (ids !== null) return ids.map((id) => reading.entry(id)).filter((entry) => entry !== null);
  const all = (reading.chapters ?? []).flatMap((chapter) => chapter.entries);
  return chiefFirst(
    all.filter((entry) => entry.about.some(([one, other]) => one === kind && other === name)),
    thingName(kind, name),
    name === "sea" ? "movement" : (HOMES[kind] ?? HOME),
  );
}

/** The rules of what the reference has no word for: those that are listed here. */
function listed(kind: Kind, name: string): readonly string[] | null {
  if (kind === "option") return OPTIONS[name] ?? [];
  if (kind === "phase") return PHASES[name as Phase];
  return kind === "mark" ? MARKS[name as MarkName] : null;
}

/** First the rule that bears the thing's name, then those of its own chapter, then those that are about little else. */
export function chiefFirst(entries: readonly Entry[], name: string, home: string): readonly Entry[] {
  const rank = (entry: Entry): readonly number[] => [
    Number(entry.title !== name),
    Number(entry.chapter !== home),
    entry.about.length,
  ];
  return [...entries].sort((one, other) => {
    const [mine, theirs] = [rank(one), rank(other)];
    return mine.reduce((found, value, at) => found || value - (theirs[at] ?? 0), 0);
  });
}

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
      return t(`place-${name}`);
    case "option":
      return t(`option-${name}`);
    case "mark":
      return t(`web-mark-${name}`);
  }
}

/** A thing's tip: its name, and what its chief rule says. */
export function explain(kind: Kind, name: string, title = thingName(kind, name)): TipText {
  const [chief] = rulesAbout(kind, name);
  const text = kind === "phase" ? t(`web-phase-${name}-text`) : (chief?.text ?? "");
  return { title, text, atom: chief?.id };
}

/** The tip of a refusal: what was said, and the rule that says it. */
export function explainRule(title: string, atom: string | null | undefined): TipText {
  const entry = atom ? reading.entry(atom) : null;
  return { title, text: entry?.text ?? "", atom: entry?.id };
}
