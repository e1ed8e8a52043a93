/** What every dialog of a table knows of: the table, the turn, and who is aboard. */

import { looksOf, type Look } from "../ui/looks";
import type { About, Choices, Message, View } from "../protocol";
import type { TableStore } from "../table/table.svelte";
import type { Lit } from "../timeline/lit";
import type { Turn } from "../turn/turn.svelte";
import { faceOf, type Face } from "./faces";

export class Seat {
  // Several decisions are on their way: what is asked between them has been answered already.
  #sending = $state(false);

  constructor(
    readonly table: TableStore,
    readonly turn: Turn,
    /** What the board shall light up; null: nothing. */
    readonly light: (lit: Lit | null) => void,
  ) {}

  readonly crew: readonly Look[] = $derived.by(() => looksOf(this.table.about?.gnomes ?? []));
  readonly choices: Choices | null = $derived.by(() => (this.#sending ? null : this.turn.choices));

  get about(): About {
    return there(this.table.about);
  }

  get message(): Message {
    return there(this.table.message);
  }

  get view(): View {
    return this.message.view;
  }

  get edition(): string {
    return this.about.edition;
  }

  readonly face = (name: string): Face => faceOf(this.crew, this.view.gnomes, name);

  readonly decide = (decision: string): void => {
    void this.table.decide(decision);
  };

  /** Do what takes several decisions. */
  readonly send = async (work: Promise<unknown>): Promise<void> => {
    this.#sending = true;
    try {
      await work;
    } finally {
      this.#sending = false;
    }
  };
}

/** There are no dialogs before the table has told something. */
function there<Thing>(thing: Thing | null): Thing {
  if (thing === null) throw new Error("nothing told");
  return thing;
}
