/**
 * Keys: declared where they act, heard by the one listener of the page. The list of keys (panels/Keys) is made of the same declarations.
 */

import { keyOf } from "./keys";

/** A key that was pressed. */
export interface Pressed {
  /** What it means on any keyboard layout; letters are capitals. */
  readonly key: string;
  readonly shift: boolean;
  readonly repeat: boolean;
  readonly target: Element | null;
  /** The control that has the focus: Enter and Space are its own. */
  readonly control: Element | null;
}

/** Keys that do the same. */
export interface Binding<On = void> {
  /** A letter or sign stands for itself, a word for the name of a key, "1 – 9" for digits; "&" stands between two that are held together. */
  readonly keys: readonly string[];
  /** The message of the list that says what they do, `web-key-TEXT`; missing: the list does not tell of them. */
  readonly text?: string;
  /** Does it; false: there is nothing to do now, and others may have the key. Missing: the browser or a control does it. */
  readonly run?: (on: On, pressed: Pressed) => unknown;
}

/** The keys of a part of the page; parts with the same name stand together in the list. */
export interface Keys<On = void> {
  readonly group: "everywhere" | "turn" | "events" | "dialogs" | "end";
  readonly bindings: readonly Binding<On>[];
}

/** From the ground up: who stands higher hears a key first. */
export const HEARERS = ["page", "screen", "events", "seat", "panel", "cover", "tip"] as const;
export type Hearer = (typeof HEARERS)[number];

interface Listening {
  readonly hearer: Hearer;
  /** Whether it has taken the key. */
  readonly hear: (pressed: Pressed, event: KeyboardEvent) => boolean;
  /** Nothing below hears a key, and it hears also what is pressed while somebody writes. */
  readonly modal: boolean;
}

const NAMES: Readonly<Record<string, string>> = {
  escape: "Escape",
  enter: "Enter",
  space: " ",
  tab: "Tab",
  "←": "ArrowLeft",
  "→": "ArrowRight",
  "↑": "ArrowUp",
  "↓": "ArrowDown",
  "−": "-",
};
const WRITING = "textarea, select, input:not([type=radio], [type=checkbox], [type=range], [type=button])";
const CONTROL = "button, a, summary, label, input, [role=button]";

/** Whether somebody writes there: letters are theirs. */
export const writes = (where: EventTarget | null): boolean => where instanceof Element && where.matches(WRITING);

/** Whether a key of a declaration was pressed. */
function isMeant(declared: string, { key, shift }: Pressed): boolean {
  const [name = "", shifted] = declared.split("&").toReversed();
  if (shifted !== undefined && !shift) return false;
  if (name === "1 – 9") return /^[1-9]$/.test(key);
  return key === (NAMES[name] ?? name);
}

/** Run the binding that is meant, those with Shift first; whether one did something. */
export function runKey<On>({ bindings }: Keys<On>, on: On, pressed: Pressed): boolean {
  const own = pressed.control !== null && (pressed.key === "Enter" || pressed.key === " ");
  const held = (declared: string): boolean => declared.includes("&");
  const meant = bindings.filter(({ run, keys }) =>
    keys.some((key) => run !== undefined && isMeant(key, pressed) && (held(key) || !own)),
  );
  meant.sort((one, other) => Number(other.keys.some(held)) - Number(one.keys.some(held)));
  return meant.some((binding) => binding.run?.(on, pressed) !== false);
}

export function pressedOf(event: KeyboardEvent): Pressed {
  const target = event.target instanceof Element ? event.target : null;
  const key = keyOf(event);
  return {
    key: key.length === 1 ? key.toUpperCase() : key,
    shift: event.shiftKey,
    repeat: event.repeat,
    target,
    control: target?.closest(CONTROL) ?? null,
  };
}

class Keyboard {
  #listening: readonly Listening[] = [];

  /** Listen to keys until what is returned is called. Of two at the same height the later one hears first. */
  listen(hearer: Hearer, hear: Listening["hear"], modal = false): () => void {
    const one = { hearer, hear, modal };
    if (this.#listening.length === 0) addEventListener("keydown", this.#heard);
    const height = ({ hearer }: Listening): number => HEARERS.indexOf(hearer);
    this.#listening = [one, ...this.#listening].toSorted((a, b) => height(b) - height(a));
    return () => {
      this.#listening = this.#listening.filter((other) => other !== one);
      if (this.#listening.length === 0) removeEventListener("keydown", this.#heard);
    };
  }

  readonly #heard = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    const pressed = pressedOf(event);
    const writing = writes(pressed.target);
    for (const { hear, modal } of this.#listening) {
      if ((!writing || modal) && hear(pressed, event)) {
        event.preventDefault();
        return;
      }
      if (modal) return;
    }
  };
}

export const keyboard = new Keyboard();
