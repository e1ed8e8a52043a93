"""A state rebuilt from a view is the real one where all is open, and knows no more than the seat where it is not."""

from collections.abc import Iterator

import pytest

import rednovember as rn
from rednovember.commands.random import random_decision
from rednovember.engine.hands import cards, size
from rednovember.engine.ids import GIVE, GROG, OVER
from rednovember.engine.journal import Journal
from rednovember.engine.legal import legal
from rednovember.engine.luck import SeededLuck, Stream, stream_of
from rednovember.engine.playout import play_out
from rednovember.engine.state import FIELDS, State
from rednovember.game.crew import Crew
from rednovember.game.known import known_state, possible_state
from rednovember.game.rules import OPTIONS
from rednovember.game.veiling import veiled
from rednovember.game.viewing import make_view
from tests.invariants import check_state
from tests.support import EIGHT, gnome, picks, play, position_game

OPEN_HANDS = [name for name in OPTIONS if name not in ("hidden_hands", "crazed_gnomes")]


def random_game(seed: int, *, players: int | None = None, hidden: bool = False) -> rn.Game:
    """A game of a random crew, edition and options; hands are open unless said otherwise."""
    pick = stream_of(seed, 7)
    names = EIGHT[: 3 + pick.below(6)]
    options = {name: pick.below(2) == 1 for name in (OPTIONS if players == 1 else OPEN_HANDS)}
    if hidden:
        options["hidden_hands"] = True
        options["crazed_gnomes"] = pick.below(2) == 1
    edition = ("revised", "first")[pick.below(2)]
    return rn.Game(names, players=names[:players], edition=edition, options=options, seed=seed)


def each_position(game: rn.Game, seed: int) -> Iterator[State]:
    """Play a game by chance; the state at each of its decisions, and at its end."""
    pick = picks(seed)
    while not game.over:
        yield game.state
        game.play(random_decision(game, pick))
    yield game.state


def dealt_anew(state: State, crew: Crew, player: str | None, pick: Stream) -> State:
    """The same position for a player, but with other cards in the hands that it does not see."""
    other = state.copy()
    hidden = [seat for seat in range(state.gnomes) if crew.players[seat] != player]
    pool = other.item_deck + [item for seat in hidden for item in cards(other.hand[seat])]
    for seat in hidden:
        number, other.hand[seat] = size(other.hand[seat]), 0
        for _ in range(number):
            other.hand[seat] += 1 << 4 * pool.pop(pick.below(len(pool)))
    other.item_deck = sorted(pool)
    return other


@pytest.mark.parametrize("seed", range(24))
def test_with_open_hands_the_known_state_is_the_real_one(seed: int) -> None:
    game = random_game(seed)
    for state in each_position(game, seed):
        for player in (None, game.players[0]):
            assert known_state(game.view(player), game.rules, game.crew).key() == state.key()


@pytest.mark.parametrize("seed", range(24))
def test_who_leads_all_gnomes_knows_the_real_state(seed: int) -> None:
    game = random_game(seed, players=1)
    for state in each_position(game, seed):
        assert known_state(game.view(game.players[0]), game.rules, game.crew).key() == state.key()
        assert possible_state(game.view(game.players[0]), game.rules, game.crew, picks(1)).key() == state.key()


@pytest.mark.parametrize("seed", range(12))
def test_hidden_hands_are_empty_and_their_cards_are_in_the_pool(seed: int) -> None:
    game = random_game(seed, hidden=True)
    for state in each_position(game, seed):
        for player in (None, *game.players):
            known = known_state(game.view(player), game.rules, game.crew)
            check_state(known)
            assert known.item_discard == sorted(state.item_discard)
            for seat, leads in enumerate(game.crew.players):
                if leads == player:
                    assert known.hand[seat] == state.hand[seat]
                else:
                    assert known.hand[seat] in (0, known.offered)


@pytest.mark.parametrize("seed", range(12))
def test_the_known_state_does_not_depend_on_hidden_cards(seed: int) -> None:
    game = random_game(seed, hidden=True)
    pick = stream_of(seed, 8)
    for state in each_position(game, seed):
        if state.phase == GIVE:
            continue
        for player in (None, game.players[0]):
            other = dealt_anew(state, game.crew, player, pick)
            known = known_state(make_view(other, game.crew, player), game.rules, game.crew)
            assert known.key() == known_state(game.view(player), game.rules, game.crew).key()


