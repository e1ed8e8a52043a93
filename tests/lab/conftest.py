"""What the lab's tests leave behind: nothing."""

import logging
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def loud_again() -> Iterator[None]:
    """Whoever works with a cluster silences what others write to the log: not for the tests that follow."""
    logger = logging.getLogger("asyncio")
    before = logger.level
    yield
    logger.setLevel(before)
