"""Links to a table. The key is in the fragment, which browsers keep to themselves, so no server and no log gets it."""

from __future__ import annotations

from dataclasses import dataclass

from rednovember.server.rooms.creation import Keys


@dataclass(frozen=True, slots=True)
class Links:
    """A link for each key of a new table."""

    host: str
    join: str
    watch: str
    seats: dict[str, str]


def link(base: str, table_id: str, key: str) -> str:
    """Return the link of a key.

    >>> link("http://127.0.0.1:8000/", "0a1b", "KEY")
    'http://127.0.0.1:8000/#/t/0a1b/k/KEY'
    """
    return f"{base.rstrip('/')}/#/t/{table_id}/k/{key}"


def links(base: str, table_id: str, keys: Keys) -> Links:
    """Return the links of a new table."""
    return Links(
        link(base, table_id, keys.host),
        link(base, table_id, keys.join),
        link(base, table_id, keys.watch),
        {seat: link(base, table_id, key) for seat, key in keys.seats.items()},
    )
