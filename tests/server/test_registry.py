"""The registry of requests: one entry and one function make a new request, on sockets, over HTTP and in the schema."""

import asyncio
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import pytest

from rednovember.server.protocol_schema import protocol_schema
from rednovember.server.requests import RECORD_TYPES, REQUEST_TYPES, Action, rebuild, record_type, request
from rednovember.server.requests.permissions import SEAT_OR_HOST
from rednovember.server.requests.records import TEXT
from rednovember.server.rooms.chat import ChatLine
from rednovember.server.rooms.room import Room
from rednovember.server.store.records import Record
from rednovember.table import OneOf
from tests.server.twins import bearer, here


@pytest.fixture
def toast(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A made-up request: somebody raises a glass, and everyone reads it in the chat."""
    records, requests = dict(RECORD_TYPES), dict(REQUEST_TYPES)

    def fold_toast(room: Room, record: Record) -> None:
        seat = record.body["by"]
        room.said.append(ChatLine(record.number, record.at, seat, room.name_of(seat), f"To {record.body['whom']}!"))

    toasted = record_type("toasted", {"by": TEXT, "whom": TEXT}, fold_toast)

    @dataclass(frozen=True, slots=True)
    class Toast:
        """Raise a glass to somebody."""

        whom: Annotated[str, "a name"]
        type: Annotated[str, OneOf(("toast",))] = "toast"

    @request(Toast, SEAT_OR_HOST, toasted)
    def toast(action: Action, request: Toast) -> None:
        action.record(toasted, by=action.seat, whom=request.whom)

    yield
    for registry, before in ((RECORD_TYPES, records), (REQUEST_TYPES, requests)):
        registry.clear()
        registry.update(before)  # type: ignore[arg-type]  # each to its own


@pytest.mark.usefixtures("toast")
def test_one_entry_and_one_function_make_a_request(tmp_path: Path) -> None:
    async def work() -> None:
        async with here(tmp_path) as server:
            made = await server.make_table(table={"gnomes": 3, "players": ["Ann", "Bo", "Cy"], "seed": 1})
            table, ann = made["table"], made["keys"]["seats"]["Ann"]
            async with server.socket(table) as socket:
                await socket.send(json.dumps({"type": "hello", "protocol": 2, "keys": [ann]}))
                assert json.loads(await socket.recv())["type"] == "welcome"

                await socket.send(json.dumps({"id": 1, "type": "toast", "whom": "Bo"}))
                frames = [json.loads(await socket.recv()) for _ in range(2)]
                told = {frame["type"]: frame for frame in frames}
                assert told["response"]["ok"]
                assert [line["text"] for line in told["news"]["chat"]] == ["To Bo!"]

                await socket.send(json.dumps({"id": 2, "type": "toast", "whom": 3}))
                refused = json.loads(await socket.recv())
                assert (refused["ok"], refused["kind"]) == (False, "table-value")

                path = f"/api/v1/tables/{table}/requests"
                over_http = await server.http.post(path, json={"type": "toast", "whom": "Cy"}, headers=bearer(ann))
                assert (over_http.status_code, over_http.json()["ok"]) == (200, True)
                assert [line["text"] for line in json.loads(await socket.recv())["chat"]] == ["To Cy!"]

            watch = bearer(made["keys"]["watch"])
            refusal = await server.http.post(path, json={"type": "toast", "whom": "Cy"}, headers=watch)
            assert (refusal.status_code, refusal.json()["kind"]) == (403, "server-not-seated")
            records = await server.context.store.records(table)
            assert [line.text for line in rebuild(records).said] == ["To Bo!", "To Cy!"]

    asyncio.run(work())


@pytest.mark.usefixtures("toast")
def test_a_new_request_is_in_the_schema() -> None:
    definitions = protocol_schema()["$defs"]
    assert {"$ref": "#/$defs/Toast"} in definitions["AnyRequest"]["oneOf"]
    assert definitions["Toast"]["required"] == ["whom", "type"]
