"""The columns of the lab's files: names, types and meanings. `docs/columns.md` and reports use these lists.

A row of `GAMES` is a game. A row of `TURNS` is a turn: the position as it begins, and its result. Gnomes are numbered
by seat from 0, rooms by the board from 1, and the sea is 0. Spaces are those of the Time Track, where 0 is the
rescue.
"""

from typing import Final, NamedTuple

from rednovember.engine.facts import (
    CARD_DISCARDED,
    CARD_PASSED,
    DEATH_NAMES,
    ENTERED,
    EVENT_IN_VAIN,
    FAINT_CHECKED,
    FAINTED,
    FIGHT,
    FIRE_OUT,
    FIRE_STARTED,
    FROM_DEAL,
    FROM_ICON,
    FROM_STORES,
    HATCH_BLOCKED,
    HATCH_OPENED,
    HATCH_UNBLOCKED,
    ICON_IGNORED,
    KILLED,
    NEWCOMER,
    STASH_DRAWN,
    TURN_BEGINS,
)
from rednovember.engine.ids import (
    ACTION_NAMES,
    DRAW,
    EVENT_NAMES,
    ITEM_NAMES,
    ITEMS,
    ROOMS,
    TOKEN_NAMES,
    TRACK_NAMES,
)
from rednovember.engine.tally import (
    BY_ACTION,
    BY_DEATH,
    BY_EVENT,
    BY_FIX,
    BY_ITEM_DRAWN,
    BY_ITEM_USED,
    BY_ROOM_OF_DEATH,
    BY_TOKEN_PLACED,
    BY_TOKEN_REMOVED,
    COUNTS,
)
from rednovember.game.rules import OPTIONS

FORMAT: Final = 1  # of the files; renaming, dropping or redefining a column makes it 2

TRUTH: Final = "truth"
TEXT: Final = "text"
WHOLE: Final = "whole"  # from 0 on, 16 bits
LARGE: Final = "large"  # 64 bits
SHARE: Final = "share"  # a number from 0 to 1
WHOLES: Final = "wholes"  # a list of whole numbers
TEXTS: Final = "texts"

FIXES: Final = ACTION_NAMES[:DRAW]


class Column(NamedTuple):
    """A column: the sum of a game's numbers at `places`. Columns without places are computed in another way."""

    name: str
    kind: str
    meaning: str
    places: tuple[int, ...] = ()


# A game's numbers, as a worker sends them: these, then the counts of the engine's `Tally`.
HEAD: Final = ("result", "minutes", "survivors", "abandoned", "faults", *(f"track_{name}" for name in TRACK_NAMES))
WIDTH: Final = len(HEAD) + COUNTS


def head(name: str, meaning: str) -> Column:
    """Return a column with a value of the final position."""
    return Column(name, WHOLE, meaning, (HEAD.index(name),))


def counted(name: str, meaning: str, *places: int) -> Column:
    """Return a column with a count, or the sum of several."""
    return Column(name, WHOLE, meaning, tuple(len(HEAD) + place for place in places))


def drawn(item: int, *sources: int) -> list[int]:
    """Return the places that count an item's draws from these sources."""
    return [BY_ITEM_DRAWN + ITEMS * source + item for source in sources]


ABOUT: Final = (
    Column("board", TEXT, "the id of the board"),
    Column("edition", TEXT, "the edition: revised or first"),
    Column("crew", TEXT, "the bots: one name for all gnomes, or one for each, separated by commas"),
    Column("gnomes", WHOLE, "how many gnomes began the game"),
    *(Column(f"option_{name}", TRUTH, f"whether the option {name} was played") for name in OPTIONS),
)

