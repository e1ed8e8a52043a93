/** Who has never played is offered to be told how: at the first turn, until something was decided. */

import { settings } from "../settings/settings.svelte";
import type { Turn } from "../turn/turn.svelte";

export const isOffered = (turn: Turn): boolean =>
  settings.newcomer && turn.choices !== null && !turn.table.cursor.running;
