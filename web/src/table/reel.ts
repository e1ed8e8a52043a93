/** The scenes that are played: those to come, the one that is shown or was last, and how far it has been shown. */

import type { Told } from "./lines";
import { scenesOf, type Beat, type Scene } from "./scenes";

export class Reel {
  scene: Scene | null = null;
  /** Whether all of the scene has been shown long enough to be read. */
  held = false;
  #coming: Scene[] = [];
  #at = 0;

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

  /** Facts that follow on all the others. */
  add(told: readonly Told[]): void {
    this.#coming.push(...scenesOf(told, (this.#coming.at(-1) ?? this.scene)?.kind ?? null));
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

  /** Tell it in other words. */
  retell(again: (text: string) => string): void {
    const retold = (scene: Scene): Scene => ({
      ...scene,
      told: scene.told.map((one) => ({ ...one, text: again(one.text) })),
    });
    this.#coming = this.#coming.map(retold);
    if (this.scene !== null) this.scene = retold(this.scene);
  }
}
