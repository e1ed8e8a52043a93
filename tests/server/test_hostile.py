"""Nothing breaks: whatever is sent, the server answers with a kind and a sentence or hangs up, and others play on."""

import asyncio
import base64
import json
import os
import re
import resource
import socket
import sqlite3
import struct
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rednovember.server.app import make_app
from rednovember.server.http.links import link
from rednovember.server.requests import REQUEST_TYPES
from rednovember.server.rooms import keys
from rednovember.server.rooms.creation import lay
from rednovember.server.running.settings import Settings
from rednovember.server.sockets import timeouts
from tests.server.servers import Made, Server, Sitting, serving
from tests.server.twins import here

DEEP = 100_000
MEGABYTES = 200  # that a server may grow by while all this is done to it
SEED = 918_273_645_546
CLOSING = b"\x88\x02"  # a frame that closes, with a code
HTML = '<script>alert("x")</script><img src=x onerror=alert(1)>&amp;'


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all that is done here; at its end it has written no traceback and has not grown."""
    with serving(tmp_path_factory.mktemp("hostile"), log="info", requests_per_second=1000, burst=1000) as running:
        before = memory(running)
        yield running
        assert running.process.poll() is None
        assert "raceback" not in running.errors, running.errors[-3000:]
        assert '"failed"' not in running.errors
        assert memory(running) - before < MEGABYTES


@pytest.fixture(autouse=True)
def _others_play_on(request: pytest.FixtureRequest) -> Iterator[None]:
    """An honest table before and after each test."""
    if "server" not in request.fixturenames:
        yield
        return
    running: Server = request.getfixturevalue("server")
    honest = running.make_table(gnomes=3, seed=1)
    yield
    assert running.http.get("/healthz").status_code == 200
    assert plays_on(honest)


def plays_on(table: Made) -> bool:
    """Whether Anna's first decision is taken at a table of the seed 1."""
    answer = table.ask(table.seats["Anna"], type="decide", number=0, decision="open 5")
    return answer.status_code == 200


def memory(running: Server) -> float:
    status = Path(f"/proc/{running.process.pid}/status").read_text(encoding="utf-8")
    found = re.search(r"VmRSS:\s+(\d+)", status)
    assert found
    return int(found[1]) / 1024


def port_of(running: Server) -> tuple[str, int]:
    host, _, port = running.url.removeprefix("http://").partition(":")
    return host, int(port)


def raw(running: Server, sent: bytes, wait: float = 10.0) -> bytes:
    """All that the server answers to some bytes until it hangs up or has nothing more to say."""
    out = b""
    with socket.create_connection(port_of(running), wait) as connection:
        try:
            connection.sendall(sent)
            connection.shutdown(socket.SHUT_WR)
            while more := connection.recv(65536):
                out += more
        except OSError:  # hung up, or silent
            pass
    return out


def upgraded(running: Server, table: str, *headers: str) -> socket.socket:
    """A connection whose handshake was answered."""
    connection = handshake(running, table, *headers)
    head = b""
    while b"\r\n\r\n" not in head and (more := connection.recv(1)):
        head += more
    return connection


def handshake(running: Server, table: str, *headers: str) -> socket.socket:
    connection = socket.create_connection(port_of(running), 10.0)
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET /api/v1/tables/{table}/socket HTTP/1.1",
        f"Host: {running.url.removeprefix('http://')}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {key}",
        *headers,
    ]
    connection.sendall("\r\n".join([*lines, "", ""]).encode())
    return connection


def frame(opcode: int, data: bytes, *, final: bool = True) -> bytes:
    size = len(data)
    first = bytes([(0x80 if final else 0) | opcode])
    if size < 126:
        return first + bytes([0x80 | size]) + bytes(4) + data
    if size < 65536:
        return first + bytes([0x80 | 126]) + struct.pack(">H", size) + bytes(4) + data
    return first + bytes([0x80 | 127]) + struct.pack(">Q", size) + bytes(4) + data


def hello(table: Made, **more: Any) -> bytes:
    said = {"type": "hello", "protocol": 2, "keys": [table.seats["Anna"]], "seen": None, **more}
    return frame(1, json.dumps(said).encode())


