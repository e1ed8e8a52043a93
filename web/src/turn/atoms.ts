/** The rules that actions come from: what a tip opens. */

import type { Action } from "../protocol";

export const ACTION_ATOMS: Readonly<Record<Action, string>> = {
  extinguish: "A6",
  pump: "A7",
  unblock: "A8",
  fix_engine: "A9",
  fix_pumps: "A10",
  fix_reactor: "A11",
  stop_missiles: "A12",
  kill_kraken: "A13",
  draw: "A16",
  trade: "A18",
  wait: "A19",
  abandon: "A20",
  attack: "O4",
};
