"""Advice in words, in plain play and as `rednovember advise`."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from functools import reduce
from typing import Final

from rednovember.bots.advice import Advice, advise
from rednovember.bots.captain.halving import Budget
from rednovember.bots.reasons import Reason
from rednovember.errors import RedNovemberError
from rednovember.game.game import Game
from rednovember.game.logbook import read_logbook, read_text
from rednovember.terminal.screen import Screen
from rednovember.words import Words, say_error

OK: Final = 0
BAD_INPUT: Final = 2
THINKING: Final = 2000  # milliseconds, where no budget is given
KINDS: Final = {"room": "room", "to_room": "room", "item": "item", "track": "track", "token": "token"}


def say_reason(words: Words, reason: Reason) -> str:
    """A reason in words."""
    args: dict[str, object] = {}
    for name, value in reason.params.items():
        args.update(words.named(name, KINDS[name], value) if name in KINDS else {name: value})
    return words.text(f"reason-{reason.kind}", **args)


def say_chance(words: Words, advice: Advice) -> str:
    """The chance of rescue and how sure it is."""
    figures = (advice.chance, advice.low, advice.high)
    chance, low, high = (round(100 * figure) for figure in figures)
    return words.text("advice-chance", chance=chance, low=low, high=high, rollouts=advice.rollouts)


def show_advice(screen: Screen, words: Words, game: Game, found: Sequence[Advice]) -> None:
    """Each plan in its words, its chance, its reasons."""
    screen.say(words.text("advice-title", gnome=game.decides), "heading")
    for number, one in enumerate(found, 1):
        screen.say(words.text("advice-plan", number=number, decisions="; ".join(map(str, one.decisions))), indent=3)
        chance = say_chance(words, one)
        reasons = [say_reason(words, reason) for reason in one.reasons]
        if reasons:
            joined = reduce(lambda left, right: words.text("advice-next", left=left, right=right), reasons)
            line = words.text("advice-line", chance=chance, reasons=joined[:1].upper() + joined[1:])
        else:
            line = words.text("advice-line-bare", chance=chance)
        screen.say(f"   {line}", "dim", indent=3)


def advise_file(
    path: str, *, milliseconds: int | None = None, rollouts: int | None = None, best: int = 3, as_json: bool = False
) -> int:
    """`rednovember advise`: for whoever decides at the end of a logbook; returns the exit status."""
    try:
        game = read_logbook(read_text(path), fresh=True).play()
    except RedNovemberError as error:
        return complain(path, say_error(Words(), error))
    words = Words(edition=game.edition, board=game.board)
    if game.over:
        return complain(path, words.text("advice-over"))
    found = advise(game, budget_of(milliseconds, rollouts), best)
    if as_json:
        print(json.dumps({"decides": game.decides, "advice": [one.as_dict() for one in found]}, ensure_ascii=False))
    else:
        show_advice(Screen(sys.stdin, sys.stdout), words, game, found)
    return OK


def complain(path: str, text: str) -> int:
    """What is wrong with a file, as the command says it."""
    for line in text.splitlines():
        print(f"rednovember: {path}: {line}", file=sys.stderr)
    return BAD_INPUT


def budget_of(milliseconds: int | None, rollouts: int | None) -> Budget:
    """What thinking may cost."""
    return Budget(rollouts=rollouts) if rollouts else Budget(milliseconds=milliseconds or THINKING)
