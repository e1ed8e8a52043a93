"""The planner compares whole-turn plans: where to go, which items to use, what to do there and for how many minutes."""

from typing import Final

from mypy_extensions import i64

from rednovember.bots.bosun.plan import NO_TRICK, Plan
from rednovember.bots.bosun.threats import Threats
from rednovember.bots.bosun.walk import FAR, Walk
from rednovember.bots.bosun.weights import Weights
from rednovember.engine.decisions import DRAW_ITEMS, FIX, UNBLOCK_HATCH, WAIT_A_MINUTE
from rednovember.engine.hands import BITS, MOST_OF_A_KIND, count, one, size
from rednovember.engine.ids import (
    AQUALUNG,
    EXTINGUISH,
    FIRE_EXTINGUISHER,
    FIX_ENGINE,
    GROG,
    KILL_KRAKEN,
    MINUTES_MAX,
    NO_FIX,
    NO_TOKEN,
    PUMP,
    ROOMS,
    SEA,
    SPACES,
    STOP_MISSILES,
    UNBLOCK,
)
from rednovember.engine.items import air, bonus, courage
from rednovember.engine.piles import items_left
from rednovember.engine.ruleset import Ruleset
from rednovember.engine.state import State

NOTHING: Final = -(1 << 50)
NO_TOOLS: Final[list[int]] = [0]


