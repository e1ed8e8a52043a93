"""Builds the choices, compiled with the engine, because a table does it after each decision.

Everything is computed from what the deciding player knows, with the engine's own functions: there is no rule in here.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from math import gcd
from typing import Final

from rednovember.engine.actions import extra_minutes
from rednovember.engine.decoder import action_of
from rednovember.engine.hands import count, size
from rednovember.engine.hands import one as card_of
from rednovember.engine.ids import (
    ACTION_NAMES,
    DIE_SIDES,
    DRAW,
    ITEM_NAMES,
    NO_TOKEN,
    NO_TRACK,
    TOKEN_NAMES,
    TRACK_NAMES,
)
from rednovember.engine.items import air, bonus, courage
from rednovember.engine.state import State
from rednovember.engine.updates import icons_ahead
from rednovember.game.build_view import make_view
from rednovember.game.decision import Decision, single_decisions
from rednovember.game.forecast import foresights
from rednovember.game.forecast_outcomes import NO_CHANCE, Foresight
from rednovember.game.game import Game
from rednovember.game.route_search import Way as Found
from rednovember.game.route_search import first_of, ways_from
from rednovember.game.views import GnomeView, View
from rednovember.game.visibility import Knowledge
from rednovember.table.choices import (
    Cards,
    Chance,
    Choices,
    Deed,
    Foreseen,
    Help,
    Mend,
    Risk,
    Said,
    Stage,
    Tool,
    Water,
    Way,
)
from rednovember.table.unavailable import barred_of

ASKED: Final = ("give", "defend", "spread", "block", "discard", "drawn", "hatch", "escape_hatch")
NO_ANSWERS: Final = ("use", "give", "discard", "done")


def choices_of(game: Game, number: int, knowledge: Knowledge | None = None, view: View | None = None) -> Choices | None:
    """Return the deciding player's choices; None when the game is over.

    `knowledge` and `view` are theirs, or equivalent ones.
    """
    if game.over:
        return None
    player = game.crew.players[game.state.decider]
    if knowledge is None:
        knowledge = game.knowledge(player)
    if view is None:
        view = make_view(knowledge, game.crew, player)
    known = knowledge.state
    found = foresights(game, knowledge)
    foreseen = [foreseen_of(decision, foresight, game.gnomes) for decision, foresight in found]
    deeds = deeds_of(known, view, [decision for decision, _ in found], foreseen)
    asked = view.phase in ASKED
    ends = [one for one in foreseen if one.decision.kind == "done"]
    return Choices(
        number=number,
        gnome=game.gnomes[game.state.decider],
        phase=view.phase,
        ways=ways_of(known),
        hatches=tuple([one for one in foreseen if one.decision.kind == "open"]),
        deeds=deeds,
        barred=barred_of(known, {deed.action for deed in deeds}),
        tools=tools_of(known, foreseen, deeds),
        answers=tuple([one for one in foreseen if asked and one.decision.kind not in NO_ANSWERS]),
        cards=cards_of(known, view),
        end=ends[0] if ends else None,
    )


@lru_cache(maxsize=4096)
def said_of(decision: Decision, *, hidden: bool = False) -> Said:
    """Return a decision for the wire, without cards that the reader may not know."""
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


@lru_cache(maxsize=1)
def single_said() -> list[Said]:
    """Return each code of the engine as a decision; gnomes are not named."""
    return [said_of(decision) for decision in single_decisions()]


@lru_cache(maxsize=4096)
def chance_of(times: int, of: int) -> Chance:
    """Return a fraction in lowest terms."""
    common = gcd(times, of)
    return times // common, of // common


def foreseen_of(decision: Decision, found: Foresight, gnomes: Sequence[str]) -> Foreseen:
    """Return the cost and risk of a decision, for the wire."""
    codes = decision.codes
    alike = len(codes) == 1 and decision.gnome is None  # for all crews
    return Foreseen(
        decision=single_said()[codes[0]] if alike else said_of(decision),
        minutes=found.minutes,
        ghost=found.ghost,
        success=None if found.success == NO_CHANCE else chance_of(found.success, DIE_SIDES),
        faint=chance_of(*found.faint),
        death=chance_of(*found.death),
        danger=found.danger,
        others=tuple([Risk(gnomes[seat], chance_of(*odds)) for seat, odds in found.others]),
        events=tuple(found.events),
        item_icons=tuple(found.items),
        passes=tuple([TOKEN_NAMES[token] for token in found.tokens]),
        lost=tuple([TOKEN_NAMES[token] for token in found.lost]),
    )


def ways_of(known: State) -> tuple[Way, ...]:
    """Return the routes, with what the Time Keeper would pass if the turn ended there."""
    found = ways_from(known)
    if not found:
        return ()
    start = first_of(found[0])
    usual: dict[int, Found] = {}
    for way in sorted(found, key=lambda one: (len(one.items), one.minutes_since(start))):
        usual.setdefault(way.room, way)
    walked: dict[Found, tuple[Stage, ...]] = {start: ()}
    there = known.copy()
    out: list[Way] = []
    for way in found:
        there.ghost = way.ghost
        events, items = icons_ahead(there)
        out.append(
            Way(
                to=way.room,
                usual=usual[way.room] is way,
                minutes=way.minutes_since(start),
                ghost=way.ghost,
                items=way.items,
                stages=stages_of(way, walked),
                water=water_of(way.water_since(start)),
                fires_out=way.fires_out_since(start),
                burning=way.burning,
                events=tuple(events),
                item_icons=tuple(items),
            )
        )
    return tuple(out)


def stages_of(way: Found, walked: dict[Found, tuple[Stage, ...]]) -> tuple[Stage, ...]:
    """Return the decisions of a route. Routes share many stages, which are built once."""
    kept = walked.get(way)
    before = way.before
    if kept is not None or before is None:
        return kept or ()
    stage = Stage(
        decision=single_said()[way.code],
        room=way.room,
        minutes=way.minutes_since(before),
        ghost=way.ghost,
        water=water_of(way.water_since(before)),
        fires_out=way.fires_out_since(before),
    )
    made = (*stages_of(before, walked), stage)
    walked[way] = made
    return made


def water_of(changed: Sequence[tuple[int, int]]) -> tuple[Water, ...]:
    """Return rooms and their new levels of water, for the wire."""
    return tuple([Water(room, level) for room, level in changed])


def deeds_of(known: State, view: View, decisions: Sequence[Decision], foreseen: Sequence[Foreseen]) -> tuple[Deed, ...]:
    """Return the actions, those with a choice of minutes folded into one row each."""
    rows: dict[tuple[object, ...], list[int]] = {}
    for place, which in enumerate(decisions):
        if which.action is not None:
            rows.setdefault((which.kind, which.space, which.action, which.gnome), []).append(place)
    own = gnome_of(view, view.active)
    out: list[Deed] = []
    for row in rows.values():
        first = decisions[row[0]]
        action = action_of(first.codes[0])
        out.append(
            Deed(
                text=bare_text(first),
                action=ACTION_NAMES[action],
                space=first.space,
                gnome=first.gnome,
                bonus=bonus(known.rules, known.used, action) if action < DRAW else 0,
                extra=extra_minutes(known, action),
                track=track_of(known, action),
                mends=mends_of(known, action),
                cards=Cards(own.items or (), 0, own.cards) if first.kind == "trade" else None,
                row=tuple([foreseen[place] for place in row]),
            )
        )
    return tuple(out)


@lru_cache(maxsize=4096)
def bare_text(decision: Decision) -> str:
    """Return the notation of a decision without minutes and cards."""
    return str(replace(decision, minutes=None, codes=(), items=()))


def gnome_of(view: View, name: str | None) -> GnomeView:
    """Return a gnome of a view."""
    for gnome in view.gnomes:
        if gnome.name == name:
            return gnome
    raise LookupError(name)


def track_of(known: State, action: int) -> str | None:
    """Return the Disaster Track that an action resets."""
    track = known.rules.track_of[action] if action < DRAW else NO_TRACK
    return None if track == NO_TRACK else TRACK_NAMES[track]


def mends_of(known: State, action: int) -> tuple[Mend, ...]:
    """Return the track that isn't on its first space, and its token."""
    if action >= DRAW:
        return ()
    out: list[Mend] = []
    track, token = known.rules.track_of[action], known.rules.token_of[action]
    if track >= 0 and known.tracks[track] > known.rules.low_reset:
        out.append(Mend(TRACK_NAMES[track], None, known.tracks[track]))
    if token != NO_TOKEN and known.tokens[token] != NO_TOKEN:
        out.append(Mend(None, TOKEN_NAMES[token], known.tokens[token]))
    return tuple(out)


