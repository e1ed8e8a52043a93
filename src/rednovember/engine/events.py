"""The event cards (E). What the active player must choose comes last on every card, and is asked as a decision."""

from mypy_extensions import i64

from rednovember.engine.bits import BIT
from rednovember.engine.ending import track_filled
from rednovember.engine.facts import (
    BY_LIMIT,
    BY_THIRST,
    CARD_DISCARDED,
    DIE_ROLLED,
    EVENT_IN_VAIN,
    FOR_BLOCKED_HATCH,
    FOR_FIRE,
    FOR_LEAK,
    HATCH_BLOCKED,
    TOKEN_NOT_PLACED,
    TOKEN_PLACED,
    TRACK_MOVED,
)
from rednovember.engine.hands import count, one, size
from rednovember.engine.hazards import flood, ignite
from rednovember.engine.ids import (
    ASPHYXIATION,
    BLOCK,
    BLOCKED_HATCH,
    DISCARD,
    FIRE,
    FIRE_SPREADS,
    FRIENDLY_FIRE,
    GROG,
    HEAT,
    LEAK,
    MOVEMENT,
    NO_TOKEN,
    OVER,
    OVERHEATED,
    PRESSURE,
    ROOMS,
    SPACES,
    SPREAD,
    UNDERWATER_CURRENT,
)
from rednovember.engine.items import drink
from rednovember.engine.journal import Journal
from rednovember.engine.luck import Luck
from rednovember.engine.ruleset import NO_LIMIT
from rednovember.engine.state import State


def resolve(state: State, kind: i64, luck: Luck, journal: Journal) -> None:
    """Resolve an event card. A Respite does nothing (E17).

    Afterwards `phase` is a question (SPREAD, BLOCK, DISCARD), OVER, or unchanged.
    """
    rules = state.rules
    token: i64 = rules.token_placed[kind]
    if token != NO_TOKEN and state.tokens[token] != NO_TOKEN and rules.token_there_no_effect:  # E12
        journal.note(TOKEN_NOT_PLACED, token, 1, 0)
        return
    if kind == FIRE:
        fire(state, luck, journal)
    elif kind == FIRE_SPREADS:
        fire_spreads(state, journal)
    elif kind == LEAK:
        leak(state, luck, journal)
    elif kind == UNDERWATER_CURRENT:
        underwater_current(state, luck, journal)
    elif kind == BLOCKED_HATCH:
        blocked_hatch(state, luck, journal)
    elif kind == FRIENDLY_FIRE:  # E15, Q42
        fire(state, luck, journal)
        if state.phase != OVER:
            leak(state, luck, journal)
    elif kind == OVERHEATED:
        overheated(state, journal)
    if state.phase != OVER and rules.pressure_steps[kind]:
        advance_track(state, PRESSURE, rules.pressure_steps[kind], journal)  # E6
    if state.phase != OVER and rules.heat_steps[kind]:
        advance_track(state, HEAT, rules.heat_steps[kind], journal)  # E7
    if state.phase == OVER:
        return
    if token != NO_TOKEN:
        place_token(state, token, rules.minutes_ahead[kind], journal)
    if rules.hand_limit[kind] != NO_LIMIT:  # E13, per gnome (Q49)
        limit_hands(state, rules.hand_limit[kind], state.alive & ~state.abandoned)
    elif rules.hand_limit_active[kind] != NO_LIMIT:  # E14
        limit_hands(state, rules.hand_limit_active[kind], 1 << state.active)


def advance_track(state: State, track: i64, steps: i64, journal: Journal) -> None:
    """Move a Disaster Track marker forward, at most to the last space (Q25). There the game is lost (W1)."""
    before: i64 = state.tracks[track]
    after = min(state.rules.track_end, before + steps)
    state.tracks[track] = after
    journal.note(TRACK_MOVED, track, before, after)
    track_filled(state, journal)


def set_fire(state: State, room: i64, luck: Luck, journal: Journal) -> None:
    """Set a room on fire; the Asphyxiation marker moves first (Q43)."""
    advance_track(state, ASPHYXIATION, 1, journal)
    if state.phase != OVER:
        ignite(state, room, luck, journal)


def fire(state: State, luck: Luck, journal: Journal) -> None:
    """Set a rolled room on fire unless it is flooded (E1, Q31)."""
    room = luck.room_die()
    journal.note(DIE_ROLLED, state.active, FOR_FIRE, room)
    if state.flooded(room):
        journal.note(EVENT_IN_VAIN, FIRE, 0, 0)
    else:
        set_fire(state, room, luck, journal)


