"""`Game`: playing, refusing, undoing."""

import random

import pytest

import rednovember as rn
from rednovember.engine.ids import ITEM_NAMES
from rednovember.game.game import Outcome
from tests.support import CREW, all_of, glimpse, gnome, picks, play, play_some, position_game, words

PLACES = {"Anna": gnome(8, 49, "grog", "crowbar"), "Boris": gnome(8, 48, "coffee"), "Cyril": gnome(1, 47)}


@pytest.mark.parametrize(
    "text", ["open 4", "fix engine 3", "done", "draw 5", "trade Boris coffee", "give", "discard grog"]
)
def test_a_refused_decision_changes_nothing(text: str) -> None:
    game = position_game(PLACES, seed=3)
    game.play("use grog")
    before, luck = all_of(game), glimpse(game.luck)
    with pytest.raises(rn.IllegalDecision) as caught:
        game.play(text)
    assert caught.value.atom == game.refusal(text)
    assert (all_of(game), glimpse(game.luck)) == (before, luck)
    game.play("draw 2")
    assert game.number == 2


def test_a_decision_that_runs_out_of_luck_changes_nothing() -> None:
    game = position_game(PLACES, items=["toolbox"])
    before = all_of(game)
    with pytest.raises(rn.LuckError, match="an item card is needed"):
        game.play("draw 2")  # the first card is there, the second is not
    assert all_of(game) == before
    game.play("draw 1")
    assert game.position()["gnomes"]["Anna"]["items"] == ["grog", "toolbox", "crowbar"]


def test_updates_that_run_out_of_luck_half_way_change_nothing() -> None:
    game = play(position_game({**PLACES, "Anna": gnome(4, 49)}, dice=[1], events=["fire_spreads"]), "fix reactor 9")
    before = all_of(game)
    with pytest.raises(rn.LuckError, match="an event card is needed"):
        game.play("done")  # 48, 45 and 42 carry icons
    assert all_of(game) == before
    assert game.decides == "Anna"


def test_a_laid_down_card_that_is_not_there_changes_nothing() -> None:
    game = position_game(PLACES, items=["coffee"])
    before = all_of(game)
    with pytest.raises(rn.LuckError, match="the item card ‘coffee’ is not in the deck now"):
        game.play("draw 1")
    assert all_of(game) == before


def test_nonsense_changes_nothing() -> None:
    game = position_game(PLACES)
    before = all_of(game)
    with pytest.raises(rn.NotationError):
        game.play("dance")
    assert all_of(game) == before


def test_a_refusal_names_the_rule_and_what_is_legal() -> None:
    game = position_game(PLACES)
    game.play("open 7")
    with pytest.raises(rn.IllegalDecision) as caught:
        game.play("open 9")
    assert caught.value.atom == "M1"
    assert str(caught.value) == "‘open 9’ is refused (M1); legal now for Anna: use grog, use crowbar, enter, stay"


def test_undo_takes_back_decision_by_decision_to_the_start() -> None:
    game = rn.Game(CREW, seed=12, options={"opening_events": True})
    seen = []
    pick = picks(12)
    for _ in range(60):
        seen.append((all_of(game), glimpse(game.luck)))
        play_some(game, pick, 1)
    while game.history:
        game.undo()
        assert (all_of(game), glimpse(game.luck)) == seen[game.number]
    with pytest.raises(rn.RedNovemberError, match="there is nothing to undo"):
        game.undo()


def test_undoing_and_playing_again_gives_the_same_luck() -> None:
    game = rn.Game(CREW, seed=12)
    play_some(game, picks(1), 40)
    text = game.to_logbook()
    for _ in range(25):
        game.undo()
    again = rn.Game(CREW, seed=12)
    play_some(again, picks(1), 40)
    for step in again.history[game.number :]:
        game.play(step.decision)
    assert game.to_logbook() == again.to_logbook() == text


