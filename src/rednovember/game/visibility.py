"""Who may know what: the cards that a decision names, with hidden hands (I5)."""

from __future__ import annotations

from typing import Final

from rednovember.engine.decoder import gnome_of, is_trade
from rednovember.engine.ids import GIVE
from rednovember.engine.journal import EVERYONE
from rednovember.engine.state import State
from rednovember.game.decision import Codes

ALL: Final = int(EVERYONE)  # an audience is a mask of gnomes


def audience_of(state: State, codes: Codes) -> int:
    """Return the gnomes that may know the cards of a decision in this state: for a trade or a gift, the two who trade.

    Everyone sees cards that are used or discarded.
    """
    if not state.rules.hidden_hands:
        return ALL
    if is_trade(codes[0]):
        return 1 << state.active | 1 << gnome_of(codes[0])
    return 1 << state.active | 1 << state.partner if state.phase == GIVE else ALL