def seated(running: Server, table: Made) -> socket.socket:
    """A connection that was welcomed."""
    connection = upgraded(running, table.id)
    connection.sendall(hello(table))
    told = b""
    while not told.endswith(b'"type":"welcome"}'):
        told += connection.recv(65536)
    return connection


def rest_of(connection: socket.socket) -> bytes:
    """All that comes until the server hangs up, or has said that it does."""
    out = b""
    try:
        while out[-4:-2] != CLOSING and (more := connection.recv(65536)):
            out += more
    except (ConnectionError, TimeoutError):
        pass
    return out


def is_refusal(answer: Any) -> bool:
    """Whether an answer says no in a sentence, and not that something has broken."""
    told = answer.json()
    return 400 <= answer.status_code < 500 and told["kind"] and len(told["text"]) > 5 and "error-" not in told["text"]


BODIES = {
    "empty": b"",
    "half": b'{"type": "chat", ',
    "nan": b'{"type": "decide", "number": NaN, "decision": "enter"}',
    "infinite": b'{"type": "decide", "number": 1e999, "decision": "enter"}',
    "huge number": b'{"type": "decide", "number": ' + b"9" * 5000 + b', "decision": "enter"}',
    "negative": b'{"type": "undo", "number": -1, "to": -9223372036854775808}',
    "fraction": b'{"type": "decide", "number": 0.0, "decision": "enter"}',
    "truth": b'{"type": "decide", "number": true, "decision": "enter"}',
    "surrogate": b'{"type": "chat", "text": "\\ud800"}',
    "surrogate name": b'{"type": "claim", "name": "\\udfff\\ud800"}',
    "bad utf-8": b'{"type": "chat", "text": "\xff\xfe"}',
    "control": b'{"type": "chat", "text": "a\\u0000b"}',
    "escape": b'{"type": "claim", "name": "\\u001b[31m"}',
    "turned round": '{"type": "claim", "name": "a\u202eb"}'.encode(),
    "bom": b'\xef\xbb\xbf{"type": "vote"}',
    "twice": b'{"type": "chat", "type": "set_open"}',
    "list": b"[]",
    "text": b'"chat"',
    "null": b"null",
    "deep lists": b"[" * DEEP + b"]" * DEEP,
    "deep objects": b'{"a":' * 40_000 + b"1" + b"}" * 40_000,
    "deep inside": b'{"type": "chat", "text": ' + b"[" * 30 + b"]" * 30 + b"}",
    "unknown": b'{"type": "sudo"}',
    "no say": b'{"number": 0}',
    "odd say": b'{"type": ["decide"]}',
    "odd key": b'{"type": "transfer_host", "__class__": 1}',
    "proto": b'{"type": "vote", "yes": true, "__proto__": {"host": true}}',
    "wrong types": b'{"type": "decide", "number": "0", "decision": ["enter"]}',
    "long text": b'{"type": "chat", "text": "' + b"a" * 60_000 + b'"}',
    "id": b'{"type": "vote", "yes": true, "id": 1}',
}


@pytest.mark.parametrize("name", BODIES)
def test_a_body_that_will_not_do_is_refused_in_a_sentence(server: Server, name: str) -> None:
    table = server.make_table(gnomes=3)
    headers = {"Authorization": f"Bearer {table.seats['Anna']}", "Content-Type": "application/json"}
    for path in (f"{table.path}/requests", "/api/v1/tables"):
        for language in ("en", "de", "ru"):
            answer = server.http.post(path, params={"language": language}, headers=headers, content=BODIES[name])
            assert is_refusal(answer), answer.text[:300]


@pytest.mark.parametrize("name", BODIES)
def test_a_frame_that_will_not_do_is_refused_or_hung_up(server: Server, name: str) -> None:
    table = server.make_table(gnomes=3)
    with seated(server, table) as connection:
        try:
            connection.sendall(frame(1, BODIES[name]) * 4)
            connection.sendall(frame(8, struct.pack(">H", 1000)))
        except ConnectionError:
            return
        told = rest_of(connection)
    assert b'"ok":false' in told or b'"goodbye"' in told or told[:1] == CLOSING[:1]
    assert b'"ok":true' not in told
    assert b"internal" not in told


