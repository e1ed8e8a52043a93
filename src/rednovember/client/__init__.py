"""A client for programs: a server's tables over HTTP, a seat at one of them over a socket (docs/protocol.md).

    async with connect("http://127.0.0.1:8000", table, [key]) as seat:
        async for frame in seat:
            if seat.choices:
                await seat.decide(seat.choices["end"]["decision"]["text"])

Everything on the wire is plain data, as `docs/protocol.schema.json` describes it.
"""

from rednovember.client.errors import ClientError, Refusal
from rednovember.client.links import TableLink, read_link
from rednovember.client.seat import SeatClient, connect
from rednovember.client.server import CreatedTable, Server

__all__ = ["ClientError", "CreatedTable", "Refusal", "SeatClient", "Server", "TableLink", "connect", "read_link"]
