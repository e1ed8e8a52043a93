"""Python's collector of garbage, at times of the server's own choosing.

Left to itself it counts what is made less what goes. A table that goes on is mostly made anew, so that count stays low
while the young objects become a million, and then everybody waits for 50 ms or more until it has looked through them.
It hardly ever finds anything: a decision leaves no rings, 4,000 of them left 288 objects in all; sockets that are
closed leave some. With a thousand tables a look takes a second and more. So it looks when nobody decides anything;
where somebody always does, seldom.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from time import monotonic
from typing import Final

EVERY: Final = 600.0  # seconds
LATEST: Final = 3600.0  # seconds, however much is going on
CALM: Final = 1.0  # second without a decision


async def keep_swept(decided: Callable[[], int], every: float = EVERY, latest: float = LATEST) -> None:
    """Collect garbage now and then, until cancelled; afterwards Python does so by itself again.

    `decided` says how much was decided so far.
    """
    gc.collect()
    gc.freeze()  # what the program itself consists of stays
    gc.disable()
    try:
        while True:
            swept = monotonic()
            await asyncio.sleep(every)
            while not await is_calm(decided) and monotonic() < swept + latest:
                pass
            gc.collect()
    finally:
        gc.enable()
        gc.unfreeze()


async def is_calm(decided: Callable[[], int]) -> bool:
    """Whether nobody decides anything for a moment."""
    before = decided()
    await asyncio.sleep(CALM)
    return decided() == before
