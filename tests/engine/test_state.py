"""A state's fields, its copy, its key, its views and what a seat knows of it agree: none forgets a field."""

from collections.abc import Callable
from dataclasses import fields
from typing import Any, Final

import pytest

import rednovember as rn
from rednovember.commands.random import random_decision
from rednovember.engine.hands import one
from rednovember.engine.ids import GIVE, GROG, MOVEMENT, NO_ITEM, OVER, PLAYING, WON
from rednovember.engine.journal import Journal
from rednovember.engine.legal import legal
from rednovember.engine.luck import SeededLuck, stream_of
from rednovember.engine.play import apply
from rednovember.engine.setup import set_up, start
from rednovember.engine.state import FIELDS, State
from rednovember.game.build_view import make_view
from rednovember.game.rules import OPTIONS, make_rules
from rednovember.game.views import GnomeView, View
from rednovember.game.visibility import EVERYONE, knowledge_of
from tests.support import EIGHT, gnome, picks, play, position_game
from tests.support.invariants import check_question

NOT_FIELDS: Final = ("rules", "gnomes", "players")  # what never changes in a game
PILES: Final = ("event_discard", "event_removed", "item_discard")  # heaps: their order means nothing

# What of a view shows each field.
SHOWN_AS: Final = {
    "drawn": "drawn",
    "event_drawn": "event_drawn",
    "phase": "phase",
    "active": "active",
    "decider": "decides",
    "ghost": "ghost",
    "hatch": "hatch",
    "fires": "fires",
    "low": "low_water",
    "high": "high_water",
    "blocked": "blocked",
    "alive": "gnomes",
    "fainted": "gnomes",
    "abandoned": "gnomes",
    "used": "used",
    "charm": "charm",
    "began_at_sea": "began_at_sea",
    "newcomer": "newcomer",
    "partner": "partner",
    "offered": "offered",
    "given": "given",
    "limit": "hand_limit",
    "limited": "limited",
    "rolled": "rolled",
    "opening": "opening",
    "result": "result",
    "stash": "stash",
    "kraken_in_deck": "kraken_in_deck",
    "tracks": "tracks",
    "tokens": "tokens",
    "room": "gnomes",
    "time": "gnomes",
    "intoxication": "gnomes",
    "hand": "gnomes",
    "drew_in": "gnomes",
    "keepers": "keepers",
    "event_deck": "event_deck",
    "event_discard": "event_discard",
    "event_removed": "event_removed",
    "item_deck": "unseen_items",
    "item_discard": "item_discard",
}
NOT_SHOWN: Final = {"floor": "follows from the cards of a trade that have been named; between decisions it is 0"}


def trade() -> State:
    """A state in which a question is under way: an offer waits for its answer."""
    crew = {"Anna": gnome(4, 41, "grog", "coffee"), "Boris": gnome(4, 40, "toolbox"), "Cyril": gnome(1, 40)}
    game = play(position_game(crew, blocked=["1-2"], fires=[7], low_water=[8], high_water=[9]), "trade Boris grog")
    assert game.state.phase == GIVE
    return game.state


def next_seat(state: State, name: str) -> int:
    return int((getattr(state, name) + 1) % state.gnomes)


# Another value of each field. By default a number or mask has one bit turned, a list one more entry.
OTHER_VALUE: Final[dict[str, Callable[[State], Any]]] = {
    "phase": lambda state: OVER,
    "active": lambda state: next_seat(state, "active"),
    "decider": lambda state: next_seat(state, "decider"),
    "partner": lambda state: next_seat(state, "partner"),
    "used": lambda state: state.used + one(GROG),
    "offered": lambda state: state.offered + one(GROG),
    "given": lambda state: state.given + one(GROG),
    "result": lambda state: WON,
    "keepers": lambda state: state.keepers[::-1],
    **{
        name: (lambda state, name=name: [getattr(state, name)[0] + 1, *getattr(state, name)[1:]])  # type: ignore[misc]
        for name in ("tracks", "tokens", "room", "time", "intoxication", "hand", "drew_in")
    },
}


def other_value(state: State, name: str) -> Any:
    if name in OTHER_VALUE:
        return OTHER_VALUE[name](state)
    value = getattr(state, name)
    if isinstance(value, bool):
        return not value
    return [*value, 0] if isinstance(value, list) else value ^ 2


