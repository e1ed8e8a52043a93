"""The forecast: what each legal decision would cost and risk, for a player to know before deciding.

It is computed from the view of the seat that asks, and by the engine's own functions: there is no rule in here.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Final

from rednovember.engine.actions import chance
from rednovember.engine.attack import attack_chance
from rednovember.engine.deaths import SURVIVES, die, own_death
from rednovember.engine.decisions import CLOSE, DEFEND_WITH_CROWBAR, DONE, SUBMIT
from rednovember.engine.decoder import (
    ATTACKS,
    action_of,
    gnome_of,
    is_fix,
    is_trade,
    is_use,
    item_of,
    kind_of,
    minutes_of,
    names_card,
    space_of,
)
from rednovember.engine.ending import furthest_back, tokens_past
from rednovember.engine.escape import gives_up
from rednovember.engine.events import set_fire
from rednovember.engine.facts import DEATH_HAZARD, GHOST_MOVED, KILLED
from rednovember.engine.faint import faint, faint_chance
from rednovember.engine.hands import count
from rednovember.engine.ids import CROWBAR, DIE_SIDES, DISCARD, DRAWN, OFFER, OVER, SPREAD, TOKEN_NAMES
from rednovember.engine.items import use
from rednovember.engine.journal import Journal, Record
from rednovember.engine.legal import legal, may_only_end
from rednovember.engine.luck import Luck, ScriptedLuck, SeededLuck
from rednovember.engine.play import apply
from rednovember.engine.state import State
from rednovember.engine.updates import destination, icons_ahead
from rednovember.game.decision import Codes, Decision, each_decision, make_decision
from rednovember.game.game import Game
from rednovember.game.known import known_state

NEVER: Final = Fraction(0)
ALWAYS: Final = Fraction(1)


@dataclass(frozen=True, slots=True)
class Forecast:
    """What a decision would cost and risk, as things stand.

    `success` are the odds of a fix-it action (else None), `faint` those of fainting at this turn's Faint Check.
    The icons are the spaces where the Time Keeper would meet one on its way to the ghost. `death` is the chance that
    whoever decides is killed by the decision, or by D2-D4 if its turn then ended at once; it is 0 while the gnome
    can still move or act, and then `danger` says that it must. `others` are gnomes that the decision would kill, each
    with its chance; in a fight the Crowbar that the other may hold is reckoned with. `tokens` are the Destruction
    tokens that its own Time Keeper would pass, `lost` those that all Time Keepers would then be past.
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


@dataclass(frozen=True, slots=True)
class Way:
    """One way that a decision can go: how likely, where it leads, what has happened up to there.

    `turn_over`: the active gnome has said `done`, or can do nothing else but use items.
    """

    odds: Fraction
    state: State
    record: Record
    turn_over: bool


def forecast(game: Game, player: str | None = None, known: State | None = None) -> list[Forecast]:
    """A forecast of each legal decision, from what a player knows; by default the one who decides.

    Trades, gifts and discards are listed once, whatever the cards. `known` is the player's own state, if it is there.
    """
    if game.over:
        return []
    leads = game.crew.players[game.state.decider]
    if known is None:
        known = known_state(game.view(player or leads), game.rules, game.crew)
    listed = legal(game.state if player in (None, leads) else known)  # what may be decided is known to who decides
    return [forecast_one(known, codes, game.gnomes) for codes in _whole_decisions(known, listed)]


def forecasts_of(state: State, gnomes: Sequence[str] = ()) -> list[Forecast]:
    """A forecast of each legal decision of a state; trades, gifts and discards are listed once."""
    return [forecast_one(state, codes, gnomes) for codes in _whole_decisions(state, legal(state))]


def forecast_one(state: State, codes: Codes, gnomes: Sequence[str] = ()) -> Forecast:
    """The forecast of one legal decision, given as the engine's codes. Without names gnomes are numbered."""
    names = tuple(gnomes) or tuple(str(gnome) for gnome in range(state.gnomes))
    gnome = state.active
    ways = list(_ways(state, codes))
    first = ways[0]
    minutes = sum(before - after for fact, _, before, after, _ in first.record.facts if fact == GHOST_MOVED)
    if state.phase > OFFER:  # a question to anyone
        death, danger = _death_by_answer(state, codes[0]), first.state.deadly(state.room[state.decider])
    else:
        death = _over(ways, lambda way: _death(way, gnome))
        if kind_of(codes[0]) == ATTACKS and _may_defend(state, gnome_of(codes[0])):
            death = 1 - _fight(state, gnome_of(codes[0]))
        danger = any(_danger(way, gnome) for way in ways)
    then = first.state.copy()
    if death == ALWAYS and state.decider == gnome and gnome in then.keepers:
        die(then, gnome, DEATH_HAZARD, SeededLuck(0), Journal())  # its Time Keeper may go with it
    on_track = gnome in then.keepers
    ghost = destination(then) if on_track else state.ghost - minutes
    events, items = icons_ahead(then) if on_track else ([], [])
    before = tokens_past(state, state.time[gnome])
    passed = [token for token in tokens_past(then, ghost) if token not in before]
    if on_track:
        then.time[gnome] = ghost
    return Forecast(
        decision=make_decision(codes, names),
        minutes=minutes,
        ghost=int(ghost),
        success=_success(state, codes[0]),
        faint=_over(ways, lambda way: _faint(way, gnome)),
        event_icons=tuple(events),
        item_icons=tuple(items),
        death=death,
        danger=danger,
        others=tuple((names[seat], odds) for seat, odds in _others(state, codes[0], ways).items()),
        tokens=_token_names(passed if on_track else []),
        lost=_token_names(tokens_past(then, furthest_back(then)) if furthest_back(then) >= 0 else []),
    )


