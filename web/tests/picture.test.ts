import { describe, expect, it } from "vitest";

import type { FactKind } from "../src/protocol";
import { courseOf, same } from "../src/table/beginning";
import { after, pictureOf, type Picture } from "../src/table/picture";
import { standingAfter, thatStand, type Standing } from "../src/table/standing";
import { randomGames } from "./games";

const USUAL = 200;
/** All items in hands: a random game does not come to that. */
const RARE: readonly FactKind[] = ["nothing_drawn"];
const KINDS = 51;
const PATIENCE = 1_800_000; // of the runner: how fast a machine is tells nothing

const games = randomGames(USUAL, 10);

/** The first field in which a picture is not what it should be. */
function differing(picture: Picture, wanted: Picture): string | undefined {
  const fields = Object.keys(wanted) as (keyof Picture)[];
  return fields.find((field) => !same(picture[field], wanted[field]));
}

describe("a picture after the facts of a message", () => {
  it(
    "is that of the message's view, field by field, for every reader of every game",
    () => {
      const seen = new Set<string>();
      const crews = new Set<string>();
      let checked = 0;
      for (const [game, { about, messages }] of games.entries()) {
        const [first, ...others] = messages;
        if (first === undefined) throw new Error("a game without messages");
        crews.add(`${String(about.gnomes.length)} ${about.edition} ${about.hidden_hands ? "hidden" : "open"}`);
        let picture = pictureOf(first.view);
        let standing: Standing = standingAfter({ start: about.start, entries: [] }, first.entries);
        for (const message of others) {
          const before = standing;
          standing = standingAfter(before, message.entries);
          expect(standing.start + standing.entries.length).toBe(message.decisions);
          const wanted = pictureOf(message.view);
          if (
            before.entries.every((entry, place) => standing.entries[place] === entry) &&
            before.start === standing.start
          ) {
            for (const fact of thatStand(message.facts, standing)) picture = after(picture, fact);
            const field = differing(picture, wanted);
            if (field !== undefined) {
              expect(
                picture[field as keyof Picture],
                `game ${String(game)}, entry ${String(message.number)}: ${field}`,
              ).toEqual(wanted[field as keyof Picture]);
            }
            checked += 1;
          }
          picture = wanted;
          for (const fact of message.facts) seen.add(fact.kind);
        }
        for (const fact of first.facts) seen.add(fact.kind);
      }
      expect(checked).toBeGreaterThan(games.length * 10);
      expect(crews.size).toBeGreaterThanOrEqual(22); // 3 to 8 gnomes, both editions, hidden and open hands
      expect(seen.size).toBeGreaterThanOrEqual(KINDS - RARE.length);
    },
    PATIENCE,
  );
});

describe("the course of a game", () => {
  it(
    "is told from its set-up on by the message of somebody who comes late",
    () => {
      let whole = 0;
      for (const { about, messages } of games) {
        let entries: (typeof messages)[number]["entries"] = [];
        let facts: (typeof messages)[number]["facts"] = [];
        for (const [place, message] of messages.entries()) {
          entries = [...entries, ...message.entries];
          facts = [...facts, ...message.facts];
          if (place % 20 !== 19) continue;
          const course = courseOf(about, { ...message, since: null, entries, facts });
          const setUp = messages[0]?.facts[0]?.kind === "die_rolled" || messages[0]?.facts[0]?.kind === "gnome_placed";
          if (course === null) {
            expect(setUp && standingAfter({ start: about.start, entries: [] }, entries).start === about.start).toBe(
              false,
            );
          } else {
            whole += 1;
          }
        }
      }
      expect(whole).toBeGreaterThan(games.length / 4);
    },
    PATIENCE,
  );

  it("is not told by a message that tells only a part of it", () => {
    const game = games[0];
    const message = game?.messages[1];
    if (game === undefined || message === undefined) throw new Error("no game");
    expect(courseOf(game.about, message)).toBeNull();
  });
});
