"""Items (I): their use, their bonuses, and drinking."""

from mypy_extensions import i64

from rednovember.engine.facts import CHARMED, INTOXICATION, ITEM_USED
from rednovember.engine.hands import MOST_OF_A_KIND, count, one
from rednovember.engine.ids import AQUALUNG, COFFEE, FIRE_EXTINGUISHER, GROG, LUCKY_CHARM
from rednovember.engine.journal import Journal
from rednovember.engine.ruleset import Ruleset
from rednovember.engine.state import State


def bonus(rules: Ruleset, used: i64, action: i64) -> i64:
    """Return what the items used this turn add to a fix-it action; all bonuses add up (I2, I10-I18, I20)."""
    total: i64 = 0
    if used:
        for item in rules.helpers[action]:
            total += rules.item_bonus[item] * count(used, item)
    return total


def courage(used: i64) -> bool:
    """Return whether the items used let a gnome enter burning rooms (M7)."""
    return count(used, GROG) + count(used, FIRE_EXTINGUISHER) > 0


def air(used: i64) -> bool:
    """Return whether the items used let a gnome leave the sub (M9, I22)."""
    return count(used, AQUALUNG) > 0


def set_intoxication(state: State, gnome: i64, level: i64, journal: Journal) -> None:
    """Set a gnome's intoxication level."""
    journal.note(INTOXICATION, gnome, state.intoxication[gnome], level)
    state.intoxication[gnome] = level


def drink(state: State, gnome: i64, journal: Journal) -> None:
    """Raise a gnome's intoxication by one level, at most to the highest (I10)."""
    set_intoxication(state, gnome, min(state.rules.intoxication, state.intoxication[gnome] + 1), journal)


def use(state: State, item: i64, journal: Journal) -> None:
    """Use an item of the active gnome. Its effect lasts for the turn (I1); the card is discarded (I3)."""
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
        set_intoxication(state, gnome, level - min(state.rules.coffee_levels, level), journal)  # I19, N5, Q48
    elif item == LUCKY_CHARM:
        state.charm += state.rules.charm_icons  # I21
        journal.note(CHARMED, gnome, state.charm, 0)
