"""A position drawn from facts alone, as a client does it: no rules, only what each fact says.

`Rebuilt` starts from a table of `[position]`, takes one fact after another, and can be compared with
`Game.position()`. Cards that a player may not know are kept as `UNKNOWN`.
"""

from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from typing import Any, Final

from rednovember.engine.ids import TRACK_NAMES
from rednovember.game.facts import Fact

UNKNOWN: Final = "unknown"
FRESH: Final = {"intoxication": 0, "fainted": False, "drew_in": 0}

# Facts that explain a change which other facts tell, and change nothing themselves.
CHANGE_NOTHING: Final = frozenset(
    (
        "reflowed",
        "action_taken",
        "die_rolled",
        "fix_result",
        "token_not_placed",
        "nothing_drawn",
        "trade_offered",
        "trade_answered",
        "faint_checked",
        "event_in_vain",
        "attacked",
        "defence",
        "fight",
        "turn_ends",
        "escape_needed",
    )
)


def empty_boat(gnomes: Sequence[str], stash: int, opening: bool) -> dict[str, Any]:
    """The boat as it comes out of the box: nobody is placed, nothing is dealt."""
    return {
        "fires": [],
        "high_water": [],
        "low_water": [],
        "blocked": [],
        "tracks": dict.fromkeys(TRACK_NAMES, 1),
        "tokens": {},
        "stash": stash,
        "kraken_in_deck": False,
        "event_discard": [],
        "event_removed": [],
        "item_discard": [],
        "opening": opening,
        "stack": {},
        "gnomes": {name: {"alive": True, "abandoned": False, "items": [], **FRESH} for name in gnomes},
    }


