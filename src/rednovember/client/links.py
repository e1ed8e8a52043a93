"""Links to tables: the server's address, the table, and the key after the `#`, which no server ever sees."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from rednovember.client.errors import ClientError

LINK: Final = re.compile(r"(https?://[^#?]*?)/?#/t/([A-Za-z0-9_-]+)(?:/k/([A-Za-z0-9_,-]+))?/?")
ADDRESS: Final = re.compile(r"(https?://[^#?\s]+?)/*")
API: Final = "/api/v1"


class TableLink(NamedTuple):
    """A parsed link: the arguments of `connect`."""

    base_url: str
    table: str
    keys: tuple[str, ...]


def read_link(link: str) -> TableLink:
    """Parse a link to a table, as the server and other players share it.

    >>> read_link("http://127.0.0.1:8000/#/t/a1b2/k/secret")
    TableLink(base_url='http://127.0.0.1:8000', table='a1b2', keys=('secret',))

    Several keys are separated by commas.
    """
    found = LINK.fullmatch(link.strip())
    if found is None:
        raise ClientError("client-link")  # the link isn't shown, because a key may be in it
    base_url, table, keys = found.groups()
    return TableLink(base_url, table, tuple(key for key in (keys or "").split(",") if key))


def address(base_url: str) -> str:
    """Return a server's address, ready to append a path."""
    found = ADDRESS.fullmatch(base_url)
    if found is None:
        raise ClientError("client-address", value=base_url)
    return found[1]


def table_address(base_url: str, table: str) -> str:
    """Return the address of a table."""
    return f"{address(base_url)}{API}/tables/{table}"


def socket_address(base_url: str, table: str) -> str:
    """Return the address of a table's socket."""
    return "ws" + table_address(base_url, table).removeprefix("http") + "/socket"
