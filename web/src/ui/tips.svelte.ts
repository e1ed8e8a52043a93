/**
 * How anything on the screen explains itself: `{@attach tip(() => ({ title, text, atom }))}` on an element, in HTML or SVG. The tip comes
 * when the pointer rests on it, when it has the focus by key, and on a long press; it goes with Escape.
 */

import type { Attachment } from "svelte/attachments";

import type { TipText } from "../rules/about.svelte";
import { listen } from "./listen";
import { LongPress } from "./press";

export const REST = 300; // milliseconds that a pointer rests until a tip comes
const GRACE = 180; // milliseconds in which the pointer may cross to the tip

class Tips {
  /** What is explained, and by what. */
  about = $state.raw<Element | null>(null);
  content = $state.raw<() => TipText | null>(() => null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Show a tip, at once or after some time. */
  show(about: Element, content: () => TipText | null, wait = 0): void {
    clearTimeout(this.#timer);
    const now = (): void => {
      if (content() === null) return;
      this.about = about;
      this.content = content;
    };
    if (wait === 0) now();
    else this.#timer = setTimeout(now, wait);
  }

  /** The pointer has left: the tip goes, unless it comes back or goes to the tip itself. */
  leave(): void {
    clearTimeout(this.#timer);
    if (this.about !== null) this.#timer = setTimeout(() => this.hide(), GRACE);
  }

  /** The pointer is on the tip. */
  stay(): void {
    clearTimeout(this.#timer);
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.about = null;
  }

  /** Whether it is this that is explained now. */
  shows(about: Element): boolean {
    return this.about === about;
  }
}

export const tips = new Tips();

/** Lets an element explain itself. What it says is asked for when it is shown. */
export function tip(content: () => TipText | null): Attachment<Element> {
  return (node) => {
    let pressed = false; // a long press: the click that ends it does nothing
    const press = new LongPress(() => {
      pressed = content() !== null;
      tips.show(node, content);
    });
    const letGo = (): void => press.end();
    const handlers: Partial<Record<keyof HTMLElementEventMap, (event: never) => void>> = {
      pointerenter: (event: PointerEvent) => {
        if (event.pointerType !== "touch") tips.show(node, content, REST);
      },
      pointerleave: (event: PointerEvent) => {
        letGo();
        if (event.pointerType !== "touch") tips.leave();
      },
      pointerdown: (event: PointerEvent) => {
        pressed = false;
        if (event.pointerType !== "touch") {
          tips.hide();
          return;
        }
        press.begin(event);
      },
      pointermove: (event: PointerEvent) => {
        if (press.slips(event)) letGo();
      },
      pointerup: letGo,
      pointercancel: letGo,
      contextmenu: (event: Event) => {
        if (pressed) event.preventDefault();
      },
      focus: () => {
        if (node.matches(":focus-visible")) tips.show(node, content);
      },
      blur: () => {
        if (tips.shows(node)) tips.hide();
      },
    };
    const click = (event: Event): void => {
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const end = listen(node, Object.entries(handlers));
    node.addEventListener("click", click, { capture: true });
    return () => {
      letGo();
      end();
      node.removeEventListener("click", click, { capture: true });
      if (tips.shows(node)) tips.hide();
    };
  };
}
