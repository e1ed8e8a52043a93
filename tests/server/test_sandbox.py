"""The sandbox: new tables are checked in worker processes with hard limits, whatever strangers send."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Awaitable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from time import sleep
from typing import Any, Final

import httpx
import pytest

from rednovember.errors import RedNovemberError
from rednovember.server.rooms.creation import Wish, checked, read_rematch, read_wish
from rednovember.server.running.settings import Settings
from rednovember.server.workers import Sandbox, sandbox
from rednovember.server.workers.checker import MEMORY
from rednovember.server.workers.hard_limits import OVER_CPU, OVER_MEMORY
from rednovember.table import read_description, table_of
from rednovember.words import Words, say_error
from tests.server.servers import ROOT, USUAL, Server, is_problem, serving
from tests.support import CREW

GUARD: Final = 120.0  # a test that waits for something that does not come fails then
MEBIBYTE: Final = 1024 * 1024
PROGRAM: Final = 100 * MEBIBYTE  # of a worker, beside what it may use
HEAD: Final = "".join(f"[game]\ngnomes = {list(CREW)}\n").replace("'", '"')
POSITION: Final = "[position]\n" + "".join(
    f"[position.gnomes.{name}]\nroom = 10\ntime = {40 - place}\n" for place, name in enumerate(CREW)
)
DOTTED: Final = "a." * 60_000 + "a = 1"  # ten gigabytes for Python's own reader
# Whatever the cheap checks do not find: here they find nothing at all, and some comments in a logbook do harm.
SPOILED: Final = """
import os, pathlib, time
from rednovember.game import toml
from rednovember.server.rooms import creation

toml.fault_of = lambda text: None
usual, once = creation.checked, pathlib.Path(__file__).parent / "once"


def checked(wish):
    if "# burn" in wish.logbook:
        while True:
            pass
    if "# swell" in wish.logbook:
        kept = []
        while True:
            kept.append(bytearray(1 << 20))
    if "# die" in wish.logbook:
        os._exit(3)
    if "# wait" in wish.logbook and not once.exists():
        once.write_text(str(os.getpid()))
        time.sleep(3600)
    if "# bug" in wish.logbook:
        raise KeyError("a bug")
    return usual(wish)


creation.checked = checked
"""
NOTED: Final = """
import os, pathlib
from rednovember.server.rooms import creation

usual, who = creation.checked, pathlib.Path(__file__).parent / "who"


def checked(wish):
    with who.open("a") as file:
        file.write(f"{os.getpid()} ")
    return usual(wish)


