"""What every part of the server's surface needs, and how it speaks of what went wrong."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, Protocol

import orjson

from rednovember.errors import RedNovemberError
from rednovember.server.acting import Done
from rednovember.server.asking import Anything
from rednovember.server.damage import DAMAGED as LOST
from rednovember.server.frames import Answer
from rednovember.server.guard import Limits
from rednovember.server.hub import Hub, Live, Opens
from rednovember.server.hub import Minds as Thinking
from rednovember.server.load_failures import BROKEN
from rednovember.server.logs import STORE, tell
from rednovember.server.metrics import Metrics
from rednovember.server.probe import Probe
from rednovember.server.records import ServerError
from rednovember.server.settings import Settings
from rednovember.server.store import Store, StoreError
from rednovember.server.supervisor import Supervisor
from rednovember.server.turns import FairTurns
from rednovember.table import Reader, Table, refused
from rednovember.words import LIVELY, STYLES, Words, languages, say_error
from rednovember.words.choosing import ENGLISH, find

if TYPE_CHECKING:
    from rednovember.server.sockets import Connection

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
REFUSED: Final = 422
HEAVY: Final = 2  # that many at once


class Minds(Thinking, Protocol):
    """Whoever thinks for bots and gives advice, elsewhere. `failed` counts processes that died or thought too long."""

    failed: int

    @property
    def pids(self) -> list[int]:
        """The processes that are ready."""

    @property
    def waiting(self) -> int:
        """How many questions wait."""

    async def advise(self, table_id: str, table: Table, player: str, language: str) -> dict[str, Any]:
        """The best few plans for a player who has to decide, as plain data of `Advised`."""
        ...


@dataclass(frozen=True, slots=True)
class Problem:
    """What went wrong: its kind, a sentence in the reader's language, and the rule that says no if one does."""

    kind: str
    text: str
    atom: str | None = None
    rule: str | None = None


@dataclass(slots=True)
class Context:
    """The server's parts. `sockets` are those that are connected; `address` is where it listens."""

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
    heavy: FairTurns = field(default_factory=lambda: FairTurns(HEAVY))  # for long work, by address
    sockets: set[Connection] = field(default_factory=set)
    languages: tuple[str, ...] = field(default_factory=lambda: tuple(languages()))

    @property
    def base(self) -> str:
        """What links begin with."""
        return self.settings.base_url or self.address

    async def act(
        self,
        live: Live,
        keys: Iterable[str] | Opens,
        request: Anything,
        durable: Callable[[Done], None] | None = None,
    ) -> Done:
        """Let the hub carry a request out, and note how long that took."""
        began = perf_counter()
        try:
            done = await self.hub.act(live, keys, request, durable)
        except ServerError as error:
            if error.kind == LOST:  # another process has written what cannot be read
                self.metrics.count("store_errors")
            raise
        self.metrics.observe("durable_seconds", perf_counter() - began)
        return done

    def refused(self, error: RedNovemberError) -> RedNovemberError:
        """Note what was refused; as everybody may know it."""
        shown = public(error)
        self.metrics.count("refused", kind=shown.kind)
        if shown is not error:
            self.failed(error)
        return shown

    def failed(self, error: BaseException) -> None:
        """Note that the database has failed."""
        self.metrics.count("store_errors")
        tell(STORE, logging.ERROR, reason=str(error) or type(error).__name__)

    def language(self, wish: object) -> str:
        """The language that somebody asks for, or English; refused if it is no text."""
        if wish is not None and not isinstance(wish, str):
            raise ServerError("table-value", key="language", value=wish, like="text")
        return (None if wish is None else find(wish[:40], self.languages)) or ENGLISH

    def style(self, wish: object) -> str:
        """The style that somebody asks for, or the lively one; refused if it is no text."""
        if wish is not None and not isinstance(wish, str):
            raise ServerError("table-value", key="style", value=wish, like="text")
        return wish if isinstance(wish, str) and wish in STYLES else LIVELY


def written(value: object) -> bytes:
    """A frame or an answer as JSON."""
    return orjson.dumps(value)


def public(error: RedNovemberError) -> RedNovemberError:
    """An error as everybody may know it: what is wrong with the database stands in the log alone."""
    if isinstance(error, StoreError) and error.kind.startswith("server-database"):
        return ServerError("server-unavailable")
    return error


def problem(error: RedNovemberError, language: str) -> Problem:
    """What went wrong, where there is no table."""
    atom = error.params.get("atom")
    words = Words(language)
    rule = words.atom(atom) if isinstance(atom, str) else None
    return Problem(error.kind, say_error(words, error), atom if isinstance(atom, str) else None, rule)


def refusal(number: int, table: Table, error: RedNovemberError, language: str, asked: int) -> Answer:
    """The answer to a request that is refused."""
    said = refused(table, error, Reader(None, language))
    return Answer(asked, False, number, said.kind, said.text, said.atom, said.rule)


def status_of(kind: str) -> int:
    """The HTTP status of a kind of error."""
    return STATUS.get(kind, REFUSED)
