"""What stands before everything else: origins, headers, sizes, limits."""

from __future__ import annotations

import json
import re
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from rednovember.server.errors import ServerError
from rednovember.server.http.guard import (
    DEEPEST,
    LARGEST_BODY,
    MOST_BUCKETS,
    Bucket,
    Buckets,
    address,
    bearer_keys,
    keys_of,
    may_come_from,
    read_json,
)
from rednovember.server.running.settings import Settings
from tests.server.servers import Server, is_problem, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("guard"), origin="https://friends.example") as found:
        yield found


# Buckets.


class Clock:
    """A clock that is set by hand."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_fills_again_with_time() -> None:
    clock = Clock()
    bucket = Bucket(2, 3, clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now = 0.4
    assert not bucket.take()
    clock.now = 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    clock.now = 1000.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_everybody_has_a_bucket_and_there_are_not_too_many() -> None:
    buckets = Buckets(1, 1, Clock())
    buckets.take("a")
    buckets.take("b")
    with pytest.raises(ServerError, match="too much"):
        buckets.take("a")
    for number in range(MOST_BUCKETS + 5):
        buckets.take(number)
    assert len(buckets) == MOST_BUCKETS


def test_a_network_of_the_sixth_version_is_one_address() -> None:
    def whom(host: str) -> str:
        return address({"client": (host, 1)})

    assert whom("2001:db8::1") == whom("2001:db8::ffff:2")
    assert whom("2001:db8:0:1::1") != whom("2001:db8::1")
    assert whom("10.0.0.1") != whom("10.0.0.2")
    assert address({}) == ""


# Keys and data.


def test_keys_that_cannot_be_keys_are_not_looked_at() -> None:
    assert keys_of(["a", 3, None, "", "x" * 65, "a", "é", "b"]) == ("a", "b")
    assert len(keys_of(map(str, range(1000)))) == 32
    assert bearer_keys("Bearer a, b,c") == ("a", "b", "c")
    assert bearer_keys("Basic a") == bearer_keys("") == bearer_keys("Bearer") == ()


@pytest.mark.parametrize("text", ["", "{", "[1", "NaN", '"\\ud800"', "1e999999", "\x00", "[" * 100_000, b"\xff"])
def test_what_is_no_json_is_refused(text: str | bytes) -> None:
    with pytest.raises(ServerError, match="JSON"):
        read_json(text)


def test_what_is_too_deep_is_refused() -> None:
    def nested(levels: int) -> str:
        return "[" * levels + "]" * levels

    assert read_json(nested(DEEPEST)) is not None
    with pytest.raises(ServerError):
        read_json(nested(DEEPEST + 1))
    with pytest.raises(ServerError):
        read_json('{"a":' * (DEEPEST + 1) + "1" + "}" * (DEEPEST + 1))


# Origins.


@pytest.mark.parametrize(
    ("origin", "may"),
    [
        ("http://127.0.0.1:8000", True),
        ("https://game.example", True),
        ("https://game.example:443", True),
        ("https://friends.example", True),
        ("http://game.example", False),  # not by the settings' scheme
        ("https://evil.example", False),
        ("https://game.example.evil.example", False),
        ("http://127.0.0.1:8001", False),
        ("null", False),
        ("", False),
        ("file://", False),
        ("http://[", False),
    ],
)
def test_only_our_own_pages_and_those_of_the_settings(origin: str, may: bool) -> None:
    settings = Settings(base_url="https://game.example", origins=("https://friends.example",))
    assert may_come_from(origin, "127.0.0.1:8000", settings) is may


def test_foreign_pages_may_read_but_not_change(server: Server) -> None:
    foreign = {"Origin": "https://evil.example"}
    assert is_problem(server.http.post("/api/v1/tables", json={}, headers=foreign), 403, "server-origin")
    assert server.http.get("/healthz", headers=foreign).status_code == 200
    for own in (server.url, "https://friends.example"):
        assert server.http.post("/api/v1/tables", json={}, headers={"Origin": own}).status_code == 201


def test_foreign_pages_get_no_socket(server: Server) -> None:
    made = server.make_table(gnomes=3)
    with pytest.raises(InvalidStatus) as caught:
        connect(server.socket(made.id), additional_headers={"Origin": "https://evil.example"})
    assert caught.value.response.status_code == 403
    with connect(server.socket(made.id), additional_headers={"Origin": server.url}):
        pass


# Headers.


@pytest.mark.parametrize("path", ["/", "/docs", "/healthz", "/api/v1/tables", "/nothing", "/openapi.json", "/metrics"])
def test_every_answer_has_its_headers(server: Server, path: str) -> None:
    headers = server.http.get(path).headers
    assert headers["content-security-policy"].startswith("default-src 'none'")
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert "unsafe-inline" not in headers["content-security-policy"].replace("style-src-attr 'unsafe-inline'", "")
    assert "unsafe-eval" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "server" not in headers
    assert "access-control-allow-origin" not in headers


# Sizes and kinds.


@pytest.mark.parametrize(
    ("content", "status", "kind"),
    [
        (b"", 422, "server-frame"),
        (b"{", 422, "server-frame"),
        (b"[" * 1000, 422, "server-frame"),
        (b"\xff\xfe", 422, "server-frame"),
        (b"[]", 422, "table-none"),
        (b"null", 422, "table-none"),
        (b'{"table": []}', 422, "table-none"),
        (b'{"logbook": "' + b"x" * (LARGEST_BODY - 100) + b'"}', 422, "server-logbook-long"),
        (b" " * (LARGEST_BODY + 1), 413, "server-body"),
    ],
)
def test_bodies_that_will_not_do(server: Server, content: bytes, status: int, kind: str) -> None:
    headers = {"Content-Type": "application/json"}
    assert is_problem(server.http.post("/api/v1/tables", content=content, headers=headers), status, kind)


def test_a_body_without_length_is_measured_as_it_comes(server: Server) -> None:
    def endless() -> Iterator[bytes]:
        for _ in range(2 * LARGEST_BODY // 1024):
            yield b" " * 1024

    headers = {"Content-Type": "application/json"}
    assert is_problem(server.http.post("/api/v1/tables", content=endless(), headers=headers), 413, "server-body")


def test_only_json_is_read(server: Server) -> None:
    for media in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
        answer = server.http.post("/api/v1/tables", content=b"{}", headers={"Content-Type": media})
        assert is_problem(answer, 415, "server-media")


# Limits.


def test_tables_are_laid_so_often_and_no_oftener(tmp_path: Path) -> None:
    with serving(tmp_path, tables_per_minute=2) as server:
        answers = [server.http.post("/api/v1/tables", json={}) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert is_problem(answers[-1], 429, "server-too-many")
        assert int(answers[-1].headers["retry-after"]) > 0


def test_who_tries_many_wrong_keys_has_to_wait_and_a_right_key_opens_all_the_same(tmp_path: Path) -> None:
    """Others may be at the same address. A key that opens is none that was guessed."""
    with serving(tmp_path) as server:
        made, other = server.make_table(gnomes=3), server.make_table(gnomes=3)
        wrong = [made.get("", "x" * 32) for _ in range(60)]
        assert all(is_problem(answer, 404, "server-no-table") for answer in wrong)
        for _ in range(100):  # a token comes back each second
            locked = [made.get("", "x" * 32), made.get("", other.watch), made.get(), missing(server)]
            if all(answer.status_code == 429 for answer in locked):
                break
        assert all(is_problem(answer, 429, "server-too-many") for answer in locked)
        assert len({answer.content for answer in locked}) == 1
        assert made.get("", made.watch).status_code == 200
        assert made.ask(made.seats["Anna"], type="claim", name="Ann").status_code == 200
        hello = {"type": "hello", "protocol": 2, "keys": [made.seats["Anna"]]}
        with connect(server.socket(made.id), max_size=None) as socket:
            socket.send(json.dumps(hello))
            assert json.loads(socket.recv())["type"] == "welcome"
        told = set()
        for _ in range(100):
            with connect(server.socket(made.id), max_size=None) as socket:
                socket.send(json.dumps({**hello, "keys": ["x" * 32]}))
                told.add(json.loads(socket.recv())["kind"])
            if "server-too-many" in told:
                break
        assert told <= {"server-no-table", "server-too-many"}
        assert "server-too-many" in told


def missing(server: Server) -> httpx.Response:
    return server.http.get(f"/api/v1/tables/{'0' * 24}")


def test_requests_and_chat_are_limited(tmp_path: Path) -> None:
    with serving(tmp_path, requests_per_second=1, burst=5, chats_per_minute=2) as server:
        made = server.make_table(gnomes=3)
        hello = {"type": "hello", "protocol": 2, "keys": [made.seats["Anna"]]}
        with (
            connect(server.socket(made.id), max_size=None) as one,
            connect(server.socket(made.id), max_size=None) as two,
        ):
            for socket in (one, two):
                socket.send(json.dumps(hello))
                socket.recv()
            assert kinds(one, [{"type": "chat", "text": "a"}] * 2) == [None, None]
            assert kinds(two, [{"type": "chat", "text": "a"}]) == ["server-too-many"]  # by seat, not by connection
            assert set(kinds(two, [{"type": "ping"}] * 50)) == {None, "server-too-many"}


def test_what_anybody_may_ask_is_limited_and_whoever_watches_the_server_is_not_shut_out(tmp_path: Path) -> None:
    with serving(tmp_path, requests_per_second=1, burst=20) as running:
        for path in ("/api/v1/tables", "/api/v1/languages", "/openapi.json", "/docs"):
            assert 429 in many(running, path)
        assert running.http.get("/healthz").status_code == 200
        for path in ("/healthz", "/metrics"):
            assert 429 in many(running, path, {"Forwarded": "for=192.0.2.1"})
            assert running.http.get(path).status_code == 200
        assert 429 in many(running, "/healthz")
        assert 429 in many(running, "/metrics")


def many(running: Server, path: str, headers: dict[str, str] | None = None) -> list[int]:
    """The statuses of so many requests that a limit must be reached."""
    host = running.url.removeprefix("http://")
    lines = "".join(f"{name}: {value}\r\n" for name, value in (headers or {}).items())
    request = f"GET {path} HTTP/1.1\r\nHost: {host}\r\n{lines}\r\n".encode()
    last = f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{lines}\r\n".encode()
    name, _, port = host.partition(":")
    with socket.create_connection((name, int(port)), 20.0) as connection:
        connection.sendall(request * 60 + last)
        told = b"".join(iter(lambda: connection.recv(65536), b""))
    return [int(status) for status in re.findall(rb"HTTP/1\.1 (\d\d\d) ", told)]


def test_an_address_has_so_many_sockets_at_once(tmp_path: Path) -> None:
    """Those that are there stay, one more is shown out in its own language, and one that goes makes place."""
    hello = {"type": "hello", "protocol": 2}
    with serving(tmp_path, sockets_per_address=3) as server:
        made = server.make_table(gnomes=3)
        say_hello = json.dumps({**hello, "keys": [made.watch]})
        with ExitStack() as opened:
            sockets = [opened.enter_context(connect(server.socket(made.id), max_size=None)) for _ in range(3)]
            for socket in sockets[:2]:  # the third one counts before it says anything
                socket.send(say_hello)
                assert json.loads(socket.recv())["type"] == "welcome"
            german = {"Accept-Language": "de"}
            with connect(server.socket(made.id), additional_headers=german) as fourth:
                goodbye = json.loads(fourth.recv())
                assert (goodbye["type"], goodbye["kind"]) == ("goodbye", "server-sockets")
                assert "Verbindungen" in goodbye["text"]
                with pytest.raises(ConnectionClosed) as closed:
                    fourth.recv()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1013
            assert kinds(sockets[0], [{"type": "ping"}]) == [None]
            elsewhere = {"X-Forwarded-For": "10.0.0.7"}  # this machine is a proxy that is believed
            with connect(server.socket(made.id), max_size=None, additional_headers=elsewhere) as other:
                other.send(say_hello)
                assert json.loads(other.recv())["type"] == "welcome"
            sockets[2].close()
            for _ in range(100):  # the server sees it soon
                with connect(server.socket(made.id), max_size=None) as next_one:
                    next_one.send(say_hello)
                    told = json.loads(next_one.recv())["type"]
                if told == "welcome":
                    break
            assert told == "welcome"


def kinds(socket: Any, requests: list[dict[str, Any]]) -> list[str | None]:
    """Send these; of what kind their answers are."""
    for number, request in enumerate(requests):
        socket.send(json.dumps({"id": number, **request}))
    found: list[str | None] = []
    while len(found) < len(requests):
        frame = json.loads(socket.recv())
        if frame["type"] == "response":
            found.append(frame["kind"])
    return found


# Metrics.


@pytest.mark.parametrize(
    "token",
    ["a-token-of-some-length", "with,commas,=and;more!", "x" * 1024],
    ids=["plain", "with commas", "long"],
)
def test_metrics_are_for_this_machine_or_for_the_token(tmp_path: Path, token: str) -> None:
    with serving(tmp_path, {"REDNOVEMBER_METRICS_TOKEN": token}) as server:
        assert "rednovember_tables" in server.http.get("/metrics").text
        for headers in ({"X-Forwarded-For": "10.0.0.1"}, {"Host": "evil.example"}, {"Forwarded": "for=10.0.0.1"}):
            assert is_problem(server.http.get("/metrics", headers=headers), 404, "server-no-page")
            shown = {**headers, "Authorization": f"Bearer {token}"}
            assert server.http.get("/metrics", headers=shown).status_code == 200
            for other in (f"b{token[1:]}", token[:-1], f"{token},{token}", f"x,{token}"):
                wrong = {**headers, "Authorization": f"Bearer {other}"}
                assert server.http.get("/metrics", headers=wrong).status_code == 404