creation.checked = checked
"""


@asynccontextmanager
async def opened(**more: Any) -> Any:
    made = Sandbox(**more)
    try:
        async with asyncio.timeout(GUARD):
            yield made
    finally:
        await made.close()


def run(awaitable: Awaitable[Any]) -> Any:
    async def main() -> Any:
        return await awaitable

    return asyncio.run(main())


@contextmanager
def spoiled(folder: Path, **settings: Any) -> Iterator[Server]:
    """A server whose cheap checks find nothing."""
    (folder / "sitecustomize.py").write_text(SPOILED, encoding="utf-8")
    with serving(folder, {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(folder)])}, **settings) as server:
        yield server


def post(server: Server, **body: Any) -> Any:
    return httpx.post(f"{server.url}/api/v1/tables", json=body, timeout=GUARD)


# What is checked there is what would be checked here.

WISHES: Final[dict[str, dict[str, Any]]] = {
    "usual": {},
    "described": {"table": {"gnomes": list(CREW), "players": ["A", "B"], "bots": {CREW[0]: "bosun"}, "seed": 4}},
    "logbook": {"logbook": f'{HEAD}{POSITION}[log]\nmoves = "{CREW[0]}: stay"\n'},
    "large seed": {"logbook": f"{HEAD}seed = {2**4000}\n"},
    "no such move": {"logbook": f'{HEAD}{POSITION}[log]\nmoves = "{CREW[0]}: fly"\n'},
    "refused by a rule": {"logbook": f'{HEAD}{POSITION}[log]\nmoves = "{CREW[0]}: open 1"\n'},
    "no TOML": {"logbook": "[["},
    "dotted": {"logbook": DOTTED},
    "a date": {"logbook": f"{HEAD}seed = 2001-01-01\n"},
    "many gnomes": {"table": {"gnomes": [str(number) for number in range(20_000)]}},
    "no board": {"table": {"board": {"rooms": [{"id": 1}]}}},
    "a wrong value": {"table": {"gnomes": 3, "bots": [1, {"a": None}]}},
    "an error as a value": {"table": {"edition": {"error": {"kind": "server-internal", "params": {}, "found": []}}}},
    "a wrong key": {"table": {"gnoms": 3}},
    "a bot that is a file": {"table": {"gnomes": 3, "bots": {"Anna": "./bot.py"}}},
    "infinite": {"table": {"gnomes": 3, "seed": 1e300}},
}


def outcome(found: dict[str, Any] | RedNovemberError) -> Any:
    """A description but for its secret, which is drawn; or what is said of an error in each language."""
    if isinstance(found, RedNovemberError):
        return found.kind, [say_error(Words(language), found) for language in ("en", "de", "ru")]
    return {**found, "secret": found["secret"] is None}


def checked_here(wish: Wish) -> Any:
    try:
        return checked(wish)
    except RedNovemberError as error:
        return error


def test_what_is_checked_there_is_what_would_be_checked_here() -> None:
    async def main() -> None:
        async with opened() as made:
            for name, said in WISHES.items():
                wish = read_wish(said)
                try:
                    there = await made.check(wish)
                except RedNovemberError as error:
                    there = error
                here = checked_here(wish)
                if name == "a date":  # its sentence shows the date as text
                    assert there.kind == here.kind
                else:
                    assert outcome(there) == outcome(here), name
            assert (made.failed, len(made.pids)) == (0, 1)

    run(main())


def test_a_rematch_is_checked_there_too_and_keeps_its_luck() -> None:
    table = table_of(f"{HEAD}{POSITION}[luck]\ndice = [3, 7, 1]\n", secret="8badf00d" * 4)

    async def main() -> None:
        async with opened() as made:
            same = await made.check(read_rematch(table, is_open=False, absent=None, said={"same_luck": True}))
            assert same == table.description.as_table()
            other = await made.check(read_rematch(table, is_open=False, absent=None, said={}))
            assert other["secret"] != same["secret"]
            assert read_description({**other, "secret": same["secret"]}) == table.description

    run(main())


# Over the wire, where the cheap checks have a hole.


@pytest.mark.parametrize("logbook", [DOTTED, "# burn", "# swell"])
def test_what_takes_too_much_is_refused_and_others_play_on(tmp_path: Path, logbook: str) -> None:
    with spoiled(tmp_path) as server, most_memory(server) as used:
        honest = server.make_table(gnomes=3, seed=1)
        answers: list[Any] = []
        attack = threading.Thread(target=lambda: answers.append(post(server, logbook=logbook)))
        attack.start()
        for number, decision in enumerate(("open 5", "enter", "open 4")):
            answer = honest.ask(honest.seats["Anna"], type="decide", number=number, decision=decision)
            assert answer.status_code == 200, answer.text
        attack.join(GUARD)
        assert is_problem(answers[0], 422, "server-too-heavy")
        assert post(server, table={"gnomes": 3}).status_code == 201
        assert max(used) < MEMORY + PROGRAM
        assert "raceback" not in server.errors


@contextmanager
def most_memory(server: Server) -> Iterator[list[int]]:
    """The memory of whichever of the server's processes uses most, look after look."""
    used, over = [0], threading.Event()

    def look() -> None:
        while not over.wait(0.02):
            for pid in (server.process.pid, *workers(server)):
                try:
                    used.append(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE"))
                except OSError:  # it has just ended
                    continue

    looking = threading.Thread(target=look)
    looking.start()
    try:
        yield used
    finally:
        over.set()
        looking.join()


def workers(server: Server) -> list[int]:
    """The processes of a server's workers."""
    tasks = Path(f"/proc/{server.process.pid}/task").glob("*/children")
    return [int(pid) for one in tasks for pid in one.read_text().split()]


def test_a_worker_that_is_killed_in_the_middle_is_replaced_and_nobody_notices(tmp_path: Path) -> None:
    with spoiled(tmp_path) as server:
        answers: list[Any] = []
        logbook = f"{HEAD}{POSITION}# wait\n"
        asking = threading.Thread(target=lambda: answers.append(post(server, logbook=logbook)))
        asking.start()
        while not (pid := written(tmp_path / "once")):
            sleep(0.01)
        os.kill(int(pid), signal.SIGKILL)
        asking.join(GUARD)
        assert answers[0].status_code == 201, answers[0].text
        assert "raceback" not in server.errors


BOMBS: Final[tuple[dict[str, Any], ...]] = (
    {"logbook": DOTTED},
    {"logbook": "a = " + "[" * 50_000},
    {"logbook": "".join(f"[a{number}.b]\n" for number in range(9_000))},
    {"logbook": f'{HEAD}[log]\nmoves = "{"Anna: open 5; " * 10_000}"\n'},
    {"logbook": f"{HEAD}{POSITION}[luck]\ndice = [{', '.join(['7'] * 60_000)}]\n"},
    {"logbook": f"[game]\ngnomes = {json.dumps([str(number) for number in range(20_000)])}\n"},
    {"table": {"gnomes": [str(number) for number in range(20_000)]}},
    {"table": {"gnomes": 10**18}},
    {"table": {"players": ["x" * 100_000]}},
    {"table": {"board": {"rooms": [{"id": number} for number in range(10_000)]}}},
)


def test_small_requests_that_are_dear_to_read_are_refused_with_the_usual_limits(tmp_path: Path) -> None:
    usual = {name: getattr(Settings(), name) for name in USUAL if name not in ("minds", "log")}
    with serving(tmp_path, **usual) as server:
        honest = server.make_table(gnomes=3, seed=1)
        with most_memory(server) as used:
            for number, bomb in enumerate(BOMBS):
                answer = post(server, **bomb)
                assert answer.status_code == 422, (number, answer.text)
        assert max(used) < MEMORY + PROGRAM
        assert honest.ask(honest.seats["Anna"], type="decide", number=0, decision="open 5").status_code == 200


def written(file: Path) -> str:
    return file.read_text() if file.exists() else ""


def test_a_worker_that_dies_each_time_is_asked_twice_and_it_can_be_tried_again(tmp_path: Path) -> None:
    with spoiled(tmp_path) as server:
        assert is_problem(post(server, logbook="# die"), 503, "server-busy")
        assert post(server, table={"gnomes": 3}).status_code == 201


def test_a_bug_in_the_checks_is_logged_as_one(tmp_path: Path) -> None:
    with spoiled(tmp_path) as server:
        assert is_problem(post(server, logbook="# bug"), 500, "server-internal")
        assert "CheckerBug" in server.errors
        assert "KeyError" in server.errors
        assert post(server, table={"gnomes": 3}).status_code == 201


def test_a_value_that_looks_like_an_error_is_refused_as_a_wrong_value(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        assert is_problem(post(server, table={"gnomes": 3, "edition": {"error": 1}}), 422, "table-value")
        assert "raceback" not in server.errors


def test_the_server_s_own_process_checks_nothing_that_strangers_send(tmp_path: Path) -> None:
    file = tmp_path / "sitecustomize.py"
    file.write_text(NOTED, encoding="utf-8")
    with serving(tmp_path, {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(tmp_path)])}) as server:
        table = server.make_table(gnomes=3, bots=dict.fromkeys(CREW[:3], "random"))
        server.make_table(logbook=f"{HEAD}{POSITION}")
        while table.look(table.watch)["message"]["ended"] is None:
            sleep(0.05)
        for same_luck in (True, False):
            assert table.post("/rematch", {"same_luck": same_luck}, table.watch).status_code == 201
        who = [int(pid) for pid in written(tmp_path / "who").split()]
        assert len(who) == 4
        assert server.process.pid not in who
        assert set(who) <= set(workers(server))


