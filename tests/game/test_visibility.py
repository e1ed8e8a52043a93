"""What a seat knows: everything that is public, its own cards, and nothing of what it may not know (I5, O4)."""

import pickle
from collections.abc import Iterator

import pytest

import rednovember as rn
from rednovember.commands.random import random_decision
from rednovember.engine.hands import cards, pack, size
from rednovember.engine.ids import DRAWN, GIVE, GROG, OFFER, OVER
from rednovember.engine.journal import Journal
from rednovember.engine.legal import legal
from rednovember.engine.luck import SeededLuck, Stream, stream_of
from rednovember.engine.play import apply
from rednovember.engine.playout import play_out
from rednovember.engine.state import FIELDS, State
from rednovember.game.build_view import make_view
from rednovember.game.crew import Crew, make_crew
from rednovember.game.rules import OPTIONS, make_rules
from rednovember.game.visibility import (
    EVERYONE,
    PUBLIC_FIELDS,
    SECRET_FIELDS,
    Knowledge,
    gnomes_seen,
    knowledge_of,
    known_decisions,
    possible_state,
    sees_all,
)
from tests.support import EIGHT, gnome, picks, play, position_game
from tests.support.invariants import check_state

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


def each_state(game: rn.Game, seed: int) -> Iterator[State]:
    """The same, and the states within a decision: while cards are named one by one."""
    pick = picks(seed)
    while not game.over:
        state, luck, decision = game.state.copy(), game.luck.copy(), random_decision(game, pick)
        for code in decision.codes:
            yield state
            apply(state, code, luck, Journal())
        game.play(decision)
    yield game.state


def shuffled(pile: list[int], pick: Stream) -> list[int]:
    rest = pile[:]
    return [rest.pop(pick.below(len(rest))) for _ in pile]


def dealt_anew(state: State, crew: Crew, player: str | None, pick: Stream) -> State:
    """The same position for a player, but with other cards wherever it may not know them. Decks have another order."""
    other = state.copy()
    hidden = [seat for seat in range(state.gnomes) if crew.players[seat] != player]
    if not state.rules.hidden_hands:
        hidden = []
    trading = state.phase in (OFFER, GIVE)
    kept = dict.fromkeys(hidden, 0)
    if state.phase == GIVE and state.partner not in hidden and state.active in hidden:
        kept[state.active] = state.offered  # it is shown to the partner
    pool = other.item_deck + [item for seat in hidden for item in cards(other.hand[seat] - kept[seat])]
    for seat in hidden:
        dealt = [pool.pop(pick.below(len(pool))) for _ in range(size(other.hand[seat] - kept[seat]))]
        other.hand[seat] = kept[seat] + pack(dealt)
        if trading and seat == state.active and not kept[seat]:
            other.offered = pack(dealt[: size(state.offered)])
        if trading and seat == state.partner:
            other.given = pack(dealt[: size(state.given)])
        if state.phase == DRAWN and seat == state.active:
            other.drawn = dealt[0]
    if trading:
        other.floor = max(cards(other.offered if state.phase == OFFER else other.given), default=0)
    other.item_deck, other.event_deck = shuffled(pool, pick), shuffled(state.event_deck, pick)
    return other


def content(known: Knowledge) -> dict[str, object]:
    """Everything that a knowledge holds."""
    counts = (list(known.hand_sizes), known.items_in_deck, known.cards_offered, known.cards_given)
    fields = {name: getattr(known.state, name) for name in FIELDS}
    return {**fields, "counts": counts, "sees": known.sees, "legal": legal(known.state)}


def comparable(state: State, name: str) -> object:
    """A field without the order that means nothing."""
    value = getattr(state, name)
    if name == "keepers":
        return sorted(value, key=lambda keeper: state.time[keeper])  # stable: each stack keeps its order
    return sorted(value) if name.startswith(("event_", "item_")) and isinstance(value, list) else value


def test_every_field_of_a_state_is_either_public_or_secret() -> None:
    """So that a new one is thought about. Public ones are compared below."""
    assert sorted((*PUBLIC_FIELDS, *SECRET_FIELDS)) == sorted(FIELDS)


@pytest.mark.parametrize("seed", range(12))
def test_every_reader_knows_all_public_fields(seed: int) -> None:
    game = random_game(seed, hidden=seed % 3 > 0)
    for state in each_state(game, seed):
        for player in (None, *game.players):
            known = knowledge_of(state, game.sees(player))
            for name in PUBLIC_FIELDS:
                assert getattr(known.state, name) == comparable(state, name), name
            assert known.hand_sizes == [size(hand) for hand in state.hand]
            assert known.items_in_deck == len(state.item_deck)
            assert (known.cards_offered, known.cards_given) == (size(state.offered), size(state.given))


@pytest.mark.parametrize("seed", range(24))
def test_with_open_hands_everyone_knows_every_card(seed: int) -> None:
    game = random_game(seed)
    for state in each_state(game, seed):
        for player in (None, game.players[0]):
            assert knowledge_of(state, game.sees(player)).state.key() == state.key()


@pytest.mark.parametrize("seed", range(24))
def test_who_leads_all_gnomes_knows_the_real_state(seed: int) -> None:
    game = random_game(seed, players=1)
    for state in each_position(game, seed):
        known = game.knowledge(game.players[0])
        assert known.state.key() == state.key()
        assert possible_state(known, picks(1)).key() == state.key()


