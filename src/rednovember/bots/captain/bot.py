"""`captain`: search on top of the bosun. It plays every good plan out many times, with the same luck for all.

Undrawn cards have no order, so there is nothing to peek at; with hidden hands every rollout begins from a different
position that may be the real one.
"""

from collections.abc import Callable, Sequence
from typing import Final

from rednovember.bots.bosun.plan import Plan
from rednovember.bots.bosun.rule_of_thumb import Bosun
from rednovember.bots.bosun.weights import load_weights
from rednovember.bots.bot_view import Sight
from rednovember.bots.captain.outlook import outlook_for
from rednovember.bots.captain.rollouts import Rollouts
from rednovember.bots.captain.sequential_halving import Budget, TrialSums, halve
from rednovember.bots.treachery import STAYS, treason
from rednovember.engine.atoms import ALLOWED
from rednovember.engine.decisions import DONE, USE
from rednovember.engine.decoder import is_trade
from rednovember.engine.hands import count
from rednovember.engine.ids import ACTED, BLOCK, COFFEE, DISCARD, DRAWN, ESCAPE, LUCKY_CHARM, MOVEMENT, SPREAD
from rednovember.engine.legal import legal
from rednovember.engine.luck import stream_of
from rednovember.engine.refusal import refusal
from rednovember.engine.ruleset import Ruleset
from rednovember.engine.state import State
from rednovember.game.decision import Decision

MOST_PLANS: Final = 24
LOOK_AHEAD: Final = 3  # turns that the bosun plays before the outlook judges
DEFAULT_MILLISECONDS: Final = 300
ANSWER_SHARE: Final = 4  # a question outside of a turn gets a quarter of a turn's budget
GUESSES: Final = 16  # with hidden hands

Roll = Callable[[State, int, int], int]  # a position, a candidate, the number of its luck


class CaptainBot:
    """Searches among whole-turn plans. `milliseconds` or `rollouts` is the budget per turn."""

    def __init__(
        self,
        seed: int,
        *,
        milliseconds: float = DEFAULT_MILLISECONDS,
        rollouts: int = 0,
        plans: int = MOST_PLANS,
        turns: int = LOOK_AHEAD,
        treacherous: bool = False,
        **settings: object,
    ) -> None:
        self.budget = Budget(0 if rollouts else milliseconds, rollouts)
        self.most_plans = plans
        self.turns = turns
        self.treacherous = treacherous
        self.stream = stream_of(seed, 2)
        self.bosun: Bosun | None = None
        self.intends: list[int] = []  # the rest of the current plan
        self.gnome = -1

    def meet(self, rules: Ruleset) -> Bosun:
        """Prepare for the rules of a table, once."""
        if self.bosun is None or self.bosun.planner.threats.charts.rules is not rules:
            self.bosun = Bosun(rules, load_weights())
            self.rollouts = Rollouts(self.bosun, outlook_for(rules), self.turns)
        return self.bosun

    def decide(self, sight: Sight) -> Decision:
        """Return the next step of the best plan, or the answer to a question."""
        bosun, state = self.meet(sight.rules), sight.state
        if self.treacherous:
            code = treason(state, bosun)
            if code != STAYS:
                self.intends = []
                return sight.decision((code,))
        if self.goes_on(state):
            return sight.decision(self.next_decision())
        self.intends = []
        if state.phase == MOVEMENT and state.ghost > 0:
            self.intends = self.best_plan(state, self.possible_states(sight)).codes()
            self.gnome = state.active
            if refusal(state, self.intends[0]) == ALLOWED:
                return sight.decision(self.next_decision())
            self.intends = []
        return sight.choose(lambda at: self.answer(at, self.possible_states(sight) if at is state else [at]))

    def next_decision(self) -> tuple[int, ...]:
        """Return the plan's next decision; a trade includes all of its cards."""
        code = self.intends.pop(0)
        if not is_trade(code):
            return (code,)
        codes = (code, *self.intends)
        self.intends = []
        return codes

    def goes_on(self, state: State) -> bool:
        """Return whether the current plan still fits."""
        return bool(self.intends) and state.active == self.gnome and refusal(state, self.intends[0]) == ALLOWED

    def candidates(self, state: State) -> list[Plan]:
        """Return the plans worth a rollout: the bosun's best, each once."""
        assert self.bosun is not None
        found: dict[tuple[int, ...], Plan] = {}
        for plan in self.bosun.trader.all_plans(state):
            codes = tuple(plan.codes())
            if codes not in found and refusal(state, codes[0]) == ALLOWED:
                found[codes] = plan
                if len(found) == self.most_plans:
                    break
        return list(found.values()) or [self.bosun.trader.plan(state)]

    def best_plan(self, state: State, states: Sequence[State]) -> Plan:
        """Return the plan that does best from here; `states` are the positions that this may be."""
        plans = self.candidates(state)
        return plans[self.search(states, plans)[0].number] if len(plans) > 1 else plans[0]

    def search(self, states: Sequence[State], plans: Sequence[Plan]) -> list[TrialSums]:
        """Play the plans out within the budget."""
        return self.tallies(states, len(plans), lambda state, plan, luck: self.rollouts.plan(state, plans[plan], luck))

    def answer(self, state: State, states: Sequence[State]) -> int:
        """Return the best answer to a question; those with several cards are given card by card."""
        answers = self.answers(state)
        if len(answers) == 1:
            return answers[0]
        tallies = self.tallies(
            states,
            len(answers),
            lambda state, answer, luck: self.rollouts.decision(state, answers[answer], luck),
            ANSWER_SHARE,
        )
        return answers[tallies[0].number]

    def answers(self, state: State) -> list[int]:
        """Return the answers worth a search, the bosun's own first."""
        assert self.bosun is not None
        own = int(self.bosun.decide(state))
        found = [own]
        if state.phase in (SPREAD, BLOCK, ESCAPE, DISCARD, DRAWN):
            found += legal(state)
        elif state.phase == ACTED:
            hand = state.hand[state.active]
            found += [DONE, *(USE + item for item in (COFFEE, LUCKY_CHARM) if count(hand, item))]
        return [code for code in dict.fromkeys(found) if refusal(state, code) == ALLOWED] or [own]

    def tallies(self, states: Sequence[State], count: int, roll: Roll, share: int = 1) -> list[TrialSums]:
        """Return candidates played out within a share of the budget, best first; the states alternate."""
        start = self.stream.below(1 << 28)

        def roll_one(candidate: int, number: int) -> int:
            return roll(states[number % len(states)], candidate, start + number)

        return halve(count, roll_one, self.budget.share(share))

    def possible_states(self, sight: Sight) -> list[State]:
        """Return where rollouts may begin: one position if all hands are open, else a handful of guesses."""
        if not sight.rules.hidden_hands:
            return [sight.state]
        return [sight.possible(self.stream) for _ in range(GUESSES)]
