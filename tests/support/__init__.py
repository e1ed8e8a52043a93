"""Helpers for the tests: small positions, random games, what a command prints."""

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import rednovember as rn
from rednovember.commands.random import random_decision
from rednovember.engine.facts import CARD_PASSED, ITEM_DRAWN
from rednovember.engine.ids import EVENT_NAMES, ITEM_NAMES
from rednovember.engine.luck import Luck, Stream, stream_of
from rednovember.game.game import LaidLuck

TESTS: Final = Path(__file__).resolve().parents[1]
ROOT: Final = TESTS.parent
LOGBOOKS: Final = TESTS / "logbooks"
GOLDEN: Final = TESTS / "golden"
SOURCE: Final = ROOT / "src" / "rednovember"

CREW: Final = ("Anna", "Boris", "Cyril")
EIGHT: Final = ("Anna", "Boris", "Cyril", "Dora", "Emil", "Fedor", "Greta", "Hugo")
ALL_RESPITE: Final = ["respite"] * 8
# A small logbook, in two parts.
GAME: Final = '[game]\ngnomes = ["Anna", "Boris", "Cyril"]\n'
POSITION: Final = """
[position.gnomes.Anna]
room = 5
time = 40
items = ["grog"]
[position.gnomes.Boris]
room = 5
time = 39
[position.gnomes.Cyril]
room = 1
time = 38
"""

Gnome = Mapping[str, Any]


def gnome(room: int, time: int, *items: str, **more: Any) -> dict[str, Any]:
    """A gnome of a position."""
    return {"room": room, "time": time, "items": list(items), **more}


def event(text: str) -> tuple[int, int]:
    """An event card as laid-down luck has it: `fire:2`, `fire:-`, `fire`."""
    name, colon, number = text.partition(":")
    return EVENT_NAMES.index(name), -1 if not colon else 0 if number == "-" else int(number)


def scripted(dice: Sequence[int] = (), events: Sequence[str] = (), items: Sequence[str] = ()) -> LaidLuck:
    """Luck laid down in advance."""
    return LaidLuck(list(dice), [event(text) for text in events], [ITEM_NAMES.index(name) for name in items])


def position_game(
    gnomes: Mapping[str, Gnome],
    *,
    dice: Sequence[int] = (),
    events: Sequence[str] = (),
    items: Sequence[str] = (),
    seed: int | None = None,
    edition: str = "revised",
    options: Mapping[str, bool] | None = None,
    players: Sequence[str] | None = None,
    **position: Any,
) -> rn.Game:
    """A game from a position, with laid-down luck and no other unless there is a seed."""
    return rn.Game(
        list(gnomes),
        players=players,
        edition=edition,
        options=options,
        seed=seed,
        position={**position, "gnomes": dict(gnomes)},
        laid=scripted(dice, events, items),
        fresh=False,
    )


def play(game: rn.Game, decisions: str) -> rn.Game:
    """Take decisions, separated by semicolons, whoever has to decide."""
    for text in decisions.split(";"):
        game.play(text.strip())
    return game


def words(game: rn.Game) -> list[str]:
    """The legal decisions in notation."""
    return [str(decision) for decision in game.legal()]


def picks(seed: int) -> Stream:
    """A source of choices for a random player."""
    return stream_of(seed, 100)


def play_some(game: rn.Game, pick: Stream, most: int) -> None:
    """Take up to so many random decisions."""
    for _ in range(most):
        if game.over:
            return
        game.play(random_decision(game, pick))


def luck_to_come(game: rn.Game) -> list[int]:
    """A glimpse of the next luck of each stream, without using it up."""
    return glimpse(game.luck)


def glimpse(luck: Luck) -> list[int]:
    """The next answers of each kind."""
    copy = luck.copy()
    pile = list(range(1000))
    out = [int(copy.repair_die()) for _ in range(3)]
    out += [int(copy.room_die()) for _ in range(3)]
    out += [int(copy.item(pile)) for _ in range(3)]
    return out


def without_secrets(facts: Sequence[tuple[int, ...]], seat: int) -> list[tuple[int, ...]]:
    """The engine's facts without the cards that a gnome may not know with hidden hands."""
    knows = {ITEM_DRAWN: 1, CARD_PASSED: 2}  # so many gnomes are named first, and may know the card
    return [fact if fact[0] not in knows or seat in fact[1 : 1 + knows[fact[0]]] else fact[:3] for fact in facts]


def all_of(game: rn.Game) -> tuple[object, ...]:
    """Everything that a refused decision must leave as it is."""
    return game.state.key(), tuple(game.record.facts), game.number, game.to_logbook(), tuple(words(game))


def run(*arguments: str, cwd: Path | None = None, stdin: str = "") -> subprocess.CompletedProcess[str]:
    """The command `rednovember`, as a user runs it."""
    return subprocess.run(
        [sys.executable, "-m", "rednovember", *arguments],
        cwd=cwd,
        input=stdin,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=300,
        env=environment(),
    )


def environment() -> dict[str, str]:
    """The environment of a sub-process: it finds the package where this one has found it."""
    package = str(Path(rn.__file__).resolve().parent.parent)
    return {**os.environ, "PYTHONPATH": package, "PYTHONIOENCODING": "utf-8"}
