/**
 * Shows what has happened, one fact after the other, at a pace that the person at the screen chooses.
 *
 * Facts are cut into scenes and beats (scenes.ts), which follow each other (reel.ts). A beat changes the picture at once
 * and takes its time, in which the board moves. When all beats of a scene were shown it is held to be read, and goes.
 * Where nothing more has come the last scene stays: somebody has to decide.
 */

import { litBy, type Lit } from "../board/lit";
import type { Boat, Happened } from "../protocol";
import type { Pace } from "../settings/settings.svelte";
import { wallClock, type Clock } from "./clock";
import type { Told } from "./lines";
import { after, type Picture } from "./picture";
import { Reel } from "./reel";
import { awayTime, type Beat, type Scene, type SceneKind } from "./scenes";
import { cleared, EMPTY, staged, type Card, type Die, type Stage, type Tile } from "./stage";
import { Waiting, type Wait } from "./waiting.svelte";

/** What the person at the screen wants, and the time. */
export interface Tempo {
  readonly clock: Clock;
  pace(): Pace;
  /** Nothing shall move: beats take no time, but what is to be read stays as long. */
  still(): boolean;
  /** Nobody looks. */
  hidden(): boolean;
}

/** What is played: facts that end in a picture. */
export interface Piece {
  readonly told: readonly Told[];
  readonly goal: Picture;
  /** Whether a decision of the reader's own comes next. */
  readonly decide: boolean;
}

const FACTOR: { readonly [Name in Pace]: number } = { slow: 2, normal: 1, fast: 0.5, off: 1 };
const BACKLOG = 400; // so many facts at once are not shown unasked: somebody has come back after a long time
const STEP_BACK = 120; // milliseconds for a step that is taken back
const STILL_HOLD = 500; // with no motion, others' deeds stay so long
const STOP_FAST = 1_500; // at a fast pace a death or a token is held so long, and not longer
/** Scenes that lead to another one: a step does not end with them. */
const ON_THE_WAY: ReadonlySet<SceneKind> = new Set(["time", "deck"]);

export class Playback {
  /** What is drawn now. */
  picture = $state.raw<Picture | null>(null);
  /** The fact that is being shown, all facts that are shown with it, and what they speak of. */
  now = $state.raw<Happened | null>(null);
  shown = $state.raw<readonly Happened[]>([]);
  lit = $state.raw<Lit | null>(null);
  /** Counts what was shown: a new number is something new, also if the fact is like the last one. */
  beat = $state(0);
  /** How long what is shown takes; 0 if nothing shall move. */
  ms = $state(0);
  /** What stands beside the board. */
  stage = $state.raw<Stage>(EMPTY);
  /** Whether something is still to be shown. */
  running = $state(false);
  /** How many facts are still to be shown. */
  left = $state(0);
  /** Others have done something that was not shown. */
  missed = $state(false);
  /** The board, for its icons; and whether the reader decides for anybody: "skip all" then lasts until that comes. */
  boat: Boat | null = null;
  seated = false;
  readonly #tempo: Tempo;
  readonly #waiting: Waiting;
  #goal: Picture | null = null;
  #decide = false;
  #reel = new Reel();
  #restedAt: number | null = null;
  #stepping = false;
  #skipping = false;
  #asked = false;

  constructor(tempo: Partial<Tempo> = {}) {
    this.#tempo = { clock: wallClock, pace: () => "normal", still: () => false, hidden: () => false, ...tempo };
    this.#waiting = new Waiting(this.#tempo.clock);
  }

  /** Whether time stands still. It may be stopped before anything is there to be shown. */
  get paused(): boolean {
    return this.#waiting.paused;
  }

  set paused(paused: boolean) {
    if (paused) this.pause();
    else this.#waiting.wake();
  }

  /** What is waited for. */
  get wait(): Wait | null {
    return this.#waiting.now;
  }

  /** The icons of this turn. */
  get queue(): readonly Tile[] {
    return this.stage.tiles;
  }

  /** The event card that is being shown. */
  get card(): Card | null {
    return this.stage.card;
  }

  /** The die that was rolled last in this scene. */
  get die(): Die | null {
    return this.stage.dice.at(-1) ?? null;
  }

