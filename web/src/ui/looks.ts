/** The eight figures of the crew. Colour, sign, hat and hair belong together; a gnome has the figure of its place in the crew. */

export type FigureName = "heart" | "anchor" | "bolt" | "clover" | "moon" | "fish" | "diamond" | "ring";

export interface FigureLook {
  readonly figure: FigureName;
  readonly coat: string;
  readonly dark: string;
  readonly hair: string;
  readonly hdark: string;
  readonly hat: string;
  readonly style: string;
  /** The colour of the sign on the coat's colour. */
  readonly ink: string;
}

/** A gnome of the crew and its figure. */
export interface Look extends FigureLook {
  readonly name: string;
}

const CREAM = "var(--cream-97)";
const INK = "var(--outline)";

function figure(
  figure: FigureName,
  [coat, dark]: readonly [string, string],
  [hair, hdark]: readonly [string, string],
  hat: string,
  style: string,
  ink: string,
): FigureLook {
  return { figure, coat, dark, hair, hdark, hat, style, ink };
}

export const FIGURES: readonly FigureLook[] = [
  figure("heart", ["var(--red-58)", "var(--red-43)"], ["var(--orange-77)", "var(--orange-63)"], "cone", "beard", CREAM),
  figure(
    "anchor",
    ["var(--blue-60)", "var(--blue-46)"],
    ["var(--brown-40)", "var(--brown-30)"],
    "sailor",
    "fork",
    CREAM,
  ),
  figure(
    "bolt",
    ["var(--gold-86)", "var(--gold-68)"],
    ["var(--brown-50)", "var(--brown-37)"],
    "souwester",
    "braids",
    INK,
  ),
  figure(
    "clover",
    ["var(--green-67)", "var(--green-50)"],
    ["var(--orange-62)", "var(--brown-50)"],
    "ushanka",
    "braids",
    INK,
  ),
  figure(
    "moon",
    ["var(--violet-60)", "var(--violet-45)"],
    ["var(--grey-78)", "var(--sea-64)"],
    "nightcap",
    "beard",
    CREAM,
  ),
  figure("fish", ["var(--orange-72)", "var(--orange-56)"], ["var(--gold-88)", "var(--gold-72)"], "helmet", "fork", INK),
  figure(
    "diamond",
    ["var(--cream-94)", "var(--sand-74)"],
    ["var(--brown-46)", "var(--brown-37)"],
    "toque",
    "moustache",
    INK,
  ),
  figure(
    "ring",
    ["var(--pink-71)", "var(--pink-54)"],
    ["var(--violet-37)", "var(--slate-27)"],
    "propeller",
    "braids",
    INK,
  ),
];

/** The figures of a crew, by their places in it. */
export function looksOf(names: readonly string[]): readonly Look[] {
  return names.flatMap((name, place) => {
    const look = FIGURES[place % FIGURES.length];
    return look === undefined ? [] : [{ ...look, name }];
  });
}

/** The look of a gnome of the crew; somebody who is not in it looks like the first figure. */
export function lookOf(crew: readonly Look[], name: string): Look {
  const look = crew.find((one) => one.name === name) ?? looksOf([name])[0];
  if (look === undefined) throw new Error(name);
  return look;
}
