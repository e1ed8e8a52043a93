/**
 * The sounds of the game, made in the browser. They begin with the first click or key: before that a browser lets nothing
 * be heard. Where there is no sound nothing happens, and nothing breaks; who wants none does not wait until it is made.
 */

import type { Happened } from "../protocol";
import { settings } from "../settings/settings.svelte";
import { heartbeat, sonar, type Effect } from "./effects";
import { heardOf } from "./heard";
import { hiss } from "./tones";

/** Volumes and whether anything is to be heard. */
export interface Volumes {
  readonly sound: boolean;
  readonly effects: number;
  readonly sea: number;
}

type Make = () => AudioContext | null;

const BEAT = 1_100; // milliseconds from heartbeat to heartbeat, with one gauge at alarm
const PING = [9_000, 16_000] as const; // from sonar to sonar
const SOON = 50; // after the first click: its answer is to be seen first, and what makes sounds takes a while to make
const AGAIN = 60; // the same sound is not made again sooner than this

export class Sounds {
  readonly #make: Make;
  readonly #volumes: () => Volumes;
  #audio: AudioContext | null = null;
  #effects: GainNode | null = null;
  #sea: GainNode | null = null;
  #touched = false; // there was a click or a key: something may be heard
  #alarms = 0;
  #covered = false;
  #beat: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setTimeout> | undefined;
  #soon: ReturnType<typeof setTimeout> | undefined;
  readonly #last = new Map<Effect, number>();

  constructor(volumes: () => Volumes, make: Make = madeHere) {
    this.#volumes = volumes;
    this.#make = make;
  }

  /** From the first click or key on there is sound. The answer ends that, and all sound. */
  begin(on: EventTarget): () => void {
    const start = (): void => {
      forget();
      this.#soon = setTimeout(() => {
        this.#touched = true;
        this.volumes();
      }, SOON);
    };
    const forget = (): void => {
      for (const name of ["pointerdown", "keydown"]) on.removeEventListener(name, start, true);
    };
    if (this.#audio === null) for (const name of ["pointerdown", "keydown"]) on.addEventListener(name, start, true);
    return () => {
      forget();
      this.#end();
    };
  }

  /** Let a sound be heard, so many milliseconds from now, at a pace. */
  play(effect: Effect, after = 0, pace = 1): void {
    const audio = this.#audio;
    const out = this.#effects;
    if (audio === null || out === null || this.#covered || !this.#volumes().sound) return;
    const now = audio.currentTime * 1000 + after;
    if (now - (this.#last.get(effect) ?? -AGAIN) < AGAIN) return;
    this.#last.set(effect, now);
    try {
      effect({ audio, out, at: now / 1000, pace });
    } catch {
      // a browser that has run out of voices: the picture tells it all
    }
  }

  /** The sounds of facts that are shown at once, at a pace. */
  facts(facts: readonly Happened[], pace = 1): void {
    for (const fact of facts) {
      const effect = heardOf(fact);
      if (effect !== null) this.play(effect, 0, pace);
    }
  }

  /** So many gauges are close to their end: one heartbeat each. */
  alarm(gauges: number): void {
    this.#alarms = gauges;
    if (gauges > 0 && this.#beat === undefined && this.#audio !== null) this.#heart();
  }

  /** Nothing is heard while something is covered. */
  cover(covered: boolean): void {
    this.#covered = covered;
    this.volumes();
  }

  /** The volumes have changed. */
  volumes(): void {
    const { sound, effects, sea } = this.#volumes();
    if (sound && this.#touched) this.#start();
    const now = this.#audio?.currentTime ?? 0;
    const on = sound && !this.#covered;
    this.#effects?.gain.setTargetAtTime(on ? effects : 0, now, 0.03);
    this.#sea?.gain.setTargetAtTime(on ? sea : 0, now, 0.3);
  }

  #start(): void {
    if (this.#audio !== null) return;
    try {
      const audio = this.#make();
      if (audio === null) return;
      this.#audio = audio;
      this.#effects = new GainNode(audio, { gain: 0 });
      this.#sea = new GainNode(audio, { gain: 0 });
      // never louder than talk: what is too loud together is pressed down
      const soft = new DynamicsCompressorNode(audio, { threshold: -18, ratio: 6 });
      this.#effects.connect(soft);
      this.#sea.connect(soft);
      soft.connect(audio.destination);
      hum(audio, this.#sea);
      void audio.resume().catch(() => undefined);
      this.#listenToTheSea();
      if (this.#alarms > 0) this.#heart();
    } catch {
      this.#audio = null; // no sound here
    }
  }

  #listenToTheSea(): void {
    const [least, most] = PING;
    this.#ping = setTimeout(
      () => {
        this.#atSea(sonar);
        this.#listenToTheSea();
      },
      least + Math.random() * (most - least),
    );
  }

  #heart(): void {
    this.#atSea(heartbeat);
    this.#beat = setTimeout(
      () => {
        this.#beat = undefined;
        if (this.#alarms > 0) this.#heart();
      },
      BEAT / Math.max(1, this.#alarms),
    );
  }

  #atSea(effect: Effect): void {
    const audio = this.#audio;
    const out = this.#sea;
    if (audio === null || out === null || this.#covered || !this.#volumes().sound) return;
    try {
      effect({ audio, out, at: audio.currentTime, pace: 1 });
    } catch {
      // as above
    }
  }

  #end(): void {
    clearTimeout(this.#soon);
    clearTimeout(this.#beat);
    clearTimeout(this.#ping);
    this.#beat = undefined;
    this.#touched = false;
    void this.#audio?.close().catch(() => undefined);
    this.#audio = null;
    this.#effects = null;
    this.#sea = null;
  }
}

function madeHere(): AudioContext | null {
  return typeof AudioContext === "undefined" ? null : new AudioContext();
}

/** The low hum of the sea. */
function hum(audio: AudioContext, out: AudioNode): void {
  const source = audio.createBufferSource();
  const low = audio.createBiquadFilter();
  const gain = audio.createGain();
  source.buffer = hiss(audio);
  source.loop = true;
  low.type = "lowpass";
  low.frequency.value = 110;
  gain.gain.value = 0.5;
  source.connect(low).connect(gain).connect(out);
  source.start();
  for (const [from, loud] of [
    [48, 0.1],
    [72.4, 0.04],
  ] as const) {
    const tone = audio.createOscillator();
    const quiet = audio.createGain();
    tone.frequency.value = from;
    quiet.gain.value = loud;
    tone.connect(quiet).connect(out);
    tone.start();
  }
}

/** The sounds of this page. */
export const sounds = new Sounds(() => settings);

/** Sound off, or on again: the key `m`. */
export function toggle(): void {
  settings.sound = !settings.sound;
}
