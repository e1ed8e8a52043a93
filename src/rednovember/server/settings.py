"""How a server is set: command line, then variables, then a TOML file, then what is usual. Every value is checked.

A setting is called the same everywhere: `base_url` in the file, `REDNOVEMBER_BASE_URL` among the variables,
`--base-url` on the command line. What may be secret is never shown: not by `repr`, not in an error.
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
from rednovember.server.records import ServerError

PREFIX: Final = "REDNOVEMBER_"
CONFIG: Final = "REDNOVEMBER_CONFIG"
OTHERS: Final = ("REDNOVEMBER_CONFIG", "REDNOVEMBER_LANG", "REDNOVEMBER_WORDS", "REDNOVEMBER_PLAIN", "REDNOVEMBER_CI")
FOR_TESTS: Final = "REDNOVEMBER_TEST_"  # whatever the tests need
ANYWHERE: Final = "0.0.0.0"  # noqa: S104 - what `--lan` asks for
LEVELS: Final = ("debug", "info", "warning", "error")
FORMATS: Final = ("auto", "json", "text")
HOST: Final = re.compile(r"(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*", re.IGNORECASE)
DATABASE: Final = re.compile(r"(sqlite|postgresql|postgres)(\+[a-z0-9]+)?://[^\r\n]*", re.IGNORECASE)
TOKEN: Final = re.compile(r"[!-~]*")  # what fits into a header
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
    """As many workers as leave a core for the server itself."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, cores - 1)


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server is set. Without a database it is a file in the data folder."""

    host: str = "127.0.0.1"
    port: int = 8000  # 0: any that is free
    database: str = field(default="", repr=False)  # may hold a password
    data: Path = field(default_factory=data_folder)
    base_url: str = ""  # how people reach it, if not by its own address
    lan: bool = False  # open to everybody in the house
    origins: tuple[str, ...] = ()  # other pages that may speak with it
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # who is believed when they say for whom they ask
    minds: int = field(default_factory=usual_minds)  # worker processes that think for bots
    thinking: float = 10.0  # seconds that one thought may last
    retention_days: int = 0  # finished tables are kept so long after they were last touched; 0: for ever
    retention_unfinished_days: int = 0
    retention_unplayed_days: int = 7  # tables at which no person has ever decided anything
    tables_per_minute: int = 30  # of one address
    tables_per_day: int = 1_000  # of one address
    megabytes_per_day: int = 20  # that the new tables of one address take in the database
    room_megabytes: int = 512  # of memory for tables, estimated; idle ones beyond it are read again when needed
    requests_per_second: int = 20  # of one socket; over HTTP, of one address
    burst: int = 100  # the same, at once
    chats_per_minute: int = 30  # of one seat
    sockets_per_address: int = 200  # at once; a whole house may share an address
    log: str = "info"
    log_format: str = "auto"  # text if somebody looks on, else JSON
    metrics_token: str = field(default="", repr=False)

    def __post_init__(self) -> None:
        """The usual database."""
        if not self.database:
            object.__setattr__(self, "database", f"sqlite:///{escaped(self.data / 'server.db')}")

    @property
    def database_kind(self) -> str:
        """`sqlite` or `postgresql`: all that is ever said of the database."""
        return "sqlite" if self.database.lower().startswith("sqlite") else "postgresql"


class Shape(NamedTuple):
    """What a setting has to be: how it is read from text, checked, and told."""

    like: str
    parse: Callable[[str], Any]
    check: Callable[[Any], Any]  # the value as it is kept; raises `ValueError`
    least: int = 0
    most: int = 0
    among: tuple[str, ...] = ()
    secret: bool = False


def read_settings(namespace: Namespace, environ: Mapping[str, str]) -> Settings:
    """The settings of a command line, variables and a file. Raises `ServerError` for the first that will not do."""
    check_variables(environ)
    config = getattr(namespace, "config", None) or environ.get(CONFIG) or ""
    found = dict[str, Any]()
    for name, where, value in [*of_file(config), *of_variables(environ), *of_arguments(namespace)]:
        found[name] = checked(SHAPES[name], where, value)
    if found.get("lan"):
        found.setdefault("host", ANYWHERE)
    return Settings(**found)


def of_file(config: str) -> Iterator[tuple[str, str, Any]]:
    """What a TOML file sets: the setting, where it stands, and its value."""
    if not config:
        return
    for key, value in read_file(config).items():
        if key not in SHAPES:
            raise ServerError("settings-key", file=config, key=key, nearest=near(key, SHAPES), known=", ".join(SHAPES))
        yield key, f"{config}: {key}", value


def of_variables(environ: Mapping[str, str]) -> Iterator[tuple[str, str, Any]]:
    """What variables set. An empty one sets nothing: compose files write such for what is left out."""
    for name, shape in SHAPES.items():
        text = environ.get(variable(name), "")
        if text:
            yield name, variable(name), parsed(shape, variable(name), text)


def of_arguments(namespace: Namespace) -> Iterator[tuple[str, str, Any]]:
    """What the command line sets: texts as they were typed, and `--lan`."""
    for name, shape in SHAPES.items():
        given = getattr(namespace, name, None)
        if given is not None:
            where = option(name)
            yield name, where, parsed(shape, where, given) if isinstance(given, str) else given


def check_variables(environ: Mapping[str, str]) -> None:
    """Refuse a variable of ours that nobody reads: it is a slip of the pen."""
    known = [*map(variable, SHAPES), *OTHERS]
    for name in sorted(environ):
        if name.startswith(PREFIX) and name not in known and not name.startswith(FOR_TESTS):
            meant = near(name.removeprefix(PREFIX), [each.removeprefix(PREFIX) for each in known])
            found = {"nearest": meant if meant == "none" else PREFIX + meant, "known": ", ".join(known)}
            raise ServerError("settings-variable", key=name, **found)


def read_file(path: str) -> dict[str, Any]:
    """The keys of a TOML file. Nothing of it is shown if it cannot be read: it may hold secrets."""
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
    """The value of a text."""
    try:
        return shape.parse(text)
    except ValueError:
        raise refusal(shape, where, text) from None


def checked(shape: Shape, where: str, value: object) -> Any:  # noqa: ANN401
    """A value as it is kept."""
    try:
        return shape.check(value)
    except ValueError:
        raise refusal(shape, where, value) from None


def refusal(shape: Shape, where: str, value: object) -> ServerError:
    """What a setting should be."""
    wanted: dict[str, Any] = {
        "where": where,
        "like": shape.like,
        "least": shape.least,
        "most": shape.most,
        "among": ", ".join(shape.among),
    }
    if shape.secret or "@" in str(value):  # somebody's name and password may stand in any URL
        return ServerError("settings-secret", **wanted)
    return ServerError("settings-value", value=value, **wanted)


def escaped(path: Path) -> str:
    """A path as a part of a URL: two letters have a meaning there."""
    return str(path).replace("%", "%25").replace("?", "%3F")


def variable(name: str) -> str:
    """The variable of a setting."""
    return PREFIX + name.upper()


def option(name: str) -> str:
    """The option of a setting."""
    return "--" + {"origins": "origin", "proxies": "proxy"}.get(name, name).replace("_", "-")


# Shapes.


def whole(least: int, most: int) -> Shape:
    """A whole number."""

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
    """A number, with a fraction or without."""

    def check(value: object) -> float:
        if not isinstance(value, int | float) or isinstance(value, bool) or not least <= value <= most:
            raise ValueError
        return float(value)

    return Shape("number", float, check, least, most)


def text_of(like: str, check: Callable[[str], Any], *, secret: bool = False, among: tuple[str, ...] = ()) -> Shape:
    """A text that is checked."""

    def check_text(value: object) -> Any:  # noqa: ANN401 - as `check` returns it
        if not isinstance(value, str):
            raise ValueError
        return check(value)

    return Shape(like, str, check_text, among=among, secret=secret)


def one_of(*among: str) -> Shape:
    """One word of several."""

    def check(value: str) -> str:
        if value not in among:
            raise ValueError
        return value

    return text_of("one-of", check, among=among)


def list_of(like: str, check: Callable[[str], str]) -> Shape:
    """Several texts; parted by commas where there are no lists."""

    def check_list(value: object) -> tuple[str, ...]:
        if not isinstance(value, list | tuple) or not all(isinstance(each, str) for each in value):
            raise ValueError
        return tuple(check(each) for each in value)

    def parse(text: str) -> list[str]:
        return [each.strip() for each in text.split(",") if each.strip()]

    return Shape(like, parse, check_list)


def truth() -> Shape:
    """Yes or no."""

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
    """An address or the name of a machine, without port."""
    bare = value[1:-1] if value.startswith("[") and value.endswith("]") else value
    if is_address(bare):
        return bare
    if not HOST.fullmatch(value) or value.replace(".", "").isdigit():  # 127.0.0.1.1 is no name
        raise ValueError
    return value


def is_address(value: str) -> bool:
    """Whether this is an address of IPv4 or IPv6."""
    try:
        ip_address(value)
    except ValueError:
        return False
    return True


def proxy(value: str) -> str:
    """The address of a proxy, a net like 10.0.0.0/8, or `*` for everybody."""
    if value != "*":
        ip_network(value)  # a `ValueError` also if it has bits beyond the net: such a one would never be believed
    return value


def base_url(value: str) -> str:
    """The address by which people reach the server: no user, no query, no fragment, no slash at its end."""
    origin(urlsplit(plain(value))._replace(path="").geturl())
    return value.rstrip("/")


def origin(value: str) -> str:
    """Scheme, host and port as browsers write them."""
    parts = urlsplit(plain(value))
    scheme, name, port = parts.scheme.lower(), parts.hostname or "", parts.port  # a wrong port is a `ValueError`
    if scheme not in USUAL_PORTS or parts.path or parts.query or parts.fragment or "@" in parts.netloc:
        raise ValueError
    shown = f"[{host(name)}]" if ":" in name else host(name)
    return f"{scheme}://{shown}" if port in (None, USUAL_PORTS[scheme]) else f"{scheme}://{shown}:{port}"


def plain(value: str) -> str:
    """A text without blanks and line breaks, which `urlsplit` would pass over."""
    if not value.isprintable() or " " in value:
        raise ValueError
    return value


def database(value: str) -> str:
    """The URL of a database that keeps what it is given."""
    if not DATABASE.fullmatch(value) or value.partition("://")[2] in ("", "/"):
        raise ValueError
    if value.lower().startswith("sqlite") and ":memory:" in value.lower():
        raise ServerError("settings-memory")
    return value


def folder(value: str) -> Path:
    """A folder."""
    if not value or "\0" in value:
        raise ValueError
    return Path(value).expanduser()


def token(value: str) -> str:
    """A secret word that fits into a header and that nobody guesses."""
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
