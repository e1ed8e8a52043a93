"""Whole turns of the bosun: a plan is followed to its end, and one that does not fit never stops the game."""

from typing import Any

import pytest

import rednovember as rn
from rednovember.bots.bosun.bot import BosunBot
from rednovember.bots.bosun.plan import NO_TRICK, Plan
from rednovember.bots.bosun.rule_of_thumb import NO_CHOICE, Bosun
from rednovember.bots.bosun.turns import TurnPlayer
from rednovember.bots.bosun.weights import load_weights
from rednovember.bots.bot_view import Sight
from rednovember.engine.decisions import ENTER, FIX, OPEN, STAY, WAIT_A_MINUTE
from rednovember.engine.ids import FIX_ENGINE, HATCH, MOVEMENT
from rednovember.engine.journal import Journal
from rednovember.engine.luck import SeededLuck
from rednovember.engine.play import apply
from rednovember.engine.state import State
from tests.support import CREW, gnome, position_game

ENGINE_FIX = FIX + 10 * FIX_ENGINE


def player_of(game: rn.Game) -> TurnPlayer:
    return TurnPlayer(Bosun(game.rules, load_weights()))


def in_room(room: int, **more: Any) -> rn.Game:
    places = {"Anna": gnome(room, 40), "Boris": gnome(1, 30), "Cyril": gnome(1, 30)}
    return position_game(places, seed=3, **more)


def plan(path: list[int], action: int = WAIT_A_MINUTE) -> Plan:
    return Plan(0, path[-1], action, 0, NO_TRICK, path)


def followed(player: TurnPlayer, state: State, most: int) -> list[int]:
    """What is decided, one decision after another."""
    made: list[int] = []
    while len(made) < most:
        made.append(int(player.decide(state)))
        apply(state, made[-1], SeededLuck(1), Journal())
    return made


def test_a_plan_is_followed_step_by_step_without_thinking_again() -> None:
    game = in_room(4)
    player = player_of(game)
    player.take_up(game.state, plan([5, 4]))  # nobody would think of that
    assert followed(player, game.state, 5) == [OPEN + 5, ENTER, OPEN + 4, ENTER, WAIT_A_MINUTE]
    assert player.step(game.state) == NO_CHOICE


def test_a_plan_that_took_no_time_and_does_not_fit_ends_in_a_minute_of_waiting() -> None:
    """Otherwise the same plan would be made again, for ever."""
    game = in_room(4)
    player = player_of(game)
    player.take_up(game.state, plan([4]))  # a hatch to where it is
    assert player.decide(game.state) == WAIT_A_MINUTE
    assert player.step(game.state) == NO_CHOICE


def test_before_a_room_that_cannot_be_entered_it_stays_and_waits() -> None:
    game = in_room(4, fires=[5])
    player = player_of(game)
    player.take_up(game.state, plan([5], ENGINE_FIX))
    before = game.state.ghost
    assert player.decide(game.state) == OPEN + 5
    apply(game.state, OPEN + 5, SeededLuck(1), Journal())
    assert game.state.phase == HATCH
    assert player.decide(game.state) == STAY
    apply(game.state, STAY, SeededLuck(1), Journal())
    if game.state.ghost == before:
        assert player.decide(game.state) == WAIT_A_MINUTE


def test_a_plan_is_for_one_turn_only() -> None:
    game = in_room(4)
    player = player_of(game)
    player.take_up(game.state, plan([5, 4]))
    game.state.time[game.state.active] -= 1  # its next turn
    game.state.ghost -= 1
    assert player.step(game.state) == NO_CHOICE
    assert game.state.phase == MOVEMENT
    assert int(player.decide(game.state)) == player.bosun.trader.plan(game.state).codes()[0]


@pytest.mark.parametrize("hidden", [False, True])
def test_a_bosun_says_what_it_is_going_to_do_and_does_it(hidden: bool) -> None:
    game = rn.Game(CREW, seed=5, options={"hidden_hands": hidden})
    bots = {name: BosunBot(seat) for seat, name in enumerate(CREW)}
    stated = 0
    while game.number < 120 and not game.over:
        name, mine = game.decides, len(game.history)
        assert name is not None
        bot = bots[name]
        announced = bot.intends[:]
        decision = bot.decide(Sight(game.state, game.crew))
        if announced and game.state.phase in (MOVEMENT, HATCH):
            assert decision.codes == tuple(announced[: len(decision.codes)])
            stated += 1
        game.play(decision)
        assert len(game.history) == mine + 1
    assert stated > 30
