/** Listening to an element of the page. */

import { on } from "svelte/events";

type Listeners = readonly (readonly [string, (event: never) => void])[];

/** What the browser tells while the page is being changed: an element that is taken away loses the focus at once. */
const AMIDST: ReadonlySet<string> = new Set(["focus", "blur"]);

/**
 * Listen to all of these; what is returned ends it. What is told while Svelte changes the page is heard outside of that:
 * a plain listener would be part of whatever is changing, where no state may be set and whatever is read is a reason to
 * change again.
 */
export function listen(element: Element, listeners: Listeners): () => void {
  const ends = listeners.map(([name, listener]) => {
    const hear = listener as (event: Event) => void;
    if (AMIDST.has(name)) return on(element, name, hear);
    element.addEventListener(name, hear);
    return () => element.removeEventListener(name, hear);
  });
  return () => {
    for (const end of ends) end();
  };
}
