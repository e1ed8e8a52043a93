"""The services that routes and sockets share, HTTP statuses, and errors as clients see them."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, Protocol

import orjson

from rednovember.errors import RedNovemberError
from rednovember.server.errors import ServerError
from rednovember.server.http.guard import Limits
from rednovember.server.http.probe import Probe
from rednovember.server.http.turns import FairTurns
from rednovember.server.hub.corruption import CORRUPT_RECORD
from rednovember.server.hub.hub import Hub, Live, Opens
from rednovember.server.hub.hub import Minds as Thinking
from rednovember.server.hub.load_failures import BROKEN
from rednovember.server.requests import Outcome
from rednovember.server.rooms.frames import Response
from rednovember.server.running.logs import STORE, tell
from rednovember.server.running.metrics import Metrics
from rednovember.server.running.settings import Settings
from rednovember.server.running.supervisor import Supervisor
from rednovember.server.store import Store, StoreError
from rednovember.table import Reader, Table, refused
from rednovember.words import LIVELY, STYLES, Words, languages, say_error
from rednovember.words.choosing import ENGLISH, find

if TYPE_CHECKING:
    from rednovember.server.sockets.connection import Connection

NO_TABLE: Final = "server-no-table"
STATUS: Final = {
    "server-ambiguous": 400,
    "table-stale": 409,
    "server-conflict": 409,
    NO_TABLE: 404,
    "server-no-page": 404,
    "server-no-words": 404,
    "server-method": 405,
    "server-body": 413,
    "server-media": 415,
    "table-not-yours": 403,
    "table-bot-leads": 403,
    "table-no-advice": 403,
    "server-not-host": 403,
    "server-not-your-seat": 403,
    "server-not-seated": 403,
    "server-not-invited": 403,
    "server-logbook-hidden": 403,
    "server-origin": 403,
    "server-too-many": 429,
    "server-laid-enough": 429,
    "server-internal": 500,
    "server-unavailable": 503,
    "server-record": 503,
    BROKEN: 503,
    "server-busy": 503,
    "server-stopping": 503,
}
FIELDS: Final = {  # of a new table
    "crew-name": "gnomes",
    "crew-reserved": "gnomes",
    "crew-twice": "gnomes",
    "server-name": "gnomes",
    "server-name-alike": "gnomes",
    "crew-player": "players",
    "crew-players": "players",
    "crew-players-count": "players",
    "seed": "seed",
    "table-seed": "seed",
}
REFUSED: Final = 422
HEAVY: Final = 2  # at once


class Minds(Thinking, Protocol):
    """The worker pool as the routes see it. `failed` counts workers that died or took too long."""

    failed: int

    @property
    def pids(self) -> list[int]:
        """Return the ids of the processes that are ready."""

    @property
    def waiting(self) -> int:
        """Return how many jobs wait."""

    async def advise(self, table_id: str, table: Table, player: str, language: str) -> dict[str, Any]:
        """Return the best plans for a player who has to decide, as plain data of `Advised`."""
        ...


@dataclass(frozen=True, slots=True)
class Problem:
    """An error as clients see it: its kind, a sentence in their language, and the rule behind it, if there is one.

    `field` is the key of a new table that is wrong, and `name` the name that is, if it is one.
    """

    kind: str
    text: str
    atom: str | None = None
    rule: str | None = None
    field: str | None = None
    name: str | None = None


@dataclass(slots=True)
class Context:
    """The server's services. `sockets` are the open connections; `address` is where the server listens."""

    settings: Settings
    store: Store
    hub: Hub
    minds: Minds
    limits: Limits
    supervisor: Supervisor = field(default_factory=Supervisor)
    probe: Probe = field(default_factory=Probe)
    metrics: Metrics = field(default_factory=Metrics)
    address: str = ""
    stopping: bool = False
    heavy: FairTurns = field(default_factory=lambda: FairTurns(HEAVY))  # for long work, fairly among addresses
    sockets: set[Connection] = field(default_factory=set)
    languages: tuple[str, ...] = field(default_factory=lambda: tuple(languages()))

    @property
    def base(self) -> str:
        """Return the start of all links."""
        return self.settings.base_url or self.address

    async def act(
        self,
        live: Live,
        keys: Iterable[str] | Opens,
        request: Any,  # noqa: ANN401 - a registered request
        durable: Callable[[Outcome], None] | None = None,
    ) -> Outcome:
        """Let the hub carry out a request, and measure the time."""
        began = perf_counter()
        try:
            done = await self.hub.act(live, keys, request, durable)
        except ServerError as error:
            if error.kind == CORRUPT_RECORD:  # another process has written a record that is corrupt
                self.metrics.count("store_errors")
            raise
        self.metrics.observe("durable_seconds", perf_counter() - began)
        return done

    def refused(self, error: RedNovemberError) -> RedNovemberError:
        """Count a refusal; return the error as clients may see it."""
        shown = public(error)
        self.metrics.count("refused", kind=shown.kind)
        if shown is not error:
            self.failed(error)
        return shown

    def failed(self, error: BaseException) -> None:
        """Count and log a failure of the database."""
        self.metrics.count("store_errors")
        tell(STORE, logging.ERROR, reason=str(error) or type(error).__name__)

    def language(self, wish: object) -> str:
        """Return the best language for a wish, or English. Raises `ServerError` if the wish is no text."""
        if wish is not None and not isinstance(wish, str):
            raise ServerError("table-value", key="language", value=wish, like="text")
        return (None if wish is None else find(wish[:40], self.languages)) or ENGLISH

    def style(self, wish: object) -> str:
        """Return the style for a wish, or the lively one. Raises `ServerError` if the wish is no text."""
        if wish is not None and not isinstance(wish, str):
            raise ServerError("table-value", key="style", value=wish, like="text")
        return wish if isinstance(wish, str) and wish in STYLES else LIVELY


def written(value: object) -> bytes:
    """Return a value as JSON."""
    return orjson.dumps(value)


def public(error: RedNovemberError) -> RedNovemberError:
    """Return an error as clients may see it. Details of the database go to the log only."""
    if isinstance(error, StoreError) and error.kind.startswith("server-database"):
        return ServerError("server-unavailable")
    return error


def problem(error: RedNovemberError, language: str) -> Problem:
    """Return an error as clients see it, where there is no table."""
    atom = error.params.get("atom")
    words = Words(language)
    rule = words.atom(atom) if isinstance(atom, str) else None
    name = error.params.get("name", error.params.get("value"))
    field = FIELDS.get(error.kind)
    return Problem(
        error.kind,
        say_error(words, error),
        atom if isinstance(atom, str) else None,
        rule,
        field,
        name if field in ("gnomes", "players") and isinstance(name, str) else None,
    )


def refusal(number: int, table: Table, error: RedNovemberError, language: str, asked: int) -> Response:
    """Return the answer to a request that is refused."""
    said = refused(table, error, Reader(None, language))
    return Response(asked, False, number, said.kind, said.text, said.atom, said.rule)


def status_of(kind: str) -> int:
    """Return the HTTP status of a kind of error."""
    return STATUS.get(kind, REFUSED)