@pytest.mark.parametrize("seed", range(24))
def test_a_veiled_state_is_the_known_one_to_the_last_detail(seed: int) -> None:
    game = random_game(seed, hidden=True)
    leads = list(range(len(game.players)))
    for state in each_position(game, seed):
        before = state.key()
        for player, name in enumerate(game.players):
            known, quick = known_state(game.view(name), game.rules, game.crew), veiled(state, leads, player)
            assert {field: getattr(quick, field) for field in FIELDS} == {
                field: getattr(known, field) for field in FIELDS
            }
        assert state.key() == before


@pytest.mark.parametrize("seed", range(10))
def test_a_possible_state_has_the_right_number_of_cards_and_can_be_played_on(seed: int) -> None:
    game = random_game(seed, hidden=True)
    stream = stream_of(seed, 9)
    for state in each_position(game, seed):
        for player in (None, game.players[0]):
            view = game.view(player)
            possible = possible_state(view, game.rules, game.crew, stream)
            check_state(possible)
            assert [size(hand) for hand in possible.hand] == [size(hand) for hand in state.hand]
            assert len(possible.item_deck) == len(state.item_deck)
            assert size(possible.offered) == size(state.offered)
            assert make_view(possible, game.crew, player) == view
        if game.number % 20 == 0 and not game.over:
            play_out(possible, SeededLuck(seed), Journal(), seed)
            assert possible.phase == OVER


def test_possible_states_differ_in_what_is_hidden_and_only_in_that() -> None:
    game = rn.Game(EIGHT[:3], seed=1, options={"hidden_hands": True})
    states = [possible_state(game.view("Anna"), game.rules, game.crew, stream_of(seed, 1)) for seed in range(20)]
    assert {state.hand[0] for state in states} == {game.state.hand[0]}
    assert len({state.hand[1] for state in states}) > 10


def hidden_trade() -> rn.Game:
    anna = gnome(4, 30, "grog", "crowbar", "harpoon")
    game = position_game(
        {"Anna": anna, "Boris": gnome(4, 20, "coffee"), "Cyril": gnome(1, 20)}, options={"hidden_hands": True}
    )
    return play(game, "trade Boris grog")


def test_the_partner_of_a_trade_knows_the_cards_offered_and_no_others() -> None:
    game = hidden_trade()
    known = known_state(game.view("Boris"), game.rules, game.crew)
    assert cards(known.hand[0]) == [GROG]
    assert known.offered == known.hand[0]
    assert known.item_deck.count(GROG) == 5
    check_state(known)
    assert len(legal(known)) == 2


def test_others_know_only_how_many_cards_are_offered() -> None:
    game = hidden_trade()
    known = known_state(game.view("Cyril"), game.rules, game.crew)
    assert known.offered == known.hand[0] == 0
    possible = possible_state(game.view("Cyril"), game.rules, game.crew, picks(3))
    assert size(possible.offered) == 1
    assert size(possible.hand[0]) == 3
    assert all(possible.hand[0] >> 4 * item & 15 for item in cards(possible.offered))


def test_a_view_says_who_fights_and_who_must_discard() -> None:
    anna = gnome(4, 30, "crowbar")
    game = position_game(
        {"Anna": anna, "Boris": gnome(4, 20, "crowbar"), "Cyril": gnome(1, 20)}, options={"crazed_gnomes": True}
    )
    play(game, "use crowbar; attack Boris")
    assert game.view("Cyril").partner == "Boris"
    full = gnome(4, 45, "grog", "grog", "coffee")
    stumble = position_game({"Anna": full, "Boris": gnome(4, 20), "Cyril": gnome(1, 20)}, events=["stumble"], seed=1)
    while stumble.view().phase != "discard":
        play(stumble, "wait" if stumble.view().phase == "movement" else "done")
    assert stumble.view().limited == ("Anna",)


def test_a_view_tells_the_end_and_its_reason() -> None:
    game = position_game({"Anna": gnome(4, 30), "Boris": gnome(4, 20), "Cyril": gnome(1, 20)}, tokens={"crushed": 30})
    assert (game.view().result, game.view().reason) == (None, "")
    play(game, "wait; done")
    assert (game.view().result, game.view().reason) == ("lost", "crushed")
