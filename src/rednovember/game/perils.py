"""Perils: which gnomes die where they stand, and their ways out, computed with the engine's own functions."""

from collections.abc import Sequence
from math import gcd
from typing import Final

from rednovember.engine.deaths import SURVIVES, own_death
from rednovember.engine.decoder import action_of, is_action
from rednovember.engine.escape import gives_up
from rednovember.engine.facts import DEATH_FAINTED_AT_SEA, DEATH_HAZARD, DEATH_NO_AIR
from rednovember.engine.faint import faint, faint_chance
from rednovember.engine.ids import ACTION_NAMES, DIE_SIDES, OVER, SEA
from rednovember.engine.journal import Journal
from rednovember.engine.legal import legal
from rednovember.engine.phases import interrupts_updates
from rednovember.engine.state import State
from rednovember.engine.turn import begin_turn
from rednovember.game.forecast_outcomes import NO_CHANCE, death_of, in_danger, success_of, ways_of
from rednovember.game.frozen import telling
from rednovember.game.names import Action, Atom, Hazard, Item
from rednovember.game.route_search import first_of, ways_from

RULES: Final = {DEATH_HAZARD: "D2", DEATH_FAINTED_AT_SEA: "D3", DEATH_NO_AIR: "D4"}
Chance = tuple[int, int]
SURE: Final[Chance] = (1, 1)


@telling
class WayOut:
    """A way out of a peril: a route to a space, or an action at its best chance, with the minutes that takes.

    `items` are those that the route uses. Of equal chances the action has the one with the fewest minutes.
    """

    to: int | None
    action: Action | None
    minutes: int
    items: tuple[Item, ...]
    chance: Chance


@telling
class Peril:
    """A gnome that dies where it stands, and by which rule (`atom`).

    `now`: at the end of the current turn, otherwise at the end of its own next one. `chance` is certain, except that
    of fainting in the sea. `ways_out` are those of its own turn, the cheapest first.
    """

    gnome: str
    hazard: Hazard
    room: int
    now: bool
    chance: Chance
    atom: Atom
    ways_out: tuple[WayOut, ...]


def perils(known: State, gnomes: Sequence[str]) -> tuple[Peril, ...]:
    """Return the perils of all gnomes in seat order, from a state as a reader knows it."""
    if known.phase == OVER:
        return ()
    found = (_peril(known, seat, name) for seat, name in enumerate(gnomes))
    return tuple(one for one in found if one is not None)


def _peril(known: State, seat: int, name: str) -> Peril | None:
    """Return a gnome's peril; None if it is safe, dead or gone."""
    room = known.room[seat]
    if not known.alive >> seat & 1 or known.abandoned >> seat & 1:
        return None
    if room != SEA and not known.deadly(room):
        return None
    if seat == known.active and not interrupts_updates(known.phase):
        return _of_turn(known, name, now=True)
    if known.fainted >> seat & 1 and room != SEA:
        return Peril(name, _hazard(known, room), room, True, SURE, "D1", ())
    return None if known.time[seat] == 0 else _of_turn(_next_turn(known, seat), name, now=False)


def _next_turn(known: State, seat: int) -> State:
    """Return the beginning of a gnome's next turn, if nothing changes until then."""
    then = known.copy()
    then.keepers = [seat]  # the only one on the track is the next
    begin_turn(then, Journal())
    then.keepers = known.keepers[:]  # somebody else is next if its turn ends
    return then


def _of_turn(known: State, name: str, *, now: bool) -> Peril | None:
    """Return the peril of the active gnome, if its turn ends where it is."""
    cause, chance = _end(known)
    if cause == SURVIVES:
        return None
    room = known.room[known.active]
    atom = "A6" if gives_up(known) else RULES[cause]
    return Peril(name, _hazard(known, room), room, now, chance, atom, _ways_out(known))


def _end(known: State) -> tuple[int, Chance]:
    """Return what would kill the active gnome if its turn ended at once, and with what chance."""
    cause = own_death(known)
    if cause != SURVIVES:
        return cause, SURE
    cards, of = faint_chance(known)
    fainted = known.copy()
    faint(fainted, Journal())
    cause = own_death(fainted)
    return (cause, _lowest(cards, of)) if cards else (SURVIVES, SURE)


def _lowest(times: int, of: int) -> Chance:
    """Return a fraction in lowest terms."""
    common = gcd(times, of)
    return times // common, of // common


def _hazard(known: State, room: int) -> str:
    if room == SEA:
        return "sea"
    return "fire" if known.fires >> room & 1 else "high_water"


def _ways_out(known: State) -> tuple[WayOut, ...]:
    """Return the active gnome's ways out, the cheapest first: one route to each safe space, and actions."""
    out = [*_routes(known), *_actions(known)]
    return tuple(sorted(out, key=lambda one: one.minutes))


def _routes(known: State) -> list[WayOut]:
    """Return the route to each space where the turn could end safely, with the fewest items."""
    found = ways_from(known)
    out: dict[int, WayOut] = {}
    for way in sorted(found, key=lambda one: (len(one.items), -one.ghost)):
        if way.room not in out and _end(way.stand())[0] == SURVIVES:
            minutes = way.minutes_since(first_of(way))
            out[way.room] = WayOut(way.room, None, minutes, way.items, SURE)
    return list(out.values())


def _actions(known: State) -> list[WayOut]:
    """Return the actions after which the gnome may live, each with its best chance."""
    best: dict[int, WayOut] = {}
    for code in legal(known):
        if not is_action(code):
            continue
        action, success = action_of(code), success_of(known, code)
        first = ways_of(known, (code,), success)[0]  # of a repair: it succeeds
        if success == 0 or in_danger(first, known.active) or death_of(first, known.active)[0]:
            continue
        chance = (
            SURE if success == NO_CHANCE else (success // gcd(success, DIE_SIDES), DIE_SIDES // gcd(success, DIE_SIDES))
        )
        kept = best.get(action)
        if kept is None or chance[0] * kept.chance[1] > kept.chance[0] * chance[1]:
            best[action] = WayOut(None, ACTION_NAMES[action], known.ghost - first.state.ghost, (), chance)
    return list(best.values())
