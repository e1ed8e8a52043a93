"""Positions as tables of names and numbers, as a logbook's `[position]` has them: written and read."""

from collections.abc import Mapping
from typing import Any, Final

from rednovember.engine.board import hatch_ends
from rednovember.engine.ending import lost, rescued
from rednovember.engine.errors import LogbookError, PositionError
from rednovember.engine.hands import cards, pack
from rednovember.engine.ids import (
    EVENT_NAMES,
    GROG,
    ITEM_NAMES,
    KRAKEN,
    NO_TOKEN,
    OVER,
    RESPITE,
    ROOMS,
    TOKEN_NAMES,
    TRACK_NAMES,
)
from rednovember.engine.journal import Journal
from rednovember.engine.messages import nearest
from rednovember.engine.ruleset import Ruleset
from rednovember.engine.setup import lay_out
from rednovember.engine.state import State
from rednovember.game.crew import Crew

KEYS: Final = (
    "fires",
    "high_water",
    "low_water",
    "blocked",
    "tracks",
    "tokens",
    "stash",
    "kraken_in_deck",
    "event_discard",
    "event_removed",
    "item_discard",
    "opening",
    "stack",
    "gnomes",
)
GNOME_KEYS: Final = ("room", "time", "intoxication", "items", "fainted", "drew_in", "alive", "abandoned")
Table = Mapping[str, Any]


# Writing.


def rooms_of(mask: int) -> list[int]:
    """The rooms of a mask."""
    return [room for room in range(1, ROOMS + 1) if mask >> room & 1]


def describe(state: State, crew: Crew) -> dict[str, Any]:
    """A state with every key of `[position]`."""
    rules = state.rules
    return {
        "fires": rooms_of(state.fires),
        "high_water": rooms_of(state.high),
        "low_water": rooms_of(state.low),
        "blocked": [f"{a}-{b}" for hatch, (a, b) in enumerate(rules.hatch_ends) if state.blocked >> hatch & 1],
        "tracks": dict(zip(TRACK_NAMES, state.tracks, strict=True)),
        "tokens": {name: space for name, space in zip(TOKEN_NAMES, state.tokens, strict=True) if space != NO_TOKEN},
        "stash": int(state.stash),
        "kraken_in_deck": state.kraken_in_deck,
        "event_discard": [rules.card_text(card) for card in sorted(state.event_discard)],
        "event_removed": [rules.card_text(card) for card in sorted(state.event_removed)],
        "item_discard": [ITEM_NAMES[item] for item in sorted(state.item_discard)],
        "opening": state.opening > 0,
        "stack": stacks(state, crew),
        "gnomes": {name: describe_gnome(state, seat) for seat, name in enumerate(crew.gnomes)},
    }


def stacks(state: State, crew: Crew) -> dict[str, list[str]]:
    """The spaces with two or more Time Keepers, bottom first."""
    out: dict[str, list[str]] = {}
    for gnome in state.keepers:
        if state.aboard(gnome):
            out.setdefault(str(state.time[gnome]), []).append(crew.gnomes[gnome])
    return {space: names for space, names in out.items() if len(names) > 1}


def describe_gnome(state: State, seat: int) -> dict[str, Any]:
    """One gnome with every key that it has."""
    alive = bool(state.alive >> seat & 1)
    abandoned = bool(state.abandoned >> seat & 1)
    out: dict[str, Any] = {"alive": alive, "abandoned": abandoned}
    if alive and not abandoned:
        out["room"] = state.room[seat]
        out["time"] = state.time[seat]
        out["intoxication"] = state.intoxication[seat]
        out["fainted"] = bool(state.fainted >> seat & 1)
        out["drew_in"] = state.drew_in[seat]
    elif alive and not state.rules.abandon_leaves_board:  # A20: the Time Keeper stays on the track
        out["time"] = state.time[seat]
    out["items"] = [ITEM_NAMES[item] for item in cards(state.hand[seat])]
    return out


# Reading.


def check_keys(where: str, table: Table, known: tuple[str, ...]) -> None:
    """Refuse a key that is not known, and name the nearest that is."""
    for key in table:
        if key not in known:
            raise LogbookError("logbook-key", where=where, key=key, nearest=nearest(key, known))


def want(where: str, ok: bool, value: object, like: str) -> None:
    """Refuse a value of the wrong kind."""
    if not ok:
        raise LogbookError("logbook-value", where=where, value=value, like=like)


def whole_number(where: str, value: object) -> int:
    """A whole number."""
    want(where, isinstance(value, int) and not isinstance(value, bool), value, "a whole number")
    assert isinstance(value, int)
    return value


def whole(where: str, value: object, least: int, most: int) -> int:
    """A whole number in a range."""
    ok = isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
    want(where, ok, value, f"a whole number from {least} to {most}")
    assert isinstance(value, int)
    return value


