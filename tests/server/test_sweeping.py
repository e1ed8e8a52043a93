"""Garbage is collected when nobody waits, and by Python itself again when the server has ended."""

import asyncio
import gc
import itertools
import weakref
from collections.abc import Callable

import pytest

from rednovember.server import sweeping
from rednovember.server.sweeping import keep_swept

SOON = 0.01
NEVER = 3600.0


class Ring:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def short_moments(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweeping, "CALM", SOON)


async def is_swept(decided: Callable[[], int], latest: float, looks: int | None = None) -> bool:
    """Whether a ring goes; with `looks`, after so many looks at what was decided."""
    task = asyncio.create_task(keep_swept(decided, SOON, latest))
    await asyncio.sleep(0)
    assert not gc.isenabled()
    ring, looked = weakref.ref(Ring()), itertools.count()
    while ring() is not None and (looks is None or next(looked) < looks):
        await asyncio.sleep(SOON)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert gc.isenabled()
    return ring() is None


def test_what_holds_itself_goes_when_nobody_decides() -> None:
    assert asyncio.run(is_swept(lambda: 7, latest=NEVER))


def test_nobody_has_to_wait_for_it_while_something_is_decided() -> None:
    assert not asyncio.run(is_swept(itertools.count().__next__, latest=NEVER, looks=20))


def test_it_goes_at_last_however_much_is_decided() -> None:
    assert asyncio.run(is_swept(itertools.count().__next__, latest=5 * SOON))
