/** What both screens of a table show of it. */

import type { Lit } from "../timeline/lit";
import type { Look } from "../ui/looks";
import type { Tell } from "../ui/touch";
import type { Happened } from "../protocol";
import type { Picture } from "../timeline/picture";
import type { Cursor } from "../timeline/cursor.svelte";
import type { Tile } from "../timeline/stage";
import type { Mark, Preview } from "../turn/marks";

/** What a board draws beside its picture. */
export interface Shown {
  readonly acting: string | null;
  readonly crew: readonly Look[];
  readonly marks: readonly Mark[];
  readonly preview: Preview | null;
  readonly lit: Lit | null;
  readonly now: Happened | null;
  readonly open: Picture["open"];
  readonly tell: Tell;
}

/** The icons of the turn, as long as what they bring is being shown. */
export function queueOf(cursor: Cursor): readonly Tile[] {
  return cursor.running ? cursor.queue : [];
}
