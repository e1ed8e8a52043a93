"""What the tests of the server share: databases."""

import pytest

from tests.server.databases import (
    RUNS_POSTGRESQL,
    cluster,
    database,
    own_postgresql,
    postgresql,
    sqlite,
)

__all__ = ["cluster", "database", "own_postgresql", "postgresql", "sqlite"]


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
