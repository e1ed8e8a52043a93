"""The bosun: a strong rule of thumb. Plans whole turns, answers questions, and plays games out fast."""

from typing import Final

from mypy_extensions import i64

from rednovember.bots.bosun.gifts import DRUNK, asked_for, to_pass_on
from rednovember.bots.bosun.plan import NO_TRICK, Plan
from rednovember.bots.bosun.planner import Planner
from rednovember.bots.bosun.trader import Trader
from rednovember.bots.bosun.weights import Weights
from rednovember.engine.atoms import ALLOWED
from rednovember.engine.decisions import (
    BLOCK_TO,
    CARD,
    CLOSE,
    DEFEND_WITH_CROWBAR,
    DISCARD_ITEM,
    DONE,
    ENTER,
    OPEN,
    SPREAD_TO,
    STAY,
    SUBMIT,
    USE,
    WAIT_A_MINUTE,
)
from rednovember.engine.escape import leads_out
from rednovember.engine.events import spread_rooms
from rednovember.engine.hands import count, size, size_from
from rednovember.engine.ids import (
    ACTED,
    AQUALUNG,
    BLOCK,
    COFFEE,
    CROWBAR,
    DEFEND,
    DISCARD,
    DRAWN,
    ESCAPE,
    ESCAPE_HATCH,
    FIRE_EXTINGUISHER,
    GIVE,
    GROG,
    HATCH,
    ITEMS,
    LUCKY_CHARM,
    MOVEMENT,
    OFFER,
    ROOMS,
    SEA,
    SPACES,
    SPREAD,
)
from rednovember.engine.journal import Journal
from rednovember.engine.legal import legal
from rednovember.engine.movement import enter, refuses_enter, stay
from rednovember.engine.refusal import refusal
from rednovember.engine.ruleset import Ruleset
from rednovember.engine.state import State
from rednovember.engine.updates import drawn_card_helps

NO_CHOICE: Final = -1


