"""Choices as data: what whoever decides may do now, grouped and folded. Clients only word and draw it.

Everything is computed from what the deciding player knows, by the engine's own functions: there is no rule in here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from typing import Final

from rednovember.engine.actions import extra_minutes
from rednovember.engine.decoder import action_of
from rednovember.engine.hands import count, size
from rednovember.engine.hands import one as card_of
from rednovember.engine.ids import ACTION_NAMES, DRAW, ITEM_NAMES, NO_TOKEN, NO_TRACK, TOKEN_NAMES, TRACK_NAMES
from rednovember.engine.items import air, bonus, courage
from rednovember.engine.state import State
from rednovember.engine.updates import icons_ahead
from rednovember.game.decision import Decision
from rednovember.game.forecast import Forecast, forecast
from rednovember.game.game import Game
from rednovember.game.known import known_state
from rednovember.game.names import Action, DecisionKind, Item, Phase, Token, Track
from rednovember.game.routes import Leg, Route, Walked, legs_of, routes_of
from rednovember.game.views import View

Chance = tuple[int, int]  # a fraction in lowest terms: so many times in so many
QUESTIONS: Final = ("give", "defend", "spread", "block", "discard", "drawn")


@dataclass(frozen=True, slots=True)
class Said:
    """A decision on the wire: its fields, and its notation, which is what a client sends back.

    `items` is None where the reader may not know them; `cards` is how many there are in any case.
    """

    kind: DecisionKind
    text: str
    space: int | None
    action: Action | None
    items: tuple[Item, ...] | None
    cards: int
    gnome: str | None
    minutes: int | None


@dataclass(frozen=True, slots=True)
class Risk:
    """How likely another gnome would be killed by it."""

    gnome: str
    chance: Chance


@dataclass(frozen=True, slots=True)
class Foreseen:
    """What a decision would cost and risk, as things stand (see `Forecast`); `others` are those who may die by it.

    `events` and `item_icons` are the spaces of icons that would be met, `passes` the tokens that one's own Time Keeper
    would pass, `lost` those by which the boat would be lost.
    """

    decision: Said
    minutes: int
    ghost: int
    success: Chance | None
    faint: Chance
    death: Chance
    danger: bool
    others: tuple[Risk, ...]
    events: tuple[int, ...]
    item_icons: tuple[int, ...]
    passes: tuple[Token, ...]
    lost: tuple[Token, ...]


@dataclass(frozen=True, slots=True)
class Water:
    """A room whose water changes, and its new level: 0 dry, 1 low, 2 high."""

    room: int
    level: int


@dataclass(frozen=True, slots=True)
class Stage:
    """One decision of a route: where it leads, what it costs, and what the water does."""

    decision: Said
    room: int
    minutes: int
    ghost: int
    water: tuple[Water, ...]
    fires_out: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Way:
    """A route to a space, with every stage. `usual` is the one to take if nothing else is said: the fewest items."""

    to: int
    usual: bool
    minutes: int
    ghost: int
    items: tuple[Item, ...]
    stages: tuple[Stage, ...]
    water: tuple[Water, ...]
    fires_out: tuple[int, ...]
    burning: bool
    events: tuple[int, ...]
    item_icons: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Cards:
    """Cards to be named: from these, at least and at most so many."""

    items: tuple[Item, ...]
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Mend:
    """What a repair would put right: a Disaster Track or a Destruction token, and the space where it stands."""

    track: Track | None
    token: Token | None
    space: int


@dataclass(frozen=True, slots=True)
class Deed:
    """An action with its row of minutes (or the one entry of an action that has no choice of them).

    `text` is its notation, without minutes and cards. `bonus` is what items used this turn add, `extra` the minutes
    that low water costs; `track` is the Disaster Track that it resets, and `mends` is empty where there is nothing to
    repair. `cards` are those that a trade may offer.
    """

    text: str
    action: Action
    space: int | None
    gnome: str | None
    bonus: int
    extra: int
    track: Track | None
    mends: tuple[Mend, ...]
    cards: Cards | None
    row: tuple[Foreseen, ...]


@dataclass(frozen=True, slots=True)
class Help:
    """What an item would add to an action; `here`: to one that can be taken now."""

    action: Action
    bonus: int
    here: bool


@dataclass(frozen=True, slots=True)
class Tool:
    """An item in hand: what using it would cost and risk, what it adds to which action, what else it does.

    `courage`: one may enter burning rooms; `air`: one may leave the sub; `icons`: event icons that it wards off;
    `sobers`: levels of intoxication that it takes away; `drinks`: levels that it adds.
    """

    item: Item
    count: int
    helps: tuple[Help, ...]
    courage: bool
    air: bool
    icons: int
    sobers: int
    drinks: int
    use: Foreseen


@dataclass(frozen=True, slots=True)
class Choices:
    """What the gnome that decides may do. `number` is what the decision must answer.

    `ways` lead to other spaces, also from an open hatch; `hatches` are opened without going; `answers` are those of a
    question (enter, stay, spread, block, defend, submit); `cards` are to be named (give, discard); `end` ends the turn.
    """

    number: int
    gnome: str
    phase: Phase
    ways: tuple[Way, ...]
    hatches: tuple[Foreseen, ...]
    deeds: tuple[Deed, ...]
    tools: tuple[Tool, ...]
    answers: tuple[Foreseen, ...]
    cards: Cards | None
    end: Foreseen | None


def choices_of(game: Game, number: int, view: View | None = None) -> Choices | None:
    """What whoever decides may do; None when the game is over. `view` is theirs, or as good, if it is there."""
    if game.over:
        return None
    if view is None:
        view = game.view(game.crew.players[game.state.decider])
    known = known_state(view, game.rules, game.crew)
    found = forecast(game, known=known)
    foreseen = [foreseen_of(one) for one in found]
    deeds = tuple(_deeds(known, view, found, foreseen))
    asked = view.phase in (*QUESTIONS, "hatch", "escape_hatch")
    return Choices(
        number=number,
        gnome=game.gnomes[game.state.decider],
        phase=view.phase,
        ways=tuple(_ways(known)),
        hatches=tuple(one for one in foreseen if one.decision.kind == "open"),
        deeds=deeds,
        tools=tuple(_tools(known, foreseen, deeds)),
        answers=tuple(one for one in foreseen if asked and one.decision.kind not in ("use", "give", "discard", "done")),
        cards=_cards(known, view),
        end=next((one for one in foreseen if one.decision.kind == "done"), None),
    )


@lru_cache(maxsize=4096)
def said_of(decision: Decision, *, hidden: bool = False) -> Said:
    """A decision for the wire; hidden from those who may not know its cards."""
    return Said(
        kind=decision.kind,
        text=str(replace(decision, items=()) if hidden else decision),
        space=decision.space,
        action=decision.action,
        items=None if hidden else decision.items,
        cards=len(decision.items),
        gnome=decision.gnome,
        minutes=decision.minutes,
    )


def chance_of(odds: Fraction) -> Chance:
    """A fraction for the wire."""
    return odds.numerator, odds.denominator


def foreseen_of(one: Forecast) -> Foreseen:
    """A forecast for the wire."""
    return Foreseen(
        decision=said_of(one.decision),
        minutes=one.minutes,
        ghost=one.ghost,
        success=None if one.success is None else chance_of(one.success),
        faint=chance_of(one.faint),
        death=chance_of(one.death),
        danger=one.danger,
        others=tuple(Risk(gnome, chance_of(odds)) for gnome, odds in one.others),
        events=one.event_icons,
        item_icons=one.item_icons,
        passes=one.tokens,
        lost=one.lost,
    )


def _ways(known: State) -> Iterator[Way]:
    """The routes, with what the Time Keeper would meet if the turn ended there."""
    found = routes_of(known)
    usual: dict[int, Route] = {}
    walked: Walked = {}
    for route in sorted(found, key=lambda route: (len(route.items), route.minutes)):
        usual.setdefault(route.to, route)
    there = known.copy()
    for route in found:
        there.ghost = route.ghost
        events, items = icons_ahead(there)
        yield Way(
            to=route.to,
            usual=usual[route.to] is route,
            minutes=route.minutes,
            ghost=route.ghost,
            items=route.items,
            stages=tuple(_stage(leg) for leg in legs_of(known, route, walked)),
            water=_water(route.water),
            fires_out=route.fires_out,
            burning=route.burning,
            events=tuple(events),
            item_icons=tuple(items),
        )


def _stage(leg: Leg) -> Stage:
    return Stage(said_of(leg.decision), leg.room, leg.minutes, leg.ghost, _water(leg.water), leg.fires_out)


def _water(changed: Sequence[tuple[int, int]]) -> tuple[Water, ...]:
    return tuple(Water(room, level) for room, level in changed)


def _deeds(known: State, view: View, found: Sequence[Forecast], foreseen: Sequence[Foreseen]) -> Iterator[Deed]:
    """The actions, those with a choice of minutes folded into one row each."""
    rows: dict[tuple[object, ...], list[int]] = {}
    for place, one in enumerate(found):
        which = one.decision
        if which.action is not None:
            rows.setdefault((which.kind, which.space, which.action, which.gnome), []).append(place)
    own = next(gnome for gnome in view.gnomes if gnome.name == view.active)
    for row in rows.values():
        first = found[row[0]].decision
        bare = replace(first, minutes=None, codes=(), items=())
        action = action_of(first.codes[0])
        yield Deed(
            text=str(bare),
            action=ACTION_NAMES[action],
            space=bare.space,
            gnome=bare.gnome,
            bonus=int(bonus(known.rules, known.used, action)) if action < DRAW else 0,
            extra=int(extra_minutes(known, action)),
            track=_track(known, action),
            mends=tuple(_mends(known, action)),
            cards=Cards(own.items or (), 0, own.cards) if bare.kind == "trade" else None,
            row=tuple(foreseen[place] for place in row),
        )


def _track(known: State, action: int) -> str | None:
    track = known.rules.track_of[action] if action < DRAW else NO_TRACK
    return None if track == NO_TRACK else TRACK_NAMES[track]


def _mends(known: State, action: int) -> Iterator[Mend]:
    """The track that is not on its first space, and the token that lies there."""
    if action >= DRAW:
        return
    track, token = known.rules.track_of[action], known.rules.token_of[action]
    if track >= 0 and known.tracks[track] > known.rules.low_reset:
        yield Mend(TRACK_NAMES[track], None, known.tracks[track])
    if token != NO_TOKEN and known.tokens[token] != NO_TOKEN:
        yield Mend(None, TOKEN_NAMES[token], known.tokens[token])


def _tools(known: State, foreseen: Sequence[Foreseen], deeds: Sequence[Deed]) -> Iterator[Tool]:
    """The items that may be used now."""
    here = {deed.action for deed in deeds}
    hand = known.hand[known.decider]
    for use in foreseen:
        if use.decision.kind != "use":
            continue
        name = (use.decision.items or ("",))[0]
        item = ITEM_NAMES.index(name)
        card = card_of(item)
        adds = [(action, int(bonus(known.rules, card, action))) for action in range(DRAW)]
        level = known.intoxication[known.active]
        yield Tool(
            item=name,
            count=int(count(hand, item)),
            helps=tuple(Help(ACTION_NAMES[a], more, ACTION_NAMES[a] in here) for a, more in adds if more),
            courage=courage(card),
            air=air(card),
            icons=int(known.rules.charm_icons) if name == "lucky_charm" else 0,
            sobers=min(level, int(known.rules.coffee_levels)) if name == "coffee" else 0,
            drinks=min(1, int(known.rules.intoxication) - level) if name == "grog" else 0,
            use=use,
        )


def _cards(known: State, view: View) -> Cards | None:
    """Cards that a question asks for."""
    if view.phase not in ("give", "discard"):
        return None
    own = next(gnome for gnome in view.gnomes if gnome.name == view.decides)
    items = own.items or ()
    if view.phase == "give":
        return Cards(items, 0, len(items))
    surplus = int(size(known.hand[known.decider]) - known.limit)
    return Cards(items, surplus, surplus)
