"""Every language says all that English says, with the right plurals."""

import re

import pytest
from fluent.syntax import ast, visitor

from rednovember.words import Words, languages
from rednovember.words.bundle import Bundle, load
from rednovember.words.check import findings

NUMBERS = (*range(61), 101, 111, 121, 1001)
PLURALS = {"en": {"one", "other"}, "de": {"one", "other"}, "ru": {"one", "few", "many", "other"}}


class Selectors(visitor.Visitor):
    """The keys of each choice between plural forms."""

    def __init__(self) -> None:
        self.found: list[set[str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - fluent's own naming
        keys = {each.key.name for each in node.variants if isinstance(each.key, ast.Identifier)}
        if keys & {"one", "two", "few", "many"}:
            self.found.append(keys)
        self.generic_visit(node)


def russian(number: int, one: str, few: str, many: str) -> str:
    """The form of a Russian noun behind a number."""
    if number % 10 == 1 and number % 100 != 11:
        return one
    return few if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else many


@pytest.mark.parametrize("language", languages())
def test_nothing_is_missing_stale_or_superfluous(language: str) -> None:
    assert [*findings(language)] == []


@pytest.mark.parametrize("language", languages())
def test_whoever_chooses_a_plural_knows_all_of_the_language(language: str) -> None:
    bundle, short = load(language), []
    for name in bundle.message_ids:
        selectors = Selectors()
        selectors.visit(bundle.parsed(name))
        short += [name for keys in selectors.found if not keys >= PLURALS[language]]
    assert short == []


@pytest.mark.parametrize("number", NUMBERS)
def test_minutes_and_cards_are_counted_right(number: int) -> None:
    expected = {
        "en": ("minute" if number == 1 else "minutes", "card" if number == 1 else "cards"),
        "de": ("Minute" if number == 1 else "Minuten", "Karte" if number == 1 else "Karten"),
        "ru": (russian(number, "минута", "минуты", "минут"), russian(number, "карта", "карты", "карт")),
    }
    for language, (minutes, cards) in expected.items():
        words = Words(language, strict=True)
        assert words.text("minutes", minutes=number).split()[-1] == minutes
        assert words.text("cards", cards=number).split()[-1] == cards


def test_russian_items_are_counted_right() -> None:
    words = Words("ru", strict=True)
    for number in NUMBERS[2:]:
        assert words.item("crowbar", number).split()[-1] == russian(number, "Лом", "Лома", "Ломов")


@pytest.mark.parametrize("language", languages())
def test_every_message_can_be_counted_with_any_number(language: str) -> None:
    """No number leaves a message without a text, and no plural of Russian is taken for another one's."""
    bundle = load(language)
    for name in bundle.message_ids:
        args: dict[str, str | int] = dict.fromkeys(bundle.variables(name), 0)
        for number in (0, 1, 2, 5, 11, 21, 101, 111):
            for wording in ("", *bundle.attributes(name)):
                text, fault = bundle.format(name, dict.fromkeys(args, number), wording)
                assert fault in ("", "the message has no such text"), (name, wording)
                assert "{" not in text, (name, wording)


@pytest.mark.parametrize("language", languages())
def test_quotation_marks_and_dashes_are_those_of_the_language(language: str) -> None:
    wrong = {"en": r"[„«»]|—", "de": r"[\"«»”]|—", "ru": r"[\"„“”]| \u2013 "}[language]
    for name in load(language).message_ids:
        source = load(language).entry(name).source
        source = re.sub(r'\{ ?".*?" ?\}|`[^`]*`|"[!-~]+"|\["?\d.*?\]', "", source)  # what is typed is exempt
        assert not re.search(wrong, source), (name, re.search(wrong, source))


def test_what_is_wrong_with_a_language_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    german = Bundle("de", {"a.ftl": "track-heat = Hitze\nnonsense = x\nminutes = Minuten\nfact-stands_up = { $wer }\n"})
    real = load("en")
    monkeypatch.setattr("rednovember.words.check.load", lambda name: german if name == "de" else real)
    found = {(finding.kind, finding.message_id, finding.more) for finding in findings("de")}
    assert ("missing", "track-pressure", "") in found
    assert ("orphan", "nonsense", "") in found
    assert ("lost", "minutes", "minutes") in found
    assert ("unknown", "fact-stands_up", "wer") in found
    assert ("missing", "fact-stands_up.dry", "") in found