def _whole_decisions(state: State, listed: Sequence[int]) -> Iterator[Codes]:
    """The engine's codes as whole decisions: trades and gifts without cards, discards as the first that will do."""
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


def _over(ways: Sequence[Way], odds: Callable[[Way], Fraction]) -> Fraction:
    """The odds of something over all ways that a decision can go."""
    if len(ways) == 1:  # it always goes that way
        return odds(ways[0])
    return sum((way.odds * odds(way) for way in ways), NEVER)


@lru_cache(maxsize=4096)
def _so_many(times: int, of: int) -> Fraction:
    """So many times in so many."""
    return Fraction(times, of)


def _success(state: State, code: int) -> Fraction | None:
    if not is_fix(code):
        return None
    return _so_many(int(chance(state, action_of(code), minutes_of(code))), DIE_SIDES)


def _ways(state: State, codes: Codes) -> Iterator[Way]:
    """The ways a decision can go, as far as the forecast tells them apart, up to the Faint Check."""
    success = _success(state, codes[0])
    if success is None:
        yield _way(state, codes, ALWAYS, 1)
        return
    if success > 0:
        yield _way(state, codes, success, 1)
    if success < 1:
        yield _way(state, codes, 1 - success, DIE_SIDES)


def _way(state: State, codes: Codes, odds: Fraction, die_shows: int) -> Way:
    """Where a decision leads if the die shows this; what cards are drawn does not matter here."""
    after, record = state.copy(), Record()
    luck: Luck = ScriptedLuck([die_shows], [], [], SeededLuck(0))
    if state.phase == SPREAD:
        set_fire(after, space_of(codes[0]), luck, record)
    elif state.phase == DRAWN and is_use(codes[0]):  # Q47: up to where Updates go on
        use(after, item_of(codes[0]), record)
    elif state.phase < SPREAD and codes[0] not in (DONE, DEFEND_WITH_CROWBAR, SUBMIT):
        for code in codes:
            apply(after, code, luck, record)
    return Way(odds, after, record, codes[0] == DONE or may_only_end(after))


def _killed(way: Way, gnome: int) -> bool:
    return any(fact == KILLED and a == gnome for fact, a, _, _, _ in way.record.facts)


def _on_turn(way: Way, gnome: int) -> bool:
    return way.state.phase != OVER and way.state.active == gnome and gnome in way.state.keepers


def _death(way: Way, gnome: int) -> Fraction:
    """The chance that the active gnome has been killed, or will be as its Updates begin."""
    if _killed(way, gnome):
        return ALWAYS
    if not _on_turn(way, gnome) or not way.turn_over:
        return NEVER
    fainted = way.state.copy()
    faint(fainted, Journal())
    faints = _faint(way, gnome)
    awake_dies, fainted_dies = own_death(way.state) != SURVIVES, own_death(fainted) != SURVIVES
    return (1 - faints) * awake_dies + faints * fainted_dies


def _danger(way: Way, gnome: int) -> bool:
    return _on_turn(way, gnome) and not way.turn_over and own_death(way.state) != SURVIVES


def _faint(way: Way, gnome: int) -> Fraction:
    if not _on_turn(way, gnome) or way.state.phase >= SPREAD or (way.turn_over and gives_up(way.state)):
        return NEVER
    cards, of = faint_chance(way.state)
    return _so_many(int(cards), int(of))


def _death_by_answer(state: State, code: int) -> Fraction:
    """Only the answer to an attack can kill whoever decides."""
    if code == SUBMIT:
        return ALWAYS
    return Fraction(int(attack_chance(state)), DIE_SIDES**2) if code == DEFEND_WITH_CROWBAR else NEVER


def _others(state: State, code: int, ways: Sequence[Way]) -> dict[int, Fraction]:
    """The other gnomes that may be killed by a decision, in seat order."""
    if kind_of(code) == ATTACKS:
        target = gnome_of(code)
        return {target: _fight(state, target) if _may_defend(state, target) else ALWAYS}
    if code == DEFEND_WITH_CROWBAR:
        return {int(state.active): 1 - _death_by_answer(state, code)}
    out: dict[int, Fraction] = {}
    if not any(fact[0] == KILLED for way in ways for fact in way.record.facts):
        return out
    for gnome in range(state.gnomes):
        odds = sum((way.odds for way in ways if _killed(way, gnome)), NEVER)
        if odds and gnome != state.decider:
            out[gnome] = odds
    return out


def _fight(state: State, target: int) -> Fraction:
    """The chance that the active gnome wins against a Crowbar."""
    fight = state.copy()
    fight.partner = target
    return Fraction(int(attack_chance(fight)), DIE_SIDES**2)


def _may_defend(state: State, gnome: int) -> bool:
    """Whether a gnome may hold a Crowbar, for all that is known: hidden hands lie in the deck of a known state."""
    hidden = state.rules.hidden_hands and CROWBAR in state.item_deck
    return hidden or count(state.hand[gnome], CROWBAR) > 0


def _token_names(tokens: Sequence[int]) -> tuple[str, ...]:
    return tuple(TOKEN_NAMES[token] for token in tokens)
