"""The end (W): a loss at once, a rescue when a turn ends. Every ending carries its reason."""

from mypy_extensions import i64

from rednovember.engine.facts import GAME_ENDS
from rednovember.engine.ids import LOST_CREW, LOST_TOKEN, LOST_TRACK, OVER, PLAYING, TOKENS, TRACKS, WON
from rednovember.engine.journal import Journal
from rednovember.engine.state import State


def end(state: State, result: i64, journal: Journal) -> None:
    """The game is over."""
    state.result = result
    state.phase = OVER
    journal.note(GAME_ENDS, result, 0, 0)


def track_filled(state: State, journal: Journal) -> bool:
    """W1: a marker has reached the end of its Disaster Track."""
    track: i64 = 0
    while track < TRACKS:
        if state.tracks[track] >= state.rules.track_end:
            end(state, LOST_TRACK + track, journal)
            return True
        track += 1
    return False


def furthest_back(state: State) -> i64:
    """The highest space with a Time Keeper on it, -1 if there is none. A first-edition abandoner's stays (A20)."""
    on_track = state.alive
    if state.rules.abandon_leaves_board:
        on_track &= ~state.abandoned
    furthest: i64 = -1
    gnome: i64 = 0
    while gnome < state.gnomes:
        if (on_track >> gnome) & 1:
            time: i64 = state.time[gnome]
            if time > furthest:
                furthest = time
        gnome += 1
    return furthest


def token_passed(state: State, journal: Journal) -> bool:
    """W2: all Time Keepers are past a Destruction token, however new (Q63); standing on it is not past (Q5)."""
    tokens = state.tokens
    if tokens[0] < 0 and tokens[1] < 0 and tokens[2] < 0 and tokens[3] < 0:
        return False
    furthest = furthest_back(state)
    if furthest < 0:
        return False
    token: i64 = 0
    while token < TOKENS:
        if furthest < tokens[token]:
            end(state, LOST_TOKEN + token, journal)
            return True
        token += 1
    return False


def tokens_past(state: State, space: i64) -> list[int]:
    """The Destruction tokens that a Time Keeper on this space is past (Q5)."""
    return [token for token in range(TOKENS) if space < state.tokens[token]]


def nobody_aboard(state: State, journal: Journal) -> bool:
    """W3: no gnome is left aboard (Q62: also when someone has abandoned)."""
    if state.alive & ~state.abandoned:
        return False
    end(state, LOST_CREW, journal)
    return True


def lost(state: State, journal: Journal) -> bool:
    """W1, W2, W3 in the order of Q40: to be asked after Time Keepers have been removed."""
    return (
        state.result != PLAYING
        or track_filled(state, journal)
        or token_passed(state, journal)
        or nobody_aboard(state, journal)
    )


def rescued(state: State, journal: Journal) -> bool:
    """W4, Q44: every surviving gnome's Time Keeper is on 0. To be asked when a turn has ended (P14)."""
    gnome: i64 = 0
    while gnome < state.gnomes:
        if state.aboard(gnome) and state.time[gnome] > 0:
            return False
        gnome += 1
    end(state, WON, journal)
    return True
