"""The set-up (S) of a game."""

from mypy_extensions import i64

from rednovember.engine.facts import DIE_ROLLED, FOR_START, FROM_DEAL, GNOME_PLACED, ITEM_DRAWN, KEEPER_STACKED
from rednovember.engine.hands import one
from rednovember.engine.ids import DIE_SIDES, NO_TOKEN, TOKENS, TRACKS
from rednovember.engine.journal import Journal
from rednovember.engine.luck import Luck
from rednovember.engine.ruleset import Ruleset
from rednovember.engine.state import State
from rednovember.engine.updates import opening_events


def lay_out(rules: Ruleset, gnomes: i64, players: i64) -> State:
    """Return a state with full decks and no gnome placed; stash and Kraken are set aside (S1, S4, S5)."""
    state = State(rules, gnomes, players)
    state.tracks = [1] * TRACKS
    state.tokens = [NO_TOKEN] * TOKENS
    state.room = [0] * gnomes
    state.time = [0] * gnomes
    state.intoxication = [0] * gnomes
    state.hand = [0] * gnomes
    state.drew_in = [0] * gnomes
    state.keepers = list(range(gnomes))
    state.event_discard = []
    state.event_removed = []
    state.item_discard = []
    state.stash = rules.stash
    state.item_deck = rules.start_item_deck[:]
    state.event_deck = rules.start_event_deck[:]
    return state


def set_up(rules: Ruleset, gnomes: i64, players: i64, luck: Luck, journal: Journal) -> State:
    """Return a state set up by the rules. `start` then begins play."""
    state = lay_out(rules, gnomes, players)
    gnome: i64 = 0
    while gnome < gnomes:  # S2
        room = luck.setup(DIE_SIDES) + 1
        journal.note(DIE_ROLLED, gnome, FOR_START, room)
        state.room[gnome] = room
        journal.note(GNOME_PLACED, gnome, room, 0)
        gnome += 1
    place = gnomes - 1
    while place > 0:  # S3
        other = luck.setup(place + 1)
        keeper = state.keepers[place]
        state.keepers[place] = state.keepers[other]
        state.keepers[other] = keeper
        place -= 1
    space: i64 = rules.start[gnomes]  # Q27, Q28
    place = 0
    while place < gnomes:
        state.time[state.keepers[place]] = space
        journal.note(KEEPER_STACKED, state.keepers[place], space, place)
        place += 1
    gnome = 0
    while gnome < gnomes:  # S4
        for _ in range(rules.start_items):
            item: i64 = state.item_deck.pop(luck.setup(len(state.item_deck)))
            state.hand[gnome] += one(item)
            journal.note(ITEM_DRAWN, gnome, FROM_DEAL, item)
        gnome += 1
    if rules.opening_events:
        state.opening = gnomes  # Q15
    return state


def start(state: State, luck: Luck, journal: Journal) -> None:
    """Resolve the opening events, if there are any (O2), and begin the first turn."""
    journal.follow(state)
    opening_events(state, luck, journal)
