"""How much of a table's log each may fill, so that no guest uses up what the host and the game need.

A log has room for a long game many times over. Decisions that move the game on may use all of it. Everything else that
guests do ends sooner, and is counted for each seat; what the host does ends later.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rednovember.server.asking import Anything
from rednovember.server.records import (
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
    ServerError,
)
from rednovember.table.requests import Decide

GUESTS_RECORDS: Final = 16_000  # from then on guests only decide; a long game of eight with much talk has 2,000
MOST_RECORDS: Final = 20_000  # from then on only the host does anything; bots play on
HOSTS_RECORDS: Final = 22_000  # room in which the host can still remove players and close the table

SEATING: Final = "seating"
TALKING: Final = "talking"
RETURNING: Final = "returning"  # taking back, asking for it, handing gnomes over and back
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
MOST: Final = {SEATING: 100, TALKING: 500, RETURNING: 1_000}  # records of a seat
MOST_SAID: Final = 2_000  # messages and signals of a table
HOSTS_SAID: Final = 2_500  # room for the host's own
Spent = Mapping[tuple[str, str], int]  # records of a seat, by purpose


def check_log(number: int, host: bool, request: Anything) -> None:
    """Refuse what a log of so many records has no room for."""
    most = HOSTS_RECORDS if host else MOST_RECORDS if isinstance(request, Decide) else GUESTS_RECORDS
    if number >= most:
        raise ServerError("server-table-full", most=most)


def check_said(number: int, host: bool) -> None:
    """Refuse another message at a table that has so many."""
    most = HOSTS_SAID if host else MOST_SAID
    if number >= most:
        raise ServerError("server-chat-full", most=most)


def check_seat(spent: Spent, seat: str, purpose: str) -> None:
    """Refuse what a seat has done too often."""
    if spent.get((seat, purpose), 0) >= MOST[purpose]:
        raise ServerError("server-seat-quota", most=MOST[purpose])


def counted(spent: Spent, record: Record) -> Spent:
    """What was spent, with a record. A seat that the host gives to somebody else begins anew."""
    body = record.body
    purpose = PURPOSES.get(record.kind) or purpose_of_entry(record)
    if purpose is None:
        return spent
    seat = body["seat"] if purpose == SEATING else body["by"]
    if body.get("host"):
        return {key: count for key, count in spent.items() if key[0] != seat}
    return {**spent, (seat, purpose): spent.get((seat, purpose), 0) + 1}


def purpose_of_entry(record: Record) -> str | None:
    """What an entry was for; None for what moves the game on, and for a bot that stands in for somebody."""
    if record.kind != ENTRY or record.body["kind"] == "decided":
        return None
    return None if record.body.get("bot") == STAND_IN else RETURNING