# The pool.


def test_processes_are_started_when_they_are_needed_and_kept() -> None:
    async def main() -> None:
        async with opened(count=2) as made:
            assert made.pids == []
            await made.check(read_wish({}))
            first = made.pids
            await made.check(read_wish({}))
            assert made.pids == first
            await asyncio.gather(*(made.check(read_wish({})) for _ in range(5)))
            assert len(made.pids) == 2

    run(main())


def test_workers_that_have_ended_while_they_were_idle_are_replaced() -> None:
    async def main() -> None:
        async with opened(count=2) as made:
            await asyncio.gather(*(made.check(read_wish({})) for _ in range(2)))
            before = made.pids
            assert len(before) == 2
            for pid in before:
                os.kill(pid, signal.SIGKILL)
            while not all(worker.ended for worker in made._workers):
                await asyncio.sleep(0.01)
            await made.check(read_wish({}))
            assert len(made.pids) == 1
            assert not set(made.pids) & set(before)

    run(main())


def test_a_worker_is_replaced_after_many_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sandbox, "TABLES", 2)

    async def main() -> None:
        async with opened(count=1) as made:
            await made.check(read_wish({}))
            first = made.pids
            await made.check(read_wish({}))
            assert made.pids == []
            await made.check(read_wish({}))
            assert len(made.pids) == 1
            assert made.pids != first
            assert made.failed == 0

    run(main())


