"""Errors in words: a message for every code, with the same content as the engine's own English."""

import re

import pytest

from rednovember.engine.errors import BoardError, RedNovemberError
from rednovember.engine.messages import MESSAGES
from rednovember.game.game import Game
from rednovember.words import Words, languages, say_error

CREW = ["Anna", "Boris", "Cyril"]


def sample(code: str) -> RedNovemberError:
    params = re.findall(r"{(\w+)", MESSAGES[code])
    return RedNovemberError(code, **{name: f"<{name}>" for name in params})


@pytest.mark.parametrize("code", MESSAGES)
def test_every_error_reads_as_the_engine_says_it(code: str) -> None:
    assert say_error(Words(strict=True), sample(code)) == str(sample(code))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("code", MESSAGES)
def test_every_language_has_every_error_with_all_its_parameters(language: str, code: str) -> None:
    words = Words(language, strict=True)
    said = say_error(words, sample(code))
    assert words.has(f"error-{code}")
    assert all(str(value) in said for value in sample(code).params.values())


def test_values_are_quoted_as_the_user_wrote_them() -> None:
    error = RedNovemberError("seed", value="ten")
    assert say_error(Words(), error) == "seed: 'ten' should be a whole number"


def test_an_error_within_an_error_is_said_in_the_same_words() -> None:
    error = RedNovemberError("logbook-move", move="x", reason=RedNovemberError("luck-die"))
    assert say_error(Words(), error) == "'x': a die is wanted, and the laid-down dice are used up"


def test_a_real_refusal_and_a_very_long_board_fault() -> None:
    game = Game(CREW, seed=7)
    with pytest.raises(RedNovemberError) as caught:
        game.play("enter")
    assert say_error(Words(strict=True), caught.value) == str(caught.value)
    board = BoardError([("board-room", {"where": "rooms", "value": f"room\n{number}"}) for number in range(1000)])
    assert say_error(Words(strict=True), board) == str(board)


def test_without_a_message_the_english_line_serves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MESSAGES, "brand-new", "something {what} happened")
    assert say_error(Words(), RedNovemberError("brand-new", what="odd")) == "something odd happened"
