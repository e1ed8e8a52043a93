"""A background task that fails is restarted and logged, and one that keeps failing makes the server unhealthy."""

import asyncio
import json
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from rednovember.server.running.logs import FIELDS
from rednovember.server.running.supervisor import LONGEST_PAUSE, STEADY, TOLERATED, Supervisor
from tests.server.servers import ROOT, Server, serving

PATIENCE = 30.0
# Imported by the server's Python first: while a file is there, each look for the tables that are due fails.
SABOTAGE = """
from pathlib import Path
from rednovember.server.store.store import Store
due = Store.due
async def fails(*arguments):
    if Path({flag!r}).exists():
        raise MemoryError("no room")
    return await due(*arguments)
Store.due = fails
"""


class Clock:
    """Time that passes while somebody sleeps."""

    def __init__(self) -> None:
        self.now = 0.0
        self.slept: list[float] = []

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += seconds
        self.slept.append(seconds)
        await asyncio.sleep(0)


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0)


def health(server: Server, status: int) -> list[str]:
    """Wait until the server answers with that status; the tasks that it says are failing."""
    end = time.monotonic() + PATIENCE
    while (answer := server.http.get("/healthz")).status_code != status:
        assert time.monotonic() < end, (answer.text, server.errors)
        time.sleep(0.05)
    found: list[str] = answer.json()["failing"]
    return found


def test_a_server_whose_bots_stand_still_says_so(tmp_path: Path) -> None:
    flag, injected = tmp_path / "flag", tmp_path / "injected"
    injected.mkdir()
    (injected / "sitecustomize.py").write_text(SABOTAGE.format(flag=str(flag)))
    with serving(tmp_path, {"PYTHONPATH": f"{injected}:{ROOT / 'src'}"}) as server:
        assert health(server, 200) == []
        flag.touch()
        assert health(server, 503) == ["due"]
        lines = [json.loads(line) for line in server.errors.splitlines()]
        assert {(line["event"], line["task"]) for line in lines} == {("failed", "due")}
        assert all("MemoryError" in line["traceback"] for line in lines)
        assert 'rednovember_task_failures_total{task="due"} 3' in server.http.get("/metrics").text


def test_a_task_that_fails_is_restarted_after_growing_pauses_and_each_failure_is_logged(
    caplog: pytest.LogCaptureFixture,
) -> None:
    clock = Clock()
    supervisor = Supervisor(clock.sleep, clock)

    async def work() -> None:
        raise MemoryError("no room")

    async def run() -> None:
        task = supervisor.start("one", work)
        await until(lambda: len(clock.slept) == 10)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert task.cancelled()

    asyncio.run(run())
    assert clock.slept == [0.5, 1, 2, 4, 8, 16, LONGEST_PAUSE, LONGEST_PAUSE, LONGEST_PAUSE, LONGEST_PAUSE]
    assert supervisor.failures == {"one": 10}
    told = [record for record in caplog.records if getattr(record, FIELDS, {}).get("task") == "one"]
    assert len(told) == 10
    assert all(record.exc_info is not None and record.exc_info[0] is MemoryError for record in told)


def test_a_task_that_keeps_failing_is_named_until_it_has_run_for_a_while() -> None:
    clock = Clock()
    supervisor = Supervisor(clock.sleep, clock)
    seen, healed = list[list[str]](), asyncio.Event()

    async def work() -> None:
        seen.append(supervisor.failing)
        if len(seen) > TOLERATED + 2:
            healed.set()
            await asyncio.Event().wait()
        raise OSError

    async def run() -> None:
        task = supervisor.start("one", work)
        await healed.wait()
        assert supervisor.failing == ["one"]
        clock.now += STEADY - 1
        assert supervisor.failing == ["one"]
        clock.now += 1
        assert supervisor.failing == []
        task.cancel()

    asyncio.run(run())
    assert seen == [[], [], [], ["one"], ["one"]]


def test_failures_far_apart_are_logged_and_do_not_make_it_unhealthy() -> None:
    clock = Clock()
    supervisor = Supervisor(clock.sleep, clock)

    async def work() -> None:
        clock.now += 2 * STEADY
        raise OSError

    async def run() -> None:
        task = supervisor.start("one", work)
        await until(lambda: supervisor.failures["one"] == 10)
        assert supervisor.failing == []
        assert set(clock.slept) == {0.5}
        task.cancel()

    asyncio.run(run())


def test_what_a_task_waited_for_was_cancelled_and_the_task_goes_on() -> None:
    clock = Clock()
    supervisor = Supervisor(clock.sleep, clock)
    tries = list[int]()

    async def work() -> None:
        tries.append(1)
        gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        gone.cancel()
        await gone

    async def run() -> None:
        task = supervisor.start("one", work)
        await until(lambda: len(tries) == 3)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert task.cancelled()

    asyncio.run(run())


def test_a_task_that_is_done_is_not_started_again() -> None:
    async def run() -> None:
        tries = list[int]()

        async def work() -> None:
            tries.append(1)

        await Supervisor().start("one", work)
        assert tries == [1]

    asyncio.run(run())
