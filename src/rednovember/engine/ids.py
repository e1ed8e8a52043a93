"""The engine's numbers for spaces, items, events, actions and phases, and their names.

What a board or an edition may change is in `Ruleset`, not here.
"""

from typing import Final

# Spaces: rooms are 1 to 10, the sea is 0.
SEA: Final = 0
ROOMS: Final = 10
SPACES: Final = 11

GNOMES_MIN: Final = 3
GNOMES_MAX: Final = 8  # C8, Q2
DIE_SIDES: Final = 10  # C6, Q1
MINUTES_MAX: Final = 10  # A5
LONGEST_TRACK: Final = 600  # the most minutes that a board's Time Track may have

# Items, in the order of the data files.
GROG: Final = 0
TOOLBOX: Final = 1
ENGINE_MANUAL: Final = 2
PUMP_MANUAL: Final = 3
REACTOR_MANUAL: Final = 4
DEACTIVATION_CODE: Final = 5
FIRE_EXTINGUISHER: Final = 6
CROWBAR: Final = 7
WATER_PUMP: Final = 8
COFFEE: Final = 9
HARPOON: Final = 10
LUCKY_CHARM: Final = 11
AQUALUNG: Final = 12
ITEMS: Final = 13
NO_ITEM: Final = -1
ITEM_NAMES: Final = (
    "grog",
    "toolbox",
    "engine_manual",
    "pump_manual",
    "reactor_manual",
    "deactivation_code",
    "fire_extinguisher",
    "crowbar",
    "water_pump",
    "coffee",
    "harpoon",
    "lucky_charm",
    "aqualung",
)

# Kinds of event cards, in the order of the data files.
FIRE: Final = 0
FIRE_SPREADS: Final = 1
LEAK: Final = 2
UNDERWATER_CURRENT: Final = 3
BLOCKED_HATCH: Final = 4
DESCENT: Final = 5
FAST_DESCENT: Final = 6
REACTOR_WARMUP: Final = 7
REACTOR_MALFUNCTION: Final = 8
ENGINE_DOWN: Final = 9
OXYGEN_PUMPS_DOWN: Final = 10
MISSILE_COUNTDOWN: Final = 11
KRAKEN: Final = 12
TURBULENCE: Final = 13
STUMBLE: Final = 14
FRIENDLY_FIRE: Final = 15
OVERHEATED: Final = 16
RESPITE: Final = 17
EVENT_NAMES: Final = (
    "fire",
    "fire_spreads",
    "leak",
    "underwater_current",
    "blocked_hatch",
    "descent",
    "fast_descent",
    "reactor_warmup",
    "reactor_malfunction",
    "engine_down",
    "oxygen_pumps_down",
    "missile_countdown",
    "kraken",
    "turbulence",
    "stumble",
    "friendly_fire",
    "overheated",
    "respite",
)

# Disaster Tracks.
ASPHYXIATION: Final = 0
HEAT: Final = 1
PRESSURE: Final = 2
TRACKS: Final = 3
NO_TRACK: Final = -1
TRACK_NAMES: Final = ("asphyxiation", "heat", "pressure")

# Destruction tokens (C7).
CRUSHED: Final = 0
ASPHYXIATED: Final = 1
MISSILES: Final = 2
DEVOURED: Final = 3
TOKENS: Final = 4
NO_TOKEN: Final = -1
TOKEN_NAMES: Final = ("crushed", "asphyxiated", "missiles", "kraken")

# Actions: the first eight are the fix-it actions.
EXTINGUISH: Final = 0
PUMP: Final = 1
UNBLOCK: Final = 2
FIX_ENGINE: Final = 3
FIX_PUMPS: Final = 4
FIX_REACTOR: Final = 5
STOP_MISSILES: Final = 6
KILL_KRAKEN: Final = 7
DRAW: Final = 8
TRADE: Final = 9
WAIT: Final = 10
ABANDON: Final = 11
ATTACK: Final = 12
NO_FIX: Final = -1
ACTION_NAMES: Final = (
    "extinguish",
    "pump",
    "unblock",
    "fix_engine",
    "fix_pumps",
    "fix_reactor",
    "stop_missiles",
    "kill_kraken",
    "draw",
    "trade",
    "wait",
    "abandon",
    "attack",
)

# Phases: what the gnome that decides is asked.
MOVEMENT: Final = 0  # a move, an item or an action
HATCH: Final = 1  # a hatch is open: enter or stay
ACTED: Final = 2  # the action is taken: items, or the end of the turn
ESCAPE: Final = 3  # the extra move after a failed Extinguish Fire
ESCAPE_HATCH: Final = 4
OFFER: Final = 5  # cards offered in a trade, one by one
GIVE: Final = 6  # the partner's cards in return
DEFEND: Final = 7
SPREAD: Final = 8
BLOCK: Final = 9
DISCARD: Final = 10
OVER: Final = 11
DRAWN: Final = 12  # a card was drawn on an icon: use it now, or keep it (Q47)
PHASE_NAMES: Final = (
    "movement",
    "hatch",
    "acted",
    "escape",
    "escape_hatch",
    "offer",
    "give",
    "defend",
    "spread",
    "block",
    "discard",
    "over",
    "drawn",
)

# The result of a game.
PLAYING: Final = 0
WON: Final = 1
LOST: Final = 2  # the first of the reasons for a loss
REASON_NAMES: Final = (
    "asphyxiation",
    "heat",
    "pressure",
    "crushed",
    "asphyxiated",
    "missiles",
    "kraken",
    "crew",
)
LOST_TRACK: Final = 2  # + track
LOST_TOKEN: Final = 5  # + token
LOST_CREW: Final = 9
