"""Random play to the end of a game, for soak tests and benchmarks."""

from typing import Final

from mypy_extensions import i64

from rednovember.engine.ids import OVER
from rednovember.engine.journal import Journal
from rednovember.engine.legal import legal
from rednovember.engine.luck import Luck, mix
from rednovember.engine.play import apply
from rednovember.engine.state import State

# Random choices need less quality than luck: the Lehmer generator MINSTD is enough.
MODULUS: Final = 2147483647
FACTOR: Final = 48271


def play_out(state: State, luck: Luck, journal: Journal, seed: i64) -> i64:
    """Carry out random decisions until the game is over; return how many there were."""
    pick: i64 = mix(seed & 0xFFFFFFFF) % (MODULUS - 1) + 1
    decisions: i64 = 0
    while state.phase != OVER:
        listed = legal(state)
        pick = pick * FACTOR % MODULUS
        apply(state, listed[pick * len(listed) // MODULUS], luck, journal)
        decisions += 1
    return decisions
