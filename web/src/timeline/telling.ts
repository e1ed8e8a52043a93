/** Everything that a table has sent to one reader, in the order it was sent, including what was undone since. */

import type { Brought, Happened, Message, Noted, Origin, Said } from "../protocol";
import { broughtIds, standingAfter, type StepId } from "./standing";

/** A fact with its sentence. */
export interface Told {
  readonly fact: Happened;
  /** The decision that caused it. */
  readonly step: StepId;
  readonly text: string;
  /** Whether one of the reader's own decisions caused it. */
  readonly mine: boolean;
}

/** A sentence and the facts it tells. `first` is the index of the first one in `Telling.told`. */
export interface Sentence {
  readonly text: string;
  readonly first: number;
  readonly facts: readonly Happened[];
}

/** A decision, whether it stands or not. */
export interface Decision {
  readonly gnome: string;
  /** The player who made it; empty for a bot. */
  readonly by: string;
  readonly decision: Said | null;
}

export interface Telling {
  readonly origin: Origin;
  readonly told: readonly Told[];
  readonly sentences: readonly Sentence[];
  readonly decisions: ReadonlyMap<StepId, Decision>;
  readonly standing: readonly StepId[];
}

/** Start from a message that tells everything. A message without an origin tells only its view. */
export function telling(message: Message, seats: readonly string[]): Telling {
  const { origin } = message;
  const none = { told: [], sentences: [], decisions: new Map<StepId, Decision>(), standing: [] };
  if (origin === null) return { ...none, origin: { facts: 0, view: message.view, brought: [] } };
  const ids = broughtIds(origin.brought);
  const decisions = new Map(origin.brought.map((one, place) => [-1 - place, decisionOf(one)]));
  return goneOn({ ...none, origin, decisions, standing: ids }, message, seats);
}

/** Append the next message. */
export function goneOn(before: Telling, message: Message, seats: readonly string[]): Telling {
  const decisions = new Map(before.decisions);
  for (const entry of message.entries) if (entry.kind === "decided") decisions.set(entry.number, decisionOf(entry));
  const texts: string[] = message.facts.map(() => "");
  for (const { text, first, count } of message.story) texts.fill(text, first, first + count);
  const { length } = before.told;
  const told = message.facts.map((fact, place): Told => {
    const step = fact.entry === 0 ? stepOf(before.origin.brought, length + place) : fact.entry;
    return { fact, step, text: texts[place] ?? "", mine: seats.includes(decisions.get(step)?.by ?? "") };
  });
  const sentences = message.story.map(({ text, first, count }): Sentence => {
    return { text, first: length + first, facts: message.facts.slice(first, first + count) };
  });
  return {
    origin: before.origin,
    told: [...before.told, ...told],
    sentences: [...before.sentences, ...sentences],
    decisions,
    standing: standingAfter(before.standing, message.entries),
  };
}

/** Return the id of the logbook's decision that caused the fact at an index; 0 for the set-up. */
function stepOf(brought: readonly Brought[], place: number): StepId {
  const next = brought.findIndex((one) => one.first > place);
  return -(next < 0 ? brought.length : next) || 0;
}

function decisionOf(one: Noted | Brought): Decision {
  return { gnome: one.gnome ?? "", by: one.by ?? "", decision: one.decision };
}