def test_every_slot_is_a_field_or_never_changes() -> None:
    slots = getattr(State, "__slots__", (*NOT_FIELDS, *FIELDS))  # a compiled class has none
    assert sorted(slots) == sorted((*NOT_FIELDS, *FIELDS))
    assert len(set(FIELDS)) == len(FIELDS)


@pytest.mark.parametrize("name", FIELDS)
def test_every_field_is_copied_and_counts_for_the_key(name: str) -> None:
    state = trade()
    changed = state.copy()
    setattr(changed, name, other_value(state, name))
    again = changed.copy()
    assert getattr(again, name) == getattr(changed, name) != getattr(state, name)
    assert changed.key() == again.key() != state.key()
    for other in FIELDS:
        if other != name:
            assert getattr(again, other) == getattr(state, other)


@pytest.mark.parametrize("name", [name for name in FIELDS if isinstance(getattr(trade(), name), list)])
def test_a_copy_has_lists_of_its_own(name: str) -> None:
    state = trade()
    before = state.key()
    copy = state.copy()
    getattr(copy, name).append(1)
    getattr(copy, name)[0] += 1
    assert state.key() == before


def test_a_copy_is_of_the_same_rules_and_crew() -> None:
    state = trade()
    copy = state.copy()
    assert copy.rules is state.rules
    assert (copy.gnomes, copy.players) == (state.gnomes, state.players)


def test_every_field_is_shown_or_there_is_a_reason() -> None:
    assert sorted((*SHOWN_AS, *NOT_SHOWN)) == sorted(FIELDS)
    assert set(SHOWN_AS.values()) <= {field.name for field in fields(View)}
    assert {"alive", "fainted", "abandoned", "room", "time", "intoxication", "drew_in"} < {
        field.name for field in fields(GnomeView)
    }


@pytest.mark.parametrize("name", SHOWN_AS)
def test_a_view_shows_a_change_of_every_field(name: str) -> None:
    game = position_game({name: gnome(1, 40) for name in EIGHT[:3]})  # for its crew
    state = trade()
    changed = state.copy()
    setattr(changed, name, other_value(state, name))
    ours, theirs = (make_view(knowledge_of(one, EVERYONE), game.crew, "Anna") for one in (state, changed))
    assert getattr(ours, SHOWN_AS[name]) != getattr(theirs, SHOWN_AS[name])


def comparable(state: State, name: str) -> object:
    """A field without the order that means nothing."""
    if name in PILES:
        return sorted(getattr(state, name))
    if name == "keepers":
        return sorted(state.keepers, key=lambda keeper: state.time[keeper])  # stable: each stack keeps its order
    return getattr(state, name)


@pytest.mark.parametrize("seed", range(20))
def test_with_open_hands_every_field_is_known(seed: int) -> None:
    pick = stream_of(seed, 15)
    names = EIGHT[: 3 + pick.below(6)]
    options = {name: pick.below(2) == 1 for name in OPTIONS if name not in ("hidden_hands", "crazed_gnomes")}
    game = rn.Game(names, seed=seed, edition=("revised", "first")[seed % 2], options=options)
    pick = picks(seed)
    while not game.over:
        known = game.knowledge().state
        for name in FIELDS:
            assert comparable(known, name) == comparable(game.state, name), name
        game.play(random_decision(game, pick))


def test_a_state_begins_with_nothing_under_way() -> None:
    state = State(make_rules(), 4, 3)
    begun = {"phase": MOVEMENT, "result": PLAYING, "drawn": NO_ITEM, "alive": 0b1111}
    for name in FIELDS:
        value = getattr(state, name)
        if not isinstance(value, list):
            assert value == begun.get(name, 0), name
    assert (state.gnomes, state.players) == (4, 3)


@pytest.mark.parametrize("seed", range(8))
def test_whatever_belongs_to_one_phase_is_clear_in_all_others(seed: int) -> None:
    rules = make_rules(options={name: bool((seed * 37 + 5) >> place & 1) for place, name in enumerate(OPTIONS)})
    luck, pick = SeededLuck(seed), stream_of(seed, 3)
    state = set_up(rules, 5, 5, luck, Journal())
    start(state, luck, Journal())
    asked = set()
    while listed := legal(state):
        check_question(state)
        asked.add(state.phase)
        apply(state, listed[pick.below(len(listed))], luck, Journal())
    check_question(state)
    assert len(asked) > 4