def test_the_random_module_has_no_part_in_a_game() -> None:
    texts = []
    for foreign in (1, 2):
        random.seed(foreign)
        game = rn.Game(CREW, seed=5)
        play_some(game, picks(5), 500)
        texts.append(game.to_logbook())
    assert texts[0] == texts[1]


def test_an_outcome_carries_its_reason_and_its_winners() -> None:
    crew = {"Anna": gnome(5, 46), "Boris": gnome(1, 44), "Cyril": gnome(1, 44)}
    game = play(position_game(crew, events=["descent"], tracks={"pressure": 9}), "wait; done")
    assert game.outcome == Outcome("lost", "pressure", ())
    assert str(game.outcome) == "lost: pressure"
    assert game.decides is None
    assert game.legal() == []
    with pytest.raises(rn.IllegalDecision) as caught:
        game.play("wait")
    assert (caught.value.kind, caught.value.atom) == ("illegal-over", "W1")
    assert str(caught.value) == "‘wait’ is refused (W1): the game is over"


def test_a_rescue_is_won_by_all() -> None:
    crew = {"Anna": gnome(5, 2), "Boris": gnome(1, 0), "Cyril": {"alive": False}}
    game = play(position_game(crew, events=["respite"], dice=[]), "wait; done; wait; done")
    assert game.outcome == Outcome("won", "", CREW)
    assert str(game.outcome) == "won"


def test_a_game_under_way_has_no_outcome() -> None:
    assert position_game(PLACES).outcome is None


def test_the_engine_never_decides_for_a_player() -> None:
    game = position_game(PLACES)
    game.play("trade Boris")
    assert game.decides == "Boris"
    assert words(game) == ["give", "give coffee"]
    game.play("give")
    assert words(game) == ["use grog", "use crowbar", "done"]


def test_a_forced_decision_is_the_only_one() -> None:
    game = position_game({"Anna": gnome(5, 40), "Boris": gnome(5, 39), "Cyril": gnome(1, 38)})
    assert game.forced() is None
    game.play("trade Boris")
    assert str(game.forced()) == "give"


def test_is_legal_knows_every_trade_of_a_very_full_hand() -> None:
    crew = {"Anna": gnome(8, 49, *ITEM_NAMES), "Boris": gnome(8, 48), "Cyril": gnome(1, 47)}
    game = position_game(crew)
    assert game.is_legal("trade Boris " + " ".join(ITEM_NAMES))
    assert len(game.legal()) >= 4096


def test_however_full_the_hand_only_combinations_of_cards_are_left_out_of_the_list() -> None:
    hand = [*ITEM_NAMES, "grog", "crowbar", "crowbar"]
    crew = {"Anna": gnome(8, 49, *hand), "Boris": gnome(8, 48), "Cyril": gnome(8, 47)}
    game = play(position_game(crew, options={"crazed_gnomes": True}), "use crowbar")
    listed = words(game)
    assert {"trade Boris", "attack Boris", "trade Cyril", "attack Cyril", "wait"} <= set(listed)
    assert listed.index("trade Cyril") - listed.index("trade Boris") == 2048 + 1  # and the attack
    assert 4096 < len(listed) < 4200


def test_who_plays_and_what_is_asked() -> None:
    game = rn.Game(CREW, seed=1, edition="first", options={"hidden_hands": True})
    assert (game.gnomes, game.players, game.edition, game.over) == (CREW, CREW, "first", False)
    assert game.options["hidden_hands"]
    assert game.active == game.decides
    assert game.number == 0


def test_several_decisions_are_taken_back_at_once_as_one_after_another() -> None:
    game = rn.Game(CREW, seed=5)
    for _ in range(70):
        if not game.over:
            game.play(game.legal()[-1])
    for to in (65, 33, 32, 31, 3, 0):
        one, other = game.copy(), game.copy()
        one.undo(to)
        while other.number > to:
            other.undo()
        assert (one.number, one.state.key(), one.record.facts) == (to, other.state.key(), other.record.facts)
    for to in (-1, game.number):
        with pytest.raises(rn.RedNovemberError):
            game.undo(to)
