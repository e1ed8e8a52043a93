"""Looking rules up: by id, by name, by any word, in any spelling; and nothing breaks it."""

import pytest

from rednovember import data
from rednovember.words import Words, languages
from rednovember.words.bundle import Bundle
from rednovember.words.reference import Reference
from rednovember.words.search import Search


@pytest.fixture(scope="module")
def search() -> Search:
    return Search(Reference(Words(strict=True)))


def best(search: Search, text: str) -> str:
    return search.find(text).entries[0].id


@pytest.mark.parametrize("text", ["M2", "m2", " (M2) ", "M2!"])
def test_a_rule_is_found_by_its_id(search: Search, text: str) -> None:
    assert [entry.id for entry in search.find(text).entries] == ["M2"]


def test_several_ids_are_found_in_their_order(search: Search) -> None:
    assert [entry.id for entry in search.find("q3, m3 Q3").entries] == ["Q3", "M3"]


@pytest.mark.parametrize(
    ("text", "atom"),
    [
        ("crowbar", "I17"),
        ("CROWBARS", "I17"),
        ("fire extinguisher", "I16"),
        ("fire_extinguisher", "I16"),
        ("kraken", "E11"),
        ("Devoured by Kraken!", "E11"),
        ("blocked hatch", "E5"),
        ("engine room", "A9"),
        ("room 1", "A9"),
        ("1", "A9"),
        ("room 5", "C1"),
        ("sea", "M10"),
        ("pressure", "A9"),
        ("Crushed!", "E8"),
        ("fix reactor", "A11"),
        ("wait", "A19"),
        ("no action", "A19"),
        ("abandon comrades", "A20"),
        ("less deadly dying", "O3"),
        ("hidden_hands", "I5"),
        ("movement", "M1"),
        ("diving gun", "I20"),
        ("lucky", "I21"),
    ],
)
def test_a_thing_leads_to_its_chief_rule(search: Search, text: str, atom: str) -> None:
    assert best(search, text) == atom


@pytest.mark.parametrize(
    ("text", "atoms"),
    [
        ("door", {"M1", "M2", "A8"}),
        ("alcohol", {"I10", "N1", "N5"}),
        ("drunk", {"I19", "N2"}),
        ("flooded", {"M6", "A4", "D2"}),
        ("traitor", {"A20", "W5"}),
        ("can I open a blocked hatch?", {"M2"}),
    ],
)
def test_other_words_lead_there_too(search: Search, text: str, atoms: set[str]) -> None:
    assert atoms <= {entry.id for entry in search.find(text).entries}


@pytest.mark.parametrize(
    ("text", "near"), [("krakken", "Kraken"), ("aqalung", "Aqualung"), ("raector rom", "Reactor Room")]
)
def test_a_slip_gets_near_misses(search: Search, text: str, near: str) -> None:
    found = search.find(text)
    assert found.entries == ()
    assert near in found.near


@pytest.mark.parametrize(
    "text", ["", "   ", "!!!", "xyzzy", "\x00", "\ud800", "🦑", "x" * 1_000_000, "(" * 5000, "M" * 50]
)
def test_nonsense_finds_nothing_and_breaks_nothing(search: Search, text: str) -> None:
    assert search.find(text).entries == ()


def test_very_many_words_are_no_harm(search: Search) -> None:
    assert search.find("hatch " * 100_000).entries


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("edition", data.editions())
def test_every_rule_is_found_by_its_title_in_every_language(language: str, edition: str) -> None:
    search = Search(Reference(Words(language, edition)))
    for entry in search.reference.entries.values():
        assert entry in search.find(entry.title).entries[:12], entry.id


@pytest.mark.parametrize("language", languages())
def test_every_thing_is_found_by_its_name_in_every_language(language: str) -> None:
    search = Search(Reference(Words(language)))
    for name in search._names:
        assert {entry.id for entry in search.find(name.text).entries} >= {*name.rules[:1]}, name.text


@pytest.mark.parametrize("asked", ["Türen", "turen", "tueren", "TÜREN", "Tu\u0308ren", "Ёлка", "елка"])
def test_signs_on_letters_do_not_matter(monkeypatch: pytest.MonkeyPatch, asked: str) -> None:
    words = Words()
    rule = "atom-M2 = Klemmt.\n    .title = Türen\n    .words = ёлка"
    monkeypatch.setattr(words, "_bundle", Bundle("de", {"a.ftl": rule}))
    words.language = "de"
    assert best(Search(Reference(words)), asked) == "M2"


def test_the_order_is_the_same_on_every_run(search: Search) -> None:
    once, again = search.find("water"), Search(Reference(Words())).find("water")
    assert [entry.id for entry in once.entries] == [entry.id for entry in again.entries]
