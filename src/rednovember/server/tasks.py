"""Tasks that go on though nobody may wait for them any more."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


def watched(work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
    """A task whose error counts as seen, even if nobody waits for it any more."""
    task = asyncio.create_task(work)
    task.add_done_callback(looked_at)
    return task


def looked_at(task: asyncio.Future[Any]) -> None:
    """Take note of a task's error, or asyncio would log it as never retrieved."""
    if not task.cancelled():
        task.exception()
