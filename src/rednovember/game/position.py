"""Writes positions as tables of names and numbers, as in a logbook's `[position]`."""

from typing import Any, Final

from rednovember.engine.hands import cards
from rednovember.engine.ids import ITEM_NAMES, NO_TOKEN, ROOMS, TOKEN_NAMES, TRACK_NAMES
from rednovember.engine.state import State
from rednovember.game.crew import Crew

KEYS: Final = (
    "fires",
    "high_water",
    "low_water",
    "blocked",
    "tracks",
    "tokens",
    "stash",
    "kraken_in_deck",
    "event_discard",
    "event_removed",
    "item_discard",
    "opening",
    "stack",
    "gnomes",
)
GNOME_KEYS: Final = ("room", "time", "intoxication", "items", "fainted", "drew_in", "alive", "abandoned")


def rooms_of(mask: int) -> list[int]:
    """Return the rooms of a mask."""
    return [room for room in range(1, ROOMS + 1) if mask >> room & 1] if mask else []


def describe(state: State, crew: Crew) -> dict[str, Any]:
    """Return a state with every key of `[position]`."""
    rules = state.rules
    return {
        "fires": rooms_of(state.fires),
        "high_water": rooms_of(state.high),
        "low_water": rooms_of(state.low),
        "blocked": [f"{a}-{b}" for hatch, (a, b) in enumerate(rules.hatch_ends) if state.blocked >> hatch & 1],
        "tracks": dict(zip(TRACK_NAMES, state.tracks, strict=True)),
        "tokens": {name: space for name, space in zip(TOKEN_NAMES, state.tokens, strict=True) if space != NO_TOKEN},
        "stash": int(state.stash),
        "kraken_in_deck": state.kraken_in_deck,
        "event_discard": [rules.card_text(card) for card in sorted(state.event_discard)],
        "event_removed": [rules.card_text(card) for card in sorted(state.event_removed)],
        "item_discard": [ITEM_NAMES[item] for item in sorted(state.item_discard)],
        "opening": state.opening > 0,
        "stack": stacks(state, crew),
        "gnomes": {name: describe_gnome(state, seat) for seat, name in enumerate(crew.gnomes)},
    }


def stacks(state: State, crew: Crew) -> dict[str, list[str]]:
    """Return the spaces with two or more Time Keepers, bottom first."""
    out: dict[str, list[str]] = {}
    for gnome in state.keepers:
        if state.aboard(gnome):
            out.setdefault(str(state.time[gnome]), []).append(crew.gnomes[gnome])
    return {space: names for space, names in out.items() if len(names) > 1}


def describe_gnome(state: State, seat: int) -> dict[str, Any]:
    """Return one gnome with all of its keys."""
    alive = bool(state.alive >> seat & 1)
    abandoned = bool(state.abandoned >> seat & 1)
    out: dict[str, Any] = {"alive": alive, "abandoned": abandoned}
    if alive and not abandoned:
        out["room"] = state.room[seat]
        out["time"] = state.time[seat]
        out["intoxication"] = state.intoxication[seat]
        out["fainted"] = bool(state.fainted >> seat & 1)
        out["drew_in"] = state.drew_in[seat]
    elif alive and not state.rules.abandon_leaves_board:  # A20: the Time Keeper stays on the track
        out["time"] = state.time[seat]
    out["items"] = [ITEM_NAMES[item] for item in cards(state.hand[seat])]
    return out
