"""The Faint Check: which cards make a gnome faint (N2), and how many of those that may be turned over."""

import pytest

from rednovember.engine.faint import faint_chance, faints
from rednovember.engine.piles import cards_to_turn
from rednovember.engine.ruleset import DASH
from rednovember.engine.state import State
from tests.support import gnome, play, position_game

LEVELS = range(5)
NUMBERS = range(1, 5)


def drunk(level: int, *, drinks: bool = True) -> State:
    """Anna is as drunk as this, after the Grog that she may have had this turn."""
    crew = {"Anna": gnome(5, 40, "grog", intoxication=level - drinks), "Boris": gnome(1, 20), "Cyril": gnome(1, 20)}
    game = position_game(crew)
    return (play(game, "use grog") if drinks else game).state


@pytest.mark.parametrize("level", LEVELS)
def test_n2_a_number_at_or_below_the_level_and_never_a_dash(level: int) -> None:
    assert [faints(number, level) for number in NUMBERS] == [number <= level for number in NUMBERS]
    assert not faints(DASH, level)


@pytest.mark.parametrize("level", range(1, 5))
def test_the_chance_counts_the_cards_of_the_deck(level: int) -> None:
    state = drunk(level)
    numbers = [state.rules.card_number[card] for card in state.event_deck]
    assert faint_chance(state) == (sum(numbers.count(number) for number in range(1, level + 1)), 55)


@pytest.mark.parametrize("level", LEVELS)
def test_n1_without_grog_there_is_no_check(level: int) -> None:
    assert faint_chance(drunk(level, drinks=False)) == (0, 1)


def test_u3_an_empty_deck_is_rebuilt_from_the_discards_with_the_kraken_once() -> None:
    state = drunk(4)
    state.event_deck, state.event_discard = [], state.event_deck
    assert len(cards_to_turn(state)) == 56
    numbers = [state.rules.card_number[card] for card in [*state.event_discard, *state.rules.kraken_cards]]
    assert faint_chance(state) == (len(numbers) - numbers.count(DASH), 56)
    state.kraken_in_deck = True
    assert faint_chance(state)[1] == 55
    state.event_discard = []
    assert faint_chance(state) == (0, 1)  # the box has no more
