"""The computations behind a forecast, compiled with the engine: a decision's outcomes, and what each would bring.

Chances are pairs of integers, not in lowest terms: fractions are slow.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from rednovember.engine.actions import chance
from rednovember.engine.attack import attack_chance
from rednovember.engine.deaths import SURVIVES, die, own_death
from rednovember.engine.decisions import DEFEND_WITH_CROWBAR, DONE, SUBMIT
from rednovember.engine.decoder import (
    ATTACKS,
    action_of,
    gnome_of,
    is_fix,
    is_use,
    item_of,
    kind_of,
    minutes_of,
    space_of,
)
from rednovember.engine.ending import furthest_back, tokens_past
from rednovember.engine.escape import gives_up
from rednovember.engine.events import set_fire
from rednovember.engine.facts import DEATH_HAZARD, GHOST_MOVED, KILLED
from rednovember.engine.faint import faint, faint_chance
from rednovember.engine.hands import count
from rednovember.engine.ids import CROWBAR, DIE_SIDES, DRAWN, OVER, SPREAD
from rednovember.engine.items import use
from rednovember.engine.journal import Journal, Record
from rednovember.engine.legal import may_only_end
from rednovember.engine.luck import ScriptedLuck, SeededLuck
from rednovember.engine.phases import asks_any_gnome, ends_updates
from rednovember.engine.play import apply
from rednovember.engine.state import State
from rednovember.engine.updates import destination, icons_ahead

Odds = tuple[int, int]  # numerator, denominator
NEVER: Final = (0, 1)
ALWAYS: Final = (1, 1)
ROLLS: Final = DIE_SIDES * DIE_SIDES  # of two dice
NO_CHANCE: Final = -1  # of success, if nothing is tried


class Way:
    """One outcome of a decision: its chance in tenths, where it leads, what has happened up to there.

    `turn_over`: the active gnome has said `done`, or can do nothing else but use items.
    """

    def __init__(self, odds: int, state: State, record: Record, turn_over: bool) -> None:
        self.odds = odds
        self.state = state
        self.record = record
        self.turn_over = turn_over


class Foresight:
    """The cost and risk of a decision: see `Forecast`. `success` is in tenths."""

    def __init__(self) -> None:
        self.minutes: int = 0
        self.ghost: int = 0
        self.success: int = NO_CHANCE
        self.faint: Odds = NEVER
        self.events: list[int] = []
        self.items: list[int] = []
        self.death: Odds = NEVER
        self.danger: bool = False
        self.others: list[tuple[int, Odds]] = []
        self.tokens: list[int] = []
        self.lost: list[int] = []


def foresee(state: State, codes: Sequence[int]) -> Foresight:
    """Return the cost and risk of one legal decision, given as the engine's codes."""
    out = Foresight()
    gnome = state.active
    code: i64 = codes[0]
    out.success = success_of(state, code)
    ways = ways_of(state, codes, out.success)
    first = ways[0]
    for fact, _, before, after in first.record.facts:
        if fact == GHOST_MOVED:
            out.minutes += before - after
    if asks_any_gnome(state.phase):
        out.death = death_by_answer(state, code)
        out.danger = first.state.deadly(state.room[state.decider])
    else:
        out.death = over(ways, [death_of(way, gnome) for way in ways])
        if kind_of(code) == ATTACKS and may_defend(state, gnome_of(code)):
            out.death = otherwise(fight(state, gnome_of(code)))
        for way in ways:
            if in_danger(way, gnome):
                out.danger = True
    out.faint = over(ways, [faint_of(way, gnome) for way in ways])
    out.others = others_killed(state, code, ways)
    look_ahead(out, state, first.state)  # last, because it changes the state
    return out


def look_ahead(out: Foresight, state: State, then: State) -> None:
    """Note what the Time Keeper would pass on its way to the ghost, from where a decision leads."""
    gnome = state.active
    if out.death[0] == out.death[1] and state.decider == gnome and gnome in then.keepers:
        die(then, gnome, DEATH_HAZARD, SeededLuck(0), Journal())  # its Time Keeper may be removed with it
    if gnome in then.keepers:
        ghost = destination(then)
        out.ghost = ghost
        out.events, out.items = icons_ahead(then)
        past = tokens_past(state, state.time[gnome])
        out.tokens = [token for token in tokens_past(then, ghost) if token not in past]
        then.time[gnome] = ghost
    else:
        out.ghost = state.ghost - out.minutes
    furthest = furthest_back(then)
    if furthest >= 0:
        out.lost = tokens_past(then, furthest)


def over(ways: list[Way], odds: list[Odds]) -> Odds:
    """Return the chance of something over all outcomes of a decision; there are two at most."""
    times, of = odds[0]
    if len(ways) == 1:  # there is only one outcome
        return times, of
    others, of_others = odds[1]
    return ways[0].odds * times * of_others + ways[1].odds * others * of, DIE_SIDES * of * of_others


