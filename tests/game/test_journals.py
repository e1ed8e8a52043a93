"""What a game writes down: every fact, counts, or nothing."""

import pytest

import rednovember as rn
from rednovember.engine.facts import FACTS
from rednovember.engine.journal import Counters, Journal, Record
from rednovember.engine.tally import Tally, Turns
from rednovember.errors import RedNovemberError
from tests.support import CREW


def played(journal: Journal | None, option: str = "opening_events") -> rn.Game:
    """The same game, whatever is written down of it."""
    game = rn.Game(CREW, seed=11, options={option: True}, journal=journal)
    while not game.over:
        game.play(game.legal()[-1])
    return game


@pytest.mark.parametrize("option", ["opening_events", "hidden_hands"])
def test_the_journal_changes_nothing_in_a_game(option: str) -> None:
    full = played(None, option)
    for journal in (Journal(), Counters(), Tally(full.rules), Turns(full.rules), Record()):
        assert played(journal, option).state.key() == full.state.key()


def test_what_is_counted_is_what_a_full_journal_holds() -> None:
    facts = [fact[0] for fact in played(None).record.facts]
    counters, tally = Counters(), Tally(rn.Game(CREW, seed=1).rules)
    played(counters)
    played(tally)
    assert counters.counts == tally.counts[: len(FACTS)] == [facts.count(kind) for kind in range(len(FACTS))]


def test_positions_are_kept_from_the_first_turn_on() -> None:
    turns = Turns(rn.Game(CREW, seed=1).rules)
    game = played(turns)
    assert len(turns.positions) == len(turns.counted) > 3
    assert turns.positions[0].ghost > turns.positions[-1].ghost
    assert all(state is not game.state for state in turns.positions)


def test_a_full_journal_may_be_handed_in() -> None:
    record = Record()
    game = rn.Game(CREW, seed=3, journal=record)
    assert game.record is record
    assert game.journal == rn.Game(CREW, seed=3).journal != []
    game.play(game.legal()[0])
    game.undo()
    assert game.journal == rn.Game(CREW, seed=3).journal


def test_a_game_that_only_counts_has_no_facts_and_undoes_nothing() -> None:
    counters = Counters()
    game = rn.Game(CREW, seed=3, journal=counters)
    game.play(game.legal()[0])
    assert (game.keeps_facts, game.journal, game.facts(), game.facts(since=0)) == (False, [], [], [])
    with pytest.raises(RedNovemberError, match="nothing"):
        game.undo()
    before = counters.counts[:]
    trial = game.copy()
    trial.play(trial.legal()[0])
    assert counters.counts == before
    assert (game.number, trial.number) == (1, 2)