def test_a_worker_that_has_died_unasked_is_no_matter() -> None:
    async def main() -> None:
        async with opened(count=1) as made:
            await made.check(read_wish({}))
            os.kill(made.pids[0], signal.SIGKILL)
            await made.check(read_wish({}))

    run(main())


def test_workers_that_cannot_be_started_are_told_as_busy() -> None:
    async def main() -> None:
        async with opened(command=["/nowhere"]) as made:
            with pytest.raises(RedNovemberError) as caught:
                await made.check(read_wish({}))
            assert (caught.value.kind, made.failed, made.pids) == ("server-busy", 2, [])

    run(main())


# The limits.


def ended(source: str) -> int:
    """How a program that limits itself ends."""
    head = "from rednovember.server.workers.hard_limits import *\n"
    return subprocess.run([sys.executable, "-c", head + source], check=False, timeout=GUARD).returncode


def test_a_process_is_killed_after_its_cpu_time_whatever_it_does() -> None:
    assert ended("with cpu_limit(0.2):\n    sum(iter(int, 1))") == OVER_CPU  # within one call


BURN: Final = """
from time import process_time

def burn(much):
    end = process_time() + much
    while process_time() < end:
        pass

"""


def test_cpu_time_is_counted_anew_each_time_and_not_between() -> None:
    assert ended(BURN + "for _ in range(4):\n    with cpu_limit(0.4): burn(0.2)\n    burn(0.3)\n") == 0


def test_memory_beyond_the_limit_is_an_error_at_once() -> None:
    source = "import sys\nlimit_memory(200 << 20)\ntry:\n    bytearray(1 << 30)\nexcept MemoryError:\n    sys.exit(7)"
    assert ended(source) == (7 if sys.platform == "linux" else OVER_MEMORY)


def test_where_the_system_keeps_no_limit_of_memory_a_thread_does() -> None:
    source = "kept = []\nthreading.Thread(target=end_when_over, args=(200 << 20,), daemon=True).start()\n"
    assert ended(source + "while True: kept.append(bytearray(1 << 18)); sleep(0.001)") == OVER_MEMORY
