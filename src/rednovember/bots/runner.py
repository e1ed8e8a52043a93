"""The one runner for terminal, server and lab: asks a bot, checks its answer, and never lets it stop the game."""

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
from rednovember.game.crew import Crew
from rednovember.game.decision import Decision, make_decision
from rednovember.game.game import Game
from rednovember.game.notation import parse


class Fault(NamedTuple):
    """A bot that went wrong: `kind` says how (raised, garbage, illegal, disloyal), `reason` with what.

    `error` is the error of this package that stands behind the reason, to be said in any language.
    """

    gnome: str
    bot: str
    reason: str
    kind: str = "raised"
    error: RedNovemberError | None = None

    def said(self) -> dict[str, str]:
        """The fault as plain texts."""
        return {"gnome": self.gnome, "bot": self.bot, "reason": self.reason, "kind": self.kind}


@dataclass(slots=True)
class Mate:
    """A bot and the name it goes by. Only at a table with treacherous bots it may abandon or attack the others."""

    name: str
    bot: Bot
    treacherous: bool = False


def bot_seed(seed: int | str | None, seat: int, number: int = 0) -> int:
    """The seed of a bot's own luck, from the seed or the secret of the game: it differs by seat and tells nothing."""
    return int.from_bytes(sha256(f"rednovember bot {seed} {seat} {number}".encode()).digest()[:7])


def default_code(state: State) -> int:
    """What is decided in place of a bot: to wait if possible, else the last that is listed."""
    listed = legal(state)
    return WAIT_A_MINUTE if WAIT_A_MINUTE in listed else listed[-1]


def ask(mate: Mate, sight: Sight) -> tuple[Decision, Fault | None]:
    """A bot's decision for the gnome that decides; a legal default, and the fault, if it fails."""
    untouched, own = sight.copy(), None  # whatever the bot does to its own
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
    except (Exception, SystemExit) as error:  # somebody else's code may fail in any way
        kind, reason = "raised", shortened(f"{type(error).__name__}: {error}")
    return untouched.choose(default_code), Fault(untouched.gnome, mate.name, reason, kind, own)


def read_answer(answer: object, gnomes: tuple[str, ...]) -> Decision | None:
    """An answer as a decision that is what it says; None if it is none at all."""
    if isinstance(answer, str):
        return parse(answer, gnomes)
    if not isinstance(answer, Decision):
        return None
    if len(answer.codes) == 1 and answer.codes[0] in range(DECISIONS):
        return make_decision(answer.codes, gnomes)
    return parse(str(answer), gnomes)


def shortened(text: str) -> str:
    """The first line, and not too much of it."""
    line = (text.splitlines() or ["?"])[0]
    return line if len(line) <= 200 else f"{line[:197]}..."


def intention(mate: Mate) -> list[int]:
    """What a bot means to do next, if it says so: the engine's codes in its attribute `intends`."""
    codes = getattr(mate.bot, "intends", None)
    if not isinstance(codes, list) or not all(type(code) is int and code in range(DECISIONS) for code in codes):
        return []
    return codes


class Runner:
    """Plays the gnomes that bots lead."""

    def __init__(self, game: Game, mates: Mapping[str, Mate]) -> None:
        self.game = game
        self.mates = dict(mates)
        self.faults: list[Fault] = []

    def leads(self) -> Mate | None:
        """The bot that decides next; None if a person does, or the game is over."""
        return None if self.game.decides is None else self.mates.get(self.game.decides)

    def decide(self) -> Decision | None:
        """One decision of a bot; None if it is not a bot's."""
        mate = self.leads()
        if mate is None:
            return None
        decision, fault = ask(mate, Sight(self.game.state, self.game.crew))
        if fault is not None:
            self.faults.append(fault)
        self.game.play(decision)
        return decision

    def play(self) -> None:
        """Play on until a person decides or the game is over."""
        while self.decide() is not None:
            pass


def same_bot_for_all(crew: Crew, mate: Mate) -> dict[str, Mate]:
    """One bot for every gnome."""
    return dict.fromkeys(crew.gnomes, mate)
