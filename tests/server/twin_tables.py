"""Two tables that differ only in what Anna may not know, and decisions at both that keep it so."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final, NamedTuple

import rednovember as rn
from rednovember.engine.decisions import CARD
from rednovember.engine.decoder import is_trade
from rednovember.engine.ids import GIVE, GROG, ITEM_NAMES, OFFER
from rednovember.engine.legal import legal
from rednovember.engine.luck import Stream
from rednovember.engine.state import State
from rednovember.game.decision import Decision, whole_decision
from rednovember.game.writer import logbook_text
from rednovember.table import Reply, Table
from tests.support import EIGHT, without_secrets

SEAT: Final = "Anna"
TRIES: Final = 40  # decisions that are tried before a walk ends
START_TIMES: Final = (1, 1, 2, 8, 40)  # the nearer to 0, the sooner a game ends
OPTIONS: Final[tuple[dict[str, bool], ...]] = (
    {"hidden_hands": True},
    {"crazed_gnomes": True},
    {"hidden_hands": True, "less_deadly_dying": True, "opening_events": True},
)


class TwinLogbooks(NamedTuple):
    """Logbooks of two positions, and the two cards of which Boris holds the one here and the other there."""

    left: str
    right: str
    cards: tuple[str, str]


def twin_logbooks(seed: int, pick: Stream) -> TwinLogbooks:
    """Everybody is in one room, so that they can trade; a card of Boris's and one in the deck are exchanged."""
    options, names = OPTIONS[pick.below(len(OPTIONS))], EIGHT[: 4 + pick.below(2)]
    dealt = rn.Game(names, seed=seed, options=options)
    hand: list[int] = [ITEM_NAMES.index(name) for name in dealt.position()["gnomes"]["Boris"]["items"]]
    mine = next((item for item in hand if item != GROG), None)  # Overheated shows who has some
    if mine is None:
        return twin_logbooks(seed + 1_000_000, pick)
    others = [item for item in dealt.state.item_deck if item not in (GROG, mine)]
    other = others[pick.below(len(others))]
    position = dealt.start_position
    del position["stack"]
    time, room = START_TIMES[pick.below(len(START_TIMES))], 1 + pick.below(10)
    for gnome in position["gnomes"].values():
        gnome.update(time=time + pick.below(3), room=room)
    left = rn.Game(names, options=options, seed=seed, position=position)
    held = position["gnomes"]["Boris"]["items"]
    held[held.index(ITEM_NAMES[mine])] = ITEM_NAMES[other]
    right = rn.Game(names, options=options, seed=seed + 1, position=position, laid=left.luck_since())
    texts = [logbook_text(game, seed=False) for game in (left, right)]
    return TwinLogbooks(texts[0], texts[1], (ITEM_NAMES[mine], ITEM_NAMES[other]))


class TwinDecision(NamedTuple):
    """A decision at each table, and the luck that has to fall at the right one."""

    left: str
    right: str
    luck: dict[str, Any]


def twin_decision(left: Table, right: Table, cards: tuple[str, str], pick: Stream) -> TwinDecision | None:
    """Decisions at both tables that Anna cannot tell apart; None if none was found."""
    for _ in range(TRIES):
        decision = any_decision(left, cards, pick)
        here = left.copy()
        decide(here, str(decision))
        others = [decision] if is_seen(left, decision) else [exchanged(decision, cards), decision]
        for other in others:
            luck = dict(here.entries[-1].luck)  # type: ignore[union-attr]  # it is a decision
            for items in (luck.get("items", []), swapped(luck.get("items", []), cards)):
                found = TwinDecision(str(decision), str(other), {**luck, "items": items})
                if alike(here, right.copy(), found):
                    return found
    return None


def alike(here: Table, there: Table, found: TwinDecision) -> bool:
    """Whether a decision can be taken at the right table, and tells Anna what she is told at the left one."""
    try:
        there.lay(found.luck)
        decide(there, found.right)
    except rn.RedNovemberError:
        return False
    return masked(here) == masked(there) and here.decides == there.decides


def any_decision(table: Table, cards: tuple[str, str], pick: Stream) -> Decision:
    """Some decision: often a trade, and then often with the card that only one of the tables has there."""
    wanted = {CARD + ITEM_NAMES.index(card) for card in cards}

    def choose(state: State) -> int:
        codes = legal(state)
        trades = [code for code in codes if is_trade(code)]
        found = [code for code in codes if code in wanted]
        if trades and pick.below(4):
            codes = trades
        elif found and state.phase in (OFFER, GIVE) and pick.below(3):
            codes = found
        return codes[pick.below(len(codes))]

    return table.game.decision_of(whole_decision(table.game.state, choose))


def is_seen(table: Table, decision: Decision) -> bool:
    """Whether Anna may know the cards of a decision: everything but the trades and gifts of others."""
    if decision.kind not in ("trade", "give"):
        return True
    partner = decision.gnome if decision.kind == "trade" else table.game.view(None).partner
    return SEAT in (table.game.active, partner)


def exchanged(decision: Decision, cards: tuple[str, str]) -> Decision:
    """The same decision with the one card in place of the other; in the order that notation wants."""
    return replace(decision, items=tuple(sorted(swapped(decision.items, cards), key=ITEM_NAMES.index)))


def swapped(items: Any, cards: tuple[str, str]) -> list[str]:
    """The one card in place of the other."""
    one, other = cards
    return [{one: other, other: one}.get(item, item) for item in items]


def decide(table: Table, decision: str) -> None:
    """A decision of whoever decides, person or bot."""
    if table.question_waits:
        table.answer(Reply(table.number, decision))
    else:
        table.decide(table.awaited or "", decision)


def masked(table: Table) -> list[tuple[int, ...]]:
    """What the last entry brought, without what only others may know."""
    return without_secrets(table.told[-1], table.game.gnomes.index(SEAT))
