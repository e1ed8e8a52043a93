"""Routes: which spaces the active gnome can reach this turn, and at what cost.

The search (`route_search`) makes the engine's own decisions on copies of the state, so it has no rules of its own.
"""

from dataclasses import dataclass

from rednovember.engine.decoder import opens, space_of
from rednovember.engine.state import State
from rednovember.game.decision import Decision, single_decisions
from rednovember.game.game import Game
from rednovember.game.route_search import Way, first_of, ways_from


@dataclass(frozen=True, slots=True)
class Route:
    """A route to a space (the sea is 0): its `decisions`, and the `items` used on it, each when first needed.

    `hatches` are the spaces whose hatches are opened, in order; `water` are the rooms whose water changes, each with
    its new level (0 dry, 1 low, 2 high); `fires_out` are the rooms whose fires it puts out.
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


def routes(game: Game, player: str | None = None) -> list[Route]:
    """Return the routes that a player knows for the active gnome; by default its own player."""
    return routes_of(game.knowledge(player or game.crew.players[game.state.active]).state)


def routes_of(state: State) -> list[Route]:
    """Return for each space and each set of items the cheapest route, rooms first and then the sea.

    Dominated routes are left out: another one costs no more, and uses only some of the same items.
    """
    return [_route(way) for way in ways_from(state)]


def _route(way: Way) -> Route:
    start, single = first_of(way), single_decisions()
    return Route(
        to=way.room,
        hatches=tuple(space_of(code) for code in way.codes if opens(code)),
        decisions=tuple([single[code] for code in way.codes]),
        minutes=way.minutes_since(start),
        ghost=way.ghost,
        items=way.items,
        water=way.water_since(start),
        fires_out=way.fires_out_since(start),
        burning=way.burning,
    )
