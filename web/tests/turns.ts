/** Turns for tests, at tables as they were recorded. */

import type { Choices, Deed } from "../src/protocol";
import { TURN_KEYS } from "../src/turn/keys";
import { Turn } from "../src/turn/turn.svelte";
import { runKey } from "../src/ui/keyboard";
import { recorded, tableOf, type Told } from "./tables";

export const told = recorded();

/** The first recorded table of which something is true. */
export function found(test: (choices: Choices) => boolean): Told {
  const one = told.find(({ message }) => message.choices !== null && test(message.choices));
  if (one === undefined) throw new Error("nothing of the kind was recorded");
  return one;
}

/** The turn of somebody at such a table. */
export function begin(
  test: (choices: Choices) => boolean,
): ReturnType<typeof tableOf> & { turn: Turn; choices: Choices } {
  const one = found(test);
  const { table, said } = tableOf(one);
  return { table, said, turn: new Turn(table), choices: one.message.choices as Choices };
}

/** Whether a deed may fail, and one chooses its minutes. */
export const isFix = (deed: Deed): boolean => deed.row.length > 1 && deed.row[0]?.success !== null;

/** Press a key of the turn; whether it did something. */
export function turnKey(turn: Turn, key: string, shift = false): boolean {
  const named = key.length === 1 ? key.toUpperCase() : key;
  return runKey(TURN_KEYS, turn, { key: named, shift, repeat: false, target: null, control: null });
}
