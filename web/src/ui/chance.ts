/** The colour of a chance of something good, in hundredths: from red over amber to green. */
export function chanceColour(hundredths: number): string {
  const [from, to, share] = hundredths <= 60 ? ["poor", "fair", hundredths - 10] : ["fair", "good", hundredths - 60];
  const part = Math.round((100 * Math.max(0, share)) / (hundredths <= 60 ? 50 : 40));
  return `color-mix(in srgb, var(--chance-${to}) ${String(part)}%, var(--chance-${from}))`;
}

/** Hundredths, rounded; what is not certain is never shown as 0 or 100. */
export function hundredths(chance: number): number {
  if (chance <= 0) return 0;
  if (chance >= 1) return 100;
  return Math.min(99, Math.max(1, Math.round(100 * chance)));
}
