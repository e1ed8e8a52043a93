"""One game of a crew, from the seed of the run and the game's number."""

from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Final, NamedTuple

from rednovember.bots import registry
from rednovember.bots.bosun.rule_of_thumb import Bosun, play_on
from rednovember.bots.bosun.weights import load_weights
from rednovember.bots.runner import Fault, Mate, Runner
from rednovember.engine.facts import KILLED, TURN_BEGINS
from rednovember.engine.ids import LOST, REASON_NAMES, WON
from rednovember.engine.journal import Counters
from rednovember.engine.luck import SeededLuck
from rednovember.engine.ruleset import Ruleset
from rednovember.engine.setup import set_up, start
from rednovember.errors import RedNovemberError
from rednovember.game.game import Game
from rednovember.lab.setup import Setup
from rednovember.table.description import new_game

BOSUN: Final = "bosun"


class Faults(NamedTuple):
    """What one bot did wrong in a game, or in many: how often, the first reason, and the error behind it if any."""

    bot: str
    times: int
    reason: str
    error: RedNovemberError | None = None


class Played(NamedTuple):
    """A game that has been played."""

    result: int
    turns: int
    deaths: int
    faults: tuple[Faults, ...] = ()

    @property
    def rescued(self) -> bool:
        """Whether the boat was saved."""
        return self.result == WON

    @property
    def reason(self) -> str:
        """What lost it; empty if nothing did."""
        return "" if self.rescued else REASON_NAMES[self.result - LOST]


Play = Callable[[int, int], Played]  # the seed of the run, the number of the game
Round = tuple[Played, ...]  # the game of one number, as each crew played it


def derived_seed(*parts: int) -> int:
    """A seed made of several numbers: the same everywhere and for ever, and unlike its neighbours."""
    digest = sha256(" ".join(map(str, parts)).encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 2


def is_fast(setup: Setup, rules: Ruleset) -> bool:
    """Whether games go straight to the engine: those of a crew of bosuns do.

    Unless hands are hidden, for the runner alone keeps a bot from peeking.
    """
    return setup.fast and set(setup.crew) == {BOSUN} and not rules.hidden_hands


def make_play(setup: Setup) -> Play:
    """How games of a set-up are played."""
    rules = setup.rules()
    if is_fast(setup, rules):
        gnomes, bosun = len(setup.crew), Bosun(rules, load_weights())

        def play_fast(seed: int, number: int) -> Played:
            luck, counters = SeededLuck(derived_seed(seed, number)), Counters()
            state = set_up(rules, gnomes, gnomes, luck, counters)
            start(state, luck, counters)
            play_on(state, bosun, luck, counters)
            return Played(state.result, counters.counts[TURN_BEGINS], counters.counts[KILLED])

        return play_fast

    def play_at_table(seed: int, number: int) -> Played:
        return play_with_runner(setup, seed, number)

    return play_at_table


def play_round(plays: Sequence[Play], seed: int, number: int) -> Round:
    """The game of a number, by each crew."""
    return tuple([play(seed, number) for play in plays])


def play_with_runner(setup: Setup, seed: int, number: int) -> Played:
    """A game of any crew."""
    game, faults = played_at_table(setup, seed, number)
    counts = [fact[0] for fact in game.record.facts]
    return Played(game.state.result, counts.count(TURN_BEGINS), counts.count(KILLED), faults)


def played_at_table(setup: Setup, seed: int, number: int) -> tuple[Game, tuple[Faults, ...]]:
    """A whole game of any crew. Each gnome has a bot of its own, with luck of its own beside the boat's."""
    game = new_game(setup.table, seed=derived_seed(seed, number))
    mates = {
        gnome: Mate(bot, registry.make(bot, derived_seed(seed, number, seat)))
        for seat, (gnome, bot) in enumerate(zip(game.gnomes, setup.crew, strict=True))
    }
    runner = Runner(game, mates)
    runner.play()
    return game, summed(runner.faults)


def summed(faults: list[Fault]) -> tuple[Faults, ...]:
    """The faults of a game, bot by bot."""
    found: dict[str, Faults] = {}
    for fault in faults:
        before = found.get(fault.bot, Faults(fault.bot, 0, fault.reason, fault.error))
        found[fault.bot] = before._replace(times=before.times + 1)
    return tuple(found.values())
