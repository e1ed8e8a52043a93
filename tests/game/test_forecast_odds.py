"""The forecast on many random positions, checked against exhaustive luck and against playing on."""

from functools import partial

import pytest

from rednovember.engine.decisions import (
    ABANDON_COMRADES,
    CLOSE,
    DONE,
    DRAW_ITEMS,
    ENTER,
    FIX,
    OPEN,
    SUBMIT,
    WAIT_A_MINUTE,
)
from rednovember.engine.exhaustive import StopAt, Stopped, odds
from rednovember.engine.facts import FAINTED, FIX_RESULT, FIX_SUCCEEDED, KEEPER_MOVED, KILLED, TURN_BEGINS
from rednovember.engine.faint import faint_check
from rednovember.engine.ids import ACTED, DEFEND, ESCAPE, GIVE, MOVEMENT, OVER
from rednovember.engine.journal import Journal, Record
from rednovember.engine.legal import legal
from rednovember.engine.luck import Luck, SeededLuck, Stream, stream_of
from rednovember.engine.phases import asks_any_gnome, in_turn
from rednovember.engine.play import apply
from rednovember.engine.state import State
from rednovember.game.forecast import Forecast, forecast, forecasts_of
from tests.game.test_visibility import dealt_anew, each_position, random_game
from tests.support import words


def can_still_leave(state: State) -> bool:
    """Whether, all its items used, a gnome in a fire could open a hatch."""
    trial = state.copy()
    while legal(trial)[0] < OPEN:
        apply(trial, legal(trial)[0], Luck(), Journal())
    return any(OPEN <= code < ENTER for code in legal(trial))


def up_to_updates(state: State, codes: tuple[int, ...], luck: Luck) -> tuple[bool, bool]:
    """Play a decision, and `done` if nothing else is left, up to the Time Keeper's first step: (killed, fainted)."""
    trial, record, gnome_ = state.copy(), StopAt([KEEPER_MOVED, TURN_BEGINS]), state.active
    try:
        for code in codes:
            apply(trial, code, luck, record)
        if trial.phase in (GIVE, DEFEND):
            apply(trial, CLOSE if trial.phase == GIVE else SUBMIT, luck, record)
        if trial.phase != OVER and DONE in legal(trial) and not (trial.phase == ESCAPE and can_still_leave(trial)):
            apply(trial, DONE, luck, record)
        elif trial.phase != OVER:
            faint_check(trial, luck, record)
    except Stopped:
        pass
    killed = any(fact[0] == KILLED and fact[1] == gnome_ for fact in record.facts)
    return killed, any(fact[0] == FAINTED for fact in record.facts)


def is_killed(state: State, codes: tuple[int, ...], luck: Luck) -> bool:
    return up_to_updates(state, codes, luck)[0]


def faints(state: State, codes: tuple[int, ...], luck: Luck) -> bool:
    return up_to_updates(state, codes, luck)[1]


def succeeds(state: State, code: int, luck: Luck) -> bool:
    """Whether a fix-it action succeeds."""
    record = Record()
    apply(state.copy(), code, luck, record)
    return any(fact[0] == FIX_RESULT and fact[2] == FIX_SUCCEEDED for fact in record.facts)


def check_odds(state: State, one: Forecast) -> None:
    """Success, death and faint against all that can happen."""
    codes = one.decision.codes
    if DRAW_ITEMS <= codes[0] < WAIT_A_MINUTE or codes[0] == ABANDON_COMRADES:
        return
    is_fix = FIX <= codes[0] < DRAW_ITEMS
    assert one.success == (odds(partial(succeeds, state, codes[0])) if is_fix else None)
    assert one.death == odds(partial(is_killed, state, codes))
    assert one.faint == odds(partial(faints, state, codes))


