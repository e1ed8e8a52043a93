"""What must hold of every state of every game, whatever is played."""

from rednovember.engine.decisions import DECISIONS
from rednovember.engine.hands import cards
from rednovember.engine.ids import (
    BLOCK,
    DEFEND,
    DISCARD,
    DRAWN,
    ESCAPE_HATCH,
    GIVE,
    HATCH,
    NO_ITEM,
    OFFER,
    OVER,
    PLAYING,
)
from rednovember.engine.journal import Journal
from rednovember.engine.legal import legal
from rednovember.engine.luck import Luck
from rednovember.engine.phases import in_turn
from rednovember.engine.play import apply
from rednovember.engine.refusal import refusal
from rednovember.engine.state import State
from tests.support import glimpse

ITEM_CARDS = 54
EVENT_CARDS = 56
HIGHEST_INTOXICATION = 4
# The phases that each field of the current question belongs to.
QUESTION_FIELDS = {
    "hatch": (HATCH, ESCAPE_HATCH),
    "partner": (OFFER, GIVE, DEFEND),
    "offered": (OFFER, GIVE),
    "given": (GIVE,),
    "floor": (OFFER, GIVE, DISCARD),
    "limit": (DISCARD,),
    "limited": (DISCARD,),
    "rolled": (BLOCK,),
    "drawn": (DRAWN,),
}


def check_state(state: State) -> None:
    """The boat, the crew and the cards of one state."""
    check_cards(state)
    check_boat(state)
    check_crew(state)
    check_decider(state)
    check_question(state)


def check_question(state: State) -> None:
    """Whatever belongs to one phase is clear in all others."""
    for name, phases in QUESTION_FIELDS.items():
        if state.phase not in phases:
            assert getattr(state, name) == (NO_ITEM if name == "drawn" else 0), name


def check_cards(state: State) -> None:
    """C5: no card is ever lost or made, and a deck is a sorted bag."""
    hands = sum(len(cards(hand)) for hand in state.hand)
    assert len(state.item_deck) + len(state.item_discard) + state.stash + hands == ITEM_CARDS
    held = sorted(state.item_deck + state.item_discard + [0] * state.stash + [c for h in state.hand for c in cards(h)])
    assert held == state.rules.all_items()
    events = state.event_deck + state.event_discard + state.event_removed
    if not state.kraken_in_deck:
        events = events + state.rules.kraken_cards
    assert len(events) == EVENT_CARDS
    assert sorted(events) == sorted(state.rules.event_cards)
    assert state.item_deck == sorted(state.item_deck)
    assert state.event_deck == sorted(state.event_deck)


def check_boat(state: State) -> None:
    """C9: fire and water exclude each other; tracks and tokens stay on their spaces."""
    assert state.fires & (state.low | state.high) == 0
    assert state.low & state.high == 0
    rooms = (1 << 11) - 2
    assert (state.fires | state.low | state.high) & ~rooms == 0
    assert state.blocked >> 15 == 0
    assert all(1 <= space <= 10 for space in state.tracks)
    assert (max(state.tracks) == 10) <= (state.phase == OVER)
    assert all(-1 <= space < 60 for space in state.tokens)


def check_crew(state: State) -> None:
    """T4 and I10: no time past 0, no gnome soberer than sober or drunker than the last level."""
    assert all(0 <= time <= 60 for time in state.time)
    assert 0 <= state.ghost <= 60
    assert all(0 <= level <= HIGHEST_INTOXICATION for level in state.intoxication)
    assert all(0 <= room <= 10 for room in state.room)
    assert state.fainted & ~state.alive == 0
    assert state.abandoned & ~state.alive == 0
    assert len(set(state.keepers)) == len(state.keepers)
    for gnome in range(state.gnomes):
        if not state.alive >> gnome & 1:
            assert state.hand[gnome] == 0
            assert gnome not in state.keepers
        elif state.aboard(gnome):
            assert gnome in state.keepers


def check_decider(state: State) -> None:
    """While the game is on, one gnome decides, who lives; only in its own last turn may it have abandoned."""
    if state.phase == OVER:
        assert state.result != PLAYING
        return
    assert state.result == PLAYING
    assert 0 <= state.decider < state.gnomes
    assert state.alive >> state.decider & 1
    assert state.aboard(state.decider) or state.decider == state.active
    assert state.ghost <= state.time[state.active] or state.opening
    if in_turn(state.phase):
        assert state.decider == state.active


def check_decisions(state: State, luck: Luck) -> None:
    """`legal` and `refusal` agree on all numbers, and every legal decision can be taken on a copy."""
    listed = legal(state)
    assert bool(listed) == (state.phase != OVER)
    assert len(set(listed)) == len(listed)
    allowed = [decision for decision in range(DECISIONS) if refusal(state, decision) == 0]
    assert allowed == sorted(listed)
    before, to_come = state.key(), glimpse(luck)
    for decision in listed:
        trial = state.copy()
        assert trial.key() == before
        apply(trial, decision, luck.copy(), Journal())
        assert trial.key() != before
        check_state(trial)
    assert state.key() == before
    assert glimpse(luck) == to_come


def check_step(before: State, after: State) -> None:
    """From one state to the next no Time Keeper goes back, the dead stay dead, and removed cards stay away."""
    for gnome in range(before.gnomes):
        assert after.time[gnome] <= before.time[gnome]
    assert after.alive & ~before.alive == 0
    assert before.abandoned & ~after.abandoned == 0
    assert len(after.event_removed) >= len(before.event_removed)
    assert before.kraken_in_deck <= after.kraken_in_deck
    assert after.stash <= before.stash
    assert after.opening <= before.opening
