"""Retention: removes finished, unfinished and unplayed tables after the days that the settings name."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import time
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, delete, select

from rednovember.server.running.logs import RETIRED, STORE, tell
from rednovember.server.running.settings import Settings
from rednovember.server.store import Store, StoreError
from rednovember.server.store.engines import WRITES
from rednovember.server.store.errors import TROUBLE, trouble
from rednovember.server.store.records import ENTRY
from rednovember.server.store.schema import RECORDS, TABLES

DAY: Final = 24 * 60 * 60.0  # seconds
HOUR: Final = 60 * 60.0
OVER: Final = TABLES.c.over.is_(True)
# A person's decision names its player. JSON escapes quotation marks, so no name can look like this.
BY_A_BOT: Final = '%"by":""%'
UNPLAYED: Final = ~(
    select(RECORDS.c.number)
    .where(RECORDS.c.table_id == TABLES.c.id, RECORDS.c.kind == ENTRY, RECORDS.c.body.not_like(BY_A_BOT))
    .exists()
)
AT_ONCE: Final = 200  # tables in one transaction, so that players do not wait


class Retired(NamedTuple):
    """The number of tables removed, by kind."""

    finished: int = 0
    unfinished: int = 0
    unplayed: int = 0


async def retire_old(store: Store, settings: Settings, now: float) -> Retired:
    """Remove tables that are too old; return how many of each kind."""
    kinds = (
        (settings.retention_days, OVER),
        (settings.retention_unfinished_days, ~OVER),
        (settings.retention_unplayed_days, UNPLAYED),
    )
    return Retired(*[await retire(store, now - days * DAY, kind) if days else 0 for days, kind in kinds])


async def retire(store: Store, before: float, kind: ColumnElement[bool]) -> int:
    """Remove the tables of a kind, last changed before a time, with their records; return how many."""
    done = 0
    which = (TABLES.c.touched_at < before, kind)
    while True:
        some = select(TABLES.c.id).where(*which).order_by(TABLES.c.touched_at).limit(AT_ONCE)
        try:
            async with store.engine.connect() as connection:
                await connection.execution_options(**{WRITES: True})
                ids = list((await connection.execute(some)).scalars())
                if ids:  # checked again: a player may have returned meanwhile
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
    """Remove old tables now and every day. Returns only if all retention is off."""
    while settings.retention_days or settings.retention_unfinished_days or settings.retention_unplayed_days:
        try:
            retired = await retire_old(store, settings, clock())
        except StoreError as error:
            tell(STORE, logging.ERROR, reason=error)
            await sleep(HOUR)
            continue
        if any(retired):
            tell(RETIRED, **retired._asdict())
        await sleep(DAY)
