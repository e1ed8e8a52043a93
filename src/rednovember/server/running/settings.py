"""The server's settings: from the command line, environment variables, a TOML file, or defaults. All are validated.

A setting has one name: `base_url` in the file, `REDNOVEMBER_BASE_URL` in the environment, `--base-url` on the command
line. Secret values are never shown, neither by `repr` nor in an error.
"""

from __future__ import annotations

import os
import re
import tomllib
from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, fields
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from rednovember.errors import RedNovemberError, near
from rednovember.files import decoded, os_error
from rednovember.folders import data_folder
from rednovember.server.errors import ServerError

PREFIX: Final = "REDNOVEMBER_"
CONFIG: Final = "REDNOVEMBER_CONFIG"
OTHERS: Final = ("REDNOVEMBER_CONFIG", "REDNOVEMBER_LANG", "REDNOVEMBER_WORDS", "REDNOVEMBER_PLAIN", "REDNOVEMBER_CI")
FOR_TESTS: Final = "REDNOVEMBER_TEST_"  # reserved for tests
ANYWHERE: Final = "0.0.0.0"  # noqa: S104 - what `--lan` asks for
LEVELS: Final = ("debug", "info", "warning", "error")
FORMATS: Final = ("auto", "json", "text")
HOST: Final = re.compile(r"(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*", re.IGNORECASE)
DATABASE: Final = re.compile(r"(sqlite|postgresql|postgres)(\+[a-z0-9]+)?://[^\r\n]*", re.IGNORECASE)
TOKEN: Final = re.compile(r"[!-~]*")  # characters allowed in a header
SHORTEST_TOKEN: Final = 16
LONGEST_TOKEN: Final = 1024
PLACE: Final = re.compile(r"\(at line (\d+), column (\d+)\)$")
TRUTHS: Final = {
    "1": True,
    "true": True,
    "yes": True,
    "on": True,
    "0": False,
    "false": False,
    "no": False,
    "off": False,
}
USUAL_PORTS: Final = {"http": 80, "https": 443}


def usual_minds() -> int:
    """Return the default number of workers, which leaves one core to the server."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, cores - 1)


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a server. The default database is a file in the data folder."""

    host: str = "127.0.0.1"
    port: int = 8000  # 0: any free port
    database: str = field(default="", repr=False)  # may hold a password
    data: Path = field(default_factory=data_folder)
    base_url: str = ""  # the URL for players, if it differs from the server's own
    lan: bool = False  # reachable in the local network
    origins: tuple[str, ...] = ()  # other origins that may use the API
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # proxies whose forwarding headers are trusted
    minds: int = field(default_factory=usual_minds)  # worker processes that think for bots
    thinking: float = 10.0  # seconds for one thought
    retention_days: int = 0  # days for which finished tables are kept after their last change; 0: for ever
    retention_unfinished_days: int = 0
    retention_unplayed_days: int = 7  # tables where no person has ever decided anything
    tables_per_minute: int = 30  # for each address
    tables_per_day: int = 1_000  # for each address
    megabytes_per_day: int = 20  # database space for the new tables of each address
    room_megabytes: int = 512  # estimated memory for cached rooms; idle ones beyond it are reloaded when needed
    requests_per_second: int = 20  # for each socket; over HTTP, for each address
    burst: int = 100  # burst of the same limit
    chats_per_minute: int = 30  # for each seat
    sockets_per_address: int = 200  # at the same time; a household may share an address
    log: str = "info"
    log_format: str = "auto"  # text on a terminal, else JSON
    metrics_token: str = field(default="", repr=False)

    def __post_init__(self) -> None:
        """Set the default database."""
        if not self.database:
            object.__setattr__(self, "database", f"sqlite:///{escaped(self.data / 'server.db')}")

    @property
    def database_kind(self) -> str:
        """Return `sqlite` or `postgresql`, the only thing that is ever shown of the database."""
        return "sqlite" if self.database.lower().startswith("sqlite") else "postgresql"


class Shape(NamedTuple):
    """The type of a setting: how it is parsed from text, checked, and described in errors."""

    like: str
    parse: Callable[[str], Any]
    check: Callable[[Any], Any]  # returns the normalized value; raises `ValueError`
    least: int = 0
    most: int = 0
    among: tuple[str, ...] = ()
    secret: bool = False


def read_settings(namespace: Namespace, environ: Mapping[str, str]) -> Settings:
    """Return the settings. Raises `ServerError` for the first wrong value."""
    check_variables(environ)
    config = getattr(namespace, "config", None) or environ.get(CONFIG) or ""
    found = dict[str, Any]()
    for name, where, value in [*of_file(config), *of_variables(environ), *of_arguments(namespace)]:
        found[name] = checked(SHAPES[name], where, value)
    if found.get("lan"):
        found.setdefault("host", ANYWHERE)
    return Settings(**found)


