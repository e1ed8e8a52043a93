"""Who plays (S6, C8, Q2)."""

import pytest

import rednovember as rn
from rednovember.game.crew import make_crew
from tests.support import EIGHT


@pytest.mark.parametrize("count", range(3, 9))
def test_crews_of_three_to_eight_gnomes_are_allowed(count: int) -> None:
    game = rn.Game(EIGHT[:count], seed=1)
    assert game.gnomes == game.players == EIGHT[:count]


@pytest.mark.parametrize("count", [0, 1, 2, 9, 10])
def test_other_crews_are_refused(count: int) -> None:
    with pytest.raises(rn.CrewError, match=f"a crew has 3 to 8 gnomes, not {count} "):
        rn.Game([*EIGHT, "Ivan", "Julia"][:count], seed=1)


@pytest.mark.parametrize("count", range(3, 9))
def test_a_solo_player_leads_three_to_eight(count: int) -> None:
    crew = make_crew(EIGHT[:count], ["Ida"])
    assert crew.players == ("Ida",) * count
    assert crew.player_names == ("Ida",)
    assert crew.gnomes_of("Ida") == list(range(count))


@pytest.mark.parametrize("players", [["Ida", "Otto"], ["Ida", "Otto", "Ida", "Otto"], ["Ida", "Ida", "Otto", "Otto"]])
def test_two_players_lead_two_each(players: list[str]) -> None:
    crew = make_crew(EIGHT[:4], players)
    assert crew.player_names == ("Ida", "Otto")
    assert len(crew.gnomes_of("Ida")) == len(crew.gnomes_of("Otto")) == 2


@pytest.mark.parametrize(
    ("gnomes", "players"),
    [
        (3, ["Ida", "Otto"]),
        (5, ["Ida", "Otto"]),
        (6, ["Ida", "Otto"]),
        (4, ["Ida", "Otto", "Otto", "Otto"]),
        (4, ["Ida", "Otto", "Ulf"]),
        (6, ["Ida", "Otto", "Ulf"]),
        (4, ["Ida", "Ida", "Otto", "Ulf"]),
    ],
)
def test_other_shares_are_refused(gnomes: int, players: list[str]) -> None:
    with pytest.raises(rn.CrewError, match=r"players for \d gnomes: one plays 3 to 8, two play"):
        make_crew(EIGHT[:gnomes], players)


@pytest.mark.parametrize("players", [[], list(EIGHT[:4])])
def test_too_many_players_or_none_are_refused(players: list[str]) -> None:
    with pytest.raises(rn.CrewError, match="there should be a player for each gnome, 3 in all"):
        make_crew(EIGHT[:3], players)


@pytest.mark.parametrize("name", ["Anna B", "", "a;b", "a:b", "#1", "!", "a.b", "Ann\n", 5, None])
def test_a_name_has_letters_digits_dashes_and_underscores_only(name: object) -> None:
    with pytest.raises(rn.CrewError, match="cannot be a gnome’s name"):
        make_crew(["Anna", "Boris", name])


@pytest.mark.parametrize("name", ["Ärger", "Борис", "小明", "R2-D2", "_", "7"])
def test_names_may_be_of_any_script(name: str) -> None:
    game = rn.Game(["Anna", "Boris", name], seed=1)
    assert game.gnomes[2] == name


@pytest.mark.parametrize("name", ["grog", "sea", "fire_extinguisher"])
def test_words_of_the_notation_are_no_names(name: str) -> None:
    with pytest.raises(rn.CrewError, match=f"a gnome cannot be called ‘{name}’"):
        make_crew(["Anna", "Boris", name])


def test_two_gnomes_of_one_name_are_refused() -> None:
    with pytest.raises(rn.CrewError, match="two gnomes are called ‘Anna’"):
        make_crew(["Anna", "Boris", "Anna"])


@pytest.mark.parametrize("name", ["", "  ", "a\nb", 5])
def test_a_players_name_can_be_shown(name: object) -> None:
    with pytest.raises(rn.CrewError, match="cannot be a player’s name"):
        make_crew(EIGHT[:3], [name])


@pytest.mark.parametrize("seed", [True, 1.5, "7"])
def test_a_seed_is_a_whole_number(seed: object) -> None:
    with pytest.raises(rn.CrewError, match=r"seed: .* should be a whole number"):
        rn.Game(EIGHT[:3], seed=seed)  # type: ignore[arg-type]