class Planner:
    """Makes plans for the active gnome. One planner serves many positions of one ruleset."""

    def __init__(self, rules: Ruleset, weights: Weights) -> None:
        self.weights = weights
        self.threats = Threats(rules, weights)
        self.calm = Walk()
        self.bold = Walk()
        self.swim = Walk()
        self.collecting = False
        self.found: list[Plan] = []
        self.best = Plan(NOTHING, 0, WAIT_A_MINUTE, 0, NO_TRICK, [])
        self.walk = self.calm
        self.trick: i64 = NO_TRICK
        self.base: i64 = 0
        self.token_tried: i64 = NO_TOKEN

    def plan(self, state: State) -> Plan:
        """Return the best plan from here, without trades."""
        self.collecting = False
        self.survey(state)
        return self.best

    def all_plans(self, state: State) -> list[Plan]:
        """Return every plan worth considering, without trades."""
        self.collecting = True
        self.found = []
        self.survey(state)
        out = self.found
        self.found = []
        self.collecting = False
        return out

    def survey(self, state: State) -> None:
        """Judge the position and go through all plans: as it is, then through each hatch worth opening."""
        self.best = Plan(NOTHING, 0, WAIT_A_MINUTE, 0, NO_TRICK, [])
        self.threats.assess(state)
        self.trick = NO_TRICK
        self.base = 0
        self.consider_everything(state)
        here: i64 = state.room[state.active]
        if state.ghost > 1 and here != SEA and (state.high or state.fires):
            self.consider_tricks(state, here)

    def consider_tricks(self, state: State, here: i64) -> None:
        """Consider opening a hatch and staying: water that levels out, a fire that it puts out."""
        fires, low, high = state.fires, state.low, state.high
        for to in state.rules.rooms_beside[here]:
            pair: i64 = (1 << here) | (1 << to)
            hatch: i64 = state.rules.hatch_between[here * SPACES + to]
            flows = (high & pair) != 0 and (high & pair) != pair and not low & pair
            if not flows or (state.blocked >> hatch) & 1 or not (fires & pair or (high >> here) & 1):
                continue
            self.trick = to
            self.base = -self.threats.price
            if (fires >> here) & 1:
                self.base += self.fire_worth(state, here)
            if (fires >> to) & 1:
                self.base += self.fire_worth(state, to)
            state.fires &= ~pair
            state.high &= ~pair
            state.low |= pair
            state.ghost -= 1
            self.consider_everything(state)
            state.ghost += 1
            state.fires = fires
            state.low = low
            state.high = high
        self.trick = NO_TRICK
        self.base = 0

    def consider_everything(self, state: State) -> None:
        """Consider all goals, by calm routes, by routes through fire, and by sea for the Kraken."""
        hand: i64 = state.hand[state.active]
        brave = courage(state.used)
        has_air = air(state.used)
        self.calm.search(state, brave, False)
        self.walk = self.calm
        if self.threats.any_token:
            self.threats.keep_chances(state, self.calm.minutes)
        goal: i64 = 1
        while goal <= ROOMS:
            if self.calm.minutes[goal] < FAR:
                self.consider_goal(state, goal, 0)
            goal += 1
        if state.fires and not brave:
            for item in (FIRE_EXTINGUISHER, GROG):
                if count(hand, item):
                    self.bold.search(state, True, False)
                    self.walk = self.bold
                    goal = 1
                    while goal <= ROOMS:
                        if self.bold.minutes[goal] < self.calm.minutes[goal]:
                            self.consider_goal(state, goal, one(item))
                        goal += 1
                    break
        if self.threats.worth[KILL_KRAKEN] > 0 and (has_air or count(hand, AQUALUNG) > 0):
            self.swim.search(state, brave, True)
            self.walk = self.swim
            if self.swim.minutes[SEA] < FAR:
                worth: i64 = self.threats.worth[KILL_KRAKEN]
                self.consider_fix(state, SEA, KILL_KRAKEN, worth, 0 if has_air else one(AQUALUNG))
        if state.room[state.active] == SEA:
            self.walk = self.calm
            self.offer(state, self.base - self.weights.death, SEA, WAIT_A_MINUTE, 0, state.ghost - 1)

    def offer(self, state: State, score: i64, goal: i64, action: i64, items: i64, after: i64) -> None:
        """Add a plan that would leave the ghost on the space `after`."""
        if self.threats.any_token:
            score -= self.threats.cost_of_passing(state, after, NO_TOKEN)
        self.keep(score, goal, action, items)

    def keep(self, score: i64, goal: i64, action: i64, items: i64) -> None:
        """Keep a plan if it is the best so far, or if all are wanted."""
        if self.collecting:
            self.found.append(Plan(score, goal, action, items, self.trick, self.walk.path_to(goal)))
        elif score > self.best.score:
            best = self.best
            best.score = score
            best.goal = goal
            best.action = action
            best.items = items
            best.trick = self.trick
            best.path = self.walk.path_to(goal)

    def consider_goal(self, state: State, goal: i64, items: i64) -> None:
        """Consider everything that can be done in a room, once the gnome is there."""
        bit: i64 = 1
        bit <<= goal
        spent: i64 = self.walk.minutes[goal]
        left = state.ghost - spent
        start: i64 = state.room[state.active]
        flooded = state.flooded(goal)
        before: i64 = self.walk.before[goal]
        if before == start and (state.high >> start) & 1 and start != SEA and not flooded:
            flooded = True  # the water comes along, and puts the fire out
        burning = (state.fires & bit) != 0 and not flooded
        value = self.base + self.threats.places[goal] - self.threats.price * spent - self.item_cost(state, items)
        if goal == start and state.high & bit:
            self.offer(state, value - self.weights.death, goal, WAIT_A_MINUTE, items, left - 1)
            return
        if burning:
            self.consider_extinguish(state, goal, items)
            return
        if left >= 1:
            self.offer(state, value - self.threats.price, goal, WAIT_A_MINUTE, items, left - 1)
        elif left == 0:
            return
        if flooded:
            worth = self.weights.pump + self.threats.room_danger[goal] * self.weights.pump_system // 1000
            self.consider_minutes(state, goal, PUMP, worth, items, 0, FIX + MINUTES_MAX * PUMP, left, 0)
            left -= state.rules.low_water_minutes
        if left <= 0:
            return
        extra: i64 = state.rules.low_water_minutes if flooded else 0
        fix: i64 = state.rules.fix_at[goal]
        if fix != NO_FIX and self.threats.worth[fix] > 0:
            token: i64 = state.rules.token_of[fix]
            floor: i64 = 0 if token == NO_TOKEN else max(0, state.tokens[token])
            worth = self.threats.worth[fix]
            self.consider_minutes(state, goal, fix, worth, items, extra, FIX + MINUTES_MAX * fix, left - floor, 0)
        if state.blocked & state.rules.hatches_of[goal]:
            self.consider_unblock(state, goal, items, extra, left)
        self.consider_draw(state, goal, items, extra, left, value)

    def item_cost(self, state: State, items: i64) -> i64:
        """Return the cost of using items up: their value, which fades towards the rescue, and the risk to faint."""
        if not items:
            return 0
        total: i64 = 0
        hand = items
        item: i64 = 0
        while hand:
            total += (hand & MOST_OF_A_KIND) * self.weights.items[item]
            hand >>= BITS
            item += 1
        total = total * min(100, self.threats.events_left) // 100
        grogs = count(items, GROG)
        if grogs:
            level: i64 = min(state.rules.intoxication, state.intoxication[state.active] + grogs)
            before: i64 = 0
            if count(state.used, GROG):
                before = self.threats.faints[state.intoxication[state.active]]
            total += self.weights.faint * (self.threats.faints[level] - before) // 1000
        return total

    def consider_minutes(
        self,
        state: State,
        goal: i64,
        action: i64,
        worth: i64,
        items: i64,
        extra: i64,
        first_code: i64,
        most: i64,
        failure: i64,
    ) -> None:
        """Consider a fix-it action with every sensible set of items and number of minutes.

        The score is linear in the minutes, so the fewest and the most sensible ones suffice for the best plan; when
        all plans are wanted, some in between are listed too.
        """
        most = min(MINUTES_MAX, most)
        if most < 1:
            return
        price = self.threats.price
        start = self.base + self.threats.places[goal] - price * (self.walk.minutes[goal] + extra)
        at_best = start + max(0, worth) - (price if price > 0 else MINUTES_MAX * price)
        if not self.collecting and at_best <= self.best.score:
            return
        self.token_tried = state.rules.token_of[action]
        gnome = state.active
        hand: i64 = state.hand[gnome] - items
        grogs = min(2, count(hand, GROG))
        after = state.ghost - self.walk.minutes[goal] - extra
        used = state.used + items
        each: i64 = state.rules.item_bonus[GROG]
        for tools in tool_sets(state.rules, action, hand):
            with_tools = bonus(state.rules, used + tools, action)
            grog: i64 = 0
            while grog <= grogs:
                more = items + tools + grog * one(GROG)
                plus = with_tools + grog * each
                cost = self.item_cost(state, more)
                if not self.collecting and at_best - cost <= self.best.score:
                    grog += 1
                    continue
                full = min(most, max(1, MINUTES_MAX - plus))
                self.offer_fix(state, start - cost, goal, first_code, more, plus, full, worth, failure, after)
                if full > 1:
                    self.offer_fix(state, start - cost, goal, first_code, more, plus, 1, worth, failure, after)
                if self.collecting and full > 3:
                    between = (full + 1) // 2
                    self.offer_fix(state, start - cost, goal, first_code, more, plus, between, worth, failure, after)
                    if full > 5:
                        self.offer_fix(
                            state, start - cost, goal, first_code, more, plus, full - 2, worth, failure, after
                        )
                grog = grog + 1 if plus < MINUTES_MAX - 1 else FAR

    def offer_fix(
        self,
        state: State,
        start: i64,
        goal: i64,
        first_code: i64,
        items: i64,
        plus: i64,
        minutes: i64,
        worth: i64,
        failure: i64,
        after: i64,
    ) -> None:
        """Consider a fix-it action with these items and minutes."""
        tenths = min(MINUTES_MAX, minutes + plus)
        score = start - self.threats.price * minutes + worth * tenths // 10 - failure * (10 - tenths) // 10
        if self.threats.any_token:
            score -= self.threats.cost_of_passing(state, after - minutes, self.token_tried)
        self.keep(score, goal, first_code + minutes - 1, items)

    def consider_fix(self, state: State, goal: i64, action: i64, worth: i64, items: i64) -> None:
        """Consider the fight with the Kraken: air, time before the token, and the way back in the next turn."""
        token: i64 = state.tokens[state.rules.token_of[action]]
        left = state.ghost - self.walk.minutes[goal]
        failure: i64 = 0
        if state.began_at_sea:
            worth -= self.weights.death
            failure = self.weights.death
        self.consider_minutes(state, goal, action, worth, items, 0, FIX + MINUTES_MAX * action, left - token, failure)

    def fire_worth(self, state: State, room: i64) -> i64:
        """Return the value of putting a fire out."""
        weights = self.weights
        worth = weights.fires[room] + self.threats.room_danger[room] * weights.fire_system // 1000
        return worth * min(100, self.threats.events_left) // 100

    def consider_extinguish(self, state: State, goal: i64, items: i64) -> None:
        """Consider fighting a fire; a failure drives the gnome out, or kills it if there is no exit."""
        left = state.ghost - self.walk.minutes[goal]
        failure = self.weights.escape if self.has_exit(state, goal, items) else self.weights.death
        worth = self.fire_worth(state, goal)
        most = left if failure == self.weights.death else left - 2
        if most < 1:
            most = left
            failure = self.weights.death
        self.consider_minutes(state, goal, EXTINGUISH, worth, items, 0, FIX + MINUTES_MAX * EXTINGUISH, most, failure)

    def has_exit(self, state: State, room: i64, items: i64) -> bool:
        """Return whether a gnome could leave a burning room after a failure."""
        brave = courage(state.used + items)
        for to in state.rules.rooms_beside[room]:
            hatch: i64 = state.rules.hatch_between[room * SPACES + to]
            if not (state.blocked >> hatch) & 1 and (brave or not (state.fires >> to) & 1):
                return True
        return False

    def consider_unblock(self, state: State, goal: i64, items: i64, extra: i64, left: i64) -> None:
        """Consider unblocking a hatch: worth more where it cuts the gnome off."""
        weights = self.weights
        for to in state.rules.rooms_beside[goal]:
            hatch: i64 = state.rules.hatch_between[goal * SPACES + to]
            if (state.blocked >> hatch) & 1:
                worth: i64 = weights.unblock
                if self.calm.minutes[to] >= FAR:
                    worth += (SPACES - 1 - self.calm.reached) * weights.unblock_cut_off
                    worth += self.danger_cut_off(to) * weights.unblock_system // 1000
                first = UNBLOCK_HATCH + MINUTES_MAX * (to - 1)
                self.consider_minutes(state, goal, UNBLOCK, worth, items, extra, first, left, 0)

    def danger_cut_off(self, room: i64) -> i64:
        """Return the danger of the systems out of reach; the nearer they are to a room, the more they count."""
        threats = self.threats
        total: i64 = 0
        action: i64 = FIX_ENGINE
        while action <= STOP_MISSILES:
            system: i64 = threats.charts.system_room[action]
            if self.calm.minutes[system] >= FAR:
                total += threats.danger[action] // (1 + threats.charts.distance[room][system])
            action += 1
        return total

    def consider_draw(self, state: State, goal: i64, items: i64, extra: i64, left: i64, value: i64) -> None:
        """Consider drawing items, which is worth less the more a gnome has and the nearer the rescue is."""
        gnome = state.active
        if state.drew_in[gnome] == goal:
            return
        rules = state.rules
        if goal == rules.stores:
            most = min(rules.draw_stores, items_left(state))
            each: i64 = self.weights.draw_stores
        elif goal == rules.cabin:
            most = min(rules.draw_cabin, state.stash)
            each = self.weights.draw_cabin
        else:
            return
        most = min(most, left)
        each = each * min(100, self.threats.events_left) // 100
        held = size(state.hand[gnome])
        minutes: i64 = 1
        total = value - self.threats.price * extra
        while minutes <= most:
            total += each - self.weights.draw_full_hand * (held + minutes - 1) - self.threats.price
            self.offer(state, total, goal, DRAW_ITEMS + minutes - 1, items, left - minutes)
            minutes += 1


def tool_sets(rules: Ruleset, action: i64, hand: i64) -> list[int]:
    """Return the sets of items worth trying for a fix-it action, Grog aside: at most two of each kind."""
    if not hand & rules.tools[action]:
        return NO_TOOLS
    out = NO_TOOLS
    for item in rules.helpers[action]:
        held: i64 = min(2, count(hand, item))
        if held and item != GROG:
            out = [tools + number * one(item) for tools in out for number in range(held + 1)]
    return out
