"""The golden texts: every decision with its number, and a game that a person can read."""

from typing import Final

from rednovember.engine.decisions import DECISIONS
from rednovember.game.decision import make_decision
from tests.support import EIGHT, run

PLAYTHROUGH: Final = ("random", "--seed", "7", "--gnomes", "5", "--edition", "first", "--option", "crazed_gnomes")


def decision_lines() -> list[str]:
    """The notation of every number, for a full crew."""
    return [f"{code} {make_decision((code,), EIGHT)}\n" for code in range(DECISIONS)]


def playthrough() -> str:
    """What the command writes."""
    done = run(*PLAYTHROUGH)
    assert done.returncode == 0, done.stderr
    return done.stdout
