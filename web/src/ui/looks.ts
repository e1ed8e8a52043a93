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

const CREAM = "#fff8e6";
const INK = "#16202c";

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
  figure("heart", ["#d8392b", "#97211b"], ["#efa04e", "#c07227"], "cone", "beard", CREAM),
  figure("anchor", ["#3d82d8", "#23559c"], ["#5a4136", "#3c2a22"], "sailor", "fork", CREAM),
  figure("bolt", ["#f5c330", "#bc8710"], ["#8c4a22", "#633114"], "souwester", "braids", INK),
  figure("clover", ["#58ac46", "#34742b"], ["#d2622c", "#9e4216"], "ushanka", "braids", INK),
  figure("moon", ["#9463ce", "#623c97"], ["#b4b9c2", "#868c97"], "nightcap", "beard", CREAM),
  figure("fish", ["#f08533", "#b35715"], ["#efd186", "#c4a04a"], "helmet", "fork", INK),
  figure("diamond", ["#efe6d4", "#bbaf96"], ["#7d4b2b", "#583219"], "toque", "moustache", INK),
  figure("ring", ["#e9749f", "#ae4375"], ["#453c4e", "#2c2633"], "propeller", "braids", INK),
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
