/** How long it takes to go to any moment of a long game: `python tools/node.py exec vitest -- bench --run`, see bench/page.md. */

import { bench, describe } from "vitest";

import { Cursor } from "../src/timeline/cursor.svelte";
import { Timeline } from "../src/timeline/timeline";
import { randomGames } from "./games";

const MOMENTS = 400;

const games = randomGames(40, 1);
const game = games.toSorted((one, other) => one.again.decisions - other.again.decisions).at(-1);
if (game === undefined) throw new Error("no game");
const seats = game.again.reader === null ? [] : [game.again.reader];
const timeline = Timeline.from(game.again, seats);
const { stops } = timeline;
const moments = Array.from({ length: MOMENTS }, (_, place) => stops[(place * 7919) % stops.length] as number);
const cursor = new Cursor();
cursor.boat = game.about.boat;
cursor.begin(timeline, timeline.end);
let next = 0;

describe(`a game of ${String(timeline.end)} facts and ${String(stops.length - 1)} decisions`, () => {
  bench("to a moment: picture and stage", () => {
    cursor.seek(moments[next % MOMENTS] as number);
    void cursor.picture;
    next += 1;
  });
  bench("to a moment: the picture alone", () => {
    timeline.at(moments[next % MOMENTS] as number);
    next += 1;
  });
  bench("made from the message that tells everything", () => {
    Timeline.from(game.again, seats);
  });
});
