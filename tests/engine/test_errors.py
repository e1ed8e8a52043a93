"""Errors: a code with parameters, and one line of English for each."""

import re

import pytest

import rednovember as rn
from rednovember.engine.messages import MESSAGES, nearest
from tests.support import SOURCE

RAISED = re.compile(r"(?:Error|IllegalDecision|\.fault)\(\s*\"([a-z][a-z-]*)\"")


def raised() -> set[str]:
    sources = [path.read_text(encoding="utf-8") for part in ("engine", "game") for path in (SOURCE / part).glob("*.py")]
    return {code for text in sources for code in RAISED.findall(text)}


def test_every_code_that_is_raised_has_a_message() -> None:
    assert len(raised()) > 40
    assert raised() - set(MESSAGES) == set()


@pytest.mark.parametrize("code", sorted(MESSAGES))
def test_a_message_is_one_line(code: str) -> None:
    assert "\n" not in MESSAGES[code]
    assert MESSAGES[code]


@pytest.mark.parametrize("name", [name for name in rn.__all__ if name.endswith("Error") or name == "IllegalDecision"])
def test_every_error_has_one_base(name: str) -> None:
    assert issubclass(getattr(rn, name), rn.RedNovemberError)


def test_an_error_is_its_code_and_its_parameters() -> None:
    error = rn.CrewError("crew-size", count=2)
    assert (error.code, error.params) == ("crew-size", {"count": 2})
    assert str(error) == "a crew has 3 to 8 gnomes, not 2 (S6)"


def test_the_nearest_known_word_is_offered() -> None:
    assert nearest("crowbr", ["grog", "crowbar"]) == "crowbar"
    assert nearest("anything", []) == ""


def test_an_error_is_one_line_whatever_its_parameters() -> None:
    error = rn.LogbookError("logbook-key", where="game", key="a\nb\x1b", nearest="title")
    assert str(error) == "game: unknown key 'a\\nb\\x1b'; did you mean 'title'?"


def test_every_message_is_used_by_some_error() -> None:
    sources = [path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py") if path.name != "messages.py"]
    assert [code for code in MESSAGES if not any(f'"{code}"' in text for text in sources)] == []
