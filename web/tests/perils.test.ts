import { render } from "svelte/server";
import { describe, expect, it } from "vitest";

import Danger from "../src/crew/Danger.svelte";
import { perilText, waysOutText } from "../src/crew/perils";
import Threats from "../src/crew/Threats.svelte";
import { ABOUT, gnome, pictureWith } from "../src/gallery/boardData";
import type { Peril, WayOut } from "../src/protocol";
import { begin } from "./turns";
import { speak } from "./tables";

const { message } = begin((choices) => choices.ways.length > 0).table;
const view = { ...(message as NonNullable<typeof message>).view, active: "Oleg" };
const way = (more: Partial<WayOut>): WayOut => ({
  to: null,
  action: null,
  minutes: 2,
  items: [],
  chance: [1, 1],
  ...more,
});
const peril = (more: Partial<Peril> = {}): Peril => ({
  gnome: "Oleg",
  hazard: "high_water",
  room: 5,
  now: true,
  chance: [1, 1],
  atom: "D2",
  ways_out: [],
  ...more,
});
const picture = pictureWith([gnome("Oleg", 5, 34), gnome("Mitka", 10, 22)], { fires: [3] });

describe("a gnome that dies where it stands", () => {
  it("is told of by what kills it and when, in every language", () => {
    const said = [
      peril(),
      peril({ hazard: "fire", now: false }),
      peril({ hazard: "sea", now: false }),
      peril({ hazard: "sea", chance: [3, 10] }),
    ];
    for (const [language, texts] of [
      [
        "en",
        [
          "Oleg drowns at the end of this turn.",
          "Oleg dies in the fire at the end of their next turn.",
          "Oleg drowns in the sea at the end of their next turn.",
          "Oleg may faint and drown at the end of this turn: 30%.",
        ],
      ],
      [
        "de",
        [
          "Oleg ertrinkt am Ende dieses Zuges.",
          "Oleg verbrennt am Ende des nächsten eigenen Zuges.",
          "Oleg ertrinkt am Ende des nächsten eigenen Zuges im Meer.",
          "Oleg ertrinkt am Ende dieses Zuges bei einer Ohnmacht: 30\u00a0%.",
        ],
      ],
      [
        "ru",
        [
          "Oleg тонет в конце этого хода.",
          "Oleg сгорает в конце своего следующего хода.",
          "Oleg тонет в море в конце своего следующего хода.",
          "Oleg утонет в конце этого хода, если упадёт в обморок: 30\u00a0%.",
        ],
      ],
    ] as const) {
      speak(language);
      expect(said.map(perilText)).toEqual(texts);
    }
  });

  it("has its ways out named: the nearest rooms, and what may be done with what chance", () => {
    speak();
    const ways = [
      way({ action: "extinguish", minutes: 1, chance: [3, 5] }),
      way({ to: 2 }),
      way({ to: 4 }),
      way({ to: 1, minutes: 3 }),
    ];
    const told = (ways_out: readonly WayOut[]): string => waysOutText(ABOUT, view, peril({ ways_out }));
    expect(told(ways)).toBe("Ways out: rooms 2 and 4 in 2 min; Extinguish Fire in 1 min (60%)");
    expect(told([way({ to: 7, items: ["grog"] }), way({ to: 8 })])).toBe("Ways out: room 7 in 2 min with Grog");
    expect(told([way({ to: 0, minutes: 1 })])).toBe("Ways out: the sea in 1 min");
    expect(told([])).toBe("There is no way out.");
    expect(waysOutText(ABOUT, view, peril({ gnome: "Mitka" }))).toBe("Only another gnome can help.");
  });

  it("stands in every list of dangers, which never says that the boat holds", () => {
    speak();
    const perils = [peril(), peril({ gnome: "Mitka", hazard: "fire", now: false })];
    const lists = (["list", "brief", "large"] as const).map(
      (shape) => render(Threats, { props: { picture, about: ABOUT, perils, view, shape } }).body,
    );
    const small = (["corner", "strip"] as const).map(
      (shape) => render(Danger, { props: { picture, about: ABOUT, perils, shape, onopen: () => undefined } }).body,
    );
    for (const html of [...lists, ...small]) {
      expect(html).toContain("Oleg drowns at the end of this turn.");
      expect(html).toContain("Mitka dies in the fire at the end of their next turn.");
      expect(html).not.toMatch(/holding|Nothing is about/);
    }
  });
});
