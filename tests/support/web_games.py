"""Random games as a browser is told of them, for the tests of the browser client (`web/tests`).

python -m tests.support.web_games GAMES FILE WHOLE

A line of the file is one reader's game, with these keys:

* `about`, and `messages`: the first message is that of the laid table, each other one tells of one or several entries;
* `again`: a message that tells everything once more at the end;
* `stands`: how many facts of each kind the game has that stands then;
* `moments`: the views of the table after 0, 1, 2, ... decisions of those that stand: the first view whole, of each
  other one what differs from the one before.

Every WHOLE-th game is told as the table tells it. The others are short of what a test of pictures does not read
(sentences, choices), which is most of the work.

Every third table goes on from a logbook: its game was played for a while, saved and loaded.
"""

import json
import sys
from collections import Counter
from dataclasses import fields
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from rednovember.engine.luck import stream_of
from rednovember.game.views import View
from rednovember.table import Reader, Table, about, message, plain, table_of
from rednovember.table.noted import noted, origin_of
from rednovember.table.story import happened
from tests.game.test_rebuild import any_game
from tests.table.tables import Sitting, audiences, random_table

ENTRIES: Final = 400  # at most, in a game
READERS: Final = 2  # of a game
TOGETHER: Final = 12  # at most so many entries come in one message
PLAYED: Final = 60  # fewer entries than these before a game is saved and loaded


def table_for(seed: int) -> Table:
    """A table of any crew, edition, options, players and bots; every other time near the end of a game."""
    table = random_table(seed // 2)
    if seed % 2:
        table = table_of(any_game(seed).to_logbook(), take_back="free", treachery=seed % 4 == 3)
    if seed % 3:
        return table
    for _ in Sitting(table, seed + 1).play(int(stream_of(seed, 15).below(PLAYED))):
        pass
    return table_of(table.to_logbook(to_come=False), take_back="free", seed=seed + 1)


def told(table: Table, player: str | None, since: int | None, whole: bool) -> dict[str, Any]:
    """A message, as it is or as short as a picture can do with."""
    if whole:
        full: dict[str, Any] = plain(message(table, Reader(player), since))
        return full
    first = 0 if since is None else since + 1
    facts = [
        {"entry": one.entry, "kind": one.kind, "params": one.params}
        for number in range(first, table.number + 1)
        for one in happened(number, table.game.read_facts(table.told[number], player))
    ]
    entries = [
        plain(noted(table, number, entry, player)) for number, entry in enumerate(table.entries, 1) if number >= first
    ]
    return {
        "reader": player,
        "number": table.number,
        "since": since,
        "entries": entries,
        "facts": facts,
        "story": [],
        "view": view_of(table, player),
        "origin": plain(origin_of(table, player)) if since is None else None,
        "decisions": table.game.number,
    }


def view_of(table: Table, player: str | None) -> dict[str, Any]:
    """A view as plain data; JSON makes lists of its tuples."""
    return plain_view(table.game.view(player))


def plain_view(view: View) -> dict[str, Any]:
    """The same of any view."""
    gnomes = [{each.name: getattr(gnome, each.name) for each in fields(gnome)} for gnome in view.gnomes]
    return {each.name: getattr(view, each.name) for each in fields(view)} | {"gnomes": gnomes}


def moments(table: Table, player: str | None) -> list[dict[str, Any]]:
    """The view after each number of decisions that stand; of each but the first what differs from the one before."""
    game = table.game.copy()
    views = [plain_view(game.view(player))]
    for number in reversed(range(game.number)):
        game.undo(number)
        views.append(plain_view(game.view(player)))
    views.reverse()
    pairs = pairwise(views)
    return [views[0], *({key: now[key] for key in now if now[key] != before[key]} for before, now in pairs)]


def game_lines(seed: int, *, whole: bool) -> list[dict[str, Any]]:
    """A game as some of its readers are told of it: each seat and the spectator have their turn, by the seed."""
    table = table_for(seed)
    crowd = audiences(table)
    readers = [crowd[(seed + shift * (1 + len(crowd) // 2)) % len(crowd)] for shift in range(min(READERS, len(crowd)))]
    lines = [{"about": plain(about(table)), "messages": [told(table, reader, None, whole)]} for reader in readers]
    pick = stream_of(seed, 14)
    since, gap = table.number, 1
    for _ in Sitting(table, seed).play(ENTRIES):
        if table.number - since >= gap or table.over:
            for line, reader in zip(lines, readers, strict=True):
                line["messages"].append(told(table, reader, since, whole))
            since, gap = table.number, 1 + int(pick.below(TOGETHER))
    for line, reader in zip(lines, readers, strict=True):
        if table.number > since:
            line["messages"].append(told(table, reader, since, whole))
        line["again"] = told(table, reader, None, whole)
        line["moments"] = moments(table, reader)
        line["stands"] = Counter(fact.kind for fact in table.game.journal)
    return lines


def main(arguments: list[str]) -> None:
    """Write so many games to a file."""
    games, path, whole = int(arguments[0]), Path(arguments[1]), int(arguments[2])
    with path.open("w", encoding="utf-8") as out:
        for seed in range(games):
            for line in game_lines(seed, whole=seed % whole == 0):
                out.write(json.dumps(line, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
