"""Who may know what: the only place that decides it. `docs/what-a-seat-knows.md` lists it all (I5, O4).

Only cards are ever secret. A secret has an audience, the gnomes that may know it, and a reader sees the cards of some
gnomes: with open hands those of all, with hidden hands those of its own. Both are masks of gnomes.
"""

from collections.abc import Sequence
from typing import Final

from rednovember.engine.decoder import gnome_of, is_gift, is_trade
from rednovember.engine.facts import CARD_PASSED, ITEM_DRAWN
from rednovember.engine.ruleset import Ruleset
from rednovember.game.crew import Crew

EVERYONE: Final = 0xFF  # all gnomes there can be; spectators, too
SECRETS: Final = {"item_drawn": "item", "card_passed": "item"}  # the facts with a secret: always the third parameter


def gnomes_seen(rules: Ruleset, crew: Crew, player: str | None) -> int:
    """Return the gnomes whose cards a player sees; a spectator is None."""
    if not rules.hidden_hands:
        return EVERYONE
    return sum([1 << seat for seat, leads in enumerate(crew.players) if leads == player])


def may_know(sees: int, audience: int) -> bool:
    """Return whether a reader that sees these gnomes' cards may know a secret with that audience."""
    return audience == EVERYONE or sees & audience != 0


def hand_audience(gnome: int) -> int:
    """Return the audience of a gnome's hand, and of whatever may name its cards."""
    return 1 << gnome


def fact_audience(fact: int, a: int, b: int) -> int:
    """Return the audience of a fact's secret parameter: of a card that is drawn or passed on."""
    if fact == ITEM_DRAWN:
        return hand_audience(a)
    return hand_audience(a) | hand_audience(b) if fact == CARD_PASSED else EVERYONE


def decision_audience(codes: Sequence[int], gnome: int, active: int) -> int:
    """Return the audience of the cards that a gnome's decision names on this turn: the two who trade.

    Everyone sees cards that are used or discarded.
    """
    if is_trade(codes[0]):
        return hand_audience(gnome) | hand_audience(gnome_of(codes[0]))
    return hand_audience(gnome) | hand_audience(active) if is_gift(codes[0]) else EVERYONE