def otherwise(odds: Odds) -> Odds:
    """Return the chance that something doesn't happen."""
    times, of = odds
    return of - times, of


def success_of(state: State, code: i64) -> int:
    """Return in how many of ten rolls a fix-it action succeeds."""
    return chance(state, action_of(code), minutes_of(code)) if is_fix(code) else NO_CHANCE


def ways_of(state: State, codes: Sequence[int], success: int) -> list[Way]:
    """Return a decision's outcomes, as far as the forecast distinguishes them, up to the Faint Check."""
    if success == NO_CHANCE:
        return [way_of(state, codes, DIE_SIDES, 1)]
    out: list[Way] = []
    if success > 0:
        out.append(way_of(state, codes, success, 1))
    if success < DIE_SIDES:
        out.append(way_of(state, codes, DIE_SIDES - success, DIE_SIDES))
    return out


def way_of(state: State, codes: Sequence[int], odds: int, die_shows: int) -> Way:
    """Return where a decision leads if the die shows this; the cards drawn don't matter here."""
    after = state.copy()
    record = Record()
    code: i64 = codes[0]
    luck = ScriptedLuck([die_shows], [], [], SeededLuck(0))
    if state.phase == SPREAD:
        set_fire(after, space_of(code), luck, record)
    elif state.phase == DRAWN and is_use(code):  # Q47: up to where Updates go on
        use(after, item_of(code), record)
    elif not ends_updates(state.phase) and code != DONE and code != DEFEND_WITH_CROWBAR and code != SUBMIT:
        for each in codes:
            apply(after, each, luck, record)
    return Way(odds, after, record, code == DONE or may_only_end(after))


def killed(way: Way, gnome: int) -> bool:
    """Return whether a gnome has been killed on the way."""
    for fact, a, _, _ in way.record.facts:
        if fact == KILLED and a == gnome:
            return True
    return False


def on_turn(way: Way, gnome: int) -> bool:
    """Return whether it is still the gnome's turn."""
    return way.state.phase != OVER and way.state.active == gnome and gnome in way.state.keepers


def death_of(way: Way, gnome: int) -> Odds:
    """Return the chance that the active gnome has been killed, or will be when its Updates begin."""
    if killed(way, gnome):
        return ALWAYS
    if not on_turn(way, gnome) or not way.turn_over:
        return NEVER
    fainted = way.state.copy()
    faint(fainted, Journal())
    cards, of = faint_of(way, gnome)
    dying = 0
    if own_death(way.state) != SURVIVES:
        dying += of - cards
    if own_death(fainted) != SURVIVES:
        dying += cards
    return dying, of


def in_danger(way: Way, gnome: int) -> bool:
    """Return whether the gnome would die if it did nothing else."""
    return on_turn(way, gnome) and not way.turn_over and own_death(way.state) != SURVIVES


def faint_of(way: Way, gnome: int) -> Odds:
    """Return the chance of fainting at this turn's Faint Check."""
    if not on_turn(way, gnome) or ends_updates(way.state.phase) or (way.turn_over and gives_up(way.state)):
        return NEVER
    cards, of = faint_chance(way.state)
    return cards, of


def death_by_answer(state: State, code: int) -> Odds:
    """Return the chance that the deciding gnome dies: only the answer to an attack can kill it."""
    if code == SUBMIT:
        return ALWAYS
    return (attack_chance(state), ROLLS) if code == DEFEND_WITH_CROWBAR else NEVER


def others_killed(state: State, code: i64, ways: list[Way]) -> list[tuple[int, Odds]]:
    """Return the other gnomes that a decision may kill, in seat order."""
    if kind_of(code) == ATTACKS:
        target = gnome_of(code)
        return [(target, fight(state, target) if may_defend(state, target) else ALWAYS)]
    if code == DEFEND_WITH_CROWBAR:
        return [(state.active, otherwise(death_by_answer(state, code)))]
    out: list[tuple[int, Odds]] = []
    for gnome in range(state.gnomes):
        times = 0
        for way in ways:
            if killed(way, gnome):
                times += way.odds
        if times and gnome != state.decider:
            out.append((gnome, (times, DIE_SIDES)))
    return out


def fight(state: State, target: i64) -> Odds:
    """Return the chance that the active gnome wins against a Crowbar."""
    trial = state.copy()
    trial.partner = target
    return attack_chance(trial), ROLLS


def may_defend(state: State, gnome: i64) -> bool:
    """Return whether a gnome may hold a Crowbar, as far as known: in a known state, hidden hands are in the deck."""
    if state.rules.hidden_hands and CROWBAR in state.item_deck:
        return True
    return count(state.hand[gnome], CROWBAR) > 0
