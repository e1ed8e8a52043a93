"""Bots at a table: they get snapshots, so they can think in this process or another one."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from rednovember.bots import Mate, Sight, ask, make
from rednovember.bots.registry import is_file
from rednovember.bots.runner import Fault, intention
from rednovember.game.decision import Decision, split_codes
from rednovember.table.description import TableError

if TYPE_CHECKING:
    from rednovember.table.table import Table


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot receives. It can be sent to another process, and holds nothing that its seat may not know.

    `number` is the table's, which the reply has to name. An existing bot object can be used again while `line` is the
    same: after an undo it would remember what never happened.
    """

    number: int
    line: int
    gnome: str
    bot: str
    seed: int
    treachery: bool
    sight: Sight


class Reply(NamedTuple):
    """A bot's reply: its decision, the fault if there was one, and its plan."""

    number: int
    decision: str
    fault: Fault | None = None
    intends: tuple[Decision, ...] = ()


@dataclass(slots=True)
class Thinker:
    """Answers questions, and keeps each gnome's bot object between them."""

    _mates: dict[str, tuple[object, Mate]] = field(default_factory=dict)

    def reply(self, question: Question) -> Reply:
        """Let the bot think. Raises `BotError` if there is no such bot."""
        decision, fault = ask(self.mate(question), question.sight.copy())
        codes = tuple(intention(self.mate(question)))
        intends = tuple(question.sight.decision(each) for each in split_codes(codes))
        return Reply(question.number, str(decision), fault, intends)

    def mate(self, question: Question) -> Mate:
        """Return the bot that controls the gnome now."""
        wanted = (question.bot, question.line, question.seed, question.treachery)
        kept, mate = self._mates.get(question.gnome, (None, None))
        if mate is None or kept != wanted:
            bot = make(question.bot, question.seed, treacherous=question.treachery)
            mate = Mate(question.bot, bot, question.treachery)
            self._mates[question.gnome] = wanted, mate
        return mate


def names_file(bot: str) -> bool:
    """Return whether a bot comes from a file. Making such a bot runs the file."""
    return is_file(bot)


def check_trusted(bots: Mapping[str, str], named: Collection[str] = ()) -> None:
    """Refuse bots from files, whose code would run, except for gnomes whose bots the program's own user has named."""
    for gnome, bot in bots.items():
        if names_file(bot) and gnome not in named:
            raise TableError("table-bot-file", gnome=gnome, bot=bot)


def check_bots(bots: Mapping[str, str], *, treachery: bool = False) -> None:
    """Raise now what would fail later: bots that don't exist or can't be loaded or made."""
    for name in dict.fromkeys(bots.values()):
        make(name, 0, treacherous=treachery)


def play_bots(table: Table, thinker: Thinker, most: int | None = None) -> int:
    """Let bots decide until a person has to or the game is over, at most `most` times. Returns how often they did."""
    count = 0
    while most is None or count < most:
        question = table.question()
        if question is None:
            break
        table.answer(thinker.reply(question))
        count += 1
    return count
