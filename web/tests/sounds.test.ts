import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Happened } from "../src/protocol";
import * as effects from "../src/sound/effects";
import { heardOf } from "../src/sound/heard";
import { Sounds } from "../src/sound/sounds";
import type { Room } from "../src/sound/tones";
import { fact } from "./some";

const VOLUMES = { sound: true, effects: 0.7, sea: 0.3 };

/** What a browser does with a sound, as far as it can go wrong: times and frequencies must make sense. */
function deafRoom(): { room: Room; begun: number[] } {
  const begun: number[] = [];
  const param = {
    value: 0,
    setValueAtTime: (value: number, at: number) => {
      expect(Number.isFinite(value) && at >= 0).toBe(true);
    },
    exponentialRampToValueAtTime: (value: number, at: number) => {
      expect(value).toBeGreaterThan(0); // a browser refuses 0 here
      expect(at).toBeGreaterThan(0);
    },
  };
  const node = {
    type: "",
    Q: param,
    gain: param,
    frequency: param,
    buffer: null,
    loop: false,
    connect: (next: unknown) => next,
    start: (at: number) => begun.push(at),
    stop: (at: number) => {
      expect(at).toBeGreaterThan(begun.at(-1) ?? 0);
    },
  };
  const audio = {
    sampleRate: 100,
    createOscillator: () => node,
    createGain: () => node,
    createBiquadFilter: () => node,
    createBufferSource: () => node,
    createBuffer: () => ({ getChannelData: () => new Float32Array(100) }),
  };
  return {
    room: { audio: audio as unknown as BaseAudioContext, out: node as unknown as AudioNode, at: 1, pace: 1 },
    begun,
  };
}

/** Sounds that a browser cannot make, and how often it was asked to. */
function counted(volumes = (): typeof VOLUMES => VOLUMES): { sounds: Sounds; made: () => number } {
  let made = 0;
  const make = (): null => {
    made += 1;
    return null;
  };
  return { sounds: new Sounds(volumes, make), made: () => made };
}

describe("every effect", () => {
  it("is a sound that a browser can make", () => {
    for (const effect of Object.values(effects)) {
      const { room, begun } = deafRoom();
      effect(room);
      expect(begun.length).toBeGreaterThan(0);
      expect(Math.min(...begun)).toBeGreaterThanOrEqual(1);
    }
  });
});

describe("an effect of several parts", () => {
  it.each(["alarm", "hatch", "die", "faint"] as const)(
    "%s takes as long as what is seen of it, at any pace",
    (name) => {
      const [usual, fast] = [1, 0.5].map((pace) => {
        const { room, begun } = deafRoom();
        effects[name]({ ...room, pace });
        return begun.map((at) => at - 1);
      });
      expect(Math.max(...(usual ?? []))).toBeGreaterThan(0.2);
      for (const [part, at] of (usual ?? []).entries()) expect(fast?.[part]).toBeCloseTo(at / 2);
    },
  );
});

describe("a fact", () => {
  it("is heard as what it is", () => {
    expect(heardOf(fact("keeper_moved", { gnome: "Anna", before: 34, after: 33 }))).toBe(effects.tick);
    expect(heardOf(fact("token_placed", { token: "crushed", space: 20 }))).toBe(effects.alarm);
    expect(heardOf(fact("fix_result", { gnome: "Anna", result: "too_late", needed: 3 }))).toBe(effects.failure);
    expect(heardOf(fact("intoxication", { gnome: "Anna", before: 1, after: 2 }))).toBeNull();
    expect(heardOf(fact("intoxication", { gnome: "Anna", before: 2, after: 3 }))).toBe(effects.hic);
  });

  it("of an unknown kind makes no sound", () => {
    expect(heardOf({ entry: 1, kind: "tomorrow", params: {} } as unknown as Happened)).toBeNull();
  });
});

describe("where there is no sound", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("nothing breaks", () => {
    const page = new EventTarget();
    for (const make of [
      () => null,
      () => {
        throw new Error("no sound here");
      },
    ]) {
      const sounds = new Sounds(() => VOLUMES, make);
      const end = sounds.begin(page);
      page.dispatchEvent(new Event("pointerdown"));
      vi.runAllTimers();
      sounds.facts([fact("fire_started", { room: 5 })]);
      sounds.alarm(2);
      sounds.cover(true);
      sounds.volumes();
      end();
    }
  });

  it("nothing is made before the first click", () => {
    const { sounds, made } = counted();
    const page = new EventTarget();
    const end = sounds.begin(page);
    sounds.facts([fact("fire_started", { room: 5 })]);
    expect(made()).toBe(0);
    page.dispatchEvent(new Event("keydown"));
    expect(made()).toBe(0); // the answer to the key is shown first
    vi.runAllTimers();
    expect(made()).toBe(1);
    end();
  });

  it("nothing is made as long as nobody wants to hear it", () => {
    let sound = false;
    const { sounds, made } = counted(() => ({ ...VOLUMES, sound }));
    const page = new EventTarget();
    const end = sounds.begin(page);
    page.dispatchEvent(new Event("pointerdown"));
    vi.runAllTimers();
    sounds.volumes();
    expect(made()).toBe(0);
    sound = true;
    sounds.volumes();
    expect(made()).toBe(1);
    end();
  });

  it("nothing is made any more once all has ended", () => {
    const { sounds, made } = counted();
    const page = new EventTarget();
    const end = sounds.begin(page);
    page.dispatchEvent(new Event("keydown"));
    end();
    vi.runAllTimers();
    expect(made()).toBe(0);
  });
});