def leak(state: State, luck: Luck, journal: Journal) -> None:
    """Put a rolled room under high water and put out its fire (E3)."""
    room = luck.room_die()
    journal.note(DIE_ROLLED, state.active, FOR_LEAK, room)
    flood(state, 1 << room, luck, journal)


def underwater_current(state: State, luck: Luck, journal: Journal) -> None:
    """Raise all low water to high water (E4)."""
    if state.low:
        flood(state, state.low, luck, journal)
    else:
        journal.note(EVENT_IN_VAIN, UNDERWATER_CURRENT, 0, 0)


def spread_rooms(state: State) -> i64:
    """Return a mask of the rooms that a fire may spread to (E2).

    A fire spreads through blocked hatches, unless the option of Q4 is off.
    """
    rooms: i64 = 0
    room: i64 = 1
    while room <= ROOMS:
        if (state.fires >> room) & 1:
            for beside in state.rules.rooms_beside[room]:
                hatch: i64 = state.rules.hatch_between[room * SPACES + beside]
                if state.rules.fire_crosses_blocked_hatches or not (state.blocked >> hatch) & 1:
                    rooms |= 1 << beside
        room += 1
    return rooms & ~(state.fires | state.low | state.high)


def fire_spreads(state: State, journal: Journal) -> None:
    """Ask the active player which room the fire spreads to (E2)."""
    if spread_rooms(state):
        state.phase = SPREAD
        state.decider = state.active
    else:
        journal.note(EVENT_IN_VAIN, FIRE_SPREADS, 0, 0)


def blocked_hatch(state: State, luck: Luck, journal: Journal) -> None:
    """Ask the active player which unblocked hatch of the rolled room becomes blocked (E5)."""
    room = luck.room_die()
    journal.note(DIE_ROLLED, state.active, FOR_BLOCKED_HATCH, room)
    if state.rules.hatches_of[room] & ~state.blocked:
        state.phase = BLOCK
        state.decider = state.active
        state.rolled = room
    else:
        journal.note(EVENT_IN_VAIN, BLOCKED_HATCH, 0, 0)


def block(state: State, to_room: i64, journal: Journal) -> None:
    """Block the hatch that the player has chosen (E5)."""
    hatch: i64 = state.rules.hatch_between[state.rolled * SPACES + to_room]
    state.blocked |= BIT[hatch]
    journal.note(HATCH_BLOCKED, state.rolled, to_room, 0)


def place_token(state: State, token: i64, ahead: i64, journal: Journal) -> None:
    """Place a Destruction token ahead of the event icon (E8-E12).

    Each token is on the track only once, and none is placed beyond 0 (Q6).
    """
    space: i64 = state.time[state.active] - ahead
    if state.tokens[token] != NO_TOKEN:
        journal.note(TOKEN_NOT_PLACED, token, 1, 0)
    elif space < 0:
        journal.note(TOKEN_NOT_PLACED, token, 0, 0)
    else:
        state.tokens[token] = space
        journal.note(TOKEN_PLACED, token, space, 0)


def overheated(state: State, journal: Journal) -> None:
    """Let every gnome with Grog drink one (E16), in seat order, the active gnome first (Q22, Q49)."""
    further: i64 = 0
    while further < state.gnomes:
        gnome = (state.active + further) % state.gnomes
        if state.aboard(gnome) and count(state.hand[gnome], GROG):
            state.hand[gnome] -= one(GROG)
            state.item_discard.append(GROG)
            journal.note(CARD_DISCARDED, gnome, BY_THIRST, GROG)
            drink(state, gnome, journal)
        further += 1


def limit_hands(state: State, limit: i64, gnomes: i64) -> None:
    """Make these gnomes discard down to a hand limit (E13, E14). At other times hands have no limit (I4)."""
    state.limit = limit
    state.limited = gnomes
    ask_discards(state)


def ask_discards(state: State) -> None:
    """Ask the next gnome over the limit for a discard, in seat order, the active gnome first (Q22).

    If nobody is over it, the limit is lifted.
    """
    further: i64 = 0
    while further < state.gnomes:
        gnome = (state.active + further) % state.gnomes
        if (state.limited >> gnome) & 1 and size(state.hand[gnome]) > state.limit:
            state.phase = DISCARD
            state.decider = gnome
            state.floor = 0
            return
        further += 1
    state.clear_question()
    if state.phase == DISCARD:
        state.phase = MOVEMENT


def discard(state: State, item: i64, journal: Journal) -> None:
    """Discard one card because of a hand limit, then ask for the next one if there must be one."""
    gnome = state.decider
    state.hand[gnome] -= one(item)
    state.item_discard.append(item)
    journal.note(CARD_DISCARDED, gnome, BY_LIMIT, item)
    state.floor = item
    if size(state.hand[gnome]) <= state.limit:
        ask_discards(state)
