/**
 * What lies over a screen: dialogs, panels, the cover, tips. Each is an entry of a list (`Entry`); the one stack decides what is on top, where
 * the focus is, what is behind and cannot be reached, and what Escape, the back button and a touch outside close.
 */

import type { Component } from "svelte";

import { keyboard, type Hearer, type Pressed } from "../ui/keyboard";
import { backButton, guard } from "./back";
import { focusFirst, giveBack, hideOthers, keepFocus } from "./focus";
import { overlayKey, tabKey } from "./keys";

/**
 * Where one lies. told: over the player's place until it is waved away; seat: at the place of who decides, with the board in use beside it; panel:
 * over the whole screen; cover: instead of it.
 */
export type Place = "told" | "seat" | "panel" | "cover" | "tip";

interface Habits {
  readonly hearer: Hearer;
  /** What is behind cannot be reached: by pointer, by keys, by what reads the screen aloud. */
  readonly modal: boolean;
  /** The focus goes there. */
  readonly focus: boolean;
  /** What a touch beside it does: nothing, or it closes it; a veil takes the touch, else whatever is touched has it, too. */
  readonly outside: "stays" | "veil" | "passes";
}

export const PLACES: Readonly<Record<Place, Habits>> = {
  told: { hearer: "screen", modal: false, focus: false, outside: "stays" },
  seat: { hearer: "seat", modal: false, focus: true, outside: "stays" },
  panel: { hearer: "panel", modal: true, focus: true, outside: "veil" },
  cover: { hearer: "cover", modal: true, focus: true, outside: "stays" },
  tip: { hearer: "tip", modal: false, focus: false, outside: "passes" },
};

/** An overlay as it is listed. `At` is what the overlays of that list know of. */
export interface Entry<At> {
  readonly kind: string;
  readonly place: Place;
  readonly component: Component<Record<string, unknown>>;
  /** What it is given if it is due; null: it is not. `about` is what it was opened for; null: nobody has opened it. */
  readonly when: (at: At, about: string | null) => object | null;
  /** How it is left without having done anything, where nobody has opened it; missing: it has to be answered. */
  readonly close?: ((at: At) => void) | undefined;
  /** Another one of these is another question, and begins anew. */
  readonly again?: ((at: At) => unknown) | undefined;
}

/** List an overlay: its kind, its place, what draws it, and when. */
export function overlay<At, Props extends object>(
  kind: string,
  place: Place,
  component: Component<Props>,
  when: (at: At, about: string | null) => Omit<Props, "onclose"> | null,
  more: Pick<Entry<At>, "close" | "again"> = {},
): Entry<At> {
  // What `when` gives is what the component takes: said here once, for a list has overlays of all kinds.
  return { kind, place, component: component as unknown as Entry<At>["component"], when, ...more };
}

/** An overlay that lies there. */
interface Layer {
  readonly kind: string;
  readonly place: Place;
  readonly element: HTMLElement;
  /** Null: it has to be answered. */
  readonly close: () => (() => void) | null;
  /** What had the focus before. */
  readonly home: Element | null;
}

interface Wish {
  readonly kind: string;
  readonly about: string;
}

class Overlays {
  /** What somebody at this screen has opened, the latest last; of each place there is one. */
  #wishes = $state.raw<readonly Wish[]>([]);
  /** What lies there, the topmost last. */
  #layers: readonly Layer[] = [];
  readonly #places = new Map<string, Place>();

  constructor() {
    backButton(() => this.#leave());
  }

  /** From now on these can be opened. */
  register(entries: readonly Pick<Entry<never>, "kind" | "place">[]): void {
    for (const { kind, place } of entries) this.#places.set(kind, place);
  }

  /** What an overlay was opened for; null: nobody has opened it. */
  wished(kind: string): string | null {
    return this.#wishes.find((wish) => wish.kind === kind)?.about ?? null;
  }

  /** Whether somebody has opened something at the place of who decides. */
  get looking(): boolean {
    return this.#wishes.some(({ kind }) => this.#places.get(kind) !== "panel");
  }

  /** Open an overlay; it takes the place of what was opened there before. */
  open(kind: string, about = ""): void {
    const place = this.#places.get(kind);
    this.#wishes = [...this.#wishes.filter((wish) => this.#places.get(wish.kind) !== place), { kind, about }];
  }

  /** Open it; if it is open, close it. */
  toggle(kind: string): void {
    if (this.wished(kind) === null) this.open(kind);
    else this.close(kind);
  }

  /** Close what somebody has opened; without a kind, all of it. */
  close(kind?: string): void {
    this.#wishes = kind === undefined ? [] : this.#wishes.filter((wish) => wish.kind !== kind);
  }

  /**
   * An overlay has come: it lies above those of its place and below those of higher ones. `before` is where the focus was, or what a tip explains.
   * What is returned takes it away.
   */
  enter(
    kind: string,
    place: Place,
    element: HTMLElement,
    close: Layer["close"],
    before = document.activeElement,
  ): () => void {
    const { hearer, modal, focus, outside } = PLACES[place];
    if (modal) for (const layer of this.#layers) if (layer.place === "tip") layer.close()?.(); // it explains what lies below now
    if (place !== "tip" && close() !== null) guard();
    // what takes another's place gives the focus back to where that one would have
    const ours = ({ element }: Layer): boolean => before === document.body || element.contains(before);
    const from = this.#layers.find((layer) => layer.place === place && ours(layer));
    const layer: Layer = { kind, place, element, close, home: from?.home ?? before };
    const height = (one: Layer): number => Object.keys(PLACES).indexOf(one.place);
    this.#layers = [...this.#layers, layer].toSorted((one, other) => height(one) - height(other));
    const ends = [
      keyboard.listen(hearer, (pressed) => this.#hear(layer, pressed), modal),
      ...(modal ? [hideOthers(element), keepFocus(element)] : []),
      ...(outside === "passes" ? [this.#outside(layer)] : []),
    ];
    if (focus) focusFirst(element, modal);
    return () => {
      this.#layers = this.#layers.filter((one) => one !== layer);
      for (const end of ends) end();
      if (focus) giveBack(layer.element, layer.home);
    };
  }

  /** A touch beside the topmost overlay, on its veil. */
  beside(): void {
    const top = this.#layers.at(-1);
    if (top !== undefined && PLACES[top.place].outside === "veil") top.close()?.();
  }

  #outside(layer: Layer): () => void {
    const touched = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !layer.element.contains(target) && layer.home?.contains(target) !== true)
        layer.close()?.();
    };
    addEventListener("pointerdown", touched, { capture: true });
    return () => removeEventListener("pointerdown", touched, { capture: true });
  }

  #hear(layer: Layer, pressed: Pressed): boolean {
    const { modal, focus } = PLACES[layer.place];
    if (pressed.key === "Escape") {
      const close = layer.close();
      close?.();
      return close !== null;
    }
    if (modal && tabKey(layer.element, pressed)) return true;
    return focus && overlayKey(layer.element, pressed);
  }

  /** The back button: it closes the topmost overlay that can be closed. Whether there was one, and whether there is another. */
  #leave(): { readonly closed: boolean; readonly more: boolean } {
    const open = this.#layers.filter((layer) => layer.close() !== null && layer.place !== "tip");
    open.at(-1)?.close()?.();
    return { closed: open.length > 0, more: open.length > 1 };
  }
}

export const overlays = new Overlays();
