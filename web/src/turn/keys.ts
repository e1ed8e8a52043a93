/** The keys of a turn. Digits choose a room, or the minute if a deed is aimed at; letters choose deeds. */

import type { Turn } from "./turn.svelte";

/** Whether a key was for the turn, and has done something. */
export function turnKey(turn: Turn, key: string, shift: boolean): boolean {
  if (key === "Escape") {
    if (!turn.aiming) return false;
    turn.cancel();
    return true;
  }
  const letter = key.toLowerCase();
  if (letter === "u") {
    if (shift) turn.open({ kind: "undo" });
    else if (!turn.mayUndo) return false;
    else turn.undo();
    return true;
  }
  if (turn.choices === null) return false;
  if (key === "Enter") {
    const { main } = turn;
    main?.run();
    return main !== null && main.off === null;
  }
  if (letter === "c" && (turn.about?.advice ?? false)) {
    turn.open({ kind: "captain" });
    return true;
  }
  if (letter === "e") {
    const { finish } = turn;
    finish?.touch();
    return finish !== null;
  }
  if (turn.dial !== null && /^[0-9]$/.test(key)) {
    const minute = key === "0" ? 10 : Number(key);
    const place = turn.dial.row.findIndex((one) => one.decision.minutes === minute);
    if (place >= 0) turn.dial.choose(place);
    return place >= 0;
  }
  return touched([...turn.rooms, ...turn.answers], key) || touched(turn.deeds, letter);
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
