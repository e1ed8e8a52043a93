"""The wire: a table behind plain data. Only JSON goes in and out; `docs/wire.schema.json` describes it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from typing import Any, Final

from rednovember.bots.captain.sequential_halving import Budget
from rednovember.bots.runner import Runner
from rednovember.errors import RedNovemberError
from rednovember.table.advising import advice_question, counsel
from rednovember.table.bots import check_bots, check_trusted
from rednovember.table.description import read_description
from rednovember.table.entries import entry_table, read_entry
from rednovember.table.messages import VERSION, about, digest, message, refused, words_of
from rednovember.table.requests import Accepted, Advice, Control, Request, carry_out, read_request
from rednovember.table.story import Reader
from rednovember.table.table import Table
from rednovember.words import LIVELY

USUAL_BUDGET: Final = Budget(milliseconds=1000)
Json = Any


def plain(value: object) -> Json:
    """Return a value of the wire's types as JSON data: objects, lists, strings, numbers, Booleans and null."""
    if is_dataclass(value) and not isinstance(value, type):
        return {each.name: plain(getattr(value, each.name)) for each in fields(value)}
    if isinstance(value, Mapping):
        return {str(key): plain(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [plain(inner) for inner in value]
    assert value is None or isinstance(value, str | int | float)
    return value


class Wire:
    """A table behind plain data. Bots think when `think` is called."""

    def __init__(self, description: Mapping[str, object], entries: Iterable[object] = ()) -> None:
        """Create a table from its description, and from the entries that `entries` returned."""
        read = read_description(description)
        check_trusted(read.bots)
        check_bots(read.bots, treachery=read.treachery)
        self.table = Table(read, [read_entry(entry) for entry in entries])
        self.runner = Runner()

    def about(self) -> Json:
        """Return what never changes: crew, rules, board (`About`)."""
        return plain(about(self.table))

    def tell(
        self, player: str | None = None, since: int | None = None, language: str = "en", style: str = LIVELY
    ) -> Json:
        """Return the message to a player or a spectator of everything after the entry `since` (`Message`)."""
        return plain(message(self.table, Reader(player, language, style), since))

    def digest(self, player: str, language: str = "en") -> Json:
        """Return what has changed since the player's last turn (`Digest`)."""
        return plain(digest(self.table, Reader(player, language)))

    def say(self, player: str, request: object, language: str = "en") -> Json:
        """Handle a request (`Decide`, `Undo`, `Control`, `Advice`). Returns `Accepted`, `Advised` or `Refused`."""
        reader = Reader(player, language)
        try:
            return plain(self._do(reader, read_request(request)))
        except RedNovemberError as error:
            return plain(refused(self.table, error, reader))

    def think(self, most: int | None = None) -> int:
        """Let the bots decide until a person has to, at most `most` times. Returns the number of decisions."""
        return self.runner.play(self.table, most)

    def entries(self) -> Json:
        """Return all entries, for a store: with the description they make the same table again."""
        return [plain(entry_table(entry)) for entry in self.table.entries]

    def _do(self, reader: Reader, request: Request) -> object:
        table, player = self.table, reader.player or ""
        if isinstance(request, Advice):
            table.expects(request.number)
            return counsel(advice_question(table, player), words_of(table, reader.language), USUAL_BUDGET)
        if isinstance(request, Control) and request.bot:
            check_trusted({request.gnome: request.bot})
            check_bots({request.gnome: request.bot}, treachery=table.description.treachery)
        carry_out(table, player, request)
        return Accepted(VERSION, table.number)
