"""Opening events (O2) that kill: the next one is decided by who will have the first turn now (Q64, Q44)."""

import rednovember as rn
from tests.support import Gnome, gnome, play, position_game


def opened(others: int, dice: list[int], events: list[str]) -> rn.Game:
    """Anna lies asleep in room 5 and would have the first turn; the others are on this space."""
    crew: dict[str, Gnome] = {
        "Anna": gnome(5, 40, fainted=True),
        "Boris": gnome(1, others),
        "Cyril": gnome(1, others),
    }
    return position_game(crew, opening=True, options={"opening_events": True}, dice=dice, events=events)


def test_the_only_gnome_on_its_way_dies_and_the_boat_is_rescued() -> None:
    game = opened(0, [5], ["fire", "respite", "respite"])
    assert str(game.outcome) == "won"
    assert [fact.kind for fact in game.journal].count("game_ends") == 1


def test_it_may_also_die_by_a_decision() -> None:
    game = opened(0, [6], ["fire", "fire_spreads", "respite"])
    assert game.decides == "Anna"
    assert str(play(game, "spread 5").outcome) == "won"


def test_another_gnome_will_have_the_first_turn_and_decides() -> None:
    game = opened(39, [5, 1], ["fire", "blocked_hatch", "respite"])
    assert game.decides == "Cyril"  # the later seat is on top
    assert play(game, "block 2").decides == "Cyril"
    assert game.state.ghost == 39


def test_a_token_counts_from_the_space_of_the_new_first_gnome() -> None:
    game = opened(30, [5], ["fire", "missile_countdown", "respite"])
    assert game.position()["tokens"] == {"missiles": 20}
