/** Hatches by their ids: "4-5" joins two rooms, "3-sea" leads into the sea, which is space 0. */

/** The id of the hatch between two spaces. */
export function hatchOf(one: number, other: number): string {
  const [low, high] = one < other ? [one, other] : [other, one];
  return low === 0 ? `${String(high)}-sea` : `${String(low)}-${String(high)}`;
}
