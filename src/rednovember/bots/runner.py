"""Asks a bot, checks its answer, and never lets it stop the game. `Runner` plays whole games for the lab."""

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import NamedTuple

from rednovember.bots.bot import Bot
from rednovember.bots.sight import Sight
from rednovember.engine.decisions import DECISIONS, WAIT_A_MINUTE
from rednovember.engine.legal import legal
from rednovember.engine.state import State
from rednovember.errors import RedNovemberError
from rednovember.game.decision import Decision, make_decision
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
    """Return a bot's decision for the gnome that decides; if it fails, a legal default and the fault."""
    untouched, own = sight.copy(), None  # whatever the bot does to its own copy
    try:
        answer: object = mate.bot.decide(sight)
        decision = read_answer(answer, untouched.crew.gnomes)
        if decision is None:
            kind, reason = "garbage", shortened(repr(answer))
        else:
            atom = untouched.refusal(decision)
            if atom is None and (mate.treacherous or not decision.is_treason):
                return decision, None
            kind, reason = ("disloyal", f"{decision}") if atom is None else ("illegal", f"{decision} ({atom})")
    except RedNovemberError as error:
        kind, reason, own = "raised", shortened(str(error)), error
    except (Exception, SystemExit) as error:  # foreign code may fail in any way
        kind, reason = "raised", shortened(f"{type(error).__name__}: {error}")
    return untouched.choose(default_code), Fault(untouched.gnome, mate.name, reason, kind, own)


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


class Runner:
    """Plays the gnomes that bots control."""

    def __init__(self, game: Game, mates: Mapping[str, Mate]) -> None:
        self.game = game
        self.mates = dict(mates)
        self.faults: list[Fault] = []

    def leads(self) -> Mate | None:
        """The bot that decides next; None if a person does, or the game is over."""
        return None if self.game.decides is None else self.mates.get(self.game.decides)

    def decide(self) -> Decision | None:
        """Make one decision of a bot and return it; None if a person decides."""
        mate = self.leads()
        if mate is None:
            return None
        decision, fault = ask(mate, Sight(self.game.state, self.game.crew))
        if fault is not None:
            self.faults.append(fault)
        self.game.play(decision)
        return decision

    def play(self) -> None:
        """Play until a person decides or the game is over."""
        while self.decide() is not None:
            pass
