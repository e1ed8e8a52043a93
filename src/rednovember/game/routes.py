"""Routes: which spaces the active gnome can reach this turn, and at what cost.

The search takes the engine's own decisions on copies of the state, so it knows no rule of its own.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from heapq import heappop, heappush
from typing import Final

from rednovember.engine.decisions import ENTER, STAY
from rednovember.engine.decoder import is_move, is_use, item_of, opens, space_of
from rednovember.engine.hands import one
from rednovember.engine.hazards import water_level
from rednovember.engine.ids import ESCAPE, ESCAPE_HATCH, HATCH, ITEM_NAMES, MOVEMENT, SEA
from rednovember.engine.items import air, courage
from rednovember.engine.journal import Journal
from rednovember.engine.legal import legal
from rednovember.engine.luck import Luck
from rednovember.engine.play import apply
from rednovember.engine.state import State
from rednovember.game.decision import Codes, Decision, make_decision
from rednovember.game.game import Game
from rednovember.game.known import known_state
from rednovember.game.position import rooms_of

ON_THE_WAY: Final = (MOVEMENT, HATCH, ESCAPE, ESCAPE_HATCH)
NO_LUCK: Final = Luck()  # to move asks for none
NO_JOURNAL: Final = Journal()
Node = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Route:
    """A way to a space (the sea is 0): `decisions` walk it, `items` are used on it, each when first needed.

    `hatches` are the spaces whose hatches are opened, in order; `water` are the rooms whose water changes, each with
    its new level (0 dry, 1 low, 2 high); `fires_out` are the rooms that stop burning by it.
    """

    to: int
    hatches: tuple[int, ...]
    decisions: tuple[Decision, ...]
    minutes: int
    ghost: int
    items: tuple[str, ...]
    water: tuple[tuple[int, int], ...]
    fires_out: tuple[int, ...]
    burning: bool


@dataclass(frozen=True, slots=True)
class Leg:
    """One decision of a route: where the gnome then stands, what it cost, and what it did to water and fires."""

    decision: Decision
    room: int
    minutes: int
    ghost: int
    water: tuple[tuple[int, int], ...]
    fires_out: tuple[int, ...]


def routes(game: Game, player: str | None = None) -> list[Route]:
    """The routes that a player knows of for the active gnome; by default its own player."""
    leads = game.crew.players[game.state.active]
    return routes_of(known_state(game.view(player or leads), game.rules, game.crew))


def routes_of(state: State) -> list[Route]:
    """For each space and each set of items the cheapest route, rooms first and then the sea.

    Left out are routes that another makes needless: no dearer, with some of the same items at most.
    """
    here = state.room[state.active]
    found = {key: route for key, route in _cheapest(state).items() if route.to != here}
    out = [route for route in found.values() if not any(_needless(route, other) for other in found.values())]
    return sorted(out, key=lambda route: (route.to == SEA, route.to, route.minutes, route.items))


Walked = dict[Codes, tuple[Leg, State]]  # where the first so many decisions of routes lead


def legs_of(state: State, route: Route, walked: Walked | None = None) -> list[Leg]:
    """A route of a state, decision by decision. `walked` keeps what several routes of one state share."""
    kept: Walked = {} if walked is None else walked
    legs, before, codes = [], state, Codes()
    for decision in route.decisions:
        codes += decision.codes
        if codes not in kept:
            kept[codes] = _leg(before, decision)
        leg, before = kept[codes]
        legs.append(leg)
    return legs


def _leg(before: State, decision: Decision) -> tuple[Leg, State]:
    after = _after(before, decision.codes[0])
    minutes, ghost = int(before.ghost - after.ghost), int(after.ghost)
    room = after.room[after.active]
    return Leg(decision, room, minutes, ghost, _water(before, after), _fires_out(before, after)), after


def _needless(route: Route, other: Route) -> bool:
    return other.to == route.to and set(other.items) < set(route.items) and other.minutes <= route.minutes


def _cheapest(start: State) -> dict[tuple[int, Codes], Route]:
    """Dijkstra's search over spaces, water, fires and items used."""
    out: dict[tuple[int, Codes], Route] = {}
    seen: set[Node] = set()
    number = 0  # of equally cheap ways the one with fewer decisions comes first, then the one found first
    waiting: list[tuple[int, int, int, Node, State, Codes]] = [(0, 0, 0, _node(start), start, ())]
    while waiting:
        *_, node, state, codes = heappop(waiting)
        if node in seen:
            continue
        seen.add(node)
        if codes and codes[-1] in (ENTER, STAY):
            items = tuple(sorted(code for code in codes if is_use(code)))
            out.setdefault((state.room[state.active], items), _route(start, state, codes))
        for more, after in _moves(state):
            found = _node(after)
            if found not in seen:
                number += 1
                heappush(
                    waiting, (start.ghost - after.ghost, len(codes) + len(more), number, found, after, codes + more)
                )
    return out


def _node(state: State) -> Node:
    """What tells one place of the search from another."""
    return state.phase, state.hatch, state.room[state.active], state.low, state.high, state.fires, state.used


def _moves(state: State) -> Iterator[tuple[Codes, State]]:
    """What may come next: a hatch opened, entered or left; an item only where it opens a way that was closed."""
    if state.phase not in ON_THE_WAY:
        return
    listed = legal(state)
    for code in listed:
        if is_move(code):
            yield (code,), _after(state, code)
    if state.phase == MOVEMENT:
        return
    for use in listed:
        if is_use(use) and (courage(one(item_of(use))) or air(one(item_of(use)))):
            helped = _after(state, use)
            for code in legal(helped):
                if is_move(code) and code not in listed:
                    yield (use, code), _after(helped, code)


def _after(state: State, code: int) -> State:
    after = state.copy()
    apply(after, code, NO_LUCK, NO_JOURNAL)
    return after


def _route(start: State, state: State, codes: Codes) -> Route:
    to = state.room[state.active]
    return Route(
        to=to,
        hatches=tuple(space_of(code) for code in codes if opens(code)),
        decisions=tuple(make_decision((code,), ()) for code in codes),
        minutes=int(start.ghost - state.ghost),
        ghost=int(state.ghost),
        items=tuple(ITEM_NAMES[item_of(code)] for code in codes if is_use(code)),
        water=_water(start, state),
        fires_out=_fires_out(start, state),
        burning=bool(state.fires >> to & 1),
    )


def _water(before: State, after: State) -> tuple[tuple[int, int], ...]:
    changed = (before.low ^ after.low) | (before.high ^ after.high)
    if not changed:
        return ()
    return tuple((room, int(water_level(after, room))) for room in rooms_of(changed))


def _fires_out(before: State, after: State) -> tuple[int, ...]:
    return tuple(rooms_of(before.fires & ~after.fires))
