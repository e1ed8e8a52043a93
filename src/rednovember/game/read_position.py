"""Reads positions from a logbook's `[position]`, and refuses those that the rules can't reach."""

from rednovember.engine.ending import lost, rescued
from rednovember.engine.hands import pack
from rednovember.engine.ids import GROG, ITEM_NAMES, KRAKEN, OVER, RESPITE, ROOMS, TOKEN_NAMES, TRACK_NAMES
from rednovember.engine.journal import Journal
from rednovember.engine.ruleset import Ruleset
from rednovember.engine.setup import lay_out
from rednovember.engine.state import State
from rednovember.errors import LogbookError, PositionError
from rednovember.game.crew import Crew
from rednovember.game.position import GNOME_KEYS, KEYS, rooms_of
from rednovember.game.values import (
    Table,
    check_keys,
    event_in,
    hatches_in,
    items_in,
    rooms_in,
    table_in,
    truth,
    want,
    whole,
    whole_number,
)


def read_position(table: Table, rules: Ruleset, crew: Crew) -> State:
    """Return the state at the beginning of a turn that a `[position]` describes; `setup.start` begins the turn."""
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
    """Read the place and condition of each gnome."""
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
        want(f"{where}.drew_in", known, drew_in, "drew-in", stores=int(places[1]), cabin=int(places[2]))
        state.drew_in[seat] = drew_in


def read_gone(where: str, gnome: Table, alive: bool, abandoned: bool, players: int) -> None:
    """Check that a dead gnome or one that abandoned its comrades has no place, no time and no items."""
    if not alive and abandoned:
        raise PositionError("position-dead-abandoned", where=where)
    if abandoned and players < 3:
        raise PositionError("position-abandoned", where=where)
    for key, value in gnome.items():
        if key not in ("alive", "abandoned") and value:
            raise PositionError("position-gone", where=where, key=key)


def read_stacks(table: Table, state: State, crew: Crew) -> None:
    """Read the order of Time Keepers on one space: as given, else in seat order with later seats on top."""
    for space, names in table_in("position.stack", table.get("stack", {})).items():
        where = f"position.stack.{space}"
        want(where, isinstance(names, list) and all(isinstance(name, str) for name in names), names, "gnomes")
        there = [name for seat, name in enumerate(crew.gnomes) if state.aboard(seat) and str(state.time[seat]) == space]
        if sorted(names) != sorted(there):
            raise PositionError("position-stack", where=where, gnomes=", ".join(there) or "-", space=space)
        for name in names:
            seat = crew.gnomes.index(name)
            state.keepers.remove(seat)
            state.keepers.append(seat)


def read_cards(table: Table, state: State, crew: Crew) -> None:
    """Read hands, discards and stash; all other cards are in the decks."""
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
    """Read the event cards that aren't in the deck."""
    rules = state.rules
    state.kraken_in_deck = truth("position.kraken_in_deck", table.get("kraken_in_deck", False))
    deck = [card for card in rules.event_cards if state.kraken_in_deck or rules.card_kind[card] != KRAKEN]
    for key, pile in (("event_removed", state.event_removed), ("event_discard", state.event_discard)):
        where = f"position.{key}"
        value = table.get(key, [])
        want(where, isinstance(value, list), value, "events")
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
    """Check that the game isn't over: a position is the beginning of a turn."""
    trial = state.copy()
    if lost(trial, Journal()) or rescued(trial, Journal()):
        assert trial.phase == OVER
        raise PositionError("position-over")
