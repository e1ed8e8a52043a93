/** The one way in which an element of a picture becomes a button, or tells something when one points at it. */

import type { Attachment } from "svelte/attachments";

import type { Kind } from "../rules/about.svelte";
import { listen } from "./listen";
import { LongPress } from "./press";

/** What is told about the thing that one points at, holds or has in focus. */
export interface Tip {
  readonly text: string;
  /** The rule that says no, if one does. */
  readonly atom?: string | undefined;
  /** The kind of thing that it is, and its name among its kind: its chief rule is told with it. */
  readonly about?: readonly [Kind, string] | undefined;
  readonly key?: string | undefined;
  /** The thing itself: a tip stands beside it. */
  readonly of: Element;
  /** A finger has been held on it long enough: it is told at once. */
  readonly held?: boolean;
}

/** What an element says of itself. */
export type Hint = Pick<Tip, "text" | "about" | "atom" | "key">;

/** Shows a tip; null takes it away. */
export type Tell = (tip: Tip | null) => void;

export interface Touchable {
  readonly name: string;
  readonly touch: () => void;
  readonly pressed?: boolean | undefined;
  readonly off?: boolean | undefined;
  readonly key?: string | undefined;
  readonly atom?: string | undefined;
  readonly about?: Tip["about"];
  readonly tell?: Tell | undefined;
}

/** What a button of a picture is to who listens, and to the keyboard. */
export function named(what: Touchable): Attachment<Element> {
  return (element) => {
    const set = (name: string, value: string | undefined): void => {
      if (value === (element.getAttribute(name) ?? undefined)) return;
      if (value === undefined) element.removeAttribute(name);
      else element.setAttribute(name, value);
    };
    set("role", "button");
    set("tabindex", "0");
    set("aria-label", what.name);
    set("aria-pressed", what.pressed === undefined ? undefined : String(what.pressed));
    set("aria-disabled", what.off === true ? "true" : undefined);
    set("aria-keyshortcuts", what.key);
  };
}

/** Let an element be touched, by pointer or by key. What it is by then is asked when it is: whatever changes, this stays. */
export function touchable(what: () => Touchable): Attachment<Element> {
  return (element) => {
    const hint = (): Hint => {
      const { name, key, atom, about } = what();
      return { text: name, key, atom, about };
    };
    const undo = hinted(hint, (tip) => what().tell?.(tip))(element);
    const clicked = (event: Event): void => {
      event.stopPropagation();
      if (held.delete(element)) return; // it was held: one wanted to know, not to do
      const { name, key, atom, off, tell, touch } = what();
      tell?.(off === true ? { text: name, of: element, key, atom } : null);
      touch();
    };
    const typed = (event: Event): void => {
      const { key, repeat } = event as KeyboardEvent;
      if (key !== "Enter" && key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      if (!repeat) what().touch();
    };
    const end = listen(element, [
      ["click", clicked],
      ["keydown", typed],
    ]);
    return () => {
      end();
      undo?.();
    };
  };
}

const held = new WeakSet<Element>();

/** The same of what does nothing but tell: it can have the focus, and has its name. */
export function telling(name: string, tell: Tell | undefined, about: Tip["about"]): Attachment<Element> {
  return (element) => {
    const undo = hinted(() => ({ text: name, about }), tell)(element);
    element.setAttribute("role", "img");
    element.setAttribute("aria-label", name);
    element.setAttribute("tabindex", "0");
    return undo;
  };
}

/** Tell something when one points at an element, has it in focus or holds it. What it says is asked for when it is shown, and as long as it is. */
export function hinted(hint: () => Hint, tell: Tell | undefined): Attachment<Element> {
  return (element) => {
    if (tell === undefined) return;
    let shown = false;
    let stays = false; // what a finger was held for can be read when it is lifted, until the next touch
    const press = new LongPress(() => {
      held.add(element);
      stays = true;
      show();
    });
    const show = (): void => {
      shown = true;
      const { about, atom, key } = hint();
      tell({
        get text() {
          return hint().text;
        },
        of: element,
        about,
        atom,
        key,
        ...(stays ? { held: true } : {}),
      });
    };
    const lifted = (): void => {
      if (stays) press.end();
      else hide();
    };
    const hide = (): void => {
      press.end();
      if (shown) tell(null);
      shown = false;
      stays = false;
    };
    const entered = (event: Event): void => {
      if ((event as PointerEvent).pointerType === "mouse") show();
    };
    const focused = (): void => {
      if (element.matches(":focus-visible")) show();
    };
    const pressed = (event: Event): void => {
      if ((event as PointerEvent).pointerType === "mouse") return;
      hide();
      held.delete(element);
      press.begin(event as PointerEvent);
    };
    const moved = (event: Event): void => {
      if (press.slips(event as PointerEvent)) lifted();
    };
    const end = listen(element, [
      ["pointerenter", entered],
      ["pointerleave", lifted],
      ["pointerdown", pressed],
      ["pointermove", moved],
      ["pointerup", lifted],
      ["pointercancel", lifted],
      ["focus", focused],
      ["blur", hide],
    ]);
    return () => {
      end();
      hide();
    };
  };
}
