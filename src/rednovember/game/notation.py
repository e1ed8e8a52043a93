"""The notation of decisions: `open 5`, `fix engine 5`, `trade Boris grog crowbar`.

A `Decision` is what a player says; inside, a trade or a discard is several steps of the engine.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from typing import Final

from rednovember.engine import decisions as d
from rednovember.engine.hands import cards, size
from rednovember.engine.ids import (
    DISCARD,
    EXTINGUISH,
    FIX_ENGINE,
    FIX_PUMPS,
    FIX_REACTOR,
    GIVE,
    ITEM_NAMES,
    ITEMS,
    KILL_KRAKEN,
    MINUTES_MAX,
    OFFER,
    PUMP,
    ROOMS,
    STOP_MISSILES,
)
from rednovember.engine.legal import legal
from rednovember.engine.state import State
from rednovember.errors import NotationError, nearest

FIX_WORDS: Final = {
    EXTINGUISH: "extinguish",
    PUMP: "pump",
    FIX_ENGINE: "fix engine",
    FIX_PUMPS: "fix pumps",
    FIX_REACTOR: "fix reactor",
    STOP_MISSILES: "stop missiles",
    KILL_KRAKEN: "kill kraken",
}
FIX_ACTIONS: Final = {tuple(words.split()): action for action, words in FIX_WORDS.items()}
PLAIN_WORDS: Final = {
    "enter": d.ENTER,
    "stay": d.STAY,
    "wait": d.WAIT_A_MINUTE,
    "done": d.DONE,
    "abandon": d.ABANDON_COMRADES,
    "defend": d.DEFEND_WITH_CROWBAR,
    "submit": d.SUBMIT,
}
LIKE: Final = {
    "use": "use grog",
    "open": "open 5",
    "extinguish": "extinguish 7",
    "pump": "pump 4",
    "unblock": "unblock 1 4",
    "fix": "fix engine 5",
    "stop": "stop missiles 5",
    "kill": "kill kraken 5",
    "draw": "draw 2",
    "trade": "trade Boris grog",
    "attack": "attack Boris",
    "spread": "spread 4",
    "block": "block 5",
    "discard": "discard grog harpoon",
}
VERBS: Final = (*LIKE, *PLAIN_WORDS, "give")
MOST_LISTED: Final = 4096  # combinations of cards in a list of decisions


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision in notation; `str()` gives it. `codes` are the engine's steps.

    Words of the right form with a number that no rule knows (`draw 12`) have no codes: `atom` refuses them.
    """

    text: str
    codes: tuple[int, ...]
    atom: str = ""

    def __str__(self) -> str:
        return self.text


def item_words(items: Sequence[int]) -> str:
    """Item names behind a verb, each with a blank before it."""
    return "".join(f" {ITEM_NAMES[item]}" for item in items)


def code_text(code: int, gnomes: Sequence[str]) -> str:
    """One step of the engine in notation. Cards of a trade read as a `give`."""
    for word, plain in PLAIN_WORDS.items():
        if code == plain:
            return word
    if code < d.OPEN:
        return f"use {ITEM_NAMES[code - d.USE]}"
    if code < d.ENTER:
        return f"open {code - d.OPEN or 'sea'}"
    if code < d.UNBLOCK_HATCH:
        action, minutes = divmod(code - d.FIX, MINUTES_MAX)
        return f"{FIX_WORDS[action]} {minutes + 1}" if action in FIX_WORDS else "?"
    if code < d.DRAW_ITEMS:
        room, minutes = divmod(code - d.UNBLOCK_HATCH, MINUTES_MAX)
        return f"unblock {room + 1} {minutes + 1}"
    if code < d.WAIT_A_MINUTE:
        return f"draw {code - d.DRAW_ITEMS + 1}"
    if code < d.CARD:
        gnome = code - d.TRADE_WITH
        return f"trade {gnomes[gnome]}" if gnome < len(gnomes) else "?"
    if code < d.CLOSE:
        return f"give {ITEM_NAMES[code - d.CARD]}"
    if code == d.CLOSE:
        return "give"
    if code < d.BLOCK_TO:
        return f"spread {code - d.SPREAD_TO + 1}"
    if code < d.DISCARD_ITEM:
        return f"block {code - d.BLOCK_TO + 1}"
    if code < d.ABANDON_COMRADES:
        return f"discard {ITEM_NAMES[code - d.DISCARD_ITEM]}"
    gnome = code - d.ATTACK_GNOME
    return f"attack {gnomes[gnome]}" if gnome < len(gnomes) else "?"


