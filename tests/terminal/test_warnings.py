"""Before a decision that kills or loses: a warning and a question; Enter alone never takes it."""

from pathlib import Path
from typing import Any

import pytest

from tests.support import gnome
from tests.terminal.sessions import Sitting, sitting
from tests.terminal.terminals import terminal

ASK = "Do it anyway? (yes/no)"


def drowning(answers: list[str] | None) -> Sitting:
    """Anna stands in high water: to end the turn there is death (D2)."""
    crew = {"Anna": gnome(5, 45), "Boris": gnome(10, 40), "Cyril": gnome(10, 40)}
    return sitting(crew, answers, high_water=[5])


def losing(answers: list[str] | None, **more: Any) -> Sitting:
    """One minute more, and everybody is past Missiles Launched! (W2)."""
    crew = {"Anna": gnome(3, 29), "Boris": gnome(10, 20), "Cyril": gnome(10, 20)}
    return sitting(crew, answers, tokens={"missiles": 29}, **more)


def spreading(answers: list[str] | None) -> Sitting:
    """Anna is asked where the fire spreads; in the Reactor Room Boris has fainted (D1)."""
    crew = {"Anna": gnome(5, 43), "Boris": gnome(4, 40, fainted=True), "Cyril": gnome(10, 40)}
    sat = sitting(crew, answers, fires=[2], events=["fire_spreads", "respite"])
    sat.says("wait; done")
    assert sat.taken == ["wait", "done"]
    return sat


def attacking(answers: list[str] | None) -> Sitting:
    """Anna may strike Boris, who cannot defend himself."""
    crew = {"Anna": gnome(5, 45, "crowbar"), "Boris": gnome(5, 40), "Cyril": gnome(10, 40)}
    return sitting(crew, answers, options={"crazed_gnomes": True}, edition="first", players=list(crew))


def number_of(sat: Sitting, words: str) -> str:
    """The number of a decision in the list."""
    return str([choice.words for choice in sat.session.listed].index(words) + 1)


CASES = [
    (drowning, "wait", "This is certain death for Anna."),
    (losing, "wait", "The boat would be lost: everyone would be past Missiles Launched!"),
    (spreading, "spread 4", "This kills Boris."),
    (attacking, "use crowbar; attack Boris", "This kills Boris."),
]


@pytest.mark.parametrize(("position", "line", "warning"), CASES)
def test_no_takes_nothing_and_yes_takes_it(position: Any, line: str, warning: str) -> None:
    sat = position(["no", "", "yes"])
    before = sat.taken
    for _ in range(2):  # an empty answer is no yes
        told = sat.says(line)
        assert told.startswith(f"{warning}\n{ASK}")
        assert told.endswith("Never mind, then.\n")
        assert sat.taken == before
    assert warning in sat.says(line)
    assert sat.taken == [*before, *line.split("; ")]


@pytest.mark.parametrize(("position", "line", "warning"), CASES[:3])
def test_a_number_of_the_list_is_asked_about_as_well(position: Any, line: str, warning: str) -> None:
    sat = position(["no"])
    before = sat.taken
    assert sat.says(number_of(sat, line)).startswith(f"{warning}\n{ASK}")
    assert sat.taken == before


@pytest.mark.parametrize(("position", "line", "warning"), CASES)
def test_at_a_pipe_the_warning_is_said_and_the_line_is_done(position: Any, line: str, warning: str) -> None:
    sat = position(None)
    before = sat.taken
    told = sat.says(line)
    assert warning in told
    assert ASK not in told
    assert sat.taken == [*before, *line.split("; ")]


def test_what_was_agreed_to_is_not_asked_again_until_it_is_taken_back() -> None:
    sat = drowning(["yes", "yes"])
    assert ASK in sat.says("wait")
    assert "death" not in sat.says("done").partition("turn")[0]
    assert sat.taken == ["wait", "done"]
    sat.says("undo 2")
    assert ASK in sat.says("wait; done")
    assert sat.taken == ["wait", "done"]


def test_the_whole_line_is_left_where_its_end_kills() -> None:
    sat = losing(["no"])
    assert ASK in sat.says("go 4; fix reactor 2")
    assert sat.taken == []


def test_what_is_only_a_risk_is_not_asked_about() -> None:
    """A6: 40% to fail and die is not likely; 50 % is."""
    crew = {"Anna": gnome(1, 45), "Boris": gnome(10, 40), "Cyril": gnome(10, 40)}
    burning: dict[str, Any] = {"fires": [1], "blocked": ["1-2", "1-3"], "dice": [1]}
    sat = sitting(crew, [], **burning)
    assert ASK not in sat.says("extinguish 6")
    assert sat.taken == ["extinguish 6"]
    sat = sitting(crew, ["no"], **burning)
    assert sat.says("extinguish 5").startswith(f"50% chance that this kills Anna.\n{ASK}")
    assert sat.taken == []


def test_where_another_is_further_back_nothing_is_lost_yet() -> None:
    crew = {"Anna": gnome(3, 29), "Boris": gnome(10, 29), "Cyril": gnome(10, 20)}
    sat = sitting(crew, [], tokens={"missiles": 29})
    assert ASK not in sat.says("wait")
    assert len(sat.taken) == 1


def test_on_the_way_it_is_asked_once_and_not_while_there_is_time() -> None:
    """A15: once the ghost is past the token it is too late for the Kraken, too."""
    lost = "The boat would be lost: everyone would be past Devoured by Kraken!"
    for time, asked in ((33, 0), (31, 1)):
        crew = {"Anna": gnome(3, time, "aqualung"), "Boris": gnome(10, 20), "Cyril": gnome(10, 20)}
        sat = sitting(crew, ["yes"], tokens={"kraken": 30}, dice=[1])
        assert sat.says("use aqualung; go sea kill kraken 1").count(lost) == asked
        assert sat.taken[-1] == "kill kraken 1"


def test_what_is_refused_is_not_asked_about() -> None:
    sat = drowning([])
    assert "(A18)" in sat.says("trade Boris")
    assert sat.taken == []


@pytest.mark.parametrize("position", [drowning, losing])
def test_enter_alone_does_not_take_what_kills_or_loses(position: Any) -> None:
    sat = position(["yes"])
    sat.says("wait")
    assert [choice.words for choice in sat.session.listed] == ["done"]
    assert sat.session.only == ""
    assert "End the turn" in sat.says("")  # the list again
    assert sat.taken == ["wait"]
    sat.says("done")
    assert sat.taken == ["wait", "done"]


def test_enter_still_takes_what_is_harmless() -> None:
    crew = {"Anna": gnome(3, 45), "Boris": gnome(10, 40), "Cyril": gnome(10, 40)}
    sat = sitting(crew, [])
    sat.says("wait")
    assert sat.session.only == "done"
    sat.says("")
    assert sat.taken == ["wait", "done"]


def test_the_prompt_of_a_terminal_does_not_offer_it_either(tmp_path: Path) -> None:
    sat = drowning(None)
    (tmp_path / "wet.toml").write_text(sat.table.to_logbook(), encoding="utf-8")
    with terminal("--from", "wet.toml", cwd=tmp_path) as game:
        game.expect("Anna>")
        game.send("wait")
        game.expect(f"This is certain death for Anna.\n{ASK}")
        game.send("no")
        game.expect("Never mind, then.")
        game.expect("Anna>")
        game.send("wait")
        game.expect(ASK)
        game.send("y")
        game.expect("Anna>")  # not [Enter: done]
        game.send("quit!")
        game.finish()