GAMES: Final = (
    Column("game", LARGE, "the number of the game in its run, from 0"),
    Column("seed", LARGE, "the seed of the boat's luck; games of other crews with the same seed met the same boat"),
    *ABOUT,
    Column("rescued", TRUTH, "whether the crew was rescued"),
    Column(
        "reason",
        TEXT,
        "why the boat was lost (empty if the crew was rescued): a track, a token, or crew if nobody was left",
    ),
    head("minutes", "minutes that the whole crew had survived when the game ended"),
    counted("turns", "turns begun", TURN_BEGINS),
    head("survivors", "gnomes alive and aboard at the end"),
    head("abandoned", "gnomes that had abandoned their comrades"),
    *(head(f"track_{name}", f"where the marker of the {name} track stood at the end") for name in TRACK_NAMES),
    counted("deaths", "gnomes killed", KILLED),
    *(counted(f"death_{name}", f"gnomes killed: {name}", BY_DEATH + i) for i, name in enumerate(DEATH_NAMES)),
    counted("died_at_sea", "gnomes killed in the sea", BY_ROOM_OF_DEATH),
    *(
        counted(f"died_in_{room}", f"gnomes killed in room {room}", BY_ROOM_OF_DEATH + room)
        for room in range(1, ROOMS + 1)
    ),
    counted("newcomers", "gnomes that replaced a dead one", NEWCOMER),
    counted("faint_checks", "Faint Checks", FAINT_CHECKED),
    counted("faints", "gnomes that fainted", FAINTED),
    counted("events", "event cards drawn for an event icon", *range(BY_EVENT, BY_EVENT + len(EVENT_NAMES))),
    counted("events_in_vain", "events without any effect", EVENT_IN_VAIN),
    counted("icons_ignored", "event icons ignored with a Lucky Charm", ICON_IGNORED),
    *(counted(f"event_{name}", f"{name} cards among the events", BY_EVENT + i) for i, name in enumerate(EVENT_NAMES)),
    counted("fires_started", "fires that broke out", FIRE_STARTED),
    counted("fires_out", "fires put out, by gnomes or by water", FIRE_OUT),
    counted("hatches_blocked", "times a hatch was blocked", HATCH_BLOCKED),
    counted("hatches_unblocked", "times a hatch was unblocked", HATCH_UNBLOCKED),
    *(
        counted(f"token_placed_{name}", f"{name} tokens placed", BY_TOKEN_PLACED + i)
        for i, name in enumerate(TOKEN_NAMES)
    ),
    *(
        counted(f"token_removed_{name}", f"{name} tokens removed", BY_TOKEN_REMOVED + i)
        for i, name in enumerate(TOKEN_NAMES)
    ),
    counted("repairs_tried", "fix-it actions taken", *range(BY_ACTION, BY_ACTION + len(FIXES))),
    counted("repairs_made", "fix-it actions that succeeded", *range(BY_FIX, BY_FIX + len(FIXES))),
    *(counted(f"action_{name}", f"{name} actions taken", BY_ACTION + i) for i, name in enumerate(ACTION_NAMES)),
    *(counted(f"made_{name}", f"{name} actions that succeeded", BY_FIX + i) for i, name in enumerate(FIXES)),
    counted("hatches_opened", "hatches opened", HATCH_OPENED),
    counted("rooms_entered", "times a gnome entered a room or the sea", ENTERED),
    counted(
        "items_dealt",
        "item cards dealt at the start",
        *range(BY_ITEM_DRAWN + FROM_DEAL * ITEMS, BY_ITEM_DRAWN + (FROM_DEAL + 1) * ITEMS),
    ),
    counted(
        "items_drawn",
        "item cards drawn from the deck after the deal",
        *range(BY_ITEM_DRAWN, BY_ITEM_DRAWN + FROM_DEAL * ITEMS),
    ),
    counted("stash_drawn", "Grog drawn from the captain's stash", STASH_DRAWN),
    counted("items_used", "items used", *range(BY_ITEM_USED, BY_ITEM_USED + ITEMS)),
    counted("cards_passed", "cards given away in trades", CARD_PASSED),
    counted("cards_discarded", "cards discarded unused", CARD_DISCARDED),
    *(
        counted(f"dealt_{name}", f"{name} dealt at the start", *drawn(i, FROM_DEAL))
        for i, name in enumerate(ITEM_NAMES)
    ),
    *(
        counted(f"drawn_{name}", f"{name} drawn from the deck after the deal", *drawn(i, FROM_STORES, FROM_ICON))
        for i, name in enumerate(ITEM_NAMES)
    ),
    *(counted(f"used_{name}", f"{name} used", BY_ITEM_USED + i) for i, name in enumerate(ITEM_NAMES)),
    counted("fights", "fights between gnomes", FIGHT),
    head("faults", "how often a bot failed and a default decision was made for it"),
    Column("fault", TEXT, "the faults as JSON: a list of [bot, times, first reason]; empty if there were none"),
)

TURNS: Final = (
    Column("game", LARGE, "the number of the game in its run, as in the games file"),
    Column("seed", LARGE, "the seed of the boat's luck, as in the games file"),
    *ABOUT,
    Column("rescued", TRUTH, "whether the crew was rescued in the end"),
    Column("turn", WHOLE, "the number of the turn in its game, from 1"),
    Column("gnome", WHOLE, "whose turn it is"),
    Column("space", WHOLE, "the space of its Time Keeper when the turn begins"),
    Column("room", WHOLE, "the room it is in"),
    Column("drunk", WHOLE, "its intoxication level"),
    Column(
        "chance",
        SHARE,
        "the chance of rescue when the turn begins, by the captain's outlook; empty on untrained boards",
    ),
    Column("chance_after", SHARE, "the same when the next turn begins; 1 or 0 if the game is over"),
    *(Column(f"track_{name}", WHOLE, f"where the marker of the {name} track stands") for name in TRACK_NAMES),
    *(Column(f"token_{name}", WHOLE, f"the space of the {name} token; empty if there is none") for name in TOKEN_NAMES),
    Column("fires", WHOLES, "the rooms on fire"),
    Column("low_water", WHOLES, "the rooms with low water"),
    Column("high_water", WHOLES, "the rooms with high water"),
    Column("blocked", WHOLE, "the number of blocked hatches"),
    Column("aboard", WHOLES, "the gnomes that are alive and aboard; the lists below have the same order"),
    Column("rooms", WHOLES, "the room of each"),
    Column("keepers", WHOLES, "the space of each Time Keeper"),
    Column("drunkenness", WHOLES, "the intoxication level of each"),
    Column("cards", WHOLES, "the number of cards that each holds"),
    Column("fainted", WHOLES, "the gnomes that have fainted"),
    Column("action", TEXT, "the action taken in the turn; empty if there was none"),
    Column("fixed", TRUTH, "whether a fix-it action succeeded; empty if none was taken"),
    Column("minutes", WHOLE, "the minutes that the turn took; empty if the gnome didn't survive it"),
    Column("items", TEXTS, "the items used in the turn"),
    Column("events", TEXTS, "the events of the turn, sorted by kind, not by time"),
    Column("fires_started", WHOLE, "fires that broke out in the turn"),
    Column("faints", WHOLE, "gnomes that fainted in the turn"),
    Column("deaths", WHOLE, "gnomes killed in the turn"),
)
