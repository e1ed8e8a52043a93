"""The notation of decisions: what it says is read back, and nonsense is refused kindly."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rednovember as rn
from rednovember.engine.decisions import CARD, CLOSE, DECISIONS, DISCARD_ITEM, TRADE_WITH
from rednovember.engine.ids import ITEM_NAMES
from rednovember.game.decision import make_decision
from rednovember.game.notation import VERBS, parse
from tests.support import CREW, EIGHT, gnome, picks, play_some, position_game


def code_text(code: int, gnomes: tuple[str, ...]) -> str:
    return str(make_decision((code,), gnomes))


def whole(code: int) -> bool:
    """Whether a number is a decision by itself, with words of its own."""
    part = TRADE_WITH <= code < CLOSE or DISCARD_ITEM <= code < DISCARD_ITEM + len(ITEM_NAMES)
    return not part and code_text(code, EIGHT) != "?"


@pytest.mark.parametrize("code", [code for code in range(DECISIONS) if whole(code)])
def test_every_decision_is_read_back_from_its_words(code: int) -> None:
    decision = parse(code_text(code, EIGHT), EIGHT)
    assert decision.codes == (code,)
    assert str(decision) == code_text(code, EIGHT)


def test_only_the_ten_unused_numbers_have_no_words() -> None:
    assert [code for code in range(DECISIONS) if code_text(code, EIGHT) == "?"] == list(range(46, 56))


@settings(max_examples=150)
@given(seed=st.integers(0, 2**40), steps=st.integers(0, 120), place=st.integers(0, 5000), crazed=st.booleans())
def test_legal_decisions_are_read_back_from_their_words(seed: int, steps: int, place: int, crazed: bool) -> None:
    game = rn.Game(EIGHT[: 3 + seed % 6], seed=seed, options={"crazed_gnomes": crazed})
    play_some(game, picks(seed), steps)
    listed = game.legal()
    for decision in listed[:40] + listed[place % len(listed) :][:10] if listed else []:
        assert game.parse(str(decision)) == decision
        assert game.is_legal(str(decision))


vocabulary = st.sampled_from(
    [*VERBS, *ITEM_NAMES, *CREW, "sea", "engine", "pumps", "kraken", "0", "1", "11", "-1", "²", "٣", "!"]
)
sentences = st.lists(st.one_of(vocabulary, st.text(max_size=6)), max_size=5).map(" ".join)


@settings(max_examples=600)
@given(text=st.one_of(sentences, st.text(max_size=40)))
def test_garbage_is_refused_with_one_line_and_nothing_else(text: str) -> None:
    game = position_game({name: gnome(8, 40) for name in CREW})
    try:
        decision = game.parse(text)
    except rn.NotationError:
        with pytest.raises(rn.NotationError, match="is not "):
            game.play(text)
        return
    assert parse(str(decision), CREW) == decision
    assert game.is_legal(decision) == (game.refusal(decision) is None)


@pytest.mark.parametrize(
    ("text", "atom"),
    [
        ("draw 12", "A16"),
        ("draw 0", "A16"),
        ("fix engine 0", "A5"),
        ("fix engine 11", "A5"),
        ("extinguish 11", "A5"),
        ("pump 0", "A5"),
        ("unblock 5 11", "A5"),
        ("unblock 11 5", "C1"),
        ("open 11", "C1"),
        ("open 0", "C1"),
        ("spread 11", "C1"),
        ("block 0", "C1"),
    ],
)
def test_numbers_that_no_rule_knows_are_read_but_refused(text: str, atom: str) -> None:
    game = position_game({name: gnome(8, 40) for name in CREW})
    assert str(game.parse(text)) == text
    assert game.refusal(text) == atom
    assert not game.is_legal(text)
    with pytest.raises(rn.IllegalDecision) as caught:
        game.play(text)
    assert caught.value.atom == atom
    assert game.number == 0


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "‘’ is not a decision"),
        ("   ", "‘   ’ is not a decision"),
        ("jump", "‘jump’ is not a decision; did you mean ‘pump’?"),
        ("open", "‘open’ is not a decision: it should be like ‘open 5’"),
        ("open five", "‘open five’ is not a decision: it should be like ‘open 5’"),
        ("open 5 6", "‘open 5 6’ is not a decision: it should be like ‘open 5’"),
        ("open -1", "‘open -1’ is not a decision: it should be like ‘open 5’"),
        ("fix engine", "‘fix engine’ is not a decision: it should be like ‘fix engine 5’"),
        ("fix boiler 5", "‘fix boiler 5’ is not a decision: it should be like ‘fix engine 5’"),
        ("unblock 5", "‘unblock 5’ is not a decision: it should be like ‘unblock 1 4’"),
        ("use", "‘use’ is not a decision: it should be like ‘use grog’"),
        ("use beer", "‘beer’ is not an item; known: "),
        ("use fire extinguisher", "‘use fire extinguisher’ is not a decision: it should be like ‘use grog’"),
        ("trade", "‘trade’ is not a decision: it should be like ‘trade Boris grog’"),
        ("trade Zoe", "‘Zoe’ is not a gnome in this crew: Anna, Boris, Cyril"),
        ("trade Boris beer", "‘beer’ is not an item"),
        ("attack Zoe", "‘Zoe’ is not a gnome in this crew"),
        ("discard", "‘discard’ is not a decision: it should be like ‘discard grog harpoon’"),
        ("enter 5", "‘enter 5’ is not a decision"),
        ("wait 1", "‘wait 1’ is not a decision"),
    ],
)
def test_words_that_are_no_decision_say_what_would_be_one(text: str, said: str) -> None:
    with pytest.raises(rn.NotationError) as caught:
        parse(text, CREW)
    assert str(caught.value).startswith(said)


def test_the_order_of_cards_and_the_number_of_blanks_do_not_matter() -> None:
    assert parse("  trade   Boris  crowbar grog ", CREW) == parse("trade Boris grog crowbar", CREW)
    assert str(parse("give harpoon grog", CREW)) == "give grog harpoon"
    assert parse("discard harpoon grog", CREW).codes == (DISCARD_ITEM + 0, DISCARD_ITEM + 10)
    assert parse("give", CREW).codes == (CLOSE,)
    assert parse("trade Boris", CREW).codes == (TRADE_WITH + 1, CLOSE)
    assert parse("trade Boris grog grog", CREW).codes == (TRADE_WITH + 1, CARD, CARD, CLOSE)


@pytest.mark.parametrize(
    "text", ["fix engine 5", "draw 2", "open 5", "open 11", "unblock 5 4", "unblock 11 4", "spread 5", "block 10"]
)
def test_numbers_may_have_leading_noughts(text: str) -> None:
    assert parse(re.sub(r"(\d+)", r"0\1", text), CREW) == parse(text, CREW)
    assert str(parse(text, CREW)) == text
