/** How the screen of a table is laid out: by its size alone, so that text never shrinks with the board. */

/** wide, middle: the place below the board; portrait: a tablet held upright; phone; side: a phone on its side, and any small low window. */
export type Kind = "wide" | "middle" | "portrait" | "phone" | "side";

export interface Layout {
  readonly kind: Kind;
  /** Very large screens: everything is drawn larger. */
  readonly zoom: number;
  /** What there is, in the pixels of the layout. */
  readonly width: number;
  readonly height: number;
  /** The board and what lies beside and below it. */
  readonly board: number;
  readonly side: number;
}

/** Where screens and styles change: narrow phones, phones, what is wider than a phone held upright, tablets, desks. */
export const WIDTHS: readonly number[] = [380, 600, 700, 900, 1200];
const [, , PHONE = 700, TABLET = 900, DESK = 1200] = WIDTHS;

export const GAP = 12;
const RATIO = 1226 / 646; // of the board with its frame
const LEAST_PLACE = 198; // the player's place below the board
const UPRIGHT = 400; // as high as it is with sheet and logbook side by side
const BAR = 62; // the crew
const DRAWN = { width: 1600, height: 900 };

export function layoutOf(width: number, height: number): Layout {
  const zoom = Math.max(1, Math.min(width / DRAWN.width, height / DRAWN.height));
  const [w, h] = [width / zoom, height / zoom];
  const base = { zoom, width: w, height: h };
  if (h < 500 && w > h) return { ...base, kind: "side", board: 0, side: 0 };
  if (w < PHONE) return { ...base, kind: "phone", board: 0, side: 0 };
  if (w < DESK) {
    const across = w - 2 * GAP;
    if (h - across / RATIO - BAR - 4 * GAP >= UPRIGHT) return { ...base, kind: "portrait", board: across, side: 0 };
    if (w < TABLET) return { ...base, kind: "side", board: 0, side: 0 };
    const below = LEAST_PLACE + BAR + 4 * GAP;
    return { ...base, kind: "middle", board: Math.min(across, Math.max(420, (h - below) * RATIO)), side: 0 };
  }
  const side = w >= DRAWN.width ? 346 : 300;
  const board = Math.min(w - side - 3 * GAP, (h - LEAST_PLACE - 3 * GAP) * RATIO);
  return { ...base, kind: "wide", board, side: w - board - 3 * GAP };
}

/** How high a board of this width is. */
export const boardHeight = (width: number): number => width / RATIO;
