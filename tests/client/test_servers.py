"""The client for programs over HTTP, and servers that come and go."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from websockets.asyncio.server import ServerConnection, serve

from rednovember.client import ClientError, Refusal, Server, connect, read_link
from rednovember.client.seat import PROTOCOL
from rednovember.server.rooms.frames import PROTOCOL as SERVED
from tests.client.seats import SOLO, TIME, first_way
from tests.server import servers
from tests.server.protocol import SCHEMA, fits
from tests.support import ROOT


def test_tables_over_http(server: servers.Server) -> None:
    async def run() -> None:
        there = Server(f"{server.url}/", "de")
        laid = await there.create_table({**SOLO, "seed": None}, open=True, stand_in_after=3600)
        fits("CreatedTable", {"table": laid.table, "keys": laid.keys, "links": laid.links})
        assert read_link(laid.links["seats"]["Ann"]) == (server.url, laid.table, (laid.keys["seats"]["Ann"],))
        tables = await there.tables()
        for table in tables:
            fits("OpenTable", table)
        assert laid.table in [table["table"] for table in tables]
        keys = [laid.keys["host"], laid.keys["seats"]["Ann"]]
        welcome = await there.look(laid.table, keys)
        fits("Welcome", welcome)
        assert welcome["you"] == {"seats": ["Ann"], "host": True}
        decision = welcome["message"]["choices"]["ways"][0]["stages"][0]["decision"]["text"]
        answer = await there.request(laid.table, {"type": "decide", "number": 0, "decision": decision}, keys)
        fits("Response", answer)
        moment = await there.moment(laid.table, 0, keys)
        fits("Message", moment)
        assert (moment["number"], answer["number"]) == (0, 1)
        assert "seed" not in await there.logbook(laid.table, keys)
        with pytest.raises(Refusal) as refused:
            await there.logbook("0" * 24)
        assert refused.value.kind == "server-no-table"
        with pytest.raises(Refusal) as stale:
            await there.request(laid.table, {"type": "decide", "number": 0, "decision": decision}, keys)
        assert stale.value.kind == "table-stale"
        with pytest.raises(Refusal, match="Gnome") as wrong:
            await there.create_table({"gnomes": 2})
        assert wrong.value.kind == "crew-size"
        with pytest.raises(Refusal):
            await there.moment(laid.table, 99, keys)

    asyncio.run(run())


def test_all_types_of_http_fit_what_the_server_sends(server: servers.Server) -> None:
    for language in server.http.get("/api/v1/languages").json():
        fits("LanguageShown", language)
    fits("Problem", server.http.get(f"/api/v1/tables/{'0' * 24}").json())
    fits("Problem", server.http.get("/nowhere").json())
    assert server.http.post("/api/v1/tables", json={"open": True}).status_code == 201
    fits("NewTable", {"open": True})
    for key in SCHEMA["$defs"]["TableRequest"]["properties"]:
        answer = server.http.post("/api/v1/tables", json={"table": {key: None}})
        assert answer.status_code == 201, answer.text  # every key is known


def test_a_server_that_is_none() -> None:
    async def run() -> None:
        with pytest.raises(ClientError) as unreachable:
            await Server("http://127.0.0.1:9").tables()
        assert unreachable.value.kind == "client-unreachable"
        with pytest.raises(ClientError) as nowhere:
            async with connect("http://127.0.0.1:9", "0" * 24):
                pass
        assert nowhere.value.kind == "client-unreachable"
        with pytest.raises(ClientError) as no_address:
            Server("ftp://example.org")
        assert no_address.value.kind == "client-address"
        for link in ("", "http://127.0.0.1/", "http://127.0.0.1/#/t/", "file:///#/t/a/k/b", "http://h/#/t/a/k/b?c"):
            with pytest.raises(ClientError) as wrong:
                read_link(link)
            assert wrong.value.kind == "client-link"

    asyncio.run(run())


def test_a_server_that_is_stopped_and_started_again(tmp_path: Path) -> None:
    with servers.serving(tmp_path) as first:
        port = int(first.url.rpartition(":")[2])
        laid = first.make_table(**SOLO)

        async def run() -> None:
            loop = asyncio.get_running_loop()
            async with connect(first.url, laid.id, [laid.seats["Ann"]]) as ann, asyncio.timeout(TIME):
                await ann.decide(first_way(ann))
                assert await loop.run_in_executor(None, first.stop) == 0
                with servers.serving(tmp_path, port=port):
                    await ann.undo()
                    assert ann.at == 2
                frames = []
                await ann.close()
                async for frame in ann:
                    frames.append(frame["type"])
                assert "goodbye" in frames

        asyncio.run(run())


async def refused_after(answer: Callable[[ServerConnection], Awaitable[None]], patience: float = 0.3) -> Exception:
    """What a client says of a server that behaves like that."""
    async with serve(answer, "127.0.0.1", 0, subprotocols=["rednovember.2"]) as listening:  # type: ignore[list-item]
        port = next(iter(listening.sockets)).getsockname()[1]
        try:
            async with asyncio.timeout(TIME), connect(f"http://127.0.0.1:{port}", "0" * 24, patience=patience) as seat:
                async for _ in seat:
                    pass
        except (ClientError, Refusal) as error:
            return error
    raise AssertionError("no error")


def test_why_there_is_no_place_is_told_in_the_end() -> None:
    async def full(line: ServerConnection) -> None:
        await line.recv()
        await line.send('{"type": "goodbye", "kind": "server-sockets", "text": "too many"}')
        await line.close(1013)

    assert getattr(asyncio.run(refused_after(full)), "kind", "") == "server-sockets"


def test_servers_that_are_none_of_ours(server: servers.Server) -> None:
    async def nonsense(line: ServerConnection) -> None:
        await line.recv()
        await line.send('{"hello": "world"}')

    async def no_json(line: ServerConnection) -> None:
        await line.recv()
        await line.send("hello")

    async def closes(line: ServerConnection) -> None:
        await line.close(4000)

    async def drops(line: ServerConnection) -> None:
        line.transport.abort()

    async def run() -> None:
        kinds = [str(getattr(await refused_after(each), "kind", "")) for each in (nonsense, no_json, closes)]
        assert kinds == ["client-answer", "client-answer", "client-closed-by"]
        assert getattr(await refused_after(drops), "kind", "") == "client-lost"
        with pytest.raises(ClientError) as elsewhere:
            async with connect(f"{server.url}/elsewhere", "0" * 24):
                pass
        assert elsewhere.value.kind == "client-refused"

    asyncio.run(run())


def test_the_client_speaks_the_servers_version() -> None:
    assert PROTOCOL == SERVED
    assert (
        re.search(r"from rednovember\.(?!client|errors)", (ROOT / "src/rednovember/client/seat.py").read_text()) is None
    )
