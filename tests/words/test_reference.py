"""The reference: everything that there are rules about leads to its rules."""

import pytest

from rednovember import data
from rednovember.engine.ids import ACTION_NAMES, EVENT_NAMES, ITEM_NAMES, PHASE_NAMES, TOKEN_NAMES, TRACK_NAMES
from rednovember.words import Words, languages
from rednovember.words.reference import CHAPTERS, KINDS, SEA, Reference

THINGS = {
    "item": ITEM_NAMES,
    "event": EVENT_NAMES,
    "track": TRACK_NAMES,
    "token": TOKEN_NAMES,
    "action": ACTION_NAMES,
    "option": tuple(data.options()),
    "room": (*data.board(data.NEWEST_BOARD)["purposes"], SEA),
}


@pytest.fixture(scope="module")
def reference() -> Reference:
    return Reference(Words(strict=True))


@pytest.mark.parametrize(("kind", "name"), [(kind, name) for kind, names in THINGS.items() for name in names])
def test_there_is_a_rule_about_everything(reference: Reference, kind: str, name: str) -> None:
    found = reference.about(kind, name)
    assert found
    assert kind == "option" or all((kind, name) in entry.about for entry in found)
    if kind == "item":
        assert found[0].title == reference.words.item(name)


def test_what_a_rule_is_about_exists() -> None:
    for atom in data.atoms().values():
        for each in atom.get("about", ()):
            kind, _, name = each.partition(":")
            assert name in THINGS[kind]
    assert {*THINGS, *data.explained()} == set(KINDS)


def test_what_is_explained_has_rules_that_exist_and_nothing_of_the_game_is_left_out(reference: Reference) -> None:
    explained = data.explained()
    assert set(explained["phase"]) == set(PHASE_NAMES)
    for names in explained.values():
        for atoms in names.values():
            assert atoms
            assert set(atoms) <= set(reference.entries)
    for names in explained.values():
        assert len({tuple(atoms[:1]) for atoms in names.values()}) > 1


def test_things_lead_to_their_rules_the_main_one_first(reference: Reference) -> None:
    things = reference.things()
    assert list(things) == list(KINDS)
    for kind, names in THINGS.items():
        assert sorted(things[kind]) == sorted(names)
    assert things["item"]["crowbar"][0] == "I17"
    assert things["action"]["fix_reactor"][0] == "A11"
    assert things["option"]["hidden_hands"] == ("I5",)
    assert things["phase"]["defend"] == ("O5",)
    assert things["mark"]["high"][0] == "M6"


def test_about_nothing_known_there_is_nothing(reference: Reference) -> None:
    assert reference.about("item", "sausage") == ()
    assert reference.about("option", "sausage") == ()


def test_the_chief_rule_comes_first(reference: Reference) -> None:
    chief = {
        ("event", "kraken"): "E11",
        ("room", "engine"): "A9",
        ("token", "crushed"): "E8",
        ("action", "draw"): "A16",
    }
    for (kind, name), atom in chief.items():
        assert reference.about(kind, name)[0].id == atom


def test_the_chapters_hold_every_rule_once_in_order_of_play(reference: Reference) -> None:
    assert [chapter.id for chapter in reference.chapters] == [*CHAPTERS]
    held = [entry.id for chapter in reference.chapters for entry in chapter.entries]
    assert held == list(reference.entries)
    assert sorted(held) == sorted(data.atoms())


def test_an_entry_tells_how_many_cards_there_are(reference: Reference) -> None:
    assert reference.entry("I17").cards == (("Crowbar", 6),)
    assert reference.entry("E6").cards == (("Descent", 6), ("Fast Descent", 1))
    assert reference.entry("E16").cards == (("Overheated", 1),)
    assert reference.entry("M7").cards == ()
    counted = [name for entry in reference.entries.values() for name, _ in entry.cards]
    assert len(counted) == len({*counted}) == len(ITEM_NAMES) + len(EVENT_NAMES)


def test_a_ruling_has_question_reason_sources_and_switch(reference: Reference) -> None:
    entry = reference.entry("Q3")
    assert (entry.switch, entry.sources, entry.against) == (
        "reflow_into_low_water",
        "R p. 4, DE p. 5, 1st, REF",
        "R p. 13, DE p. 13, RU p. 13",
    )
    assert entry.question.endswith("?")
    assert entry.why
    with pytest.raises(KeyError):
        reference.entry("Q35")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("edition", data.editions())
def test_titles_are_all_different(language: str, edition: str) -> None:
    titles = [entry.title for entry in Reference(Words(language, edition)).entries.values()]
    assert len({*titles}) == len(titles)
