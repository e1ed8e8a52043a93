"""The log: one object a line, and nothing secret in it, whoever writes it and however."""

import asyncio
import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.exc import SQLAlchemyError

from rednovember.server.rooms.keys import digest, new_key, new_secret, new_table_id
from rednovember.server.running import logs
from rednovember.server.running.logs import FAILED, LAID, STARTED, set_up, tell
from rednovember.server.running.redaction import HIDDEN, Redactor, secrets_of
from rednovember.server.running.settings import Settings
from tests.server.servers import Made, Sitting, serving

PASSWORD = "p%40ss/w:rd"
DATABASE = f"postgresql://anna:{PASSWORD}@db.house/red"
TOKEN = "metrics-token-of-us"
SEED = 424242
NAMES = ("", "uvicorn", "uvicorn.error", "uvicorn.access", "rednovember")


@pytest.fixture(autouse=True)
def _loggers_as_before() -> Iterator[None]:
    loggers = [logging.getLogger(name) for name in NAMES]
    before = [(each.handlers[:], each.level, each.propagate, each.disabled) for each in loggers]
    raising = logging.raiseExceptions
    yield
    logging.raiseExceptions = raising
    for each, (handlers, level, propagate, disabled) in zip(loggers, before, strict=True):
        each.handlers[:] = handlers
        each.setLevel(level)
        each.propagate, each.disabled = propagate, disabled


def started(log: str = "info", log_format: str = "json") -> io.StringIO:
    stream = io.StringIO()
    settings = Settings(
        data=Path("x"), database=DATABASE, metrics_token=TOKEN, log=log, log_format=log_format
    )  # fmt: skip
    set_up(settings, stream)
    return stream


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_an_event_is_one_json_object_a_line() -> None:
    stream = started()
    tell(STARTED, version="0.1.0", address="http://127.0.0.1:8000", database="sqlite")
    tell(LAID, table=new_table_id())
    first, second = lines(stream)
    assert list(first) == ["time", "level", "event", "version", "address", "database"]
    assert (first["level"], first["event"], first["database"]) == ("info", "started", "sqlite")
    assert first["address"] == "http://127.0.0.1:8000"
    assert first["time"].endswith("Z")
    assert HIDDEN not in second["table"]


def test_the_level_counts_for_our_events_and_for_those_of_others() -> None:
    stream = started("warning")
    tell(STARTED)
    logging.getLogger("uvicorn.error").info("Application startup complete.")
    tell(logs.STORE, logging.WARNING, reason="disk full")
    logging.getLogger("uvicorn.error").error("Exception in ASGI application")
    assert [line["event"] for line in lines(stream)] == ["store", "message"]


@pytest.mark.parametrize(
    "name", ["websockets.server", "sqlalchemy.engine.Engine", "aiosqlite", "asyncio", "uvicorn.error"]
)
def test_what_others_say_below_their_level_is_never_said(name: str) -> None:
    """Below it websockets write out frames with keys in them, and SQLAlchemy the values of statements."""
    stream = started("debug")
    logging.getLogger(name).debug("< TEXT '%s'", "anything")
    assert stream.getvalue() == ""
    tell("something", logging.DEBUG)
    assert len(lines(stream)) == 1


def test_uvicorn_s_lines_have_the_same_form_and_neither_query_nor_address() -> None:
    stream = started("debug")
    access = ("192.168.1.9:5000", "GET", "/api/v1/tables/ab?key=SECRET", "1.1", 200)
    logging.getLogger("uvicorn.access").info('%s - "%s %s HTTP/%s" %d', *access)
    logging.getLogger("uvicorn.error").info("Started server process [%d]", 12)
    request, message = lines(stream)
    assert request["event"] == "request"
    assert (request["method"], request["path"], request["status"]) == ("GET", "/api/v1/tables/ab", 200)
    assert (message["logger"], message["said"]) == ("uvicorn.error", "Started server process [12]")
    assert "192.168" not in stream.getvalue()
    assert "SECRET" not in stream.getvalue()


def test_requests_are_only_listed_for_who_looks_for_a_fault() -> None:
    stream = started("info")
    logging.getLogger("uvicorn.access").info('%s - "%s %s HTTP/%s" %d', "a", "GET", "/", "1.1", 200)
    assert stream.getvalue() == ""


