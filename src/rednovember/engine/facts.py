"""The kinds of facts that the journal records, each with up to three parameters.

Facts alone are enough to tell a whole game, with every die and card, and to draw every change of a position. `FACTS`
names the kinds and their parameters; `game/visibility.py` decides who may know them.
"""

from typing import Final

TURN_BEGINS: Final = 0
STANDS_UP: Final = 1
ITEM_USED: Final = 2
INTOXICATION: Final = 3
GHOST_MOVED: Final = 4
HATCH_OPENED: Final = 5
REFLOWED: Final = 6
WATER: Final = 7
FIRE_OUT: Final = 8
ENTERED: Final = 9
STAYED: Final = 10
ACTION_TAKEN: Final = 11
DIE_ROLLED: Final = 12
FIX_RESULT: Final = 13
HATCH_UNBLOCKED: Final = 14
HATCH_BLOCKED: Final = 15
TRACK_MOVED: Final = 16
TOKEN_PLACED: Final = 17
TOKEN_REMOVED: Final = 18
TOKEN_NOT_PLACED: Final = 19
ITEM_DRAWN: Final = 20
STASH_DRAWN: Final = 21
NOTHING_DRAWN: Final = 22
TRADE_OFFERED: Final = 23
CARD_PASSED: Final = 24
FAINT_CHECKED: Final = 25
FAINTED: Final = 26
EVENT_TURNED: Final = 27
ICON_IGNORED: Final = 28
EVENT_IN_VAIN: Final = 29
FIRE_STARTED: Final = 30
CARD_DISCARDED: Final = 31
KEEPER_MOVED: Final = 32
EVENT_REMOVED: Final = 33
EVENTS_REBUILT: Final = 34
ITEMS_REBUILT: Final = 35
KILLED: Final = 36
NEWCOMER: Final = 37
ATTACKED: Final = 38
DEFENCE: Final = 39
FIGHT: Final = 40
ABANDONED: Final = 41
TURN_ENDS: Final = 42
GAME_ENDS: Final = 43
ESCAPE_NEEDED: Final = 44
TRADE_ANSWERED: Final = 45
GNOME_PLACED: Final = 46
KEEPER_STACKED: Final = 47
CHARMED: Final = 48
DRAW_BARRED: Final = 49
KEEPER_REMOVED: Final = 50

FACTS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("turn_begins", ("gnome", "space")),  # the ghost's space; no hatch is open, no item used, no charm active
    ("stands_up", ("gnome",)),
    ("item_used", ("gnome", "item")),
    ("intoxication", ("gnome", "before", "after")),
    ("ghost_moved", ("gnome", "before", "after")),
    ("hatch_opened", ("gnome", "room", "to_room")),
    ("reflowed", ("room", "to_room")),
    ("water", ("room", "before", "after")),
    ("fire_out", ("room", "by_water")),
    ("entered", ("gnome", "room", "to_room")),
    ("stayed", ("gnome", "room")),
    ("action_taken", ("gnome", "action", "minutes")),
    ("die_rolled", ("gnome", "purpose", "value")),
    ("fix_result", ("gnome", "result", "needed")),
    ("hatch_unblocked", ("room", "to_room")),
    ("hatch_blocked", ("room", "to_room")),
    ("track_moved", ("track", "before", "after")),
    ("token_placed", ("token", "space")),
    ("token_removed", ("token", "space")),
    ("token_not_placed", ("token", "already")),
    ("item_drawn", ("gnome", "source", "item")),
    ("stash_drawn", ("gnome", "left")),  # always a Grog
    ("nothing_drawn", ("gnome",)),
    ("trade_offered", ("gnome", "partner", "cards")),
    ("card_passed", ("gnome", "partner", "item")),
    ("faint_checked", ("gnome", "number", "level")),
    ("fainted", ("gnome", "space")),
    ("event_turned", ("gnome", "card", "number")),
    ("icon_ignored", ("gnome", "space", "left")),
    ("event_in_vain", ("event",)),
    ("fire_started", ("room",)),
    ("card_discarded", ("gnome", "cause", "item")),
    ("keeper_moved", ("gnome", "before", "after")),
    ("event_removed", ("card",)),
    ("events_rebuilt", ("cards", "kraken")),
    ("items_rebuilt", ("cards",)),
    ("killed", ("gnome", "cause", "room")),
    ("newcomer", ("gnome", "room")),  # sober, awake, may draw; the items used this turn no longer count
    ("attacked", ("gnome", "partner")),
    ("defence", ("gnome", "defends")),
    ("fight", ("gnome", "partner", "winner")),
    ("abandoned", ("gnome",)),
    ("turn_ends", ("gnome", "space")),
    ("game_ends", ("reason",)),
    ("escape_needed", ("gnome", "room")),
    ("trade_answered", ("gnome", "partner", "cards")),
    ("gnome_placed", ("gnome", "room")),
    ("keeper_stacked", ("gnome", "space", "place")),
    ("charmed", ("gnome", "icons")),
    ("draw_barred", ("gnome", "room")),  # A17; room 0: may draw again
    ("keeper_removed", ("gnome", "space")),
)

# Facts that reveal something, after which earlier decisions cannot be undone: luck, and, where hands are hidden, cards
# of a hand.
SHOWS_LUCK: Final = (DIE_ROLLED, EVENT_TURNED, ITEM_DRAWN)
SHOWS_HAND: Final = (ITEM_USED, TRADE_OFFERED, TRADE_ANSWERED, CARD_PASSED, CARD_DISCARDED, DEFENCE)

# What a die was rolled for.
FOR_REPAIR: Final = 0
FOR_FIRE: Final = 1
FOR_LEAK: Final = 2
FOR_BLOCKED_HATCH: Final = 3
FOR_NEWCOMER: Final = 4
FOR_ATTACKER: Final = 5
FOR_DEFENDER: Final = 6
FOR_START: Final = 7
PURPOSE_NAMES: Final = ("repair", "fire", "leak", "blocked_hatch", "newcomer", "attacker", "defender", "start")

# The result of a fix-it action.
FIX_FAILED: Final = 0
FIX_SUCCEEDED: Final = 1
FIX_TOO_LATE: Final = 2
RESULT_NAMES: Final = ("failed", "succeeded", "too_late")

# Where an item was drawn from, and why one was discarded.
FROM_STORES: Final = 0
FROM_ICON: Final = 1
FROM_DEAL: Final = 2
SOURCE_NAMES: Final = ("stores", "icon", "deal")
BY_LIMIT: Final = 0
BY_DEATH: Final = 1
BY_THIRST: Final = 2
BY_ABANDONING: Final = 3
CAUSE_NAMES: Final = ("limit", "death", "thirst", "abandoning")

# What killed a gnome.
DEATH_FAINTED: Final = 0  # D1
DEATH_HAZARD: Final = 1  # D2
DEATH_FAINTED_AT_SEA: Final = 2  # D3
DEATH_NO_AIR: Final = 3  # D4
DEATH_TRAPPED: Final = 4  # A6
DEATH_SLAIN: Final = 5  # O5
DEATH_NAMES: Final = ("fainted", "hazard", "fainted_at_sea", "no_air", "trapped", "slain")
