"""From `rednovember play` to the board in the browser, and back to the exit status.

Modules that take long to import are imported after the browser has been told to open: the browser takes time as well,
and its first request waits. If a certain game is requested, the browser opens when its table exists.
"""

from __future__ import annotations

import asyncio
import socket
from importlib.util import find_spec
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any, Final

from rednovember.errors import RedNovemberError
from rednovember.folders import data_folder, page_folder
from rednovember.home.browser import open_browser
from rednovember.home.running import Home
from rednovember.server.errors import ServerError
from rednovember.server.running.listeners import address_of, bind
from rednovember.words import Words

if TYPE_CHECKING:
    from rednovember.home.wished import Wish
    from rednovember.server.http.services import Context
    from rednovember.server.running.settings import Settings
    from rednovember.terminal.setup import GameSetup

HERE: Final = "127.0.0.1"
# A browser stores the keys of its games by address, so the address has to be the same next time.
PORTS: Final = (*range(11707, 11717), 0)
NEEDED: Final = (
    *("aiosqlite", "alembic", "asyncpg", "confusable_homoglyphs", "fastapi", "h11", "orjson", "regex", "segno"),
    *("sqlalchemy", "starlette", "uvicorn", "websockets"),
)
DATABASE: Final = "play.db"
OPENING: Final = 5.0  # seconds that a browser may take to open
OK: Final = 0


class NoBrowserHere(RedNovemberError):  # noqa: N818 - it is no error, the game goes on elsewhere
    """Why the board can't be shown in a browser here: play in the terminal instead."""


def play_in_browser(wanted: GameSetup, language: str, *, opens: bool = True) -> int:
    """Serve the board until stopped. Returns the exit status. `opens`: whether to open the browser, too."""
    check_parts(page_folder())
    words = Words(language)
    wish = wish_for(wanted, words)
    home = Home(data_folder())
    try:
        if home.ours:
            return serve_at_home(home, wish, words, opens=opens)
        address = home.other()
        opening = show(link_at(address, wish, language), words, "play-at-running", opens=opens)
        if opening is not None:
            opening.join(OPENING)
        return OK
    finally:
        home.leave()


def check_parts(page: Path) -> None:
    """Raise `NoBrowserHere` if the page isn't built, or if packages of the server are missing."""
    missing = next((name for name in NEEDED if find_spec(name) is None), None)
    if missing is not None:
        raise NoBrowserHere("play-no-server", module=missing)
    if not (page / "index.html").is_file():
        raise NoBrowserHere("play-no-page")


def wish_for(wanted: GameSetup, words: Words) -> Wish | None:
    """Return the requested table, checked before anything starts. None: the start screen."""
    from rednovember.home.wished import wish_of

    return wish_of(wanted, words)


def serve_at_home(home: Home, wish: Wish | None, words: Words, *, opens: bool) -> int:
    """Run the server for this data folder."""
    listening = bind_usual()
    address = address_of(listening[0])
    home.tell(address)
    if wish is None:
        show(address, words, "play-at", opens=opens)
    from rednovember.server.serve import run_on

    async def announce(context: Context) -> None:
        if wish is not None:
            table, keys = await context.hub.lay(wish.body)
            show(linked(address, table, wish, keys.seats, keys.watch), words, "play-at", opens=opens)

    return run_on(listening, settings_of(home.folder), announce)


def bind_usual() -> list[socket.socket]:
    """Listen at the default port, or at the next free one, for this machine only."""
    for port in PORTS[:-1]:
        try:
            return bind(HERE, port)
        except ServerError:
            continue
    return bind(HERE, PORTS[-1])


def settings_of(folder: Path) -> Settings:
    """Return the settings of a server for one person: quiet, and with its own database."""
    from rednovember.server.running.settings import Settings, escaped

    return Settings(host=HERE, data=folder, database=f"sqlite:///{escaped(folder / DATABASE)}", log="warning")


def link_at(address: str, wish: Wish | None, language: str) -> str:
    """Return a link to a new table at a running server; without a wish, to its start screen."""
    if wish is None:
        return address
    from rednovember.client import Refusal, Server

    laying = Server(address, language).create_table(wish.body.get("table"), logbook=wish.body.get("logbook", ""))
    try:
        laid = asyncio.run(laying)
    except Refusal as refusal:
        raise RedNovemberError("play-refused", reason=refusal.text) from None
    return linked(address, laid.table, wish, laid.keys["seats"], laid.keys["watch"])


def linked(address: str, table: str, wish: Wish, seats: dict[str, Any], watch: str) -> str:
    """Return the link to a table for everyone at this screen."""
    from rednovember.home.wished import keys_of
    from rednovember.server.http.links import link

    return link(address, table, ",".join(keys_of(wish, seats, watch)))


def show(address: str, words: Words, message: str, *, opens: bool) -> Thread | None:
    """Print where the board is, and open it. Returns the thread that opens it, if there is a browser."""
    print(words.text(message, address=address), flush=True)
    return open_browser(address) if opens else None
