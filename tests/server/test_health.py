"""Whether a server is well, and its figures, while its database is not."""

import asyncio
import os
import resource
import socket
from contextlib import ExitStack
from pathlib import Path
from time import monotonic, sleep

import pytest

from rednovember.server.store import Store
from rednovember.version import __version__
from tests.server.databases import Database
from tests.server.playing import NOTHING, any_record
from tests.server.servers import PATIENCE, ROOT, serving
from tests.server.test_metrics import read

TABLES = "rednovember_tables"


def test_a_full_disk_is_not_well_and_room_again_is_whether_somebody_plays_or_not(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        table = server.make_table(gnomes=3)
        anna = table.seats["Anna"]
        assert server.http.get("/healthz").status_code == 200
        _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, hard))  # no file may grow beyond that
        assert table.ask(anna, type="chat", text="lost").status_code == 503
        for _ in range(2):
            answer = server.http.get("/healthz")
            assert (answer.status_code, answer.json()["ok"]) == (503, False)
        assert '"store"' in server.errors
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (hard, hard))
        assert server.http.get("/healthz").status_code == 200  # nobody has written anything meanwhile
        assert table.ask(anna, type="chat", text="after").status_code == 200
        assert [one["text"] for one in table.look(anna)["chat"]] == ["after"]


SPOILED = """
from rednovember.server.sockets.timeouts import PatientSocket


def send_receive_event_to_app(self):
    raise AttributeError("what another version of uvicorn does not have")


PatientSocket.send_receive_event_to_app = send_receive_event_to_app
"""


@pytest.mark.smoke
def test_sockets_that_break_are_not_well_though_http_works(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(SPOILED, encoding="utf-8")
    path = {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(tmp_path)])}
    with serving(tmp_path, path) as server:
        answer = server.http.get("/healthz")
        assert (answer.status_code, answer.json()["ok"], answer.json()["failing"]) == (503, False, ["socket"])
        assert '"failed"' in server.errors


def test_a_socket_of_its_own_is_tried_seldom_and_by_nobody_else(tmp_path: Path) -> None:
    with serving(tmp_path, log="debug") as server:
        for _ in range(20):
            found = server.http.get("/healthz").json()
            assert (found["ok"], found["version"], found["failing"]) == (True, __version__, [])
        assert server.errors.count('"/healthz/socket"') == 1
        for key in ("none", "wrong"):
            answer = server.http.get(
                "/healthz/socket",
                headers={
                    "Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
                    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", "Authorization": f"Bearer {key}",
                },
            )  # fmt: skip
            assert answer.status_code == 403


def test_who_asks_whether_it_is_well_writes_nothing(sqlite: Database) -> None:
    async def work() -> None:
        store = await Store.open(sqlite.url)
        await store.add("t", [any_record()], NOTHING)
        log = sqlite.file.with_name(f"{sqlite.file.name}-wal")
        before = log.stat()
        for _ in range(3):
            await store.check()
        after = log.stat()
        assert (after.st_size, after.st_mtime_ns) == (before.st_size, before.st_mtime_ns)
        await store.close()

    asyncio.run(work())


@pytest.mark.smoke
def test_a_write_that_went_well_makes_it_well(database: Database) -> None:
    async def work() -> None:
        store = await Store.open(database.url)
        await store.add("t", [any_record()], NOTHING)
        store._failing = True
        await store.add("t", [any_record(1)], NOTHING)
        assert not store._failing
        store._failing = True
        await store.check()  # a trial, which goes well
        assert not store._failing
        assert await store.last("t") == 1
        await store.close()

    asyncio.run(work())


def test_figures_of_the_process_are_told_while_the_database_is_down(own_postgresql: Database, tmp_path: Path) -> None:
    cluster = own_postgresql.cluster
    assert cluster is not None
    with serving(tmp_path, database=own_postgresql.url) as server:
        server.make_table(gnomes=3)
        _, before = read(server.http.get("/metrics").text)
        assert before[TABLES, (("state", "running"),)] == 1
        cluster.stop()
        answer = server.http.get("/metrics")
        assert answer.status_code == 200
        _, samples = read(answer.text)
        assert samples["rednovember_tables_laid_total", ()] == 1
        assert samples["rednovember_records_total", ()] == 1
        assert samples["rednovember_store_errors_total", ()] >= 1
        assert not [name for name, _ in samples if name == TABLES]
        assert server.http.get("/healthz").status_code == 503
        cluster.start()
        _, after = read(server.http.get("/metrics").text)
        assert after[TABLES, (("state", "running"),)] == 1
        assert server.http.get("/healthz").status_code == 200


def test_a_damaged_database_is_not_well_though_much_of_it_was_read_before(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        for _ in range(3):
            server.make_table(gnomes=3)
    with serving(tmp_path) as server:
        assert server.http.get("/healthz").status_code == 200
        file = next((tmp_path / "data").glob("*.db"))
        file.write_bytes(b"\xaa" * file.stat().st_size)
        answer = server.http.get("/healthz")
        assert (answer.status_code, answer.json()["ok"]) == (503, False)


def test_a_server_without_file_descriptors_says_so_once_and_goes_on(tmp_path: Path) -> None:
    with serving(tmp_path) as server, ExitStack() as stack:
        table = server.make_table(gnomes=3)
        used = len(list(Path(f"/proc/{server.process.pid}/fd").iterdir()))
        _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
        resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (used + 5, hard))
        host, _, port = server.url.removeprefix("http://").partition(":")
        for _ in range(20):
            stack.enter_context(socket.create_connection((host, int(port))))
        until = monotonic() + PATIENCE
        while '"descriptors"' not in server.errors:
            assert monotonic() < until
            sleep(0.05)
        assert table.ask(table.seats["Anna"], type="chat", text="still here").status_code == 200
        stack.close()
        resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (hard, hard))
        assert server.http.get("/healthz").status_code == 200
        _, samples = read(server.http.get("/metrics").text)
        assert samples["rednovember_descriptors_exhausted_total", ()] >= 1
        assert server.errors.count('"descriptors"') == 1
