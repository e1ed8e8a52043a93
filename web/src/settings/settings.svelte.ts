/** What the person at this screen has chosen; kept in the browser, checked when it is read again. */

import * as v from "valibot";

import { keep, kept, readAs } from "./storage";

export type Theme = "auto" | "night" | "day";
export type Motion = "auto" | "full" | "still";
export type Pace = "slow" | "normal" | "fast" | "off";
export type Style = "lively" | "dry";

export interface Chosen {
  version: 1;
  language: string; // empty: as the browser prefers
  theme: Theme;
  contrast: boolean;
  motion: Motion;
  pace: Pace;
  style: Style;
  sound: boolean;
  effects: number; // 0 to 1
  sea: number;
  /** Nobody at this browser has been told how to play. */
  newcomer: boolean;
}

const NAME = "rednovember.settings";
const share = (usual: number): v.GenericSchema<unknown, number> =>
  v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), usual);
const oneOf = <const Name extends string>(names: readonly [Name, ...Name[]]): v.GenericSchema<unknown, Name> =>
  v.fallback(v.picklist(names), names[0]);
/** Version 1. Whatever is missing or makes no sense has its usual value, so a new setting needs no new version. */
const CHOSEN = v.object({
  version: v.fallback(v.literal(1), 1),
  language: v.fallback(v.string(), ""),
  theme: oneOf(["auto", "night", "day"]),
  contrast: v.fallback(v.boolean(), false),
  motion: oneOf(["auto", "full", "still"]),
  pace: oneOf(["normal", "slow", "fast", "off"]),
  style: oneOf(["lively", "dry"]),
  sound: v.fallback(v.boolean(), true),
  effects: share(0.7),
  sea: share(0.3),
  newcomer: v.fallback(v.boolean(), true),
});

/** What was kept, with the usual value for all that is missing or makes no sense. */
export function readChosen(text: string | null): Chosen {
  return readAs(CHOSEN, text) ?? v.parse(CHOSEN, {});
}

export const settings: Chosen = $state(readChosen(kept(NAME)));

/** Keep what is chosen and show it on the page; runs as long as the page does. */
export function keepSettings(): void {
  // what is chosen in another tab of this browser holds here, too
  addEventListener("storage", (event) => {
    if (event.key === NAME) Object.assign(settings, readChosen(event.newValue));
  });
  $effect.root(() => {
    $effect(() => {
      const root = document.documentElement;
      const light = matchMedia("(prefers-color-scheme: light)");
      const show = (): void => {
        root.dataset["theme"] = settings.theme === "auto" ? (light.matches ? "day" : "night") : settings.theme;
      };
      show();
      light.addEventListener("change", show);
      return () => {
        light.removeEventListener("change", show);
      };
    });
    $effect(() => {
      document.documentElement.dataset["contrast"] = settings.contrast ? "more" : "usual";
      document.documentElement.dataset["motion"] = settings.motion;
    });
    $effect(() => {
      keep(NAME, JSON.stringify(settings));
    });
  });
}

/** Whether nothing shall move by itself. */
export function still(): boolean {
  if (settings.motion !== "auto") return settings.motion === "still";
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
