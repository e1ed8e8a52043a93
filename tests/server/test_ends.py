"""An end that was shown stands: all hands and the luck to come can be read then, and nothing is undone afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.databases import Database
from tests.server.servers import Json, Made, Server, serving
from tests.table.endings import BeforeEnd, before_end

HIDDEN: dict[str, Any] = {"options": {"hidden_hands": True}}
ALONE: dict[str, Any] = {"players": ["Eva"]}
STALE = ("table-stale", "server-conflict")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("ends")) as found:
        yield found
        assert "Traceback" not in found.errors


def loaded(server: Server, game: BeforeEnd, **table: Any) -> Made:
    answer = server.http.post("/api/v1/tables", json={"logbook": game.logbook, "open": True, "table": table})
    assert answer.status_code == 201, answer.text
    return Made(server, answer.json())


def again(server: Server, made: Made) -> Made:
    """The same table at another server."""
    keys = {"host": made.host, "join": made.join, "watch": made.watch, "seats": made.seats}
    return Made(server, {"table": made.id, "links": made.links, "keys": keys})


def refusal(made: Made, seat: str, **request: Any) -> str:
    answer = made.ask(made.seats[seat], **request)
    return str(answer.json()["kind"]) if answer.status_code != 200 else ""


def told(made: Made, seat: str) -> Json:
    message: Json = made.look(made.seats[seat])["message"]
    return message


def end(made: Made, game: BeforeEnd) -> str:
    """End the game; the seat that has done so."""
    seat = game.gnome if game.gnome in made.seats else next(iter(made.seats))
    now = told(made, seat)
    assert refusal(made, seat, type="decide", number=now["number"], decision=game.decision) == ""
    return seat


def check_the_end_stands(made: Made) -> None:
    """Whatever anybody tries, and together: the game stays over."""
    for seat in made.seats:
        now = told(made, seat)
        number, last = now["number"], now["decisions"] - 1
        assert now["ended"] is not None
        assert now["undo"] is None
        for to in (None, last, 0):
            wanted = {} if to is None else {"to": to}
            assert refusal(made, seat, type="undo", number=number, **wanted) == "table-end-stands"
        assert refusal(made, seat, type="propose_undo", number=number, to=last) == "table-end-stands"
    for seat in made.seats:
        assert refusal(made, seat, type="vote", yes=True) in ("server-nothing-asked", "server-not-seated")
    assert told(made, seat)["ended"] is not None


def sit(made: Made) -> None:
    for seat, key in made.seats.items():
        assert made.ask(key, type="claim", name=seat).status_code == 200


@pytest.mark.parametrize("take_back", ["unrevealed", "free"])
@pytest.mark.parametrize("said", [HIDDEN, {}, ALONE, {**ALONE, **HIDDEN}], ids=["hidden", "open", "alone", "all hands"])
def test_nobody_looks_at_the_end_and_then_plays_on(server: Server, take_back: str, said: dict[str, Any]) -> None:
    game = before_end(**said)
    made = loaded(server, game, take_back=take_back)
    sit(made)
    seat = end(made, game)
    hands = made.get("/logbook", made.watch)
    assert hands.status_code == 200  # everything is shown
    assert made.post("/rematch", {"same_luck": True}, made.watch).status_code == 201
    for number in range(3):
        assert made.get(f"/moments/{number}", made.watch).status_code == 200
    assert refusal(made, seat, type="undo", number=told(made, seat)["number"]) == "table-end-stands"
    check_the_end_stands(made)


def test_a_question_from_before_the_end_is_not_answered_after_it(server: Server) -> None:
    game = before_end(**HIDDEN)
    made = loaded(server, game)
    sit(made)
    asked = told(made, "Anna")
    assert refusal(made, "Anna", type="propose_undo", number=asked["number"], to=asked["decisions"] - 1) == ""
    assert refusal(made, "Boris", type="vote", yes=True) == ""
    end(made, game)
    assert refusal(made, "Cyril", type="vote", yes=True) == "server-nothing-asked"
    check_the_end_stands(made)


def test_an_end_stands_after_seats_and_gnomes_have_changed_hands(server: Server) -> None:
    game = before_end(**HIDDEN)
    made = loaded(server, game)
    sit(made)
    end(made, game)
    assert made.ask(made.host, type="leave", seat="Boris").status_code == 200
    taken = made.ask(made.join, type="claim", name="Eva", seat="Boris").json()
    made.seats["Boris"] = taken["key"]
    number = told(made, "Cyril")["number"]
    assert refusal(made, "Cyril", type="control", number=number, gnome="Cyril", bot="bosun") == ""
    assert refusal(made, "Cyril", type="control", number=number + 1, gnome="Cyril", bot="") == ""
    check_the_end_stands(made)


def test_an_end_stands_after_a_restart(tmp_path: Path) -> None:
    game = before_end(**HIDDEN)
    with serving(tmp_path) as server:
        made = loaded(server, game)
        sit(made)
        end(made, game)
    with serving(tmp_path) as server:
        check_the_end_stands(again(server, made))


def test_an_end_stands_at_all_processes(postgresql: Database, tmp_path: Path) -> None:
    """Each request goes to the other process, which may not have heard yet of what was done before."""
    game = before_end(**HIDDEN)
    with (
        serving(tmp_path / "one", database=postgresql.url) as one,
        serving(tmp_path / "two", database=postgresql.url) as two,
    ):
        made = loaded(one, game)
        sit(made)
        other = again(two, made)
        before = told(other, game.gnome)
        end(made, game)
        assert refusal(other, game.gnome, type="undo", number=before["number"]) in STALE
        last = before["decisions"] - 1
        assert refusal(other, game.gnome, type="propose_undo", number=before["number"], to=last) in STALE
        check_the_end_stands(other)
        check_the_end_stands(made)
