"""`captain`: search on top of the bosun. Plays every good plan out many times, with the same luck for all.

Undrawn cards have no order, so there is nothing to peek at; with hidden hands every rollout begins from another
position that may be the real one.
"""

import math
from collections.abc import Callable
from time import perf_counter
from typing import Final, NamedTuple

from rednovember.bots.bosun import Bosun
from rednovember.bots.plan import Plan
from rednovember.bots.rollouts import RESCUED, roll_decision, roll_plan
from rednovember.bots.sight import Sight
from rednovember.bots.treachery import STAYS, treason
from rednovember.bots.weights import load_weights
from rednovember.engine.atoms import ALLOWED
from rednovember.engine.decisions import CARD, TRADE_WITH
from rednovember.engine.ids import BLOCK, MOVEMENT, SPREAD
from rednovember.engine.legal import legal
from rednovember.engine.luck import SeededLuck, stream_of
from rednovember.engine.refusal import refusal
from rednovember.engine.state import State
from rednovember.game.notation import Decision

MOST_PLANS: Final = 24
DEFAULT_MILLISECONDS: Final = 300
WORSE_BY_RANK: Final = 0.001  # what the bosun's order is worth, in chances of rescue
PRIOR_SPREAD: Final = 0.03**2  # how far plans are thought to differ
LEAST_SPREAD: Final = 0.05
EVENT_SHARE: Final = 4  # a question that an event asks gets a quarter of a turn's budget


