"""How things stand at a table, as its frames have told it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

Json = Any


class Standing:
    """How things stand: always as the newest frame says.

    `number` is the last record that was seen, `you` and `lounge` and `about` and `message` are those of the frames,
    `said` is all chat, and `entries` are the table's entries by their numbers.
    """

    def __init__(self) -> None:
        self.number: int | None = None
        self.you: Json = {"seats": [], "host": False}
        self.about: Json = None
        self.lounge: Json = None
        self.message: Json = None
        self.said: list[Json] = []
        self.entries: dict[int, Json] = {}
        self._decided = -1  # the table's number that was answered last

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats that the keys open."""
        return tuple(self.you["seats"])

    @property
    def at(self) -> int:
        """The table's number, which a decision answers."""
        return int(self.message["number"])

    @property
    def choices(self) -> Json:
        """What may be decided now (`Choices`); None if nothing is, or if it has been and the news is on its way."""
        return self.message["choices"] if self.at > self._decided else None

    @property
    def ended(self) -> Json:
        """How the game ended (`Ended`), or None."""
        return self.message["ended"]

    def take(self, frame: Json) -> None:
        """Take what a `Welcome` or a `News` tells."""
        if frame["tell"] == "welcome":
            self.about = frame["about"]
            self.said, self.entries = [], {}
        self.number, self.you = frame["number"], frame["you"]
        self.lounge = frame["lounge"]
        self.said += frame["said"]
        self.message = frame["message"] or self.message
        if frame["message"]:
            self.entries |= {entry["number"]: entry for entry in frame["message"]["entries"]}

    def shows(self, request: Json, before: int | None) -> bool:
        """Whether what is known now shows that a request was carried out, which was made at the record `before`."""
        trace = TRACES.get(request["say"])
        return trace is not None and trace(self, request, -1 if before is None else before)

    def own(self, by: str | None) -> bool:
        """Whether that is oneself; a host without a seat has an empty name."""
        return by in self.seats or (by == "" and bool(self.you["host"]))


def _decided(table: Standing, request: Json, before: int) -> bool:
    entry = table.entries.get(request["number"] + 1)
    if entry is None or entry["kind"] != "decided" or not table.own(entry["by"]):
        return False
    return bool(entry["decision"]["text"].split() == request["decision"].split())


def _taken_back(table: Standing, request: Json, before: int) -> bool:
    entry = table.entries.get(request["number"] + 1)
    if entry is None or entry["kind"] != "taken_back" or not table.own(entry["by"]):
        return False
    return request.get("to") in (None, entry["to"])


def _handed(table: Standing, request: Json, before: int) -> bool:
    entry = table.entries.get(request["number"] + 1)
    wanted = "handed", request["gnome"], request.get("bot", "")
    return entry is not None and (entry["kind"], entry["gnome"], entry["bot"]) == wanted


def _asked(table: Standing, request: Json, before: int) -> bool:
    asked = table.lounge["asked"]
    asking = asked is not None and table.own(asked["by"]) and asked["to"] == request["to"]
    return asking or _taken_back(table, request, before)


def _chatted(table: Standing, request: Json, before: int) -> bool:
    text = " ".join(request["text"].split())
    return any(one["number"] > before and table.own(one["by"]) and one["text"] == text for one in table.said)


def _signalled(table: Standing, request: Json, before: int) -> bool:
    wanted = request["signal"], request.get("room"), request.get("item")
    new = [one for one in table.said if one["number"] > before and table.own(one["by"])]
    return any((one["signal"], one["room"], one["item"]) == wanted for one in new)


TRACES: Final[dict[str, Callable[[Standing, Json, int], bool]]] = {
    "decide": _decided,
    "take_back": _taken_back,
    "hand": _handed,
    "ask": _asked,
    "chat": _chatted,
    "signal": _signalled,
}
