"""Advice: the best plans of any position, with their chances and reasons."""

from collections.abc import Iterator

import pytest

import rednovember as rn
from rednovember.bots.advice import Advice, advise, bounds
from rednovember.bots.bot_view import Sight
from rednovember.bots.captain.rollouts import RESCUED
from rednovember.bots.captain.sequential_halving import Budget, TrialSums
from rednovember.bots.reasons import REASONS, reasons_for
from rednovember.commands.random import play_randomly, random_decision
from rednovember.game.decision import split_codes
from rednovember.words import Words, languages
from rednovember.words.advice import say_reason
from tests.support import CREW, gnome, picks, play, position_game

SMALL = Budget(rollouts=40)


def codes(advice: Advice) -> dict[str, dict[str, object]]:
    return {reason.kind: reason.params for reason in advice.reasons}


def positions() -> Iterator[rn.Game]:
    for seed in range(6):
        options = {"hidden_hands": seed % 3 == 0, "crazed_gnomes": seed % 4 == 1, "less_deadly_dying": True}
        game, pick = rn.Game(CREW, seed=seed, options=options), picks(seed)
        while not game.over:
            yield game
            for _ in range(9):
                if not game.over:
                    game.play(random_decision(game, pick))


def test_every_position_has_advice_that_can_be_followed() -> None:
    phases = set()
    for game in positions():
        phases.add(game.view().phase)
        start = game.number
        for one in advise(game, Budget(rollouts=4), best=2):
            assert 0 <= one.low <= one.chance <= one.high <= 1
            assert one.rollouts >= 1
            assert game.is_legal(one.decisions[0])
            assert not one.decisions[0].is_treason
            for reason in one.reasons:
                assert set(reason.params) == set(REASONS[reason.kind])
                assert say_reason(Words(strict=True), reason.kind, reason.params)
        assert game.number == start
    assert {"movement", "hatch", "acted"} <= phases


def test_the_price_is_what_doing_the_whole_plan_takes() -> None:
    crew = {"Anna": gnome(4, 45, "crowbar"), "Boris": gnome(8, 40), "Cyril": gnome(10, 40)}
    walks = 0
    for one in advise(position_game(crew, blocked=["4-5", "8-10"], fires=[8], dice=[1]), SMALL):
        game = position_game(crew, blocked=["4-5", "8-10"], fires=[8], dice=[1])
        for decision in one.decisions:
            game.play(decision)
        assert (one.price.ghost, one.price.minutes) == (game.view().ghost, 45 - game.view().ghost)
        icons = game.rules.event_icon, game.rules.item_icon
        met = [tuple(space for space in range(44, one.price.ghost - 1, -1) if each[space]) for each in icons]
        assert [one.price.events, one.price.items] == met
        walks += any(decision.kind == "enter" for decision in one.decisions)
    assert walks > 0


def test_a_finished_game_has_none() -> None:
    game = rn.Game(CREW, seed=1)
    play_randomly(game, 1)
    assert advise(game, SMALL) == []


def test_the_best_comes_first_and_plans_differ_in_more_than_minutes() -> None:
    game = position_game({"Anna": gnome(4, 25), "Boris": gnome(10, 14), "Cyril": gnome(10, 14)}, tracks={"heat": 9})
    found = advise(game, Budget(rollouts=600), best=3)
    assert found[0].decisions[-1].action == "fix_reactor"
    assert len({f"{one.decisions[-1].action} {one.decisions[0]}" for one in found}) == 3
    assert codes(found[0])["track_high"] == {"track": "heat", "space": 9}
    assert codes(found[0])["odds"]["of"] == 10
    assert codes(found[0])["icons"]["events"]


def test_the_same_position_and_rollouts_get_the_same_advice() -> None:
    game = rn.Game(CREW, seed=4)
    assert advise(game, SMALL) == advise(Sight(game.state, game.crew), SMALL)
    assert len(advise(game, SMALL, best=1)) == 1


