/** One table as this screen knows it: what the server has told, and what may be asked of it. */

import { Lost, type Connect, type Connection, type Farewell, type LinkState } from "../connection/connection";
import type { About, AnyRequest, Answer, Lounge, Message, News, SaidShown, Welcome, You } from "../protocol";
import { settings, still } from "../settings/settings.svelte";
import { Chronicle } from "./chronicle";
import { linesBefore, type Line, type Told } from "./lines";
import type { Known, Memory } from "./memory";
import { pictureOf } from "./picture";
import { Playback, type Tempo } from "./playback.svelte";
import type { Since } from "./since";
import { stepsAfter, type Step } from "./steps";

export type { Line } from "./lines";

/** Why something was not done; or, of the kind `luck`, that what was taken back will fall the same again. */
export interface Refusal {
  readonly kind: string;
  readonly text: string;
  readonly atom: string | null;
  readonly rule: string | null;
}

const USUAL: Partial<Tempo> = {
  pace: () => settings.pace,
  still,
  hidden: () => typeof document !== "undefined" && document.hidden,
};

export class TableStore {
  about = $state.raw<About | null>(null);
  you = $state.raw<You>({ seats: [], host: false });
  lounge = $state.raw<Lounge | null>(null);
  said = $state.raw<readonly SaidShown[]>([]);
  /** How things stand, whatever the playback has shown of it so far. */
  message = $state.raw<Message | null>(null);
  /** The whole story, also what the playback has not shown yet. */
  lines = $state.raw<readonly Line[]>([]);
  /** The decisions that stand. */
  steps = $state.raw<readonly Step[]>([]);
  link = $state<LinkState>("connecting");
  farewell = $state.raw<Farewell | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** A request is on its way. */
  busy = $state(false);
  readonly playback: Playback;
  readonly #connection: Connection;
  readonly #chronicle = new Chronicle();
  readonly #look = (): void => {
    if (document.hidden) this.playback.hide();
  };

  constructor(
    readonly id: string,
    readonly keys: readonly string[],
    connect: Connect,
    language: () => string,
    style: () => "lively" | "dry",
    tempo: Partial<Tempo> = USUAL,
    /** What this tab remembers from before it was loaded again. */
    readonly remembered: Memory | null = null,
  ) {
    this.playback = new Playback(tempo);
    if (typeof document !== "undefined") document.addEventListener("visibilitychange", this.#look);
    this.#connection = connect(
      { table: id, keys, language, style },
      {
        told: (frame) => {
          this.#heard(frame);
        },
        linked: (state, why) => {
          this.link = state;
          this.farewell = why;
        },
      },
    );
  }

  /** What may be decided now: nothing as long as the playback has not caught up, or an answer is awaited. */
  get choices(): Message["choices"] {
    return this.playback.running || this.busy ? null : (this.message?.choices ?? null);
  }

  /** The story as far as the playback has shown it. */
  get shownLines(): readonly Line[] {
    return linesBefore(this.lines, this.playback.left);
  }

  /** What is to be remembered if the page is loaded again. */
  get memory(): Memory {
    void this.message; // with which the chronicle goes on
    const secret = this.about?.hidden_hands ?? true; // a hidden hand is nowhere but on the screen
    return { shown: this.#shown(), first: secret ? null : this.#chronicle.first };
  }

  /** What has happened since the reader's last decision; null if it is not known how things stood then. */
  since(): Since | null {
    return this.message === null ? null : this.#chronicle.since(this.message, this.you.seats);
  }

  /** Show it once more. */
  playSince(): void {
    const since = this.since();
    if (since !== null && this.message !== null) {
      this.playback.replay(since.picture, since.told, pictureOf(this.message.view));
    }
  }

  #heard(frame: Welcome | News): void {
    this.you = frame.you;
    this.playback.seated = frame.you.seats.length > 0;
    this.lounge = frame.lounge;
    if (frame.tell === "welcome") {
      this.about = frame.about;
      this.said = frame.said;
      this.#begin(frame.about, frame.message);
      return;
    }
    if (frame.said.length > 0) this.said = [...this.said, ...frame.said];
    if (frame.message !== null) this.#goOn(frame.message);
  }

  /**
   * Everything is told, perhaps anew: in another language, or to somebody else, who must not read what the one before
   * them could read. What was shown is not shown again.
   */
  #begin(about: About, message: Message): void {
    const before = this.message;
    const [shown, first] = before === null ? this.#remembered() : [this.#shown(), this.#chronicle.first];
    const earlier = this.#chronicle.told;
    const told = this.#chronicle.begin(about, message, this.you.seats, first);
    this.steps = stepsAfter([], message, 0);
    this.message = message;
    this.lines = this.#chronicle.lines;
    this.playback.boat = about.boat;
    const goal = pictureOf(message.view);
    const more = this.playback.running && before?.reader === message.reader ? this.#playOn(earlier, told) : null;
    if (more !== null) {
      if (more.length > 0) this.playback.play({ told: more, goal, decide: message.choices !== null });
      return;
    }
    const seen = shown ?? (this.you.seats.length > 0 ? this.#chronicle.untouched : null);
    const known = before?.reader === message.reader || seen === null ? null : this.#chronicle.upTo(seen);
    if (known === null || this.#chronicle.told.length === known.told.length) {
      this.playback.jump(goal, told);
      // who comes back on another day has forgotten what the others did since
      if (before === null && shown === null) this.playback.missed = (this.since()?.changes.turns ?? 0) > 0;
      return;
    }
    this.playback.jump(known.picture, known.told);
    const fresh = this.#chronicle.told.slice(known.told.length);
    this.playback.play({ told: fresh, goal, decide: message.choices !== null });
  }

  #remembered(): readonly [number | null, Known | null] {
    return [this.remembered?.shown ?? null, this.remembered?.first ?? null];
  }

  /** What is being shown goes on in the words in which it is told now. What follows on it; null if it holds no more. */
  #playOn(earlier: readonly Told[], told: readonly Told[]): readonly Told[] | null {
    const first = told.findIndex((one) => one.entry === earlier[0]?.entry);
    const again = first < 0 ? [] : told.slice(first);
    const same = (one: Told, place: number): boolean => again[place]?.fact.kind === one.fact.kind;
    if (again.length === 0 || !earlier.every(same)) return null;
    this.playback.retell((text) => again[earlier.findIndex((one) => one.text === text)]?.text ?? text);
    return again.slice(earlier.length);
  }

  /** The last entry of which everything was shown. */
  #shown(): number {
    const { told } = this.#chronicle;
    const next = this.playback.left > 0 ? told.at(-this.playback.left) : undefined;
    return next === undefined ? (this.message?.number ?? 0) : next.entry - 1;
  }

  #goOn(message: Message): void {
    const { told, back, own } = this.#chronicle.goOn(message, this.you.seats);
    this.steps = stepsAfter(this.steps, message, this.message?.decisions ?? 0);
    this.message = message;
    this.lines = this.#chronicle.lines;
    if (own) this.playback.missed = false;
    const goal = pictureOf(message.view);
    if (back === null) this.playback.play({ told, goal, decide: message.choices !== null });
    else this.playback.rewind(back, goal, this.#chronicle.told);
  }

  /** Ask for something. Null if it was done; else why not. */
  async ask(request: AnyRequest): Promise<Answer | null> {
    this.busy = true;
    this.refusal = null;
    try {
      const answer = await this.#connection.ask(request);
      if (answer.key !== null) this.#connection.addKey(answer.key);
      if (answer.ok) return answer;
      this.refusal = { kind: answer.kind ?? "", text: answer.text ?? "", atom: answer.atom, rule: answer.rule };
      return null;
    } catch (error) {
      if (error instanceof Lost) return null; // what has become of it will be told when the connection is back
      throw error;
    } finally {
      this.busy = false;
    }
  }

  /** Decide, step after step, as long as each one is taken. */
  async decide(...decisions: readonly string[]): Promise<boolean> {
    for (const decision of decisions) {
      const number = this.message?.number;
      if (number === undefined || (await this.ask({ say: "decide", number, decision })) === null) return false;
    }
    return true;
  }

  /** Take back to the state after so many decisions; by default one's last decision. */
  async takeBack(to: number | null = null): Promise<boolean> {
    const number = this.message?.number;
    const luck = to === null && this.#chronicle.luckFell();
    if (number === undefined || (await this.ask({ say: "take_back", number, to })) === null) return false;
    if (luck) this.refusal = { kind: "luck", text: "", atom: null, rule: null };
    return true;
  }

  /** Read on in another language: everything is told anew. */
  async speak(language: string, style: "lively" | "dry"): Promise<void> {
    await this.ask({ say: "language", language, style });
  }

  retry(): void {
    this.#connection.retry();
  }

  close(): void {
    if (typeof document !== "undefined") document.removeEventListener("visibilitychange", this.#look);
    this.playback.hide();
    this.#connection.close();
  }
}
