/** Paths and points that several drawings need. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly w: number;
  readonly h: number;
}

const short = (value: number): string => String(Math.round(value * 10) / 10);

/** The path of a box with round corners. */
export function roundBox({ x, y, w, h }: Box, r: number): string {
  return `M${short(x + r)},${short(y)} h${short(w - 2 * r)} q${r},0 ${r},${r} v${short(h - 2 * r)} q0,${r} ${-r},${r} h${short(2 * r - w)} q${-r},0 ${-r},${-r} v${short(2 * r - h)} q0,${-r} ${r},${-r} Z`;
}

/** A line of waves from a point to the right; with a floor, the water under it. */
export function waves(x: number, y: number, w: number, height: number, length: number, floor?: number): string {
  const count = Math.ceil(w / length);
  const one = ` q${short(length / 4)},${short(-height)} ${short(length / 2)},0 t${short(length / 2)},0`;
  const line = `M${short(x)},${short(y)}${one.repeat(count)}`;
  return floor === undefined ? line : `${line} V${short(floor)} H${short(x)} Z`;
}

/** A point on a circle; degrees go clockwise from the right. */
export function polar(r: number, degrees: number, at: Point = { x: 0, y: 0 }): Point {
  const turn = (degrees * Math.PI) / 180;
  return { x: at.x + r * Math.cos(turn), y: at.y + r * Math.sin(turn) };
}

/** A piece of a ring round 0,0. */
export function ringPiece(inner: number, outer: number, from: number, to: number): string {
  const [a, b, c, d] = [polar(outer, from), polar(outer, to), polar(inner, to), polar(inner, from)];
  const big = to - from > 180 ? 1 : 0;
  const at = (point: Point): string => `${short(point.x)},${short(point.y)}`;
  return `M${at(a)} A${outer},${outer} 0 ${big} 1 ${at(b)} L${at(c)} A${inner},${inner} 0 ${big} 0 ${at(d)} Z`;
}

/** A star with so many points. */
export function star(at: Point, r: number, points = 5, inner = 0.5): string {
  const corners = Array.from({ length: 2 * points }, (_, k) =>
    polar(k % 2 === 0 ? r : r * inner, -90 + (k * 180) / points, at),
  );
  return `M${corners.map(({ x, y }) => `${short(x)},${short(y)}`).join(" L")} Z`;
}

/** How wide a text is, about: bold Rubik; capitals, Cyrillic and wide letters count more. */
export function textWidth(text: string, size: number): number {
  let width = 0;
  for (const letter of text) {
    if (/[ilI.,:;'’!|ıj ]/u.test(letter)) width += 0.3;
    else if (/[mwMWшщжюыфШЩЖЮЫФД@%]/u.test(letter)) width += 0.88;
    else if (/[A-ZА-ЯÄÖÜ]/u.test(letter)) width += 0.7;
    else width += 0.6;
  }
  return width * size;
}

/** A text in lines that are not wider than that, as far as its words allow. */
export function lines(text: string, size: number, width: number): readonly string[] {
  const found: string[] = [];
  for (const word of text.split(" ")) {
    const last = found.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`, size) <= width) found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  return found;
}

/** How wide the name on a room's plate is, with its ground; a room without a name has none. */
export const nameWidth = (name: string): number => (name === "" ? 0 : textWidth(name, 11.5) + 12);
