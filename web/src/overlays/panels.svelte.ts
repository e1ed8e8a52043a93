/** Which panel lies over the screen: how to play, the rules (at one of them), the keys, the settings. Any screen may ask for one. */

import { settings } from "../settings/settings.svelte";

export type Shown = "howto" | "rules" | "keys" | "settings";

class Panels {
  now = $state<Shown | null>(null);
  /** The rule that is to be shown; empty: the contents. */
  atom = $state("");

  close(): void {
    this.now = null;
  }
}

export const panels = new Panels();

/** Open the rules, at one of them if it is named. */
export function openRules(atom = ""): void {
  panels.atom = atom;
  panels.now = "rules";
}

/** Open what a newcomer should know; who has seen it once is not shown it again unasked. */
export function openHowTo(): void {
  panels.now = "howto";
  settings.newcomer = false;
}

export function openKeys(): void {
  panels.now = "keys";
}

export function openSettings(): void {
  panels.now = "settings";
}
