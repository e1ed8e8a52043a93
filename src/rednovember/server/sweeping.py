"""Python's collector of garbage, at times of the server's own choosing.

Left to itself it counts what is made less what goes. A table that goes on is mostly made anew, so that count stays low
while the young objects become a million, and then everybody waits for 50 ms or more until it has looked through them.
Looked at ten times a second they are few. The old ones of thousands of sockets take a second: that is done seldom, for
what goes is mostly gone without it.
"""

from __future__ import annotations

import asyncio
import gc
from time import monotonic
from typing import Final

YOUNG: Final = 0.1  # seconds between two looks at what is new
OLD: Final = 900.0  # seconds between two looks at everything


async def keep_swept() -> None:
    """Collect garbage until cancelled; then Python does so by itself again."""
    gc.collect()
    gc.freeze()  # what the program itself consists of stays
    gc.disable()
    looked = monotonic()
    try:
        while True:
            await asyncio.sleep(YOUNG)
            if monotonic() - looked < OLD:
                gc.collect(0)
            else:
                gc.collect()
                looked = monotonic()
    finally:
        gc.enable()
        gc.unfreeze()
