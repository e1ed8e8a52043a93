/** What the captain has said last: whoever looks at something else and asks him again gets the same answer, and at once. */

import type { Counsel } from "../protocol";

export interface Asked {
  readonly table: string;
  /** How things stood. */
  readonly number: number;
  readonly gnome: string;
  readonly language: string;
}

let last: { readonly asked: string; readonly counsels: readonly Counsel[] } | null = null;

const written = ({ table, number, gnome, language }: Asked): string => JSON.stringify([table, number, gnome, language]);

export function remember(asked: Asked, counsels: readonly Counsel[]): void {
  last = { asked: written(asked), counsels };
}

/** Null if he was asked something else last. */
export function remembered(asked: Asked): readonly Counsel[] | null {
  return last?.asked === written(asked) ? last.counsels : null;
}
