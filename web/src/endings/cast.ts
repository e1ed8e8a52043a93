/** The six ways in which a boat is lost, as they are drawn. */

import type { Ending } from "../protocol";

export const CASTS = ["crushed", "air", "heat", "missiles", "kraken", "crew"] as const;
export type Cast = (typeof CASTS)[number];

/** How an ending is drawn; the ends of the tracks and the tokens for the same fate look alike. */
export function castOf(reason: Ending): Cast {
  switch (reason) {
    case "asphyxiation":
    case "asphyxiated":
      return "air";
    case "pressure":
    case "crushed":
      return "crushed";
    case "heat":
    case "missiles":
    case "kraken":
      return reason;
    default:
      return "crew";
  }
}
