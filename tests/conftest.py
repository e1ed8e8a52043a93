"""What all tests share."""

import os

import pytest
from hypothesis import HealthCheck, settings

from tests.server.databases import NOTICE, RUNS_POSTGRESQL

# Texts are English, whatever the machine prefers; those that are not say so.
os.environ["REDNOVEMBER_LANG"] = "en"
os.environ.pop("REDNOVEMBER_WORDS", None)

# Plain Python on a busy machine is slow now and then: no example has a deadline.
settings.register_profile("house", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("thorough", parent=settings.get_profile("house"), max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "house"))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say what could not be run here."""
    if not RUNS_POSTGRESQL:
        terminalreporter.write_line(NOTICE, yellow=True)
