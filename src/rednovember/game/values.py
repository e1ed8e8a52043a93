"""The kinds of values in a logbook: each is checked when read, and refused with its place."""

from collections.abc import Mapping
from typing import Any

from rednovember.engine.board import hatch_ends
from rednovember.engine.ids import EVENT_NAMES, ITEM_NAMES, ROOMS
from rednovember.engine.ruleset import Ruleset
from rednovember.errors import LogbookError, near

Table = Mapping[str, Any]


def check_keys(where: str, table: Table, known: tuple[str, ...]) -> None:
    """Refuse an unknown key, and name the nearest known one."""
    for key in table:
        if key not in known:
            raise LogbookError("logbook-key", where=where, key=key, nearest=near(key, known), known=", ".join(known))


def want(where: str, ok: bool, value: object, like: str, **params: object) -> None:
    """Refuse a value of the wrong kind; `like` is the right kind, as the catalogue names it."""
    if not ok:
        raise LogbookError("logbook-value", where=where, value=value, like=like, **params)


def whole_number(where: str, value: object) -> int:
    """Return an integer."""
    want(where, isinstance(value, int) and not isinstance(value, bool), value, "whole-number")
    assert isinstance(value, int)
    return value


def whole(where: str, value: object, least: int, most: int) -> int:
    """Return an integer in a range."""
    ok = isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
    want(where, ok, value, "whole-number-range", least=least, most=most)
    assert isinstance(value, int)
    return value


def truth(where: str, value: object) -> bool:
    """Return a Boolean."""
    want(where, isinstance(value, bool), value, "truth")
    return bool(value)


def list_in(where: str, value: object) -> list[Any]:
    """Return a list."""
    want(where, isinstance(value, list), value, "list")
    assert isinstance(value, list)
    return value


def texts_in(where: str, value: object) -> list[str]:
    """Return a list of texts."""
    want(where, isinstance(value, list) and all(isinstance(text, str) for text in value), value, "texts")
    assert isinstance(value, list)
    return value


def items_in(where: str, value: object) -> list[int]:
    """Return a list of item names."""
    want(where, isinstance(value, list), value, "items")
    assert isinstance(value, list)
    for name in value:
        if name not in ITEM_NAMES:
            raise LogbookError(
                "logbook-item",
                where=where,
                item=name,
                nearest=near(str(name), ITEM_NAMES),
                known=", ".join(ITEM_NAMES),
            )
    return [ITEM_NAMES.index(name) for name in value]


def event_in(where: str, value: object) -> tuple[int, int]:
    """Return an event card: its kind, and its faint number or -1."""
    name, colon, number = value.partition(":") if isinstance(value, str) else ("", "", "")
    if name not in EVENT_NAMES:
        raise LogbookError(
            "logbook-event", where=where, event=value, nearest=near(name, EVENT_NAMES), known=", ".join(EVENT_NAMES)
        )
    want(where, not colon or number in ("1", "2", "3", "4", "-"), value, "event")
    return EVENT_NAMES.index(name), -1 if not colon else 0 if number == "-" else int(number)


def rooms_in(where: str, value: object) -> int:
    """Return a list of rooms as a mask."""
    want(where, isinstance(value, list), value, "rooms")
    assert isinstance(value, list)
    mask = 0
    for room in value:
        bit = 1 << whole(where, room, 1, ROOMS)
        want(where, not mask & bit, value, "rooms-once")
        mask |= bit
    return mask


def hatches_in(where: str, value: object, rules: Ruleset) -> int:
    """Return a list of interior hatches as a mask."""
    want(where, isinstance(value, list), value, "hatches")
    assert isinstance(value, list)
    mask = 0
    for text in value:
        ends = hatch_ends(text)
        want(where, ends in rules.hatch_ends, text, "hatch")
        bit = 1 << rules.hatch_ends.index(ends)
        want(where, not mask & bit, value, "hatches-once")
        mask |= bit
    return mask


def table_in(where: str, value: object) -> Table:
    """Return a table."""
    want(where, isinstance(value, Mapping), value, "table")
    assert isinstance(value, Mapping)
    return value
