/** The scenes that are played: those to come, the one that is shown or was last, and how far it has been shown. */

import { scenesOf, turnOf, type Beat, type Scene } from "./scenes";
import type { Told } from "./telling";

export class Reel {
  scene: Scene | null = null;
  /** Whether all of the scene has been shown long enough to be read. */
  held = false;
  #coming: Scene[] = [];
  #at = 0;

  /** As it is when everything of the turn was shown up to a moment. */
  static at(told: readonly Told[], moment: number): Reel {
    const reel = new Reel();
    reel.add(told, turnOf(told, moment), moment);
    while (reel.enter() !== null) reel.pass();
    return reel;
  }

  /** The scene to come. */
  get next(): Scene | null {
    return this.#coming[0] ?? null;
  }

  /** The next beat of the scene; null when all were shown. */
  get beat(): Beat | null {
    return this.scene?.beats[this.#at] ?? null;
  }

  /** The last beat of the scene that was shown. */
  get shown(): Beat | null {
    return this.scene?.beats[this.#at - 1] ?? null;
  }

  /** What follows on all the others, between two moments. */
  add(told: readonly Told[], from: number, to: number): void {
    this.#coming.push(...scenesOf(told, from, to, (this.#coming.at(-1) ?? this.scene)?.kind ?? null));
  }

  /** To the scene to come; null if there is none. */
  enter(): Scene | null {
    const scene = this.#coming.shift() ?? null;
    if (scene === null) return null;
    this.scene = scene;
    this.#at = 0;
    this.held = false;
    return scene;
  }

  /** A beat was shown. */
  advance(): void {
    this.#at += 1;
  }

  /** All of the scene is known, and nothing of it has to be read. */
  pass(): void {
    this.#at = this.scene?.beats.length ?? 0;
    this.held = true;
  }

  /** What was still to be shown is not. */
  cut(): void {
    this.#coming = [];
    if (this.scene !== null) this.scene = { ...this.scene, beats: this.scene.beats.slice(0, this.#at) };
  }
}
