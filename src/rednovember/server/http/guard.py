"""Rate limits, quotas by address, JSON input, origins and security headers: the checks before a request is handled."""

from __future__ import annotations

import ipaddress
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable, Iterable, Mapping
from time import monotonic
from typing import Any, Final
from urllib.parse import urlsplit

import orjson
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rednovember.server.errors import ServerError
from rednovember.server.rooms.keys import LONGEST
from rednovember.server.running.settings import Settings

LARGEST_BODY: Final = 256 * 1024  # bytes of a request
LARGEST_FRAME: Final = 64 * 1024  # bytes of a frame
DEEPEST: Final = 20  # levels of nested objects and lists
MOST_KEYS: Final = 32  # keys that a client may send at once
MOST_BUCKETS: Final = 10_000
WRONG_KEYS_PER_MINUTE: Final = 60
CHECKS: Final = ("/healthz", "/metrics")  # asked by monitoring, which has a bucket of its own
ANYBODYS: Final = ("/api/v1/languages", "/docs", "/openapi.json")  # need no key
TABLES: Final = "/api/v1/tables"
FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip")  # headers that a proxy adds
DAY: Final = 24 * 60 * 60.0  # seconds
SAFE: Final = ("GET", "HEAD", "OPTIONS")
USUAL_PORTS: Final = {"http": 80, "https": 443, "ws": 80, "wss": 443}
API_POLICY: Final = "default-src 'none'; frame-ancestors 'none'"
PAGE_POLICY: Final = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
HEADERS: Final = {
    "Content-Security-Policy": API_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cache-Control": "no-store",
}


class Bucket:
    """A token bucket."""

    __slots__ = ("_at", "_clock", "_left", "_most", "_per_second")

    def __init__(self, per_second: float, most: float, clock: Callable[[], float] = monotonic) -> None:
        self._per_second, self._most, self._left = per_second, most, most
        self._clock = clock
        self._at = clock()

    def take(self, amount: float = 1) -> bool:
        """Take tokens; return false, and take none, if there are too few."""
        now = self._clock()
        self._left = min(self._most, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < amount:
            return False
        self._left -= amount
        return True


class Buckets:
    """Token buckets by client, in an LRU cache."""

    def __init__(self, per_second: float, most: float, clock: Callable[[], float] = monotonic) -> None:
        self._per_second, self._most, self._clock = per_second, most, clock
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def of(self, whom: Hashable) -> Bucket:
        """Return the bucket of a client."""
        bucket = self._buckets.get(whom)
        if bucket is None:
            bucket = self._buckets[whom] = Bucket(self._per_second, self._most, self._clock)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(whom)
        return bucket

    def take(self, whom: Hashable) -> None:
        """Take a token of a client. Raises `ServerError` if there is none."""
        if not self.of(whom).take():
            raise ServerError("server-too-many")


class Crowd:
    """A limit on how many of something a client may have at once."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._there: Counter[Hashable] = Counter()

    def count(self, whom: Hashable) -> int:
        """Return how many a client has."""
        return self._there[whom]

    def enter(self, whom: Hashable) -> bool:
        """Count one more and return true, unless the limit is reached. The caller calls `leave` later."""
        if self._there[whom] >= self.most:
            return False
        self._there[whom] += 1
        return True

    def leave(self, whom: Hashable) -> None:
        """Count one less."""
        self._there[whom] -= 1
        if not self._there[whom]:
            del self._there[whom]


class Limits:
    """The rate limits and concurrency limits of the server."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = monotonic) -> None:
        self.settings, self.clock = settings, clock
        self.tables = Buckets(settings.tables_per_minute / 60, settings.tables_per_minute, clock)
        self.tables_daily = Buckets(settings.tables_per_day / DAY, settings.tables_per_day, clock)
        most_bytes = settings.megabytes_per_day * 1_000_000
        self.bytes_daily = Buckets(most_bytes / DAY, most_bytes, clock)
        self.wrong_keys = Buckets(WRONG_KEYS_PER_MINUTE / 60, WRONG_KEYS_PER_MINUTE, clock)
        self.requests = Buckets(settings.requests_per_second, settings.burst, clock)  # over HTTP, for each address
        self.checks = Buckets(settings.requests_per_second, settings.burst, clock)
        self.chats = Buckets(settings.chats_per_minute / 60, settings.chats_per_minute, clock)  # for each seat
        self.sockets = Crowd(settings.sockets_per_address)

    def lay(self, whom: Hashable, size: int) -> None:
        """Count a new table of this size for an address. Raises `ServerError` if the daily quota is used up."""
        if not self.bytes_daily.of(whom).take(size) or not self.tables_daily.of(whom).take():
            raise ServerError("server-laid-enough")

    def of_connection(self) -> Bucket:
        """Return a new rate limit for a connection."""
        return Bucket(self.settings.requests_per_second, self.settings.burst, self.clock)


def address(scope: Scope) -> str:
    """Return the address that a request is counted for; for IPv6, the /64 network."""
    host = (scope.get("client") or ("", 0))[0]
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return str(host)
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is None:
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)


