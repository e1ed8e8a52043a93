"""Every verb, tried by everybody who may not: the answers in one table, and the verbs are those of the code."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from rednovember.server.requests import REQUEST_TYPES
from tests.server.twins import Here, bearer, closed_code, here

# Short for the kinds of refusals.
KINDS = {
    "ok": "ok",
    "404": "server-no-table",
    "seat?": "server-not-seated",
    "yours?": "table-not-yours",
    "invited?": "server-not-invited",
    "your-seat?": "server-not-your-seat",
    "host?": "server-not-host",
    "asked?": "server-nothing-asked",
    "number?": "table-take-back-number",
    "back?": "table-take-back",
    "hidden": "server-logbook-hidden",
    "no-page": "server-no-page",
    "not-over": "server-not-over",
}

# Anna decides at a closed table with hidden hands; Anna, Boris and Cyril have sat down. `nobody` has no key, `left`
# the key of a seat that was left, `renewed` a key before it was renewed, `other` all keys of another table, `watch` the
# key to watch, `host` the host's key and no seat, `wrong` the key of Boris where Anna is meant.
EXPECTED = """
verb                                     nobody  left  renewed  other  watch     host        wrong
GET /api/v1/tables/{table_id}            404     404   404      404    ok        ok          ok
GET /api/v1/tables/{table_id}/moments/{number} 404 404 404      404    ok        ok          ok
GET /api/v1/tables/{table_id}/logbook    404     404   404      404    seat?     seat?       hidden
POST /api/v1/tables/{table_id}/rematch   404     404   404      404    not-over  not-over    not-over
POST /api/v1/tables                      ok      ok    ok       ok     ok        ok          ok
GET /api/v1/tables                       ok      ok    ok       ok     ok        ok          ok
GET /api/v1/languages                    ok      ok    ok       ok     ok        ok          ok
GET /api/v1/words/{language}/{file}      ok      ok    ok       ok     ok        ok          ok
GET /api/v1/setup                        ok      ok    ok       ok     ok        ok          ok
GET /api/v1/rules                        ok      ok    ok       ok     ok        ok          ok
GET /healthz                             ok      ok    ok       ok     ok        ok          ok
GET /metrics                             no-page no-page no-page no-page no-page no-page     no-page
GET /openapi.json                        ok      ok    ok       ok     ok        ok          ok
GET /docs                                ok      ok    ok       ok     ok        ok          ok
GET /                                    ok      ok    ok       ok     ok        ok          ok
decide                                   404     404   404      404    seat?     seat?       yours?
undo                                     404     404   404      404    seat?     seat?       back?
control                                  404     404   404      404    seat?     seat?       yours?
advice                                   404     404   404      404    seat?     seat?       yours?
claim                                    404     404   404      404    invited?  invited?    invited?
leave                                    404     404   404      404    your-seat? ok         your-seat?
renew                                    404     404   404      404    your-seat? your-seat? your-seat?
transfer_host                            404     404   404      404    host?     ok          host?
set_open                                 404     404   404      404    host?     ok          host?
stand_in_after                           404     404   404      404    host?     ok          host?
chat                                     404     404   404      404    seat?     ok          ok
signal                                   404     404   404      404    seat?     ok          ok
propose_undo                             404     404   404      404    seat?     seat?       number?
vote                                     404     404   404      404    seat?     seat?       asked?
language                                 404     404   404      404    ok        ok          ok
ping                                     404     404   404      404    ok        ok          ok
"""
HEAD, *ROWS = [line.split() for line in EXPECTED.strip().splitlines()]
SOCKET_ONLY = ("language", "ping")
REQUESTS: dict[str, dict[str, Any]] = {
    "decide": {"number": 0, "decision": "open 5"},
    "undo": {"number": 0},
    "control": {"number": 0, "gnome": "Anna", "bot": "bosun"},
    "advice": {"number": 0},
    "claim": {"name": "Mallory", "seat": "Anna"},
    "leave": {"seat": "Anna"},
    "renew": {"seat": "Anna"},
    "transfer_host": {},
    "set_open": {"open": True},
    "stand_in_after": {"seconds": 60},
    "chat": {"text": "hello"},
    "signal": {"signal": "wait"},
    "propose_undo": {"number": 0, "to": 0},
    "vote": {"yes": True},
    "language": {"language": "de"},
    "ping": {},
}


def expected() -> dict[str, dict[str, str]]:
    rows = {" ".join(row[:-7]): row[-7:] for row in ROWS}
    return {verb: {who: KINDS[said] for who, said in zip(HEAD[1:], cells, strict=True)} for verb, cells in rows.items()}


def routes(server: Here) -> set[str]:
    """The routes that there are, and that there is one socket; OpenAPI does not tell all of them."""
    from rednovember.server.app import make_app
    from rednovember.server.http.page import PageRoute

    context = server.context
    app = make_app(context.settings, context.store, context.hub, context.minds)
    found: set[str] = set()

    def walk(routes_: Any, prefix: str = "") -> None:
        for route in routes_:
            inner = getattr(route, "original_router", None) or getattr(route, "router", None)
            path = prefix + getattr(route, "path", "")
            if isinstance(route, PageRoute):
                found.add("GET FILE")
            elif getattr(route, "methods", None):
                found.update(f"{method} {path}" for method in route.methods if method != "HEAD")
            elif inner is not None:
                walk(inner.routes, prefix)
            else:
                found.add(f"SOCKET {path}")

    walk(app.routes)
    return found


class People:
    """A table, and the keys of everybody who tries something there."""

    def __init__(self, made: dict[str, Any]) -> None:
        self.id, keys = made["table"], made["keys"]
        self.seats = keys["seats"]
        self.keys: dict[str, tuple[str, ...]] = {
            "nobody": (),
            "left": (self.seats["Dora"],),
            "renewed": (self.seats["Cyril"],),
            "watch": (keys["watch"],),
            "host": (keys["host"],),
            "wrong": (self.seats["Boris"],),
        }


async def people(server: Here) -> People:
    table = {"gnomes": 4, "options": ["hidden_hands"], "seed": 1}
    made, other = await server.make_table(table=table), await server.make_table(table=table)
    found = People(made)
    keys = other["keys"]
    found.keys["other"] = (keys["host"], keys["watch"], keys["join"], *keys["seats"].values())
    for seat in ("Anna", "Boris", "Cyril", "Dora"):
        assert await post(server, found, (found.seats[seat],), {"type": "claim", "name": seat}) == "ok"
    assert await post(server, found, (found.seats["Dora"],), {"type": "leave", "seat": "Dora"}) == "ok"
    assert await post(server, found, (found.seats["Cyril"],), {"type": "renew", "seat": "Cyril"}) == "ok"
    return found


async def post(server: Here, table: People, keys: tuple[str, ...], request: dict[str, Any]) -> str:
    path = f"/api/v1/tables/{table.id}/requests"
    return said(await server.http.post(path, headers=bearer(*keys), json=request))


def said(answer: Any) -> str:
    if answer.status_code < 300:
        return "ok"
    told = answer.json()
    assert len(told["text"]) > 5, told
    kind: str = told["kind"]
    return kind


async def fetch(server: Here, table: People, keys: tuple[str, ...], verb: str) -> str:
    method, _, path = verb.partition(" ")
    path = path.format(table_id=table.id, number=0, language="en", file="errors.ftl")
    headers = bearer(*keys) | {"Host": "boat.example"}  # so that it is not this machine that asks for the figures
    return said(await server.http.request(method, path, headers=headers, json={} if method == "POST" else None))


async def over_socket(server: Here, table: People, keys: tuple[str, ...], request: dict[str, Any]) -> str:
    async with server.socket(table.id) as socket:
        await socket.send(json.dumps({"type": "hello", "protocol": 2, "keys": keys, "seen": None}))
        frame = json.loads(await socket.recv())
        if frame["type"] == "goodbye":
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
            assert closed_code(closed.value) == 1008
            kind: str = frame["kind"]
            return kind
        await socket.send(json.dumps({"id": 7, **request}))
        while frame["type"] != "response":
            frame = json.loads(await socket.recv())
        return "ok" if frame["ok"] else str(frame["kind"])


def test_every_verb_is_listed(tmp_path: Path) -> None:
    async def look() -> set[str]:
        async with here(tmp_path) as server:
            return routes(server)

    listed = {verb for verb in expected() if " " in verb}
    asked = {"POST /api/v1/tables/{table_id}/requests", "SOCKET /api/v1/tables/{table_id}/socket"}
    asked.add("SOCKET /healthz/socket")  # for the server alone: see test_health
    asked.add("GET FILE")  # the same files for everybody: see test_page
    assert asyncio.run(look()) == listed | asked
    assert {verb for verb in expected() if " " not in verb} == set(REQUEST_TYPES) == set(REQUESTS)


def test_every_verb_over_http(tmp_path: Path) -> None:
    async def look() -> dict[str, dict[str, str]]:
        found: dict[str, dict[str, str]] = {}
        async with here(tmp_path) as server:
            for verb in expected():
                if verb in SOCKET_ONLY:
                    continue
                table = await people(server)
                request = {"type": verb, **REQUESTS.get(verb, {})}
                found[verb] = {}
                for who in HEAD[1:-2] + ["wrong", "host"]:  # the host last: they may change something
                    keys = table.keys[who]
                    get = " " in verb
                    found[verb][who] = await (
                        fetch(server, table, keys, verb) if get else post(server, table, keys, request)
                    )
            assert "raceback" not in server.log.getvalue()
        return found

    wanted = expected()
    assert asyncio.run(look()) == {verb: wanted[verb] for verb in wanted if verb not in SOCKET_ONLY}


def test_every_verb_over_a_socket(tmp_path: Path) -> None:
    async def look() -> dict[str, dict[str, str]]:
        found: dict[str, dict[str, str]] = {}
        async with here(tmp_path) as server:
            for verb, request in REQUESTS.items():
                table = await people(server)
                found[verb] = {}
                for who in HEAD[1:-2] + ["wrong", "host"]:
                    found[verb][who] = await over_socket(server, table, table.keys[who], {"type": verb, **request})
            assert "raceback" not in server.log.getvalue()
        return found

    wanted = expected()
    assert asyncio.run(look()) == {verb: wanted[verb] for verb in REQUESTS}


def test_a_table_that_is_not_there_and_one_that_is_closed_are_told_alike(tmp_path: Path) -> None:
    async def look() -> None:
        async with here(tmp_path) as server:
            table = await people(server)
            for keys in ((), ("A" * 32,), table.keys["other"], table.keys["left"]):
                for rest in ("", "/moments/0", "/logbook"):
                    answers = [
                        await server.http.get(f"/api/v1/tables/{name}{rest}", headers=bearer(*keys))
                        for name in (table.id, "0" * 24, "no-such-id", table.id.upper() + "x")
                    ]
                    assert {answer.status_code for answer in answers} == {404}
                    assert len({answer.content for answer in answers}) == 1

    asyncio.run(look())


def test_who_loses_a_seat_is_shown_out_at_once(tmp_path: Path) -> None:
    """A socket that is open when its key is renewed, or its player removed, hears nothing more."""

    async def look() -> None:
        async with here(tmp_path) as server:
            table = await people(server)
            for request, keys in (
                ({"type": "renew", "seat": "Boris"}, table.keys["wrong"]),
                ({"type": "leave", "seat": "Anna"}, table.keys["host"]),
            ):
                async with server.socket(table.id) as socket:
                    old = table.seats[request["seat"]]
                    await socket.send(json.dumps({"type": "hello", "protocol": 2, "keys": [old]}))
                    assert json.loads(await socket.recv())["you"]["seats"] == [request["seat"]]
                    assert await post(server, table, keys, request) == "ok"
                    last = json.loads(await socket.recv())
                    assert (last["type"], last["kind"]) == ("goodbye", "server-no-table")
                    with pytest.raises(ConnectionClosed) as closed:
                        await socket.recv()
                    assert closed_code(closed.value) == 1008

    asyncio.run(look())


def test_who_may_not_talk_takes_nobody_s_turn(tmp_path: Path) -> None:
    async def look() -> None:
        async with here(tmp_path, chats_per_minute=3) as server:
            table = await people(server)
            chat = {"type": "chat", "text": "hello"}
            for _ in range(10):
                assert await post(server, table, table.keys["watch"], chat) == "server-not-seated"
            assert await post(server, table, table.keys["host"], chat) == "ok"
            assert [await post(server, table, table.keys["wrong"], chat) for _ in range(4)][-1] == "server-too-many"

    asyncio.run(look())
