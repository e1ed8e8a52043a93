"""A table's entries. They are never changed or removed: a table is its entries."""

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

NOBODY: Final = ""  # the player of a bot's decision
NO_LUCK: Final[Mapping[str, Any]] = {}  # that of most decisions, shared


@dataclass(frozen=True, slots=True)
class Decided:
    """A gnome's decision. `by` is the player (empty: a bot), `luck` is the luck that it used.

    `fault` says what a bot did wrong, if it failed to decide.
    """

    gnome: str
    by: str
    decision: str
    luck: Mapping[str, Any]
    fault: Mapping[str, str] | None = None


@dataclass(frozen=True, slots=True)
class TakenBack:
    """A player's undo of everything from the decision with that number on."""

    by: str
    to: int


@dataclass(frozen=True, slots=True)
class Handed:
    """A change of control: a bot controls the gnome from now on, or its own player again (an empty bot)."""

    gnome: str
    by: str
    bot: str


class Standing(NamedTuple):
    """A decision that stands: the gnome, the player (empty: a bot), and its notation."""

    gnome: str
    by: str
    decision: str


Entry = Decided | TakenBack | Handed
KINDS: Final[dict[str, type[Entry]]] = {"decided": Decided, "taken_back": TakenBack, "handed": Handed}


def entry_table(entry: Entry) -> dict[str, Any]:
    """Return an entry as plain data, for a store."""
    kind = next(name for name, found in KINDS.items() if type(entry) is found)
    return {"kind": kind, **{name: getattr(entry, name) for name in entry.__slots__}}


def read_entry(table: object) -> Entry:
    """Read an entry from plain data. Raises `TableError` if it isn't one."""
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
    """Return used luck as a logbook writes it, without empty streams."""
    return {name: values for name, values in luck_words(luck).items() if values} or NO_LUCK
