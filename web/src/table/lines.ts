/** The story as lines: each sentence with the facts that it tells. */

import type { Happened, Message } from "../protocol";
import type { Standing } from "./standing";

/** A sentence of the logbook, with the facts that it tells and the minute at which it was told. */
export interface Line {
  readonly text: string;
  readonly facts: readonly Happened[];
  /** The entry that brought the first of its facts. */
  readonly entry: number;
  readonly minute: number;
}

/** A fact that is to be shown: with its sentence, and whether it comes from a decision of the reader's own. */
export interface Told {
  readonly fact: Happened;
  readonly entry: number;
  readonly text: string;
  readonly mine: boolean;
}

/** The sentences of a message as lines; a line's minute is that of the last one before it that has one. */
export function linesOf(message: Message, before: readonly Line[]): readonly Line[] {
  let minute = before.at(-1)?.minute ?? message.view.ghost;
  return message.story.map((sentence) => {
    const facts = message.facts.slice(sentence.first, sentence.first + sentence.count);
    for (const fact of facts) minute = minuteOf(fact) ?? minute;
    return { text: sentence.text, facts, entry: facts[0]?.entry ?? 0, minute };
  });
}

/** The space of the Time Track that a fact brings, if it brings one. */
function minuteOf(fact: Happened): number | undefined {
  switch (fact.kind) {
    case "turn_begins":
    case "turn_ends":
    case "keeper_stacked":
      return fact.params.space;
    case "ghost_moved":
    case "keeper_moved":
      return fact.params.after;
    default:
      return undefined;
  }
}

/** The lines that still hold. One that also tells of something taken back would tell an untruth, and goes. */
export function keptLines(lines: readonly Line[], standing: Standing): readonly Line[] {
  const entries = new Set(standing.entries).add(0);
  return lines.filter((line) => line.facts.every((fact) => entries.has(fact.entry)));
}

/** The facts of a message that hold, each with its sentence. `mine`: the entries that are the reader's own. */
export function toldBy(message: Message, standing: Standing, mine: Pick<ReadonlySet<number>, "has">): readonly Told[] {
  const texts: string[] = message.facts.map(() => "");
  for (const { text, first, count } of message.story) texts.fill(text, first, first + count);
  const entries = new Set(standing.entries).add(0);
  return message.facts.flatMap((fact, place) =>
    entries.has(fact.entry) ? [{ fact, entry: fact.entry, text: texts[place] ?? "", mine: mine.has(fact.entry) }] : [],
  );
}

/** The lines but for those that tell any of the last so many facts. */
export function linesBefore(lines: readonly Line[], facts: number): readonly Line[] {
  let place = lines.length;
  let left = facts;
  while (left > 0 && place > 0) {
    place -= 1;
    left -= lines[place]?.facts.length ?? 0;
  }
  return lines.slice(0, place);
}
