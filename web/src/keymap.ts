/** All keys of the page, as they are declared where they act: for the list of them. */

import { ENDING_KEYS } from "./endings/keys";
import { EVENT_KEYS } from "./events/keys";
import { LOG_KEYS } from "./log/keys";
import { OVERLAY_KEYS } from "./overlays/keys";
import { PAGE_KEYS } from "./overlays/panels";
import { TURN_KEYS } from "./turn/keys";
import type { Keys } from "./ui/keyboard";

type Told = Pick<Keys, "group"> & {
  readonly bindings: readonly { readonly keys: readonly string[]; readonly text?: string }[];
};
type Help = readonly (readonly [
  group: Keys["group"],
  keys: readonly { readonly keys: readonly string[]; readonly text: string }[],
])[];

const ALL: readonly Told[] = [PAGE_KEYS, TURN_KEYS, LOG_KEYS, EVENT_KEYS, OVERLAY_KEYS, ENDING_KEYS];

/** What the list of keys tells: the groups, and the keys of each with the message that says what they do. */
export const KEY_HELP: Help = [...new Set(ALL.map(({ group }) => group))].map((group) => [
  group,
  ALL.filter((keys) => keys.group === group).flatMap(({ bindings }) =>
    bindings.flatMap(({ keys, text }) => (text === undefined ? [] : [{ keys, text }])),
  ),
]);
