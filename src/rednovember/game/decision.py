"""A decision of a player: its fields, its notation, and the engine's codes for it."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from sys import intern
from typing import Final

from rednovember.engine.atoms import ATOM_NAMES
from rednovember.engine.decisions import CARD, CLOSE, DECISIONS, DISCARD_ITEM
from rednovember.engine.decoder import (
    KIND_NAMES,
    NONE,
    action_of,
    gnome_of,
    goes_on,
    is_discard,
    is_fix,
    is_gift,
    is_trade,
    is_treason,
    item_of,
    kind_of,
    minutes_of,
    names_card,
    room_beyond,
    space_of,
    takes_minutes,
)
from rednovember.engine.hands import cards, size
from rednovember.engine.ids import ACTION_NAMES, DISCARD, GIVE, ITEM_NAMES, ITEMS, OFFER
from rednovember.engine.journal import Journal
from rednovember.engine.legal import legal
from rednovember.engine.luck import Luck
from rednovember.engine.play import apply
from rednovember.engine.refusal import refusal
from rednovember.engine.state import State

Codes = tuple[int, ...]
MOST_LISTED: Final = 4096  # combinations of cards in a list of decisions
UNKNOWN: Final = "?"
FIX_WORDS: Final = {
    "extinguish": "extinguish",
    "pump": "pump",
    "unblock": "unblock",
    "fix_engine": "fix engine",
    "fix_pumps": "fix pumps",
    "fix_reactor": "fix reactor",
    "stop_missiles": "stop missiles",
    "kill_kraken": "kill kraken",
}


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision; `str()` returns its notation.

    `kind` says what is done: use, open, enter, stay, fix, draw, wait, done, trade, give, discard, spread, block,
    abandon, attack, defend or submit. The other fields are set where they apply: `action` if it is the turn's action,
    `space` for a hatch or a room (the sea is 0), `items` for cards, `gnome` for its target, `minutes` if they are
    chosen. `codes` are the engine's numbers; a decision that no rule knows (`draw 12`) has none, and `atom` refuses
    it.
    """

    kind: str
    codes: Codes
    space: int | None = None
    action: str | None = None
    items: tuple[str, ...] = ()
    gnome: str | None = None
    minutes: int | None = None
    atom: str = ""

    @property
    def item(self) -> str | None:
        """The item that is used."""
        return self.items[0] if self.kind == "use" else None

    @property
    def is_trade(self) -> bool:
        """Whether it offers a trade."""
        return self.kind == "trade"

    @property
    def is_treason(self) -> bool:
        """Whether only a treacherous gnome decides this."""
        return bool(self.codes) and is_treason(self.codes[0])

    @property
    def takes_minutes(self) -> bool:
        """Whether it is an action with a choice of minutes."""
        return self.kind in ("fix", "draw")

    def __str__(self) -> str:
        if self.gnome == UNKNOWN or (self.action == "unblock" and self.space is None):
            return UNKNOWN  # no gnome of this crew, no hatch of this boat
        words = [FIX_WORDS[self.action] if self.kind == "fix" and self.action else self.kind]
        if self.gnome is not None:
            words.append(self.gnome)
        if self.space is not None:
            words.append("sea" if self.kind == "open" and self.codes and not self.space else str(self.space))
        words += self.items
        if self.minutes is not None:
            words.append(str(self.minutes))
        return intern(" ".join(words))  # all tables share the same few hundred


@lru_cache(maxsize=1)
def single_decisions() -> tuple[Decision, ...]:
    """Return each code of the engine as a decision; gnomes are not named."""
    return tuple(_decision((code,), ()) for code in range(DECISIONS))


def make_decision(codes: Codes, gnomes: tuple[str, ...]) -> Decision:
    """Return the decision for the engine's codes."""
    if len(codes) > 1:
        return _decision(codes, gnomes)
    single = single_decisions()[codes[0]]
    return single if single.gnome is None else _about_gnome(codes, gnomes)  # most are equal for all crews


@lru_cache(maxsize=4096)
def _about_gnome(codes: Codes, gnomes: tuple[str, ...]) -> Decision:
    return _decision(codes, gnomes)


