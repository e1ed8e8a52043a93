"""Items (I): using them, what they help, and drinking."""

from typing import Final

from mypy_extensions import i64

from rednovember.engine.facts import CHARMED, INTOXICATION, ITEM_USED
from rednovember.engine.hands import MOST_OF_A_KIND, count, one
from rednovember.engine.ids import (
    AQUALUNG,
    COFFEE,
    CROWBAR,
    DEACTIVATION_CODE,
    ENGINE_MANUAL,
    EXTINGUISH,
    FIRE_EXTINGUISHER,
    FIX_ENGINE,
    FIX_PUMPS,
    FIX_REACTOR,
    GROG,
    HARPOON,
    LUCKY_CHARM,
    PUMP,
    PUMP_MANUAL,
    REACTOR_MANUAL,
    STOP_MISSILES,
    TOOLBOX,
    UNBLOCK,
    WATER_PUMP,
)
from rednovember.engine.journal import Journal
from rednovember.engine.state import State

GROG_BONUS: Final = 3  # I10: to every fix-it action
COFFEE_LEVELS: Final = 2  # I19


def made_for(action: i64) -> i64:
    """The item that is made for a fix-it action (I12-I18, I20)."""
    if action == EXTINGUISH:
        return FIRE_EXTINGUISHER
    if action == PUMP:
        return WATER_PUMP
    if action == UNBLOCK:
        return CROWBAR
    if action == FIX_ENGINE:
        return ENGINE_MANUAL
    if action == FIX_PUMPS:
        return PUMP_MANUAL
    if action == FIX_REACTOR:
        return REACTOR_MANUAL
    if action == STOP_MISSILES:
        return DEACTIVATION_CODE
    return HARPOON


def toolbox_helps(action: i64) -> bool:
    """I11: the Toolbox helps with engine, pumps and reactor."""
    return FIX_ENGINE <= action <= FIX_REACTOR


def bonus(used: i64, action: i64) -> i64:
    """What the items used this turn add to a fix-it action; all effects add up (I2)."""
    token_action = action == EXTINGUISH or action == PUMP or action == UNBLOCK
    total = GROG_BONUS * count(used, GROG) + (3 if token_action else 4) * count(used, made_for(action))
    if toolbox_helps(action):
        total += 3 * count(used, TOOLBOX)
    return total


def courage(used: i64) -> bool:
    """M7: whether the items used let a gnome enter burning rooms."""
    return count(used, GROG) + count(used, FIRE_EXTINGUISHER) > 0


def air(used: i64) -> bool:
    """M9: whether the items used let a gnome leave the sub."""
    return count(used, AQUALUNG) > 0


def set_intoxication(state: State, gnome: i64, level: i64, journal: Journal) -> None:
    """A gnome is as drunk as this now."""
    journal.note(INTOXICATION, gnome, state.intoxication[gnome], level)
    state.intoxication[gnome] = level


def drink(state: State, gnome: i64, journal: Journal) -> None:
    """I10: one Grog makes a gnome one level drunker, at most to the last level."""
    set_intoxication(state, gnome, min(state.rules.intoxication, state.intoxication[gnome] + 1), journal)


def use(state: State, item: i64, journal: Journal) -> None:
    """The active gnome uses an item; its effect lasts for the turn (I1), the card is discarded (I3)."""
    gnome = state.active
    state.hand[gnome] -= one(item)
    if count(state.used, item) < MOST_OF_A_KIND:  # a used card may be drawn and used again
        state.used += one(item)
    state.item_discard.append(item)
    journal.note(ITEM_USED, gnome, item, 0)
    if item == GROG:
        drink(state, gnome, journal)
    elif item == COFFEE:
        level: i64 = state.intoxication[gnome]
        set_intoxication(state, gnome, level - min(COFFEE_LEVELS, level), journal)  # Q48
    elif item == LUCKY_CHARM:
        state.charm += state.rules.charm_icons  # I21
        journal.note(CHARMED, gnome, state.charm, 0)
