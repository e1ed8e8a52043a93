/** The keys of a turn. Digits choose a room, or the minute if a deed is aimed at; letters choose deeds. */

import { overlays } from "../overlays/overlays.svelte";
import type { Keys, Pressed } from "../ui/keyboard";
import type { Turn } from "./turn.svelte";

/** The key of each action; what has none is chosen by hand. */
export const DEED_KEYS: Readonly<Record<string, string>> = {
  extinguish: "F",
  pump: "P",
  unblock: "B",
  fix_engine: "R",
  fix_pumps: "R",
  fix_reactor: "R",
  stop_missiles: "R",
  kill_kraken: "K",
  draw: "D",
  trade: "G",
  wait: "W",
};

export const TURN_KEYS: Keys<Turn> = {
  group: "turn",
  bindings: [
    { keys: ["1 – 9", "0"], text: "number", run: number },
    {
      keys: [...new Set(Object.values(DEED_KEYS))],
      text: "deeds",
      run: ({ choices, deeds }, { key }) => choices !== null && touched(deeds, key),
    },
    { keys: ["enter"], text: "main", run: main },
    { keys: ["E"], text: "end-turn", run: end },
    { keys: ["U"], text: "undo", run: (turn) => (turn.back.may ? turn.undo() : false) },
    { keys: ["Z"], text: "redo", run: (turn) => (turn.back.mayRedo ? turn.redo() : false) },
    { keys: ["shift&U"], text: "undo-more", run: () => overlays.open("undo") },
    { keys: ["C"], text: "captain", run: captain },
    { keys: ["escape"], run: (turn) => (turn.aiming ? turn.cancel() : false) },
  ],
};

/** Ask the captain; false: there is nothing to ask, or no captain. */
function captain(turn: Turn): boolean {
  const may = turn.choices !== null && (turn.about?.advice ?? false);
  if (may) overlays.open("captain");
  return may;
}

function main({ choices, main }: Turn): boolean {
  if (choices === null || main === null) return false;
  main.run();
  return main.off === null;
}

function end({ choices, finish }: Turn): boolean {
  if (choices === null || finish === null) return false;
  finish.touch();
  return true;
}

function number({ choices, dial, rooms, answers }: Turn, { key }: Pressed): boolean {
  if (choices === null) return false;
  if (dial === null) return touched([...rooms, ...answers], key);
  const minute = key === "0" ? 10 : Number(key);
  const place = dial.row.findIndex((one) => one.decision.minutes === minute);
  if (place >= 0) dial.choose(place);
  return place >= 0;
}

/** Touch what has this key; if several have, the one after the chosen one. */
function touched(
  chips: readonly { readonly key: string; readonly chosen: boolean; readonly touch: () => void }[],
  key: string,
): boolean {
  const some = chips.filter((chip) => chip.key === key);
  const next = some[(some.findIndex((chip) => chip.chosen) + 1) % Math.max(1, some.length)];
  next?.touch();
  return next !== undefined;
}