@lru_cache(maxsize=64)
def single_decisions(gnomes: tuple[str, ...]) -> tuple[Decision, ...]:
    """Each step of the engine as a decision by itself, for a crew."""
    return tuple(Decision(code_text(code, gnomes), (code,)) for code in range(d.DECISIONS))


def codes_text(codes: Sequence[int], gnomes: Sequence[str]) -> str:
    """The steps of one decision in notation."""
    first = codes[0]
    if first in range(d.TRADE_WITH, d.CARD):
        return code_text(first, gnomes) + item_words([code - d.CARD for code in codes[1:-1]])
    if first in range(d.CARD, d.CLOSE + 1):
        return "give" + item_words([code - d.CARD for code in codes[:-1]])
    if first in range(d.DISCARD_ITEM, d.ABANDON_COMRADES):
        return "discard" + item_words([code - d.DISCARD_ITEM for code in codes])
    return code_text(first, gnomes)


def short_list(codes: Sequence[int], gnomes: Sequence[str]) -> list[str]:
    """Legal steps in short: one entry for a range of minutes, `...` for cards still to be named."""
    words: dict[str, list[str]] = {}
    for code in codes:
        if d.CARD <= code <= d.CLOSE:
            words["give ..."] = []
        elif d.DISCARD_ITEM <= code < d.ABANDON_COMRADES:
            words["discard ..."] = []
        elif d.TRADE_WITH <= code < d.CARD:
            words[f"{code_text(code, gnomes)} ..."] = []
        elif d.FIX <= code < d.WAIT_A_MINUTE:
            action, _, minutes = code_text(code, gnomes).rpartition(" ")
            words.setdefault(action, []).append(minutes)
        else:
            words[code_text(code, gnomes)] = []
    return [f"{word} {_range(minutes)}" if minutes else word for word, minutes in words.items()]


def _range(minutes: list[str]) -> str:
    return minutes[0] if len(minutes) == 1 else f"{minutes[0]}-{minutes[-1]}"


def parse(text: str, gnomes: Sequence[str]) -> Decision:
    """A decision from its words. Raises `NotationError` for words that are no decision at all."""
    words = text.split()
    if not words:
        raise NotationError("notation-empty", text=text)
    verb, rest = words[0], words[1:]
    if verb in PLAIN_WORDS and not rest:
        return Decision(verb, (PLAIN_WORDS[verb],))
    if verb in ("trade", "give", "discard"):
        return _parse_cards(verb, rest, gnomes)
    if verb in LIKE:
        found = _parse_numbers(verb, words, gnomes)
        if found is not None:
            return found
        raise NotationError("notation-words", text=text, like=LIKE[verb])
    raise NotationError("notation", text=text, nearest=nearest(verb, VERBS))


def _parse_cards(verb: str, rest: list[str], gnomes: Sequence[str]) -> Decision:
    if verb == "give":
        items = sorted(_item(word) for word in rest)
        codes = (*(d.CARD + item for item in items), d.CLOSE)
    elif not rest:
        raise NotationError("notation-words", text=verb, like=LIKE[verb])
    elif verb == "trade":
        partner = _gnome(rest[0], gnomes)
        items = sorted(_item(word) for word in rest[1:])
        codes = (d.TRADE_WITH + partner, *(d.CARD + item for item in items), d.CLOSE)
    else:
        codes = tuple(d.DISCARD_ITEM + item for item in sorted(_item(word) for word in rest))
    return Decision(codes_text(codes, gnomes), codes)


