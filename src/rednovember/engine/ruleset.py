"""`Ruleset`: a board, an edition and options as integer tables, built once and then only read."""

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from rednovember.engine.board import RULINGS, USUAL_LIMITS
from rednovember.engine.bonuses import USUAL_BONUSES, helpers
from rednovember.engine.decisions import OPEN
from rednovember.engine.hands import MOST_OF_A_KIND, one
from rednovember.engine.ids import (
    ASPHYXIATED,
    ASPHYXIATION,
    CRUSHED,
    DEVOURED,
    EVENT_NAMES,
    FIX_ACTIONS,
    FIX_ENGINE,
    FIX_PUMPS,
    FIX_REACTOR,
    GNOMES_MAX,
    GNOMES_MIN,
    GROG,
    HEAT,
    ITEM_NAMES,
    KILL_KRAKEN,
    KRAKEN,
    MISSILES,
    NO_FIX,
    NO_TOKEN,
    NO_TRACK,
    PRESSURE,
    SEA,
    SPACES,
    STOP_MISSILES,
    TOKEN_NAMES,
    TRACKS,
)

NO_HATCH: Final = -1
EXTERIOR: Final = 60  # the number of every exterior hatch
DASH: Final = 0  # the faint number of a dash: never makes a gnome faint
NO_LIMIT: Final = 99
NO_CARDS: Final[Mapping[str, Any]] = {"count": 0, "faint": []}  # of an event that the board leaves out