def truth(where: str, value: object) -> bool:
    """True or false."""
    want(where, isinstance(value, bool), value, "true or false")
    return bool(value)


def list_in(where: str, value: object) -> list[Any]:
    """A list."""
    want(where, isinstance(value, list), value, "a list")
    assert isinstance(value, list)
    return value


def texts_in(where: str, value: object) -> list[str]:
    """A list of texts."""
    want(where, isinstance(value, list) and all(isinstance(text, str) for text in value), value, "a list of texts")
    assert isinstance(value, list)
    return value


def items_in(where: str, value: object) -> list[int]:
    """A list of item names."""
    want(where, isinstance(value, list), value, "a list of items")
    assert isinstance(value, list)
    for name in value:
        if name not in ITEM_NAMES:
            raise LogbookError("logbook-item", where=where, item=name, nearest=nearest(str(name), ITEM_NAMES))
    return [ITEM_NAMES.index(name) for name in value]


def event_in(where: str, value: object) -> tuple[int, int]:
    """An event card: its kind, and its faint number or -1."""
    name, colon, number = value.partition(":") if isinstance(value, str) else ("", "", "")
    if name not in EVENT_NAMES:
        raise LogbookError("logbook-event", where=where, event=value, nearest=nearest(name, EVENT_NAMES))
    want(where, not colon or number in ("1", "2", "3", "4", "-"), value, 'an event card like "fire:2" or "kraken:-"')
    return EVENT_NAMES.index(name), -1 if not colon else 0 if number == "-" else int(number)


def rooms_in(where: str, value: object) -> int:
    """A list of rooms, as a mask."""
    want(where, isinstance(value, list), value, "a list of rooms")
    assert isinstance(value, list)
    mask = 0
    for room in value:
        bit = 1 << whole(where, room, 1, ROOMS)
        want(where, not mask & bit, value, "a list of rooms, each once")
        mask |= bit
    return mask


def hatches_in(where: str, value: object, rules: Ruleset) -> int:
    """A list of interior hatches, as a mask."""
    want(where, isinstance(value, list), value, 'a list of hatches like ["4-5"]')
    assert isinstance(value, list)
    mask = 0
    for text in value:
        ends = hatch_ends(text)
        want(where, ends in rules.hatch_ends, text, 'an interior hatch like "4-5"')
        bit = 1 << rules.hatch_ends.index(ends)
        want(where, not mask & bit, value, "a list of hatches, each once")
        mask |= bit
    return mask


def table_in(where: str, value: object) -> Table:
    """A table."""
    want(where, isinstance(value, Mapping), value, "a table")
    assert isinstance(value, Mapping)
    return value


def read_position(table: Table, rules: Ruleset, crew: Crew) -> State:
    """The state at the beginning of a turn that a `[position]` describes; `setup.start` begins the turn."""
    check_keys("position", table, KEYS)
    state = lay_out(rules, len(crew.gnomes), len(crew.player_names))
    state.fires = rooms_in("position.fires", table.get("fires", []))
    state.high = rooms_in("position.high_water", table.get("high_water", []))
    state.low = rooms_in("position.low_water", table.get("low_water", []))
    state.blocked = hatches_in("position.blocked", table.get("blocked", []), rules)
    for room in rooms_of((state.low | state.high) & state.fires):
        raise PositionError("position-burning-flooded", room=room)
    for room in rooms_of(state.low & state.high):
        raise PositionError("position-low-high", room=room)
    tracks = table_in("position.tracks", table.get("tracks", {}))
    check_keys("position.tracks", tracks, TRACK_NAMES)
    for name, space in tracks.items():
        state.tracks[TRACK_NAMES.index(name)] = whole(f"position.tracks.{name}", space, 1, rules.track_end - 1)
    tokens = table_in("position.tokens", table.get("tokens", {}))
    check_keys("position.tokens", tokens, TOKEN_NAMES)
    for name, space in tokens.items():
        state.tokens[TOKEN_NAMES.index(name)] = whole(f"position.tokens.{name}", space, 0, rules.first_space)
    opening = truth("position.opening", table.get("opening", False))
    if opening and not rules.opening_events:
        raise PositionError("position-opening")
    state.opening = len(crew.gnomes) if opening else 0
    read_gnomes(table, state, crew)
    read_stacks(table, state, crew)
    read_cards(table, state, crew)
    check_playable(state)
    return state


