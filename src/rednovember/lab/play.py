"""One game of a crew, from the seed of the run and the game's number."""

from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Final, NamedTuple

from rednovember.bots import registry
from rednovember.bots.bosun.rule_of_thumb import NO_CHOICE, Bosun
from rednovember.bots.bosun.turns import TurnPlayer, play_on
from rednovember.bots.bosun.weights import load_weights
from rednovember.bots.runner import Fault, Mate, Runner, bot_seed
from rednovember.engine.facts import KILLED, TURN_BEGINS
from rednovember.engine.ids import LOST, OVER, REASON_NAMES, WON
from rednovember.engine.journal import Counters, Journal
from rednovember.engine.luck import Luck, SeededLuck
from rednovember.engine.play import apply
from rednovember.engine.ruleset import Ruleset
from rednovember.engine.setup import set_up, start
from rednovember.engine.state import State
from rednovember.errors import RedNovemberError
from rednovember.game.decision import whole_decision
from rednovember.game.game import Game
from rednovember.game.veiling import veiled
from rednovember.lab.setup import Setup
from rednovember.table.description import new_game

BOSUN: Final = "bosun"


class Faults(NamedTuple):
    """One bot's faults in one or many games: the number, the first reason, and its exception if there was one."""

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
        """Whether the crew was rescued."""
        return self.result == WON

    @property
    def reason(self) -> str:
        """The reason for a loss; empty for a rescue."""
        return "" if self.rescued else REASON_NAMES[self.result - LOST]


Play = Callable[[int, int], Played]  # the seed of the run, the number of the game
Round = tuple[Played, ...]  # the game with one number, as each crew played it


def derived_seed(*parts: int) -> int:
    """Return a seed derived from several numbers: the same everywhere and for ever, and unlike its neighbours."""
    digest = sha256(" ".join(map(str, parts)).encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 2


Lead = Callable[[State, Luck, Journal], object]  # plays a game to its end for all gnomes


def fast_lead(setup: Setup, rules: Ruleset) -> Lead | None:
    """Return how the engine plays games of bosuns; None for any other crew, which needs a table.

    The games are those of a table, many times faster.
    """
    if not setup.fast or set(setup.crew) != {BOSUN}:
        return None
    bosun = Bosun(rules, load_weights())
    if not rules.hidden_hands:
        return lambda state, luck, journal: play_on(state, bosun, luck, journal)
    names = setup.table.crew.player_names
    knows = [names.index(name) for name in setup.table.players]
    return lambda state, luck, journal: play_veiled(state, knows, bosun, luck, journal)


def begin(setup: Setup, rules: Ruleset, luck: Luck, journal: Journal) -> State:
    """Start a game of a set-up, but not the first gnome's turn: see `start`."""
    return set_up(rules, len(setup.crew), len(setup.table.crew.player_names), luck, journal)


def make_play(setup: Setup) -> Play:
    """Return how games of a set-up are played."""
    rules = setup.rules()
    lead = fast_lead(setup, rules)
    if lead is None:
        return lambda seed, number: play_with_runner(setup, seed, number)

    def play_fast(seed: int, number: int) -> Played:
        luck, counters = SeededLuck(derived_seed(seed, number)), Counters()
        state = begin(setup, rules, luck, counters)
        start(state, luck, counters)
        lead(state, luck, counters)
        return Played(state.result, counters.counts[TURN_BEGINS], counters.counts[KILLED])

    return play_fast


def play_veiled(state: State, knows: list[int], bosun: Bosun, luck: Luck, journal: Journal) -> None:
    """`play_on` with hidden hands: each gnome plans by what it knows. Those with equal `knows` share it."""
    player = TurnPlayer(bosun)
    while state.phase != OVER:
        code = player.step(state)
        if code != NO_CHOICE:
            apply(state, code, luck, journal)
            continue
        known = veiled(state, knows, knows[state.decider])
        for code in whole_decision(known, player.decide):
            apply(state, code, luck, journal)


def play_round(plays: Sequence[Play], seed: int, number: int) -> Round:
    """Play the game with a number with each crew."""
    return tuple([play(seed, number) for play in plays])


def play_with_runner(setup: Setup, seed: int, number: int) -> Played:
    """Play a game of any crew."""
    game, faults = played_at_table(setup, seed, number)
    counts = [fact[0] for fact in game.record.facts]
    return Played(game.state.result, counts.count(TURN_BEGINS), counts.count(KILLED), faults)


def played_at_table(setup: Setup, seed: int, number: int) -> tuple[Game, tuple[Faults, ...]]:
    """Play a game of any crew. Each gnome has its own bot, with the luck that it has at a table with this seed."""
    game = new_game(setup.table, seed=derived_seed(seed, number))
    mates = {
        gnome: Mate(bot, registry.make(bot, bot_seed(game.seed, seat)))
        for seat, (gnome, bot) in enumerate(zip(game.gnomes, setup.crew, strict=True))
    }
    runner = Runner(game, mates)
    runner.play()
    return game, summed(runner.faults)


def summed(faults: list[Fault]) -> tuple[Faults, ...]:
    """Return the faults of a game, bot by bot."""
    found: dict[str, Faults] = {}
    for fault in faults:
        before = found.get(fault.bot, Faults(fault.bot, 0, fault.reason, fault.error))
        found[fault.bot] = before._replace(times=before.times + 1)
    return tuple(found.values())
