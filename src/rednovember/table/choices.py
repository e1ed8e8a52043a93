"""Choices as data: what the deciding player may do now, grouped and folded. Clients only word and draw them."""

from __future__ import annotations

from rednovember.game.frozen import telling
from rednovember.game.names import Action, Bar, DecisionKind, Item, Phase, Token, Track

Chance = tuple[int, int]  # a fraction in lowest terms: numerator, denominator


@telling
class Said:
    """A decision on the wire: its fields, and its notation, which a client sends back.

    `items` is None if the reader may not know them; `cards` is their number in any case.
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
    """The chance that a decision kills another gnome."""

    gnome: str
    chance: Chance


@telling
class Foreseen:
    """The cost and risk of a decision (see `Forecast`); `others` are the other gnomes that may die.

    `events` and `item_icons` are the spaces of the icons that the Time Keeper would pass, `passes` the tokens that it
    would pass, `lost` the tokens or tracks that would lose the game.
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
    """One decision of a route: where it leads, its cost, and the changes of water."""

    decision: Said
    room: int
    minutes: int
    ghost: int
    water: tuple[Water, ...]
    fires_out: tuple[int, ...]


@telling
class Way:
    """A route to a space, with all stages. `usual` marks the default one, with the fewest items."""

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
    """Cards to choose from, and the least and greatest number to choose."""

    items: tuple[Item, ...]
    least: int
    most: int


@telling
class Mend:
    """What a repair would fix: a Disaster Track or a Destruction token, and its space."""

    track: Track | None
    token: Token | None
    space: int


@telling
class Deed:
    """An action with its decisions by minutes (or a single one if the action has no choice of minutes).

    `text` is its notation, without minutes and cards. `bonus` is the bonus of items used this turn, `extra` the
    minutes that low water costs; `track` is the Disaster Track that it resets. `mends` is empty if there is nothing
    to repair. `cards` are those that a trade may offer.
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
    """An action that a player might look for here and that isn't allowed now: why, and the rule that forbids it."""

    action: Action
    why: Bar
    atom: str


@telling
class Help:
    """What an item would add to an action. `here`: the action can be taken now."""

    action: Action
    bonus: int
    here: bool


@telling
class Tool:
    """An item in hand: the cost and risk of using it, its bonuses, and its other effects.

    `courage`: the gnome may enter burning rooms; `air`: it may leave the sub; `icons`: event icons that the item
    skips; `sobers` and `drinks`: levels of intoxication that it removes and adds.
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
    """The choices of the gnome that decides. `number` is the number that its decision has to name.

    `ways` are routes to other spaces, also through an open hatch; `hatches` can be opened without going through;
    `answers` belong to a question (enter, stay, spread, block, defend, submit); `cards` have to be named (give,
    discard); `end` ends the turn. `barred` are a few actions that aren't allowed, the most likely ones first.
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
