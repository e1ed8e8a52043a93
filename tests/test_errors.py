"""Errors: a kind with parameters below, and one sentence for each kind in the catalogues above."""

import pickle
import re

import pytest

import rednovember as rn
from rednovember.errors import bare as bare_error
from rednovember.errors import near, told_by
from rednovember.words import Words, languages, say_error
from rednovember.words.bundle import load
from rednovember.words.errors import say_in_english
from tests.support import SOURCE

RAISED = re.compile(r"(?:Error|IllegalDecision|\.fault)\(\s*\"([a-z][a-z-]*)\"")
CREW = ["Anna", "Boris", "Cyril"]
CHOOSING = {  # parameters that choose among the wordings of a sentence, or stand in one of them only
    "logbook-value": ("like", "least", "most", "stores", "cabin", "outcomes", "board"),
    "not-utf8": ("fault",),
    "option": ("nearest", "known"),
    "toml-syntax": ("fault",),
    "table-value": ("like", "least", "most"),
    "server-signal": ("what", "most"),
    "server-query": ("like", "least", "most", "known"),
    "table-take-back": ("allowed",),
    "settings-value": ("like", "least", "most", "among"),
    "settings-secret": ("like", "least", "most", "among"),
    "restore-not-empty": ("count",),
    "restore-in-use": ("count",),
}
KINDS = sorted(name.removeprefix("error-") for name in load("en").message_ids if name.startswith("error-"))


def raised() -> set[str]:
    sources = [path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py")]
    return {kind for text in sources for kind in RAISED.findall(text)}


def test_every_kind_that_is_raised_has_a_sentence() -> None:
    assert len(raised()) > 60
    assert raised() - set(KINDS) == set()


def test_every_sentence_is_used_by_some_error() -> None:
    sources = [path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py")]
    assert [kind for kind in KINDS if not any(f'"{kind}"' in text for text in sources)] == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", KINDS)
def test_every_language_says_every_error_in_one_line_with_its_parameters(language: str, kind: str) -> None:
    params = {name: f"<{name}>" for name in load(language).variables(f"error-{kind}")}
    said = say_error(Words(language, strict=True), rn.RedNovemberError(kind, **params))
    assert said
    assert "\n" not in said
    choosing = CHOOSING.get(kind, ())
    if "nearest" in params:  # what is known is said where nothing is near
        nothing_near = say_error(
            Words(language, strict=True), rn.RedNovemberError(kind, **{**params, "nearest": "none"})
        )
        assert "<nearest>" not in nothing_near
        assert kind in ("bot-setting", "learn-lesson") or "<known>" in nothing_near
        choosing = (*choosing, "known")
    assert all(value in said for name, value in params.items() if name not in choosing)


def test_no_english_is_said_below_the_catalogue() -> None:
    """Sentences in the sources of engine and game would be a second home."""
    told_by(bare_error)
    try:
        assert str(rn.CrewError("crew-size", count=2)) == "crew-size {'count': 2}"
        assert str(rn.RedNovemberError("nothing-to-undo")) == "nothing-to-undo"
    finally:
        told_by(say_in_english)


@pytest.mark.parametrize("name", [name for name in rn.__all__ if name.endswith("Error") or name == "IllegalDecision"])
def test_every_error_has_one_base(name: str) -> None:
    assert issubclass(getattr(rn, name), rn.RedNovemberError)


def test_an_error_is_its_kind_and_its_parameters() -> None:
    error = rn.CrewError("crew-size", count=2)
    assert (error.kind, error.params) == ("crew-size", {"count": 2})
    assert str(error) == "a crew has 3 to 8 gnomes, not 2 (S6)"


def test_an_error_can_be_sent_to_another_process() -> None:
    for error in (
        rn.CrewError("crew-size", count=2),
        rn.IllegalDecision("A1", decision="enter", decides="Anna", legal="wait"),
        rn.BoardError([("board-missing-key", {"where": "rooms", "key": "1"})]),
    ):
        other = pickle.loads(pickle.dumps(error))
        assert type(other) is type(error)
        assert str(other) == str(error)
        assert vars(other) == vars(error)


@pytest.mark.parametrize(
    ("word", "known"),
    [
        ("server", ["base_url", "host", "port"]),
        ("bogus", ["opening_events", "hidden_hands"]),
        ("beer", ["grog", "keys"]),
    ],
)
def test_what_is_not_near_is_not_offered(word: str, known: list[str]) -> None:
    assert near(word, known) == "none"
    told = str(rn.CrewError("option", option=word, nearest="none", known=", ".join(known)))
    assert told == f"there is no option ‘{word}’; known: {', '.join(known)}"


def test_what_is_like_no_known_word_is_taken_for_none() -> None:
    assert near("crowbr", ["grog", "crowbar"]) == "crowbar"
    assert near("", ["grog", "crowbar"]) == near("nonsense", ["crazed_gnomes"]) == near("anything", []) == "none"


def test_an_error_is_one_line_whatever_its_parameters() -> None:
    error = rn.LogbookError("logbook-key", where="game", key="a\nb\x1b", nearest="title")
    assert str(error) == "game: unknown key ‘a\\nb\\x1b’; did you mean ‘title’?"


def test_values_are_quoted_as_the_user_wrote_them() -> None:
    error = rn.RedNovemberError("seed", value="ten")
    assert say_error(Words(), error) == "seed: 'ten' should be a whole number"


def test_an_error_within_an_error_is_said_in_the_same_words() -> None:
    error = rn.RedNovemberError("logbook-move", move="x", reason=rn.RedNovemberError("luck-die"))
    assert say_error(Words(), error) == "‘x’: a die roll is needed, and the preset rolls are used up"


def test_a_real_refusal_and_a_very_long_board_fault() -> None:
    game = rn.Game(CREW, seed=7)
    with pytest.raises(rn.RedNovemberError) as caught:
        game.play("enter")
    assert str(caught.value).startswith("‘enter’ is refused (M1); legal now for ")
    board = rn.BoardError([("board-room", {"where": "rooms", "value": f"room\n{number}"}) for number in range(1000)])
    assert len(str(board).splitlines()) == 1000
    assert board.faults[7] == "board: rooms: 'room\\n7' should be a room from 1 to 10"
