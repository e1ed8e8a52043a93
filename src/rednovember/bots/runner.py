"""Asks bots, checks their answers, and never lets them stop the game: in the lab, in the terminal and on a server."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import NamedTuple, Protocol

from rednovember.bots.bot import Bot
from rednovember.bots.bot_view import Sight
from rednovember.bots.registry import find, make
from rednovember.bots.registry import parse as parse_name
from rednovember.engine.decisions import DECISIONS, WAIT_A_MINUTE
from rednovember.engine.journal import Journal
from rednovember.engine.legal import legal
from rednovember.engine.luck import Luck
from rednovember.engine.ruleset import Ruleset
from rednovember.engine.state import State
from rednovember.errors import RedNovemberError
from rednovember.game.crew import Crew
from rednovember.game.decision import Decision, make_decision, split_codes
from rednovember.game.game import Game
from rednovember.game.notation import parse


class Fault(NamedTuple):
    """A bot's failure: `kind` says how (raised, garbage, illegal, disloyal), `reason` has the details.

    `error` is this package's error behind the reason, which can be worded in any language.
    """

    gnome: str
    bot: str
    reason: str
    kind: str = "raised"
    error: RedNovemberError | None = None

    def said(self) -> dict[str, str]:
        """Return the fault as plain texts."""
        return {"gnome": self.gnome, "bot": self.bot, "reason": self.reason, "kind": self.kind}


@dataclass(slots=True)
class Mate:
    """A bot and its name. It may abandon or attack others only at a table with treacherous bots."""

    name: str
    bot: Bot
    treacherous: bool = False


def bot_seed(seed: int | str | None, seat: int, number: int = 0) -> int:
    """Return the seed of a bot's own luck, from the game's seed or secret: it differs by seat and reveals nothing."""
    return int.from_bytes(sha256(f"rednovember bot {seed} {seat} {number}".encode()).digest()[:7])


def default_code(state: State) -> int:
    """Return the default decision for a bot: to wait if possible, else the last that is listed."""
    listed = legal(state)
    return WAIT_A_MINUTE if WAIT_A_MINUTE in listed else listed[-1]


def ask(mate: Mate, sight: Sight) -> tuple[Decision, Fault | None]:
    """Return a bot's decision for the gnome that decides; if it fails, a legal default and the fault.

    The bot gets a copy of `sight`, and may do with it as it likes.
    """
    own = None
    try:
        answer: object = mate.bot.decide(sight.copy())
        decision = read_answer(answer, sight.crew.gnomes)
        if decision is None:
            kind, reason = "garbage", shortened(repr(answer))
        else:
            atom = sight.refusal(decision)
            if atom is None and (mate.treacherous or not decision.is_treason):
                return decision, None
            kind, reason = ("disloyal", f"{decision}") if atom is None else ("illegal", f"{decision} ({atom})")
    except RedNovemberError as error:
        kind, reason, own = "raised", shortened(str(error)), error
    except (Exception, SystemExit) as error:  # foreign code may fail in any way
        kind, reason = "raised", shortened(f"{type(error).__name__}: {error}")
    return sight.choose(default_code), Fault(sight.gnome, mate.name, reason, kind, own)


def read_answer(answer: object, gnomes: tuple[str, ...]) -> Decision | None:
    """Return an answer as a decision that equals its notation; None if it isn't one."""
    if isinstance(answer, str):
        return parse(answer, gnomes)
    if not isinstance(answer, Decision):
        return None
    if len(answer.codes) == 1 and answer.codes[0] in range(DECISIONS):
        return make_decision(answer.codes, gnomes)
    return parse(str(answer), gnomes)


def shortened(text: str) -> str:
    """Return the first line, shortened."""
    line = (text.splitlines() or ["?"])[0]
    return line if len(line) <= 200 else f"{line[:197]}..."