class Ruleset:
    """Everything that is fixed for a game. `board` must be without `board.faults`."""

    def __init__(
        self,
        board: Mapping[str, Any],
        edition: str,
        switches: Mapping[str, bool],
        options: Mapping[str, bool],
    ) -> None:
        self.board: Mapping[str, Any] = board
        self.switches: Mapping[str, bool] = switches
        self.board_id: str = board["id"]
        self.edition = edition
        # What differs between the editions.
        self.low_side_may_open_high: bool = switches["low_side_may_open_high"]  # M8
        self.reentry_always_one_minute: bool = switches["reentry_always_one_minute"]  # M10
        self.escape_to_sea: bool = switches["escape_to_sea"]  # A6, Q51
        self.failed_escape_kills: bool = switches["failed_escape_kills"]  # A6
        self.abandon_leaves_board: bool = switches["abandon_leaves_board"]  # A20, Q30
        self.fainting_at_sea_kills: bool = switches["fainting_at_sea_kills"]  # D3
        # Rulings that older boards do not have.
        rulings: Mapping[str, bool] = {name: board.get("rulings", {}).get(name, False) for name in RULINGS}
        self.drawn_items_may_be_used: bool = rulings["drawn_items_may_be_used"]  # Q47
        self.token_there_no_effect: bool = rulings["token_there_no_effect"]  # E12
        self.coming_in_renews_air: bool = switches["coming_in_renews_air"] and rulings["coming_in_renews_air"]  # Q53
        # Options, chosen at the table.
        self.remove_respites: bool = options["remove_respites"]  # O1
        self.opening_events: bool = options["opening_events"]  # O2
        self.less_deadly_dying: bool = options["less_deadly_dying"]  # O3
        self.crazed_gnomes: bool = options["crazed_gnomes"]  # O4
        self.hidden_hands: bool = options["hidden_hands"] or (  # I5, O4
            options["crazed_gnomes"] and switches["crazed_gnomes_hide_hands"]
        )
        self.reflow_into_low_water: bool = options["reflow_into_low_water"]  # Q3
        self.fire_crosses_blocked_hatches: bool = options["fire_crosses_blocked_hatches"]  # Q4
        self.options: dict[str, bool] = {name: bool(value) for name, value in options.items()}
        self._build_boat(board)
        self._build_time_track(board["time_track"])
        self._build_cards(board)
        self._build_bonuses({**USUAL_BONUSES, **board.get("bonuses", {})})
        limits: Mapping[str, int] = {**USUAL_LIMITS, **board["limits"]}
        self.stash: i64 = limits["stash"]
        self.draw_stores: i64 = limits["draw_stores"]
        self.draw_cabin: i64 = limits["draw_cabin"]
        self.intoxication: i64 = limits["intoxication"]
        self.start_items: i64 = limits["start_items"]
        self.faint_minutes: i64 = limits["faint_minutes"]
        self.low_water_minutes: i64 = limits["low_water_minutes"]
        self.charm_icons: i64 = limits["charm_icons"]
        self.coffee_levels: i64 = limits["coffee_levels"]  # I19
        self.abandon_past: i64 = limits["abandon_past"]  # A20
        # The Kraken is set aside at first (S5, P17).
        self.start_event_deck: list[int] = [card for card in self.event_cards if card not in self.kraken_cards]
        self.start_item_deck: list[int] = self.all_items()  # S4
        for _ in range(limits["stash"]):
            self.start_item_deck.remove(GROG)
        self.track_end: i64 = board["disaster_tracks"]["spaces"]  # C4
        resets: list[int] = board["disaster_tracks"]["resets"]
        self.low_reset: i64 = resets[0]
        self.high_reset: i64 = resets[1]

    def _build_boat(self, board: Mapping[str, Any]) -> None:
        """Build the tables of rooms, hatches (C1) and the rooms' purposes (C2)."""
        ends = [tuple(sorted(int(room) for room in text.split("-"))) for text in board["hatches"]["interior"]]
        self.hatch_ends: tuple[tuple[int, ...], ...] = tuple(ends)
        between = [NO_HATCH] * (SPACES * SPACES)
        for hatch, (a, b) in enumerate(ends):
            between[a * SPACES + b] = between[b * SPACES + a] = hatch
        for room in board["hatches"]["exterior"]:
            between[room * SPACES + SEA] = between[SEA * SPACES + room] = EXTERIOR
        self.hatch_between: tuple[int, ...] = tuple(between)
        self.neighbours: tuple[tuple[int, ...], ...] = tuple(
            tuple(b for b in range(SPACES) if between[a * SPACES + b] != NO_HATCH) for a in range(SPACES)
        )
        self.open_codes: list[list[int]] = [[OPEN + to for to in beside] for beside in self.neighbours]
        self.rooms_beside: tuple[tuple[int, ...], ...] = tuple(
            tuple(b for b in beside if b != SEA) if a != SEA else () for a, beside in enumerate(self.neighbours)
        )
        self.hatches_of: tuple[int, ...] = tuple(
            sum(1 << between[a * SPACES + b] for b in beside) for a, beside in enumerate(self.rooms_beside)
        )
        purposes: Mapping[str, int] = board["purposes"]
        fixes = [NO_FIX] * SPACES
        fixes[purposes["engine"]] = FIX_ENGINE
        fixes[purposes["pumps"]] = FIX_PUMPS
        fixes[purposes["reactor"]] = FIX_REACTOR
        fixes[purposes["missiles"]] = STOP_MISSILES
        fixes[SEA] = KILL_KRAKEN
        self.fix_at: tuple[int, ...] = tuple(fixes)  # the fix-it action of each space (A9-A13)
        self.stores: i64 = purposes["stores"]
        self.cabin: i64 = purposes["cabin"]
        # The token that each fix-it action removes. The action fails if the ghost is past the token (A15).
        self.token_of: tuple[int, ...] = (
            NO_TOKEN,
            NO_TOKEN,
            NO_TOKEN,
            CRUSHED,
            ASPHYXIATED,
            NO_TOKEN,
            MISSILES,
            DEVOURED,
        )
        # The Disaster Track that each fix-it action resets (A9-A11).
        self.track_of: tuple[int, ...] = (
            NO_TRACK,
            NO_TRACK,
            NO_TRACK,
            PRESSURE,
            ASPHYXIATION,
            HEAT,
            NO_TRACK,
            NO_TRACK,
        )
        self.repair_of: tuple[int, ...] = tuple(self.track_of.index(track) for track in range(TRACKS))

    def _build_bonuses(self, bonuses: Mapping[str, int]) -> None:
        """Build the tables of what helps each fix-it action, and of what each item adds to it (I10-I18, I20)."""
        self.item_bonus: tuple[int, ...] = tuple(bonuses.get(name, 0) for name in ITEM_NAMES)
        self.helpers: tuple[tuple[int, ...], ...] = tuple(helpers(action) for action in range(FIX_ACTIONS))
        # The same without Grog, as hands with all cards that there may be.
        self.tools: tuple[int, ...] = tuple(
            sum(MOST_OF_A_KIND * one(item) for item in items if item != GROG) for items in self.helpers
        )

    def _build_time_track(self, track: Mapping[str, Any]) -> None:
        """Build the tables of the Time Track and its icons (C3, P1)."""
        self.first_space: i64 = track["first"]
        self.event_icon: tuple[int, ...] = tuple(int(s in track["events"]) for s in range(track["first"] + 1))
        self.item_icon: tuple[int, ...] = tuple(int(s in track["items"]) for s in range(track["first"] + 1))
        self.start: tuple[int, ...] = tuple(
            track["start"][str(n)] if n >= GNOMES_MIN else 0 for n in range(GNOMES_MAX + 1)
        )

    def _build_cards(self, board: Mapping[str, Any]) -> None:
        """Build the decks (C5). Cards of one kind with the same faint number share one number."""
        kinds: list[int] = []
        numbers: list[int] = []
        places: list[tuple[int, ...]] = []
        deck: list[int] = []
        tables: list[Mapping[str, Any]] = [board["events"].get(name, NO_CARDS) for name in EVENT_NAMES]
        for kind, table in enumerate(tables):
            faint = [DASH if text == "-" else int(text) for text in table["faint"]]
            for number in dict.fromkeys(faint):
                card = len(kinds)
                kinds.append(kind)
                numbers.append(number)
                places.append(tuple(i for i, other in enumerate(faint) if other == number))
                deck.extend([card] * len(places[-1]))
        self.card_kind: tuple[int, ...] = tuple(kinds)
        self.card_number: tuple[int, ...] = tuple(numbers)
        self.card_places: tuple[tuple[int, ...], ...] = tuple(places)  # places among the cards of its kind, as printed
        self.event_cards: list[int] = deck
        self.kraken_cards: list[int] = [card for card in deck if kinds[card] == KRAKEN]
        self.pressure_steps: tuple[int, ...] = tuple(table.get("pressure", 0) for table in tables)
        self.heat_steps: tuple[int, ...] = tuple(table.get("heat", 0) for table in tables)
        self.token_placed: tuple[int, ...] = tuple(
            TOKEN_NAMES.index(table["token"]) if "token" in table else NO_TOKEN for table in tables
        )
        self.minutes_ahead: tuple[int, ...] = tuple(table.get("ahead", 0) for table in tables)
        self.hand_limit: tuple[int, ...] = tuple(table.get("hand_limit", NO_LIMIT) for table in tables)
        self.hand_limit_active: tuple[int, ...] = tuple(table.get("hand_limit_active", NO_LIMIT) for table in tables)
        self.item_counts: tuple[int, ...] = tuple(board["items"].get(name, 0) for name in ITEM_NAMES)

    def __reduce__(self) -> tuple[object, ...]:
        return same_ruleset, (self.board, self.edition, self.switches, self.options)

    def all_items(self) -> list[int]:
        """Return all item cards, with the captain's stash, as a sorted pile."""
        return [item for item, count in enumerate(self.item_counts) for _ in range(count)]

    def place_of_event(self, pile: list[int], kind: i64, number: i64) -> i64:
        """Return the place of a card in a sorted pile: of this kind and number, else of the kind, else -1.

        The number -1 asks for the first card of the kind in the order of the data file. Of equal cards, those printed
        first count as drawn first.
        """
        best: i64 = -1
        best_place: i64 = 0
        for place, card in enumerate(pile):
            if self.card_kind[card] != kind:
                continue
            if number == self.card_number[card]:
                return place
            printed = self.card_places[card]
            first: i64 = printed[len(printed) - pile.count(card)]
            if best < 0 or first < best_place:
                best = place
                best_place = first
        return best

    def card_text(self, card: int) -> str:
        """Return an event card as the logbook writes it, from its number in this ruleset."""
        return event_text(self.card_kind[card], self.card_number[card])


def event_text(kind: int, number: int) -> str:
    """Return an event card as the logbook writes it: `fire:2`, `kraken:-`, or `fire` if the number is -1."""
    if number < 0:
        return EVENT_NAMES[kind]
    return EVENT_NAMES[kind] + ":" + (str(number) if number else "-")


MOST_KEPT: Final = 64
_kept: dict[str, Ruleset] = {}


def same_ruleset(
    board: Mapping[str, Any], edition: str, switches: Mapping[str, bool], options: Mapping[str, bool]
) -> Ruleset:
    """Return the ruleset of these parts, the same object each time; used by pickle.

    Bots prepare tables once for each ruleset object, so equal rulesets from another process should be one object.
    """
    key = repr((board, edition, switches, options))
    if key not in _kept:
        if len(_kept) >= MOST_KEPT:
            _kept.clear()
        _kept[key] = Ruleset(board, edition, switches, options)
    return _kept[key]
