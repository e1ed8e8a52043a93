/** The colours of a chance, from a bad one to a sure one. */

const STOPS: readonly (readonly [number, string])[] = [
  [10, "#e0714f"],
  [60, "#e9b23c"],
  [100, "#54b06a"],
];

export function oddsColour(percent: number): string {
  const above = STOPS.findIndex(([stop]) => percent <= stop);
  const [high, bright] = STOPS[above === -1 ? STOPS.length - 1 : above] ?? [100, "#54b06a"];
  const [low, dark] = STOPS[Math.max(0, (above === -1 ? STOPS.length : above) - 1)] ?? [high, bright];
  return mixed(dark, bright, high === low ? 1 : (percent - low) / (high - low));
}

function mixed(one: string, other: string, share: number): string {
  const part = (colour: string, place: number): number => parseInt(colour.slice(place, place + 2), 16);
  const parts = [1, 3, 5].map((place) => {
    const from = part(one, place);
    return Math.round(from + (part(other, place) - from) * Math.max(0, Math.min(1, share)));
  });
  return `#${parts.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}
