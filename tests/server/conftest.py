"""What the tests of the server share: databases."""

import pytest

from tests.server.databases import (
    NOTICE,
    RUNS_POSTGRESQL,
    cluster,
    database,
    own_postgresql,
    postgresql,
    sqlite,
)

__all__ = ["cluster", "database", "own_postgresql", "postgresql", "sqlite"]


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "postgresql: needs a PostgreSQL on this machine")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Without PostgreSQL, leave out what needs it; a line at the end says so. In CI it has to be there."""
    if RUNS_POSTGRESQL:
        return
    wanted = [item for item in items if not needs_postgresql(item)]
    config.hook.pytest_deselected(items=[item for item in items if needs_postgresql(item)])
    items[:] = wanted


def needs_postgresql(item: pytest.Item) -> bool:
    named = {"cluster", "postgresql", "own_postgresql"} & set(getattr(item, "fixturenames", ()))
    return bool(named) or item.get_closest_marker("postgresql") is not None


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if not RUNS_POSTGRESQL:
        terminalreporter.write_line(NOTICE, yellow=True)
