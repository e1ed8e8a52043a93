"""The runner: whatever a bot does, it is named, a legal default is taken, and the game goes on."""

import sys
from collections.abc import Callable
from typing import Any

import pytest

import rednovember as rn
from rednovember.bots.bot_view import Sight
from rednovember.bots.runner import BotGame, Fault, Mate, Runner, ask, bot_seed, intention
from rednovember.engine.decisions import DONE, FIX, OPEN
from rednovember.game.decision import Decision
from rednovember.game.logbook import read_logbook
from tests.support import CREW, all_of, gnome, luck_to_come, position_game


class Answers:
    """A bot that answers with whatever a function makes of its sight."""

    def __init__(self, answer: Callable[[Sight], Any]) -> None:
        self.answer = answer

    def decide(self, sight: Sight) -> Any:
        return self.answer(sight)


def raises(sight: Sight) -> str:
    raise ZeroDivisionError("no bottles\nleft")


def leaves(sight: Sight) -> str:
    sys.exit("I quit")


def forged(sight: Sight) -> Decision:
    """Two steps in one decision, by which a bot could see a die before it decides."""
    return Decision("wait", (FIX + 4, DONE))


FAULTS = [
    (raises, "raised", "ZeroDivisionError: no bottles"),
    (leaves, "raised", "SystemExit: I quit"),
    (lambda sight: None, "garbage", "None"),
    (lambda sight: 7, "garbage", "7"),
    (lambda sight: ["wait"], "garbage", "['wait']"),
    (lambda sight: "dance", "raised", "‘dance’ is not a decision"),
    (lambda sight: "", "raised", "is not a decision"),
    (lambda sight: "fix engine 5" * 200, "raised", "..."),
    (lambda sight: "done", "illegal", "done (A1)"),
    (lambda sight: "draw 12", "illegal", "draw 12 (A16)"),
    (lambda sight: Decision("?", (999,)), "raised", "‘?’ is not a decision"),
    (lambda sight: Decision("?", (-3,)), "raised", "‘?’ is not a decision"),
    (lambda sight: Decision("?", ("x",)), "raised", "‘?’ is not a decision"),  # type: ignore[arg-type]
    (lambda sight: Decision("open", (OPEN,), space=5), "illegal", "open sea"),
]


@pytest.mark.parametrize(("answer", "kind", "reason"), FAULTS)
def test_a_bot_that_fails_is_named_and_replaced(answer: Callable[[Sight], Any], kind: str, reason: str) -> None:
    game = rn.Game(CREW, seed=7)
    before = all_of(game)
    decision, fault = ask(Mate("mine", Answers(answer)), Sight(game.state, game.crew))
    assert all_of(game) == before
    assert game.is_legal(decision)
    assert fault is not None
    assert (fault.gnome, fault.bot, fault.kind) == (game.decides, "mine", kind)
    assert reason in fault.reason
    assert len(fault.reason.splitlines()) == 1
    assert len(fault.reason) <= 200


@pytest.mark.parametrize("answer", [raises, lambda sight: "dance", lambda sight: 3.5])
def test_the_game_goes_on_to_its_end(answer: Callable[[Sight], Any]) -> None:
    game = rn.Game(CREW, seed=7, options={"opening_events": True})
    table = BotGame(game, dict.fromkeys(game.gnomes, "mine"))
    Runner(dict.fromkeys(game.gnomes, Mate("mine", Answers(answer)))).play(table)
    assert game.over
    assert len(table.faults) == game.number
    assert read_logbook(game.to_logbook()).play().state.key() == game.state.key()


def test_answers_may_be_words_or_decisions() -> None:
    for answer in (lambda sight: "wait", lambda sight: next(each for each in sight.legal if str(each) == "wait")):
        game = rn.Game(CREW, seed=7)
        decision, fault = ask(Mate("mine", Answers(answer)), Sight(game.state, game.crew))
        assert (str(decision), fault) == ("wait", None)


def test_a_decision_is_what_it_says_and_takes_no_luck_in_advance() -> None:
    game = position_game({"Anna": gnome(1, 20), "Boris": gnome(1, 10), "Cyril": gnome(1, 10)}, seed=3)
    before = luck_to_come(game)
    decision, fault = ask(Mate("mine", Answers(forged)), Sight(game.state, game.crew))
    assert (str(decision), fault) == ("wait", None)
    assert luck_to_come(game) == before


def test_what_a_bot_does_to_its_sight_changes_nothing() -> None:
    def vandal(sight: Sight) -> str:
        sight.state.fires = -1
        sight.state.hand[0] = 0
        sight.legal.clear()
        sight.view.tracks.clear()
        return "wait"

    game = rn.Game(CREW, seed=7)
    before = all_of(game)
    assert ask(Mate("mine", Answers(vandal)), Sight(game.state, game.crew))[1] is None
    assert all_of(game) == before


def test_treason_is_refused_at_a_loyal_table() -> None:
    at_sea = {"Anna": gnome(0, 5), "Boris": gnome(1, 4), "Cyril": gnome(1, 4)}
    game = position_game(at_sea, seed=3)
    swims = Answers(lambda sight: "abandon")
    decision, fault = ask(Mate("mine", swims), Sight(game.state, game.crew))
    assert str(decision) != "abandon"
    assert fault == Fault("Anna", "mine", "abandon", "disloyal")
    decision, fault = ask(Mate("mine", swims, treacherous=True), Sight(game.state, game.crew))
    assert (str(decision), fault) == ("abandon", None)


def test_people_are_waited_for() -> None:
    game = rn.Game(CREW, seed=7)
    waits = Mate("mine", Answers(lambda sight: "wait" if "wait" in map(str, sight.legal) else str(sight.legal[-1])))
    runner, table = Runner(dict.fromkeys(CREW[1:], waits)), BotGame(game, dict.fromkeys(CREW[1:], "mine"))
    assert runner.play(table, 2) == 2
    assert runner.play(table) == game.number - 2
    assert game.over or game.decides == CREW[0]
    assert (table.question(), runner.play(table)) == (None, 0)


def test_the_luck_of_bots_comes_from_the_seed_and_differs_by_seat() -> None:
    seeds = {bot_seed(seed, seat, number) for seed in (1, 2) for seat in range(8) for number in (0, 5)}
    assert len(seeds) == 32
    assert bot_seed(1, 0) == bot_seed(1, 0)
    assert bot_seed(1, 0) != 1


def test_a_plan_is_stated_only_if_it_is_one() -> None:
    bot = Answers(raises)
    assert intention(Mate("mine", bot)) == []
    for intends in ([OPEN + 5], [], ["open"], [99999], "x", None):
        bot.intends = intends  # type: ignore[attr-defined]
        assert intention(Mate("mine", bot)) == ([OPEN + 5] if intends == [OPEN + 5] else [])
