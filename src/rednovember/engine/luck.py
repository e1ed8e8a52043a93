"""Luck, the source of dice and cards. It is passed in, never global.

It comes from a seed, from a script, or from a secret (`keyed.py`). It has five streams, so that two crews with the same
seed meet the same events, whatever they roll for. `SeededLuck` draws from L'Ecuyer's MRG32k3a; all arithmetic stays
below 2**62, so that compiled and uncompiled code agree.

Each question uses exactly one number of its stream, whatever the answer. So a scripted die or card (`ScriptedLuck`) can
use up the draw that it replaces.
"""

from typing import Final

from mypy_extensions import i64

from rednovember.engine.ids import DIE_SIDES, ITEM_NAMES
from rednovember.engine.ruleset import Ruleset, event_text
from rednovember.errors import LuckError

SETUP: Final = 0
REPAIR_DICE: Final = 1
ROOM_DICE: Final = 2
EVENT_CARDS: Final = 3
ITEM_CARDS: Final = 4
STREAMS: Final = 5

M1: Final = 4294967087
M2: Final = 4294944443
WORD: Final = 0xFFFFFFFF
OWN_NUMBER: Final = -1  # use the card's own faint number


def mix(word: i64) -> i64:
    """Return 32 bits well mixed."""
    word ^= word >> 16
    word = (word * 0x1B873593) & WORD
    word ^= word >> 15
    word = (word * 0x19D699A5) & WORD
    return word ^ (word >> 16)


class Stream:
    """One sequence of MRG32k3a."""

    def __init__(self, x0: i64, x1: i64, x2: i64, y0: i64, y1: i64, y2: i64) -> None:
        self.x0: i64 = x0
        self.x1: i64 = x1
        self.x2: i64 = x2
        self.y0: i64 = y0
        self.y1: i64 = y1
        self.y2: i64 = y2

    def below(self, n: i64) -> i64:
        """Return the next number from 0 to n - 1 (n below 2**29)."""
        x = (1403580 * self.x1 - 810728 * self.x0) % M1
        self.x0 = self.x1
        self.x1 = self.x2
        self.x2 = x
        y = (527612 * self.y2 - 1370589 * self.y0) % M2
        self.y0 = self.y1
        self.y1 = self.y2
        self.y2 = y
        return ((x - y) % M1) * n // M1

    def copy(self) -> "Stream":
        """Return an independent copy, which goes on with the same numbers."""
        return Stream(self.x0, self.x1, self.x2, self.y0, self.y1, self.y2)

    def __reduce__(self) -> tuple[object, ...]:
        return Stream, (self.x0, self.x1, self.x2, self.y0, self.y1, self.y2)


def make_stream(high: i64, low: i64, number: i64) -> Stream:
    """Return the stream with this number for a seed of two words."""
    word = mix(low ^ ((number * 0x1E3779B9) & WORD))
    first = mix((word + high) & WORD)
    second = mix(first ^ low)
    third = mix((second + word) & WORD)
    # The generator must not start with three zeros.
    return Stream(first % M1, second % M1, third % (M1 - 1) + 1, third % M2, first % M2, second % (M2 - 1) + 1)


def seed_words(seed: int) -> tuple[i64, i64]:
    """Return a whole number of any size as two words of 32 bits."""
    rest = seed << 1  # not a product: compiled code aborts if Ctrl-C comes during a product of large numbers
    if rest < 0:
        rest = ~rest
    high: i64 = 0
    low: i64 = 0x1234567
    while True:
        word: i64 = rest & WORD
        low = mix(low ^ word)
        high = mix((high + low) & WORD)
        rest >>= 32
        if not rest:
            return high, low


def stream_of(seed: int, number: int) -> Stream:
    """Return a stream for something other than the game's luck, such as a bot's choices."""
    high, low = seed_words(seed)
    return make_stream(high, low, number)


class Luck:
    """What the rules ask of luck.

    `event` and `item` return places in the sorted pile. Each method may raise LuckError.
    """

    def __init__(self) -> None:
        self.faint_number: i64 = OWN_NUMBER

    def setup(self, n: i64) -> i64:
        """Return a number below n, for the set-up."""
        raise LuckError("luck-setup")

    def repair_die(self) -> i64:
        """Roll a die for an action: 1 to 10 (C6)."""
        raise LuckError("luck-die")

    def room_die(self) -> i64:
        """Roll a die for a room: 1 to 10."""
        raise LuckError("luck-die")

    def event(self, rules: Ruleset, pile: list[int]) -> i64:
        """Return which card of the event deck is turned over. May set `faint_number` for it."""
        raise LuckError("luck-event")

    def item(self, pile: list[int]) -> i64:
        """Return which card of the item deck is drawn."""
        raise LuckError("luck-item")

    def copy(self) -> "Luck":
        """Return an independent copy, which gives the same answers."""
        return Luck()


