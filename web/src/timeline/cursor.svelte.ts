/**
 * The cursor of a timeline. It moves forwards fact by fact at the chosen pace, backwards decision by decision, or to any
 * moment at once.
 *
 * Forwards, facts are cut into scenes and beats (scenes.ts), which are played in order (reel.ts). A beat changes the
 * picture at once, and the cursor waits while the board moves. After its last beat a scene is held to be read. The last
 * scene stays as long as nothing follows: somebody has to decide.
 */

import type { Pace } from "../settings/settings.svelte";
import { USUAL, type Tempo } from "./clock";
import { CUES, FACTORS, HOLDS, QUICK } from "./cues";
import { Position } from "./position.svelte";
import { Reel } from "./reel";
import { awayTime, holdTime, type Beat, type Scene, type SceneKind } from "./scenes";
import { cleared, stageAt } from "./stage";
import type { Timeline } from "./timeline";
import { Waiting, type Wait } from "./waiting.svelte";

const BACKLOG = 400; // so many facts at once are not shown unasked: somebody has come back after a long time
/** Scenes that lead to another one: a step does not end with them. */
const ON_THE_WAY: ReadonlySet<SceneKind> = new Set(["time", "deck"]);

export class Cursor extends Position {
  /** The duration of the current motion as a multiple of the cues' times; 0 for no motion. */
  scale = $state(1);
  /** Whether it is moving, or paused in between. */
  running = $state(false);
  /** Others have done something that was not shown. */
  missed = $state(false);
  /** Whether the reader decides for anybody: "skip all" then lasts until that comes. */
  seated = false;
  /** Whether it goes on when the timeline gets longer. */
  #follows = $state(true);
  readonly #tempo: Tempo;
  readonly #waiting: Waiting;
  #decide = false;
  #reel = new Reel();
  /** During an undo: the timeline to switch to, and the moment at which to do so. */
  #kept: { readonly timeline: Timeline; readonly moment: number } | null = null;
  #restedAt: number | null = null;
  #stepping = false;
  #skipping = false;
  #asked = false;

  constructor(tempo: Partial<Tempo> = {}) {
    super();
    this.#tempo = { ...USUAL, ...tempo };
    this.#waiting = new Waiting(this.#tempo.clock);
  }

  /** Whether it rests at the end of the timeline. */
  get isLive(): boolean {
    return !this.running && this.left === 0;
  }

  /** Whether it is paused. It can be paused before there is anything to show. */
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

