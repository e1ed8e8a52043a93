"""Bots are loyal, unless the table chose treacherous ones: then they play for their own victory."""

from typing import Any, Final

import pytest

import rednovember as rn
from rednovember.bots import registry
from rednovember.bots.bosun.rule_of_thumb import Bosun
from rednovember.bots.bosun.weights import load_weights
from rednovember.bots.bot_view import Sight
from rednovember.bots.runner import BotGame, Mate, Runner, ask
from rednovember.bots.treachery import STAYS, rescue_chance, treason
from tests.bots.test_whole_games import decisions, played
from tests.support import gnome, position_game

BOTS: Final = ["bosun", "captain(rollouts=8,plans=4)"]
DOOMED: Final[dict[str, Any]] = {
    "tokens": {"missiles": 2, "kraken": 1},
    "tracks": {"heat": 9, "pressure": 9, "asphyxiation": 9},
}
SAFE: Final[dict[str, Any]] = {"tracks": {"heat": 1, "pressure": 1, "asphyxiation": 1}}


def sinking(room: int, time: int, *items: str, players: int = 3, **boat: Any) -> rn.Game:
    crew = {"Anna": gnome(room, time, *items), "Boris": gnome(1, min(time, 7)), "Cyril": gnome(1, min(time, 6))}
    return position_game(crew, players=list(crew)[:players], seed=3, **(boat or DOOMED))


def turn(game: rn.Game, bot: str, *, treacherous: bool) -> str:
    """Anna's decisions until somebody else decides."""
    mate = Mate(bot, registry.make(bot, 1, treacherous=treacherous), treacherous)
    out: list[str] = []
    while game.decides == "Anna" and (not out or out[-1] != "done"):
        decision, fault = ask(mate, Sight(game.state, game.crew))
        assert fault is None
        out.append(str(decision))
        game.play(decision)
    return "; ".join(out)


@pytest.mark.parametrize("bot", BOTS)
def test_a_loyal_bot_stays_even_when_all_is_lost(bot: str) -> None:
    assert "abandon" not in turn(sinking(0, 8), bot, treacherous=False)
    assert "abandon" not in turn(sinking(6, 8, "aqualung"), bot, treacherous=False)


@pytest.mark.parametrize("bot", BOTS)
def test_a_treacherous_bot_swims_away_from_a_lost_boat(bot: str) -> None:
    assert turn(sinking(0, 8), bot, treacherous=True).startswith("abandon")


@pytest.mark.parametrize("bot", ["bosun"])
def test_with_an_aqualung_it_goes_for_the_sea_late_in_a_doomed_game(bot: str) -> None:
    game = sinking(5, 8, "aqualung")
    assert turn(game, bot, treacherous=True) == "open 6; enter; open sea; use aqualung; enter; abandon"
    while not game.over:
        game.play(game.legal()[-1])
    assert game.outcome is not None
    assert game.outcome.winners == ("Anna",)


@pytest.mark.parametrize(
    "game",
    [
        sinking(5, 8),  # no air
        sinking(5, 12, "aqualung"),  # too early (A20)
        sinking(5, 8, "aqualung", players=1),  # nobody to desert (O7)
        sinking(5, 8, "aqualung", blocked=["5-6", "2-5", "4-5", "5-7", "5-8"], **DOOMED),
        sinking(5, 2, "aqualung", **SAFE),  # the boat will be saved
    ],
    ids=["air", "early", "alone", "blocked", "safe"],
)
def test_else_it_stays(game: rn.Game) -> None:
    assert treason(game.state, Bosun(game.rules, load_weights())) == STAYS


def test_the_chance_of_rescue_is_seen() -> None:
    for game, low, high in ((sinking(5, 2, **SAFE), 0.9, 1.0), (sinking(5, 8), 0.0, 0.2)):
        assert low <= rescue_chance(game.state, Bosun(game.rules, load_weights())) <= high


@pytest.mark.parametrize("treacherous", [False, True])
def test_nobody_attacks_and_the_loyal_never_abandon(treacherous: bool) -> None:
    gone = 0
    for seed in range(6):
        table = played("bosun", seed, 4, 4, "revised", {"crazed_gnomes": True}, treacherous=treacherous)
        gone += decisions(table).count("abandon")
        assert not any(text.startswith("attack") for text in decisions(table))
        assert table.faults == []
    assert treacherous or gone == 0


@pytest.mark.parametrize("bot", BOTS)
def test_a_crowbar_in_hand_is_no_reason(bot: str) -> None:
    crew = {name: gnome(5, 8, "crowbar") for name in ("Anna", "Boris", "Cyril")}
    game = position_game(crew, seed=3, options={"crazed_gnomes": True}, **DOOMED)
    game.play("use crowbar")
    table = BotGame(game, dict.fromkeys(crew, bot))
    Runner({name: Mate(bot, registry.make(bot, 1)) for name in crew}).play(table)
    assert not any(text.startswith("attack") for text in decisions(table))
