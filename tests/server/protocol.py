"""What tests of the protocol share: the schema as a check, and a relay that looks at every frame and may cut lines."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from copy import deepcopy
from typing import Any

from jsonschema import Draft202012Validator
from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed, InvalidStatus

from rednovember.server.protocol_schema import SUBPROTOCOL, protocol_schema

Json = Any
SCHEMA = protocol_schema()


def checker(name: str, schema: Json = SCHEMA) -> Draft202012Validator:
    """A check for one of the schema's types."""
    return Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": schema["$defs"]})


def without_required(schema: Json) -> Json:
    """The same schema for a part of something: whatever is there fits, but not everything has to be there."""
    if isinstance(schema, dict):
        return {key: without_required(value) for key, value in schema.items() if key != "required"}
    return [without_required(value) for value in schema] if isinstance(schema, list) else schema


PARTIAL = without_required(deepcopy(SCHEMA))
CHECKS = {name: checker(name) for name in SCHEMA["$defs"]}


def fits(name: str, value: Json) -> None:
    """Something fits its type."""
    CHECKS[name].validate(value)


Cut = Callable[[Json], bool]


def never(frame: Json) -> bool:
    """Let everything pass."""
    return False


class Relay:
    """Stands between client and server. Every frame of either is checked against the schema.

    `before` cuts the line in place of passing on a client's frame, `after` in place of passing on a server's.
    """

    def __init__(self, server: str) -> None:
        self.server = server.removeprefix("http")
        self.base_url = ""
        self.before: Cut = never
        self.after: Cut = never
        self.sent: list[Json] = []
        self.told: list[Json] = []
        self.strict = True  # what the client sends has to fit as well
        self._lines: set[ServerConnection] = set()

    def says(self, say: str) -> list[Json]:
        """What the client has sent of a kind."""
        return [frame for frame in self.sent if frame["type"] == say]

    def cut(self) -> None:
        """Cut all lines."""
        for line in self._lines:
            line.transport.abort()

    async def pass_on(self, client: ServerConnection) -> None:
        """One line, from its beginning to its end."""
        assert client.request is not None
        self._lines.add(client)
        try:
            path = client.request.path
            async with connect(f"ws{self.server}{path}", subprotocols=[SUBPROTOCOL], max_size=None) as server:  # type: ignore[list-item]
                there = asyncio.create_task(self._there(client, server))
                back = asyncio.create_task(self._back(client, server))
                await asyncio.wait((there, back), return_when=asyncio.FIRST_COMPLETED)
                for task in (there, back):
                    task.cancel()
                found = await asyncio.gather(there, back, return_exceptions=True)
                for error in found:
                    if isinstance(error, Exception) and not isinstance(error, ConnectionClosed):
                        raise error
        except (OSError, InvalidStatus):
            client.transport.abort()
        finally:
            self._lines.discard(client)

    async def _there(self, client: ServerConnection, server: Any) -> None:
        async for text in client:
            frame = json.loads(text)
            if self.strict:
                fits("ClientFrame", frame)
            self.sent.append(frame)
            if self.before(frame):
                client.transport.abort()
                return
            await server.send(text)

    async def _back(self, client: ServerConnection, server: Any) -> None:
        with suppress(ConnectionClosed):
            async for text in server:
                frame = json.loads(text)
                fits("ServerFrame", frame)
                self.told.append(frame)
                if self.after(frame):
                    client.transport.abort()
                    return
                await client.send(text)
        await client.close(server.close_code if server.close_code not in (None, 1006) else 1012)


@asynccontextmanager
async def relayed(server: str) -> AsyncIterator[Relay]:
    """A relay before a server."""
    relay = Relay(server)
    async with serve(relay.pass_on, "127.0.0.1", 0, subprotocols=[SUBPROTOCOL]) as listening:  # type: ignore[list-item]
        port = next(iter(listening.sockets)).getsockname()[1]
        relay.base_url = f"http://127.0.0.1:{port}"
        yield relay


def once(cut: Cut) -> Cut:
    """Cut the first time only."""
    done = False

    def first(frame: Json) -> bool:
        nonlocal done
        hit = not done and cut(frame)
        done = done or hit
        return hit

    return first
