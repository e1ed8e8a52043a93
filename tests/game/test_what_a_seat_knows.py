"""`docs/what-a-seat-knows.md` lists every datum, and says of each what the code does."""

import re
from dataclasses import fields
from typing import Final

from rednovember.engine.decoder import KIND_NAMES, kind_of
from rednovember.engine.facts import FACTS
from rednovember.engine.state import FIELDS
from rednovember.game.decision import single_decisions
from rednovember.game.views import GnomeView, View
from rednovember.game.visibility import (
    EVERYONE,
    PUBLIC_FIELDS,
    SECRETS,
    decision_audience,
    fact_audience,
    hand_audience,
)
from rednovember.table import Message
from rednovember.table.entries import KINDS
from tests.support import ROOT

PAGE: Final = (ROOT / "docs" / "what-a-seat-knows.md").read_text(encoding="utf-8")
EVERYBODY: Final = ("everyone", "everyone, but not their order")


def rows(heading: str, table: int = 0) -> list[list[str]]:
    """The rows of a table below a heading, each cell as a text."""
    section = PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    tables = re.findall(r"(?:^\|.*\n)+", section, re.MULTILINE)
    return [[cell.strip() for cell in line.strip("|\n").split("|")] for line in tables[table].splitlines()[2:]]


def names(cell: str) -> list[str]:
    return re.findall(r"`([a-z_]+)`", cell)


def listed(found: list[list[str]]) -> list[str]:
    return [name for row in found for name in names(row[0])]


def test_every_field_of_a_state_has_a_row_that_says_whether_it_is_secret() -> None:
    found = rows("A position")
    assert sorted(listed(found)) == sorted(FIELDS)
    for name, _, who in found:
        assert (who in EVERYBODY) == (names(name)[0] in PUBLIC_FIELDS), name


def test_every_field_of_a_view_has_a_row() -> None:
    assert sorted(listed(rows("A view"))) == sorted(field.name for field in fields(View))
    assert sorted(listed(rows("A view", 1))) == sorted(field.name for field in fields(GnomeView))


def test_every_fact_has_a_row_with_its_parameters_and_its_secret() -> None:
    found = [(names(row[0])[0], tuple(names(row[1])), names(row[2])) for row in rows("Facts")]
    assert found == [(kind, params, [SECRETS[kind]] if kind in SECRETS else []) for kind, params in FACTS]


def test_a_fact_has_an_audience_if_and_only_if_it_has_a_secret() -> None:
    for number, (kind, params) in enumerate(FACTS):
        audience = fact_audience(number, 1, 2)
        assert (audience == EVERYONE) == (kind not in SECRETS)
        assert kind not in SECRETS or params[2] == SECRETS[kind]
        assert kind != "card_passed" or audience == hand_audience(1) | hand_audience(2)


def test_every_kind_of_decision_has_a_row_that_says_who_knows_its_cards() -> None:
    found = {names(row[0])[0]: row[1] for row in rows("Decisions and entries")}
    assert list(found) == list(dict.fromkeys(KIND_NAMES))
    for code, decision in enumerate(single_decisions()):
        secret = decision_audience((code,), 1, 2) != EVERYONE
        kind = KIND_NAMES[kind_of(code)]
        assert secret == (found[kind] == "the two who trade"), kind
        assert found[kind] != "it names none" or not decision.items


def test_every_kind_of_entry_and_every_field_of_a_message_has_a_row() -> None:
    assert list(dict.fromkeys(listed(rows("Decisions and entries", 1)))) == list(KINDS)
    assert sorted(listed(rows("A message"))) == sorted(field.name for field in fields(Message))


def test_the_rest_is_named() -> None:
    """What no type lists, so that nobody removes it unnoticed."""
    told = " ".join(row[0] for row in rows("Beside the game"))
    for word in ("seed", "secret", "decks", "logbook", "advice", "bot", "chat", "key", "database", "logs", "votes"):
        assert word in told, word