def test_frames_that_are_no_text_or_too_large_end_the_connection_and_nothing_else(server: Server) -> None:
    table = server.make_table(gnomes=3)
    large = json.dumps({"id": 1, "type": "chat", "text": "a" * 10_000_000}).encode()
    for sent in (
        frame(2, b'{"id": 1, "type": "ping"}') * 3,
        frame(2, os.urandom(60_000)) * 3,
        frame(1, b"\xff\xfe\xfd"),
        frame(1, large),
        frame(1, b"{", final=False) + frame(0, b"x" * 40_000, final=False) * 3,
        frame(3, b"reserved"),
        frame(0, b"continued"),
        frame(9, b"x" * 126),
        b"\xf1\x80\x00\x00\x00\x00",
        frame(8, b"\x00"),
        frame(8, struct.pack(">H", 5)),
        b"\x81\x05hello",
        b"\x81\xff" + struct.pack(">Q", 2**63 - 1) + bytes(4),
    ):
        with seated(server, table) as connection:
            try:
                connection.sendall(sent)
            except ConnectionError:
                continue
            told = rest_of(connection)
            assert b'"ok":true' not in told


def test_a_first_frame_that_is_no_hello_is_shown_out(server: Server) -> None:
    table = server.make_table(gnomes=3)
    for said, kind in (
        ({"type": "hello", "protocol": 3}, b"server-protocol"),
        ({"type": "hello", "protocol": "2"}, b"server-protocol"),
        ({"type": "hello", "protocol": None}, b"server-protocol"),
        ({"type": "ping", "id": 1}, b"server-hello"),
        ({"type": "hello", "protocol": 2, "keys": "all"}, b"table-value"),
        ({"type": "hello", "protocol": 2, "keys": {"a": 1}}, b"table-value"),
        ({"type": "hello", "protocol": 2, "keys": [1, None, []]}, b"table-value"),
        ({"type": "hello", "protocol": 2, "keys": ["é", "a" * 10_000]}, b"server-no-table"),
        ({"type": "hello", "protocol": 2, "keys": ["x"] * 5000, "language": ["de"], "style": 7}, b"table-value"),
        ({"type": "hello", "protocol": 2, "keys": ["x"] * 5000}, b"server-no-table"),
        ([], b"server-frame"),
    ):
        with upgraded(server, table.id) as connection:
            connection.sendall(frame(1, json.dumps(said).encode()))
            assert kind in rest_of(connection), said
    for seen in (-1, 10**18):
        with upgraded(server, table.id) as connection:
            connection.sendall(hello(table, seen=seen))
            told = b""
            while not told.endswith(b'"type":"welcome"}'):
                told += connection.recv(65536)


def test_unknown_subprotocols_and_odd_handshakes_are_refused(server: Server) -> None:
    table = server.make_table(gnomes=3)
    for header, status in (
        ("Sec-WebSocket-Protocol: rednovember.3", b"403"),
        ("Sec-WebSocket-Protocol: chat, soap", b"403"),
        ("Sec-WebSocket-Protocol: chat, rednovember.2", b"101"),
        ("Origin: https://evil.example", b"403"),
        ("Origin: null", b"403"),
        ("Origin: " + server.url, b"101"),
        ("Origin: " + server.url + ".evil.example", b"403"),
        ("Origin: https://" + server.url.removeprefix("http://") + "@evil.example", b"403"),
        ("Origin: file://", b"403"),
        ("Origin: ", b"403"),
        ("Origin: http://127.0.0.1:1", b"403"),
        ("Sec-WebSocket-Extensions: permessage-deflate", b"101"),
        ("X: " + "a" * 200_000, b"400"),
    ):
        with handshake(server, table.id, header) as connection:
            first = connection.recv(4096).split(b"\r\n")[0]
            assert status in first, (header[:60], first)
    for path in ("no-table", "%00", "%ff%fe", "0" * 24):
        with upgraded(server, path) as connection:
            connection.sendall(frame(1, b'{"type": "hello", "protocol": 2, "keys": []}'))
            assert b"server-no-table" in rest_of(connection)
    with handshake(server, "..%2f..%2f" + table.id) as connection:
        assert b"403" in connection.recv(4096).split(b"\r\n")[0]