  /** The factor of the pace. */
  get factor(): number {
    return FACTORS[this.#pace()];
  }

  /** Show a timeline from a moment on. `decide` says whether the reader decides next. */
  begin(timeline: Timeline, moment: number, decide = false): void {
    this.#forget();
    this.#skipping = false;
    this.timeline = timeline;
    this.#decide = decide;
    this.#standAt(moment);
    if (moment < timeline.end) this.#more(moment);
    else this.#rest();
  }

  /** Switch to the next timeline: more has happened, something was undone, or the language has changed. */
  follow(timeline: Timeline, decide = false): void {
    this.#arrive();
    const before = this.timeline;
    if (before === null) {
      this.begin(timeline, timeline.end, decide);
      return;
    }
    this.#decide = decide;
    const common = before.common(timeline);
    if (common < this.moment) {
      this.#undo(timeline, common);
      return;
    }
    if (common < before.end) this.#reel.cut();
    this.timeline = timeline;
    if (before.told[0] !== timeline.told[0]) this.stage = stageAt(timeline, this.moment, this.boat);
    this.#more(common < before.end ? this.moment : common);
  }

  /** Jump to a moment without motion, and stop there. */
  seek(moment: number): void {
    const timeline = this.#kept?.timeline ?? this.timeline;
    if (timeline === null) return;
    this.#forget();
    this.timeline = timeline;
    this.#standAt(Math.max(0, Math.min(moment, timeline.end)));
    this.#follows = this.left === 0;
    this.#rest();
    this.scale = 0;
  }

  /** Play at the chosen pace: forwards to the end and on, or backwards to the beginning. */
  play(way: 1 | -1 = 1): void {
    if (this.timeline === null || this.running) return;
    this.#asked = true;
    this.missed = false;
    this.running = true;
    this.#follows = way > 0;
    if (way > 0) {
      this.#reel.add(this.timeline.told, this.moment, this.timeline.end);
      this.#goForward();
    } else {
      this.#goBack(0, () => {
        this.seek(0);
      });
    }
  }

  /** Jump to the end, and follow the game from there. */
  live(): void {
    this.seek(Infinity);
  }

  pause(): void {
    this.#waiting.pause();
  }

  /** Go on after a pause, or after a stop. */
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

  /** Play one scene and pause; or go back by one decision. */
  step(way: 1 | -1 = 1): void {
    if (way < 0) {
      this.seek(this.timeline?.stops.findLast((stop) => stop < this.moment) ?? 0);
      this.scale = QUICK * this.factor;
    } else if (this.running) {
      this.#stepping = true;
      this.#waiting.paused = false;
      this.hurry();
    } else if (this.left > 0) {
      this.#stepping = true;
      this.play();
    }
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

  /** Play the facts from a moment on, or jump over them. */
  #more(from: number): void {
    const { told, end } = this.timeline ?? { told: [], end: 0 };
    if (!this.#follows) return;
    this.#reel.add(told, from, end);
    if (this.#jumps(end - from)) {
      this.missed ||= told.slice(from).some((one) => !one.mine);
      this.#toEnd();
    } else if (!this.running) {
      this.running = true;
      this.#goForward();
    }
  }

  #goForward(): void {
    if (this.#waiting.paused) this.#waiting.begin("hold", 0, () => this.#next());
    else this.#next();
  }

  /** Go back decision by decision to a moment, and call `then` there. */
  #goBack(to: number, then: () => void): void {
    const stops = (this.timeline?.stops ?? []).filter((stop) => stop > to && stop < this.moment);
    const step = (): void => {
      const stop = stops.pop();
      if (stop === undefined) {
        then();
        return;
      }
      this.pass(stop);
      this.scale = QUICK * this.factor;
      this.#waiting.begin("back", CUES.back * this.factor, step);
    };
    step();
  }

  /** Go back to the last moment that both timelines share, and on from there in the new one. */
  #undo(timeline: Timeline, common: number): void {
    if (!this.#follows) {
      this.timeline = timeline;
      this.seek(common);
      return;
    }
    this.#forget();
    this.#kept = { timeline, moment: common };
    const arrive = (): void => {
      this.#arrive();
    };
    if (this.#tempo.still() || this.#tempo.hidden() || this.#tempo.pace() === "off") {
      arrive();
    } else {
      this.running = true;
      this.#goBack(common, arrive);
    }
  }

  /** Finish an undo: switch to the new timeline. */
  #arrive(): void {
    const kept = this.#kept;
    if (kept === null) return;
    this.#forget();
    this.running = false;
    this.timeline = kept.timeline;
    this.#standAt(kept.moment);
    if (this.left > 0) this.#more(kept.moment);
    else this.#rest();
  }

  /** Go to a moment, with all scenes up to it played. */
  #standAt(moment: number): void {
    this.stand(moment);
    this.#reel = Reel.at(this.timeline?.told ?? [], moment);
  }

  #pass(beat: Beat): void {
    this.apply(beat);
    this.#reel.advance();
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
    this.#pass(beat);
    this.scale = beat.scale * this.factor;
    this.#waiting.begin("beat", this.#tempo.still() ? 0 : beat.ms * this.factor, () => {
      if (!beat.stops) this.#next();
      else this.#stopHere();
    });
  }

  /** A death or a token: the one who watches says when to go on. */
  #stopHere(): void {
    if (this.#reel.beat === null) this.#reel.held = true; // it has then been read
    if (this.#pace() === "fast") this.#waiting.begin("hold", HOLDS.stop, () => this.#next());
    else this.#waiting.begin("tap", 0, () => this.#next());
  }

  /** The rest of the scene at once, up to what one has to see. */
  #finish(): void {
    while (this.#reel.shown?.stops !== true) {
      const { beat } = this.#reel;
      if (beat === null) return;
      this.#pass(beat);
    }
    this.#waiting.instead(() => this.#stopHere());
  }

  #hold(scene: Scene): void {
    const rested = this.#restedAt === null ? 0 : this.#tempo.clock.now() - this.#restedAt;
    const ms = holdTime(scene, this.timeline?.told ?? [], this.#tempo.still()) * this.factor - rested;
    if (this.#stepping && !ON_THE_WAY.has(scene.kind)) {
      this.#stepping = false;
      this.#waiting.paused = true;
    }
    this.#waiting.begin("hold", this.#waiting.paused ? Math.max(1, ms) : ms, () => this.#next());
  }

  /** Everything that is still to come, at once. */
  #toEnd(): void {
    this.#arrive();
    if (this.wait?.kind === "back") {
      this.live();
      return;
    }
    for (;;) {
      const { beat } = this.#reel;
      if (beat !== null) this.#pass(beat);
      else if (this.#enter() === null) break;
    }
    this.#rest();
  }

  /** Nothing more is to be shown for now. The last scene stays, if its story may go on. */
  #rest(): void {
    this.#asked = false;
    this.running = false;
    if (this.#decide || this.picture?.ended !== null) {
      this.#skipping = false;
      this.#stepping = false;
      this.#waiting.paused = false;
    }
    this.#restedAt = this.#tempo.clock.now();
    this.quiet();
    this.scale = this.factor;
    this.#waiting.forget();
  }

  /** The pace; what is looked at on request is played in any case. */
  #pace(): Pace {
    const pace = this.#tempo.pace();
    return this.#asked && pace === "off" ? "normal" : pace;
  }

  /** Drop everything that was still to be shown. */
  #forget(): void {
    this.#waiting.forget();
    this.#reel = new Reel();
    this.#kept = null;
    this.#asked = false;
    this.#waiting.paused = false;
  }
}
