/** What whoever decides has in mind, and what it means among the choices that the table lists. No rule of the game is in here. */

import type { Choices, Deed, Foreseen, Item, Way } from "../protocol";

/** Cards are named by their places in the list that the table gives. */
export type Aim =
  | { readonly kind: "way"; readonly to: number; readonly way: number }
  | { readonly kind: "hatch"; readonly decision: string }
  | { readonly kind: "deed"; readonly deed: string; readonly minutes: number | null; readonly cards: readonly number[] }
  | { readonly kind: "answer"; readonly decision: string }
  | { readonly kind: "cards"; readonly cards: readonly number[] }
  | { readonly kind: "end" };

/** An aim among the choices: what is sent, step by step, and what is foreseen of it. */
export type Target =
  | { readonly kind: "way"; readonly way: Way; readonly others: readonly Way[] }
  | { readonly kind: "hatch" | "answer" | "end"; readonly foreseen: Foreseen }
  | {
      readonly kind: "deed";
      readonly deed: Deed;
      readonly chosen: number;
      readonly foreseen: Foreseen;
      readonly cards: readonly number[];
    }
  | { readonly kind: "cards"; readonly cards: readonly number[] };

/** What an aim means now; null if there is no such choice any more. */
export function targetOf(choices: Choices, aim: Aim | null): Target | null {
  switch (aim?.kind) {
    case "way": {
      const others = waysTo(choices, aim.to);
      const way = others[aim.way] ?? others[0];
      return way === undefined ? null : { kind: "way", way, others };
    }
    case "hatch":
      return said(choices.hatches, aim.decision, "hatch");
    case "answer":
      return said(choices.answers, aim.decision, "answer");
    case "deed": {
      const deed = choices.deeds.find((one) => one.text === aim.deed);
      if (deed === undefined) return null;
      const wanted = deed.row.findIndex((one) => one.decision.minutes === aim.minutes);
      const first = isIdle(deed) ? 0 : suggested(deed.row); // no minute is worth it where there is nothing to mend
      const chosen = wanted >= 0 && aim.minutes !== null ? wanted : first;
      const foreseen = deed.row[chosen];
      const cards = aim.cards.filter((place) => place < (deed.cards?.items.length ?? 0));
      return foreseen === undefined ? null : { kind: "deed", deed, chosen, foreseen, cards };
    }
    case "cards":
      return choices.cards === null ? null : { kind: "cards", cards: aim.cards };
    case "end":
      return choices.end === null ? null : { kind: "end", foreseen: choices.end };
    case undefined:
      return null;
  }
}

function said(list: readonly Foreseen[], text: string, kind: "hatch" | "answer"): Target | null {
  const foreseen = list.find((one) => one.decision.text === text);
  return foreseen === undefined ? null : { kind, foreseen };
}

/** The ways to a space, the usual one first. */
export function waysTo(choices: Choices, to: number): readonly Way[] {
  return choices.ways.filter((way) => way.to === to).sort((a, b) => Number(b.usual) - Number(a.usual));
}

/** What one has in mind without having said so: the only thing that there is to do, or what the phase is about. */
export function usualAim(choices: Choices): Aim | null {
  if (choices.cards !== null) return { kind: "cards", cards: [] };
  const enter = choices.answers.find((one) => one.decision.kind === "enter") ?? choices.answers[0];
  if (enter !== undefined && (choices.answers.length === 1 || enter.decision.kind === "enter"))
    return { kind: "answer", decision: enter.decision.text };
  if (choices.answers.length + choices.ways.length + choices.hatches.length > 0) return null;
  if (choices.end !== null && choices.deeds.length === 0) return { kind: "end" };
  const [deed, more] = choices.deeds;
  return deed === undefined || more !== undefined || choices.end !== null ? null : aimAt(deed);
}

export const aimAt = (deed: Deed): Extract<Aim, { kind: "deed" }> => ({
  kind: "deed",
  deed: deed.text,
  minutes: null,
  cards: [],
});

/** Odds that are good enough to begin with: to be sure often costs more than to try once more. */
export const GOOD = 0.7;

/**
 * The place in a row that is chosen at first: good odds for the fewest minutes, else the best that there are. What kills for sure comes last, and
 * what may kill before it, the least deadly first; but a danger that is about the same for all minutes decides nothing.
 */
export function suggested(row: readonly Foreseen[]): number {
  const rank = (one: Foreseen): number =>
    Math.min(share(one.success), GOOD) - (isSure(one) ? 20 : isDeadly(one) ? 10 + RISK * riskOf(one) : 0);
  return row.reduce((best, one, place) => (rank(one) > rank(row[best] ?? one) + 1e-9 ? place : best), 0);
}

const RISK = 2; // how much a death weighs beside a success

/** How likely the worst of it is. */
function riskOf(one: Foreseen): number {
  return Math.max(share(one.death), ...one.others.map((risk) => share(risk.chance)));
}

/** The decisions of a target, in notation, one after the other. */
export function decisionsOf(choices: Choices, target: Target): readonly string[] {
  switch (target.kind) {
    case "way":
      return target.way.stages.map((stage) => stage.decision.text);
    case "deed":
      return [[target.foreseen.decision.text, ...named(target.deed.cards?.items, target.cards)].join(" ")];
    case "cards":
      return [[choices.phase, ...named(choices.cards?.items, target.cards)].join(" ")];
    default:
      return [target.foreseen.decision.text];
  }
}

export function named(items: readonly Item[] | undefined, places: readonly number[]): readonly Item[] {
  return (items ?? []).filter((_, place) => places.includes(place));
}

/** A chance as a number from 0 to 1; what is not left to chance has none. */
export function share(chance: Foreseen["success"]): number {
  return chance === null ? 0 : chance[0] / chance[1];
}

/** Whether it kills somebody for sure, or loses the boat. */
export function isSure(one: Foreseen): boolean {
  return one.lost.length > 0 || share(one.death) === 1 || one.others.some((risk) => share(risk.chance) === 1);
}

/** Whether it may kill somebody, or loses the boat. */
export function isDeadly(one: Foreseen): boolean {
  return one.lost.length > 0 || share(one.death) > 0 || one.others.length > 0;
}

const MENDING: ReadonlySet<string> = new Set([
  "fix_engine",
  "fix_pumps",
  "fix_reactor",
  "stop_missiles",
  "kill_kraken",
]);

/** Whether there is nothing that it would mend. */
export function isIdle(deed: Deed): boolean {
  return MENDING.has(deed.action) && deed.mends.length === 0;
}
