/** One function for each sound: short, dry, mechanical. */

import { CUES } from "../timeline/cues";
import { later, noise, note, type Room } from "./tones";

export type Effect = (room: Room) => void;

/** The Time Keeper, from space to space. */
export const tick: Effect = (room) => {
  note(room, { from: 2_100, to: 1_500, ms: 40, loud: 0.12, shape: "square" });
};

/** The ship's bell. */
export const bell: Effect = (room) => {
  for (const [from, loud, ms] of [
    [880, 0.25, 900],
    [1_763, 0.14, 600],
    [2_640, 0.09, 350],
    [4_210, 0.04, 160],
  ] as const) {
    note(room, { from, ms, loud, rise: 2 });
  }
};

/** Twice: a Destruction token. */
export const alarm: Effect = (room) => {
  bell(room);
  bell(later(room, 280));
};

export const hatch: Effect = (room) => {
  note(room, { from: 620, to: 980, ms: 120, loud: 0.07, shape: "sawtooth", rise: 40 });
  note(room, { from: 980, to: 700, ms: 110, loud: 0.06, shape: "sawtooth", after: 110, rise: 30 });
  clunk(later(room, CUES.wheel));
};

export const clunk: Effect = (room) => {
  note(room, { from: 150, to: 60, ms: 120, loud: 0.4 });
  noise(room, { from: 900, to: 300, ms: 50, loud: 0.16 });
};

export const fire: Effect = (room) => {
  noise(room, { from: 300, to: 1_800, ms: 420, loud: 0.34, narrow: 0.6, rise: 160 });
  for (const after of [260, 330, 420, 470, 560, 650, 720]) {
    noise(room, { from: 2_600, ms: 24, loud: 0.16, narrow: 3, after, rise: 1 });
  }
};

/** A fire that goes out: steam. */
export const steam: Effect = (room) => {
  noise(room, { from: 5_200, to: 1_600, ms: 520, loud: 0.16, narrow: 0.7, rise: 20 });
};

export const water: Effect = (room) => {
  noise(room, { from: 420, to: 900, ms: 320, loud: 0.26, narrow: 1.2, rise: 90 });
  noise(room, { from: 800, to: 260, ms: 420, loud: 0.24, narrow: 1.4, after: 240, rise: 80 });
  for (const [from, after] of [
    [320, 180],
    [460, 330],
    [260, 480],
  ] as const) {
    note(room, { from, to: from * 1.7, ms: 90, loud: 0.09, after, rise: 20 });
  }
};

/** Two knocks: planks. */
export const planks: Effect = (room) => {
  for (const after of [0, 130]) {
    note(room, { from: 230, to: 120, ms: 90, loud: 0.34, shape: "triangle", after });
    noise(room, { from: 1_400, to: 500, ms: 45, loud: 0.2, after, rise: 1 });
  }
};

/** A card is turned over. */
export const card: Effect = (room) => {
  noise(room, { from: 2_400, to: 4_800, ms: 110, loud: 0.14, narrow: 0.8, rise: 50 });
};

/** Something is taken or handed over. */
export const rustle: Effect = (room) => {
  noise(room, { from: 3_400, to: 2_000, ms: 80, loud: 0.1, narrow: 0.9 });
};

/** An item locks in. */
export const click: Effect = (room) => {
  note(room, { from: 1_300, to: 900, ms: 28, loud: 0.14, shape: "square" });
  note(room, { from: 700, ms: 30, loud: 0.12, shape: "square", after: 40 });
};

/** It rattles as long as it is seen to roll. */
export const die: Effect = (room) => {
  for (const [share, loud] of [
    [0, 0.16],
    [0.13, 0.2],
    [0.24, 0.16],
    [0.39, 0.13],
    [0.56, 0.1],
    [0.77, 0.08],
    [0.97, 0.18],
  ] as const) {
    const after = share * CUES.die_rolled;
    note(room, { from: 900 + ((after * 37) % 500), to: 420, ms: 42, loud, shape: "triangle", after });
  }
};

