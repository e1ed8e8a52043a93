"""Another language in mid-game: everything that follows is in it, nothing is lost, and each player has its own."""

from pathlib import Path

import pytest

from rednovember.words import Words, languages
from tests.support import gnome
from tests.support.pseudo import LANGUAGE, make_pseudo
from tests.terminal.sessions import sitting
from tests.terminal.terminals import early, pipe, terminal

CREW = {"Anna": gnome(5, 40, "crowbar"), "Boris": gnome(5, 39), "Cyril": gnome(1, 38)}
HIDDEN = {"players": '["Ann", "Bob", "Cid"]', "options": "{ hidden_hands = true }"}


@pytest.fixture
def own(tmp_path: Path) -> dict[str, str]:
    """Where the marked language is: the environment that names it."""
    make_pseudo(tmp_path / "words")
    return {"REDNOVEMBER_WORDS": str(tmp_path / "words")}


def test_alone_it_says_which_language_and_which_there_are() -> None:
    said = sitting(CREW).says("lang")
    assert said.startswith("The language is English. Available: ")
    assert all(f"{language}" in said for language in languages())
    assert "en (English)" in said


def test_an_unknown_language_changes_nothing() -> None:
    sat = sitting(CREW)
    assert sat.says("lang xx").startswith("The language ‘xx’ is not available. Available: ")
    assert sat.session.words.language == "en"


def test_it_is_corrected_as_the_other_commands_are() -> None:
    assert "did you mean ‘lang’?" in sitting(CREW).says("lnag")


def test_everything_that_follows_is_in_the_new_language(tmp_path: Path, own: dict[str, str]) -> None:
    lines = f"go 3\nlang {LANGUAGE}\nlook\nundo\nlog all\nlang EN\nlook\nquit\n"
    told = pipe("--from", early(tmp_path), cwd=tmp_path, stdin=lines, env=own).stdout
    before, _, after = told.partition(f"lang {LANGUAGE}\n")
    marked, _, again = after.partition("lang EN\n")
    assert "⟦" not in before
    assert marked.startswith("⟦Ţĥé ľáñğůáğé íš ñöŵ")
    assert "Ţáķéñ ƀáćķ" in marked or "Ţĥéŕé íš ñöţĥíñğ ţö ůñđö" in marked
    assert "The game continues" not in marked
    assert again.startswith("The language is now English.")
    assert "⟦" not in again
    assert "Move\n" in again  # what may be decided is listed anew


def test_what_was_chosen_in_the_game_is_named_to_go_on_with(tmp_path: Path, own: dict[str, str]) -> None:
    told = pipe("--from", early(tmp_path), cwd=tmp_path, stdin=f"go 1\nlang {LANGUAGE}\nquit\n", env=own).stdout
    assert told.splitlines()[-1].endswith(f"--lang {LANGUAGE}")
    told = pipe("--from", early(tmp_path), cwd=tmp_path, stdin="go 1\nquit\n", env=own).stdout
    assert "--lang" not in told
    told = pipe("--from", early(tmp_path), "--lang", LANGUAGE, cwd=tmp_path, stdin="go 1\nquit\n", env=own).stdout
    assert told.splitlines()[-1].endswith(f"--lang {LANGUAGE}")


def test_the_language_goes_with_the_player_where_the_keyboard_is_passed(tmp_path: Path, own: dict[str, str]) -> None:
    with terminal("--from", early(tmp_path, **HIDDEN), cwd=tmp_path, env=own) as game:
        game.expect("Ann, type A and Enter")
        game.send("A")
        game.expect("Anna>")
        game.send(f"lang {LANGUAGE}")
        game.expect("Anna>⟧")
        game.send("go 1 fix engine 2")
        game.expect("done]>⟧")
        game.send("done")
        assert "⟦Ann, þŕéšš" in game.expect("ćľéáŕéđ.⟧")
        game.send("")
        assert "⟦" not in game.expect("Bob, type B and Enter").partition("Pass")[2]
        game.send("B")
        for _ in range(3):
            assert "⟦" not in game.expect("Boris>")
            game.send("wait; done")
        game.expect("Bob, press Enter")
        game.send("")
        game.expect("⟦Þášš ţĥé ķéýƀöáŕđ ţö Ann")


def test_the_questions_before_a_game_are_asked_again_in_the_new_language(tmp_path: Path, own: dict[str, str]) -> None:
    with terminal(cwd=tmp_path, env=own) as game:
        assert "Play now" in game.expect("What will it be? [1]")
        game.send("lang xx")
        game.expect("The language ‘xx’ is not available.")
        game.expect("What will it be? [1]")
        game.send(f"lang {LANGUAGE}")
        game.expect("⟦Ţĥé ľáñğůáğé íš ñöŵ")
        assert "Þľáý ñöŵ" in game.expect("[1]⟧")
        game.send("1")
        game.expect("]⟧")
        game.send("lang en")
        game.expect("Your name? [Anna]")
        game.send("lang")
        game.prompt("lang")  # alone it is a name


@pytest.mark.parametrize(("answer", "agreed"), [("yes", True), ("y", True), ("j", True), ("Ja", True), ("n", False)])
def test_a_yes_is_understood_in_the_language_and_in_english(
    answer: str, agreed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = Words.text
    monkeypatch.setattr(
        Words, "text", lambda self, name, /, **args: "ja" if name == "play-yes" else text(self, name, **args)
    )
    assert sitting(CREW, [answer]).session.yes("?") is agreed