def read_gnomes(table: Table, state: State, crew: Crew) -> None:
    """Where each gnome is, and how it does."""
    gnomes = table_in("position.gnomes", table.get("gnomes", {}))
    check_keys("position.gnomes", gnomes, crew.gnomes)
    for seat, name in enumerate(crew.gnomes):
        where = f"position.gnomes.{name}"
        gnome = table_in(where, gnomes.get(name, {}))
        check_keys(where, gnome, GNOME_KEYS)
        bit = 1 << seat
        alive = truth(f"{where}.alive", gnome.get("alive", True))
        abandoned = truth(f"{where}.abandoned", gnome.get("abandoned", False))
        if not alive or abandoned:
            read_gone(where, gnome, alive, abandoned, len(crew.player_names))
            if abandoned:
                state.abandoned |= bit
            else:
                state.alive &= ~bit
            if not alive or state.rules.abandon_leaves_board:
                state.keepers.remove(seat)
            continue
        for key in ("room", "time"):
            if key not in gnome:
                raise LogbookError("logbook-missing", where=where, key=key)
        state.room[seat] = whole(f"{where}.room", gnome["room"], 0, ROOMS)
        state.time[seat] = whole(f"{where}.time", gnome["time"], 0, state.rules.first_space)
        most = state.rules.intoxication
        state.intoxication[seat] = whole(f"{where}.intoxication", gnome.get("intoxication", 0), 0, most)
        if truth(f"{where}.fainted", gnome.get("fainted", False)):
            state.fainted |= bit
        drew_in = gnome.get("drew_in", 0)
        places = (0, state.rules.stores, state.rules.cabin)
        known = whole_number(f"{where}.drew_in", drew_in) in places
        want(f"{where}.drew_in", known, drew_in, "{} or {}, where items are drawn".format(*places[1:]))
        state.drew_in[seat] = drew_in


def read_gone(where: str, gnome: Table, alive: bool, abandoned: bool, players: int) -> None:
    """A dead gnome or an abandoner has no place, no time and no items."""
    if not alive and abandoned:
        raise PositionError("position-dead-abandoned", where=where)
    if abandoned and players < 3:
        raise PositionError("position-abandoned", where=where)
    for key, value in gnome.items():
        if key not in ("alive", "abandoned") and value:
            raise PositionError("position-gone", where=where, key=key)


def read_stacks(table: Table, state: State, crew: Crew) -> None:
    """The order of Time Keepers on one space: as said, else in seat order, the later seat on top."""
    for space, names in table_in("position.stack", table.get("stack", {})).items():
        where = f"position.stack.{space}"
        want(where, isinstance(names, list) and all(isinstance(name, str) for name in names), names, "a list of gnomes")
        there = [name for seat, name in enumerate(crew.gnomes) if state.aboard(seat) and str(state.time[seat]) == space]
        if sorted(names) != sorted(there):
            raise PositionError("position-stack", where=where, gnomes=", ".join(there) or "-", space=space)
        for name in names:
            seat = crew.gnomes.index(name)
            state.keepers.remove(seat)
            state.keepers.append(seat)


def read_cards(table: Table, state: State, crew: Crew) -> None:
    """Hands, discards and stash; the decks hold all the rest."""
    rules = state.rules
    state.stash = whole("position.stash", table.get("stash", int(rules.stash)), 0, rules.stash)
    deck = rules.all_items()
    for _ in range(state.stash):
        deck.remove(GROG)

    def take(where: str, value: object) -> list[int]:
        items = items_in(where, value)
        for item in items:
            if item not in deck:
                raise PositionError("position-items", where=where, item=ITEM_NAMES[item], count=rules.item_counts[item])
            deck.remove(item)
        return items

    gnomes = table.get("gnomes", {})
    for seat, name in enumerate(crew.gnomes):
        state.hand[seat] = pack(take(f"position.gnomes.{name}.items", gnomes.get(name, {}).get("items", [])))
    state.item_discard = take("position.item_discard", table.get("item_discard", []))
    state.item_deck = deck
    read_events(table, state)


def read_events(table: Table, state: State) -> None:
    """The event cards that are not in the deck."""
    rules = state.rules
    state.kraken_in_deck = truth("position.kraken_in_deck", table.get("kraken_in_deck", False))
    deck = [card for card in rules.event_cards if state.kraken_in_deck or rules.card_kind[card] != KRAKEN]
    for key, pile in (("event_removed", state.event_removed), ("event_discard", state.event_discard)):
        where = f"position.{key}"
        value = table.get(key, [])
        want(where, isinstance(value, list), value, "a list of event cards")
        for text in value:
            kind, number = event_in(where, text)
            place = rules.place_of_event(deck, kind, number)
            if place < 0 or number not in (-1, rules.card_number[deck[place]]):
                raise PositionError("position-events", where=where, card=text)
            if key == "event_removed" and (kind != RESPITE or not rules.remove_respites):
                raise PositionError("position-removed", where=where, card=text)
            pile.append(deck.pop(place))
    state.event_deck = deck


def check_playable(state: State) -> None:
    """A position is the beginning of a turn, so the game must not be over in it."""
    trial = state.copy()
    if lost(trial, Journal()) or rescued(trial, Journal()):
        assert trial.phase == OVER
        raise PositionError("position-over")