class StreamLuck(Luck):
    """Luck drawn from five streams."""

    def __init__(self, setups: Stream, repairs: Stream, rooms: Stream, events: Stream, items: Stream) -> None:
        self.faint_number: i64 = OWN_NUMBER
        self.setups = setups
        self.repairs = repairs
        self.rooms = rooms
        self.events = events
        self.items = items

    def seed(self, seed: int) -> None:
        """Start again from another seed."""
        high, low = seed_words(seed)
        self.setups = make_stream(high, low, SETUP)
        self.repairs = make_stream(high, low, REPAIR_DICE)
        self.rooms = make_stream(high, low, ROOM_DICE)
        self.events = make_stream(high, low, EVENT_CARDS)
        self.items = make_stream(high, low, ITEM_CARDS)

    def setup(self, n: i64) -> i64:
        return self.setups.below(n)

    def repair_die(self) -> i64:
        return self.repairs.below(DIE_SIDES) + 1

    def room_die(self) -> i64:
        return self.rooms.below(DIE_SIDES) + 1

    def event(self, rules: Ruleset, pile: list[int]) -> i64:
        return self.events.below(len(pile))

    def item(self, pile: list[int]) -> i64:
        return self.items.below(len(pile))

    def copy(self) -> Luck:
        return StreamLuck(
            self.setups.copy(), self.repairs.copy(), self.rooms.copy(), self.events.copy(), self.items.copy()
        )

    def __reduce__(self) -> tuple[object, ...]:
        return StreamLuck, (self.setups, self.repairs, self.rooms, self.events, self.items)


class SeededLuck(StreamLuck):
    """Luck from a seed, which is any whole number."""

    def __init__(self, seed: int) -> None:
        high, low = seed_words(seed)
        super().__init__(
            make_stream(high, low, SETUP),
            make_stream(high, low, REPAIR_DICE),
            make_stream(high, low, ROOM_DICE),
            make_stream(high, low, EVENT_CARDS),
            make_stream(high, low, ITEM_CARDS),
        )


class ScriptedLuck(Luck):
    """Scripted luck, used up in order. After it, `then` decides; without `then` a further question raises LuckError.

    An event is (kind, number); the number -1 takes the first card of the kind. Each scripted answer also uses up the
    draw of `then` that it replaces.
    """

    def __init__(
        self,
        dice: list[int],
        events: list[tuple[int, int]],
        items: list[int],
        then: Luck | None,
    ) -> None:
        self.faint_number: i64 = OWN_NUMBER
        self.dice = dice
        self.laid_events = events
        self.laid_items = items
        self.then = then
        self.next_die: i64 = 0
        self.next_event: i64 = 0
        self.next_item: i64 = 0

    def setup(self, n: i64) -> i64:
        if self.then is None:
            raise LuckError("luck-setup")
        return self.then.setup(n)

    def repair_die(self) -> i64:
        value: i64 = 0
        if self.then is not None:
            value = self.then.repair_die()
        return self.laid_die(value)

    def room_die(self) -> i64:
        value: i64 = 0
        if self.then is not None:
            value = self.then.room_die()
        return self.laid_die(value)

    def laid_die(self, otherwise: i64) -> i64:
        """Return the next die of the script, or `otherwise` after its end."""
        if self.next_die < len(self.dice):
            value: i64 = self.dice[self.next_die]
            self.next_die += 1
            return value
        if self.then is None:
            raise LuckError("luck-die")
        return otherwise

    def event(self, rules: Ruleset, pile: list[int]) -> i64:
        self.faint_number = OWN_NUMBER
        place: i64 = 0
        if self.then is not None:
            place = self.then.event(rules, pile)
        if self.next_event < len(self.laid_events):
            kind, number = self.laid_events[self.next_event]
            place = rules.place_of_event(pile, kind, number)
            if place < 0:
                raise LuckError("luck-no-such-event", card=event_text(kind, number))
            self.next_event += 1
            self.faint_number = number
            return place
        if self.then is None:
            raise LuckError("luck-event")
        return place

    def item(self, pile: list[int]) -> i64:
        place: i64 = 0
        if self.then is not None:
            place = self.then.item(pile)
        if self.next_item < len(self.laid_items):
            item = self.laid_items[self.next_item]
            if item not in pile:
                raise LuckError("luck-no-such-item", card=ITEM_NAMES[item])
            self.next_item += 1
            return pile.index(item)
        if self.then is None:
            raise LuckError("luck-item")
        return place

    def lay(self, dice: list[int], events: list[tuple[int, int]], items: list[int]) -> None:
        """Script the next answers, replacing any that were scripted for the same questions."""
        self.dice = self.dice[: self.next_die] + dice + self.dice[self.next_die + len(dice) :]
        self.laid_events = (
            self.laid_events[: self.next_event] + events + self.laid_events[self.next_event + len(events) :]
        )
        self.laid_items = self.laid_items[: self.next_item] + items + self.laid_items[self.next_item + len(items) :]

    def copy(self) -> "ScriptedLuck":
        then = self.then
        return gone_on(
            self.dice,
            self.laid_events,
            self.laid_items,
            None if then is None else then.copy(),
            (self.next_die, self.next_event, self.next_item),
        )

    def __reduce__(self) -> tuple[object, ...]:
        used = (self.next_die, self.next_event, self.next_item)
        return gone_on, (self.dice, self.laid_events, self.laid_items, self.then, used)


def gone_on(
    dice: list[int],
    events: list[tuple[int, int]],
    items: list[int],
    then: Luck | None,
    used: tuple[int, int, int],
) -> ScriptedLuck:
    """Return a script of which this many dice, events and items have been used."""
    luck = ScriptedLuck(dice, events, items, then)
    luck.next_die = used[0]
    luck.next_event = used[1]
    luck.next_item = used[2]
    return luck
