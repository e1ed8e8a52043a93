"""Routes: which spaces the active gnome can reach this turn, and at what cost.

The search (`searching`) takes the engine's own decisions on copies of the state, so it knows no rule of its own.
"""

from dataclasses import dataclass

from rednovember.engine.decoder import opens, space_of
from rednovember.engine.state import State
from rednovember.game.decision import Decision, single_decisions
from rednovember.game.game import Game
from rednovember.game.known import known_state
from rednovember.game.searching import Way, first_of, ways_from


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


def routes(game: Game, player: str | None = None) -> list[Route]:
    """The routes that a player knows of for the active gnome; by default its own player."""
    leads = game.crew.players[game.state.active]
    return routes_of(known_state(game.view(player or leads), game.rules, game.crew))


def routes_of(state: State) -> list[Route]:
    """For each space and each set of items the cheapest route, rooms first and then the sea.

    Left out are routes that another makes needless: no dearer, with some of the same items at most.
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
