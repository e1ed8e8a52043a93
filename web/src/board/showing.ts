/** What every board shows, wide or tall. */

import type { About, Happened } from "../protocol";
import type { Picture } from "../timeline/picture";
import type { Mark, Preview } from "../turn/marks";
import type { Lit } from "../timeline/lit";
import type { Look } from "../ui/looks";

export interface Showing {
  picture: Picture;
  about: About;
  crew: readonly Look[];
  acting: string | null;
  marks: readonly Mark[];
  preview: Preview | null;
  lit: Lit | null;
  now: Happened | null;
}
