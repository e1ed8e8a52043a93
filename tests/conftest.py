"""What all tests share."""

import os
from pathlib import Path
from typing import Final

import pytest
from hypothesis import HealthCheck, settings

from tests.server.databases import NOTICE, RUNS_POSTGRESQL

# Where the longest tests are. They come first: at the end one process would wait for the other to be done with them.
LONGEST: Final = (
    "server/test_nothing_lost.py",
    "server/test_processes.py",
    "browser",
    "server/test_faults.py",
    "home",
    "test_wheel.py",
    "server",
    "lab",
)
TESTS: Final = Path(__file__).parent

# Texts are English, whatever the machine prefers; those that are not say so.
os.environ["REDNOVEMBER_LANG"] = "en"
os.environ.pop("REDNOVEMBER_WORDS", None)

# Plain Python on a busy machine is slow now and then: no example has a deadline.
settings.register_profile("house", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("thorough", parent=settings.get_profile("house"), max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "house"))


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest first; those of one file stay together, for they share servers and browsers."""
    items.sort(key=lambda item: how_late(item.path))


def how_late(path: Path) -> int:
    """The place of a test's file among the longest; the rest comes after them."""
    name = path.relative_to(TESTS).as_posix() if path.is_relative_to(TESTS) else ""
    return next((place for place, long in enumerate(LONGEST) if name.startswith(long)), len(LONGEST))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say what could not be run here."""
    if not RUNS_POSTGRESQL:
        terminalreporter.write_line(NOTICE, yellow=True)
