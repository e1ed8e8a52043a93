/** Where the focus goes when an overlay comes and goes, and what is out of reach behind it. */

import { writes } from "../ui/keyboard";

const STOPS =
  "button:not(:disabled), a[href], input:not(:disabled), select, textarea, summary, [tabindex]:not([tabindex='-1'])";
/** What goes on telling of itself, and what lies above everything. */
const HEARD = "[popover], [role=status], [role=alert], [aria-live], script, style";

/** What can have the focus in there, in order. */
export const stops = (within: HTMLElement): readonly HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>(STOPS)].filter((stop) => stop.checkVisibility?.() ?? true);

/** Lead the focus there: to its first choice, else to its red button, else to its first button. Whoever is writing goes on, unless it is modal. */
export function focusFirst(element: HTMLElement, modal = false): void {
  if (!modal && writes(document.activeElement)) return;
  const first = ["[data-choice]:not(:disabled)", "[data-red]", "button:not(:disabled)", "[tabindex]"]
    .map((selector) => element.querySelector<HTMLElement>(selector))
    .find((found) => found !== null);
  first?.focus({ preventScroll: true });
}

/** Give the focus back, unless it has gone elsewhere meanwhile. */
export function giveBack(element: HTMLElement, home: Element | null): void {
  const now = document.activeElement;
  if (now !== null && now !== document.body && !element.contains(now)) return;
  // Not while the page is being changed: where the focus goes a tip may be shown.
  queueMicrotask(() => {
    const focusable = home instanceof HTMLElement || home instanceof SVGElement;
    if (focusable && home.isConnected) home.focus({ preventScroll: true });
  });
}

/**
 * Hide all that is behind from what reads the screen aloud. Not `inert`: for that a browser looks at each of the some thousand parts of the
 * board, when it is set and when it is taken away (bench/page.md). The focus is kept inside, a veil takes what is touched, and keys stop here.
 */
export function hideOthers(element: HTMLElement): () => void {
  const hidden: Element[] = [];
  for (let inside: Element = element; inside.parentElement !== null && inside !== document.body;) {
    const { parentElement } = inside;
    for (const other of parentElement.children) {
      if (other === inside || other.hasAttribute("aria-hidden") || other.matches(HEARD)) continue;
      other.setAttribute("aria-hidden", "true");
      hidden.push(other);
    }
    inside = parentElement;
  }
  return () => {
    for (const other of hidden) other.removeAttribute("aria-hidden");
  };
}

/** The focus stays in there. A tip lies above everything. */
export function keepFocus(element: HTMLElement): () => void {
  const keep = ({ target }: FocusEvent): void => {
    if (target instanceof Element && !element.contains(target) && target.closest("[popover]") === null)
      stops(element)[0]?.focus();
  };
  addEventListener("focusin", keep);
  return () => removeEventListener("focusin", keep);
}
