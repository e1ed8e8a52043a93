"""Python's collector of garbage, at times of the server's own choosing.

Left to itself it counts what is made less what goes. A table that goes on is mostly made anew, so that count stays low
while the young objects become a million, and then everybody waits for 50 ms or more until it has looked through them.
It hardly ever finds anything: a decision leaves no rings, 4,000 of them left 288 objects in all. So it looks seldom.
With thousands of sockets that takes up to a second.
"""

from __future__ import annotations

import asyncio
import gc
from typing import Final

EVERY: Final = 600.0  # seconds


async def keep_swept(every: float = EVERY) -> None:
    """Collect garbage now and then, until cancelled; afterwards Python does so by itself again."""
    gc.collect()
    gc.freeze()  # what the program itself consists of stays
    gc.disable()
    try:
        while True:
            await asyncio.sleep(every)
            gc.collect()
    finally:
        gc.enable()
        gc.unfreeze()