def intention(mate: Mate) -> list[int]:
    """Return a bot's plan, if it states one: the engine's codes in its attribute `intends`."""
    codes = getattr(mate.bot, "intends", None)
    if not isinstance(codes, list) or not all(type(code) is int and code in range(DECISIONS) for code in codes):
        return []
    return codes


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
    """A bot's reply: its decision, the fault if there was one, and the rest of its plan."""

    number: int
    decision: str
    fault: Fault | None = None
    intends: tuple[Decision, ...] = ()


class Asks(Protocol):
    """Where bots decide: a `Table`, or a `BotGame`."""

    def question(self) -> Question | None:
        """Return the question for the bot that decides next; None if no bot does."""

    def answer(self, reply: Reply) -> object:
        """Carry out the reply to that question."""


class Runner:
    """Asks bots. It makes a bot when its gnome decides for the first time, and keeps it while its history stands.

    `mates` are bots that have been made already, by gnome.
    """

    def __init__(self, mates: Mapping[str, Mate] | None = None) -> None:
        self._given = dict(mates or {})
        self._made: dict[str, tuple[object, Mate]] = {}

    def reply(self, question: Question) -> Reply:
        """Let the bot think. Raises `BotError` if there is no such bot."""
        mate = self.mate(question)
        decision, fault = ask(mate, question.sight)
        intends = tuple(question.sight.decision(each) for each in split_codes(tuple(intention(mate))))
        return Reply(question.number, str(decision), fault, intends)

    def mate(self, question: Question) -> Mate:
        """Return the bot that controls the gnome now."""
        if question.gnome in self._given:
            return self._given[question.gnome]
        wanted = (question.bot, question.line, question.seed, question.treachery)
        kept, mate = self._made.get(question.gnome, (None, None))
        if mate is None or kept != wanted:
            bot = make(question.bot, question.seed, treacherous=question.treachery)
            mate = Mate(question.bot, bot, question.treachery)
            self._made[question.gnome] = wanted, mate
        return mate

    def forget(self, gnome: str) -> None:
        """Forget the bot that has been made for a gnome: the next question gets a new one."""
        self._made.pop(gnome, None)

    def play(self, table: Asks, limit: int | None = None) -> int:
        """Let bots decide until a person has to or the game is over, at most `limit` times. Returns how often."""
        count = 0
        while (limit is None or count < limit) and (question := table.question()) is not None:
            table.answer(self.reply(question))
            count += 1
        return count


WholeGame = Callable[[State, Luck, Journal], object]  # plays a game that has begun to its end, for all gnomes


def whole_games(bots: Collection[str], rules: Ruleset, crew: Crew) -> WholeGame | None:
    """Return how a crew plays whole games on the engine alone, not asked for each decision.

    The games are those of `Runner.play`, many times faster. None if it can't: all gnomes must have the same bot,
    without settings, and its class a function `whole_games`.
    """
    name, settings = parse_name(next(iter(bots)))
    if len(set(bots)) != 1 or settings:
        return None
    play: Callable[[Ruleset, Crew], WholeGame] | None = getattr(find(name), "whole_games", None)
    return None if play is None else play(rules, crew)


@dataclass(slots=True)
class BotGame:
    """A game without a table, and the bots of its gnomes by name. `faults` are those of bots that have failed."""

    game: Game
    bots: Mapping[str, str]
    treachery: bool = False
    faults: list[Fault] = field(default_factory=list)

    def question(self) -> Question | None:
        """Return the question for the bot that decides next; None if it is nobody's, or the game is over."""
        game, gnome = self.game, self.game.decides
        if gnome is None or gnome not in self.bots:
            return None
        seed = bot_seed(game.seed, game.gnomes.index(gnome))
        sight = Sight(game.state, game.crew)
        return Question(game.number, 0, gnome, self.bots[gnome], seed, self.treachery, sight)

    def answer(self, reply: Reply) -> None:
        """Make the decision of a reply."""
        if reply.fault is not None:
            self.faults.append(reply.fault)
        self.game.play(reply.decision)
