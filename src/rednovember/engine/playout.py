"""Plays a game on to its end by chance: for soak tests, benchmarks and rollouts."""

from mypy_extensions import i64

from rednovember.engine.ids import OVER
from rednovember.engine.journal import Journal
from rednovember.engine.legal import legal
from rednovember.engine.luck import Luck, Stream
from rednovember.engine.play import apply
from rednovember.engine.state import State


def play_out(state: State, luck: Luck, journal: Journal, choices: Stream) -> i64:
    """Take random decisions until the game is over; how many there were."""
    decisions: i64 = 0
    while state.phase != OVER:
        listed = legal(state)
        apply(state, listed[choices.below(len(listed))], luck, journal)
        decisions += 1
    return decisions
