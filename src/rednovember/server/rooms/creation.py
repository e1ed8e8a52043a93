"""Creating a table: the request is checked, and becomes the first record of the table's log."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from rednovember.errors import CrewError, near
from rednovember.server.errors import ServerError
from rednovember.server.rooms.keys import digest, new_key, new_secret
from rednovember.server.rooms.names import LONGEST_NAME, look_alike, one_line
from rednovember.table import Description, Table, check_trusted, read_description, table_of
from rednovember.version import __version__

KEYS: Final = ("table", "open", "stand_in_after", "logbook")
REMATCH: Final = ("same_luck",)
LONGEST_LOGBOOK: Final = 200_000  # letters
SHORTEST_ABSENCE: Final = 5  # seconds
LONGEST_ABSENCE: Final = 60 * 60 * 24 * 60  # sixty days, for a game by mail
KNOWN_BOTS: Final = ("bosun", "captain", "random")
OFFERED_BOTS: Final = ("bosun", "captain")  # to people who set up a table
QUICK_BOT: Final = "captain(milliseconds=50)"  # good company, and nobody waits for it
THINKING: Final = re.compile(r"captain\(milliseconds=([1-9][0-9]{0,3})\)")
LARGEST_CREW: Final = 8
LONGEST_THINKING: Final = 2000  # milliseconds that a captain may think


class Keys(NamedTuple):
    """The keys of a table. They are given out only once."""

    host: str
    join: str
    watch: str
    seats: dict[str, str]


class Wish(NamedTuple):
    """A request for a table as plain data. Its small fields are checked, the table and the logbook are not yet.

    With `again` it is a rematch: the table is described with its seed or secret.
    """

    table: Any
    logbook: str
    is_open: bool
    absent: int | None
    again: bool = False


def read_wish(said: object) -> Wish:
    """Return a request for a table after its cheap checks. Raises `RedNovemberError` for what is wrong with it."""
    if not isinstance(said, Mapping):
        raise ServerError("table-none")
    for key in said:
        if key not in KEYS:
            raise ServerError("table-key", key=key, nearest=near(str(key), KEYS), known=", ".join(KEYS))
    is_open, logbook = said.get("open", False), said.get("logbook", "")
    if not isinstance(is_open, bool):
        raise ServerError("table-value", key="open", value=is_open, like="truth")
    if not isinstance(logbook, str):
        raise ServerError("table-value", key="logbook", value=logbook, like="text")
    if len(logbook) > LONGEST_LOGBOOK:
        raise ServerError("server-logbook-long", most=LONGEST_LOGBOOK)
    return Wish(said.get("table"), logbook, is_open, read_absence(said.get("stand_in_after")))


def read_rematch(table: Table, is_open: bool, absent: int | None, said: object) -> Wish:
    """Return a request for a rematch: the same crew, rules and start, with the same luck or with new luck."""
    wanted = said if isinstance(said, Mapping) else {"": None}
    for key in wanted:
        if key not in REMATCH:
            raise ServerError("table-key", key=key, nearest=near(str(key), REMATCH), known=", ".join(REMATCH))
    same = wanted.get("same_luck", False)
    if not isinstance(same, bool):
        raise ServerError("table-value", key="same_luck", value=same, like="truth")
    luck = {} if same else {"seed": None, "secret": new_secret()}
    return Wish({**table.description.as_table(), **luck}, table.logbook_before, is_open, absent, again=True)


def checked(wish: Wish) -> dict[str, Any]:
    """Return the description of a requested table as plain data.

    Its logbook is played and its board built to check them.

    This may take much time and memory, so a server runs it in a process with hard limits (`workers/sandbox.py`).
    """
    found = read_description(wish.table) if wish.again else described(wish.table, wish.logbook)
    if wish.again or not wish.logbook:  # `described` has played the logbook
        Table(found, logbook=wish.logbook)
    return found.as_table()


async def checked_here(wish: Wish) -> dict[str, Any]:
    """Run `checked` in a thread of this process, without limits."""
    return await asyncio.to_thread(checked, wish)


def lay(said: object) -> tuple[dict[str, Any], Keys]:
    """Return the body of a table's first record, and its keys, after all checks in this process."""
    wish = read_wish(said)
    return laid(wish, checked(wish))


def laid(wish: Wish, table: Mapping[str, Any]) -> tuple[dict[str, Any], Keys]:
    """Return the body of the first record of a checked table, and its new keys."""
    seats = {player: new_key() for player in dict.fromkeys(table["players"])}
    keys = Keys(new_key(), new_key(), new_key(), seats)
    body = {
        "program": __version__,
        "table": table,
        "logbook": wish.logbook,
        "open": wish.is_open,
        "absent": wish.absent,
        "host": digest(keys.host),
        "join": digest(keys.join),
        "watch": digest(keys.watch),
        "seats": {player: digest(key) for player, key in seats.items()},
    }
    return body, keys


def described(said: object, logbook: str) -> Description:
    """Return the description of a table from plain data, or of one that goes on from a logbook, with new luck."""
    wanted = {} if said is None else said
    if not isinstance(wanted, Mapping):
        raise ServerError("table-none")
    if "secret" in wanted:
        raise ServerError("table-key", key="secret", nearest="seed")
    if wanted.get("take_back") is None:
        wanted = {**wanted, "take_back": None}
    for key in ("gnomes", "players"):
        if isinstance(wanted.get(key), list) and len(wanted[key]) > LARGEST_CREW:
            raise CrewError("crew-size", count=len(wanted[key]))  # before that many names are compared
    luck = {} if wanted.get("seed") is not None else {"secret": new_secret()}
    if logbook:
        allowed = {key: value for key, value in wanted.items() if key in ("bots", "take_back", "advice", "treachery")}
        found = table_of(logbook, **{**allowed, **luck}).description
    else:
        found = read_description({**wanted, **luck})
    check_bots(found.bots)
    names = dict.fromkeys((*found.gnomes, *found.players))
    for name in names:
        if name != read_name(name):
            raise ServerError("server-name", name=name, most=LONGEST_NAME)
    if look_alike(names):
        raise ServerError("server-name-alike")
    if len(found.people) > 1 and wanted.get("take_back") is None:
        found = read_description({**found.as_table(), "take_back": "unrevealed"})
    return found


def read_name(name: str) -> str:
    """Return a name in one line, without invisible characters. Raises `ServerError` if it is unsuitable."""
    text = one_line(name, LONGEST_NAME)
    if text is None:
        raise ServerError("server-name", name=name, most=LONGEST_NAME)
    return text


def read_absence(value: object) -> int | None:
    """Return after how many seconds a bot stands in, None for never. Raises `ServerError` if the value is wrong."""
    if value is None:
        return None
    whole = isinstance(value, int) and not isinstance(value, bool)
    if not whole or not SHORTEST_ABSENCE <= value <= LONGEST_ABSENCE:  # type: ignore[operator]
        raise ServerError("server-absence", value=value, least=SHORTEST_ABSENCE, most=LONGEST_ABSENCE)
    return int(value)  # type: ignore[call-overload, no-any-return]


def check_bots(bots: Mapping[str, str]) -> None:
    """Raise `RedNovemberError` for bots from files and for those that would think too long."""
    check_trusted(bots)
    for bot in bots.values():
        found = THINKING.fullmatch(bot)
        if bot not in KNOWN_BOTS and not (found and int(found[1]) <= LONGEST_THINKING):
            raise ServerError("server-bot", bot=bot, known=", ".join(KNOWN_BOTS), most=LONGEST_THINKING)
