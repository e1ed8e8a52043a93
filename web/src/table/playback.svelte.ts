/**
 * Shows what has happened, one fact after the other, at a pace that the person at the screen chooses.
 *
 * Facts are cut into scenes and beats (scenes.ts). A beat changes the picture at once and takes its time, in which the
 * board moves. When all beats of a scene were shown it is held to be read, and goes. Where nothing more has come the
 * last scene stays: somebody has to decide.
 */

import { litBy, type Lit } from "../board/lit";
import type { Boat, Happened } from "../protocol";
import type { Pace } from "../settings/settings.svelte";
import { wallClock, type Clock } from "./clock";
import type { Told } from "./lines";
import { after, type Picture } from "./picture";
import { awayTime, scenesOf, type Beat, type Scene, type SceneKind } from "./scenes";
import { cleared, EMPTY, staged, type Card, type Die, type Stage, type Tile } from "./stage";

/** What the person at the screen wants, and the time. */
export interface Tempo {
  readonly clock: Clock;
  pace(): Pace;
  /** Nothing shall move: beats take no time, but what is to be read stays as long. */
  still(): boolean;
  /** Nobody looks. */
  hidden(): boolean;
}

/** What is waited for: so many milliseconds, or until one says so (`tap`). */
export interface Wait {
  readonly kind: "beat" | "hold" | "away" | "back" | "tap";
  readonly ms: number;
  readonly since: number;
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
  wait = $state.raw<Wait | null>(null);
  /** How many facts are still to be shown. */
  left = $state(0);
  /** Others have done something that was not shown. */
  missed = $state(false);
  /** The board, for its icons; and whether the reader decides for anybody: "skip all" then lasts until that comes. */
  boat: Boat | null = null;
  seated = false;
  readonly #tempo: Tempo;
  #paused = $state(false);
  #goal: Picture | null = null;
  #decide = false;
  /** The scenes to come; the one that is shown, or was last; its next beat; whether it has been held. */
  #scenes: Scene[] = [];
  #scene: Scene | null = null;
  #at = 0;
  #held = false;
  #restedAt: number | null = null;
  #then: (() => void) | null = null;
  #cancel: (() => void) | null = null;
  #stepping = false;
  #skipping = false;
  #asked = false;

  constructor(tempo: Partial<Tempo> = {}) {
    this.#tempo = { clock: wallClock, pace: () => "normal", still: () => false, hidden: () => false, ...tempo };
  }

  /** Whether time stands still. It may be stopped before anything is there to be shown. */
  get paused(): boolean {
    return this.#paused;
  }

  set paused(paused: boolean) {
    if (paused) this.pause();
    else this.#wake();
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
    for (const scene of scenesOf(told.slice(Math.max(0, turn)), null)) {
      this.#enter(scene);
      for (const place of scene.told.keys()) this.#set(scene, place);
      this.#at = scene.beats.length;
      this.#held = true; // nothing was shown that would have to be read
    }
    this.#rest();
  }

  /** Show what has happened; it follows on what is being shown. */
  play(piece: Piece): void {
    while (this.wait?.kind === "back") this.#arrive();
    this.#goal = piece.goal;
    this.#decide = piece.decide;
    this.left += piece.told.length;
    this.#scenes.push(...scenesOf(piece.told, (this.#scenes.at(-1) ?? this.#scene)?.kind ?? null));
    if (this.picture === null || this.#jumps(piece.told.length)) {
      this.missed ||= piece.told.some((one) => !one.mine);
      this.#toEnd();
      return;
    }
    if (this.running) return;
    this.running = true;
    if (this.#paused) this.#await("hold", 0, () => this.#next());
    else this.#next();
  }

  /** Show this again, from an earlier picture, on request. */
  replay(from: Picture, told: readonly Told[], goal: Picture): void {
    const decide = this.#decide;
    this.#forget();
    this.picture = from;
    this.#goal = goal;
    this.#decide = decide;
    this.#scenes = [...scenesOf(told, null)];
    this.left = told.length;
    this.#asked = true;
    this.missed = false;
    this.running = true;
    this.#next();
  }

  /** What is shown and is to be shown is told in other words. */
  retell(again: (text: string) => string): void {
    const retold = (scene: Scene): Scene => ({
      ...scene,
      told: scene.told.map((one) => ({ ...one, text: again(one.text) })),
    });
    this.#scenes = this.#scenes.map(retold);
    if (this.#scene !== null) this.#scene = retold(this.#scene);
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
      this.#await("back", STEP_BACK, step);
    };
    step();
  }

  pause(): void {
    if (this.#paused) return;
    this.#paused = true;
    this.#cancel?.();
    this.#cancel = null;
    if (this.wait !== null) this.wait = { ...this.wait, ms: this.#left(this.wait) };
  }

  /** Go on after a pause, or where playback has stopped by itself. */
  goOn(): void {
    const tap = this.wait?.kind === "tap";
    this.#stepping = false;
    this.#wake();
    if (tap) this.#arrive();
  }

  toggle(): void {
    if (this.#paused) this.goOn();
    else this.pause();
  }

  /** One scene, then pause. */
  step(): void {
    if (!this.running) return;
    this.#stepping = true;
    this.#paused = false;
    this.hurry();
  }

  /** End the running animation at once, and what is held to be read. */
  hurry(): void {
    if (this.wait === null) return;
    if (this.#paused) {
      this.step();
      return;
    }
    if (this.wait.kind === "beat") this.#finish();
    this.#arrive();
  }

  /** To the end of all, and on to the next decision of one's own. */
  skip(): void {
    if (!this.running) return;
    this.#skipping = this.seated;
    this.#paused = false;
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
    const beat = this.#scene?.beats[this.#at];
    if (beat !== undefined) {
      this.#show(beat);
      return;
    }
    const [next] = this.#scenes;
    if (next === undefined && !this.#asks()) {
      this.#rest();
    } else if (this.#scene !== null && !this.#held && next?.goesOn !== true) {
      this.#held = true;
      this.#hold(this.#scene);
    } else if (next !== undefined) {
      const away = this.#scene === null || next.goesOn || this.#tempo.still() ? 0 : awayTime(this.#scene.kind);
      this.#await("away", away * this.factor, () => {
        this.#scenes.shift();
        this.#enter(next);
        this.#next();
      });
    }
  }

  /** An event was turned over, and asks something of the reader: it is read before they are asked. */
  #asks(): boolean {
    return this.#decide && !this.#held && this.#scene?.kind === "event" && !this.#scene.goesOn;
  }

  #enter(scene: Scene): void {
    if (!scene.goesOn) this.stage = cleared(this.stage);
    this.#scene = scene;
    this.#at = 0;
    this.#held = false;
    this.#restedAt = null;
  }

