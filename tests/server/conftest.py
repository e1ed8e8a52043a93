"""What the tests of the server share: databases, servers that may be killed, and the seed of what is left to chance."""

import random
from collections.abc import Iterator

import pytest

from tests.server.databases import (
    RUNS_POSTGRESQL,
    cluster,
    database,
    own_postgresql,
    postgresql,
    sqlite,
)
from tests.server.mortal import Nursery

__all__ = ["cluster", "database", "own_postgresql", "postgresql", "sqlite"]


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    """Starts servers that may be killed."""
    made = Nursery()
    yield made
    made.close()


@pytest.fixture
def seed() -> int:
    """Of the players and of the moments; said if a test fails."""
    found = random.SystemRandom().getrandbits(32)
    print(f"seed {found}")
    return found


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Without PostgreSQL, leave out what needs it; a line at the end says so. In CI it has to be there."""
    if RUNS_POSTGRESQL:
        return
    wanted = [item for item in items if not needs_postgresql(item)]
    config.hook.pytest_deselected(items=[item for item in items if needs_postgresql(item)])
    items[:] = wanted


def needs_postgresql(item: pytest.Item) -> bool:
    named = {"cluster", "postgresql", "own_postgresql"} & set(getattr(item, "fixturenames", ()))
    chosen = getattr(getattr(item, "callspec", None), "params", {})
    return bool(named) or "postgresql" in (chosen.get("database"), chosen.get("target"))