@pytest.mark.parametrize("seed", range(12))
def test_hidden_hands_are_empty_and_their_cards_are_in_the_pool(seed: int) -> None:
    game = random_game(seed, hidden=True)
    for state in each_position(game, seed):
        for player in (None, *game.players):
            known = game.knowledge(player).state
            check_state(known)
            assert known.item_discard == sorted(state.item_discard)
            for seat, leads in enumerate(game.crew.players):
                if leads == player:
                    assert known.hand[seat] == state.hand[seat]
                else:
                    assert known.hand[seat] in (0, known.offered)


@pytest.mark.parametrize("seed", range(12))
def test_no_reader_knows_anything_that_depends_on_what_it_may_not_know(seed: int) -> None:
    game = random_game(seed, hidden=seed % 4 > 0)
    pick, differed = stream_of(seed, 8), 0
    for state in each_state(game, seed):
        for player in (None, *game.players):
            other, sees = dealt_anew(state, game.crew, player, pick), gnomes_seen(game.rules, game.crew, player)
            ours, theirs = knowledge_of(state, sees), knowledge_of(other, sees)
            assert content(ours) == content(theirs)
            assert pickle.dumps(ours) == pickle.dumps(theirs)
            assert make_view(ours, game.crew, player) == make_view(theirs, game.crew, player)
            differed += other.hand != state.hand
    assert differed or not game.rules.hidden_hands


@pytest.mark.parametrize("seed", range(12))
def test_knowledge_is_the_readers_own_copy(seed: int) -> None:
    game = random_game(seed, hidden=seed % 2 > 0)
    for state in each_position(game, seed):
        before = state.key()
        for player in (None, *game.players):
            known = game.knowledge(player)
            for name in FIELDS:
                value = getattr(known.state, name)
                if isinstance(value, list):
                    value.append(99)
        assert state.key() == before


@pytest.mark.parametrize("seed", range(12))
def test_the_deciding_player_knows_all_its_decisions(seed: int) -> None:
    game = random_game(seed, hidden=True)
    for state in each_position(game, seed):
        if not game.over:
            known = game.knowledge(game.crew.players[state.decider])
            assert known_decisions(state, known) == legal(state)
            assert known_decisions(state, game.knowledge()) == legal(game.knowledge().state)


@pytest.mark.parametrize("seed", range(10))
def test_a_possible_state_has_the_right_number_of_cards_and_can_be_played_on(seed: int) -> None:
    game = random_game(seed, hidden=True)
    stream = stream_of(seed, 9)
    for state in each_position(game, seed):
        for player in (None, game.players[0]):
            possible = possible_state(game.knowledge(player), stream)
            check_state(possible)
            assert [size(hand) for hand in possible.hand] == [size(hand) for hand in state.hand]
            assert len(possible.item_deck) == len(state.item_deck)
            assert size(possible.offered) == size(state.offered)
            assert make_view(knowledge_of(possible, game.sees(player)), game.crew, player) == game.view(player)
        if game.number % 20 == 0 and not game.over:
            play_out(possible, SeededLuck(seed), Journal(), seed)
            assert possible.phase == OVER


def test_only_players_who_together_see_every_hand_see_all() -> None:
    crew, hidden = make_crew(EIGHT[:4], ["Ida", "Otto"]), make_rules(options={"hidden_hands": True})
    who = [["Ida", "Otto"], ["Ida"], ["Otto"], []]
    assert [sees_all(hidden, crew, players) for players in who] == [True, False, False, False]
    assert all(sees_all(make_rules(), crew, players) for players in who)


def test_possible_states_differ_in_what_is_hidden_and_only_in_that() -> None:
    game = rn.Game(EIGHT[:3], seed=1, options={"hidden_hands": True})
    states = [possible_state(game.knowledge("Anna"), stream_of(seed, 1)) for seed in range(20)]
    assert {state.hand[0] for state in states} == {game.state.hand[0]}
    assert len({state.hand[1] for state in states}) > 10


def hidden_trade() -> rn.Game:
    anna = gnome(4, 30, "grog", "crowbar", "harpoon")
    game = position_game(
        {"Anna": anna, "Boris": gnome(4, 20, "coffee"), "Cyril": gnome(1, 20)}, options={"hidden_hands": True}
    )
    return play(game, "trade Boris grog")


def test_the_partner_of_a_trade_knows_the_cards_offered_and_no_others() -> None:
    known = hidden_trade().knowledge("Boris").state
    assert cards(known.hand[0]) == [GROG]
    assert known.offered == known.hand[0]
    assert known.item_deck.count(GROG) == 5
    check_state(known)
    assert len(legal(known)) == 2


def test_others_know_only_how_many_cards_are_offered() -> None:
    known = hidden_trade().knowledge("Cyril")
    assert known.state.offered == known.state.hand[0] == 0
    possible = possible_state(known, picks(3))
    assert size(possible.offered) == 1
    assert size(possible.hand[0]) == 3
    assert all(possible.hand[0] >> 4 * item & 15 for item in cards(possible.offered))


def test_nobody_but_the_offering_player_sees_an_offer_before_it_is_made() -> None:
    state = hidden_trade().state
    state.phase, state.decider = OFFER, state.active
    seen = [knowledge_of(state, sees).state.offered for sees in (1, 2, 4, 0, EVERYONE)]
    assert seen == [state.offered, 0, 0, 0, state.offered]


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
