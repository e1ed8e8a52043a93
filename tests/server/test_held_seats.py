"""A seat whose own key was used is not free: nobody else claims it and reads its hand."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.databases import Database
from tests.server.servers import Made, Server, Sitting, serving
from tests.server.test_ends import again

HIDDEN: dict[str, Any] = {"gnomes": 3, "options": {"hidden_hands": True}}


def claimed(made: Made, seat: str = "", name: str = "Eva") -> str:
    """What comes of a stranger's wish to sit down: the kind of the refusal, or the seat."""
    answer = made.ask(made.join, type="claim", name=name, seat=seat).json()
    return str(answer["seat"] or answer["kind"])


def free(server: Server, made: Made) -> list[str]:
    found = {each["table"]: each["free"] for each in server.http.get("/api/v1/tables").json()}
    seats: list[str] = found[made.id]
    return seats


def test_a_seat_held_at_one_process_is_not_free_at_another(postgresql: Database, tmp_path: Path) -> None:
    with (
        serving(tmp_path / "one", database=postgresql.url) as one,
        serving(tmp_path / "two", database=postgresql.url) as two,
    ):

        async def play() -> None:
            made = one.make_table(open=True, **HIDDEN)
            other = again(two, made)
            assert "Boris" in free(two, made)
            async with Sitting(made, made.seats["Boris"]) as boris:
                assert claimed(other, "Boris") == "server-seat-taken"
                assert free(two, made) == ["Anna", "Cyril"]
                assert [claimed(other, name=name) for name in ("Eva", "Max", "Zoe")] == [
                    "Anna",
                    "Cyril",
                    "server-no-seat",
                ]
                await boris.ask_well(type="claim", name="Boris")
            assert claimed(other, "Boris") == "server-seat-taken"

        asyncio.run(play())


@pytest.mark.parametrize("how", ["socket", "look", "logbook", "moment", "request"])
def test_a_seat_that_was_read_is_not_free_any_more_nor_after_a_restart(tmp_path: Path, how: str) -> None:
    async def sit(made: Made) -> None:
        async with Sitting(made, made.seats["Boris"]):
            pass

    def check(made: Made) -> None:
        assert claimed(made, "Boris") == "server-seat-taken"
        assert made.look(made.seats["Boris"])["you"]["seats"] == ["Boris"]

    key = "Boris"
    with serving(tmp_path) as server:
        made = server.make_table(open=True, **HIDDEN)
        if how == "socket":
            asyncio.run(sit(made))
        elif how == "request":
            assert made.ask(made.seats[key], type="advice", number=0).json()["kind"] != "server-not-seated"
        else:
            rest = {"look": "", "logbook": "/logbook", "moment": "/moments/0"}[how]
            assert made.get(rest, made.seats[key]).status_code in (200, 403)
        check(made)
    with serving(tmp_path) as server:
        check(again(server, made))


def test_the_host_who_was_given_all_keys_holds_no_seat(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        made = server.make_table(open=True, **HIDDEN)
        made.look(made.host, *made.seats.values())
        assert claimed(made, "Boris") == "Boris"


def test_the_host_gives_a_used_seat_to_somebody_else(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        made = server.make_table(open=True, **HIDDEN)
        for seat in ("Anna", "Boris"):
            made.look(made.seats[seat])
            assert claimed(made, seat) == "server-seat-taken"
        assert made.ask(made.host, type="leave", seat="Anna").status_code == 200
        assert claimed(made, "Anna") == "Anna"
        renewed = made.ask(made.host, type="renew", seat="Boris").json()["key"]
        assert claimed(made, "Boris", "Max") == "Boris"
        assert made.look(renewed)["you"]["seats"] == []


def test_a_use_is_noted_once(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        made = server.make_table(**HIDDEN)
        numbers = [made.look(made.seats["Boris"], made.seats["Cyril"])["number"] for _ in range(3)]
        assert numbers == [2, 2, 2]
        assert made.look(made.watch)["number"] == 2
        assert made.ask(made.seats["Anna"], type="claim", name="Anna").json()["number"] == 3
