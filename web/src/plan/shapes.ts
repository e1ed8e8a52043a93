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

/** A flame that stands on 0,0, from its rim to its heart. */
export const FLAME = [
  {
    fill: "var(--red-62)",
    d: "M0,0C-17-1-21-17-13-28C-11-22-8-21-7-23C-10-34-1-45 4-50C4-40 10-37 13-30C14-33 14-35 13-38C21-29 23-3 0,0Z",
  },
  {
    fill: "var(--orange-76)",
    d: "M0-2C-11-3-13-14-8-21C-6-17-4-17-3-18C-5-26 2-32 4-36C5-28 12-22 12-14C12-6 7-2 0-2Z",
  },
  { fill: "var(--gold-89)", d: "M1-3C-6-4-7-11-3-15C-2-12 0-13 1-15C2-19 3-20 4-22C6-16 8-13 7-9C6.5-5 4-3 1-3Z" },
] as const;

/**
 * The same line at another place and in another size. Whatever has a place of its own (a `transform`) is a piece of its own for the
 * browser, which puts all pieces together anew whenever something new comes into the picture.
 */
export function moved(d: string, x: number, y: number, scale: number): string {
  let place = 0;
  return (d.match(/[MCLQZ]|-?[\d.]+/g) ?? [])
    .map((part) => {
      if (/[A-Z]/.test(part)) return part;
      const from = place++ % 2 === 0 ? x : y;
      return String(Math.round((from + Number(part) * scale) * 100) / 100);
    })
    .join(" ");
}
