"""Tables for the tests: pure, with three gnomes played by bosuns, unless something else is said."""

from typing import Any

from rednovember.table import Table, read_description
from tests.support import CREW


def make_table(bot: str = "bosun", *, seed: int | None = 4, **said: Any) -> Table:
    """A table at which a bot plays every gnome; anything of its description may be said."""
    gnomes = list(said.pop("gnomes", CREW))
    return Table(read_description({"gnomes": gnomes, "bots": dict.fromkeys(gnomes, bot), "seed": seed, **said}))
