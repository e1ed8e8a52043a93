"""Why a plan is good, and what it costs: codes with parameters, which `words` turns into sentences."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Final

from rednovember.engine.actions import chance
from rednovember.engine.decisions import ENTER, STAY
from rednovember.engine.decoder import (
    DRAWS,
    action_of,
    gnome_of,
    is_fix,
    is_move,
    is_trade,
    is_use,
    item_of,
    kind_of,
    minutes_of,
    names_card,
    room_beyond,
)
from rednovember.engine.faint import faint_chance
from rednovember.engine.ids import (
    COFFEE,
    DRAWN,
    EXTINGUISH,
    ITEM_NAMES,
    LUCKY_CHARM,
    NO_FIX,
    NO_TOKEN,
    NO_TRACK,
    PUMP,
    ROOMS,
    TOKEN_NAMES,
    TRACK_NAMES,
    UNBLOCK,
)
from rednovember.engine.journal import Journal
from rednovember.engine.luck import Luck
from rednovember.engine.phases import in_turn
from rednovember.engine.play import apply
from rednovember.engine.state import State
from rednovember.engine.updates import icons_ahead
from rednovember.game.decision import Codes
from rednovember.game.forecast import forecast_one

REASONS: Final = {  # each with its parameters
    "track_high": ("track", "space"),
    "token_near": ("token", "space", "minutes"),
    "fire_in_system_room": ("room",),
    "fire": ("room",),
    "water": ("room",),
    "hatch": ("room", "to_room"),
    "water_drowns_fire": ("room",),
    "gnome_in_danger": ("gnome", "room"),
    "leaves_danger": ("room",),
    "draws_items": ("count",),
    "trades": ("gnome",),
    "asks": ("gnome",),
    "uses_item": ("item",),
    "sobers": ("percent",),
    "ignores_icons": ("count",),
    "odds": ("chances", "of"),
    "icons": ("events", "items"),
    "quiet": (),
    "faint": ("percent",),
    "death": ("percent",),
    "passes_token": ("token",),
    "boat_lost": ("token",),
}


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason for or against a plan."""

    kind: str
    params: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Price:
    """The cost of a whole plan: its minutes, the ghost's space after it, and the icons that would be passed."""

    minutes: int
    ghost: int
    events: tuple[int, ...]
    items: tuple[int, ...]


def price_of(state: State, codes: Codes) -> Price:
    """Return the price of a plan, moves and action together."""
    there, action = walked(state, codes)
    if action and in_turn(there.phase):
        seen = forecast_one(there, action)
        return Price(state.ghost - there.ghost + seen.minutes, seen.ghost, seen.event_icons, seen.item_icons)
    events, items = icons_ahead(there)
    return Price(state.ghost - there.ghost, there.ghost, tuple(events), tuple(items))


def reasons_for(state: State, codes: Codes, gnomes: Sequence[str]) -> list[Reason]:
    """Return the reasons for a plan, the most important first."""
    there, action = walked(state, codes)
    out = [*_on_the_way(state, there, codes), *_of_action(there, action, gnomes)]
    out += [_of_item(state, item_of(code)) for code in dict.fromkeys(codes) if is_use(code)]
    if action and in_turn(there.phase):
        out += _costs(there, action, gnomes)
    return out


def walked(state: State, codes: Codes) -> tuple[State, Codes]:
    """Return the state before a plan's action, and the action; moves and items need no luck."""
    there = state.copy()
    for place, code in enumerate(codes):
        if not (is_use(code) or is_move(code)) or there.phase == DRAWN:  # an answer to Q47 needs luck
            return there, codes[place:]
        apply(there, code, Luck(), Journal())
    return there, ()


def _on_the_way(state: State, there: State, codes: Codes) -> Iterator[Reason]:
    gnome = state.active
    here = state.room[gnome]
    moves = ENTER in codes or STAY in codes
    if moves and state.deadly(here) and not there.deadly(there.room[gnome]):
        yield Reason("leaves_danger", {"room": here})
    for room in range(1, ROOMS + 1):
        if moves and (state.fires & ~there.fires) >> room & 1:
            yield Reason("water_drowns_fire", {"room": room})


def _of_action(there: State, action: Codes, gnomes: Sequence[str]) -> Iterator[Reason]:
    """Yield what the action is good for."""
    if not action:
        return
    code = action[0]
    here = there.room[there.active]
    if is_fix(code):
        yield from _of_repair(there, action_of(code), room_beyond(code), here, gnomes)
        yield Reason("odds", {"chances": int(chance(there, action_of(code), minutes_of(code))), "of": 10})
    elif kind_of(code) == DRAWS:
        yield Reason("draws_items", {"count": minutes_of(code)})
    elif is_trade(code):
        gives = any(names_card(card) for card in action)
        yield Reason("trades" if gives else "asks", {"gnome": gnomes[gnome_of(code)]})


def _of_repair(there: State, action: int, to: int, here: int, gnomes: Sequence[str]) -> Iterator[Reason]:
    rules = there.rules
    track = rules.track_of[action]
    if track != NO_TRACK and there.tracks[track] > 1:
        yield Reason("track_high", {"track": TRACK_NAMES[track], "space": there.tracks[track]})
    token = int(rules.token_of[action])
    if token != NO_TOKEN and there.tokens[token] != NO_TOKEN:
        space = there.tokens[token]
        minutes = max(0, max(there.time[seat] for seat in there.keepers) - space)
        yield Reason("token_near", {"token": TOKEN_NAMES[token], "space": space, "minutes": minutes})
    if action == EXTINGUISH:
        yield Reason("fire_in_system_room" if rules.fix_at[here] != NO_FIX else "fire", {"room": here})
        for seat in range(there.gnomes):
            if there.aboard(seat) and seat != there.active and there.room[seat] == here:
                yield Reason("gnome_in_danger", {"gnome": gnomes[seat], "room": here})
    elif action == PUMP:
        yield Reason("water", {"room": here})
    elif action == UNBLOCK:
        yield Reason("hatch", {"room": here, "to_room": to})


def _of_item(state: State, item: int) -> Reason:
    """Return the effect of an item: what Coffee and a Lucky Charm are for, or only its name."""
    cards, of = faint_chance(state)
    events, _ = icons_ahead(state)
    if item == COFFEE and cards and state.phase != DRAWN:
        return Reason("sobers", {"percent": percent(Fraction(int(cards), int(of)))})
    if item == LUCKY_CHARM and events:
        return Reason("ignores_icons", {"count": min(len(events), int(state.rules.charm_icons))})
    return Reason("uses_item", {"item": ITEM_NAMES[item]})


def percent(odds: Fraction) -> int:
    """Return a chance in whole per cent; a possible event is at least 1, an uncertain one at most 99."""
    return round(odds * 100) if odds in (0, 1) else min(99, max(1, round(odds * 100)))


def _costs(there: State, action: Codes, gnomes: Sequence[str]) -> Iterator[Reason]:
    """Yield the costs and risks."""
    seen = forecast_one(there, action, gnomes)
    if seen.event_icons or seen.item_icons:
        yield Reason("icons", {"events": len(seen.event_icons), "items": len(seen.item_icons)})
    else:
        yield Reason("quiet")
    if seen.faint:
        yield Reason("faint", {"percent": percent(seen.faint)})
    if seen.death:
        yield Reason("death", {"percent": percent(seen.death)})
    lost = set(seen.lost)
    yield from (Reason("boat_lost", {"token": name}) for name in seen.lost)
    yield from (Reason("passes_token", {"token": name}) for name in seen.tokens if name not in lost)