  #show(beat: Beat): void {
    this.#apply(beat);
    this.ms = this.#tempo.still() ? 0 : beat.ms * this.factor;
    this.#await("beat", this.ms, () => {
      if (!beat.stops) this.#next();
      else this.#stopHere();
    });
  }

  /** A death or a token: the one who watches says when to go on. */
  #stopHere(): void {
    if (this.#scene?.beats[this.#at] === undefined) this.#held = true; // it has then been read
    if (this.#pace() === "fast") this.#await("hold", STOP_FAST, () => this.#next());
    else this.#await("tap", 0, () => this.#next());
  }

  /** The facts of a beat change the picture and the stage. */
  #apply(beat: Beat): void {
    const scene = this.#scene;
    if (scene === null) return;
    const told = scene.told.slice(beat.from, beat.to);
    for (const [place, one] of told.entries()) {
      if (this.picture !== null) this.picture = after(this.picture, one.fact);
      this.#set(scene, beat.from + place);
    }
    this.#at += 1;
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
    let last = this.#scene?.beats[this.#at - 1];
    while (last?.stops !== true) {
      const beat = this.#scene?.beats[this.#at];
      if (beat === undefined) return;
      this.#apply(beat);
      last = beat;
    }
    this.ms = 0;
    this.#then = (): void => {
      this.#stopHere();
    };
  }

  #hold(scene: Scene): void {
    const rested = this.#restedAt === null ? 0 : this.#tempo.clock.now() - this.#restedAt;
    const ms = this.#holdOf(scene) - rested;
    if (this.#stepping && !ON_THE_WAY.has(scene.kind)) {
      this.#stepping = false;
      this.#paused = true;
    }
    this.#await("hold", this.#paused ? Math.max(1, ms) : ms, () => this.#next());
  }

  #holdOf(scene: Scene): number {
    const still = this.#tempo.still() && scene.kind !== "time" && scene.told.some((one) => !one.mine);
    return Math.max(scene.hold, still ? STILL_HOLD : 0) * this.factor;
  }

  /** Everything that is still to come, at once. */
  #toEnd(): void {
    while (this.wait?.kind === "back") this.#arrive();
    this.#cancel?.();
    for (;;) {
      const beat = this.#scene?.beats[this.#at];
      if (beat !== undefined) this.#apply(beat);
      else {
        const scene = this.#scenes.shift();
        if (scene === undefined) break;
        this.#enter(scene);
      }
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
      this.#paused = false;
    }
    this.#restedAt = this.#tempo.clock.now();
    this.now = null;
    this.shown = [];
    this.lit = null;
    this.ms = 0;
    this.wait = null;
    this.#then = null;
  }

  /** The pace; what is looked at on request is played in any case. */
  #pace(): Pace {
    const pace = this.#tempo.pace();
    return this.#asked && pace === "off" ? "normal" : pace;
  }

  #await(kind: Wait["kind"], ms: number, then: () => void): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#then = then;
    this.wait = { kind, ms: Math.max(0, ms), since: this.#tempo.clock.now() };
    if (kind === "tap" || this.#paused) return;
    if (ms <= 0) this.#arrive();
    else this.#cancel = this.#tempo.clock.after(ms, () => this.#arrive());
  }

  /** What was waited for is there. */
  #arrive(): void {
    const then = this.#then;
    this.#cancel?.();
    this.#cancel = null;
    this.#then = null;
    this.wait = null;
    then?.();
  }

  /** Out of the pause: what was waited for is waited for on. */
  #wake(): void {
    if (!this.#paused) return;
    this.#paused = false;
    if (this.wait !== null && this.#then !== null) this.#await(this.wait.kind, this.wait.ms, this.#then);
  }

  #left(wait: Wait): number {
    return Math.max(0, wait.ms - (this.#tempo.clock.now() - wait.since));
  }

  /** Whatever was shown and was to be shown is forgotten. */
  #forget(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#then = null;
    this.#scenes = [];
    this.#scene = null;
    this.#at = 0;
    this.left = 0;
    this.#held = false;
    this.#goal = null;
    this.#decide = false;
    this.#asked = false;
    this.stage = EMPTY;
    this.#paused = false;
  }
}