@pytest.mark.parametrize(
    ("said", "args", "status"),
    [
        ('%s - "WebSocket %s" [accepted]', ("192.168.1.9:5000", "/api/v1/tables/ab/socket?key=SECRET"), 101),
        ('%s - "WebSocket %s" 403', ("192.168.1.9:5000", "/api/v1/tables/ab/socket?key=SECRET"), 403),
        ('%s - "WebSocket %s" %d', ("192.168.1.9:5000", "/api/v1/tables/ab/socket?key=SECRET", 404), 404),
    ],
)
def test_sockets_are_listed_as_requests_are(said: str, args: tuple[Any, ...], status: int) -> None:
    stream = started("info")
    logging.getLogger("uvicorn.error").info(said, *args)
    assert stream.getvalue() == ""
    stream = started("debug")
    logging.getLogger("uvicorn.error").info(said, *args)
    (line,) = lines(stream)
    assert (line["event"], line["method"], line["path"], line["status"]) == (
        "request",
        "WebSocket",
        "/api/v1/tables/ab/socket",
        status,
    )
    assert "192.168" not in stream.getvalue()
    assert "SECRET" not in stream.getvalue()


@pytest.mark.slow
@pytest.mark.parametrize("level", ["info", "debug"])
def test_a_server_s_log_holds_no_address_of_anybody_and_requests_for_who_looks_for_a_fault(
    tmp_path: Path, level: str
) -> None:
    async def visit(table: Made) -> None:
        async with Sitting(table, table.seats["Anna"]) as player:
            await player.ask_well(type="ping")

    with serving(tmp_path, log=level, log_format="json") as server:
        table = server.make_table(gnomes=3)
        table.look(table.host)
        asyncio.run(visit(table))
        server.stop()
        found = [json.loads(line) for line in server.errors.splitlines()]
    own = [line.pop("address") for line in found if line["event"] == STARTED]
    assert own == [server.url]
    assert "127.0.0.1" not in json.dumps(found)
    asked = {(line["method"], line["path"], line["status"]) for line in found if line["event"] == logs.REQUEST}
    wanted = {
        ("POST", "/api/v1/tables", 201),
        ("GET", table.path, 200),
        ("WebSocket", f"{table.path}/socket", 101),
    }
    assert asked == (wanted if level == "debug" else set())


def secrets() -> dict[str, tuple[str, str]]:
    """Ways in which something secret may stand in a text: the text, and what may not be left of it."""
    key, other = new_key(), new_key()
    return {
        "key": (f"somebody sent {key} today", key),
        "link": (f"http://192.168.1.2:8000/#/t/{new_table_id()}/k/{key}", key),
        "short-fragment": ("https://example.org/#/t/abc/k/short", "short"),
        "fragment": ("open example.org/page#short", "short"),
        "bearer": (f"Authorization: Bearer {key}, {other}", other),
        "short-bearer": ("bearer abc,def", "def"),
        "header-line": ("GET / HTTP/1.1\r\nAuthorization: Basic YTpi\r\nHost: x", "YTpi"),
        "scope": ("{'headers': [(b'authorization', b'Bearer short'), (b'host', b'x')]}", "short"),
        "scope-odd": ("[(b'authorization', b'odd')]", "odd"),
        "cookie": ("Cookie: session=abc; other=xyz", "xyz"),
        "query": ("GET /api/v1/tables?language=de&x=1 failed", "language=de"),
        "query-bare": ("/docs?secretword", "secretword"),
        "query-scope": ("'query_string': b'language=de', 'root': ''", "language=de"),
        "seed": (f"seed={SEED}", str(SEED)),
        "seed-json": (f'{{"table": {{"seed": {SEED}}}}}', str(SEED)),
        "seed-said": (f"error: seed: {SEED} should be", str(SEED)),
        "seed-words": (f"the seed {SEED} was used", str(SEED)),
        "seed-dict": (f"{{'seed': '{SEED}', 'gnomes': 3}}", str(SEED)),
        "luck": (f"Description(secret='{new_secret()}')", "secret='"),
        "keys-list": ('{"type": "hello", "keys": ["a1", "b2"]}', "b2"),
        "seat-key": ("seat_key='abc'", "abc"),
        "digest": (f"kept {digest(key)}", digest(key)),
        "password-url": ("cannot reach postgresql://anna:hush@db/red", "hush"),
        "password-odd": ("cannot reach postgresql+asyncpg://anna:hu@s/h@db/red", "s/h"),
        "password-dsn": ("host=db user=anna password=hush dbname=red", "hush"),
        "password-of-settings": (f"it was {PASSWORD} indeed", PASSWORD),
        "password-meant": ("it was p@ss/w:rd indeed", "p@ss/w:rd"),
        "token": (f"got {TOKEN}", TOKEN),
    }