def of_file(config: str) -> Iterator[tuple[str, str, Any]]:
    """Yield the settings of a TOML file: name, place and value."""
    if not config:
        return
    for key, value in read_file(config).items():
        if key not in SHAPES:
            raise ServerError("settings-key", file=config, key=key, nearest=near(key, SHAPES), known=", ".join(SHAPES))
        yield key, f"{config}: {key}", value


def of_variables(environ: Mapping[str, str]) -> Iterator[tuple[str, str, Any]]:
    """Yield the settings of environment variables. Empty ones count as unset, because compose files write them so."""
    for name, shape in SHAPES.items():
        text = environ.get(variable(name), "")
        if text:
            yield name, variable(name), parsed(shape, variable(name), text)


def of_arguments(namespace: Namespace) -> Iterator[tuple[str, str, Any]]:
    """Yield the settings of the command line: texts as typed, and `--lan`."""
    for name, shape in SHAPES.items():
        given = getattr(namespace, name, None)
        if given is not None:
            where = option(name)
            yield name, where, parsed(shape, where, given) if isinstance(given, str) else given


def check_variables(environ: Mapping[str, str]) -> None:
    """Raise `ServerError` for an unknown variable with our prefix, which must be a typo."""
    known = [*map(variable, SHAPES), *OTHERS]
    for name in sorted(environ):
        if name.startswith(PREFIX) and name not in known and not name.startswith(FOR_TESTS):
            meant = near(name.removeprefix(PREFIX), [each.removeprefix(PREFIX) for each in known])
            found = {"nearest": meant if meant == "none" else PREFIX + meant, "known": ", ".join(known)}
            raise ServerError("settings-variable", key=name, **found)


def read_file(path: str) -> dict[str, Any]:
    """Return the contents of a TOML file. Errors show none of it, because it may hold secrets."""
    try:
        return tomllib.loads(decoded(Path(path).read_bytes()))
    except OSError as error:
        raise ServerError("settings-file", file=path, reason=os_error(error)) from None
    except RedNovemberError as error:
        raise ServerError("settings-file", file=path, reason=error) from None
    except (ValueError, RecursionError) as error:
        place = PLACE.search(str(error))
        line, column = place.groups() if place else ("?", "?")
        raise ServerError("settings-toml", file=path, line=line, column=column) from None


def parsed(shape: Shape, where: str, text: str) -> Any:  # noqa: ANN401 - each setting has a type of its own
    """Return a value parsed from text."""
    try:
        return shape.parse(text)
    except ValueError:
        raise refusal(shape, where, text) from None


def checked(shape: Shape, where: str, value: object) -> Any:  # noqa: ANN401
    """Return a value after its check."""
    try:
        return shape.check(value)
    except ValueError:
        raise refusal(shape, where, value) from None


def refusal(shape: Shape, where: str, value: object) -> ServerError:
    """Return the error for a wrong value."""
    wanted: dict[str, Any] = {
        "where": where,
        "like": shape.like,
        "least": shape.least,
        "most": shape.most,
        "among": ", ".join(shape.among),
    }
    if shape.secret or "@" in str(value):  # any URL may hold a name and a password
        return ServerError("settings-secret", **wanted)
    return ServerError("settings-value", value=value, **wanted)


def escaped(path: Path) -> str:
    """Return a path escaped for a URL."""
    return str(path).replace("%", "%25").replace("?", "%3F")


def variable(name: str) -> str:
    """Return the environment variable of a setting."""
    return PREFIX + name.upper()


def option(name: str) -> str:
    """Return the command-line option of a setting."""
    return "--" + {"origins": "origin", "proxies": "proxy"}.get(name, name).replace("_", "-")


# Types of settings.


def whole(least: int, most: int) -> Shape:
    """Return the type of a whole number in a range."""

    def parse(text: str) -> int:
        if not (text.isascii() and text.removeprefix("-").isdigit() and len(text) < 12):
            raise ValueError
        return int(text)

    def check(value: object) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise ValueError
        return value

    return Shape("whole-number", parse, check, least, most)


def number(least: int, most: int) -> Shape:
    """Return the type of a number in a range."""

    def check(value: object) -> float:
        if not isinstance(value, int | float) or isinstance(value, bool) or not least <= value <= most:
            raise ValueError
        return float(value)

    return Shape("number", float, check, least, most)


def text_of(like: str, check: Callable[[str], Any], *, secret: bool = False, among: tuple[str, ...] = ()) -> Shape:
    """Return the type of a text with a check."""

    def check_text(value: object) -> Any:  # noqa: ANN401 - as `check` returns it
        if not isinstance(value, str):
            raise ValueError
        return check(value)

    return Shape(like, str, check_text, among=among, secret=secret)


def one_of(*among: str) -> Shape:
    """Return the type of one word among several."""

    def check(value: str) -> str:
        if value not in among:
            raise ValueError
        return value

    return text_of("one-of", check, among=among)


