/** One table as this screen knows it: the session there, the game so far, and the moment of it that is shown. */

import type { Connect, Everything, Farewell, LinkState } from "../host/connection";
import { requests } from "../host/requests";
import type { About, Advised, AnyRequest, Lounge, Message, ChatLineShown, You } from "../protocol";
import { Keyring } from "../session/keyring.svelte";
import type { Refusal } from "../session/pending.svelte";
import { Session } from "../session/session.svelte";
import { settings, still } from "../settings/settings.svelte";
import type { Tempo } from "../timeline/clock";
import { Cursor } from "../timeline/cursor.svelte";
import type { Line } from "../timeline/lines";
import type { Since } from "../timeline/since";
import { Timeline, type Step } from "../timeline/timeline";
import type { Memory } from "./memory";

export type { Refusal };

const USUAL: Partial<Tempo> = {
  pace: () => settings.pace,
  still,
  hidden: () => typeof document !== "undefined" && document.hidden,
};
/** The requests whose refusals are told beside the board. */
const TOLD_HERE = ["game", "advice", "seat"] as const;

export class TableStore {
  readonly session: Session;
  /** How things stand, whatever the cursor has shown of it so far. */
  message = $state.raw<Message | null>(null);
  /** The whole game up to there. */
  timeline = $state.raw<Timeline | null>(null);
  /** The numbers of the decisions at which one's clicks began. */
  clicks = $state.raw<readonly number[]>([]);
  #clicking = 0;
  /** The moment that is shown. */
  readonly cursor: Cursor;
  readonly #look = (): void => {
    if (document.hidden) this.cursor.hide();
  };

  constructor(
    readonly id: string,
    keys: readonly string[],
    connect: Connect,
    language: () => string,
    style: () => "lively" | "dry",
    tempo: Partial<Tempo> = USUAL,
    /** What this tab remembers from before it was loaded again. */
    readonly remembered: Memory | null = null,
  ) {
    this.cursor = new Cursor(tempo);
    if (typeof document !== "undefined") document.addEventListener("visibilitychange", this.#look);
    this.session = new Session(
      new Keyring(id, keys),
      connect,
      { language, style },
      {
        begun: (everything) => {
          this.#begun(everything);
        },
        wentOn: ({ you, message }) => {
          this.cursor.seated = you.seats.length > 0;
          if (message !== null) this.#goOn(message);
        },
      },
    );
  }

  get about(): About | null {
    return this.session.about;
  }

  get you(): You {
    return this.session.you;
  }

  get lounge(): Lounge | null {
    return this.session.lounge;
  }

  get said(): readonly ChatLineShown[] {
    return this.session.talk.said;
  }

  get link(): LinkState {
    return this.session.link;
  }

  get farewell(): Farewell | null {
    return this.session.farewell;
  }

  /** The keys with which one is here. */
  get keys(): readonly string[] {
    return this.session.ring.keys;
  }

  /** A request that changes the game is on its way. */
  get busy(): boolean {
    return this.session.requests.waits("game");
  }

  /** Why the last thing that was asked of the game was not done. */
  get refusal(): Refusal | null {
    return TOLD_HERE.map((kind) => this.session.requests.refusal(kind)).find((one) => one !== null) ?? null;
  }

  set refusal(refusal: Refusal | null) {
    for (const kind of TOLD_HERE) this.session.requests.refuse(kind, null);
    this.session.requests.refuse("game", refusal);
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

  #begun({ you, about, message }: Everything): void {
    this.cursor.seated = you.seats.length > 0;
    this.cursor.boat = about.boat;
    this.#begin(message);
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

  /** Ask for something that changes the game. Whether it was done. */
  async #done(request: AnyRequest): Promise<boolean> {
    return typeof (await this.session.ask(request)) === "object";
  }

  /** Count all that is decided meanwhile as one click. */
  async asOneClick<Done>(work: () => Promise<Done>): Promise<Done> {
    this.#click();
    this.#clicking += 1;
    try {
      return await work();
    } finally {
      this.#clicking -= 1;
    }
  }

  #click(): void {
    const begun = this.message?.decisions;
    if (this.#clicking === 0 && begun !== undefined) {
      this.clicks = [...this.clicks.filter((click) => click < begun), begun];
    }
  }

  /** Decide, step after step, as long as each one is taken. */
  async decide(...decisions: readonly string[]): Promise<boolean> {
    this.#click();
    for (const decision of decisions) {
      const number = this.message?.number;
      if (number === undefined || !(await this.#done(requests.decide(number, decision)))) return false;
    }
    return true;
  }

  /** Take back to the state after so many decisions. */
  async takeBack(to: number): Promise<boolean> {
    const number = this.message?.number;
    const luck = this.timeline?.luckFell ?? false;
    if (number === undefined || !(await this.#done(requests.takeBack(number, to)))) return false;
    if (luck) this.refusal = { kind: "luck", text: "", atom: null, rule: null };
    return true;
  }

  /** Let a bot lead a gnome, or, with an empty one, a person again. */
  async hand(gnome: string, bot: string): Promise<boolean> {
    const number = this.message?.number;
    return number !== undefined && this.#done(requests.hand(number, gnome, bot));
  }

  /** Propose to everybody to go back to the state after so many decisions. */
  async propose(to: number): Promise<boolean> {
    const number = this.message?.number;
    return number !== undefined && this.#done(requests.propose(number, to));
  }

  /** Agree to what was proposed, or not. */
  vote(yes: boolean): Promise<boolean> {
    return this.#done(requests.vote(yes));
  }

  /** The best plans for whoever decides at this number; null if there is no advice. */
  async advice(number: number): Promise<Advised | null> {
    const answer = await this.session.ask(requests.advice(number));
    return typeof answer === "object" ? answer.advice : null;
  }

  /** Read on in another language: everything is told anew. */
  async speak(language: string, style: "lively" | "dry"): Promise<void> {
    await this.session.speak(language, style);
  }

  retry(): void {
    this.session.retry();
  }

  close(): void {
    if (typeof document !== "undefined") document.removeEventListener("visibilitychange", this.#look);
    this.cursor.hide();
    this.session.close();
  }
}
