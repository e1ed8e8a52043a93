"""A message tells every reader who dies where it stands, as far as the reader may know."""

from rednovember.table import Reader, Table, message, plain, table_of
from tests.support import gnome, position_game


def table(**options: bool) -> Table:
    """Anna's turn begins in a fire; behind the only hatch burns another one."""
    crew = {"Anna": gnome(4, 40, "grog"), "Boris": gnome(9, 38), "Cyril": gnome(10, 37)}
    game = position_game(crew, seed=1, options=options, fires=[4, 5], blocked=["2-4", "3-4"])
    return table_of(game.to_logbook(seed=False), seed=1)


def told(table: Table, player: str | None) -> list[dict[str, object]]:
    """The perils of a message, as they are on the wire."""
    found = plain(message(table, Reader(player)))["perils"]
    assert isinstance(found, list)
    return found


def test_everyone_is_told_the_same_with_open_hands() -> None:
    one = table()
    (anna,) = told(one, "Anna")
    assert (anna["gnome"], anna["hazard"], anna["now"], anna["chance"]) == ("Anna", "fire", True, [1, 1])
    assert told(one, "Boris") == told(one, None) == [anna]


def test_hidden_cards_are_no_ways_out_for_others() -> None:
    one = table(hidden_hands=True)
    routes = {
        player: [way for way in told(one, player)[0]["ways_out"] if way["to"] is not None]  # type: ignore[attr-defined]
        for player in ("Anna", "Boris", None)
    }
    assert routes["Anna"]
    assert routes["Boris"] == routes[None] == []


def test_nothing_is_told_when_the_fire_is_out() -> None:
    one = table()
    one.decide("Anna", "extinguish 10", number=one.number)
    assert told(one, "Anna") == []
