"""Plans as a player would type them: the steps of a route folded into `go 5`, followed by the action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rednovember.table import Table
from rednovember.table.choices import Said, Way
from rednovember.table.vocabulary import SEA
from rednovember.terminal.rehearsing import choices_at, rehearsed

WORTH_FOLDING: Final = 2  # an open hatch is entered with `enter`


def fold(table: Table, decisions: Sequence[Said]) -> tuple[str, ...]:
    """Return the parts of a line that makes exactly these decisions at the table now."""
    trial = table.rehearsal()
    gnome = trial.decides or ""
    if trial.leaders[gnome]:  # advice may be about a bot's gnome, but only a person gets routes
        trial.hand(trial.player_of(gnome), gnome)
    pieces: list[str] = []
    left = list(decisions)
    certain, walked = True, False
    while left:
        way = way_of(trial, left) if certain else None
        steps = 1 if way is None else len(way.stages)
        said = left[0]
        if way is not None:
            pieces.append(f"go {way.to or SEA}")
        elif walked and said.action is not None:
            pieces[-1] += f" {said.text}"
        else:
            pieces.append(said.text)
        walked = way is not None
        for one in left[:steps]:
            certain = certain and rehearsed(trial, one.text)
        left = left[steps:]
    return tuple(pieces)


def way_of(table: Table, decisions: Sequence[Said]) -> Way | None:
    """Return the longest route of `go` that makes just the first of these decisions.

    A hatch that is opened for the water's sake is written out to its end, including `stay`.
    """
    found = choices_at(table)
    texts = [decision.text for decision in decisions]
    best: Way | None = None
    if decisions[0].kind == "stay":
        return None
    for way in found.ways if found is not None else ():
        steps = [stage.decision.text for stage in way.stages]
        longer = len(steps) >= WORTH_FOLDING and (best is None or len(steps) > len(best.stages))
        if way.usual and not way.items and longer and steps == texts[: len(steps)]:
            best = way
    return best
