/** Which dialog is due, of all that might be: others' questions before one's own. */

import type { Phase } from "../protocol";

export interface Might {
  /** Somebody asks to take back. */
  readonly asked: boolean;
  /** Somebody at this screen wants to look at something. */
  readonly wish: boolean;
  /** What the turn asks for. */
  readonly ask: string | null;
  /** What the game asks, if it asks this screen. */
  readonly phase: Phase | null;
}

export type Due = "agree" | "wish" | "undo" | "captain" | "aim" | "question";

const QUESTIONS: readonly (Phase | null)[] = [
  "give",
  "discard",
  "drawn",
  "spread",
  "block",
  "defend",
  "escape",
  "escape_hatch",
];

export function dueOf(might: Might): Due | null {
  if (might.asked) return "agree";
  if (might.ask === "deadly") return "aim";
  if (might.wish) return "wish";
  if (might.ask === "undo" || might.ask === "captain") return might.ask;
  if (might.ask === "trade" || might.ask === "attack") return "aim";
  return QUESTIONS.includes(might.phase) ? "question" : null;
}
