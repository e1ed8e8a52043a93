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
    "project/test_wheel.py",
    "server",
    "lab",
)
# What `make quick` leaves out: files that take more than two seconds of a core or start many programs, by measurement
# (build/junit.xml has the duration of every test). Single tests elsewhere have the marker `slow` themselves.
SLOW: Final = (
    "browser",
    "game/test_rebuild.py",
    "game/test_revealed.py",
    "game/test_stateful.py",
    "home",
    "lab",
    "server/test_backup.py",
    "server/test_checkpoints.py",
    "client",
    "server/test_due.py",
    "server/test_ends.py",
    "server/test_every_verb.py",
    "server/test_faults.py",
    "server/test_garbage.py",
    "server/test_guard.py",
    "server/test_health.py",
    "server/test_held_seats.py",
    "server/test_hostile.py",
    "server/test_http.py",
    "server/test_load_failures.py",
    "server/test_load_small.py",
    "server/test_migrations.py",
    "server/test_minds.py",
    "server/test_nothing_lost.py",
    "server/test_openapi.py",
    "server/test_processes.py",
    "server/test_protocol.py",
    "server/test_quotas.py",
    "server/test_room_limits.py",
    "server/test_sandbox.py",
    "server/test_sockets.py",
    "server/test_store.py",
    "server/test_twins.py",
    "server/test_urls.py",
    "table/test_leaks.py",
    "table/test_rebuild.py",
    "table/test_wire.py",
    "terminal/test_advising.py",
    "terminal/test_bots_at_the_table.py",
    "terminal/test_folding.py",
    "terminal/test_help.py",
    "terminal/test_language.py",
    "terminal/test_learning.py",
    "terminal/test_looks.py",
    "terminal/test_plain_pipe.py",
    "terminal/test_plain_terminal.py",
    "terminal/test_rulebook.py",
    "terminal/test_through_the_table.py",
    "terminal/test_welcome.py",
    "project/test_build_page.py",
    "commands/test_logbook.py",
    "commands/test_random.py",
    "commands/test_story.py",
    "commands/test_words.py",
    "test_compiled.py",
    "project/test_how_to_add.py",
    "test_pseudo.py",
    "test_travel.py",
    "project/test_wheel.py",
    "words/test_search.py",
    "words/test_words_languages.py",
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


def pytest_itemcollected(item: pytest.Item) -> None:
    """Mark what is slow."""
    if name_of(item.path).startswith(SLOW):
        item.add_marker("slow")


def how_late(path: Path) -> int:
    """The place of a test's file among the longest; the rest comes after them."""
    name = name_of(path)
    return next((place for place, long in enumerate(LONGEST) if name.startswith(long)), len(LONGEST))


def name_of(path: Path) -> str:
    """The path of a test's file below tests/; empty for what is elsewhere."""
    return path.relative_to(TESTS).as_posix() if path.is_relative_to(TESTS) else ""


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say what could not be run here."""
    if not RUNS_POSTGRESQL:
        terminalreporter.write_line(NOTICE, yellow=True)
