/** What the first screen opens over itself: the games that this browser can go on with. */

import { overlay } from "../overlays/overlays.svelte";
import KeptTables from "./KeptTables.svelte";

export const KEPT = overlay("kept", "panel", KeptTables, (_: null, about) => (about === null ? null : {}));
