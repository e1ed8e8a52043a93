"""The catalogue: a message for everything that has a name, and what happens when one is missing."""

import subprocess
import sys

import pytest

from rednovember import data
from rednovember.engine.ids import (
    ACTION_NAMES,
    EVENT_NAMES,
    ITEM_NAMES,
    PHASE_NAMES,
    REASON_NAMES,
    SPACES,
    TOKEN_NAMES,
    TRACK_NAMES,
)
from rednovember.words import Words, WordsError, bundle, languages
from rednovember.words.bundle import Bundle, load


@pytest.fixture
def words() -> Words:
    return Words(strict=True)


@pytest.mark.parametrize("language", languages())
def test_every_file_of_a_language_can_be_read_and_no_message_stands_twice(language: str) -> None:
    assert load(language).problems == []


def test_a_broken_or_doubled_message_is_a_problem() -> None:
    assert Bundle("en", {"a.ftl": "a = 1\nb = { $x\n", "b.ftl": "a = 2\n"}).problems == [
        "a.ftl: cannot be read: b = { $x",
        "b.ftl: 'a' appears twice",
    ]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("edition", data.editions())
def test_everything_has_a_name(language: str, edition: str) -> None:
    words = Words(language, edition, strict=True)
    purposes = [f"room-{purpose}" for purpose in data.board(data.NEWEST_BOARD)["purposes"]]
    kinds = {
        "track": TRACK_NAMES,
        "token": TOKEN_NAMES,
        "action": ACTION_NAMES,
        "phase": PHASE_NAMES,
        "event": EVENT_NAMES,
        "ending": (*REASON_NAMES, "won"),
        "option": tuple(data.options()),
        "edition": tuple(data.editions()),
    }
    plain = [f"{kind}-{name}" for kind, names in kinds.items() for name in names] + purposes
    texts = [words.text(message_id) for message_id in plain]
    texts += [words.item(name, count) for name in ITEM_NAMES for count in (1, 2, 5)]
    texts += [words.room(number) for number in range(SPACES)] + [words.place(number) for number in range(SPACES)]
    texts += [words.atom(atom) for atom in data.atoms()] + [words.option_text(name) for name in data.options()]
    assert all(texts)


def test_rooms_read_as_part_of_a_sentence(words: Words) -> None:
    assert [words.room(number) for number in (0, 1, 5)] == ["the sea", "the Engine Room", "room 5"]
    assert [words.place(number) for number in (0, 1, 5)] == ["The sea", "Engine Room", "Room 5"]


def test_rooms_are_named_by_their_purpose_on_the_board_in_play() -> None:
    board = data.board(data.NEWEST_BOARD)
    words = Words(board={**board, "purposes": {**board["purposes"], "engine": 3}})
    assert [words.room(number) for number in (1, 3)] == ["room 1", "the Engine Room"]


def test_items_are_counted(words: Words) -> None:
    assert words.items(["grog", "crowbar", "toolbox", "crowbar"]) == "Grog, 2 Crowbars and Toolbox"
    assert words.items(["grog", "toolbox"]) == "Grog and Toolbox"
    assert words.items(["grog"]) == "Grog"
    assert words.items([]) == "nothing"


def test_an_edition_may_rename_an_item(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Words("en", "first").items(["harpoon", "harpoon"]) == "2 Diving Guns"
    monkeypatch.setattr(data, "edition", lambda name: {"names": {"grog": "Rum"}})
    words = Words("en", "first", strict=True)
    assert (words.item("grog"), words.item("grog", 2)) == ("Rum", "2 Rum")


def test_an_atom_has_the_text_of_the_catalogue(words: Words) -> None:
    assert words.atom("M2") == "A blocked hatch cannot be opened; exterior hatches are never blocked."
    words._bundle = Bundle("en", {"a.ftl": "atom-M2 = Nope."})
    assert words.atom("M2") == "Nope."


def test_what_is_missing_raises_when_strict_and_is_its_id_otherwise(words: Words) -> None:
    for message_id in ("no-such-message", "fact-stands_up"):  # the second one lacks its argument
        with pytest.raises(WordsError, match=message_id):
            words.text(message_id)
        assert Words().text(message_id) == message_id
        assert Words().find(message_id) is None
    assert Words().atom("X1") == "atom-X1"


def test_unknown_languages_and_editions_are_one_clear_line() -> None:
    with pytest.raises(WordsError, match=r"no words for the language 'xx'; known languages: .*en"):
        Words("xx")
    with pytest.raises(WordsError, match="no edition 'third'; known editions: first, revised"):
        Words("en", "third")


def test_a_language_that_lacks_a_message_falls_back_to_english(monkeypatch: pytest.MonkeyPatch) -> None:
    real = bundle.sources
    monkeypatch.setattr(bundle, "sources", lambda name: {"a.ftl": "track-heat = Hitze"} if name == "de" else real(name))
    load.cache_clear()
    words = Words("de")
    assert (words.track("heat"), words.track("pressure")) == ("Hitze", "Pressure")
    with pytest.raises(WordsError, match="de: track-pressure"):
        Words("de", strict=True).track("pressure")
    load.cache_clear()


def test_another_language_brings_its_own_plurals_and_forms(words: Words) -> None:
    russian = """
item-crowbar = { $count ->
    [1] лом
    [few] { $count } лома
   *[many] { $count } ломов
}
room-engine = машинное отделение
    .within = в машинном отделении
"""
    words._bundle = Bundle("ru", {"a.ftl": russian})
    assert [words.item("crowbar", count) for count in (1, 2, 5)] == ["лом", "2 лома", "5 ломов"]
    assert words.named("room", "room", 1) == {
        "room": "машинное отделение",
        "room_id": 1,
        "room_within": "в машинном отделении",
    }


def test_texts_have_no_isolation_marks_and_take_long_arguments(words: Words) -> None:
    long = "x" * 5000
    assert words.text("list-last", left=long, right="b") == f"{long} and b"


def test_importing_the_words_does_not_import_fluent() -> None:
    code = "import sys, rednovember.words; print([name for name in sys.modules if 'fluent' in name or 'babel' in name])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
