"""Group commit: one write for all who wait, and each is told only what is true of its own."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

import pytest

from rednovember.server.store import StoreError
from rednovember.server.store.committing import MOST, Committer, Outcomes, Refused


class Disk:
    """Writes numbers; those below zero are refused, and a full disk takes nothing."""

    def __init__(self) -> None:
        self.written: list[int] = []
        self.calls: list[int] = []
        self.may_write = asyncio.Event()
        self.may_write.set()
        self.fault: BaseException | None = None

    async def write(self, batches: Sequence[int]) -> Outcomes:
        await self.may_write.wait()
        self.calls.append(len(batches))
        if self.fault is not None:
            raise self.fault
        if any(batch < 0 for batch in batches):
            raise Refused from ValueError("below zero")
        late = [ValueError("late") if batch in self.written else None for batch in batches]
        self.written += [batch for batch, error in zip(batches, late, strict=True) if error is None]
        return late


def with_disk(play: Callable[[Disk, Committer[int]], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        disk = Disk()
        await play(disk, Committer(disk.write))

    asyncio.run(run())


def test_all_who_wait_are_written_at_once_in_their_order() -> None:
    async def play(disk: Disk, committer: Committer[int]) -> None:
        await asyncio.gather(*(committer.add(number) for number in range(MOST + 7)))
        assert disk.written == list(range(MOST + 7))
        assert disk.calls == [MOST, 7]
        assert committer.commits == 2

    with_disk(play)


def test_whoever_comes_during_a_write_is_in_the_next_one() -> None:
    async def play(disk: Disk, committer: Committer[int]) -> None:
        disk.may_write.clear()
        first = asyncio.create_task(committer.add(1))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        rest = [asyncio.create_task(committer.add(number)) for number in (2, 3)]
        await asyncio.sleep(0)
        assert not first.done()
        disk.may_write.set()
        await asyncio.gather(first, *rest)
        assert disk.calls == [1, 2]

    with_disk(play)


def test_one_that_cannot_be_written_harms_nobody_else() -> None:
    async def play(disk: Disk, committer: Committer[int]) -> None:
        numbers = [*range(40), -1, *range(40, 80)]
        done = await asyncio.gather(*(committer.add(number) for number in numbers), return_exceptions=True)
        assert [number for number, error in zip(numbers, done, strict=True) if error is not None] == [-1]
        assert sorted(disk.written) == list(range(80))
        assert len(disk.calls) < 20  # in halves, not one by one

    with_disk(play)


def test_only_the_one_that_comes_late_is_told_so() -> None:
    async def play(disk: Disk, committer: Committer[int]) -> None:
        disk.written = [5]
        done = await asyncio.gather(*(committer.add(number) for number in range(10)), return_exceptions=True)
        assert [number for number, error in enumerate(done) if error is not None] == [5]
        assert disk.calls == [10]

    with_disk(play)


def test_if_nothing_can_be_written_everybody_is_told_and_the_next_ones_are_tried() -> None:
    async def play(disk: Disk, committer: Committer[int]) -> None:
        disk.fault = StoreError("server-database", reason="full")
        done = await asyncio.gather(*(committer.add(number) for number in range(3)), return_exceptions=True)
        assert [type(error) for error in done] == [StoreError] * 3
        assert len({id(error) for error in done}) == 3
        disk.fault = None
        await committer.add(9)
        assert disk.written == [9]

    with_disk(play)


def test_a_waiter_that_is_cancelled_does_not_stop_its_write() -> None:
    async def play(disk: Disk, committer: Committer[int]) -> None:
        disk.may_write.clear()
        waiting = asyncio.create_task(committer.add(1))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        disk.may_write.set()
        await committer.finish()
        assert disk.written == [1]

    with_disk(play)


def test_a_writer_that_is_stopped_leaves_nobody_waiting() -> None:
    async def play(disk: Disk, committer: Committer[int]) -> None:
        disk.may_write.clear()
        waiting = [asyncio.create_task(committer.add(1))]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        waiting.append(asyncio.create_task(committer.add(2)))
        await asyncio.sleep(0)
        assert committer._task is not None
        committer._task.cancel()
        done = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(error) for error in done] == [asyncio.CancelledError] * 2

    with_disk(play)


def test_after_a_commit_for_several_the_next_waits_for_company() -> None:
    async def run() -> None:
        disk, pause_ends = Disk(), asyncio.Event()

        async def sleep(seconds: float) -> None:
            await pause_ends.wait()

        committer = Committer(disk.write, sleep=sleep)
        await asyncio.gather(committer.add(1), committer.add(2))
        rest = []
        for number in (3, 4, 5):
            rest.append(asyncio.create_task(committer.add(number)))
            for _ in range(20):  # one alone would long be written
                await asyncio.sleep(0)
        assert disk.calls == [2]
        pause_ends.set()
        await asyncio.gather(*rest)
        assert disk.calls == [2, 3]

    asyncio.run(run())


def test_whoever_writes_alone_waits_for_nobody() -> None:
    async def run() -> None:
        disk = Disk()

        async def sleep(seconds: float) -> None:
            raise AssertionError("there is nobody to wait for")

        committer = Committer(disk.write, sleep=sleep)
        for number in range(5):
            await committer.add(number)
        assert disk.calls == [1] * 5
        await committer.finish()

    asyncio.run(run())
