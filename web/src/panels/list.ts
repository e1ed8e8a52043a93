/** The panels that any screen may open. */

import { overlay, type Entry } from "../overlays/overlays.svelte";
import Help from "./Help.svelte";
import Settings from "./Settings.svelte";

export const PANELS: readonly Entry<null>[] = [
  overlay("help", "panel", Help, (_, about) => (about === null ? null : { about })),
  overlay("settings", "panel", Settings, (_, about) => (about === null ? null : {})),
];