def test_pages_of_others_change_nothing(server: Server) -> None:
    for origin in ("https://evil.example", "null", "file://", "http://localhost.evil.example", server.url + "0", "x"):
        answer = server.http.post("/api/v1/tables", headers={"Origin": origin}, json={})
        assert (answer.status_code, answer.json()["kind"]) == (403, "server-origin")
    assert server.http.post("/api/v1/tables", headers={"Origin": server.url}, json={}).status_code == 201
    answer = server.http.post("/api/v1/tables", headers={"Content-Type": "text/plain"}, content=b"{}")
    assert answer.status_code == 415
    for path in ("/", "/docs", "/api/v1/tables", "/healthz", "/nowhere", "/openapi.json"):
        headers = server.http.get(path, headers={"Origin": "https://evil.example"}).headers
        assert "access-control-allow-origin" not in headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"


ODD_REQUESTS = (
    b"\x00\x01\x02\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"GET /\r\n\r\n",
    b"GET / HTTP/1.1\r\n\r\n",
    b"GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
    b"GET /healthz HTTP/1.1\r\nHost: a\r\nX: a\r\n b\r\n\r\n",
    b"GET /healthz HTTP/1.1\r\nHost : a\r\n\r\n",
    b"GET /healthz HTTP/1.1\nHost: a\n\n",
    b"POST /api/v1/tables HTTP/1.1\r\nHost: a\r\nContent-Length: -5\r\n\r\n",
    b"POST /api/v1/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
    b"POST /api/v1/tables HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n",
    b"POST /api/v1/tables HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip\r\n\r\n",
    b"POST /api/v1/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{}",
    b"GET /api/v1/tables/\xff\xfe HTTP/1.1\r\nHost: a\r\n\r\n",
    b"GET /api/v1/tables/%ff%00%0d%0aSet-Cookie:x HTTP/1.1\r\nHost: a\r\n\r\n",
    b"GET //evil.example/%2e%2e HTTP/1.1\r\nHost: a\r\n\r\n",
    b"GET /healthz HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer " + b"A," * 30_000 + b"\r\n\r\n",
    b"GET /healthz HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer " + b"A" * 1_000_000 + b"\r\n\r\n",
    b"GET /healthz HTTP/1.1\r\nHost: a\r\n" + b"".join(b"X-%d: y\r\n" % n for n in range(20_000)) + b"\r\n",
    b"GET /" + b"a" * 1_000_000 + b" HTTP/1.1\r\nHost: a\r\n\r\n",
    b"CONNECT evil.example:443 HTTP/1.1\r\nHost: a\r\n\r\n",
    b"TRACE / HTTP/1.1\r\nHost: a\r\n\r\n",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"GET /api/v1/tables/x/socket HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    b"GET /api/v1/tables/x/socket HTTP/1.1\r\nHost: a\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n",
    b"GET /healthz HTTP/1.1\r\nHost: a\r\nAccept-Language: " + b"de;q=nan," * 5000 + b"\r\n\r\n",
)


@pytest.mark.parametrize("sent", ODD_REQUESTS, ids=range(len(ODD_REQUESTS)))
def test_odd_requests_break_nothing(server: Server, sent: bytes) -> None:
    told = raw(server, sent)
    status = told.split(b"\r\n")[0]
    assert not told or re.match(rb"HTTP/1\.1 (2|4)\d\d ", status), status
    assert b"\nset-cookie" not in told.lower()
    assert b"evil.example" not in told


