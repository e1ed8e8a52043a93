"""Validation of a board before a `Ruleset` is built from it. Each fault has a kind, which becomes one clear line."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final

from rednovember.engine.bonuses import USUAL_BONUSES
from rednovember.engine.hands import MOST_OF_A_KIND
from rednovember.engine.ids import (
    AQUALUNG,
    EVENT_NAMES,
    GNOMES_MAX,
    GNOMES_MIN,
    ITEM_NAMES,
    LONGEST_TRACK,
    MINUTES_MAX,
    RESPITE,
    ROOMS,
    TOKEN_NAMES,
)
from rednovember.errors import Fault, near

PURPOSES: Final = ("engine", "pumps", "reactor", "missiles", "stores", "cabin")
LIMITS: Final = (
    "stash",
    "draw_stores",
    "draw_cabin",
    "intoxication",
    "start_items",
    "faint_minutes",
    "low_water_minutes",
    "charm_icons",
)
# Optional limits. A board that does not have them uses the printed figures (I19, A20), as for bonuses.
USUAL_LIMITS: Final = {"coffee_levels": 2, "abandon_past": 10}
# Items and events of the printed game. A board may leave out any others: it has no such cards.
PRINTED_ITEMS: Final = ITEM_NAMES[: AQUALUNG + 1]
PRINTED_EVENTS: Final = EVENT_NAMES[: RESPITE + 1]
# Rulings that changed after boards had been published. A board that does not name one keeps to the earlier ruling.
RULINGS: Final = ("drawn_items_may_be_used", "token_there_no_effect", "coming_in_renews_air")
EVENT_KEYS: Final = ("count", "faint", "pressure", "heat", "token", "ahead", "hand_limit", "hand_limit_active")
TABLES: Final = ("rooms", "purposes", "hatches", "time_track", "disaster_tracks", "events", "limits", "items")
MORE_TABLES: Final = ("bonuses", "rulings")  # optional
FAINT_NUMBERS: Final = ("1", "2", "3", "4", "-")
ID_PATTERN: Final = re.compile(r"[a-z0-9][a-z0-9_.-]{0,63}")
MOST_HATCHES: Final = 45  # one for each pair of rooms
MOST_FAULTS: Final = 50  # reported at once
HATCH_PATTERN: Final = re.compile("(room)-(room)".replace("room", "|".join(str(room) for room in range(1, ROOMS + 1))))
NO_HATCH_ENDS: Final = (0, 0)
MISSING: Final = object()  # the value of a missing key


def is_number(value: object, least: int, most: int) -> bool:
    """Return whether a value is a whole number in a range. Booleans are not numbers."""
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def hatch_ends(text: object) -> tuple[int, int]:
    """Return the two rooms of an interior hatch written as "4-5", the lower first, or `NO_HATCH_ENDS`."""
    ends = HATCH_PATTERN.fullmatch(text) if isinstance(text, str) else None
    if not ends or ends[1] == ends[2]:
        return NO_HATCH_ENDS
    a, b = sorted((int(ends[1]), int(ends[2])))
    return a, b


class _Check:
    def __init__(self, board: Mapping[str, Any]) -> None:
        self.board = board
        self.faults: list[Fault] = []

    def fault(self, kind: str, **params: object) -> None:
        if params.get("value") is not MISSING and not self.full:  # `keys` has reported it
            self.faults.append((kind, params))

    @property
    def full(self) -> bool:
        """Return whether the maximum number of faults has been found."""
        return len(self.faults) >= MOST_FAULTS

    def keys(self, where: str, table: Mapping[str, Any], needed: Iterable[str], also: Iterable[str] = ()) -> None:
        known = [*needed, *also]
        for key in table:
            if key not in known:
                if self.full:  # finding the nearest key takes time
                    return
                self.fault(
                    "board-unknown-key",
                    where=where,
                    key=key,
                    nearest=near(key, known),
                    known=", ".join(map(str, known)),
                )
        for key in needed:
            if key not in table:
                self.fault("board-missing-key", where=where, key=key)

    def number(self, where: str, value: object, least: int, most: int) -> bool:
        if is_number(value, least, most):
            return True
        self.fault("board-number", where=where, value=value, least=least, most=most)
        return False

    def numbers(self, where: str, values: object, least: int, most: int) -> list[int]:
        if not isinstance(values, list):
            self.fault("board-list", where=where, value=values)
            return []
        good = [value for value in values if self.number(where, value, least, most)]
        for value in sorted(value for value, count in Counter(good).items() if count > 1):
            self.fault("board-twice", where=where, value=value)
        return good

    def run(self) -> list[Fault]:
        board = self.board
        self.keys("board", board, ("id", *TABLES), ("title", "layout", *MORE_TABLES))
        name = board.get("id", MISSING)
        if not isinstance(name, str) or not ID_PATTERN.fullmatch(name):
            self.fault("board-id", value=name)
        if not isinstance(board.get("title", ""), str):
            self.fault("board-text", where="title", value=board["title"])
        self.layout("layout", board.get("layout", {}))
        for table in (*TABLES, *MORE_TABLES):
            if table in board and not isinstance(board[table], Mapping):
                self.fault("board-table", where=table)
        if self.faults:
            return self.faults
        self.rooms(board["rooms"], board["purposes"])
        self.hatches(board["hatches"])
        self.time_track(board["time_track"])
        self.disaster_tracks(board["disaster_tracks"])
        self.events(board["events"])
        self.limits(board["limits"], board["items"])
        self.bonuses(board.get("bonuses", {}))
        self.rulings(board.get("rulings", {}))
        return self.faults

    def layout(self, where: str, value: object) -> None:
        """Check the layout.

        Only programs that draw the board use it, so it may hold anything that a logbook can write.
        """
        if isinstance(value, Mapping):
            for key, inner in value.items():
                self.layout(f"{where}.{key}", inner)
        elif isinstance(value, list):
            for inner in value:
                self.layout(where, inner)
        elif not isinstance(value, str | int):
            self.fault("board-layout", where=where, value=value)

    def rooms(self, rooms: Mapping[str, Any], purposes: Mapping[str, Any]) -> None:
        for key, text in rooms.items():
            if key not in [str(room) for room in range(1, ROOMS + 1)]:
                self.fault("board-room", where="rooms", value=key)
            elif not isinstance(text, str) or not text:
                self.fault("board-text", where=f"rooms.{key}", value=text)
        self.keys("purposes", purposes, PURPOSES)
        given = [purposes[key] for key in PURPOSES if key in purposes]
        for key, room in purposes.items():
            if self.number(f"purposes.{key}", room, 1, ROOMS) and given.count(room) > 1:
                self.fault("board-twice", where=f"purposes.{key}", value=room)

    def hatches(self, hatches: Mapping[str, Any]) -> None:
        self.keys("hatches", hatches, ("interior", "exterior"))
        self.numbers("hatches.exterior", hatches.get("exterior", []), 1, ROOMS)
        interior = hatches.get("interior", [])
        if not isinstance(interior, list):
            self.fault("board-list", where="hatches.interior", value=interior)
            return
        seen: set[tuple[int, int]] = set()
        for text in interior:
            ends = hatch_ends(text)
            if ends == NO_HATCH_ENDS:
                self.fault("board-hatch", value=text)
            elif ends in seen:
                self.fault("board-twice", where="hatches.interior", value=text)
            seen.add(ends)
        if len(interior) > MOST_HATCHES:
            self.fault("board-number", where="hatches.interior", value=len(interior), least=0, most=MOST_HATCHES)

    def time_track(self, track: Mapping[str, Any]) -> None:
        self.keys("time_track", track, ("first", "last", "start", "events", "items"))
        self.number("time_track.last", track.get("last", MISSING), 0, 0)
        if not self.number("time_track.first", track.get("first", MISSING), 1, LONGEST_TRACK):
            return
        first: int = track["first"]
        self.numbers("time_track.events", track.get("events", MISSING), 1, first)
        self.numbers("time_track.items", track.get("items", MISSING), 1, first)
        start = track.get("start", {})
        if not isinstance(start, Mapping):
            self.fault("board-table", where="time_track.start")
            return
        if "start" in track:
            self.keys("time_track.start", start, [str(n) for n in range(GNOMES_MIN, GNOMES_MAX + 1)])
        for key, space in start.items():
            self.number(f"time_track.start.{key}", space, 1, first)

    def disaster_tracks(self, tracks: Mapping[str, Any]) -> None:
        self.keys("disaster_tracks", tracks, ("spaces", "resets"))
        if not self.number("disaster_tracks.spaces", tracks.get("spaces", MISSING), 2, 99):
            return
        resets = self.numbers("disaster_tracks.resets", tracks.get("resets", MISSING), 1, tracks["spaces"] - 1)
        if len(resets) != 2 or resets != sorted(resets) or resets[0] != 1:
            self.fault("board-resets", value=tracks.get("resets", MISSING))

    def events(self, events: Mapping[str, Any]) -> None:
        self.keys("events", events, PRINTED_EVENTS, EVENT_NAMES)
        for name, table in events.items():
            if name not in EVENT_NAMES:
                continue
            if not isinstance(table, Mapping):
                self.fault("board-table", where=f"events.{name}")
                continue
            self.keys(f"events.{name}", table, ("count", "faint"), EVENT_KEYS[2:])
            faint = table.get("faint", MISSING)
            if not isinstance(faint, list) or not all(number in FAINT_NUMBERS for number in faint):
                self.fault("board-faint", event=name, value=faint)
            elif (
                self.number(f"events.{name}.count", table.get("count", MISSING), 0, 99) and len(faint) != table["count"]
            ):
                self.fault("board-faint-count", event=name, count=table["count"], numbers=len(faint))
            for key in ("pressure", "heat", "ahead", "hand_limit", "hand_limit_active"):
                if key in table:
                    self.number(f"events.{name}.{key}", table[key], 0, 99)
            if table.get("token", TOKEN_NAMES[0]) not in TOKEN_NAMES:
                self.fault("board-token", event=name, value=table["token"], tokens=", ".join(TOKEN_NAMES))
            if ("token" in table) != ("ahead" in table):
                self.fault("board-ahead", event=name)

    def limits(self, limits: Mapping[str, Any], items: Mapping[str, Any]) -> None:
        self.keys("items", items, PRINTED_ITEMS, ITEM_NAMES)
        for name, count in items.items():
            self.number(f"items.{name}", count, 0, MOST_OF_A_KIND)
        self.keys("limits", limits, LIMITS, USUAL_LIMITS)
        most = {"draw_stores": MINUTES_MAX, "draw_cabin": MINUTES_MAX, "intoxication": 4, "abandon_past": LONGEST_TRACK}
        for name, value in limits.items():
            self.number(f"limits.{name}", value, 0, most.get(name, 99))
        if self.faults:
            return
        if limits["stash"] > items["grog"]:
            self.fault("board-stash", stash=limits["stash"], grog=items["grog"])
        dealt = limits["start_items"] * GNOMES_MAX
        if sum(items.values()) - limits["stash"] < dealt:
            self.fault("board-deal", cards=sum(items.values()) - limits["stash"], dealt=dealt)

    def bonuses(self, bonuses: Mapping[str, Any]) -> None:
        self.keys("bonuses", bonuses, (), USUAL_BONUSES)
        for name, value in bonuses.items():
            self.number(f"bonuses.{name}", value, 0, MINUTES_MAX)

    def rulings(self, rulings: Mapping[str, Any]) -> None:
        self.keys("rulings", rulings, (), RULINGS)
        for name, value in rulings.items():
            if not isinstance(value, bool):
                self.fault("board-truth", where=f"rulings.{name}", value=value)


def faults(board: Mapping[str, Any]) -> list[Fault]:
    """Return what is wrong with a board: a limited number of faults, or an empty list."""
    return _Check(board).run()