def list_of(like: str, check: Callable[[str], str]) -> Shape:
    """Return the type of a list of texts, separated by commas where there are no lists."""

    def check_list(value: object) -> tuple[str, ...]:
        if not isinstance(value, list | tuple) or not all(isinstance(each, str) for each in value):
            raise ValueError
        return tuple(check(each) for each in value)

    def parse(text: str) -> list[str]:
        return [each.strip() for each in text.split(",") if each.strip()]

    return Shape(like, parse, check_list)


def truth() -> Shape:
    """Return the type of a boolean."""

    def parse(text: str) -> bool:
        if text.lower() not in TRUTHS:
            raise ValueError
        return TRUTHS[text.lower()]

    def check(value: object) -> bool:
        if not isinstance(value, bool):
            raise ValueError
        return value

    return Shape("truth", parse, check)


def host(value: str) -> str:
    """Check an IP address or host name, without port."""
    bare = value[1:-1] if value.startswith("[") and value.endswith("]") else value
    if is_address(bare):
        return bare
    if not HOST.fullmatch(value) or value.replace(".", "").isdigit():  # 127.0.0.1.1 is no host name
        raise ValueError
    return value


def is_address(value: str) -> bool:
    """Return whether a text is an address of IPv4 or IPv6."""
    try:
        ip_address(value)
    except ValueError:
        return False
    return True


def proxy(value: str) -> str:
    """Check the address of a proxy, a network like 10.0.0.0/8, or `*` for all."""
    if value != "*":
        ip_network(value)  # also refuses host bits beyond the network, which would never match
    return value


def base_url(value: str) -> str:
    """Check the URL for players, without user, query and fragment; return it without a slash at its end."""
    origin(urlsplit(plain(value))._replace(path="").geturl())
    return value.rstrip("/")


def origin(value: str) -> str:
    """Check an origin; return scheme, host and port as browsers write them."""
    parts = urlsplit(plain(value))
    scheme, name, port = parts.scheme.lower(), parts.hostname or "", parts.port  # raises `ValueError` for a wrong port
    if scheme not in USUAL_PORTS or parts.path or parts.query or parts.fragment or "@" in parts.netloc:
        raise ValueError
    shown = f"[{host(name)}]" if ":" in name else host(name)
    return f"{scheme}://{shown}" if port in (None, USUAL_PORTS[scheme]) else f"{scheme}://{shown}:{port}"


def plain(value: str) -> str:
    """Check that a text has no blanks and line breaks, which `urlsplit` would ignore."""
    if not value.isprintable() or " " in value:
        raise ValueError
    return value


def database(value: str) -> str:
    """Check the URL of a database that keeps its data."""
    if not DATABASE.fullmatch(value) or value.partition("://")[2] in ("", "/"):
        raise ValueError
    if value.lower().startswith("sqlite") and ":memory:" in value.lower():
        raise ServerError("settings-memory")
    return value


def folder(value: str) -> Path:
    """Check the path of a folder."""
    if not value or "\0" in value:
        raise ValueError
    return Path(value).expanduser()


def token(value: str) -> str:
    """Check a token: long enough, and fit for a header."""
    if value and not (TOKEN.fullmatch(value) and SHORTEST_TOKEN <= len(value) <= LONGEST_TOKEN):
        raise ValueError
    return value


MOST_DAYS: Final = 36_500
MOST_RATE: Final = 1_000_000
SHAPES: Final[dict[str, Shape]] = {
    "host": text_of("host", host),
    "port": whole(0, 65_535),
    "database": text_of("database", database, secret=True),
    "data": text_of("folder", folder),
    "base_url": text_of("url", base_url),
    "lan": truth(),
    "origins": list_of("origins", origin),
    "proxies": list_of("proxies", proxy),
    "minds": whole(1, 256),
    "thinking": number(1, 600),
    "retention_days": whole(0, MOST_DAYS),
    "retention_unfinished_days": whole(0, MOST_DAYS),
    "retention_unplayed_days": whole(0, MOST_DAYS),
    "tables_per_minute": whole(1, MOST_RATE),
    "tables_per_day": whole(1, MOST_RATE),
    "megabytes_per_day": whole(1, MOST_RATE),
    "room_megabytes": whole(1, MOST_RATE),
    "requests_per_second": whole(1, MOST_RATE),
    "burst": whole(1, MOST_RATE),
    "chats_per_minute": whole(1, MOST_RATE),
    "sockets_per_address": whole(1, MOST_RATE),
    "log": one_of(*LEVELS),
    "log_format": one_of(*FORMATS),
    "metrics_token": text_of("token", token, secret=True)._replace(least=SHORTEST_TOKEN, most=LONGEST_TOKEN),
}
assert list(SHAPES) == [each.name for each in fields(Settings)]
