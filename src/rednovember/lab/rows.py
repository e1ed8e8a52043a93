"""The rows of the lab's files as workers make them: plain numbers, so workers don't need the lab's packages."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from rednovember.bots.captain.outlook import Outlook, outlook_for
from rednovember.engine.ending import furthest_back
from rednovember.engine.facts import FAINTED, FIRE_STARTED, KILLED, TURN_BEGINS
from rednovember.engine.hands import size
from rednovember.engine.ids import (
    ACTION_NAMES,
    EVENT_NAMES,
    ITEM_NAMES,
    NO_TOKEN,
    ROOMS,
    WON,
)
from rednovember.engine.state import State
from rednovember.engine.tally import BY_ACTION, BY_EVENT, BY_FIX, BY_ITEM_USED, Tally, Turns
from rednovember.lab.columns import FIXES, HEAD, WIDTH
from rednovember.lab.executors import Batch
from rednovember.lab.play import Faults, Played, make_player
from rednovember.lab.setup import Setup

MILLION: Final = 1_000_000
# Where a game's numbers are.
RESULT: Final = HEAD.index("result")
TURNS_PLACE: Final = len(HEAD) + TURN_BEGINS
DEATHS: Final = len(HEAD) + KILLED


@dataclass(slots=True)
class Rows:
    """The rows of consecutive games, as a worker sends them."""

    first: int
    games: int = 0
    numbers: array[int] = field(default_factory=lambda: array("i"))  # see `columns.HEAD`
    faults: dict[int, tuple[Faults, ...]] = field(default_factory=dict)  # by the number of the game
    turns: list[tuple[Any, ...]] = field(default_factory=list)  # (game, rescued, turn, ...): see `turn_rows`

    def add(self, state: State, tally: Tally, faults: tuple[Faults, ...]) -> None:
        """Add a finished game."""
        if faults:
            self.faults[self.first + self.games] = faults
        self.numbers.extend(ending(state, sum(fault.times for fault in faults)))
        self.numbers.extend(tally.counts)
        self.games += 1

    def results(self) -> Iterator[Played]:
        """Yield the results of the games, in order."""
        columns = (self.numbers[place::WIDTH] for place in (RESULT, TURNS_PLACE, DEATHS))
        for number, (result, turns, deaths) in enumerate(zip(*columns, strict=True), self.first):
            yield Played(result, turns, deaths, self.faults.get(number, ()))


@dataclass(frozen=True, slots=True)
class Counting:
    """A worker's task: play games of a set-up and count what happens in them."""

    setup: Setup
    seed: int
    turns: bool = False

    def make(self) -> Callable[[Batch], Rows]:
        """Return a function that turns a batch of games (the first, and how many) into rows."""
        count = counter(self.setup, self.turns)

        def rows_of(batch: Batch) -> Rows:
            first, games = batch
            rows = Rows(first)
            for number in range(first, first + games):
                count(self.seed, number, rows)
            return rows

        return rows_of


def counter(setup: Setup, turns: bool) -> Callable[[int, int, Rows], None]:
    """Return a function that plays a game by its run's seed and its number, and adds it to the rows."""
    play, rules = make_player(setup), setup.rules()
    outlook = outlook_for(rules) if turns else None

    def count(seed: int, number: int, rows: Rows) -> None:
        tally = Turns(rules) if turns else Tally(rules)
        state, faults = play(seed, number, tally)
        if isinstance(tally, Turns):
            rows.turns.extend(turn_rows(number, state, tally, outlook))
        rows.add(state, tally, faults)

    return count


def ending(state: State, faults: int) -> tuple[int, ...]:
    """Return the values of a final position, in the order of `columns.HEAD`."""
    space = int(furthest_back(state))
    minutes = state.rules.start[state.gnomes] - (space if space >= 0 else max(0, state.ghost))
    survivors = int(state.alive & ~state.abandoned).bit_count()
    return state.result, minutes, survivors, int(state.abandoned).bit_count(), faults, *state.tracks


def turn_rows(game: int, end: State, tally: Turns, outlook: Outlook | None) -> list[tuple[Any, ...]]:
    """Return the rows of a game's turns: its number, whether it was rescued, then the columns from `turn` on."""
    positions, counted = tally.positions, tally.counted
    rescued = end.result == WON
    for state in positions:
        state.fainted &= ~(1 << state.active)  # it stands up when its turn begins
    chances = [None if outlook is None else outlook.chance(state) / MILLION for state in positions]
    after = [*chances[1:], None if outlook is None else float(rescued)]
    follows = [*positions[1:], end]
    totals = [*counted[1:], tally.counts]
    out = []
    for i, state in enumerate(positions):
        gone = [now - before for before, now in zip(counted[i], totals[i], strict=True)]
        out.append((game, rescued, i + 1, *standing(state, chances[i], after[i]), *outcome(state, follows[i], gone)))
    return out


def standing(state: State, chance: float | None, after: float | None) -> tuple[Any, ...]:
    """Return the position as a turn begins: the columns from `gnome` to `fainted`."""
    gnome = state.active
    aboard = [seat for seat in range(state.gnomes) if state.aboard(seat)]
    return (
        gnome,
        state.ghost,
        state.room[gnome],
        state.intoxication[gnome],
        chance,
        after,
        *state.tracks,
        *(None if space == NO_TOKEN else space for space in state.tokens),
        *(rooms_in(mask) for mask in (state.fires, state.low, state.high)),
        int(state.blocked).bit_count(),
        aboard,
        [state.room[seat] for seat in aboard],
        [state.time[seat] for seat in aboard],
        [state.intoxication[seat] for seat in aboard],
        [int(size(state.hand[seat])) for seat in aboard],
        [seat for seat in aboard if state.fainted >> seat & 1],
    )


def outcome(state: State, after: State, gone: list[int]) -> tuple[Any, ...]:
    """Return the result of a turn: the columns from `action` on. `gone` has the counts of the turn."""
    gnome = state.active
    action = next((i for i in range(len(ACTION_NAMES)) if gone[BY_ACTION + i]), None)
    fixed = None if action is None or action >= len(FIXES) else gone[BY_FIX + action] > 0
    lived = after.alive >> gnome & 1 and not gone[KILLED]
    return (
        None if action is None else ACTION_NAMES[action],
        fixed,
        state.time[gnome] - after.time[gnome] if lived else None,
        named(ITEM_NAMES, gone, BY_ITEM_USED),
        named(EVENT_NAMES, gone, BY_EVENT),
        gone[FIRE_STARTED],
        gone[FAINTED],
        gone[KILLED],
    )


def rooms_in(mask: int) -> list[int]:
    """Return the rooms of a mask."""
    return [room for room in range(1, ROOMS + 1) if mask >> room & 1]


def named(names: tuple[str, ...], gone: list[int], first: int) -> list[str]:
    """Return each name as often as it was counted, for the block of counts from this place on."""
    return [name for i, name in enumerate(names) for _ in range(gone[first + i])]