def _decision(codes: Codes, gnomes: Sequence[str]) -> Decision:
    code = codes[0]
    space = room_beyond(code) or None if is_fix(code) else None if space_of(code) == NONE else space_of(code)
    gnome = gnome_of(code)
    return Decision(
        kind=KIND_NAMES[kind_of(code)],
        codes=codes,
        space=space,
        action=None if action_of(code) == NONE else ACTION_NAMES[action_of(code)],
        items=tuple(ITEM_NAMES[item_of(each)] for each in codes if item_of(each) != NONE),
        gnome=None if gnome == NONE else gnomes[gnome] if gnome < len(gnomes) else UNKNOWN,
        minutes=minutes_of(code) if takes_minutes(code) else None,
    )


def split_codes(codes: Codes) -> list[Codes]:
    """Group the engine's codes into whole decisions: the cards of a trade, a gift or a discard belong to one."""
    groups: list[Codes] = []
    for code in codes:
        last = groups[-1][-1] if groups else NONE
        belongs = last != NONE and ((is_gift(code) and goes_on(last)) or (is_discard(code) and is_discard(last)))
        if belongs:
            groups[-1] += (code,)
        else:
            groups.append((code,))
    return groups


def whole_decision(state: State, choose: Callable[[State], int]) -> Codes:
    """Choose the codes of one decision one after another on a copy; only the last one may need luck."""
    code = choose(state)
    if not goes_on(code) and state.phase != DISCARD:
        return (code,)
    trial = state.copy()
    surplus = size(trial.hand[trial.decider]) - trial.limit  # discards follow if a hand limit requires them
    codes = [code]
    while goes_on(code) or (trial.phase == DISCARD and len(codes) < surplus):
        apply(trial, code, Luck(), Journal())
        code = choose(trial)
        codes.append(code)
    return tuple(codes)


def refused_by(state: State, codes: Codes) -> str | None:
    """Return the atom that refuses a decision in a state; None if it is legal."""
    code = codes[0]
    if len(codes) == 1 and not (names_card(code) or is_discard(code)):
        return ATOM_NAMES[refusal(state, code)] or None
    if state.phase == DISCARD and is_discard(code) and len(codes) != size(state.hand[state.decider]) - state.limit:
        return ATOM_NAMES[refusal(state, CLOSE)]
    trial = state.copy()
    for place, each in enumerate(codes):
        atom = refusal(trial, each)
        if atom:
            return ATOM_NAMES[atom]
        if place < len(codes) - 1:  # only the last one may need luck
            apply(trial, each, Luck(), Journal())
    return None


def combinations(hand: int, number: int | None) -> Iterator[Codes]:
    """Yield every choice of items from a hand, in ascending order: of a given number of cards, or of any number."""
    counts = Counter(cards(hand))

    def choose(item: int, left: int) -> Iterator[Codes]:
        if left == 0 or item == ITEMS:
            if left == 0:
                yield ()
            return
        for many in range(min(counts[item], left), -1, -1):
            for others in choose(item + 1, left - many):
                yield (item,) * many + others

    for total in range(size(hand) + 1) if number is None else (number,):
        yield from choose(0, total)


def listed_decisions(state: State) -> list[Codes]:
    """Return the legal decisions as codes. For very full hands only the first combinations are included."""
    trades = sum(is_trade(code) for code in legal(state))
    return list(each_decision(state, MOST_LISTED // max(1, trades)))


def each_decision(state: State, most: int | None = None) -> Iterator[Codes]:
    """Yield every legal decision as its codes; trades, gifts and discards in every combination of cards.

    With `most`, only so many combinations of each.
    """
    if state.phase == DISCARD and state.floor == 0:
        hand = state.hand[state.decider]
        for items in islice(combinations(hand, size(hand) - state.limit), most):
            yield tuple(DISCARD_ITEM + item for item in items)
    elif state.phase == GIVE:
        for items in islice(combinations(state.hand[state.partner], None), most):
            yield (*(CARD + item for item in items), CLOSE)
    elif state.phase != OFFER:
        for code in legal(state):
            if is_trade(code):
                for items in islice(combinations(state.hand[state.active], None), most):
                    yield (code, *(CARD + item for item in items), CLOSE)
            else:
                yield (code,)
