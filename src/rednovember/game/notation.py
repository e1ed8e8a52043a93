"""The notation of decisions: `open 5`, `fix engine 5`, `trade Boris grog crowbar`. Parses it, and lists it in short."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from rednovember.engine import decisions as d
from rednovember.engine.decoder import is_discard, is_gift, is_trade, takes_minutes
from rednovember.engine.ids import ACTION_NAMES, ITEM_NAMES, MINUTES_MAX, ROOMS
from rednovember.errors import NotationError, near
from rednovember.game.decision import FIX_WORDS, Decision, make_decision

FIX_ACTIONS: Final = {tuple(words.split()): name for name, words in FIX_WORDS.items() if name != "unblock"}
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


def short_list(codes: Sequence[int], gnomes: tuple[str, ...]) -> list[str]:
    """Return legal codes in short: one entry for a range of minutes, `...` for cards still to be named."""
    words: dict[str, list[int]] = {}
    for code in codes:
        decision = make_decision((code,), gnomes)
        if is_gift(code):
            words["give ..."] = []
        elif is_discard(code):
            words["discard ..."] = []
        elif is_trade(code):
            words[f"{decision} ..."] = []
        elif takes_minutes(code):
            words.setdefault(str(replace(decision, minutes=None)), []).append(decision.minutes or 0)
        else:
            words[str(decision)] = []
    return [f"{word} {_range(minutes)}" if minutes else word for word, minutes in words.items()]


def _range(minutes: list[int]) -> str:
    return str(minutes[0]) if len(minutes) == 1 else f"{minutes[0]}-{minutes[-1]}"


def parse(text: str, gnomes: tuple[str, ...]) -> Decision:
    """Parse a decision. Raises `NotationError` for a text that isn't one."""
    words = text.split()
    if not words:
        raise NotationError("notation-empty", text=text)
    verb, rest = words[0], words[1:]
    if verb in PLAIN_WORDS and not rest:
        return make_decision((PLAIN_WORDS[verb],), gnomes)
    if verb in ("trade", "give", "discard"):
        return _parse_cards(verb, rest, gnomes)
    if verb in LIKE:
        found = _parse_numbers(verb, words, gnomes)
        if found is not None:
            return found
        raise NotationError("notation-words", text=text, like=LIKE[verb])
    raise NotationError("notation", text=text, nearest=near(verb, VERBS), known=", ".join(VERBS))


def _parse_cards(verb: str, rest: list[str], gnomes: tuple[str, ...]) -> Decision:
    codes: tuple[int, ...]
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
    return make_decision(codes, gnomes)


def _parse_numbers(verb: str, words: list[str], gnomes: tuple[str, ...]) -> Decision | None:
    """Parse verbs with an item, a gnome, a room or minutes; None if the words don't fit."""
    last = words[-1]
    if len(words) == 2:
        if verb == "use":
            return make_decision((d.USE + _item(last),), gnomes)
        if verb == "attack":
            return make_decision((d.ATTACK_GNOME + _gnome(last, gnomes),), gnomes)
        if verb == "open" and last == "sea":
            return make_decision((d.OPEN,), gnomes)
        first = {"open": d.OPEN + 1, "spread": d.SPREAD_TO, "block": d.BLOCK_TO}.get(verb)
        if first is not None:
            return _to_room(verb, first, last, gnomes)
        if verb == "draw":
            return _with_minutes(Decision("draw", (), action="draw", atom="A16"), d.DRAW_ITEMS, last, gnomes)
    if verb == "unblock" and len(words) == 3:
        return _unblock(words[1], last, gnomes)
    action = FIX_ACTIONS.get(tuple(words[:-1]))
    if action is not None:
        first = d.FIX + MINUTES_MAX * ACTION_NAMES.index(action)
        return _with_minutes(Decision("fix", (), action=action, atom="A5"), first, last, gnomes)
    return None


def _to_room(kind: str, first: int, word: str, gnomes: tuple[str, ...]) -> Decision | None:
    """Return a decision about a room: `first` is the code for room 1, and C1 refuses anything but a room."""
    room = _number(word)
    if room is None:
        return None
    if 1 <= room <= ROOMS:
        return make_decision((first + room - 1,), gnomes)
    return Decision(kind, (), space=room, atom="C1")


def _unblock(to_room: str, minutes: str, gnomes: tuple[str, ...]) -> Decision | None:
    room = _number(to_room)
    if room is None:
        return None
    known = 1 <= room <= ROOMS
    bare = Decision("fix", (), space=room, action="unblock", atom="A5" if known else "C1")
    return _with_minutes(bare, d.UNBLOCK_HATCH + MINUTES_MAX * (room - 1) if known else None, minutes, gnomes)


def _with_minutes(bare: Decision, first: int | None, word: str, gnomes: tuple[str, ...]) -> Decision | None:
    """Return an action with minutes: `first` is the code for one minute; the atom of `bare` refuses other numbers."""
    minutes = _number(word)
    if minutes is None:
        return None
    if first is not None and 1 <= minutes <= MINUTES_MAX:
        return make_decision((first + minutes - 1,), gnomes)
    return replace(bare, minutes=minutes)


def _number(word: str) -> int | None:
    return int(word) if word.isascii() and word.isdigit() and len(word) < 6 else None


def _item(word: str) -> int:
    if word not in ITEM_NAMES:
        raise NotationError("notation-item", name=word, nearest=near(word, ITEM_NAMES), known=", ".join(ITEM_NAMES))
    return ITEM_NAMES.index(word)


def _gnome(word: str, gnomes: tuple[str, ...]) -> int:
    if word not in gnomes:
        raise NotationError("notation-gnome", name=word, crew=", ".join(gnomes))
    return gnomes.index(word)
