/** A left fold over a list with checkpoints: the state after any number of items, in a bounded number of steps. */

export type Step<State, Item> = (state: State, item: Item) => State;

interface Mark<State> {
  readonly at: number;
  readonly state: State;
}

export class Fold<State, Item> {
  readonly #step: Step<State, Item>;
  readonly #items: readonly Item[];
  /** Checkpoints in order, at most `every` items apart. */
  readonly #marks: readonly Mark<State>[];
  readonly #every: number;
  /** A cache of the last state that was asked for: the next one is often near. */
  #last: Mark<State>;

  private constructor(
    step: Step<State, Item>,
    items: readonly Item[],
    marks: readonly [Mark<State>, ...Mark<State>[]],
    every: number,
  ) {
    [this.#step, this.#items, this.#marks, this.#every] = [step, items, marks, every];
    this.#last = marks[0];
  }

  /** Create a fold without items. Every state takes at most `every` steps. */
  static from<State, Item>(first: State, step: Step<State, Item>, every: number): Fold<State, Item> {
    return new Fold(step, [], [{ at: 0, state: first }], every);
  }

  get length(): number {
    return this.#items.length;
  }

  /** Keep the first `kept` items and append others. `end` overrides the computed state after the last one. */
  goOn(kept: number, items: readonly Item[], end?: State): Fold<State, Item> {
    const [first, ...others] = this.#marks;
    const marks: [Mark<State>, ...Mark<State>[]] = [first as Mark<State>, ...others.filter((mark) => mark.at <= kept)];
    let at = marks.at(-1)?.at ?? 0;
    let state = marks.at(-1)?.state as State;
    const all = [...this.#items.slice(0, kept), ...items];
    for (const item of all.slice(at)) {
      state = this.#step(state, item);
      at += 1;
      if (at - (marks.at(-1)?.at ?? 0) === this.#every) marks.push({ at, state });
    }
    if (end !== undefined) {
      if (marks.length > 1 && marks.at(-1)?.at === at) marks.pop();
      marks.push({ at, state: end });
    }
    return new Fold(this.#step, all, marks, this.#every);
  }

  /** Return the state after so many items. */
  at(place: number): State {
    let { at, state } = this.#nearest(place);
    for (; at < place; at += 1) state = this.#step(state, this.#items[at] as Item);
    this.#last = { at, state };
    return state;
  }

  /** Return the last known state at or before an index. */
  #nearest(place: number): Mark<State> {
    let [low, high] = [0, this.#marks.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.#marks[middle]?.at ?? 0) <= place) low = middle;
      else high = middle;
    }
    const mark = this.#marks[low] as Mark<State>;
    return this.#last.at <= place && this.#last.at > mark.at ? this.#last : mark;
  }
}
