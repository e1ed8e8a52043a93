/** Which events look alike: what is behind the porthole of their cards. */

export type Family =
  "fire" | "water" | "deep" | "reactor" | "dark" | "alarm" | "kraken" | "shaken" | "jammed" | "thirsty" | "calm";

const FAMILIES: Readonly<Record<string, Family>> = {
  fire: "fire",
  fire_spreads: "fire",
  friendly_fire: "fire",
  leak: "water",
  underwater_current: "water",
  descent: "deep",
  fast_descent: "deep",
  reactor_warmup: "reactor",
  reactor_malfunction: "reactor",
  engine_down: "dark",
  oxygen_pumps_down: "dark",
  missile_countdown: "alarm",
  kraken: "kraken",
  turbulence: "shaken",
  stumble: "shaken",
  blocked_hatch: "jammed",
  overheated: "thirsty",
  respite: "calm",
};

export function familyOf(event: string): Family {
  return FAMILIES[event] ?? "calm";
}

/** The face that a gnome makes to it. */
export const FACES: Readonly<Record<Family, string>> = {
  fire: "shock",
  water: "shock",
  deep: "green",
  reactor: "shock",
  dark: "sad",
  alarm: "angry",
  kraken: "shock",
  shaken: "green",
  jammed: "angry",
  thirsty: "drunk-3",
  calm: "joy",
};