  /** By how much everything takes longer than at the normal pace. */
  get factor(): number {
    return FACTOR[this.#pace()];
  }

  /** Show this, at once. `told` are facts that led to it: they set the stage. */
  jump(picture: Picture, told: readonly Told[] = []): void {
    this.#forget();
    this.#skipping = false;
    this.picture = picture;
    const turn = told.findLastIndex((one) => one.fact.kind === "turn_begins");
    this.#reel.add(told.slice(Math.max(0, turn)));
    for (let scene = this.#enter(); scene !== null; scene = this.#enter()) {
      for (const place of scene.told.keys()) this.#set(scene, place);
      this.#reel.pass();
    }
    this.#rest();
  }

  /** Show what has happened; it follows on what is being shown. */
  play(piece: Piece): void {
    while (this.wait?.kind === "back") this.#waiting.arrive();
    this.#goal = piece.goal;
    this.#decide = piece.decide;
    this.left += piece.told.length;
    this.#reel.add(piece.told);
    if (this.picture === null || this.#jumps(piece.told.length)) {
      this.missed ||= piece.told.some((one) => !one.mine);
      this.#toEnd();
      return;
    }
    if (this.running) return;
    this.running = true;
    if (this.#waiting.paused) this.#waiting.begin("hold", 0, () => this.#next());
    else this.#next();
  }

  /** Show this again, from an earlier picture, on request. */
  replay(from: Picture, told: readonly Told[], goal: Picture): void {
    const decide = this.#decide;
    this.#forget();
    this.picture = from;
    this.#goal = goal;
    this.#decide = decide;
    this.#reel.add(told);
    this.left = told.length;
    this.#asked = true;
    this.missed = false;
    this.running = true;
    this.#next();
  }

  /** What is shown and is to be shown is told in other words. */
  retell(again: (text: string) => string): void {
    this.#reel.retell(again);
    const { said, card } = this.stage;
    const lines = card?.lines.map(again) ?? [];
    this.stage = { ...this.stage, said: again(said), card: card === null ? null : { ...card, lines } };
  }

  /** Steps that were taken back: through these pictures, quickly, to how it was. */
  rewind(pictures: readonly Picture[], goal: Picture, told: readonly Told[] = []): void {
    if (this.#tempo.still() || this.#tempo.hidden() || this.#tempo.pace() === "off") {
      this.jump(goal, told);
      return;
    }
    this.#forget();
    this.running = true;
    this.ms = STEP_BACK;
    const steps = [...pictures];
    const step = (): void => {
      const picture = steps.shift();
      if (picture === undefined) {
        this.jump(goal, told);
        return;
      }
      this.picture = picture;
      this.#waiting.begin("back", STEP_BACK, step);
    };
    step();
  }

  pause(): void {
    this.#waiting.pause();
  }

  /** Go on after a pause, or where playback has stopped by itself. */
  goOn(): void {
    const tap = this.wait?.kind === "tap";
    this.#stepping = false;
    this.#waiting.wake();
    if (tap) this.#waiting.arrive();
  }

  toggle(): void {
    if (this.#waiting.paused) this.goOn();
    else this.pause();
  }

  /** One scene, then pause. */
  step(): void {
    if (!this.running) return;
    this.#stepping = true;
    this.#waiting.paused = false;
    this.hurry();
  }

  /** End the running animation at once, and what is held to be read. */
  hurry(): void {
    if (this.wait === null) return;
    if (this.#waiting.paused) {
      this.step();
      return;
    }
    if (this.wait.kind === "beat") this.#finish();
    this.#waiting.arrive();
  }

  /** To the end of all, and on to the next decision of one's own. */
  skip(): void {
    if (!this.running) return;
    this.#skipping = this.seated;
    this.#waiting.paused = false;
    this.#toEnd();
  }

  /** Nobody looks any more: what was to be shown is not. */
  hide(): void {
    if (!this.running) return;
    this.missed ||= this.left > 0;
    this.#toEnd();
  }

  /** Whether so many facts are passed over. */
  #jumps(facts: number): boolean {
    if (this.#asked) return false;
    return this.#skipping || this.#tempo.hidden() || this.#tempo.pace() === "off" || facts > BACKLOG;
  }

  /** What comes next: a beat of the scene, the time to read it, the next scene, or nothing. */
  #next(): void {
    const { beat, scene, next, held } = this.#reel;
    if (beat !== null) {
      this.#show(beat);
    } else if (next === null && !this.#asks()) {
      this.#rest();
    } else if (scene !== null && !held && next?.goesOn !== true) {
      this.#reel.held = true;
      this.#hold(scene);
    } else if (next !== null) {
      const away = scene === null || next.goesOn || this.#tempo.still() ? 0 : awayTime(scene.kind);
      this.#waiting.begin("away", away * this.factor, () => {
        this.#enter();
        this.#next();
      });
    }
  }

