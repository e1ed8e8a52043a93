"""The figures in the texts of the rules, taken from the board in play and from the engine's constants."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rednovember.engine.abandon import PLAYERS_TO_ABANDON
from rednovember.engine.board import PURPOSES, RULINGS, USUAL_LIMITS
from rednovember.engine.bonuses import USUAL_BONUSES
from rednovember.engine.ids import DIE_SIDES, EVENT_NAMES, GNOMES_MAX, GNOMES_MIN, ITEM_NAMES, MINUTES_MAX

Figure = int | bool | None | tuple[int, ...]  # None: no such limit; several numbers become a list in words

LIMITS: Final = {
    "stash": "stash",
    "dealt": "start_items",
    "draw_stores": "draw_stores",
    "draw_cabin": "draw_cabin",
    "intoxication_max": "intoxication",
    "faint_minutes": "faint_minutes",
    "low_water_extra": "low_water_minutes",
    "charm_icons": "charm_icons",
    "coffee_levels": "coffee_levels",
    "abandon_from": "abandon_past",
}


def figures(board: Mapping[str, Any]) -> dict[str, Figure]:
    """Return every figure of the rules by its name in the catalogues, for a board that has passed its checks."""
    track = board["time_track"]
    low, high = board["disaster_tracks"]["resets"]
    limits = {**USUAL_LIMITS, **board["limits"]}
    return {
        "die_sides": DIE_SIDES,
        "minutes_max": MINUTES_MAX,
        "gnomes_min": GNOMES_MIN,
        "gnomes_max": GNOMES_MAX,
        "abandon_players": PLAYERS_TO_ABANDON,
        "rooms": len(rooms_of(board)),
        **{f"room_{purpose}": board["purposes"][purpose] for purpose in PURPOSES},
        "hatches": len(board["hatches"]["interior"]),
        "exterior_hatches": len(board["hatches"]["exterior"]),
        "exterior_rooms": tuple(board["hatches"]["exterior"]),
        "time_first": track["first"],
        **{f"start_{gnomes}": space for gnomes, space in track["start"].items()},
        "event_spaces": tuple(sorted(track["events"], reverse=True)),
        "item_spaces": tuple(sorted(track["items"], reverse=True)),
        "track_end": board["disaster_tracks"]["spaces"],
        "reset_low": low,
        "reset_high": high,
        **{name: limits[key] for name, key in LIMITS.items()},
        **_of_events(board["events"]),
        **_of_items(board),
        **{name: bool(board.get("rulings", {}).get(name, False)) for name in RULINGS},
    }


def rooms_of(board: Mapping[str, Any]) -> set[int]:
    """Return the rooms of a board: those with a hatch."""
    hatches = board["hatches"]
    return {int(room) for ends in hatches["interior"] for room in ends.split("-")} | set(hatches["exterior"])


def _of_events(events: Mapping[str, Mapping[str, Any]]) -> dict[str, Figure]:
    """Return the number of event cards, and what each kind does."""
    faint = [int(number) for card in events.values() for number in card["faint"] if number != "-"]
    cards = sum(card["count"] for card in events.values())
    return {
        "event_cards": cards,
        "event_cards_start": cards - events["kraken"]["count"],
        "faint_low": min(faint, default=1),
        "faint_high": max(faint, default=1),
        **{f"{name}_cards": events[name]["count"] if name in events else 0 for name in EVENT_NAMES},
        **{f"{name}_ahead": card.get("ahead", 0) for name, card in events.items()},
        "descent_pressure": events["descent"].get("pressure", 0),
        "fast_descent_pressure": events["fast_descent"].get("pressure", 0),
        "reactor_warmup_heat": events["reactor_warmup"].get("heat", 0),
        "reactor_malfunction_heat": events["reactor_malfunction"].get("heat", 0),
        "turbulence_limit": events["turbulence"].get("hand_limit"),
        "stumble_limit": events["stumble"].get("hand_limit_active"),
        "friendly_fire_limit": events["friendly_fire"].get("hand_limit"),
        "kraken_limit": events["kraken"].get("hand_limit"),
    }


def _of_items(board: Mapping[str, Any]) -> dict[str, Figure]:
    """Return the number of item cards, and the bonuses of each kind."""
    items = board["items"]
    cards = sum(items.values())
    return {
        "item_cards": cards,
        "item_cards_start": cards - board["limits"]["stash"],
        **{f"{name}_cards": items.get(name, 0) for name in ITEM_NAMES},
        **{f"{name}_bonus": value for name, value in {**USUAL_BONUSES, **board.get("bonuses", {})}.items()},
    }
