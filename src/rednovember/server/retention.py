"""Old tables are removed, if whoever runs the server wishes it: finished and unfinished ones, each after its days."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import time
from typing import Final

from sqlalchemy import delete, select

from rednovember.server.logs import RETIRED, STORE, tell
from rednovember.server.settings import Settings
from rednovember.server.store import Store, StoreError
from rednovember.server.store.engines import WRITES
from rednovember.server.store.errors import TROUBLE, trouble
from rednovember.server.store.schema import TABLES

DAY: Final = 24 * 60 * 60.0  # seconds
HOUR: Final = 60 * 60.0
AT_ONCE: Final = 200  # tables in one transaction: nobody who plays waits for long


async def retire_old(store: Store, settings: Settings, now: float) -> tuple[int, int]:
    """Remove what is too old; how many finished tables that were, and how many unfinished ones."""
    finished, unfinished = 0, 0
    if settings.retention_days:
        finished = await retire(store, now - settings.retention_days * DAY, over=True)
    if settings.retention_unfinished_days:
        unfinished = await retire(store, now - settings.retention_unfinished_days * DAY, over=False)
    return finished, unfinished


async def retire(store: Store, before: float, *, over: bool) -> int:
    """Remove the finished or the unfinished tables that nobody has touched since, with their records."""
    done = 0
    which = (TABLES.c.touched_at < before, TABLES.c.over.is_(over))
    while True:
        some = select(TABLES.c.id).where(*which).order_by(TABLES.c.touched_at).limit(AT_ONCE)
        try:
            async with store.engine.connect() as connection:
                await connection.execution_options(**{WRITES: True})
                ids = list((await connection.execute(some)).scalars())
                if ids:  # asked once more: somebody may have come back meanwhile
                    done += (await connection.execute(delete(TABLES).where(TABLES.c.id.in_(ids), *which))).rowcount
                await connection.commit()
        except TROUBLE as error:
            raise trouble(error) from None
        if len(ids) < AT_ONCE:
            return done


async def keep_tidy(
    store: Store,
    settings: Settings,
    clock: Callable[[], float] = time,
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
) -> None:
    """Remove what is too old, now and each day. Does not end by itself, unless everything is kept for ever."""
    while settings.retention_days or settings.retention_unfinished_days:
        try:
            finished, unfinished = await retire_old(store, settings, clock())
        except StoreError as error:
            tell(STORE, logging.ERROR, reason=error)
            await sleep(HOUR)
            continue
        if finished or unfinished:
            tell(RETIRED, finished=finished, unfinished=unfinished)
        await sleep(DAY)