@pytest.mark.parametrize(
    "lengths", ["Content-Length: 2\r\nTransfer-Encoding: chunked", "Transfer-Encoding: chunked\r\nContent-Length: 42"]
)
def test_a_request_with_two_lengths_is_refused_and_nothing_behind_it_is_read(server: Server, lengths: str) -> None:
    hidden = b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n"
    sent = f"POST /api/v1/tables HTTP/1.1\r\nHost: a\r\n{lengths}\r\n\r\n2\r\n{{}}\r\n0\r\n\r\n"
    told = raw(server, sent.encode() + hidden)
    head, _, body = told.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 400 ")
    assert b"\r\nconnection: close" in head.lower()
    assert json.loads(body)["kind"] == "server-ambiguous"  # and no other answer behind it
    with handshake(server, "0" * 24, *lengths.split("\r\n")) as connection:
        assert connection.recv(65536).startswith(b"HTTP/1.1 400 ")


def test_nothing_of_what_a_host_header_says_comes_back(server: Server) -> None:
    headers = {"Host": "evil.example", "X-Forwarded-Host": "evil.example", "Forwarded": "host=evil.example"}
    made = server.http.post("/api/v1/tables", headers=headers, json={})
    assert "evil.example" not in made.text
    for path in ("/api/v1/tables/", "/docs/", "/healthz/", "/"):
        answer = server.http.get(path, headers=headers)
        assert "evil.example" not in answer.text
        assert "location" not in answer.headers
    assert server.http.get("/metrics", headers=headers).status_code == 404
    assert server.http.get("/metrics", headers={"X-Forwarded-For": "10.0.0.1"}).status_code == 404
    assert server.http.get("/metrics").status_code == 200


@pytest.mark.parametrize(
    "path",
    ["en/../../../../../etc/passwd", "en/..%2f..%2fpyproject.toml", "..%2f..%2fetc/passwd", "%2fetc/passwd",
     "en/errors.ftl%00.py", "en/C:%5cboot.ini", "EN/errors.ftl", "en/__init__.py", "en/.", "xx/errors.ftl",
     "en/....//errors.ftl", "en/errors.ftl%0d%0aX:y", "en%00/errors.ftl"],
)  # fmt: skip
def test_only_catalogues_are_read(server: Server, path: str) -> None:
    told = raw(server, f"GET /api/v1/words/{path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n".encode())
    assert told.startswith(b"HTTP/1.1 404 ")
    assert b"root:" not in told


def test_thousands_of_tiny_frames_are_not_all_answered(tmp_path: Path) -> None:
    with serving(tmp_path, requests_per_second=20, burst=100) as server:
        table = server.make_table(gnomes=3)
        with seated(server, table) as connection:
            with suppress(ConnectionError):
                connection.sendall(frame(1, b'{"id":1,"type":"ping"}') * 20_000)
            told = rest_of(connection)
        assert told.count(b'"type":"response"') < 1000
        assert table.look(table.seats["Anna"])["message"]["number"] == 0
        assert "raceback" not in server.errors


def test_who_pings_and_does_not_read_is_not_kept_in_memory(server: Server) -> None:
    table = server.make_table(gnomes=3)
    before = memory(server)
    with seated(server, table) as connection:
        connection.settimeout(2)
        many = frame(9, b"x" * 125) * 4000
        with suppress(TimeoutError, ConnectionError):
            for _ in range(60):
                connection.sendall(many)
        assert memory(server) - before < 20


def test_hundreds_who_never_finish_a_request_keep_nobody_waiting(server: Server) -> None:
    table = server.make_table(gnomes=3)
    slow = [socket.create_connection(port_of(server)) for _ in range(300)]
    try:
        for number, connection in enumerate(slow):
            path = f"/api/v1/tables/{table.id}/socket" if number % 2 else "/healthz"
            connection.sendall(f"GET {path} HTTP/1.1\r\nHost: a\r\nUpgrade: webs".encode())
        for connection in slow:
            connection.sendall(b"o")
        assert table.look(table.seats["Anna"])["message"]["number"] == 0
    finally:
        for connection in slow:
            connection.close()


