"""Tasks that may outlive their waiters."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


def watched(work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
    """Start a task whose error counts as retrieved, even if nobody awaits it."""
    task = asyncio.create_task(work)
    task.add_done_callback(looked_at)
    return task


def looked_at(task: asyncio.Future[Any]) -> None:
    """Mark a task's error as retrieved, so that asyncio does not log it."""
    if not task.cancelled():
        task.exception()
