/** Where crews start: the little flags on the time track. */

import type { Boat } from "../protocol";

/** For each space that some crew starts on, the sizes of such crews as one text: "3–5", "6". */
export function startFlags(boat: Pick<Boat, "starts">): ReadonlyMap<number, string> {
  const sizes = new Map<number, number[]>();
  for (const [size, space] of Object.entries(boat.starts))
    sizes.set(space, [...(sizes.get(space) ?? []), Number(size)]);
  return new Map([...sizes].map(([space, crews]) => [space, ranges(crews.sort((a, b) => a - b))]));
}

/** Numbers in ascending order, those that follow on each other as a range. */
function ranges(numbers: readonly number[]): string {
  const runs: (readonly [number, number])[] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last?.[1] === number - 1) runs[runs.length - 1] = [last[0], number];
    else runs.push([number, number]);
  }
  return runs.map(([from, to]) => (from === to ? String(from) : `${String(from)}–${String(to)}`)).join(", ");
}
