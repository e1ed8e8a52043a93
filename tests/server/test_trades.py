"""Who is told the cards of a trade where hands are hidden: the two who trade, also after something was undone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.servers import Json, Made, Server, serving

LOGBOOK = """[game]
gnomes = ["Anna", "Boris", "Cyril", "Dora"]
options = { hidden_hands = true }

[position]
stack = { 44 = ["Cyril", "Anna"] }
[position.gnomes.Anna]
room = 4
time = 44
items = ["toolbox"]
[position.gnomes.Boris]
room = 4
time = 30
items = ["coffee", "harpoon"]
[position.gnomes.Cyril]
room = 4
time = 44
items = ["crowbar"]
[position.gnomes.Dora]
room = 4
time = 30
items = ["grog"]
"""
CARDS = {"toolbox", "coffee", "harpoon", "crowbar", "grog"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("trades")) as found:
        yield found
        assert "Traceback" not in found.errors


class Trading:
    """A table at which everybody sits, and what each is told of the last decision."""

    def __init__(self, server: Server) -> None:
        answer = server.http.post("/api/v1/tables", json={"logbook": LOGBOOK})
        assert answer.status_code == 201, answer.text
        self.made = Made(server, answer.json())
        for seat in self.made.seats:
            self.say(seat, type="claim", name=seat)

    def say(self, seat: str, **request: Any) -> None:
        answer = self.made.ask(self.made.seats[seat], **request)
        assert answer.status_code == 200, answer.text

    def message(self, *keys: str) -> Json:
        message: Json = self.made.look(*keys)["message"]
        return message

    def decide(self, seat: str, decision: str) -> None:
        self.say(seat, type="decide", number=self.message(self.made.watch)["number"], decision=decision)

    def undo(self, to: int) -> None:
        number = self.message(self.made.watch)["number"]
        for seat in self.made.seats:
            self.say(seat, type="propose_undo", number=number, to=to)

    def knowing(self) -> dict[int, set[str]]:
        """Who is told the cards of which trade or gift."""
        out: dict[int, set[str]] = {}
        for name, key in (*self.made.seats.items(), ("watch", self.made.watch)):
            for entry in self.message(key)["entries"]:
                decision = entry["decision"]
                if decision is not None and decision["kind"] in ("trade", "give"):
                    known = out.setdefault(entry["number"], set())
                    if decision["items"] is not None:
                        known.add(name)
                    else:
                        assert not CARDS & set(decision["text"].split())
        return out


def test_cards_given_again_after_an_undo_are_told_to_nobody_outside_the_trade(server: Server) -> None:
    table = Trading(server)
    table.decide("Anna", "trade Boris toolbox")
    table.decide("Boris", "give coffee")
    table.decide("Anna", "done")
    table.decide("Cyril", "trade Dora crowbar")
    table.undo(1)
    table.decide("Boris", "give harpoon")
    one, other = {"Anna", "Boris"}, {"Cyril", "Dora"}
    assert table.knowing() == {1: one, 2: one, 4: other, 6: one}


def test_whoever_offers_again_to_somebody_else_is_answered_in_secret(server: Server) -> None:
    table = Trading(server)
    table.decide("Anna", "trade Boris toolbox")
    table.undo(0)
    table.decide("Anna", "trade Dora toolbox")
    table.decide("Dora", "give grog")
    assert table.knowing() == {1: {"Anna", "Boris"}, 3: {"Anna", "Dora"}, 4: {"Anna", "Dora"}}
    table.decide("Anna", "done")
    table.decide("Cyril", "trade Boris crowbar")
    table.undo(1)
    table.decide("Dora", "give")
    table.decide("Anna", "done")
    table.decide("Cyril", "trade Anna")
    table.decide("Anna", "give")
    assert table.knowing()[6] == {"Cyril", "Boris"}
    assert table.knowing()[8] == {"Anna", "Dora"}