def _parse_numbers(verb: str, words: list[str], gnomes: Sequence[str]) -> Decision | None:
    """The verbs that are followed by an item, a gnome, a room or minutes; None if the words do not fit."""
    if len(words) == 2:
        word = words[1]
        if verb == "use":
            return _known(d.USE + _item(word), gnomes)
        if verb == "attack":
            return _known(d.ATTACK_GNOME + _gnome(word, gnomes), gnomes)
        if verb == "open":
            return _known(d.OPEN, gnomes) if word == "sea" else _numbered(words, d.OPEN + 1, ROOMS, "C1")
        if verb == "spread":
            return _numbered(words, d.SPREAD_TO, ROOMS, "C1")
        if verb == "block":
            return _numbered(words, d.BLOCK_TO, ROOMS, "C1")
        if verb == "draw":
            return _numbered(words, d.DRAW_ITEMS, MINUTES_MAX, "A16")
    if verb == "unblock" and len(words) == 3:
        room = _number(words[1])
        if room is None:
            return None
        words = [verb, str(room), words[2]]
        if not 1 <= room <= ROOMS:
            return _numbered(words, 0, 0, "C1")
        return _numbered(words, d.UNBLOCK_HATCH + MINUTES_MAX * (room - 1), MINUTES_MAX, "A5")
    action = FIX_ACTIONS.get(tuple(words[:-1]))
    if action is not None:
        return _numbered(words, d.FIX + MINUTES_MAX * action, MINUTES_MAX, "A5")
    return None


def _known(code: int, gnomes: Sequence[str]) -> Decision:
    return Decision(code_text(code, gnomes), (code,))


def _numbered(words: list[str], first: int, most: int, atom: str) -> Decision | None:
    """A decision that ends in a number: `first` stands for 1, and `atom` refuses what is not from 1 to `most`."""
    number = _number(words[-1])
    if number is None:
        return None
    text = " ".join((*words[:-1], str(number)))
    return Decision(text, (first + number - 1,)) if 1 <= number <= most else Decision(text, (), atom)


def _number(word: str) -> int | None:
    return int(word) if word.isascii() and word.isdigit() and len(word) < 6 else None


def _item(word: str) -> int:
    if word not in ITEM_NAMES:
        raise NotationError("notation-item", name=word, nearest=nearest(word, ITEM_NAMES))
    return ITEM_NAMES.index(word)


def _gnome(word: str, gnomes: Sequence[str]) -> int:
    if word not in gnomes:
        raise NotationError("notation-gnome", name=word, crew=", ".join(gnomes))
    return list(gnomes).index(word)


def combinations(hand: int, number: int | None) -> Iterator[tuple[int, ...]]:
    """Every choice of items from a hand, in ascending order: of so many cards, or of any number from none on."""
    counts = Counter(cards(hand))

    def choose(item: int, left: int) -> Iterator[tuple[int, ...]]:
        if left == 0 or item == ITEMS:
            if left == 0:
                yield ()
            return
        for many in range(min(counts[item], left), -1, -1):
            for others in choose(item + 1, left - many):
                yield (item,) * many + others

    for total in range(size(hand) + 1) if number is None else (number,):
        yield from choose(0, total)


def listed_decisions(state: State) -> list[tuple[int, ...]]:
    """The legal decisions as their engine steps. Of very full hands only the first combinations are among them."""
    trades = sum(d.TRADE_WITH <= code < d.CARD for code in legal(state))
    return list(each_decision(state, MOST_LISTED // max(1, trades)))


def each_decision(state: State, most: int | None = None) -> Iterator[tuple[int, ...]]:
    """Every legal decision as its engine steps; trades, gifts and discards in every combination of cards.

    With `most`, each of these in so many combinations only.
    """
    if state.phase == DISCARD and state.floor == 0:
        hand = state.hand[state.decider]
        for items in islice(combinations(hand, size(hand) - state.limit), most):
            yield tuple(d.DISCARD_ITEM + item for item in items)
    elif state.phase == GIVE:
        for items in islice(combinations(state.hand[state.partner], None), most):
            yield (*(d.CARD + item for item in items), d.CLOSE)
    elif state.phase != OFFER:
        for code in legal(state):
            if d.TRADE_WITH <= code < d.CARD:
                for items in islice(combinations(state.hand[state.active], None), most):
                    yield (code, *(d.CARD + item for item in items), d.CLOSE)
            else:
                yield (code,)
