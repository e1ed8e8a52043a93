/** The pictures of the actions. */

import type { Action } from "../protocol";

const ICONS: Readonly<Record<Action, string>> = {
  extinguish: "item-fire_extinguisher",
  pump: "item-water_pump",
  unblock: "item-crowbar",
  fix_engine: "item-toolbox",
  fix_pumps: "item-toolbox",
  fix_reactor: "item-toolbox",
  stop_missiles: "item-deactivation_code",
  kill_kraken: "item-harpoon",
  draw: "ui-item-crate",
  trade: "ui-hand",
  wait: "event-respite",
  abandon: "item-aqualung",
  attack: "ui-attack",
};

/** The symbol of an action; one that is not known is a clock. */
export function deedIcon(action: string): string {
  return (ICONS as Readonly<Record<string, string>>)[action] ?? "ui-clock";
}
