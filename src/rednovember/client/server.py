"""Single requests over HTTP, in a thread: a new table, the open ones, a logbook, a past moment."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable, Mapping
from http.client import HTTPException, HTTPMessage
from typing import IO, Any, Final, NamedTuple
from urllib.error import HTTPError, URLError
from urllib.parse import urlencode
from urllib.request import HTTPRedirectHandler, Request, build_opener

from rednovember.client.errors import ClientError, refusal_of
from rednovember.client.links import API, address, table_address

Json = Any
TIMEOUT: Final = 30.0  # seconds


class CreatedTable(NamedTuple):
    """A new table: its id, its keys and its links (`host`, `join`, `watch`, and `seats` by player)."""

    table: str
    keys: dict[str, Any]
    links: dict[str, Any]


class StayThere(HTTPRedirectHandler):
    """Follows no redirects: a key is for one server only."""

    def redirect_request(
        self, req: Request, fp: IO[bytes], code: int, msg: str, headers: HTTPMessage, newurl: str
    ) -> Request | None:
        """Don't follow the redirect."""
        return None


class Server:
    """A server by its address, for instance `http://127.0.0.1:8000`. Errors are in `language`."""

    def __init__(self, base_url: str, language: str = "en") -> None:
        self.base_url = address(base_url)
        self.language = language
        self._opener = build_opener(StayThere)

    async def create_table(
        self,
        table: Mapping[str, object] | None = None,
        *,
        open: bool = False,  # noqa: A002 - the protocol's word
        stand_in_after: int | None = None,
        logbook: str = "",
    ) -> CreatedTable:
        """Create a table: gnomes, players, bots and rules as in `NewTable`; or one that continues a logbook."""
        body = {"table": dict(table or {}), "open": open, "stand_in_after": stand_in_after, "logbook": logbook}
        said = await self._json("POST", f"{self.base_url}{API}/tables", body=body)
        return CreatedTable(said["table"], said["keys"], said["links"])

    async def tables(self) -> list[Json]:
        """Return the tables that are open to everyone (`OpenTable`)."""
        return list(await self._json("GET", f"{self.base_url}{API}/tables"))

    async def look(self, table: str, keys: Iterable[str] = ()) -> Json:
        """Return a table as these keys show it now (`Welcome`)."""
        return await self._json("GET", table_address(self.base_url, table), keys)

    async def request(self, table: str, request: Mapping[str, object], keys: Iterable[str] = ()) -> Json:
        """Send a request without a socket and return its `Response`. Raises `Refusal`."""
        where = f"{table_address(self.base_url, table)}/requests"
        return await self._json("POST", where, keys, dict(request))

    async def moment(self, table: str, number: int, keys: Iterable[str] = ()) -> Json:
        """Return the message after the record with that number (`Message`)."""
        return await self._json("GET", f"{table_address(self.base_url, table)}/moments/{number}", keys)

    async def logbook(self, table: str, keys: Iterable[str] = ()) -> str:
        """Return the table's logbook, as these keys show it."""
        read = await self._fetch("GET", f"{table_address(self.base_url, table)}/logbook", keys, None)
        return read.decode()

    async def _json(self, verb: str, url: str, keys: Iterable[str] = (), body: Json = None) -> Json:
        try:
            return json.loads(await self._fetch(verb, url, keys, body))
        except ValueError:
            raise ClientError("client-answer", address=self.base_url) from None

    async def _fetch(self, verb: str, url: str, keys: Iterable[str], body: Json) -> bytes:
        headers = {"Accept": "*/*"}
        if keys := tuple(keys):
            headers["Authorization"] = f"Bearer {','.join(keys)}"
        data = None
        if body is not None:
            data = json.dumps(body).encode()
            headers["Content-Type"] = "application/json"
        full = f"{url}?{urlencode({'language': self.language})}"
        request = Request(full, data, headers, method=verb)  # noqa: S310 - http or https, see `address`
        return await asyncio.to_thread(self._open, request)

    def _open(self, request: Request) -> bytes:
        try:
            with self._opener.open(request, timeout=TIMEOUT) as answer:
                read: bytes = answer.read()
                return read
        except HTTPError as error:
            with error:
                raise self._refused(error.read()) from None
        except (URLError, OSError, HTTPException):
            raise ClientError("client-unreachable", address=self.base_url) from None

    def _refused(self, body: bytes) -> Exception:
        try:
            return refusal_of(json.loads(body))
        except (ValueError, KeyError, TypeError, AttributeError):
            return ClientError("client-answer", address=self.base_url)