class Budget(NamedTuple):
    """What a decision may cost: milliseconds of wall time, or a number of rollouts (for repeatable games)."""

    milliseconds: float = 0
    rollouts: int = 0

    def share(self, part: int) -> "Budget":
        """A fraction of it."""
        return Budget(self.milliseconds / part, max(1, self.rollouts // part) if self.rollouts else 0)


class Tally:
    """What the rollouts of one candidate were worth, and how it did against the first one with the same luck."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.rolls = 0
        self.won = 0
        self.lead = 0.0  # the sum of its leads over the first candidate
        self.lead_squares = 0.0

    def add(self, worth: int, first: int) -> None:
        """One more rollout, and what the first candidate's was worth with the same luck."""
        self.rolls += 1
        self.won += worth >= RESCUED
        lead = (worth - first) / RESCUED
        self.lead += lead
        self.lead_squares += lead * lead

    def expected_lead(self) -> float:
        """How much better than the first candidate it is thought to be: the rollouts against the bosun's opinion.

        The candidates come in the bosun's order, so each is expected to be a little worse than the one before; how
        much the rollouts count against that depends on how many they are.
        """
        prior = -WORSE_BY_RANK * self.number
        if not self.rolls:
            return prior
        mean = self.lead / self.rolls
        spread = max(LEAST_SPREAD, self.lead_squares / self.rolls - mean * mean)
        trust = PRIOR_SPREAD / (PRIOR_SPREAD + spread / self.rolls)
        return prior + trust * (mean - prior)

    def chance(self) -> float:
        """The share of its rollouts in which the boat was rescued."""
        return self.won / self.rolls if self.rolls else 0.0


def halve(count: int, roll: Callable[[int, int], int], budget: Budget) -> list[Tally]:
    """Sequential halving: everybody is tried, the worse half goes, the rest is tried more; the best come first.

    `roll(candidate, number)` plays a candidate out with the luck of that number: the same luck for all of them. The
    first candidate, the bosun's choice, stays to the end, as what the others are measured by.
    """
    tallies = [Tally(number) for number in range(count)]
    alive = list(tallies)
    rounds = max(1, math.ceil(math.log2(count)))
    began, number = perf_counter(), 0
    for turn in range(rounds):
        deadline = began + budget.milliseconds / 1000 * (turn + 1) / rounds
        tries = max(1, budget.rollouts // (rounds * len(alive))) if budget.rollouts else 1 << 30
        for done in range(tries):
            if done and not budget.rollouts and perf_counter() >= deadline:
                break
            first = roll(0, number)
            for tally in alive:
                tally.add(first if tally.number == 0 else roll(tally.number, number), first)
            number += 1
        alive.sort(key=Tally.expected_lead, reverse=True)
        alive = alive[: max(1, (len(alive) + 1) // 2)]
        if tallies[0] not in alive:
            alive.append(tallies[0])
    alive.sort(key=Tally.expected_lead, reverse=True)
    rest = [tally for tally in tallies if tally not in alive]
    return alive + sorted(rest, key=lambda tally: (tally.rolls, tally.expected_lead()), reverse=True)


class CaptainBot:
    """Searches among whole-turn plans. `milliseconds` or `rollouts` is the budget of a turn."""

    def __init__(
        self,
        seed: int,
        *,
        milliseconds: float = DEFAULT_MILLISECONDS,
        rollouts: int = 0,
        plans: int = MOST_PLANS,
        treacherous: bool = False,
        **settings: object,
    ) -> None:
        self.budget = Budget(0 if rollouts else milliseconds, rollouts)
        self.most_plans = plans
        self.treacherous = treacherous
        self.stream = stream_of(seed, 2)
        self.luck = SeededLuck(0)
        self.bosun: Bosun | None = None
        self.steps: list[int] = []  # of the plan that is being followed
        self.gnome = -1

    def decide(self, sight: Sight) -> Decision:
        """The next step of the plan that does best, or the answer to a question."""
        if self.bosun is None or self.bosun.planner.threats.charts.rules is not sight.rules:
            self.bosun = Bosun(sight.rules, load_weights())
        state = sight.state
        if self.treacherous:
            code = treason(state, self.bosun)
            if code != STAYS:
                self.steps = []
                return sight.decision((code,))
        if state.phase in (SPREAD, BLOCK):
            return sight.decision((self.answer(sight, state),))
        if self.goes_on(state):
            return sight.decision(self.next_step())
        self.steps = []
        if state.phase == MOVEMENT and state.ghost > 0:
            plans = self.candidates(state)
            best = plans[self.search(sight, plans)[0].number]
            self.steps = best.codes()
            self.gnome = state.active
            if refusal(state, self.steps[0]) == ALLOWED:
                return sight.decision(self.next_step())
            self.steps = []
        return sight.choose(self.bosun.decide)

    def next_step(self) -> tuple[int, ...]:
        """The next decision of the plan; a trade takes all of its cards along."""
        code = self.steps.pop(0)
        if not TRADE_WITH <= code < CARD:
            return (code,)
        codes = (code, *self.steps)
        self.steps = []
        return codes

    def goes_on(self, state: State) -> bool:
        """Whether the plan under way still fits."""
        return bool(self.steps) and state.active == self.gnome and refusal(state, self.steps[0]) == ALLOWED

    def candidates(self, state: State) -> list[Plan]:
        """The plans worth playing out: the bosun's best, each once."""
        assert self.bosun is not None
        found: dict[tuple[int, ...], Plan] = {}
        for plan in self.bosun.planner.all_plans(state):
            codes = tuple(plan.codes())
            if codes not in found and refusal(state, codes[0]) == ALLOWED:
                found[codes] = plan
                if len(found) == self.most_plans:
                    break
        return list(found.values()) or [self.bosun.planner.plan(state)]

    def search(self, sight: Sight, plans: list[Plan]) -> list[Tally]:
        """Play the plans out within the budget."""
        bosun, luck = self.bosun, self.luck
        assert bosun is not None
        start = self.stream.below(1 << 28)
        states = self.possible_states(sight)

        def roll(plan: int, number: int) -> int:
            return roll_plan(states[number % len(states)], plans[plan], bosun, luck, start + number)

        return halve(len(plans), roll, self.budget)

    def answer(self, sight: Sight, state: State) -> int:
        """The best answer to what an event asks."""
        bosun, luck = self.bosun, self.luck
        assert bosun is not None
        answers = legal(state)
        if len(answers) == 1:
            return answers[0]
        own = bosun.decide(state)
        answers.sort(key=lambda code: code != own)  # the bosun's choice first
        start = self.stream.below(1 << 28)
        states = self.possible_states(sight)

        def roll(answer: int, number: int) -> int:
            return roll_decision(states[number % len(states)], answers[answer], bosun, luck, start + number)

        return answers[halve(len(answers), roll, self.budget.share(EVENT_SHARE))[0].number]

    def possible_states(self, sight: Sight) -> list[State]:
        """Where rollouts may begin: one position if all hands are open, else a handful of guesses."""
        if not sight.rules.hidden_hands:
            return [sight.state]
        return [sight.possible(self.stream) for _ in range(16)]
