"""The engine's numbers for spaces, items, events, actions, phases and decisions, and their names.

What a board or an edition may change is in `Ruleset`, not here.
"""

from typing import Final

# Spaces: rooms are 1 to 10, the sea is 0.
SEA: Final = 0
ROOMS: Final = 10
SPACES: Final = ROOMS + 1

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
ITEMS: Final = AQUALUNG + 1  # 15 at most: see hands.py
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

# Actions: the first ones, up to FIX_ACTIONS, are the fix-it actions.
EXTINGUISH: Final = 0
PUMP: Final = 1
UNBLOCK: Final = 2
FIX_ENGINE: Final = 3
FIX_PUMPS: Final = 4
FIX_REACTOR: Final = 5
STOP_MISSILES: Final = 6
KILL_KRAKEN: Final = 7
FIX_ACTIONS: Final = KILL_KRAKEN + 1
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

# Decisions: each kind has a range of codes, one for each space, item, gnome or number of minutes that it may be about.
# The ranges follow from the numbers above: with another item or room they move, and nothing else has to change. They
# are here, and not beside the tables of `decisions.py`, because mypyc folds only sums of one module's constants.
USE: Final = 0  # + item
OPEN: Final = USE + ITEMS  # + space
ENTER: Final = OPEN + SPACES
STAY: Final = ENTER + 1
FIX: Final = STAY + 1  # + 10 * fix-it action + minutes - 1; those of UNBLOCK are unused
UNBLOCK_HATCH: Final = FIX + MINUTES_MAX * FIX_ACTIONS  # + 10 * (room - 1) + minutes - 1
DRAW_ITEMS: Final = UNBLOCK_HATCH + MINUTES_MAX * ROOMS  # + minutes - 1
WAIT_A_MINUTE: Final = DRAW_ITEMS + MINUTES_MAX
DONE: Final = WAIT_A_MINUTE + 1
TRADE_WITH: Final = DONE + 1  # + gnome
CARD: Final = TRADE_WITH + GNOMES_MAX  # + item that is offered or given in return
CLOSE: Final = CARD + ITEMS  # no more cards
SPREAD_TO: Final = CLOSE + 1  # + room - 1
BLOCK_TO: Final = SPREAD_TO + ROOMS  # + room - 1
DISCARD_ITEM: Final = BLOCK_TO + ROOMS  # + item
ABANDON_COMRADES: Final = DISCARD_ITEM + ITEMS
ATTACK_GNOME: Final = ABANDON_COMRADES + 1  # + gnome
DEFEND_WITH_CROWBAR: Final = ATTACK_GNOME + GNOMES_MAX
SUBMIT: Final = DEFEND_WITH_CROWBAR + 1
DECISIONS: Final = SUBMIT + 1
