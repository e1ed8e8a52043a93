"""Quotas on the log of a table, so that no guest uses up what the host and the game need.

A log has room for a long game many times over. Decisions that move the game on may use all of it. Other requests of
guests have a lower quota, counted for each seat; the host has a higher one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rednovember.server.errors import ServerError
from rednovember.server.requests.asking import Anything
from rednovember.server.store.records import (
    AGREED,
    ASKED,
    CLAIMED,
    DECLINED,
    ENTRY,
    LEFT,
    RENEWED,
    SAID,
    STAND_IN,
    USED,
    Record,
)
from rednovember.table.requests import Decide

GUESTS_RECORDS: Final = 16_000  # from here on guests can only decide; a long game of eight with much chat has 2,000
MOST_RECORDS: Final = 20_000  # from here on only the host can do anything; bots play on
HOSTS_RECORDS: Final = 22_000  # leaves room for the host to remove players and close the table

SEATING: Final = "seating"
TALKING: Final = "talking"
RETURNING: Final = "returning"  # undo, proposing it, giving gnomes away and taking them back
PURPOSES: Final = {
    CLAIMED: SEATING,
    LEFT: SEATING,
    USED: SEATING,
    RENEWED: SEATING,
    SAID: TALKING,
    ASKED: RETURNING,
    AGREED: RETURNING,
    DECLINED: RETURNING,
}
MOST: Final = {SEATING: 100, TALKING: 500, RETURNING: 1_000}  # records for each seat
MOST_SAID: Final = 2_000  # messages and signals at a table
HOSTS_SAID: Final = 2_500  # leaves room for the host's own
Spent = Mapping[tuple[str, str], int]  # records of a seat, by purpose


def check_log(number: int, host: bool, request: Anything) -> None:
    """Raise `ServerError` if a log with this many records has no room for a request."""
    most = HOSTS_RECORDS if host else MOST_RECORDS if isinstance(request, Decide) else GUESTS_RECORDS
    if number >= most:
        raise ServerError("server-table-full", most=most)


def check_said(number: int, host: bool) -> None:
    """Raise `ServerError` if a table has too many messages for another one."""
    most = HOSTS_SAID if host else MOST_SAID
    if number >= most:
        raise ServerError("server-chat-full", most=most)


def check_seat(spent: Spent, seat: str, purpose: str) -> None:
    """Raise `ServerError` if a seat has used up its quota for a purpose."""
    if spent.get((seat, purpose), 0) >= MOST[purpose]:
        raise ServerError("server-seat-quota", most=MOST[purpose])


def counted(spent: Spent, record: Record) -> Spent:
    """Return the counts after a record. A seat that the host gives to another player starts again."""
    body = record.body
    purpose = PURPOSES.get(record.kind) or purpose_of_entry(record)
    if purpose is None:
        return spent
    seat = body["seat"] if purpose == SEATING else body["by"]
    if body.get("host"):
        return {key: count for key, count in spent.items() if key[0] != seat}
    return {**spent, (seat, purpose): spent.get((seat, purpose), 0) + 1}


def purpose_of_entry(record: Record) -> str | None:
    """Return the purpose of an entry; None if it moves the game on, or if a bot stands in."""
    if record.kind != ENTRY or record.body["kind"] == "decided":
        return None
    return None if record.body.get("bot") == STAND_IN else RETURNING
