/** The rules that items and actions come from: what a tip opens. */

import type { Action, Item } from "../protocol";

export const ITEM_ATOMS: Readonly<Record<Item, string>> = {
  grog: "I10",
  toolbox: "I11",
  engine_manual: "I12",
  pump_manual: "I13",
  reactor_manual: "I14",
  deactivation_code: "I15",
  fire_extinguisher: "I16",
  crowbar: "I17",
  water_pump: "I18",
  coffee: "I19",
  harpoon: "I20",
  lucky_charm: "I21",
  aqualung: "I22",
};

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
