"""Trades: with whom, and which cards are worth passing."""

from mypy_extensions import i64

from rednovember.engine.hands import MOST_OF_A_KIND, count, one
from rednovember.engine.ids import (
    AQUALUNG,
    DEACTIVATION_CODE,
    DEVOURED,
    FIX_ENGINE,
    HARPOON,
    ITEMS,
    KILL_KRAKEN,
    NO_TOKEN,
    SEA,
    TOOLBOX,
)
from rednovember.engine.items import made_for, toolbox_helps
from rednovember.engine.state import State


def worth_offering(hand: i64) -> list[int]:
    """The offers worth a look: what the Kraken needs, what repairs need, everything."""
    sea: i64 = 0
    tools: i64 = 0
    item: i64 = 0
    while item < ITEMS:
        number = count(hand, item) * one(item)
        if item == AQUALUNG or item == HARPOON:
            sea += number
        elif TOOLBOX <= item <= DEACTIVATION_CODE:
            tools += number
        item += 1
    out: list[int] = []
    for offered in (sea, tools, hand):
        if offered and offered not in out:
            out.append(offered)
    return out


def may_trade(state: State, gnome: i64) -> bool:
    """Whether a gnome can take cards and has time to use them, in a room where a trade takes a minute."""
    room: i64 = state.room[gnome]
    well = state.aboard(gnome) and not (state.fainted >> gnome) & 1
    return well and state.time[gnome] > 0 and room != SEA and not state.flooded(room) and not state.deadly(room)


def asked_for(state: State, hand: i64) -> i64:
    """What a bosun gives if it is asked (`Bosun.give`): air and harpoon, when the Kraken is there."""
    if state.tokens[DEVOURED] == NO_TOKEN:
        return 0
    return count(hand, HARPOON) * one(HARPOON) + count(hand, AQUALUNG) * one(AQUALUNG)


def of_help(state: State, hand: i64) -> i64:
    """The cards of a hand that help against the tokens on the Time Track."""
    total: i64 = 0
    action: i64 = FIX_ENGINE
    while action <= KILL_KRAKEN:
        token: i64 = state.rules.token_of[action]
        if token != NO_TOKEN and state.tokens[token] != NO_TOKEN:
            total |= hand & (MOST_OF_A_KIND * one(made_for(action)))
            if toolbox_helps(action):
                total |= hand & (MOST_OF_A_KIND * one(TOOLBOX))
            if action == KILL_KRAKEN:
                total |= hand & (MOST_OF_A_KIND * one(AQUALUNG))
        action += 1
    return total