  /** An event was turned over, and asks something of the reader: it is read before they are asked. */
  #asks(): boolean {
    const { scene, held } = this.#reel;
    return this.#decide && !held && scene?.kind === "event" && !scene.goesOn;
  }

  /** To the scene to come, if there is one. */
  #enter(): Scene | null {
    const scene = this.#reel.enter();
    if (scene === null) return null;
    if (!scene.goesOn) this.stage = cleared(this.stage);
    this.#restedAt = null;
    return scene;
  }

  #show(beat: Beat): void {
    this.#apply(beat);
    this.ms = this.#tempo.still() ? 0 : beat.ms * this.factor;
    this.#waiting.begin("beat", this.ms, () => {
      if (!beat.stops) this.#next();
      else this.#stopHere();
    });
  }

  /** A death or a token: the one who watches says when to go on. */
  #stopHere(): void {
    if (this.#reel.beat === null) this.#reel.held = true; // it has then been read
    if (this.#pace() === "fast") this.#waiting.begin("hold", STOP_FAST, () => this.#next());
    else this.#waiting.begin("tap", 0, () => this.#next());
  }

  /** The facts of a beat change the picture and the stage. */
  #apply(beat: Beat): void {
    const { scene } = this.#reel;
    if (scene === null) return;
    const told = scene.told.slice(beat.from, beat.to);
    for (const [place, one] of told.entries()) {
      if (this.picture !== null) this.picture = after(this.picture, one.fact);
      this.#set(scene, beat.from + place);
    }
    this.#reel.advance();
    this.left -= told.length;
    this.now = beat.lead;
    this.shown = told.map((one) => one.fact);
    this.lit = litBy(this.shown);
    this.beat += 1;
  }

  #set(scene: Scene, place: number): void {
    this.stage = staged(this.stage, { boat: this.boat, picture: this.picture, told: scene.told, place });
  }

  /** The rest of the scene at once, up to what one has to see. */
  #finish(): void {
    while (this.#reel.shown?.stops !== true) {
      const { beat } = this.#reel;
      if (beat === null) return;
      this.#apply(beat);
    }
    this.ms = 0;
    this.#waiting.instead(() => this.#stopHere());
  }

  #hold(scene: Scene): void {
    const rested = this.#restedAt === null ? 0 : this.#tempo.clock.now() - this.#restedAt;
    const ms = this.#holdOf(scene) - rested;
    if (this.#stepping && !ON_THE_WAY.has(scene.kind)) {
      this.#stepping = false;
      this.#waiting.paused = true;
    }
    this.#waiting.begin("hold", this.#waiting.paused ? Math.max(1, ms) : ms, () => this.#next());
  }

  #holdOf(scene: Scene): number {
    const still = this.#tempo.still() && scene.kind !== "time" && scene.told.some((one) => !one.mine);
    return Math.max(scene.hold, still ? STILL_HOLD : 0) * this.factor;
  }

  /** Everything that is still to come, at once. */
  #toEnd(): void {
    while (this.wait?.kind === "back") this.#waiting.arrive();
    for (;;) {
      const { beat } = this.#reel;
      if (beat !== null) this.#apply(beat);
      else if (this.#enter() === null) break;
    }
    this.#rest();
  }

  /** Nothing more is to be shown for now. The last scene stays, if its story may go on. */
  #rest(): void {
    if (this.#goal !== null) this.picture = this.#goal;
    this.#goal = null;
    this.#asked = false;
    this.running = false;
    if (this.#decide || this.picture?.ended !== null) {
      this.#skipping = false;
      this.#stepping = false;
      this.#waiting.paused = false;
    }
    this.#restedAt = this.#tempo.clock.now();
    this.now = null;
    this.shown = [];
    this.lit = null;
    this.ms = 0;
    this.#waiting.forget();
  }

  /** The pace; what is looked at on request is played in any case. */
  #pace(): Pace {
    const pace = this.#tempo.pace();
    return this.#asked && pace === "off" ? "normal" : pace;
  }

  /** Whatever was shown and was to be shown is forgotten. */
  #forget(): void {
    this.#waiting.forget();
    this.#reel = new Reel();
    this.left = 0;
    this.#goal = null;
    this.#decide = false;
    this.#asked = false;
    this.stage = EMPTY;
    this.#waiting.paused = false;
  }
}
