"""The state of a table, from its frames."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

Json = Any


class TableStatus:
    """The state of a table, always from the newest frame.

    `number` is the last record received; `you`, `lounge`, `about` and `message` are those of the frames; `said` is
    the whole chat, and `entries` are the table's entries by number.
    """

    def __init__(self) -> None:
        self.number: int | None = None
        self.you: Json = {"seats": [], "host": False}
        self.about: Json = None
        self.lounge: Json = None
        self.message: Json = None
        self.said: list[Json] = []
        self.entries: dict[int, Json] = {}
        self._decided = -1  # the table's number that was last responded to

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats of these keys."""
        return tuple(self.you["seats"])

    @property
    def at(self) -> int:
        """The table's number, which a decision has to name."""
        return int(self.message["number"])

    @property
    def choices(self) -> Json:
        """The choices now (`Choices`); None if there are none, or if a decision has been made and no news has come."""
        return self.message["choices"] if self.at > self._decided else None

    @property
    def ended(self) -> Json:
        """How the game ended (`Ended`), or None."""
        return self.message["ended"]

    def take(self, frame: Json) -> None:
        """Apply a `Welcome` or a `News`."""
        if frame["type"] == "welcome":
            self.about = frame["about"]
            self.said, self.entries = [], {}
        self.number, self.you = frame["number"], frame["you"]
        self.lounge = frame["lounge"]
        self.said += frame["chat"]
        self.message = frame["message"] or self.message
        if frame["message"]:
            self.entries |= {entry["number"]: entry for entry in frame["message"]["entries"]}

    def shows(self, request: Json, before: int | None) -> bool:
        """Return whether the current state shows that a request sent at the record `before` was accepted."""
        trace = TRACES.get(request["type"])
        return trace is not None and trace(self, request, -1 if before is None else before)

    def own(self, by: str | None) -> bool:
        """Return whether that is oneself; a host without a seat has an empty name."""
        return by in self.seats or (by == "" and bool(self.you["host"]))


def _decided(table: TableStatus, request: Json, before: int) -> bool:
    entry = table.entries.get(request["number"] + 1)
    if entry is None or entry["kind"] != "decided" or not table.own(entry["by"]):
        return False
    return bool(entry["decision"]["text"].split() == request["decision"].split())


def _taken_back(table: TableStatus, request: Json, before: int) -> bool:
    entry = table.entries.get(request["number"] + 1)
    if entry is None or entry["kind"] != "taken_back" or not table.own(entry["by"]):
        return False
    return request.get("to") in (None, entry["to"])


def _handed(table: TableStatus, request: Json, before: int) -> bool:
    entry = table.entries.get(request["number"] + 1)
    wanted = "handed", request["gnome"], request.get("bot", "")
    return entry is not None and (entry["kind"], entry["gnome"], entry["bot"]) == wanted


def _asked(table: TableStatus, request: Json, before: int) -> bool:
    asked = table.lounge["undo_proposal"]
    asking = asked is not None and table.own(asked["by"]) and asked["to"] == request["to"]
    return asking or _taken_back(table, request, before)


def _chatted(table: TableStatus, request: Json, before: int) -> bool:
    text = " ".join(request["text"].split())
    return any(one["number"] > before and table.own(one["by"]) and one["text"] == text for one in table.said)


def _signalled(table: TableStatus, request: Json, before: int) -> bool:
    wanted = request["signal"], request.get("room"), request.get("item")
    new = [one for one in table.said if one["number"] > before and table.own(one["by"])]
    return any((one["signal"], one["room"], one["item"]) == wanted for one in new)


TRACES: Final[dict[str, Callable[[TableStatus, Json, int], bool]]] = {
    "decide": _decided,
    "undo": _taken_back,
    "control": _handed,
    "propose_undo": _asked,
    "chat": _chatted,
    "signal": _signalled,
}
