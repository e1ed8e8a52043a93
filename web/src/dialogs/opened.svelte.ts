/**
 * Which dialog somebody at this screen has opened that has nothing to do with deciding: the logbook, the piles, a gnome, on a small screen the
 * list of all that, the way out. Those that a turn needs are opened by the turn (`turn.ask`), and those that the game asks for are shown anyway.
 */

export type Wish =
  | { readonly kind: "piles"; readonly which: "events" | "items" }
  | { readonly kind: "gnome"; readonly gnome: string }
  | { readonly kind: "log" }
  | { readonly kind: "dangers" }
  | { readonly kind: "since" }
  | { readonly kind: "menu" }
  | { readonly kind: "leave" };

class Opened {
  wish = $state.raw<Wish | null>(null);

  open(wish: Wish): void {
    this.wish = wish;
  }

  /** Open it; if it is open, close it. */
  toggle(wish: Wish): void {
    this.wish = this.wish?.kind === wish.kind ? null : wish;
  }

  close(): void {
    this.wish = null;
  }
}

export const opened = new Opened();
