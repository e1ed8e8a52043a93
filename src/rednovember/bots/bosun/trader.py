"""Trades among the plans of a turn: against tokens, and by gnomes that would otherwise only wait."""

from mypy_extensions import i64

from rednovember.bots.bosun.gifts import asked_for, may_trade, of_help, to_pass_on, worth_offering
from rednovember.bots.bosun.plan import NO_TRICK, Plan, by_score
from rednovember.bots.bosun.planner import Planner
from rednovember.engine.decisions import TRADE_WITH, WAIT_A_MINUTE
from rednovember.engine.decoder import is_trade
from rednovember.engine.hands import count
from rednovember.engine.ids import AQUALUNG, KILL_KRAKEN
from rednovember.engine.items import courage
from rednovember.engine.state import State


class Trader:
    """Adds trades to the plans of a planner."""

    def __init__(self, planner: Planner) -> None:
        self.planner = planner
        self.threats = planner.threats

    def plan(self, state: State) -> Plan:
        """Return the best plan from here."""
        best = self.planner.plan(state)
        if self.threats.any_token and state.ghost > 1 and not state.used:
            best = self.against_tokens(state, best)
        if best.action == WAIT_A_MINUTE and not state.high:
            self.rather_than_wait(state, best)
        return best

    def all_plans(self, state: State) -> list[Plan]:
        """Return every plan worth considering, best first."""
        own = self.plan(state)
        found = self.planner.all_plans(state)
        self.list_trades(state, found)
        if is_trade(own.action):
            found.append(own)
        found.sort(key=by_score, reverse=True)
        return found

    def against_tokens(self, state: State, own: Plan) -> Plan:
        """Consider a trade in the room that makes the other's plan, or one's own next one, better by enough."""
        here: i64 = state.room[state.active]
        price = self.threats.price  # of this position; the plans below evaluate others
        idle = self.threats.places[here] - price
        offered = of_help(state, state.hand[state.active])
        best = own
        gnome: i64 = 0
        while gnome < state.gnomes:
            if gnome != state.active and state.room[gnome] == here and may_trade(state, gnome):
                asked = asked_for(state, state.hand[gnome])
                if asked:
                    score = self.worth_of_asking(state, gnome, asked) - price
                    if score > best.score:
                        best = Plan(score, here, TRADE_WITH + gnome, 0, NO_TRICK, [])
                if offered:
                    score = self.gain_of_offering(state, gnome, offered) + idle
                    if score > best.score:
                        best = Plan(score, here, TRADE_WITH + gnome, 0, NO_TRICK, [])
                        best.offer = offered
            gnome += 1
        return best

    def worth_of_asking(self, state: State, gnome: i64, asked: i64) -> i64:
        """Return one's plan of a minute later with cards of the other's."""
        trial = state.copy()
        trial.ghost -= 1
        trial.hand[state.active] += asked
        trial.hand[gnome] -= asked
        return self.planner.plan(trial).score

    def gain_of_offering(self, state: State, gnome: i64, offered: i64) -> i64:
        """Return how much better the other's plan becomes with one's own cards."""
        trial = state.copy()
        trial.active = gnome
        trial.ghost = trial.time[gnome]
        without = self.planner.plan(trial).score
        trial.hand[state.active] -= offered
        trial.hand[gnome] += offered
        return self.planner.plan(trial).score - without

    def rather_than_wait(self, state: State, waiting: Plan) -> None:
        """Turn a plan to wait beside somebody into a trade with them, which takes no longer, if it helps."""
        active = state.active
        hand: i64 = state.hand[active] - waiting.items
        gnome: i64 = 0
        while gnome < state.gnomes:
            if gnome != active and state.room[gnome] == waiting.goal and may_trade(state, gnome):
                theirs: i64 = state.hand[gnome]
                offered = to_pass_on(state, active, hand, gnome, theirs)
                if offered or to_pass_on(state, gnome, theirs, active, hand):
                    waiting.action = TRADE_WITH + gnome
                    waiting.offer = offered
                    waiting.score += 1
                    return
            gnome += 1

    def list_trades(self, state: State, found: list[Plan]) -> None:
        """List gifts to a gnome that may do more with them: for the Kraken, for a system, or everything."""
        hand: i64 = state.hand[state.active]
        walk = self.planner.calm
        walk.search(state, courage(state.used), False)
        gnome: i64 = 0
        while hand and gnome < state.gnomes:
            goal: i64 = state.room[gnome]
            spent: i64 = walk.minutes[goal]
            extra: i64 = state.rules.low_water_minutes if state.flooded(goal) else 0
            dry = not state.deadly(goal)
            if gnome != state.active and state.aboard(gnome) and dry and spent + extra < state.ghost:
                score = self.threats.places[goal] - self.threats.price * (spent + 1 + extra)
                for offered in worth_offering(state.rules, hand):
                    plan = Plan(score, goal, TRADE_WITH + gnome, 0, NO_TRICK, walk.path_to(goal))
                    plan.offer = offered
                    if self.threats.worth[KILL_KRAKEN] > 0 and count(offered, AQUALUNG) > 0:
                        plan.score += self.threats.worth[KILL_KRAKEN] // 2
                    found.append(plan)
            gnome += 1