def test_who_never_finishes_a_request_is_hung_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timeouts, "ARRIVAL", 0.3)
    begun = (
        b"",
        b"GET /hea",
        b"GET /healthz HTTP/1.1\r\nHost: a\r\n",
        b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\nGET /healthz HT",
        b"POST /api/v1/tables HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{",
    )

    async def slowly(port: int, sent: bytes) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(sent)
        while await asyncio.wait_for(reader.read(65536), 20):  # until the server hangs up
            pass
        writer.close()

    async def look() -> str:
        async with here(tmp_path) as server:
            port = int(server.url.rpartition(":")[2])
            await asyncio.gather(*(slowly(port, sent) for sent in begun))
            return server.log.getvalue()

    assert "raceback" not in asyncio.run(look())


# Requests made from the schema, then spoiled.

LEAVES = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=30), st.sampled_from([HTML, "Anna", "enter"])
)
VALUES = st.recursive(LEAVES, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner))
KNOWN_KEYS = sorted({name for kind in REQUEST_TYPES.values() for name in kind.fields.__dataclass_fields__})
SPOILED = st.fixed_dictionaries(
    {"type": st.sampled_from(sorted(REQUEST_TYPES)) | LEAVES},
    optional={key: VALUES for key in KNOWN_KEYS if key != "type"},
)


def test_requests_made_from_the_schema_and_spoiled_are_answered(server: Server) -> None:
    table = server.make_table(gnomes=3)

    @settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
    @given(SPOILED)
    def tried(request: dict[str, Any]) -> None:
        text = json.dumps(request)
        headers = {"Authorization": f"Bearer {table.seats['Boris']}", "Content-Type": "application/json"}
        answer = server.http.post(f"{table.path}/requests", headers=headers, content=text.encode("utf-8", "replace"))
        told = answer.json()
        if told.get("seat") == "Boris" and told["key"]:
            table.seats["Boris"] = told["key"]
        assert answer.status_code == 200 or is_refusal(answer) or answer.status_code == 429, (text, answer.text)

    tried()


def test_html_stays_text(server: Server) -> None:
    table = server.make_table(gnomes=3)
    anna = table.seats["Anna"]
    assert table.ask(anna, type="claim", name=HTML[:40]).status_code == 200
    assert table.ask(anna, type="chat", text=HTML).status_code == 200
    answer = table.get("", anna)
    assert answer.headers["content-type"] == "application/json"
    assert answer.json()["chat"][0]["text"] == HTML
    assert answer.json()["lounge"]["seats"][0]["name"] == HTML[:40]
    page = server.http.get("/docs")
    assert "<script" not in page.text
    for path in (f"/{HTML}", f"/api/v1/tables/{HTML}", f"/api/v1/rules?find={HTML}&edition={HTML}"):
        assert server.http.get(path).headers["content-type"] == "application/json"


def test_bots_that_are_files_are_refused(server: Server) -> None:
    for bot in ("/etc/passwd", "bot.py", "os:system", "captain(milliseconds=9999)", "bosun(x=1)", HTML):
        answer = server.http.post("/api/v1/tables", json={"table": {"bots": {"Anna": bot}}})
        assert is_refusal(answer), answer.text


# The store.


