"""The one runner for terminal, server and lab: asks a bot, checks its answer, and never lets it stop the game."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from rednovember.bots.bot import Bot
from rednovember.bots.sight import Sight
from rednovember.engine.decisions import WAIT_A_MINUTE
from rednovember.engine.errors import RedNovemberError
from rednovember.engine.legal import legal
from rednovember.engine.state import State
from rednovember.game.crew import Crew
from rednovember.game.game import Game
from rednovember.game.notation import Decision, parse


class Fault(NamedTuple):
    """A bot that raised or answered illegally, and what it did."""

    gnome: str
    bot: str
    reason: str


@dataclass(slots=True)
class Mate:
    """A bot and the name it goes by."""

    name: str
    bot: Bot


def default_step(state: State) -> int:
    """A legal step in place of a bot's: wait if possible, else the last that is listed."""
    listed = legal(state)
    return WAIT_A_MINUTE if WAIT_A_MINUTE in listed else listed[-1]


def ask(mate: Mate, game: Game) -> tuple[Decision, Fault | None]:
    """A bot's decision for the gnome that decides; a legal default, and the fault, if it fails."""
    sight = Sight(game.state, game.crew)
    reason = ""
    try:
        answer = mate.bot.decide(sight)
        decision = parse(answer, game.crew.gnomes) if isinstance(answer, str) else answer
        if not isinstance(decision, Decision):  # type: ignore[unreachable]  # a third party may return anything
            reason = f"{answer!r} is no decision"
        else:
            atom = game.refusal(decision)
            if atom is None:
                return decision, None
            reason = f"'{decision}' ({atom})"
    except RedNovemberError as error:
        reason = str(error)
    except Exception as error:  # somebody else's code may fail in any way
        reason = f"{type(error).__name__}: {error}"
    safe = Sight(game.state, game.crew).choose(default_step)
    return safe, Fault(sight.gnome, mate.name, reason.splitlines()[0] if reason else "?")


class Runner:
    """Plays the gnomes that bots lead."""

    def __init__(self, game: Game, mates: Mapping[str, Mate]) -> None:
        self.game = game
        self.mates = dict(mates)
        self.faults: list[Fault] = []

    def leads(self) -> Mate | None:
        """The bot that decides next; None if a person does, or the game is over."""
        return None if self.game.decides is None else self.mates.get(self.game.decides)

    def step(self) -> Decision | None:
        """One decision of a bot; None if it is not a bot's."""
        mate = self.leads()
        if mate is None:
            return None
        decision, fault = ask(mate, self.game)
        if fault is not None:
            self.faults.append(fault)
        self.game.play(decision)
        return decision

    def play(self) -> None:
        """Play on until a person decides or the game is over."""
        while self.step() is not None:
            pass


def same_bot_for_all(crew: Crew, mate: Mate) -> dict[str, Mate]:
    """One bot for every gnome."""
    return dict.fromkeys(crew.gnomes, mate)
