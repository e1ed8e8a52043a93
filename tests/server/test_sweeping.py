"""Garbage is collected when the server says so, and by Python itself again when the server has ended."""

import asyncio
import gc
import weakref

from rednovember.server.sweeping import keep_swept


class Ring:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.itself = self


def test_what_holds_itself_goes_all_the_same() -> None:
    async def sweep() -> bool:
        task = asyncio.create_task(keep_swept(every=0.01))
        await asyncio.sleep(0)
        assert not gc.isenabled()
        ring = weakref.ref(Ring())
        while ring() is not None:
            await asyncio.sleep(0.01)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        return gc.isenabled()

    assert asyncio.run(sweep())
