/** Where a tip lies: beside what it explains, never over it, within the window. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export type Side = "below" | "above" | "right" | "left";

export interface Spot {
  readonly side: Side;
  readonly left: number;
  readonly top: number;
  /** How large it may get there. */
  readonly width: number;
  readonly height: number;
}

const GAP = 8; // between what is explained and the tip
const EDGE = 6; // between the tip and the window's edge
const SIDES: readonly Side[] = ["above", "below", "right", "left"];

/** The room that is left on a side of something. */
function room(side: Side, about: Box, view: Size): Size {
  const width = view.width - 2 * EDGE;
  const height = view.height - 2 * EDGE;
  if (side === "above") return { width, height: about.top - GAP - EDGE };
  if (side === "below") return { width, height: view.height - about.bottom - GAP - EDGE };
  if (side === "left") return { width: about.left - GAP - EDGE, height };
  return { width: view.width - about.right - GAP - EDGE, height };
}

/**
 * The spot for a tip of a size: the first side on which it fits, else the one with the most room, in which it must scroll. A thing
 * that fills the window and leaves no room at all gets its tip at the window's lower edge: then there is nowhere else.
 */
export function place(about: Box, tip: Size, view: Size): Spot {
  const rooms = SIDES.map((side) => ({ side, ...room(side, about, view) }));
  const fits = rooms.find((one) => one.width >= tip.width && one.height >= tip.height);
  const most = rooms.reduce((best, one) => (area(one) > area(best) ? one : best));
  const best = fits ?? most;
  if (fits === undefined && area(most) < 4_000) {
    const height = Math.min(tip.height, view.height / 2);
    const left = within((view.width - tip.width) / 2, tip.width, view.width);
    return { side: "below", left, top: view.height - height - EDGE, width: view.width - 2 * EDGE, height };
  }
  const width = Math.min(tip.width, best.width);
  const height = Math.min(tip.height, best.height);
  const across = within((about.left + about.right - width) / 2, width, view.width);
  const along = within((about.top + about.bottom - height) / 2, height, view.height);
  const at = { side: best.side, width: best.width, height: best.height };
  if (best.side === "above") return { ...at, left: across, top: about.top - GAP - height };
  if (best.side === "below") return { ...at, left: across, top: about.bottom + GAP };
  if (best.side === "left") return { ...at, left: about.left - GAP - width, top: along };
  return { ...at, left: about.right + GAP, top: along };
}

function area(size: Size): number {
  return Math.max(0, size.width) * Math.max(0, size.height);
}

function within(at: number, length: number, of: number): number {
  return Math.max(EDGE, Math.min(at, of - length - EDGE));
}
