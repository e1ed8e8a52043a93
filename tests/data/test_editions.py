"""Editions and options: an edition is only its differences, and no code asks for one."""

import re

import pytest

import rednovember as rn
from rednovember import data
from rednovember.game.rules import OPTIONS, make_rules
from tests.support import SOURCE

SWITCHES = tuple(data.edition("revised")["switches"])


def test_there_are_two_editions() -> None:
    assert sorted(data.editions()) == ["first", "revised"]


def test_the_first_edition_is_only_its_differences() -> None:
    own = data.table("editions/first")
    base = data.table("editions/revised")
    assert own["base"] == "revised"
    assert set(own) == {"id", "title", "base", "switches", "names"}
    for name, value in own["switches"].items():
        assert base["switches"][name] != value
    assert own["names"] == {"harpoon": "Diving Gun"}
    assert base.get("names", {}) == {}


def test_the_first_edition_is_whole_when_asked_for() -> None:
    assert set(data.edition("first")["switches"]) == set(SWITCHES)
    assert data.edition("first")["id"] == "first"
    assert data.edition("first")["names"] == {"harpoon": "Diving Gun"}


@pytest.mark.parametrize("switch", SWITCHES)
def test_every_switch_reaches_the_ruleset_and_differs_between_the_editions(switch: str) -> None:
    attribute = {"crazed_gnomes_hide_hands": "hidden_hands"}.get(switch, switch)  # with that option
    revised, first = (make_rules(edition=edition, options={"crazed_gnomes": True}) for edition in ("revised", "first"))
    assert getattr(revised, attribute) is data.edition("revised")["switches"][switch]
    assert getattr(first, attribute) is not getattr(revised, attribute)


def test_no_code_of_engine_and_bots_asks_for_the_edition() -> None:
    asking = [
        path.name
        for folder in ("engine", "bots")
        for path in (SOURCE / folder).rglob("*.py")
        if re.search(r"edition [!=]= |\"revised\"", path.read_text(encoding="utf-8"))
    ]
    assert asking == []


def test_the_options_have_their_defaults() -> None:
    assert tuple(data.options()) == OPTIONS
    assert {name: option["default"] for name, option in data.options().items()} == {
        "remove_respites": False,
        "opening_events": False,
        "less_deadly_dying": False,
        "crazed_gnomes": False,
        "hidden_hands": False,
        "reflow_into_low_water": False,
        "fire_crosses_blocked_hatches": True,
    }


@pytest.mark.parametrize("option", OPTIONS)
@pytest.mark.parametrize("edition", ["revised", "first"])
def test_every_option_can_be_turned_in_both_editions(option: str, edition: str) -> None:
    value = not data.options()[option]["default"]
    game = rn.Game(["A", "B", "C"], seed=1, edition=edition, options={option: value})
    assert game.options == {**{name: table["default"] for name, table in data.options().items()}, option: value}
    assert game.edition == edition
    assert getattr(game.rules, option) is value


def test_crazed_gnomes_hide_hands() -> None:
    assert make_rules(options={"crazed_gnomes": True}).hidden_hands
    assert not make_rules().hidden_hands


def test_crazed_gnomes_of_the_first_edition_leave_hands_as_they_are() -> None:
    assert not make_rules(edition="first", options={"crazed_gnomes": True}).hidden_hands
    assert make_rules(edition="first", options={"crazed_gnomes": True, "hidden_hands": True}).hidden_hands
    assert make_rules(edition="first", options={"hidden_hands": True}).hidden_hands


@pytest.mark.parametrize("option", ["crazed_gnome", "hidden", "Crazed_Gnomes"])
def test_an_unknown_option_is_refused_with_the_nearest_known_one(option: str) -> None:
    with pytest.raises(rn.CrewError, match=f"there is no option ‘{option}’; did you mean ‘"):
        make_rules(options={option: True})


@pytest.mark.parametrize("value", [1, 0, "true", None])
def test_an_option_is_true_or_false(value: object) -> None:
    with pytest.raises(rn.CrewError, match=r"option hidden_hands: .* should be true or false"):
        make_rules(options={"hidden_hands": value})
