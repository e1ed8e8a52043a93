"""Whatever is played, in whatever game: what must always hold, holds."""

import random
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import rednovember as rn
from rednovember.commands.random import random_decision
from rednovember.engine.decisions import DECISIONS
from rednovember.engine.decoder import is_discard, is_gift
from rednovember.engine.journal import Journal
from rednovember.engine.legal import legal
from rednovember.engine.play import apply
from rednovember.engine.refusal import refusal
from rednovember.game.logbook import read_logbook
from rednovember.game.rules import OPTIONS
from tests.support import EIGHT, glimpse, picks, play_some
from tests.support.invariants import check_decisions, check_state, check_step

seeds = st.integers(min_value=-(2**70), max_value=2**70)
crews = st.one_of(
    st.integers(3, 8).map(lambda n: (n, n)),
    st.integers(3, 8).map(lambda n: (n, 1)),
    st.just((4, 2)),
)


def snapshot(game: rn.Game) -> tuple[Any, ...]:
    """A game as undo must bring it back."""
    return game.state.key(), glimpse(game.luck), list(game.record.facts), game.decides, game.number


class AnyGame(RuleBasedStateMachine):
    """A game of any crew, edition and options, played in any way."""

    game: rn.Game
    snapshots: list[tuple[Any, ...]]

    @initialize(
        crew=crews,
        edition=st.sampled_from(["revised", "first"]),
        options=st.fixed_dictionaries({name: st.booleans() for name in OPTIONS}),
        seed=seeds,
        already=st.integers(0, 120),
    )
    def set_up(self, crew: tuple[int, int], edition: str, options: dict[str, bool], seed: int, already: int) -> None:
        gnomes, players = crew
        names = EIGHT[:gnomes]
        self.game = rn.Game(names, players=names[:players], edition=edition, options=options, seed=seed)
        self.snapshots = []
        self.play_on(already, seed)

    def take(self, decision: rn.Decision) -> None:
        before = self.game.state.copy()
        self.snapshots.append(snapshot(self.game))
        self.game.play(decision)
        check_state(self.game.state)
        check_step(before, self.game.state)

    def play_on(self, steps: int, seed: int) -> None:
        pick = picks(seed)
        for _ in range(steps):
            if not self.game.over:
                self.take(random_decision(self.game, pick))

    @precondition(lambda self: not self.game.over)
    @rule(steps=st.integers(1, 12), seed=st.integers(0, 2**32))
    def go_on(self, steps: int, seed: int) -> None:
        self.play_on(steps, seed)

    @precondition(lambda self: not self.game.over)
    @rule(place=st.integers(0, 10_000))
    def take_a_listed_decision(self, place: int) -> None:
        listed = self.game.legal()
        decision = listed[place % len(listed)]
        assert self.game.is_legal(decision)
        assert self.game.parse(str(decision)) == decision
        self.take(decision)

    @precondition(lambda self: self.game.history)
    @rule(steps=st.integers(1, 6))
    def undo_brings_back_state_luck_and_journal(self, steps: int) -> None:
        for _ in range(min(steps, self.game.number)):
            self.game.undo()
            assert snapshot(self.game) == self.snapshots.pop()

    @rule(code=st.integers(0, DECISIONS - 1))
    def a_refused_decision_changes_nothing(self, code: int) -> None:
        decision = self.game.decision_of((code,))
        whole = not is_gift(code) and not is_discard(code)
        if str(decision) == "?" or not whole or code in legal(self.game.state):
            return
        before = snapshot(self.game)
        with pytest.raises(rn.IllegalDecision) as caught:
            self.game.play(decision)
        assert caught.value.atom
        assert caught.value.atom == self.game.refusal(decision)
        assert snapshot(self.game) == before

    @rule(steps=st.integers(0, 15), seed=st.integers(0, 2**32))
    def a_saved_game_goes_on_as_if_it_had_never_been_interrupted(self, steps: int, seed: int) -> None:
        text = self.game.to_logbook()
        again = read_logbook(text).play()
        assert again.to_logbook() == text
        assert again.state.key() == self.game.state.key()
        assert again.number == self.game.number
        here = read_logbook(text).play()
        play_some(here, picks(seed), steps)
        self.play_on(steps, seed)
        assert here.state.key() == self.game.state.key()
        assert here.to_logbook() == self.game.to_logbook()

    @precondition(lambda self: not self.game.over)
    @rule(one=st.integers(0, 9), other=st.integers(10, 19), place=st.integers(0, 10_000))
    def a_foreign_seed_changes_nothing(self, one: int, other: int, place: int) -> None:
        listed = legal(self.game.state)
        outcomes = []
        for foreign in (one, other):
            random.seed(foreign)
            trial = self.game.state.copy()
            apply(trial, listed[place % len(listed)], self.game.luck.copy(), Journal())
            outcomes.append(trial.key())
        assert outcomes[0] == outcomes[1]

    @invariant()
    def legal_and_refusal_agree_and_every_legal_decision_can_be_taken(self) -> None:
        if hasattr(self, "game"):
            check_decisions(self.game.state, self.game.luck)
            assert refusal(self.game.state, DECISIONS) != 0
            assert refusal(self.game.state, -1) != 0


TestAnyGame = AnyGame.TestCase
TestAnyGame.settings = settings(max_examples=150, stateful_step_count=20, deadline=None)