/** The ratchet of the dial. */
export const ratchet: Effect = (room) => {
  note(room, { from: 1_700, to: 1_100, ms: 18, loud: 0.1, shape: "square" });
};

/** Cork and gulp. */
export const grog: Effect = (room) => {
  note(room, { from: 240, to: 620, ms: 70, loud: 0.34 });
  for (const after of [210, 350]) note(room, { from: 190, to: 110, ms: 110, loud: 0.22, after, rise: 30 });
};

/** From the third mug on. */
export const hic: Effect = (room) => {
  note(room, { from: 420, to: 900, ms: 90, loud: 0.16, shape: "triangle", rise: 12 });
};

export const faint: Effect = (room) => {
  note(room, { from: 520, to: 160, ms: 380, loud: 0.12, shape: "triangle", rise: 40 });
  clunk(later(room, 0.6 * CUES.fainted));
  noise(room, { from: 260, to: 180, ms: 600, loud: 0.12, narrow: 4, after: 800, rise: 300 });
};

/** A third on a concertina. */
export const success: Effect = (room) => {
  concertina(room, 523, 0);
  concertina(room, 659, 150);
};

/** The same third, flat. */
export const failure: Effect = (room) => {
  concertina(room, 494, 0);
  concertina(room, 587, 150);
};

function concertina(room: Room, from: number, after: number): void {
  note(room, { from, ms: 320, loud: 0.07, shape: "sawtooth", after, rise: 40 });
  note(room, { from: from * 1.006, ms: 320, loud: 0.07, shape: "sawtooth", after, rise: 40 });
}

/** A deep creak; it does not roar. */
export const kraken: Effect = (room) => {
  note(room, { from: 62, to: 38, ms: 1_700, loud: 0.4, shape: "sawtooth", rise: 700 });
  note(room, { from: 94, to: 52, ms: 1_500, loud: 0.16, shape: "square", after: 200, rise: 800 });
  noise(room, { from: 120, to: 80, ms: 1_600, loud: 0.3, narrow: 6, rise: 600 });
};

/** Somebody dies. */
export const death: Effect = (room) => {
  for (const [from, after] of [
    [330, 0],
    [294, 260],
    [220, 520],
  ] as const) {
    note(room, { from, ms: 460, loud: 0.16, shape: "triangle", after, rise: 30 });
  }
};

/** A gauge's needle. */
export const gauge: Effect = (room) => {
  note(room, { from: 340, to: 520, ms: 170, loud: 0.14, shape: "triangle", rise: 60 });
  note(room, { from: 520, to: 430, ms: 140, loud: 0.1, shape: "triangle", after: 170 });
};

/** The reader's turn begins. */
export const yourTurn: Effect = (room) => {
  note(room, { from: 660, ms: 260, loud: 0.14 });
  note(room, { from: 990, ms: 420, loud: 0.12, after: 130 });
};

export const won: Effect = (room) => {
  for (const [from, after] of [
    [392, 0],
    [523, 180],
    [659, 360],
    [784, 540],
  ] as const) {
    concertina(room, from, after);
    concertina(room, from / 2, after);
  }
};

export const lost: Effect = (room) => {
  for (const [from, after] of [
    [392, 0],
    [370, 400],
    [311, 800],
    [196, 1_200],
  ] as const) {
    concertina(room, from, after);
  }
  note(room, { from: 70, to: 40, ms: 2_400, loud: 0.3, shape: "sawtooth", rise: 400 });
};

/** Far away. */
export const sonar: Effect = (room) => {
  note(room, { from: 1_180, to: 1_140, ms: 1_300, loud: 0.05, rise: 10 });
  note(room, { from: 1_180, to: 1_140, ms: 1_100, loud: 0.018, after: 420, rise: 30 });
};

/** One beat of the heart of the boat. */
export const heartbeat: Effect = (room) => {
  note(room, { from: 58, to: 40, ms: 180, loud: 0.5 });
  note(room, { from: 52, to: 36, ms: 220, loud: 0.36, after: 210 });
};
