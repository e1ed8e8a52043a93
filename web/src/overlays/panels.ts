/** What any screen may open: how to play, the rules (at one of them), the keys, the settings; and the keys of every screen. */

import { settings } from "../settings/settings.svelte";
import type { Keys } from "../ui/keyboard";
import { overlays } from "./overlays.svelte";

/** Open the rules, at one of them if it is named. */
export function openRules(atom = ""): void {
  overlays.open("help", `rules ${atom}`);
}

/** Open what a newcomer should know; who has seen it once is not shown it again unasked. */
export function openHowTo(): void {
  overlays.open("help", "howto");
  settings.newcomer = false;
}

export function openKeys(): void {
  overlays.open("help", "keys");
}

export function openSettings(): void {
  overlays.open("settings");
}

/** Kept free for the signals of friends at one table: write, yes, no, help. */
export const RESERVED: readonly string[] = ["T", "Y", "X", "H"];

export const PAGE_KEYS: Keys = {
  group: "everywhere",
  bindings: [
    { keys: ["tab"], text: "tab" },
    { keys: ["←", "→", "↑", "↓"], text: "arrows" },
    { keys: ["enter", "space"], text: "enter" },
    { keys: ["escape"], text: "escape" }, // each overlay's own
    { keys: ["?"], text: "help", run: openKeys },
    { keys: ["I"], text: "howto", run: openHowTo },
    { keys: ["M"], text: "sound", run: () => void (settings.sound = !settings.sound) },
  ],
};
