"""Quotas on the log of a table, so that no guest uses up what the host and the game need.

A log has room for a long game many times over. Decisions that move the game on may use all of it. Other requests of
guests have a lower quota, counted for each seat; the host has a higher one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rednovember.server.errors import ServerError

GUESTS_RECORDS: Final = 16_000  # from here on guests can only decide; a long game of eight with much chat has 2,000
MOST_RECORDS: Final = 20_000  # from here on only the host can do anything; bots play on
HOSTS_RECORDS: Final = 22_000  # leaves room for the host to remove players and close the table

SEATING: Final = "seating"
TALKING: Final = "talking"
RETURNING: Final = "returning"  # undo, proposing it, giving gnomes away and taking them back
MOST: Final = {SEATING: 100, TALKING: 500, RETURNING: 1_000}  # records for each seat
MOST_SAID: Final = 2_000  # messages and signals at a table
HOSTS_SAID: Final = 2_500  # leaves room for the host's own
Spent = Mapping[tuple[str, str], int]  # records of a seat, by purpose


def check_log(number: int, *, host: bool, decides: bool) -> None:
    """Raise `ServerError` if a log with this many records has no room for a request. `decides`: it is a decision."""
    most = HOSTS_RECORDS if host else MOST_RECORDS if decides else GUESTS_RECORDS
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


def counted(spent: Spent, seat: str, purpose: str, *, host: bool = False) -> Spent:
    """Return the counts after a record. A seat that the `host` gives to another player starts again."""
    if host:
        return {key: count for key, count in spent.items() if key[0] != seat}
    return {**spent, (seat, purpose): spent.get((seat, purpose), 0) + 1}