def test_a_corrupt_row_is_refused_loudly_and_other_tables_play_on(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        bad = [server.make_table(gnomes=3, open=False) for _ in range(8)]
        for table in bad:
            assert table.ask(table.seats["Anna"], type="chat", text="hello").status_code == 200
        good = server.make_table(gnomes=3, open=True, seed=1)
        server.stop()
    database = tmp_path / "data" / "server.db"
    changes = (
        ("UPDATE records SET body = 'x' WHERE number = 0 AND table_id = ?",),
        ("UPDATE records SET body = '[]' WHERE number = 1 AND table_id = ?",),
        ("UPDATE records SET kind = 'entry' WHERE number = 1 AND table_id = ?",),
        ("UPDATE records SET kind = 'count' WHERE number = 1 AND table_id = ?",),
        ("UPDATE records SET body = x'ff00' WHERE number = 1 AND table_id = ?",),
        ("UPDATE records SET body = '{\"table\":{}}' WHERE number = 0 AND table_id = ?",),
        ("DELETE FROM records WHERE number = 0 AND table_id = ?",),
        ("UPDATE tables SET summary = '{' WHERE id = ?",),
    )
    with sqlite3.connect(database) as connection:
        for (change,), table in zip(changes, bad, strict=True):
            assert connection.execute(change, (table.id,)).rowcount == 1
    with serving(tmp_path) as server:
        nothing = server.http.get(f"/api/v1/tables/{'0' * 24}")
        for (change,), table in zip(changes[:-1], bad, strict=False):
            broken = Made(server, {"table": table.id, "links": {}, "keys": keys_of(table)})
            # Whose keys cannot be read any more is told what everybody is told who has none.
            status, kind = (404, "server-no-table") if "number = 0" in change else (503, "server-record")
            for answer in (broken.get("", table.host), broken.ask(table.host, type="set_open", open=False)):
                assert (answer.status_code, answer.json()["kind"]) == (status, kind), answer.text
            with upgraded(server, table.id) as socket_:
                socket_.sendall(hello(broken))
                told = rest_of(socket_)
                assert kind.encode() in told
                assert b"internal" not in told
            for answer in (broken.get(""), broken.get("", "x" * 32), broken.get("", good.host)):
                assert (answer.status_code, answer.content) == (404, nothing.content)
            with upgraded(server, table.id) as socket_:
                socket_.sendall(hello(broken, keys=["x" * 32]))
                assert b"server-no-table" in rest_of(socket_)
        lines = [json.loads(line) for line in server.errors.splitlines()]
        noted = [(line["table"], line["number"]) for line in lines if line["event"] == "damaged"]
        assert sorted(noted) == sorted((table.id, n) for table, n in zip(bad, (0, 1, 1, 1, 1, 0, 1), strict=False))
        assert "[]" not in server.errors  # nothing of what stands there is told
        figures = server.http.get("/metrics").text
        assert 'rednovember_refused_total{kind="server-record"}' in figures
        assert "rednovember_store_errors_total 0" not in figures
        fine = Made(server, {"table": good.id, "links": {}, "keys": keys_of(good)})
        assert plays_on(fine)
        listed = server.http.get("/api/v1/tables")
        assert listed.status_code == 200
        assert good.id in {row["table"] for row in listed.json()}
        assert server.http.get("/healthz").status_code == 200


def test_a_damaged_table_at_which_a_bot_would_act_is_logged_though_nobody_asks(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        table = server.make_table(gnomes=3, stand_in_after=30)
        server.stop()
    with sqlite3.connect(tmp_path / "data" / "server.db") as connection:
        connection.execute("UPDATE records SET body = '{\"x\":'")
        connection.execute("UPDATE tables SET due_at = 1")
    with serving(tmp_path) as server:
        for _ in range(100):
            if table.id in server.errors:
                break
            time.sleep(0.1)
        (line,) = [json.loads(line) for line in server.errors.splitlines()]
        assert (line["event"], line["table"], line["number"]) == ("damaged", table.id, 0)


def keys_of(table: Made) -> dict[str, Any]:
    return {"host": table.host, "join": table.join, "watch": table.watch, "seats": table.seats}


def test_a_full_disk_is_refused_loudly_and_play_goes_on_when_there_is_room_again(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        table, other = server.make_table(gnomes=3), server.make_table(gnomes=3, seed=1)
        anna = table.seats["Anna"]
        assert table.ask(anna, type="chat", text="before").status_code == 200
        _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, hard))  # no file may grow beyond that

        async def on_a_socket() -> dict[str, Any]:
            async with Sitting(table, anna) as player:
                return await player.ask(type="chat", text="lost")

        answer = table.ask(anna, type="chat", text="lost")
        assert (answer.status_code, answer.json()["kind"]) == (503, "server-unavailable"), answer.text
        assert asyncio.run(on_a_socket())["kind"] == "server-unavailable"
        assert server.http.post("/api/v1/tables", json={}).status_code == 503
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (hard, hard))
        assert table.ask(anna, type="chat", text="after").status_code == 200
        assert [one["text"] for one in table.look(anna)["chat"]] == ["before", "after"]
        assert plays_on(other)
        server.stop()
    with serving(tmp_path) as server:
        again = Made(server, {"table": table.id, "links": {}, "keys": keys_of(table)})
        assert [one["text"] for one in again.look(anna)["chat"]] == ["before", "after"]


