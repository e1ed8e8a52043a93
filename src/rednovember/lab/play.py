"""One game of a crew, from the seed of the run and the game's number."""

from collections.abc import Callable
from hashlib import sha256
from typing import NamedTuple

from rednovember.bots.runner import BotGame, Fault, Runner, whole_games
from rednovember.engine.facts import KILLED, TURN_BEGINS
from rednovember.engine.ids import LOST, REASON_NAMES, WON
from rednovember.engine.journal import Journal
from rednovember.engine.luck import SeededLuck
from rednovember.engine.setup import set_up, start
from rednovember.engine.state import State
from rednovember.engine.tally import Tally
from rednovember.errors import RedNovemberError
from rednovember.game.game import Game
from rednovember.lab.setup import Setup
from rednovember.table.description import new_game


class Faults(NamedTuple):
    """One bot's faults in one or many games: the number, the first reason, and its exception if there was one."""

    bot: str
    times: int
    reason: str
    error: RedNovemberError | None = None


class Finished(NamedTuple):
    """The final state of a game, and its bots' faults."""

    state: State
    faults: tuple[Faults, ...] = ()


class Played(NamedTuple):
    """The result of a game."""

    result: int
    turns: int
    deaths: int
    faults: tuple[Faults, ...] = ()

    @property
    def rescued(self) -> bool:
        """Whether the crew was rescued."""
        return self.result == WON

    @property
    def reason(self) -> str:
        """The reason for a loss; empty for a rescue."""
        return "" if self.rescued else REASON_NAMES[self.result - LOST]


PlayInto = Callable[[int, int, Journal], Finished]  # the seed of the run, the number of the game, and what counts in it
Play = Callable[[int, int], Played]  # the seed of the run, the number of the game


def derived_seed(*parts: int) -> int:
    """Return a seed derived from several numbers: the same everywhere and for ever, and unlike its neighbours."""
    digest = sha256(" ".join(map(str, parts)).encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 2


def make_player(setup: Setup) -> PlayInto:
    """Return how games of a set-up are played: on the engine alone if the crew can, else by asking each bot."""
    rules, crew = setup.rules(), setup.table.crew
    alone = whole_games(setup.crew, rules, crew) if setup.fast and not setup.table.treachery else None
    if alone is None:
        return lambda seed, number, journal: play_asking(setup, seed, number, journal)
    play = alone

    def play_alone(seed: int, number: int, journal: Journal) -> Finished:
        luck = SeededLuck(derived_seed(seed, number))
        state = set_up(rules, len(crew.gnomes), len(crew.player_names), luck, journal)
        start(state, luck, journal)
        play(state, luck, journal)
        return Finished(state)

    return play_alone


def play_asking(setup: Setup, seed: int, number: int, journal: Journal) -> Finished:
    """Play a game of any crew, and count what happens in it."""
    game, faults = played_at_table(setup, seed, number, journal)
    return Finished(game.state, faults)


def make_play(setup: Setup) -> Play:
    """Return a function that plays games of a set-up and returns their results."""
    play, rules = make_player(setup), setup.rules()

    def result_of(seed: int, number: int) -> Played:
        tally = Tally(rules)
        state, faults = play(seed, number, tally)
        return Played(state.result, tally.counts[TURN_BEGINS], tally.counts[KILLED], faults)

    return result_of


def played_at_table(
    setup: Setup, seed: int, number: int, journal: Journal | None = None
) -> tuple[Game, tuple[Faults, ...]]:
    """Play a game of any crew. Each gnome has its own bot, with the luck that it has at a table with this seed.

    The game keeps its facts, unless there is a journal that only counts.
    """
    game = new_game(setup.table, seed=derived_seed(seed, number), journal=journal)
    table = BotGame(game, setup.table.bots, setup.table.treachery)
    Runner().play(table)
    return game, summed(table.faults)


def summed(faults: list[Fault]) -> tuple[Faults, ...]:
    """Return the faults of a game, bot by bot."""
    found: dict[str, Faults] = {}
    for fault in faults:
        before = found.get(fault.bot, Faults(fault.bot, 0, fault.reason, fault.error))
        found[fault.bot] = before._replace(times=before.times + 1)
    return tuple(found.values())
