/** The key of the logbook. */

import { overlays } from "../overlays/overlays.svelte";
import type { Keys } from "../ui/keyboard";

export const LOG_KEYS: Keys<unknown> = { group: "turn", bindings: [{ keys: ["L"], text: "log", run: openLog }] };

/** Where the logbook stands beside the board, its newest line gets the focus; else it is opened. */
function openLog(): void {
  const lines = document.querySelectorAll<HTMLElement>("aside [role=log] button");
  if (lines.length > 0) lines.item(lines.length - 1).focus();
  else overlays.toggle("log");
}
