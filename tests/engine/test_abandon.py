"""Abandon Comrades in the first edition: the abandoner goes on to 0, without items (A20, Q60, P18)."""

import rednovember as rn
from rednovember.game.forecast import forecast
from rednovember.game.rules import check_board
from tests.support import CREW, gnome, play, scripted

BOARD = check_board(
    {"base": "standard-1", "id": "mine", "time_track": {"events": [8, 6], "items": [8, 7]}},
)


def abandoning(*events: str) -> rn.Game:
    crew = {"Anna": gnome(0, 9, "grog"), "Boris": gnome(1, 8, *["crowbar"] * 5), "Cyril": gnome(1, 7)}
    position = {"gnomes": crew, "fires": [3]}
    return rn.Game(
        CREW,
        edition="first",
        board=BOARD,
        position=position,
        laid=scripted(events=events, items=["coffee"]),
        fresh=False,
    )


def test_an_abandoner_draws_no_items() -> None:
    game = play(abandoning("respite", "overheated"), "abandon; done")
    assert game.position()["gnomes"]["Anna"] == {"alive": True, "abandoned": True, "time": 0, "items": []}
    assert not any(fact.kind == "item_drawn" for fact in game.journal)
    assert not any(fact.kind == "intoxication" for fact in game.journal)


def test_nor_after_a_question() -> None:
    game = play(abandoning("fire_spreads", "turbulence"), "abandon; done")
    assert game.decides == "Anna"  # whose turn it still is
    game.play("spread 4")
    assert game.decides == "Boris"
    assert game.view().limited == ("Boris", "Cyril")
    game.play("discard crowbar")
    assert not any(fact.kind == "item_drawn" for fact in game.journal)


def test_the_forecast_knows_it() -> None:
    (one,) = [one for one in forecast(abandoning()) if str(one.decision) == "abandon"]
    assert (one.event_icons, one.item_icons) == ((8, 6), ())
