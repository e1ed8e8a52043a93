"""Crazed Gnomes: how the dice fall (O5), and who is left."""

from itertools import product

import pytest

from rednovember.engine.attack import attack_chance, attacker_wins
from rednovember.game.game import Game
from tests.support import gnome, play, position_game

DIE = range(1, 11)
LEVELS = range(5)


def fight(attacker: int = 0, defender: int = 0, dice: tuple[int, ...] = ()) -> Game:
    """Boris has attacked Anna, each as drunk as this; both have a Crowbar."""
    crew = {
        "Anna": gnome(7, 20, "crowbar", "coffee", intoxication=defender),
        "Boris": gnome(7, 46, "crowbar", "harpoon", intoxication=attacker),
        "Cyril": gnome(1, 20),
    }
    game = position_game(crew, options={"crazed_gnomes": True}, dice=dice)
    return play(game, "use crowbar; attack Anna")


@pytest.mark.parametrize(("attacker", "defender"), list(product(LEVELS, LEVELS)))
def test_o5_the_chance_counts_all_rolls_of_both_dice(attacker: int, defender: int) -> None:
    state = fight(attacker, defender).state
    wins = [(a, d) for a, d in product(DIE, DIE) if a - attacker >= d - defender]
    assert attack_chance(state) == len(wins)
    assert [(a, d) for a, d in product(DIE, DIE) if attacker_wins(state, a, d)] == wins


def test_o5_equally_drunk_gnomes_fight_55_to_45() -> None:
    assert attack_chance(fight().state) == 55
    assert attack_chance(fight(4, 0).state) == 21
    assert attack_chance(fight(0, 4).state) == 85


@pytest.mark.parametrize(("dice", "winner"), [((5, 5), "Boris"), ((5, 6), "Anna"), ((10, 1), "Boris")])
def test_o6_the_winner_takes_all(dice: tuple[int, int], winner: str) -> None:
    game = play(fight(dice=dice), "defend")
    loser = {"Anna": "Boris", "Boris": "Anna"}[winner]
    gnomes = game.position()["gnomes"]
    assert not gnomes[loser]["alive"]
    assert gnomes[winner]["items"] == ["coffee", "harpoon"]
    assert gnomes["Cyril"]["items"] == []
    rolls = [fact.params for fact in game.journal if fact.kind == "die_rolled"]
    assert [roll["value"] for roll in rolls] == list(dice)
    assert [roll["gnome"] for roll in rolls] == ["Boris", "Anna"]
    (passed,) = [fact.params for fact in game.journal if fact.kind == "card_passed"]
    assert {loser, winner} <= set(passed.values())


def test_an_attacker_that_wins_goes_on_with_its_turn_and_one_that_loses_does_not() -> None:
    game = play(fight(dice=(5, 5)), "defend")
    assert (game.decides, game.view().phase) == ("Boris", "acted")
    game = play(fight(dice=(5, 6)), "defend")
    assert game.decides in ("Anna", "Cyril")
    assert game.view().phase == "movement"