# Secrets.


def test_secrets_have_enough_bits() -> None:
    assert 8 * keys.KEY_BYTES >= 128
    assert 8 * keys.SECRET_BYTES >= 128
    assert 8 * keys.TABLE_BYTES >= 96
    many = [keys.new_key() for _ in range(1000)]
    assert len(set(many)) == 1000
    assert {len(base64.urlsafe_b64decode(key + "=" * (-len(key) % 4))) for key in many} == {keys.KEY_BYTES}
    assert keys.new_key.__globals__["token_urlsafe"].__module__ == "secrets"
    body, made = lay({})
    assert len(bytes.fromhex(body["table"]["secret"])) == keys.SECRET_BYTES
    assert len({made.host, made.join, made.watch, *made.seats.values()}) == 3 + len(made.seats)


def test_a_key_is_in_the_fragment_of_a_link_and_nowhere_else() -> None:
    found = link("https://boat.example/x", "ID", "KEY")
    before, _, fragment = found.partition("#")
    assert "KEY" not in before
    assert fragment.endswith("/k/KEY")


def test_secrets_are_in_no_file_log_argument_figure_or_page(tmp_path: Path) -> None:
    with serving(tmp_path, log="debug", environ={"REDNOVEMBER_METRICS_TOKEN": "a-token-of-ours-1234"}) as server:
        table = server.make_table(gnomes=3, seed=SEED)
        anna = table.seats["Anna"]
        told = table.ask(table.seats["Boris"], type="renew", seat="Boris").json()["key"]
        own = keys.new_key()
        assert table.ask(table.seats["Cyril"], type="claim", name="C", key=own).json()["key"] == own
        assert table.ask(own, type="renew", seat="Cyril", key="!" + own[1:]).status_code == 422
        secret = [table.host, table.join, table.watch, *table.seats.values(), told, own]
        table.get(f"?language=de&key={anna}", "wrong", anna)
        table.ask(anna, type="decide", number=99, decision=anna)
        asyncio.run(sit(table, anna))
        with handshake(
            server, f"{table.id}/socket?key={anna}", f"Authorization: Bearer {anna}", f"Referer: {anna}"
        ) as one:
            one.recv(100)
        raw(server, f"GET /{anna} HTTP/1.1\r\nHost: {anna}\r\nContent-Length: x\r\n\r\n".encode())
        shown = {
            "metrics": server.http.get("/metrics").text,
            "openapi": server.http.get("/openapi.json").text,
            "tables": server.http.get("/api/v1/tables").text,
            "watch": table.get("", table.watch).text,
            "refusal": table.ask(anna, type="chat", text="").text,
            "arguments": Path(f"/proc/{server.process.pid}/cmdline").read_text(encoding="utf-8"),
        }
        server.stop()
        shown["log"] = server.errors
        stored = b"".join(file.read_bytes() for file in sorted((tmp_path / "data").rglob("*")) if file.is_file())
    for where, text in shown.items():
        for key in [*secret, str(SEED), "a-token-of-ours-1234"]:
            assert key not in text, where
    for key in secret:
        assert key.encode() not in stored
        assert keys.digest(key).encode() in stored
    settings_ = Settings(data=tmp_path, database="postgresql://a:hush@b/c", metrics_token="a-token-of-ours-1234")
    assert "hush" not in repr(settings_)
    assert "a-token" not in repr(settings_)
    assert make_app.__doc__


async def sit(table: Made, key: str) -> None:
    async with Sitting(table, key) as player:
        await player.ask(type="decide", number=0, decision="nonsense")


# The threat model.


def test_each_test_that_the_threat_model_names_exists() -> None:
    root = Path(__file__).parents[2]
    text = (root / "docs" / "security.md").read_text(encoding="utf-8")
    named = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", text)
    assert len(named) > 25
    for file, name in named:
        assert f"def {name}(" in (root / file).read_text(encoding="utf-8"), (file, name)
    rows = [line for line in text.partition("## Threats")[2].partition("## What is not")[0].splitlines() if "|" in line]
    assert all("::" in row for row in rows[2:])