def test_why_coffee_and_charm() -> None:
    crew = {"Anna": gnome(4, 26, "grog", "coffee", intoxication=3), "Boris": gnome(10, 18), "Cyril": gnome(10, 18)}
    game = play(position_game(crew, dice=[3], tracks={"heat": 8}), "use grog; fix reactor 5")
    best = advise(game, Budget(rollouts=200))[0]
    assert [str(decision) for decision in best.decisions] == ["use coffee"]
    assert codes(best)["sobers"]["percent"]
    crew = {"Anna": gnome(4, 16, "lucky_charm", "crowbar"), "Boris": gnome(10, 6), "Cyril": gnome(10, 5)}
    game = play(position_game(crew, dice=[3], tracks={"heat": 9, "pressure": 9}), "fix reactor 10")
    found = advise(game, Budget(rollouts=200))
    assert [str(decision) for decision in found[0].decisions] == ["use lucky_charm"]
    assert codes(found[0])["ignores_icons"] == {"count": 3}
    assert not any(decision.item == "crowbar" for one in found for decision in one.decisions)


def test_tokens_fires_and_gnomes_in_danger_are_reasons() -> None:
    crew = {"Anna": gnome(8, 24, "fire_extinguisher"), "Boris": gnome(7, 15, fainted=True), "Cyril": gnome(2, 13)}
    game = position_game(crew, fires=[7], tokens={"missiles": 10})
    found = [codes(one) for one in advise(game, Budget(rollouts=60), best=20)]
    fighting = next(each for each in found if "fire_in_system_room" in each)
    assert fighting["fire_in_system_room"] == {"room": 7}
    assert fighting["gnome_in_danger"] == {"gnome": "Boris", "room": 7}
    assert fighting["uses_item"] == {"item": "fire_extinguisher"}


def test_cards_of_a_trade_are_one_decision() -> None:
    game = position_game({"Anna": gnome(5, 20, "grog", "crowbar"), "Boris": gnome(5, 10), "Cyril": gnome(1, 10)})
    for words in (["use grog", "trade Boris grog crowbar"], ["discard grog harpoon"], ["give crowbar harpoon"]):
        codes = tuple(code for text in words for code in game.parse(text).codes)
        assert [str(game.decision_of(each)) for each in split_codes(codes)] == words


def test_why_one_gives_and_why_one_asks() -> None:
    game = position_game({"Anna": gnome(5, 20, "grog"), "Boris": gnome(5, 10, "coffee"), "Cyril": gnome(1, 10)})
    for trade, why in (("trade Boris grog", "trades"), ("trade Boris", "asks")):
        found = reasons_for(game.state, game.parse(trade).codes, game.gnomes)
        assert [one.params for one in found if one.kind == why] == [{"gnome": "Boris"}]


@pytest.mark.parametrize(("won", "low", "high"), [(0, 0.0, 0.278), (5, 0.237, 0.763), (10, 0.722, 1.0)])
def test_the_spread_is_wilsons_interval(won: int, low: float, high: float) -> None:
    tally = TrialSums(0)
    for number in range(10):
        tally.add(RESCUED if number < won else 0, 0)
    assert [round(bound, 3) for bound in bounds(tally)] == [low, high]


def test_rollouts_that_tell_a_chance_narrow_the_spread() -> None:
    tally = TrialSums(0)
    for number in range(10):
        tally.add(RESCUED * (45 + number % 3) // 100, 0)
    low, high = bounds(tally)
    assert 0.44 < low < tally.chance() < high < 0.48


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("code", REASONS)
def test_every_reason_has_its_words(language: str, code: str) -> None:
    values = {"room": 7, "to_room": 3, "item": "grog", "track": "heat", "token": "kraken", "gnome": "Anna"}
    for number in (0, 1, 5):
        params = {name: values.get(name, number) for name in REASONS[code]}
        if params != {"events": 0, "items": 0}:
            assert say_reason(Words(language, strict=True), code, params)
