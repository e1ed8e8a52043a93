"""The events: what a card does, and that it does nothing else."""

from typing import Any

import pytest

from rednovember.engine.ids import ROOMS
from rednovember.game.game import Game
from tests.support import gnome, play, position_game, words

# C1, by hand.
BESIDE = {
    1: [2, 3],
    2: [1, 3, 4, 5],
    3: [1, 2, 4],
    4: [2, 3, 5],
    5: [2, 4, 6, 7, 8],
    6: [5],
    7: [5, 8, 9],
    8: [5, 7, 9, 10],
    9: [7, 8, 10],
    10: [8, 9],
}
CREW = {"Anna": gnome(5, 46, "grog", "toolbox"), "Boris": gnome(6, 20, *["crowbar"] * 5), "Cyril": gnome(6, 20)}


def after(card: str, dice: tuple[int, ...] = (), here: int = 5, **position: Any) -> Game:
    """Anna waits in a room for one minute and meets this card on 45."""
    crew = {**CREW, "Anna": {**CREW["Anna"], "room": here}}
    return play(position_game(crew, events=[card], dice=dice, **position), "wait; done")


def far_from(room: int) -> int:
    """A room for Anna where nothing happens to her."""
    return 10 if room <= 5 else 1


def told(game: Game) -> list[tuple[str, dict[str, Any]]]:
    """What has happened since the card was turned over, as far as the turn goes."""
    facts = [(fact.kind, dict(fact.params)) for fact in game.journal]
    kinds = [kind for kind, _ in facts]
    end = kinds.index("turn_ends") if "turn_ends" in kinds else len(kinds)
    return facts[kinds.index("event_turned") + 1 : end]


def rolled(purpose: str, value: int) -> tuple[str, dict[str, Any]]:
    return "die_rolled", {"gnome": "Anna", "purpose": purpose, "value": value}


def moved(track: str, before: int, to: int) -> tuple[str, dict[str, Any]]:
    return "track_moved", {"track": track, "before": before, "after": to}


def placed(token: str, space: int) -> tuple[str, dict[str, Any]]:
    return "token_placed", {"token": token, "space": space}


BURNS = [rolled("fire", 9), moved("asphyxiation", 1, 2), ("fire_started", {"room": 9})]
WHAT_HAPPENS: dict[str, list[tuple[str, dict[str, Any]]]] = {
    "fire": BURNS,
    "fire_spreads": [],
    "leak": [rolled("leak", 9), ("water", {"room": 9, "before": 0, "after": 2})],
    "underwater_current": [("water", {"room": 1, "before": 1, "after": 2})],
    "blocked_hatch": [rolled("blocked_hatch", 9)],
    "descent": [moved("pressure", 1, 2)],
    "fast_descent": [moved("pressure", 1, 3)],
    "reactor_warmup": [moved("heat", 1, 2)],
    "reactor_malfunction": [moved("heat", 1, 3)],
    "engine_down": [placed("crushed", 35)],
    "oxygen_pumps_down": [placed("asphyxiated", 35)],
    "missile_countdown": [placed("missiles", 35)],
    "kraken": [placed("kraken", 30)],
    "turbulence": [],
    "stumble": [],
    "friendly_fire": [*BURNS, rolled("leak", 10), ("water", {"room": 10, "before": 0, "after": 2})],
    "overheated": [
        ("card_discarded", {"gnome": "Anna", "cause": "thirst", "item": "grog"}),
        ("intoxication", {"gnome": "Anna", "before": 0, "after": 1}),
    ],
    "respite": [],
}
ASKS = {
    "fire_spreads": ("spread", "Anna"),
    "blocked_hatch": ("block", "Anna"),
    "turbulence": ("discard", "Boris"),
    "stumble": ("discard", "Anna"),
    "friendly_fire": ("discard", "Boris"),
}


@pytest.mark.parametrize("card", list(WHAT_HAPPENS))
def test_a_card_does_what_it_says_and_nothing_else(card: str) -> None:
    game = after(card, (9, 10), low_water=[1], fires=[8], kraken_in_deck=card == "kraken")
    assert told(game) == WHAT_HAPPENS[card]
    assert (game.view().phase, game.decides) == ASKS.get(card, ("movement", "Anna"))


