"""What has been said at a table, entry after entry. Nothing is ever changed or removed: a table is its entries."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from rednovember.errors import LogbookError
from rednovember.game.game import LaidLuck
from rednovember.game.logbook import read_luck
from rednovember.game.values import check_keys, table_in, want, whole
from rednovember.game.writer import luck_words
from rednovember.table.description import TableError

NOBODY: Final = ""  # who says what a bot decides
NO_LUCK: Final[Mapping[str, Any]] = {}  # of most decisions; one for all of them


@dataclass(frozen=True, slots=True)
class Decided:
    """A gnome has decided: `by` is the player who said so (empty: a bot did), `luck` what fell by it.

    `fault` says what a bot did instead of deciding, if it went wrong.
    """

    gnome: str
    by: str
    decision: str
    luck: Mapping[str, Any]
    fault: Mapping[str, str] | None = None


@dataclass(frozen=True, slots=True)
class TakenBack:
    """A player has taken back everything since the decision of that number."""

    by: str
    to: int


@dataclass(frozen=True, slots=True)
class Handed:
    """A gnome is led by a bot from now on, or by its own player again (an empty bot)."""

    gnome: str
    by: str
    bot: str


class Standing(NamedTuple):
    """A decision that stands: whose, who said it (empty: a bot did), and in notation."""

    gnome: str
    by: str
    decision: str


Entry = Decided | TakenBack | Handed
KINDS: Final[dict[str, type[Entry]]] = {"decided": Decided, "taken_back": TakenBack, "handed": Handed}


def entry_table(entry: Entry) -> dict[str, Any]:
    """An entry as plain data, for a store."""
    kind = next(name for name, found in KINDS.items() if type(entry) is found)
    return {"kind": kind, **{name: getattr(entry, name) for name in entry.__slots__}}


def read_entry(table: object) -> Entry:
    """An entry from plain data; refused if it is none."""
    try:
        content = dict(table_in("entry", table))
        kind = content.pop("kind", None)
        if kind not in KINDS:
            raise TableError("table-entry")
        found = KINDS[kind]
        check_keys("entry", content, found.__slots__)
        for name in ("gnome", "by", "bot", "decision"):
            want(f"entry.{name}", isinstance(content.get(name, ""), str), content.get(name), "text")
        if found is TakenBack:
            whole("entry.to", content.get("to"), 0, 10**9)
        if found is Decided:
            read_luck(table_in("entry.luck", content.get("luck")))
            fault = table_in("entry.fault", content.get("fault") or {})
            want("entry.fault", all(isinstance(text, str) for text in fault.values()), fault, "texts")
        return found(**content)
    except (LogbookError, TypeError) as error:
        raise TableError("table-entry") from error


def luck_table(luck: LaidLuck) -> Mapping[str, Any]:
    """Luck that fell, as a logbook writes it; streams without any are left out."""
    return {name: values for name, values in luck_words(luck).items() if values} or NO_LUCK
