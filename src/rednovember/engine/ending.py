"""The end of a game (W): a loss takes effect at once, a rescue when a turn ends. Every result has its reason."""

from mypy_extensions import i64

from rednovember.engine.facts import GAME_ENDS
from rednovember.engine.ids import LOST_CREW, LOST_TOKEN, LOST_TRACK, OVER, PLAYING, TOKENS, TRACKS, WON
from rednovember.engine.journal import Journal
from rednovember.engine.state import State


def end(state: State, result: i64, journal: Journal) -> None:
    """End the game with this result."""
    state.result = result
    state.phase = OVER
    journal.note(GAME_ENDS, result, 0, 0)


def track_filled(state: State, journal: Journal) -> bool:
    """End the game if a marker has reached the end of its Disaster Track (W1); return whether it has."""
    track: i64 = 0
    while track < TRACKS:
        if state.tracks[track] >= state.rules.track_end:
            end(state, LOST_TRACK + track, journal)
            return True
        track += 1
    return False


def furthest_back(state: State) -> i64:
    """Return the highest space with a Time Keeper on it, -1 if there is none.

    In the first edition the keeper of a gnome that has abandoned its comrades stays on the track (A20).
    """
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
    """End the game if all Time Keepers are past a Destruction token, even a new one (W2, Q63); return whether they are.

    A keeper on the token's space is not past it (Q5).
    """
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
    """Return the Destruction tokens that a Time Keeper on this space is past (Q5)."""
    return [token for token in range(TOKENS) if space < state.tokens[token]]


def nobody_aboard(state: State, journal: Journal) -> bool:
    """End the game if no gnome is left aboard (W3), also after one has abandoned (Q62); return whether that is so."""
    if state.alive & ~state.abandoned:
        return False
    end(state, LOST_CREW, journal)
    return True


def lost(state: State, journal: Journal) -> bool:
    """End the game if it is lost: W1, W2 and W3 in the order of Q40. To be called after Time Keepers were removed."""
    return (
        state.result != PLAYING
        or track_filled(state, journal)
        or token_passed(state, journal)
        or nobody_aboard(state, journal)
    )


def rescued(state: State, journal: Journal) -> bool:
    """End the game as won if every surviving gnome's Time Keeper is on 0 (W4, Q44). To be called after a turn (P14)."""
    gnome: i64 = 0
    while gnome < state.gnomes:
        if state.aboard(gnome) and state.time[gnome] > 0:
            return False
        gnome += 1
    end(state, WON, journal)
    return True
