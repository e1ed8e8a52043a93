/** Chances as they are shown: a percentage, and a colour from red over amber to green. */

const LOW = [0xe0, 0x71, 0x4f];
const MIDDLE = [0xe9, 0xb2, 0x3c];
const HIGH = [0x54, 0xb0, 0x6a];
const TURN = 60;

/** Hundredths, rounded; what is not certain is never shown as 0 or 100. */
export function hundredths(chance: number): number {
  if (chance <= 0) return 0;
  if (chance >= 1) return 100;
  return Math.min(99, Math.max(1, Math.round(100 * chance)));
}

/** The colour of a chance of something good. */
export function colourOf(chance: number): string {
  const per = 100 * chance;
  const [from, to, part] = per <= TURN ? [LOW, MIDDLE, per / TURN] : [MIDDLE, HIGH, (per - TURN) / (100 - TURN)];
  const mixed = from.map((value, place) => Math.round(value + ((to[place] ?? value) - value) * part));
  return `rgb(${mixed.join(" ")})`;
}
