"""Gifts: which cards are of more use in another hand, and who may take them."""

from typing import Final

from mypy_extensions import i64

from rednovember.engine.hands import BITS, MOST_OF_A_KIND, count, one
from rednovember.engine.ids import (
    AQUALUNG,
    COFFEE,
    DEVOURED,
    FIX_ENGINE,
    HARPOON,
    KILL_KRAKEN,
    NO_TOKEN,
    SEA,
    STOP_MISSILES,
)
from rednovember.engine.ruleset import Ruleset
from rednovember.engine.state import State

DRUNK: Final = 2  # intoxicated enough to fear a Faint Check


def worth_offering(rules: Ruleset, hand: i64) -> list[int]:
    """Return the offers worth considering: what the Kraken needs, what repairs need, everything."""
    sea = count(hand, HARPOON) * one(HARPOON) + count(hand, AQUALUNG) * one(AQUALUNG)
    tools: i64 = 0
    action: i64 = FIX_ENGINE
    while action <= STOP_MISSILES:
        tools |= hand & rules.tools[action]
        action += 1
    out: list[int] = []
    for offered in (sea, tools, hand):
        if offered and offered not in out:
            out.append(offered)
    return out


def may_trade(state: State, gnome: i64) -> bool:
    """Return whether a gnome can take cards and has time to use them, in a room where a trade takes a minute."""
    room: i64 = state.room[gnome]
    well = state.aboard(gnome) and not (state.fainted >> gnome) & 1
    return well and state.time[gnome] > 0 and room != SEA and not state.flooded(room) and not state.deadly(room)


def asked_for(state: State, hand: i64) -> i64:
    """Return what a bosun gives if asked (`Bosun.give`): air and harpoon, when the Kraken is there."""
    if state.tokens[DEVOURED] == NO_TOKEN:
        return 0
    return count(hand, HARPOON) * one(HARPOON) + count(hand, AQUALUNG) * one(AQUALUNG)


def of_help(state: State, hand: i64) -> i64:
    """Return the cards of a hand that help against the tokens on the Time Track."""
    total: i64 = 0
    action: i64 = FIX_ENGINE
    while action <= KILL_KRAKEN:
        token: i64 = state.rules.token_of[action]
        if token != NO_TOKEN and state.tokens[token] != NO_TOKEN:
            total |= hand & state.rules.tools[action]
            if action == KILL_KRAKEN:
                total |= hand & (MOST_OF_A_KIND * one(AQUALUNG))
        action += 1
    return total


def to_pass_on(state: State, giver: i64, mine: i64, taker: i64, theirs: i64) -> i64:
    """Return the cards that are of more use in another hand, when there is nothing better to do.

    Air and harpoon go together, Coffee goes to the more intoxicated gnome, and of two equal cards one goes to a gnome
    without.
    """
    if not mine:
        return 0
    out: i64 = 0
    item: i64 = 0
    rest = mine
    while rest:
        if (rest & MOST_OF_A_KIND) >= 2 and not count(theirs, item):
            out += one(item)
        rest >>= BITS
        item += 1
    if lone(mine, HARPOON, AQUALUNG) and lone(theirs, AQUALUNG, HARPOON):
        out |= one(HARPOON)
    if lone(mine, AQUALUNG, HARPOON) and lone(theirs, HARPOON, AQUALUNG):
        out |= one(AQUALUNG)
    level: i64 = state.intoxication[taker]
    if level >= DRUNK and level > state.intoxication[giver] and count(mine, COFFEE) and not count(theirs, COFFEE):
        out |= one(COFFEE)
    return out


def lone(hand: i64, item: i64, other: i64) -> bool:
    """Return whether a hand has one item, but not the other one that it belongs with."""
    return count(hand, item) > 0 and not count(hand, other)
