/** What the person at this screen has chosen; kept in the browser, checked when it is read again. */

import { isRecord, keep, kept, parsed } from "./storage";

export type Theme = "auto" | "night" | "day";
export type Motion = "auto" | "full" | "still";
export type Pace = "slow" | "normal" | "fast" | "off";
export type Style = "lively" | "dry";

export interface Chosen {
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

const KEY = "rednovember.settings";
const USUAL: Chosen = {
  language: "",
  theme: "auto",
  contrast: false,
  motion: "auto",
  pace: "normal",
  style: "lively",
  sound: true,
  effects: 0.7,
  sea: 0.3,
  newcomer: true,
};
const ALLOWED: { readonly [Name in keyof Chosen]?: readonly Chosen[Name][] } = {
  theme: ["auto", "night", "day"],
  motion: ["auto", "full", "still"],
  pace: ["slow", "normal", "fast", "off"],
  style: ["lively", "dry"],
};

/** What was kept, with the usual value for all that is missing or makes no sense. */
export function readChosen(text: string | null): Chosen {
  const found = parsed(text);
  const chosen: Record<string, unknown> = { ...USUAL };
  if (isRecord(found)) {
    for (const [name, value] of Object.entries(found)) {
      const usual = USUAL[name as keyof Chosen];
      const allowed: readonly unknown[] | undefined = ALLOWED[name as keyof Chosen];
      const fits = typeof value === typeof usual && (allowed === undefined || allowed.includes(value));
      if (fits && (typeof value !== "number" || (value >= 0 && value <= 1))) chosen[name] = value;
    }
  }
  return chosen as unknown as Chosen;
}

export const settings: Chosen = $state(readChosen(kept(KEY)));

/** Keep what is chosen and show it on the page; runs as long as the page does. */
export function keepSettings(): void {
  // what is chosen in another tab of this browser holds here, too
  addEventListener("storage", (event) => {
    if (event.key === KEY) Object.assign(settings, readChosen(event.newValue));
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
      keep(KEY, JSON.stringify(settings));
    });
  });
}

/** Whether nothing shall move by itself. */
export function still(): boolean {
  if (settings.motion !== "auto") return settings.motion === "still";
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
