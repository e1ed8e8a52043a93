"""Which crew plays which game: a set-up that can be sent to other processes."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from rednovember.bots import registry
from rednovember.engine.ids import GNOMES_MAX, GNOMES_MIN
from rednovember.engine.ruleset import Ruleset
from rednovember.errors import CrewError
from rednovember.game.rules import Board, make_rules
from rednovember.lab.errors import LabError

USUAL_GNOMES: Final = 4


@dataclass(frozen=True, slots=True)
class Setup:
    """A crew (one bot for each gnome, as the registry reads it) and the game it plays.

    `fast` lets a crew of bosuns be played by the engine alone.
    """

    crew: tuple[str, ...]
    edition: str = "revised"
    options: Mapping[str, bool] = field(default_factory=dict)
    board: str | Board | None = None
    fast: bool = True

    @property
    def title(self) -> str:
        """The crew as a user would write it."""
        return self.crew[0] if len(set(self.crew)) == 1 else ",".join(self.crew)

    def rules(self) -> Ruleset:
        """The ruleset of the game."""
        return make_rules(self.board, self.edition, self.options)

    def check(self) -> None:
        """Raise now what would go wrong later: a wrong crew, unknown rules, bots that cannot be loaded or made."""
        if not GNOMES_MIN <= len(self.crew) <= GNOMES_MAX:
            raise CrewError("crew-size", count=len(self.crew))
        self.rules()
        for bot in dict.fromkeys(self.crew):
            registry.make(bot, 0)


def split_crew(text: str) -> list[str]:
    """Bots separated by commas; those within brackets belong to a bot's settings.

    >>> split_crew("bosun, captain(rollouts=100,plans=8)")
    ['bosun', 'captain(rollouts=100,plans=8)']
    """
    bots, depth = [""], 0
    for letter in text:
        depth += (letter == "(") - (letter == ")")
        if letter == "," and depth == 0:
            bots.append("")
        else:
            bots[-1] += letter
    return [bot.strip() for bot in bots]


def make_setup(
    crew: str,
    *,
    gnomes: int | None = None,
    edition: str = "revised",
    options: Mapping[str, bool] | None = None,
    board: str | Board | None = None,
) -> Setup:
    """A checked set-up. `crew` names one bot for all gnomes, or one for each: `bosun,bosun,random`."""
    bots = split_crew(crew)
    if len(bots) == 1:
        count = USUAL_GNOMES if gnomes is None else gnomes
        if not GNOMES_MIN <= count <= GNOMES_MAX:
            raise CrewError("crew-size", count=count)
        bots *= count
    elif gnomes is not None and gnomes != len(bots):
        raise LabError("lab-crew", crew=crew, bots=len(bots), gnomes=gnomes)
    setup = Setup(tuple(bots), edition, dict(options or {}), board)
    setup.check()
    return setup