class Bosun:
    """Decides for any gnome of a game with one ruleset."""

    def __init__(self, rules: Ruleset, weights: Weights) -> None:
        self.weights = weights
        self.planner = Planner(rules, weights)
        self.trader = Trader(self.planner)
        self.planned = Plan(0, 0, WAIT_A_MINUTE, 0, NO_TRICK, [])  # the current plan

    def decide(self, state: State) -> i64:
        """Return the next decision, for any question."""
        phase = state.phase
        if phase == MOVEMENT:
            if state.ghost == 0:
                return DONE
            self.planned = self.trader.plan(state)
            codes = self.planned.codes()
            return codes[0] if refusal(state, codes[0]) == ALLOWED else fallback(state)
        if phase == HATCH:
            return self.enter_or_stay(state)
        return self.answer(state)

    def enter_or_stay(self, state: State) -> i64:
        """Return the one that leaves the better plan."""
        if refuses_enter(state) != ALLOWED:
            return STAY
        inside = state.copy()
        enter(inside, Journal())
        outside = state.copy()
        stay(outside, Journal())
        worth_inside = self.trader.plan(inside).score
        return ENTER if worth_inside >= self.trader.plan(outside).score else STAY

    def answer(self, state: State) -> i64:
        """Return the answer to a question outside the planning of a turn."""
        phase = state.phase
        if phase == ACTED:
            return self.finish(state)
        if phase == ESCAPE:
            return self.flee(state)
        if phase == ESCAPE_HATCH:
            return ENTER
        if phase == DISCARD:
            return self.discard(state)
        if phase == SPREAD:
            return self.spread(state)
        if phase == BLOCK:
            return self.block(state)
        if phase == DEFEND:
            return DEFEND_WITH_CROWBAR if count(state.hand[state.partner], CROWBAR) else SUBMIT
        if phase == OFFER:
            return self.offer(state)
        if phase == GIVE:
            return self.give(state)
        if phase == DRAWN:
            return self.drawn(state)
        return CLOSE

    def finish(self, state: State) -> i64:
        """Use items before the end of the turn: Coffee before a Faint Check, a Lucky Charm if it is worth it."""
        gnome = state.active
        hand: i64 = state.hand[gnome]
        if hand:
            level: i64 = state.intoxication[gnome]
            if count(hand, COFFEE) and count(state.used, GROG) and level >= DRUNK:
                return USE + COFFEE
            if count(hand, LUCKY_CHARM) and self.charm_pays(state):
                return USE + LUCKY_CHARM
        return DONE

    def charm_pays(self, state: State) -> bool:
        """Return whether a Lucky Charm would skip enough events now."""
        icons = self.planner.threats.charts.icons_below
        left: i64 = icons[state.time[state.active]]
        met: i64 = left - icons[state.ghost] - state.charm
        return met >= 3 or (met > 0 and (met * 100 >= self.weights.charm_icons or left <= met))

    def drawn(self, state: State) -> i64:
        """Use or keep a card just drawn (Q47): Coffee for a drunk gnome, a Lucky Charm if it is worth it."""
        if drawn_card_helps(state):
            if state.drawn == COFFEE and state.intoxication[state.active] >= DRUNK:
                return USE + COFFEE
            if state.drawn == LUCKY_CHARM and self.charm_pays(state):
                return USE + LUCKY_CHARM
        return DONE

    def flee(self, state: State) -> i64:
        """Leave a burning room for the best place there is; use an item if only that opens a way."""
        best: i64 = NO_CHOICE
        best_worth: i64 = 0
        for to in state.rules.neighbours[state.room[state.active]]:
            if leads_out(state, to, state.used):
                worth: i64 = self.weights.rooms[to]
                if to == SEA:
                    worth -= self.weights.death // 2
                elif (state.fires >> to) & 1 and not (state.high >> to) & 1:
                    worth -= self.weights.death
                elif state.flooded(to):
                    worth -= 2 * self.weights.minute
                if best == NO_CHOICE or worth > best_worth:
                    best = to
                    best_worth = worth
        if best != NO_CHOICE:
            return OPEN + best
        for item in (FIRE_EXTINGUISHER, GROG, AQUALUNG):
            if count(state.hand[state.active], item) and not count(state.used, item):
                return USE + item
        return DONE

    def discard(self, state: State) -> i64:
        """Discard the least valuable card such that enough are left to name in ascending order."""
        hand: i64 = state.hand[state.decider]
        surplus = size(hand) - state.limit
        best: i64 = NO_CHOICE
        best_worth: i64 = 0
        item = state.floor
        while item < ITEMS:
            if count(hand, item) and size_from(hand, item) >= surplus:
                worth: i64 = self.weights.items[item]
                if count(hand, item) > 2:
                    worth -= worth // 2
                if best == NO_CHOICE or worth < best_worth:
                    best = item
                    best_worth = worth
            item += 1
        return DISCARD_ITEM + best

    def spread(self, state: State) -> i64:
        """Return the room where a fire does least harm."""
        rooms = spread_rooms(state)
        self.planner.threats.assess(state)
        best: i64 = NO_CHOICE
        best_harm: i64 = 0
        room: i64 = 1
        while room <= ROOMS:
            if (rooms >> room) & 1:
                harm = self.planner.fire_worth(state, room) + self.gnomes_harmed(state, room)
                if best == NO_CHOICE or harm < best_harm:
                    best = room
                    best_harm = harm
            room += 1
        return SPREAD_TO + best - 1

    def gnomes_harmed(self, state: State, room: i64) -> i64:
        """Return what a fire in a room does to the gnomes there."""
        harm: i64 = 0
        gnome: i64 = 0
        while gnome < state.gnomes:
            if state.aboard(gnome) and state.room[gnome] == room:
                harm += self.weights.death if (state.fainted >> gnome) & 1 else self.weights.escape
            gnome += 1
        return harm

    def block(self, state: State) -> i64:
        """Return the least important hatch: a long detour is worst, and systems in danger should stay near."""
        best: i64 = NO_CHOICE
        best_harm: i64 = 0
        danger = self.planner.threats.room_danger
        self.planner.threats.assess(state)
        for to in state.rules.rooms_beside[state.rolled]:
            hatch: i64 = state.rules.hatch_between[state.rolled * SPACES + to]
            if not (state.blocked >> hatch) & 1:
                harm = danger[to] + danger[state.rolled]
                harm += self.weights.unblock_cut_off * 4 // max(1, open_hatches(state, to) - 1)
                if best == NO_CHOICE or harm < best_harm:
                    best = to
                    best_harm = harm
        return BLOCK_TO + best - 1

    def offer(self, state: State) -> i64:
        """Return the next card of the planned trade."""
        rest = self.planned.offer - state.offered
        item = state.floor
        while item < ITEMS and rest > 0:
            if count(rest, item) and count(state.hand[state.active] - state.offered, item):
                return CARD + item
            item += 1
        return CLOSE

    def give(self, state: State) -> i64:
        """Return what a partner gives: air and harpoon to a gnome that fights the Kraken, else what it can spare."""
        hand: i64 = state.hand[state.partner] - state.given
        spare = asked_for(state, hand)
        if not spare:
            theirs: i64 = state.hand[state.active] - state.offered + state.given
            spare = to_pass_on(state, state.partner, hand, state.active, theirs)
        item = state.floor
        while item < ITEMS:
            if count(spare, item):
                return CARD + item
            item += 1
        return CLOSE


def open_hatches(state: State, room: i64) -> i64:
    """Return the number of a room's hatches that aren't blocked."""
    ways: i64 = 0
    for to in state.rules.rooms_beside[room]:
        if not (state.blocked >> state.rules.hatch_between[room * SPACES + to]) & 1:
            ways += 1
    return ways


def fallback(state: State) -> i64:
    """Return what to do if a plan doesn't fit: wait, or else whatever is listed last."""
    listed = legal(state)
    return WAIT_A_MINUTE if WAIT_A_MINUTE in listed else listed[len(listed) - 1]
