"""The state of a game: whole numbers, bit masks and short lists, without history and luck."""

from typing import Final

from mypy_extensions import i64

from rednovember.engine.ids import MOVEMENT, NO_ITEM, PLAYING
from rednovember.engine.ruleset import Ruleset

FIELDS: Final = (
    "phase",
    "active",
    "decider",
    "ghost",
    "hatch",
    "fires",
    "low",
    "high",
    "blocked",
    "alive",
    "fainted",
    "abandoned",
    "used",
    "charm",
    "began_at_sea",
    "newcomer",
    "partner",
    "offered",
    "given",
    "floor",
    "limit",
    "limited",
    "rolled",
    "drawn",
    "event_drawn",
    "opening",
    "result",
    "stash",
    "kraken_in_deck",
    "tracks",
    "tokens",
    "room",
    "time",
    "intoxication",
    "hand",
    "drew_in",
    "keepers",
    "event_deck",
    "event_discard",
    "event_removed",
    "item_deck",
    "item_discard",
)

# A placeholder for the lists of a new state. `lay_out` or `copy` fills them; creating them twice would cost time.
TO_BE_FILLED: Final[list[int]] = []


class State:
    """A position, with every detail of the current turn. Copy it before you try something out.

    `setup.lay_out` creates one with its lists filled.
    """

    __slots__ = ("rules", "gnomes", "players", *FIELDS)

    def __init__(self, rules: Ruleset, gnomes: i64, players: i64) -> None:
        self.rules = rules
        self.gnomes: i64 = gnomes
        self.players: i64 = players  # at the start of the game
        # The turn.
        self.phase: i64 = MOVEMENT
        self.active: i64 = 0  # whose turn it is
        self.decider: i64 = 0  # who decides now
        self.ghost: i64 = 0
        self.used: i64 = 0  # the items used this turn, as a hand
        self.charm: i64 = 0  # event icons still to be ignored
        self.began_at_sea: bool = False  # has not come in since, where that counts (Q53)
        self.newcomer: bool = False  # has replaced a dead gnome this turn (Q59)
        self.event_drawn: bool = False  # an icon's event card was drawn in these Updates (Q47)
        # The current question: see `clear_question`.
        self.hatch: i64 = 0  # HATCH, ESCAPE_HATCH: the space beyond the open hatch
        self.partner: i64 = 0  # OFFER, GIVE, DEFEND: the other gnome
        self.offered: i64 = 0  # OFFER, GIVE: cards, as a hand
        self.given: i64 = 0  # GIVE
        self.floor: i64 = 0  # OFFER, GIVE, DISCARD: the lowest item that may be named next, in ascending order
        self.limit: i64 = 0  # DISCARD: the hand limit
        self.limited: i64 = 0  # DISCARD: the gnomes under it
        self.rolled: i64 = 0  # BLOCK: the room rolled for a Blocked Hatch
        self.drawn: i64 = NO_ITEM  # DRAWN: the card just drawn on an icon (Q47)
        # The game.
        self.opening: i64 = 0  # opening events still to come
        self.result: i64 = PLAYING
        # The boat: bit n of a mask is room n, or hatch n.
        self.fires: i64 = 0
        self.low: i64 = 0
        self.high: i64 = 0
        self.blocked: i64 = 0
        self.tracks: list[int] = TO_BE_FILLED
        self.tokens: list[int] = TO_BE_FILLED
        # The crew: bit n of a mask is gnome n.
        self.alive: i64 = (1 << gnomes) - 1
        self.fainted: i64 = 0
        self.abandoned: i64 = 0
        self.room: list[int] = TO_BE_FILLED
        self.time: list[int] = TO_BE_FILLED
        self.intoxication: list[int] = TO_BE_FILLED
        self.hand: list[int] = TO_BE_FILLED
        self.drew_in: list[int] = TO_BE_FILLED
        self.keepers: list[int] = TO_BE_FILLED  # in the order of arrival, the last on top
        # The cards: decks are sorted, discards are not.
        self.stash: i64 = 0
        self.kraken_in_deck: bool = False
        self.event_deck: list[int] = TO_BE_FILLED
        self.event_discard: list[int] = TO_BE_FILLED
        self.event_removed: list[int] = TO_BE_FILLED
        self.item_deck: list[int] = TO_BE_FILLED
        self.item_discard: list[int] = TO_BE_FILLED

    def copy(self) -> "State":
        """Return an independent copy."""
        other = State(self.rules, self.gnomes, self.players)
        other.phase = self.phase
        other.active = self.active
        other.decider = self.decider
        other.ghost = self.ghost
        other.hatch = self.hatch
        other.used = self.used
        other.charm = self.charm
        other.began_at_sea = self.began_at_sea
        other.newcomer = self.newcomer
        other.partner = self.partner
        other.offered = self.offered
        other.given = self.given
        other.floor = self.floor
        other.limit = self.limit
        other.limited = self.limited
        other.rolled = self.rolled
        other.drawn = self.drawn
        other.event_drawn = self.event_drawn
        other.opening = self.opening
        other.result = self.result
        other.fires = self.fires
        other.low = self.low
        other.high = self.high
        other.blocked = self.blocked
        other.tracks = self.tracks[:]
        other.tokens = self.tokens[:]
        other.alive = self.alive
        other.fainted = self.fainted
        other.abandoned = self.abandoned
        other.room = self.room[:]
        other.time = self.time[:]
        other.intoxication = self.intoxication[:]
        other.hand = self.hand[:]
        other.drew_in = self.drew_in[:]
        other.keepers = self.keepers[:]
        other.stash = self.stash
        other.kraken_in_deck = self.kraken_in_deck
        other.event_deck = self.event_deck[:]
        other.event_discard = self.event_discard[:]
        other.event_removed = self.event_removed[:]
        other.item_deck = self.item_deck[:]
        other.item_discard = self.item_discard[:]
        return other

    def __reduce__(self) -> tuple[object, ...]:
        values = tuple([getattr(self, name) for name in FIELDS])
        return restored, (self.rules, self.gnomes, self.players, values)

    def clear_question(self) -> None:
        """Clear the fields that belong to one phase. To be called when a question has been answered."""
        self.hatch = 0
        self.partner = 0
        self.offered = 0
        self.given = 0
        self.floor = 0
        self.limit = 0
        self.limited = 0
        self.rolled = 0
        self.drawn = NO_ITEM

    def aboard(self, gnome: i64) -> bool:
        """Return whether a gnome is alive and has not abandoned the others."""
        return ((self.alive & ~self.abandoned) >> gnome) & 1 == 1

    def flooded(self, room: i64) -> bool:
        """Return whether there is water in a room, at any level."""
        return ((self.low | self.high) >> room) & 1 == 1

    def deadly(self, room: i64) -> bool:
        """Return whether a room burns or is under high water. The sea is neither."""
        return ((self.fires | self.high) >> room) & 1 == 1

    def key(self) -> tuple[object, ...]:
        """Return a value that is the same for equal states.

        The order of discards, and of keepers on different spaces, does not count.
        """
        stacks = [(self.time[gnome], place, gnome) for place, gnome in enumerate(self.keepers)]
        keepers = [gnome for _, _, gnome in sorted(stacks)]
        out: list[object] = [self.gnomes, self.players, keepers]
        for name in FIELDS:
            if name == "event_discard" or name == "event_removed" or name == "item_discard":
                out.append(sorted(getattr(self, name)))
            elif name != "keepers":
                value = getattr(self, name)
                out.append(list(value) if isinstance(value, list) else int(value))
        return tuple(out)


def restored(rules: Ruleset, gnomes: int, players: int, values: tuple[object, ...]) -> State:
    """Return a state with these values; used by pickle."""
    state = State(rules, gnomes, players)
    for name, value in zip(FIELDS, values, strict=True):
        setattr(state, name, value)
    return state
