"""A guest who repeats themselves cannot use up a table's log: over the wire, with a server's usual limits."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from itertools import count

import pytest

from rednovember.server.running.settings import Settings
from tests.server.servers import Player, Server, Sitting, serving

LIMITS = ("requests_per_second", "burst", "tables_per_minute", "sockets_per_address")
SOCKETS, EACH = 8, 40  # requests: few enough that no rate limit refuses them


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    usual = Settings()
    with serving(tmp_path_factory.mktemp("quotas"), **{name: getattr(usual, name) for name in LIMITS}) as running:
        yield running


def test_a_guest_with_many_sockets_does_not_fill_the_log_and_the_host_can_remove_them(server: Server) -> None:
    table = server.make_table(gnomes=3, seed=1)
    anna, names = table.seats["Anna"], count()

    async def attack() -> None:
        async with AsyncExitStack() as stack:
            guests = [await stack.enter_async_context(Sitting(table, anna)) for _ in range(SOCKETS)]
            await asyncio.gather(*(repeat(guest) for guest in guests))

    async def repeat(guest: Player) -> None:
        for _ in range(EACH):
            await guest.tell(type="claim", name=f"name {next(names)}")
        await guest.ask(type="ping")

    asyncio.run(attack())
    assert table.look(table.host)["number"] <= 101  # the first notes that the seat was used
    assert table.ask(anna, type="claim", name="once more").json()["kind"] == "server-seat-quota"
    boris = table.seats["Boris"]
    assert table.ask(boris, type="claim", name="Boris").status_code == 200
    assert table.ask(table.host, type="leave", seat="Anna").status_code == 200
    assert table.ask(anna, type="chat", text="still here").status_code == 404
    answer = table.ask(table.join, type="claim", name="An honest player", seat="Anna")
    assert answer.status_code == 200
    assert table.ask(answer.json()["key"], type="decide", number=0, decision="open 5").status_code == 200


def test_saying_the_same_again_makes_no_record(server: Server) -> None:
    table = server.make_table(gnomes=3, seed=1)
    anna = table.seats["Anna"]
    for request in ({"type": "claim", "name": "Ann"}, {"type": "renew", "seat": "Boris", "key": "k" * 40}):
        key = anna if request["type"] == "claim" else table.host
        first, second = (table.ask(key, **request).json() for _ in range(2))
        assert first["ok"]
        assert second == first


def test_a_question_that_is_sent_again_keeps_the_answers_given(server: Server) -> None:
    table = server.make_table(gnomes=3, seed=1)
    for seat, key in table.seats.items():
        assert table.ask(key, type="claim", name=seat).status_code == 200
    anna, boris, cyril = table.seats.values()
    assert table.ask(anna, type="decide", number=0, decision="open 5").status_code == 200
    ask = {"type": "propose_undo", "number": 1, "to": 0}
    assert table.ask(anna, **ask).status_code == 200
    assert table.ask(boris, type="vote", yes=True).status_code == 200
    assert table.ask(anna, **ask).status_code == 200
    assert table.look(anna)["lounge"]["undo_proposal"]["agreed"] == ["Anna", "Boris"]
    assert table.ask(cyril, type="vote", yes=True).status_code == 200
    assert table.look(anna)["message"]["decisions"] == 0