class Rebuilt:
    """A position under construction. `hidden` are the gnomes whose cards the reader may only count."""

    def __init__(self, start: Mapping[str, Any], hidden: Sequence[str] = ()) -> None:
        table = deepcopy(dict(start))
        self.gnomes: dict[str, dict[str, Any]] = table.pop("gnomes")
        self.hidden = frozenset(hidden)
        for name in hidden:
            self.gnomes[name]["items"] = [UNKNOWN] * len(self.gnomes[name]["items"])
        self.keepers = stacked(self.gnomes, table.pop("stack"))
        self.rest = table
        self.active = next(iter(self.gnomes))
        self.ghost = self.hatch = self.charm = 0
        self.used: list[str] = []
        self.ending: str | None = None

    def take(self, fact: Fact) -> None:
        """One more fact. A kind that nobody has thought of is an error."""
        if fact.kind not in CHANGE_NOTHING:
            draw: Callable[..., None] = getattr(self, fact.kind)
            draw(**fact.params)

    def position(self) -> dict[str, Any]:
        """What has been drawn, with every key of `[position]`."""
        return {**self.rest, "stack": self._stack(), "gnomes": self.gnomes}

    def _stack(self) -> dict[str, list[str]]:
        spaces: dict[str, list[str]] = {}
        for name in self.keepers:
            if not self.gnomes[name]["abandoned"]:
                spaces.setdefault(str(self.gnomes[name]["time"]), []).append(name)
        return {space: names for space, names in spaces.items() if len(names) > 1}

    # The set-up.

    def gnome_placed(self, gnome: str, room: int) -> None:
        self.gnomes[gnome]["room"] = room

    def keeper_stacked(self, gnome: str, space: int, place: int) -> None:
        self.gnomes[gnome]["time"] = space
        self.keepers[place:] = [gnome]

    # Turns and time.

    def turn_begins(self, gnome: str, space: int) -> None:
        self.active, self.ghost = gnome, space
        self.hatch, self.used, self.charm = 0, [], 0
        self.rest["opening"] = False

    def stands_up(self, gnome: str) -> None:
        self.gnomes[gnome]["fainted"] = False

    def ghost_moved(self, gnome: str, before: int, after: int) -> None:
        assert (self.active, self.ghost) == (gnome, before)
        self.ghost = after

    def keeper_moved(self, gnome: str, before: int, after: int) -> None:
        assert self.gnomes[gnome]["time"] == before
        self.gnomes[gnome]["time"] = after
        self.keepers.remove(gnome)
        self.keepers.append(gnome)

    def keeper_removed(self, gnome: str, space: int) -> None:
        assert self.gnomes[gnome].pop("time") == space
        self.keepers.remove(gnome)

    # Movement.

    def hatch_opened(self, gnome: str, room: int, to_room: int) -> None:
        assert self.gnomes[gnome]["room"] == room
        self.hatch = to_room

    def entered(self, gnome: str, room: int, to_room: int) -> None:
        assert self.gnomes[gnome]["room"] == room
        self.gnomes[gnome]["room"] = to_room
        self.hatch = 0

    def stayed(self, gnome: str, room: int) -> None:
        assert self.gnomes[gnome]["room"] == room
        self.hatch = 0

    # The boat.

    def water(self, room: int, before: int, after: int) -> None:
        levels = ("dry", "low_water", "high_water")
        if before:
            self.rest[levels[before]].remove(room)
        if after:
            self._put(levels[after], room)

    def fire_started(self, room: int) -> None:
        self._put("fires", room)

    def fire_out(self, room: int, by_water: bool) -> None:
        self.rest["fires"].remove(room)

    def hatch_blocked(self, room: int, to_room: int) -> None:
        self._put("blocked", hatch_text(room, to_room))

    def hatch_unblocked(self, room: int, to_room: int) -> None:
        self.rest["blocked"].remove(hatch_text(room, to_room))

    def track_moved(self, track: str, before: int, after: int) -> None:
        assert self.rest["tracks"][track] == before
        self.rest["tracks"][track] = after

    def token_placed(self, token: str, space: int) -> None:
        assert token not in self.rest["tokens"]
        self.rest["tokens"][token] = space

    def token_removed(self, token: str, space: int) -> None:
        assert self.rest["tokens"].pop(token) == space

    def _put(self, key: str, thing: object) -> None:
        assert thing not in self.rest[key]
        self.rest[key].append(thing)

    # Items.

    def item_used(self, gnome: str, item: str) -> None:
        self._lay_down(gnome, item)
        if gnome == self.active:  # a defender's Crowbar is not
            self.used.append(item)

    def intoxication(self, gnome: str, before: int, after: int) -> None:
        assert self.gnomes[gnome]["intoxication"] == before
        self.gnomes[gnome]["intoxication"] = after

    def charmed(self, gnome: str, icons: int) -> None:
        assert gnome == self.active
        self.charm = icons

    def icon_ignored(self, gnome: str, space: int, left: int) -> None:
        assert (gnome, space) == (self.active, self.gnomes[gnome]["time"])
        self.charm = left

    def item_drawn(self, gnome: str, source: str, item: str = UNKNOWN) -> None:
        self._take_up(gnome, item)

    def stash_drawn(self, gnome: str, left: int) -> None:
        self.rest["stash"] = left
        self._take_up(gnome, "grog")

    def draw_barred(self, gnome: str, room: int) -> None:
        self.gnomes[gnome]["drew_in"] = room

    def card_passed(self, gnome: str, partner: str, item: str = UNKNOWN) -> None:
        self._give_up(gnome, item)
        self._take_up(partner, item)

    def card_discarded(self, gnome: str, cause: str, item: str) -> None:
        self._lay_down(gnome, item)

    def items_rebuilt(self, cards: int) -> None:
        assert len(self.rest["item_discard"]) == cards
        self.rest["item_discard"] = []

    def _lay_down(self, gnome: str, item: str) -> None:
        self._give_up(gnome, item)
        self.rest["item_discard"].append(item)

    def _take_up(self, gnome: str, item: str) -> None:
        assert (item != UNKNOWN) or gnome in self.hidden
        self.gnomes[gnome]["items"].append(UNKNOWN if gnome in self.hidden else item)

    def _give_up(self, gnome: str, item: str) -> None:
        self.gnomes[gnome]["items"].remove(UNKNOWN if gnome in self.hidden else item)

    # Events.

    def event_turned(self, gnome: str, card: str, number: int | None) -> None:
        self.active = gnome  # also before the first turn
        self.rest["event_discard"].append(card)

    def event_removed(self, card: str) -> None:
        self.rest["event_discard"].remove(card)
        self.rest["event_removed"].append(card)

    def events_rebuilt(self, cards: int, kraken: bool) -> None:
        self.rest["event_discard"] = []
        self.rest["kraken_in_deck"] |= kraken

    # The crew.

    def fainted(self, gnome: str, space: int) -> None:
        assert self.ghost == space
        self.gnomes[gnome]["fainted"] = True

    def killed(self, gnome: str, cause: str, room: int) -> None:
        assert self.gnomes[gnome]["room"] == room
        self.gnomes[gnome]["alive"] = False
        self._leave(gnome)

    def newcomer(self, gnome: str, room: int) -> None:
        self.gnomes[gnome].update(FRESH, alive=True, room=room)
        if gnome == self.active:
            self.used = []

    def abandoned(self, gnome: str) -> None:
        self.gnomes[gnome]["abandoned"] = True
        self._leave(gnome)

    def _leave(self, gnome: str) -> None:
        for key in ("room", *FRESH):
            self.gnomes[gnome].pop(key)

    def game_ends(self, reason: str) -> None:
        self.ending = reason


def hatch_text(room: int, to_room: int) -> str:
    """A hatch by its two rooms, the lower one first."""
    return f"{min(room, to_room)}-{max(room, to_room)}"


def stacked(gnomes: Mapping[str, Mapping[str, Any]], stack: Mapping[str, list[str]]) -> list[str]:
    """The Time Keepers of a position, each stack bottom first; for those alone on a space the order tells nothing."""
    in_stacks = [name for names in stack.values() for name in names]
    return in_stacks + [name for name, gnome in gnomes.items() if "time" in gnome and name not in in_stacks]


def in_order(position: Mapping[str, Any]) -> dict[str, Any]:
    """A position in which piles of cards, rooms, hatches and hands have an order of no meaning."""
    out = {key: sorted(value) if isinstance(value, list) else value for key, value in position.items()}
    out["gnomes"] = {name: {**gnome, "items": sorted(gnome["items"])} for name, gnome in position["gnomes"].items()}
    return out
