"""Choices as data: what whoever decides may do now, grouped and folded. Clients only word and draw it."""

from __future__ import annotations

from rednovember.game.names import Action, Bar, DecisionKind, Item, Phase, Token, Track
from rednovember.game.telling import telling

Chance = tuple[int, int]  # a fraction in lowest terms: so many times in so many


@telling
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


@telling
class Risk:
    """How likely another gnome would be killed by it."""

    gnome: str
    chance: Chance


@telling
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


@telling
class Water:
    """A room whose water changes, and its new level: 0 dry, 1 low, 2 high."""

    room: int
    level: int


@telling
class Stage:
    """One decision of a route: where it leads, what it costs, and what the water does."""

    decision: Said
    room: int
    minutes: int
    ghost: int
    water: tuple[Water, ...]
    fires_out: tuple[int, ...]


@telling
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


@telling
class Cards:
    """Cards to be named: from these, at least and at most so many."""

    items: tuple[Item, ...]
    least: int
    most: int


@telling
class Mend:
    """What a repair would put right: a Disaster Track or a Destruction token, and the space where it stands."""

    track: Track | None
    token: Token | None
    space: int


@telling
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


@telling
class Barred:
    """An action that one might look for here and may not take now: why, and the rule that says no."""

    action: Action
    why: Bar
    atom: str


@telling
class Help:
    """What an item would add to an action; `here`: to one that can be taken now."""

    action: Action
    bonus: int
    here: bool


@telling
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


@telling
class Choices:
    """What the gnome that decides may do. `number` is what the decision must answer.

    `ways` lead to other spaces, also from an open hatch; `hatches` are opened without going; `answers` are those of a
    question (enter, stay, spread, block, defend, submit); `cards` are to be named (give, discard); `end` ends the turn.
    `barred` are a few actions that cannot be chosen, most looked for first.
    """

    number: int
    gnome: str
    phase: Phase
    ways: tuple[Way, ...]
    hatches: tuple[Foreseen, ...]
    deeds: tuple[Deed, ...]
    barred: tuple[Barred, ...]
    tools: tuple[Tool, ...]
    answers: tuple[Foreseen, ...]
    cards: Cards | None
    end: Foreseen | None