@pytest.mark.parametrize("form", ["json", "text"])
@pytest.mark.parametrize("what", secrets())
def test_nothing_secret_is_ever_written(what: str, form: str) -> None:
    said, secret = secrets()[what]
    for write in (by_message, by_argument, by_field, by_error, by_cause, by_others_error, by_list):
        stream = started("debug", form)
        write(said)
        assert stream.getvalue() != "", write
        assert secret not in stream.getvalue(), (write, stream.getvalue())


def by_message(said: str) -> None:
    logging.getLogger("uvicorn.error").warning(said.replace("%", "%%"))


def by_argument(said: str) -> None:
    logging.getLogger("asyncio").error("what: %s", said)


def by_field(said: str) -> None:
    tell("happened", reason=said)


def by_list(said: str) -> None:
    tell("happened", reasons=[said, {"inner": said}])


def by_error(said: str) -> None:
    try:
        raise ValueError(said)
    except ValueError as error:
        tell(FAILED, logging.ERROR, error=error, reason=error)


def by_cause(said: str) -> None:
    try:
        try:
            raise KeyError(said)
        except KeyError as error:
            error.add_note(said)
            raise RuntimeError("no") from error
    except RuntimeError as error:
        tell(FAILED, logging.ERROR, error=error)


def by_others_error(said: str) -> None:
    try:
        raise OSError(said)
    except OSError:
        logging.getLogger("uvicorn.error").exception("Exception in ASGI application")


@pytest.mark.parametrize(
    "name", ["key", "keys", "seed", "Authorization", "headers", "body", "token", "password", "query"]
)
def test_a_field_that_may_not_be_told_is_hidden_by_its_name(name: str) -> None:
    stream = started()
    fields: dict[str, Any] = {name: 5, "deep": {name: ["x1"]}}
    tell("happened", **fields)
    (line,) = lines(stream)
    assert line[name] == HIDDEN
    assert line["deep"] == {name: HIDDEN}


def test_the_values_of_a_statement_that_fails_are_hidden() -> None:
    engine = create_engine("sqlite://")
    stream = started()
    values = {"a": "a body\nof two lines", "b": "short"}
    try:
        with engine.connect() as connection:
            connection.execute(text("INSERT INTO nowhere VALUES (:a, :b)"), values)
    except SQLAlchemyError as error:
        tell(FAILED, logging.ERROR, error=error, reason=error)
    engine.dispose()
    (line,) = lines(stream)
    assert "nowhere" in line["reason"]
    assert "a body" not in stream.getvalue()
    assert "short" not in stream.getvalue()


def test_an_object_is_only_named() -> None:
    stream = started()
    tell("happened", what=Settings(data=Path("x"), database=DATABASE))
    assert lines(stream)[0]["what"] == "Settings"


def test_a_traceback_says_where() -> None:
    stream = started()
    by_error("why")
    (line,) = lines(stream)
    assert "test_logs.py" in line["traceback"]
    assert "ValueError: why" in line["traceback"]


def test_text_is_for_who_looks_on_and_one_line_stays_one() -> None:
    stream = started(log_format="text")
    tell("refused", kind="server-stale", reason="two\nlines \x1b[31mred")
    (line,) = stream.getvalue().splitlines()
    assert line[8:].startswith(" info    refused kind=server-stale reason=")
    assert "\x1b" not in line


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("stream", "is_json"), [(Terminal(), False), (io.StringIO(), True)])
def test_the_form_follows_who_looks_on(stream: io.StringIO, *, is_json: bool) -> None:
    set_up(Settings(data=Path("x")), stream)
    tell(STARTED)
    assert stream.getvalue().startswith("{") is is_json


def test_a_line_that_cannot_be_written_is_not_printed_elsewhere(capsys: pytest.CaptureFixture[str]) -> None:
    stream = started()
    logging.getLogger("uvicorn.error").warning("%d", "no number: key=abc")
    assert "abc" not in stream.getvalue()
    assert capsys.readouterr() == ("", "")


def test_what_is_harmless_stays() -> None:
    redact = Redactor(secrets_of(DATABASE, TOKEN))
    for text_ in (
        "Uvicorn running on http://127.0.0.1:8000 (Press CTRL+C to quit)",
        "Started server process [12]",
        'File "/usr/lib/python3.12/asyncio/runners.py", line 118, in run',
        f"/api/v1/tables/{new_table_id()}/socket",
        "disk full",
    ):
        assert redact(text_) == text_
