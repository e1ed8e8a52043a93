"""Which crew plays which game: a set-up that can be sent to other processes."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rednovember.engine.ruleset import Ruleset
from rednovember.game.rules import Board, make_rules
from rednovember.table.bots import check_bots
from rednovember.table.crew_text import bot_crew
from rednovember.table.description import USUAL_GNOMES, Description, read_description


@dataclass(frozen=True, slots=True)
class Setup:
    """A table where only bots play. With `fast` the engine alone may play a crew of bosuns."""

    table: Description
    fast: bool = True

    @property
    def crew(self) -> tuple[str, ...]:
        """The bots in seat order."""
        return tuple(self.table.bots[gnome] for gnome in self.table.gnomes)

    @property
    def title(self) -> str:
        """The crew as a user would write it."""
        return self.crew[0] if len(set(self.crew)) == 1 else ",".join(self.crew)

    @property
    def rules_named(self) -> tuple[str, ...]:
        """The rules as a user would write them: edition, board, and every option."""
        rules = self.rules()
        options = (f"{name}={str(chosen).lower()}" for name, chosen in rules.options.items())
        return rules.edition, rules.board_id, *options

    def rules(self) -> Ruleset:
        """Return the ruleset of the game."""
        return make_rules(self.table.board, self.table.edition, self.table.options)


def make_setup(
    crew: str,
    *,
    gnomes: int | None = None,
    edition: str = "revised",
    options: Mapping[str, bool] | Sequence[str] | None = None,
    board: str | Board | None = None,
) -> Setup:
    """Return a checked set-up. `crew` names one bot for all gnomes, or one for each: `bosun,bosun,random`."""
    named = bot_crew(crew, gnomes, USUAL_GNOMES)
    check_bots(named["bots"])
    return Setup(read_description({**named, "edition": edition, "options": options or {}, "board": board}))