def keys_of(said: Iterable[object]) -> tuple[str, ...]:
    """Return those of the values that may be keys, without repeats, up to a limit."""
    found = [key for key in said if isinstance(key, str) and 0 < len(key) <= LONGEST and key.isascii()]
    return tuple(dict.fromkeys(found))[:MOST_KEYS]


def bearer(header: str) -> str:
    """Return the credentials of a header `Authorization: Bearer ...`."""
    scheme, _, said = header.partition(" ")
    return said.strip() if scheme.lower() == "bearer" else ""


def bearer_keys(header: str) -> tuple[str, ...]:
    """Return the keys of a header `Authorization: Bearer KEY, KEY`."""
    return keys_of(key.strip() for key in bearer(header).split(","))


def read_json(text: str | bytes) -> object:
    """Return plain data from JSON. Raises `ServerError` if it is malformed or nested too deeply."""
    try:
        found = orjson.loads(text)
    except (ValueError, RecursionError):
        raise ServerError("server-frame", most=DEEPEST) from None
    if not shallow(found):
        raise ServerError("server-frame", most=DEEPEST)
    return found


def shallow(value: object) -> bool:
    """Return whether plain data is not nested too deeply."""
    level = [value]
    for _ in range(DEEPEST):
        level = [inner for each in level for inner in _inside(each)]
        if not level:
            return True
    return False


def _inside(value: Any) -> Iterable[Any]:  # noqa: ANN401 - plain data
    if isinstance(value, Mapping):
        return value.values()
    return value if isinstance(value, list) else ()


def origin_of(url: str) -> tuple[str, str, int | None]:
    """Return the scheme, host and port of a URL."""
    try:
        parts = urlsplit(url)
        return parts.scheme, (parts.hostname or "").lower(), parts.port or USUAL_PORTS.get(parts.scheme)
    except ValueError:
        return "", "", None


def may_come_from(origin: str, host: str, settings: Settings) -> bool:
    """Return whether a page of this origin may change something: the server's own, or one from the settings."""
    scheme, name, port = origin_of(origin)
    if not name or scheme not in ("http", "https"):
        return False
    if (name, port) == origin_of(f"{scheme}://{host}")[1:]:
        return True
    own = (settings.base_url, *settings.origins)
    return any((scheme, name, port) == origin_of(each) for each in own if each)


class Guard:
    """Middleware that refuses ambiguous, too frequent and cross-origin requests, and adds the security headers."""

    def __init__(
        self, app: ASGIApp, settings: Settings, limits: Limits, refuse: Callable[[Scope, ServerError], ASGIApp]
    ) -> None:
        self.app, self.settings, self.limits, self.refuse = app, settings, limits, refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return

        asked_head = scope["type"] == "http" and scope["method"] == "HEAD"

        async def guarded(message: Message) -> None:
            if asked_head and message["type"] == "http.response.body":
                message = {**message, "body": b""}
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        if asked_head:  # HEAD is served as GET without a body
            scope = {**scope, "method": "GET"}
        try:
            self._check(scope)
        except ServerError as error:
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": 1008})  # closing before accepting answers 403
                return
            await self.refuse(scope, error)(scope, receive, guarded)
            return
        await self.app(scope, receive, guarded if scope["type"] == "http" else send)

    def _check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        if "content-length" in headers and "transfer-encoding" in headers:  # a proxy may see another end of the body
            raise ServerError("server-ambiguous")
        if self._foreign(scope, headers):
            raise ServerError("server-origin")
        path = scope["path"]
        if path in CHECKS:  # requests through a proxy do not use up those of this machine
            self.limits.checks.take((address(scope), any(name in headers for name in FORWARDED)))
        elif path in ANYBODYS or (path == TABLES and scope["method"] in SAFE):
            self.limits.requests.take(address(scope))

    def _foreign(self, scope: Scope, headers: Headers) -> bool:
        origin = headers.get("origin")
        if origin is None or (scope["type"] == "http" and scope["method"] in SAFE):
            return False
        return not may_come_from(origin, headers.get("host", ""), self.settings)
