/** Which symbol stands for a thing of the game. One that the page has no drawing of yet gets a general one. */

const CRATE = "ui-item-crate";
const STAR = "ui-event-star";

/** The items and events with symbols of their own. */
export const DRAWN: ReadonlySet<string> = new Set([
  ...[
    "aqualung",
    "coffee",
    "crowbar",
    "deactivation_code",
    "engine_manual",
    "fire_extinguisher",
    "grog",
    "harpoon",
    "lucky_charm",
    "pump_manual",
    "reactor_manual",
    "toolbox",
    "water_pump",
  ].map((item) => `item-${item}`),
  ...[
    "blocked_hatch",
    "descent",
    "engine_down",
    "fast_descent",
    "fire",
    "fire_spreads",
    "friendly_fire",
    "kraken",
    "leak",
    "missile_countdown",
    "overheated",
    "oxygen_pumps_down",
    "reactor_malfunction",
    "reactor_warmup",
    "respite",
    "stumble",
    "turbulence",
    "underwater_current",
  ].map((event) => `event-${event}`),
]);

/** The symbol to draw where this one is asked for. */
export function drawn(symbol: string): string {
  if (DRAWN.has(symbol)) return symbol;
  if (symbol.startsWith("item-")) return CRATE;
  return symbol.startsWith("event-") ? STAR : symbol;
}
