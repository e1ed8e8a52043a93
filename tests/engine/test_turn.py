"""Who is next: the Time Keeper furthest back, of a stack the last to arrive, and nobody once all are on 0."""

from itertools import permutations, product

from rednovember.engine.turn import clear_turn, next_gnome
from tests.support import gnome, position_game


def test_t1_t2_t5_the_next_turn() -> None:
    state = position_game({"Anna": gnome(1, 40), "Boris": gnome(1, 39), "Cyril": gnome(1, 39)}).state
    for keepers, times in product(permutations(range(3)), product((0, 1, 2), repeat=3)):
        state.keepers, state.time = list(keepers), list(times)
        furthest = max(times)
        stack = [seat for seat in keepers if times[seat] == furthest]
        assert next_gnome(state) == (stack[-1] if furthest else -1)


def test_an_abandoner_whose_keeper_stays_is_never_next() -> None:
    state = position_game({"Anna": gnome(1, 40), "Boris": gnome(1, 39), "Cyril": gnome(1, 38)}).state
    state.abandoned = 1 << 0
    assert next_gnome(state) == 1
    state.abandoned |= 1 << 1
    assert next_gnome(state) == 2


def test_a_new_turn_forgets_what_belonged_to_the_last_one_or_to_a_question() -> None:
    crew = {"Anna": gnome(1, 40), "Boris": gnome(1, 39), "Cyril": gnome(1, 38)}
    fresh, state = position_game(crew).state, position_game(crew).state
    names = ("hatch", "used", "charm", "newcomer", "partner", "offered", "given", "floor", "limit", "limited", "rolled")
    for name in (*names, "drawn", "event_drawn"):
        setattr(state, name, type(getattr(state, name))(1))
        assert state.key() != fresh.key()
        clear_turn(state)
        assert state.key() == fresh.key()
