"""The forecast: the cost and risk of each legal decision, for a player to know before deciding.

It is computed from what the seat that asks knows, with the engine's own functions: there is no rule in here.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from rednovember.engine.decisions import CLOSE
from rednovember.engine.decoder import is_trade, names_card
from rednovember.engine.ids import DIE_SIDES, DISCARD, TOKEN_NAMES
from rednovember.engine.legal import legal
from rednovember.engine.state import State
from rednovember.game.decision import Codes, Decision, each_decision, make_decision
from rednovember.game.forecast_outcomes import NO_CHANCE, Foresight, foresee
from rednovember.game.game import Game
from rednovember.game.visibility import Knowledge, known_decisions


@dataclass(frozen=True, slots=True)
class Forecast:
    """The cost and risk of a decision in the current position.

    `success` is the chance of a fix-it action (else None), `faint` that of fainting at this turn's Faint Check. The
    icons are the spaces where the Time Keeper would pass one on its way to the ghost. `death` is the chance that the
    decision kills the gnome, or that D2-D4 would if its turn then ended at once; it is 0 while the gnome can still
    move or act, and then `danger` says that it must. `others` are gnomes that the decision would kill, each with its
    chance; in a fight it allows for the Crowbar that the other may hold. `tokens` are the Destruction tokens that its
    own Time Keeper would pass, `lost` those that all Time Keepers would then have passed.
    """

    decision: Decision
    minutes: int
    ghost: int
    success: Fraction | None
    faint: Fraction
    event_icons: tuple[int, ...]
    item_icons: tuple[int, ...]
    death: Fraction
    danger: bool
    others: tuple[tuple[str, Fraction], ...]
    tokens: tuple[str, ...]
    lost: tuple[str, ...]


def forecast(game: Game, player: str | None = None) -> list[Forecast]:
    """Return a forecast of each legal decision, from what a player knows; by default the deciding one.

    Trades, gifts and discards are listed once, whatever the cards.
    """
    if game.over:
        return []
    known = game.knowledge(player or game.crew.players[game.state.decider])
    listed = known_decisions(game.state, known)
    return [forecast_one(known.state, codes, game.gnomes) for codes in _whole_decisions(known.state, listed)]


def foresights(game: Game, known: Knowledge) -> list[tuple[Decision, Foresight]]:
    """Return the computations behind the deciding player's forecasts; `known` is what that player knows."""
    gnomes = game.gnomes
    whole = _whole_decisions(known.state, known_decisions(game.state, known))
    return [(make_decision(codes, gnomes), foresee(known.state, codes)) for codes in whole]


def forecasts_of(state: State, gnomes: Sequence[str] = ()) -> list[Forecast]:
    """Return a forecast of each legal decision of a state; trades, gifts and discards are listed once."""
    return [forecast_one(state, codes, gnomes) for codes in _whole_decisions(state, legal(state))]


def forecast_one(state: State, codes: Codes, gnomes: Sequence[str] = ()) -> Forecast:
    """Return the forecast of one legal decision, given as the engine's codes. Without names gnomes are numbered."""
    names = tuple(gnomes) or tuple(str(gnome) for gnome in range(state.gnomes))
    found = foresee(state, codes)
    return Forecast(
        decision=make_decision(codes, names),
        minutes=found.minutes,
        ghost=found.ghost,
        success=None if found.success == NO_CHANCE else _so_many(found.success, DIE_SIDES),
        faint=_so_many(*found.faint),
        event_icons=tuple(found.events),
        item_icons=tuple(found.items),
        death=_so_many(*found.death),
        danger=found.danger,
        others=tuple((names[seat], _so_many(*odds)) for seat, odds in found.others),
        tokens=_token_names(found.tokens),
        lost=_token_names(found.lost),
    )


def _whole_decisions(state: State, listed: Sequence[int]) -> Iterator[Codes]:
    """Yield the engine's codes as whole decisions: trades and gifts without cards, discards as the first valid one."""
    if state.phase == DISCARD:
        first = next(each_decision(state), None)
        if first is not None:
            yield first
        return
    for code in listed:
        if is_trade(code):
            yield code, CLOSE
        elif not names_card(code):
            yield (code,)


@lru_cache(maxsize=4096)
def _so_many(times: int, of: int) -> Fraction:
    """Return a chance as a fraction."""
    return Fraction(times, of)


def _token_names(tokens: Sequence[int]) -> tuple[str, ...]:
    return tuple(TOKEN_NAMES[token] for token in tokens)