@pytest.mark.parametrize("room", range(1, ROOMS + 1))
def test_e2_a_fire_in_any_room_spreads_to_the_rooms_beside_it(room: int) -> None:
    here = far_from(room)
    assert words(after("fire_spreads", here=here, fires=[room])) == [f"spread {beside}" for beside in BESIDE[room]]
    first, *rest = BESIDE[room]
    hatch = "-".join(str(end) for end in sorted((room, first)))
    assert f"spread {first}" in words(after("fire_spreads", here=here, fires=[room], blocked=[hatch]))  # Q4
    game = play(after("fire_spreads", here=here, fires=[room]), f"spread {first}")
    assert game.position()["fires"] == sorted((room, first))
    assert game.position()["tracks"]["asphyxiation"] == 2
    for position in ({"low_water": [first]}, {"high_water": [first]}, {"fires": [room, first]}):
        game = after("fire_spreads", here=here, **{"fires": [room], **position})  # type: ignore[arg-type]  # mixed
        assert f"spread {first}" not in words(game)
        assert {f"spread {beside}" for beside in rest} <= set(words(game))
        assert ("event_in_vain", {"event": "fire_spreads"}) in told(game) or rest or "fires" in position


@pytest.mark.parametrize("room", range(1, ROOMS + 1))
def test_e5_any_hatch_of_the_rolled_room_may_be_blocked(room: int) -> None:
    assert words(after("blocked_hatch", (room,))) == [f"block {beside}" for beside in BESIDE[room]]
    hatches = ["-".join(str(end) for end in sorted((room, beside))) for beside in BESIDE[room]]
    for beside, hatch in zip(BESIDE[room], hatches, strict=True):
        game = play(after("blocked_hatch", (room,)), f"block {beside}")
        assert game.position()["blocked"] == [hatch]
        others = [other for other in hatches if other != hatch]
        assert words(after("blocked_hatch", (room,), blocked=others))[:1] == [f"block {beside}"]
    assert told(after("blocked_hatch", (room,), blocked=hatches))[-1] == ("event_in_vain", {"event": "blocked_hatch"})


@pytest.mark.parametrize("room", range(1, ROOMS + 1))
def test_e1_e3_e4_in_every_room(room: int) -> None:
    here = far_from(room)
    burning = after("fire", (room,), here).position()
    assert (burning["fires"], burning["tracks"]["asphyxiation"]) == ([room], 2)
    again = after("fire", (room,), here, fires=[room])
    assert again.position()["tracks"]["asphyxiation"] == 2
    assert [kind for kind, _ in told(again)] == ["die_rolled", "track_moved"]
    for water in ("low_water", "high_water"):
        wet = after("fire", (room,), here, **{water: [room]}).position()
        assert (wet["fires"], wet["tracks"]["asphyxiation"]) == ([], 1)
    leaking = after("leak", (room,), here, fires=[room]).position()
    assert (leaking["high_water"], leaking["fires"]) == ([room], [])
    risen = after("underwater_current", here=here, low_water=[room]).position()
    assert (risen["high_water"], risen["low_water"]) == ([room], [])
    assert told(after("underwater_current", here=here, high_water=[room])) == [
        ("event_in_vain", {"event": "underwater_current"})
    ]


@pytest.mark.parametrize(
    ("card", "track"),
    [("fire", "asphyxiation"), ("descent", "pressure"), ("fast_descent", "pressure"), ("reactor_malfunction", "heat")],
)
def test_q25_a_marker_stops_on_10(card: str, track: str) -> None:
    game = after(card, (3,), tracks={track: 9})
    assert told(game)[-2:] == [moved(track, 9, 10), ("game_ends", {"reason": track})]
    assert game.position()["fires"] == []  # Q43
    assert not after(card, (3,), tracks={track: 7}).over


@pytest.mark.parametrize(
    ("card", "token", "ahead"),
    [("engine_down", "crushed", 10), ("oxygen_pumps_down", "asphyxiated", 10), ("missile_countdown", "missiles", 10)],
)
def test_e12_a_token_lies_on_0_but_not_beyond(card: str, token: str, ahead: int) -> None:
    icons = [space for space in range(1, 30) if position_game(CREW).rules.event_icon[space]]
    for icon in icons:
        crew = {"Anna": gnome(5, icon + 1), "Boris": gnome(6, 0), "Cyril": gnome(6, 0)}
        game = play(position_game(crew, events=[card], items=["crowbar"]), "wait; done")
        tokens = game.position()["tokens"]
        assert tokens.get(token) == (icon - ahead if icon >= ahead else None)
