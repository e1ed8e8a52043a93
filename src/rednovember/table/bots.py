"""Bots at a table: they are asked through snapshots, so that the thinking may happen here or in another process."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from rednovember.bots import Mate, Sight, ask, make, names
from rednovember.bots.registry import parse
from rednovember.bots.runner import Fault, intention
from rednovember.errors import nearest
from rednovember.game.decision import Decision, split_codes
from rednovember.table.description import TableError

if TYPE_CHECKING:
    from rednovember.table.table import Table


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked: it can be sent to another process, and holds nothing that its seat may not know.

    `number` is the table's, which the answer must name; a bot that was asked before serves again while `line` is the
    same: after a take-back it would remember what never happened.
    """

    number: int
    line: int
    gnome: str
    bot: str
    seed: int
    treachery: bool
    sight: Sight


class Reply(NamedTuple):
    """A bot's answer: its decision, what went wrong if something did, and what it means to do next."""

    number: int
    decision: str
    fault: Fault | None = None
    intends: tuple[Decision, ...] = ()


@dataclass(slots=True)
class Thinker:
    """Answers questions; keeps each gnome's bot between them."""

    _mates: dict[str, tuple[object, Mate]] = field(default_factory=dict)

    def reply(self, question: Question) -> Reply:
        """Let the bot think. Raises `BotError` if there is no such bot."""
        decision, fault = ask(self.mate(question), question.sight.copy())
        codes = tuple(intention(self.mate(question)))
        intends = tuple(question.sight.decision(each) for each in split_codes(codes))
        return Reply(question.number, str(decision), fault, intends)

    def mate(self, question: Question) -> Mate:
        """The bot that leads the gnome now."""
        wanted = (question.bot, question.line, question.seed, question.treachery)
        kept, mate = self._mates.get(question.gnome, (None, None))
        if mate is None or kept != wanted:
            bot = make(question.bot, question.seed, treacherous=question.treachery)
            mate = Mate(question.bot, bot, question.treachery)
            self._mates[question.gnome] = wanted, mate
        return mate


def check_bots(bots: Mapping[str, str], *, treachery: bool = False, files: bool = True) -> None:
    """Raise now what would go wrong later: bots that do not exist, or cannot be loaded or made.

    Without `files` only those count that are known by name: whoever sits far away must not choose which file is run.
    """
    for text in dict.fromkeys(bots.values()):
        name, _ = parse(text)
        if not files and name not in names():
            raise TableError("table-bot", bot=text, known=", ".join(names()), nearest=nearest(text, names()))
        make(text, 0, treacherous=treachery)


def play_bots(table: Table, thinker: Thinker, most: int | None = None) -> int:
    """Let bots decide until a person does or the game is over, or for so many decisions; how many there were."""
    count = 0
    while most is None or count < most:
        question = table.question()
        if question is None:
            break
        table.answer(thinker.reply(question))
        count += 1
    return count