@pytest.mark.parametrize("seed", range(24))
def test_success_faint_and_death_are_exact(seed: int) -> None:
    game = random_game(seed, hidden=seed % 4 == 0)
    pick = stream_of(seed, 11)
    for state in each_position(game, seed):
        if game.over or asks_any_gnome(state.phase) or pick.below(5):
            continue
        found = forecasts_of(state)
        for one in [found[pick.below(len(found))] for _ in range(4)]:
            check_odds(state, one)


def in_peril(state: State, pick: Stream) -> State:
    """The same at the beginning of a turn, but the gnome is drunk, and in a fire, in high water or in the sea."""
    peril = state.copy()
    active = peril.active
    peril.intoxication[active] = pick.below(5)
    peril.used = pick.below(2) + (pick.below(2) << 24)  # Grog, Fire Extinguisher
    peril.blocked = pick.below(1 << 15) | pick.below(1 << 15)
    peril.ghost = min(peril.ghost, 1 + pick.below(12))
    peril.began_at_sea = pick.below(2) == 1
    peril.room[active] = max(0, pick.below(14) - 3)
    bit = 1 << peril.room[active] & ~1
    peril.low, peril.high, peril.fires = peril.low & ~bit, peril.high & ~bit, peril.fires & ~bit
    if pick.below(4):
        peril.fires |= bit
    else:
        peril.high |= bit
    return peril


@pytest.mark.parametrize("seed", range(12))
def test_in_peril_too_they_are_exact(seed: int) -> None:
    game = random_game(seed)
    pick = stream_of(seed, 13)
    for state in each_position(game, seed):
        if state.phase == MOVEMENT and not pick.below(3):
            peril = in_peril(state, pick)
            while in_turn(peril.phase):
                found = forecasts_of(peril)
                one = found[pick.below(len(found))]
                check_odds(peril, one)
                if one.decision.codes[0] == DONE or len(one.decision.codes) > 1:
                    break
                apply(peril, one.decision.codes[0], SeededLuck(pick.below(1000)), Journal())
                if peril.active != state.active:
                    break


@pytest.mark.parametrize("seed", range(24))
def test_minutes_and_ghost_are_what_playing_costs(seed: int) -> None:
    game = random_game(seed)
    for state in each_position(game, seed):
        if game.over or asks_any_gnome(state.phase) or game.number % 3:
            continue
        for one in forecasts_of(state):
            if one.decision.codes[0] == DONE or str(one.decision) == "abandon":
                continue
            trial = state.copy()
            for code in one.decision.codes:
                apply(trial, code, SeededLuck(seed), Journal())
            if trial.active == state.active and trial.phase != OVER and trial.keepers == state.keepers:
                assert trial.ghost == one.ghost or one.death == 1
                assert state.ghost - trial.ghost == one.minutes
            assert one.ghost == state.ghost - one.minutes


@pytest.mark.parametrize("seed", range(16))
def test_every_legal_decision_has_a_forecast_and_danger_is_not_death(seed: int) -> None:
    game = random_game(seed, hidden=seed % 2 == 0)
    for state in each_position(game, seed):
        found = forecast(game)
        listed = set(words(game)) if state.phase != ACTED else set()
        for one in found:
            assert game.is_legal(one.decision)
            assert 0 <= one.death <= 1
            assert 0 <= one.faint <= 1
            assert not (one.danger and one.death == 1 and not asks_any_gnome(state.phase))
            assert set(one.tokens) | set(one.lost) <= set(game.view().tokens)
        if listed:
            verbs = {str(one.decision).split()[0] for one in found}
            assert verbs == {text.split()[0] for text in listed}


@pytest.mark.parametrize("seed", range(16))
def test_the_forecast_does_not_depend_on_hidden_cards(seed: int) -> None:
    game = random_game(seed, hidden=True)
    pick = stream_of(seed, 12)
    for state in each_position(game, seed):
        if state.phase == GIVE or game.number % 3 or game.over:
            continue
        for player in (game.crew.players[state.decider], game.players[0]):
            expected = forecast(game, player)
            game.state = dealt_anew(state, game.crew, player, pick)
            assert forecast(game, player) == expected
            game.state = state
