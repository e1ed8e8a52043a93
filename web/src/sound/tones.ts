/** The building blocks of all sounds: notes, noise and where they go. Nothing is recorded, everything is made here. */

/** Where a sound is made, and when it begins. */
export interface Room {
  readonly audio: BaseAudioContext;
  readonly out: AudioNode;
  readonly at: number;
  /** How many times as long as usual its parts are apart. */
  readonly pace: number;
}

/** The same, so many milliseconds later. */
export function later(room: Room, after: number): Room {
  return { ...room, at: room.at + (after / 1000) * room.pace };
}

export interface Note {
  /** Hertz at the beginning and at the end. */
  readonly from: number;
  readonly to?: number;
  readonly ms: number;
  readonly loud?: number;
  readonly shape?: OscillatorType;
  /** Milliseconds until it begins, and until it is at its loudest. */
  readonly after?: number;
  readonly rise?: number;
}

/** A note that dies away. */
export function note(
  { audio, out, at, pace }: Room,
  { from, to = from, ms, loud = 0.3, shape = "sine", after = 0, rise = 4 }: Note,
): void {
  const start = at + (after / 1000) * pace;
  const end = start + ms / 1000;
  const source = audio.createOscillator();
  const gain = audio.createGain();
  source.type = shape;
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(Math.max(1, to), end);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + rise / 1000);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  source.connect(gain).connect(out);
  source.start(start);
  source.stop(end + 0.02);
}

export interface Noise {
  readonly ms: number;
  readonly loud?: number;
  /** The middle of what is let through, at the beginning and at the end, and how narrow it is. */
  readonly from: number;
  readonly to?: number;
  readonly narrow?: number;
  readonly kind?: BiquadFilterType;
  readonly after?: number;
  readonly rise?: number;
}

/** A rush of air, water or fire. */
export function noise(
  { audio, out, at, pace }: Room,
  { ms, loud = 0.3, from, to = from, narrow = 1, kind = "bandpass", after = 0, rise = 10 }: Noise,
): void {
  const start = at + (after / 1000) * pace;
  const end = start + ms / 1000;
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const gain = audio.createGain();
  source.buffer = hiss(audio);
  source.loop = true;
  filter.type = kind;
  filter.Q.value = narrow;
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(Math.max(1, to), end);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + rise / 1000);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  source.connect(filter).connect(gain).connect(out);
  source.start(start, (after * 7) % 1);
  source.stop(end + 0.02);
}

const HISSES = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A second of white noise, made once. */
export function hiss(audio: BaseAudioContext): AudioBuffer {
  const made = HISSES.get(audio);
  if (made !== undefined) return made;
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let place = 0; place < data.length; place += 1) data[place] = Math.random() * 2 - 1;
  HISSES.set(audio, buffer);
  return buffer;
}
