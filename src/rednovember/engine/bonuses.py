"""Which items help which fix-it actions, and what they add to them (I10-I18, I20)."""

from typing import Final

from rednovember.engine.ids import (
    CROWBAR,
    DEACTIVATION_CODE,
    ENGINE_MANUAL,
    EXTINGUISH,
    FIRE_EXTINGUISHER,
    FIX_ACTIONS,
    FIX_ENGINE,
    FIX_PUMPS,
    FIX_REACTOR,
    GROG,
    HARPOON,
    ITEM_NAMES,
    KILL_KRAKEN,
    PUMP,
    PUMP_MANUAL,
    REACTOR_MANUAL,
    STOP_MISSILES,
    TOOLBOX,
    UNBLOCK,
    WATER_PUMP,
)

REPAIRS: Final = (FIX_ENGINE, FIX_PUMPS, FIX_REACTOR)
ANY_FIX: Final = tuple(range(FIX_ACTIONS))

# An item, what it adds on a board that does not say, and the actions that it helps. Bots try the items in this order.
HELPERS: Final[tuple[tuple[int, int, tuple[int, ...]], ...]] = (
    (FIRE_EXTINGUISHER, 3, (EXTINGUISH,)),
    (WATER_PUMP, 3, (PUMP,)),
    (CROWBAR, 3, (UNBLOCK,)),
    (ENGINE_MANUAL, 4, (FIX_ENGINE,)),
    (PUMP_MANUAL, 4, (FIX_PUMPS,)),
    (REACTOR_MANUAL, 4, (FIX_REACTOR,)),
    (DEACTIVATION_CODE, 4, (STOP_MISSILES,)),
    (HARPOON, 4, (KILL_KRAKEN,)),
    (TOOLBOX, 3, REPAIRS),
    (GROG, 3, ANY_FIX),
)
USUAL_BONUSES: Final = {ITEM_NAMES[item]: plus for item, plus, _ in sorted(HELPERS)}


def helpers(action: int) -> tuple[int, ...]:
    """Return the items that help a fix-it action."""
    return tuple([item for item, _, actions in HELPERS if action in actions])