def tools_of(known: State, foreseen: Sequence[Foreseen], deeds: Sequence[Deed]) -> tuple[Tool, ...]:
    """Return the items that may be used now."""
    here = {deed.action for deed in deeds}
    hand = known.hand[known.decider]
    out: list[Tool] = []
    for use in foreseen:
        if use.decision.kind != "use":
            continue
        name = (use.decision.items or ("",))[0]
        item = ITEM_NAMES.index(name)
        card = card_of(item)
        helps: list[Help] = []
        for action in range(DRAW):
            more = bonus(known.rules, card, action)
            if more:
                helps.append(Help(ACTION_NAMES[action], more, ACTION_NAMES[action] in here))
        level = known.intoxication[known.active]
        out.append(
            Tool(
                item=name,
                count=count(hand, item),
                helps=tuple(helps),
                courage=courage(card),
                air=air(card),
                icons=known.rules.charm_icons if name == "lucky_charm" else 0,
                sobers=min(level, known.rules.coffee_levels) if name == "coffee" else 0,
                drinks=min(1, known.rules.intoxication - level) if name == "grog" else 0,
                use=use,
            )
        )
    return tuple(out)


def cards_of(known: State, view: View) -> Cards | None:
    """Return the cards that a question asks for."""
    if view.phase not in ("give", "discard"):
        return None
    items = gnome_of(view, view.decides).items or ()
    if view.phase == "give":
        return Cards(items, 0, len(items))
    surplus = size(known.hand[known.decider]) - known.limit
    return Cards(items, surplus, surplus)
