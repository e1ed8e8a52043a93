"""Random tables for the tests: people and bots mixed, decisions, take-backs and hand-overs."""

import json
from collections.abc import Iterator
from typing import Any, Final

import rednovember as rn
from rednovember.commands.random import random_decision
from rednovember.engine.luck import Stream, stream_of
from rednovember.game.rules import OPTIONS
from rednovember.table import (
    Description,
    Reader,
    Runner,
    Table,
    entry_table,
    message,
    plain,
    read_description,
    read_entry,
    table_of,
)
from rednovember.table.entries import Entry
from tests.support import EIGHT, glimpse, play_some

CREWS: Final = ((3, 3), (4, 4), (6, 6), (8, 8), (3, 1), (5, 1), (4, 2))
BOTS: Final = ("random", "bosun")
SECRET: Final = "00112233445566778899aabbccddeeff"


def seats(seed: int, *, bots: bool = True) -> dict[str, Any]:
    """A random table as plain data; its luck is still to be said."""
    pick = stream_of(seed, 11)
    gnomes, players = CREWS[pick.below(len(CREWS))]
    names = list(EIGHT[:gnomes])
    led = {gnome: BOTS[pick.below(2)] for gnome in names if bots and pick.below(3) == 0}
    return {
        "gnomes": names,
        "players": names[:players],
        "bots": led,
        "edition": ("revised", "first")[pick.below(2)],
        "options": {name: pick.below(3) == 0 for name in OPTIONS},
        "take_back": (None, "never", "unrevealed", "free")[pick.below(4)],
        "treachery": pick.below(4) == 0,
    }


def random_table(seed: int, *, bots: bool = True) -> Table:
    """A table with the luck of a seed or of a secret, from its set-up or from a logbook's position."""
    said, kind = seats(seed, bots=bots), seed % 4
    if kind == 0:
        return Table(read_description({**said, "secret": f"{seed:032x}"}))
    if kind in (1, 2):
        return Table(read_description({**said, "seed": seed}))
    game = rn.Game(said["gnomes"], players=said["players"], edition=said["edition"], options=said["options"], seed=seed)
    play_some(game, stream_of(seed, 12), 25)
    changed = {name: said[name] for name in ("bots", "take_back", "treachery")}
    return table_of(game.to_logbook(seed=seed % 8 == 3), seed=seed + 1, **changed)


class Sitting:
    """A table at which things are said by chance."""

    def __init__(self, table: Table, seed: int) -> None:
        self.table = table
        self.pick: Stream = stream_of(seed, 13)
        self.runner = Runner()

    def act(self) -> Entry:
        """Something that may be said now."""
        table, pick = self.table, self.pick
        chance = pick.below(14)
        if chance == 0 and table.people:
            player = table.people[pick.below(len(table.people))]
            earliest = table.may_take_back(player)
            if earliest is not None:
                to = max(earliest, table.game.number - 1 - int(pick.below(12)))
                return table.take_back(player, to=to, number=table.number)
        if chance == 1:
            gnome = table.game.gnomes[pick.below(len(table.game.gnomes))]
            bot = "" if table.leaders[gnome] else BOTS[pick.below(2)]
            return table.hand(table.player_of(gnome), gnome, bot, number=table.number)
        question = table.question()
        if question is not None:
            return table.answer(self.runner.reply(question))
        player = table.awaited or ""
        return table.decide(player, random_decision(table.game, pick), number=table.number)

    def play(self, most: int) -> Iterator[Entry]:
        """Up to so many things, one after another; it ends with the game."""
        for _ in range(most):
            if self.table.over:
                return
            yield self.act()


def stored(table: Table) -> list[Entry]:
    """The entries as they come back from a store."""
    return [read_entry(json.loads(json.dumps(plain(entry_table(entry))))) for entry in table.entries]


def restored(description: Description) -> Description:
    """A description as it comes back from a store."""
    return read_description(json.loads(json.dumps(description.as_table())))


def rebuilt(table: Table) -> Table:
    """The table from its description and its entries, both from a store."""
    return Table(restored(table.description), stored(table), logbook=table.logbook_before)


def luck_to_come(table: Table) -> list[int]:
    """The next answers of each kind of luck, without using them up."""
    events, state = table.game.luck.copy(), table.game.state
    turned = [int(events.event(state.rules, state.event_deck)) for _ in range(3)] if state.event_deck else []
    return glimpse(table.game.luck) + turned


def audiences(table: Table) -> list[str | None]:
    """Every player, and a spectator."""
    return [*table.game.players, None]


def board_of(table: Table) -> tuple[object, ...]:
    """How things stand, whatever the luck to come."""
    return (
        table.game.state.key(),
        table.game.journal,
        table.told[:],
        [entry_table(entry) for entry in table.entries],
        dict(table.leaders),
        table.line,
        [table.may_take_back(player) for player in table.game.players],
    )


def inside(table: Table) -> tuple[object, ...]:
    """What a refusal must leave as it is: how things stand, and the luck to come."""
    return (*board_of(table), luck_to_come(table))


def stand(table: Table) -> tuple[object, ...]:
    """Everything that makes a table: equal ones go on equally, whatever is said at them."""
    told = [plain(message(table, Reader(player))) for player in audiences(table)]
    asked = table.question()
    return (*inside(table), told, None if asked is None else (asked.line, asked.seed))
