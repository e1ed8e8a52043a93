/** The rules as the host tells them. */

/** A rule with all that is said about it; what there is nothing to say about is empty. */
export interface Entry {
  readonly id: string;
  readonly chapter: string;
  readonly title: string;
  readonly text: string;
  readonly example: string;
  readonly first: string;
  readonly question: string;
  readonly why: string;
  readonly switch: string;
  readonly option: string;
  readonly about: readonly (readonly [string, string])[];
  readonly cards: readonly (readonly [string, number])[];
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly entries: readonly Entry[];
}

export interface Rules {
  readonly chapters: readonly Chapter[];
}

export interface Found {
  readonly found: readonly Entry[];
  readonly near: readonly string[];
}
