"""What a seat may see, as data."""

from typing import Any

from rednovember.game.frozen import telling
from rednovember.game.names import Item, Phase


@telling
class GnomeView:
    """A gnome as a seat sees it: `items` is None if the hand is hidden, `cards` is the number of its cards."""

    name: str
    player: str
    alive: bool
    abandoned: bool
    room: int
    time: int
    intoxication: int
    fainted: bool
    drew_in: int
    cards: int
    items: tuple[Item, ...] | None


@telling
class View:
    """Everything that one player (or a spectator) may know of a position.

    `keepers` are the Time Keepers on the track, from 0 upwards, each stack from the bottom; `limited` are the gnomes
    under a hand limit; `partner` is that of a trade or a fight; `drawn` is the card just drawn for an icon, while its
    use is asked about.
    """

    player: str | None
    phase: Phase
    decides: str | None
    active: str
    ghost: int
    hatch: int
    used: tuple[Item, ...]
    charm: int
    began_at_sea: bool
    newcomer: bool
    fires: tuple[int, ...]
    low_water: tuple[int, ...]
    high_water: tuple[int, ...]
    blocked: tuple[str, ...]
    tracks: dict[str, int]
    tokens: dict[str, int]
    stacks: dict[str, list[str]]
    keepers: tuple[str, ...]
    gnomes: tuple[GnomeView, ...]
    stash: int
    kraken_in_deck: bool
    event_deck: tuple[str, ...]
    event_discard: tuple[str, ...]
    event_removed: tuple[str, ...]
    items_in_deck: int
    unseen_items: tuple[Item, ...]
    item_discard: tuple[Item, ...]
    partner: str | None
    offered: tuple[Item, ...] | None
    given: tuple[Item, ...] | None
    cards_offered: int
    cards_given: int
    hand_limit: int
    limited: tuple[str, ...]
    rolled: int
    drawn: str | None
    event_drawn: bool
    opening: int
    result: str | None
    reason: str

    def as_dict(self) -> dict[str, Any]:
        """Return the view as plain data."""
        from dataclasses import asdict

        return asdict(self)

    def shown_to(self, player: str | None) -> "View":
        """Return the same view for somebody else who may know just as much: hands are open."""
        other = object.__new__(View)
        other.__dict__.update(self.__dict__, player=player)  # faster than `replace`, which copies each field
        return other
