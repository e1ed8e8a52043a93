/** One table as this screen knows it: what the server has told, and what may be asked of it. */

import { Lost, type Connect, type Connection, type Farewell, type LinkState } from "../host/connection";
import type { About, AnyRequest, Answer, Lounge, Message, News, SaidShown, Welcome, You } from "../protocol";
import { settings, still } from "../settings/settings.svelte";
import type { Tempo } from "../timeline/clock";
import { Cursor } from "../timeline/cursor.svelte";
import type { Line } from "../timeline/lines";
import type { Since } from "../timeline/since";
import { Timeline, type Step } from "../timeline/timeline";
import type { Memory } from "./memory";

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
  /** How things stand, whatever the cursor has shown of it so far. */
  message = $state.raw<Message | null>(null);
  /** The whole game up to there. */
  timeline = $state.raw<Timeline | null>(null);
  link = $state<LinkState>("connecting");
  farewell = $state.raw<Farewell | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** A request is on its way. */
  busy = $state(false);
  /** The moment that is shown. */
  readonly cursor: Cursor;
  readonly #connection: Connection;
  readonly #look = (): void => {
    if (document.hidden) this.cursor.hide();
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
    this.cursor = new Cursor(tempo);
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

  /** What may be decided now: nothing as long as something else is shown than how things stand, or an answer is awaited. */
  get choices(): Message["choices"] {
    return !this.cursor.isLive || this.busy ? null : (this.message?.choices ?? null);
  }

  /** The decisions that stand. */
  get steps(): readonly Step[] {
    return this.timeline?.steps ?? [];
  }

  /** The story as far as it was shown. */
  get shownLines(): readonly Line[] {
    return this.cursor.lines;
  }

  /** What is to be remembered if the page is loaded again. */
  get memory(): Memory {
    return { shown: this.#shown };
  }

  /** What has happened since the reader's last decision. */
  since(): Since | null {
    return this.timeline?.since(this.you.seats.length === 0) ?? null;
  }

  /** Show it once more. */
  playSince(): void {
    const since = this.since();
    if (since === null) return;
    this.cursor.seek(since.moment);
    this.cursor.play();
  }

  #heard(frame: Welcome | News): void {
    this.you = frame.you;
    this.cursor.seated = frame.you.seats.length > 0;
    this.lounge = frame.lounge;
    if (frame.tell === "welcome") {
      this.about = frame.about;
      this.cursor.boat = frame.about.boat;
      this.said = frame.said;
      this.#begin(frame.message);
      return;
    }
    if (frame.said.length > 0) this.said = [...this.said, ...frame.said];
    if (frame.message !== null) this.#goOn(frame.message);
  }

  /**
   * Everything is told, perhaps anew: in another language, or to somebody else, who must not read what the one before
   * them could read. What was shown is not shown again.
   */
  #begin(message: Message): void {
    const before = this.message;
    const shown = before === null ? (this.remembered?.shown ?? null) : this.#shown;
    const { seats } = this.you;
    const timeline = Timeline.from(message, seats);
    const decide = message.choices !== null;
    this.timeline = timeline;
    this.message = message;
    if (before?.reader === message.reader) {
      this.cursor.follow(timeline, decide);
      return;
    }
    const seen = shown ?? (seats.length > 0 && !timeline.touched ? 0 : Infinity); // who is new here sees what was done before
    this.cursor.begin(timeline, timeline.afterEntry(seen), decide);
    // who comes back on another day has forgotten what the others did since
    if (before === null && shown === null && this.cursor.isLive && message.number > 0) {
      this.cursor.missed = (this.since()?.changes.turns ?? 0) > 0;
    }
  }

  /** The last entry of which everything was shown. */
  get #shown(): number {
    return Math.min(this.cursor.entry, this.message?.number ?? 0);
  }

  #goOn(message: Message): void {
    const { seats } = this.you;
    const timeline = this.timeline?.goOn(message, seats) ?? Timeline.from(message, seats);
    this.timeline = timeline;
    this.message = message;
    if (message.entries.some((entry) => entry.kind === "decided" && seats.includes(entry.by ?? ""))) {
      this.cursor.missed = false;
    }
    this.cursor.follow(timeline, message.choices !== null);
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
    const luck = to === null && (this.timeline?.luckFell ?? false);
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
    this.cursor.hide();
    this.#connection.close();
  }
}
