"""The features of a position: a list of numbers for the outlook.

A change here requires a new training: `tools/train_outlook.py`.
"""

from typing import Final

from mypy_extensions import i64

from rednovember.bots.bosun.threats import (
    FIRES,
    HEATS,
    PRESSURES,
    SPREADS,
    Charts,
    field,
    steps_of,
    steps_to_come,
)
from rednovember.bots.captain.distances import NO_WAY, Distances
from rednovember.engine.hands import count
from rednovember.engine.ids import (
    AQUALUNG,
    BLOCKED_HATCH,
    ENGINE_DOWN,
    FIX_ENGINE,
    KILL_KRAKEN,
    LEAK,
    MISSILE_COUNTDOWN,
    NO_TOKEN,
    OXYGEN_PUMPS_DOWN,
    RESPITE,
    ROOMS,
    SEA,
    SPACES,
    STOP_MISSILES,
    TOKENS,
    TRACKS,
)
from rednovember.engine.items import bonus
from rednovember.engine.ruleset import Ruleset
from rednovember.engine.state import State

# What the outlook was trained with. There is more only on boards that it is not for (`outlook_for`).
TRAINED_ITEMS: Final = 13
TRAINED_SPACES: Final = 11

# The cards that are counted one by one: those that move a marker are in the effects of `Charts`.
COUNTED: Final = (LEAK, BLOCKED_HATCH, ENGINE_DOWN, OXYGEN_PUMPS_DOWN, MISSILE_COUNTDOWN, RESPITE)
BITS: Final = 6  # for all of them, in one number
MASK: Final = 63
MOVERS: Final = 4
KINDS: Final = MOVERS + 6

RANKS: Final = 4  # the gnomes in the order of their time; those further on share the last place
DISTANCES: Final = NO_WAY + 1
SLACKS: Final = 21
LATER: Final = 13
SOON: Final = 13
SOON_EVENTS: Final = 8
LEVELS: Final = 11
ODDS: Final = 16

# Where each block of features begins.
CREW: Final = 0  # gnomes aboard
RULES: Final = CREW + 9
EVENTS: Final = RULES + 8  # events to come
TRACK_LATER: Final = EVENTS + 100
TRACK_SOON: Final = TRACK_LATER + TRACKS * LEVELS * LATER
FIRE_IN: Final = TRACK_SOON + TRACKS * LEVELS * SOON
LOW_IN: Final = FIRE_IN + TRAINED_SPACES
HIGH_IN: Final = LOW_IN + TRAINED_SPACES
BLOCKED_AT: Final = HIGH_IN + TRAINED_SPACES
FIRE_COUNT: Final = BLOCKED_AT + 32
WATER_COUNT: Final = FIRE_COUNT + TRAINED_SPACES
BLOCKED_COUNT: Final = WATER_COUNT + TRAINED_SPACES
TOKEN_MINUTES: Final = BLOCKED_COUNT + 12
TOKEN_SLACK: Final = TOKEN_MINUTES + TOKENS * 14
GNOMES: Final = TOKEN_SLACK + TOKENS * SLACKS
# Within a gnome's block.
AT: Final = 0
BEHIND: Final = AT + TRAINED_SPACES
FAINTED: Final = BEHIND + 16
DRUNK: Final = FAINTED + 1
PLIGHT: Final = DRUNK + 5  # dry, low water, high water, fire
ROAM: Final = PLIGHT + 4  # the number of rooms in reach
DREW: Final = ROAM + TRAINED_SPACES
HOLDS: Final = DREW + 3
HOLDS_TWO: Final = HOLDS + TRAINED_ITEMS
GNOME_MARKS: Final = HOLDS_TWO + TRAINED_ITEMS
STOCK: Final = GNOMES + RANKS * GNOME_MARKS  # what the crew holds in total
NEAREST: Final = STOCK + TRAINED_ITEMS * 4
OWN_WAY: Final = NEAREST + 6 * DISTANCES  # how far it is for the active gnome
TOKEN_ODDS: Final = OWN_WAY + 6 * DISTANCES
TOKEN_HELPERS: Final = TOKEN_ODDS + TOKENS * ODDS
ICONS_NEXT: Final = TOKEN_HELPERS + TOKENS * 5
DECK: Final = ICONS_NEXT + 8
DECK_SIZE: Final = DECK + KINDS * 16
STASH: Final = DECK_SIZE + 16
ITEMS_LEFT: Final = STASH + 12
TIME: Final = ITEMS_LEFT + 12
MARKS: Final = TIME + 31


class Marks:
    """Reads the features of positions of one ruleset."""

    def __init__(self, rules: Ruleset) -> None:
        self.charts = Charts(rules)
        self.counted: list[int] = [
            1 << (BITS * COUNTED.index(kind)) if kind in COUNTED else 0 for kind in rules.card_kind
        ]
        self.distances = Distances()
        charts = self.charts
        goals = [charts.system_room[action] for action in range(FIX_ENGINE, STOP_MISSILES + 1)]
        self.goals: list[int] = [*goals, rules.stores, SEA]
        flags = (  # an option that is not here is not judged
            rules.failed_escape_kills,  # in training: the revised edition
            rules.remove_respites,
            rules.opening_events,
            rules.less_deadly_dying,
            rules.hidden_hands,
            rules.reflow_into_low_water,
            rules.fire_crosses_blocked_hatches,
        )
        self.rule_marks: list[int] = [RULES + place for place, flag in enumerate(flags) if flag]

    def read(self, state: State) -> list[int]:
        """Return the features of a position."""
        out = self.rule_marks[:]
        crew: i64 = 0
        events: i64 = 0
        minutes: i64 = 0
        gnome: i64 = 0
        icons = self.charts.icons_below
        while gnome < state.gnomes:
            if state.aboard(gnome):
                crew += 1
                time: i64 = state.time[gnome]
                events += icons[time]
                minutes += time
            gnome += 1
        out.append(CREW + crew)
        out.append(EVENTS + min(99, events))
        now = state.ghost
        out.append(ICONS_NEXT + min(7, icons[now] - icons[max(0, now - 10)]))
        out.append(TIME + min(30, minutes // max(1, crew) // 2))
        self.read_cards(state, events, out)
        self.read_boat(state, out)
        self.distances.find(state)
        self.read_tokens(state, out)
        self.read_crew(state, out)
        return out

    def read_cards(self, state: State, events: i64, out: list[int]) -> None:
        """Read the decks, and the tracks with the steps to come."""
        effects = self.charts.effects
        deck: i64 = 0
        counts: i64 = 0
        for card in state.event_deck:
            deck += effects[card]
            counts += self.counted[card]
        gone: i64 = 0
        for card in state.event_discard:
            gone += effects[card]
        cards: i64 = len(state.event_deck)
        everything: i64 = cards + len(state.event_discard)
        out.append(DECK + min(15, field(deck, FIRES)))
        out.append(DECK + 16 + min(15, field(deck, SPREADS)))
        out.append(DECK + 32 + min(15, field(deck, HEATS)))
        out.append(DECK + 48 + min(15, field(deck, PRESSURES)))
        kind: i64 = MOVERS
        while kind < KINDS:
            out.append(DECK + 16 * kind + min(15, counts & MASK))
            counts >>= BITS
            kind += 1
        out.append(DECK_SIZE + min(15, cards // 3))
        out.append(STASH + min(11, state.stash))
        out.append(ITEMS_LEFT + min(11, len(state.item_deck) // 3))
        burning = state.fires != 0
        track: i64 = 0
        while track < TRACKS:
            steps = steps_of(deck, track, burning)
            steps_gone = steps_of(gone, track, burning)
            level: i64 = min(LEVELS - 1, state.tracks[track])
            later = (steps_to_come(steps, steps_gone, cards, everything, events, 100) + 50) // 100
            soon = (2 * steps_to_come(steps, steps_gone, cards, everything, min(SOON_EVENTS, events), 100) + 50) // 100
            out.append(TRACK_LATER + (LEVELS * track + level) * LATER + min(LATER - 1, later))
            out.append(TRACK_SOON + (LEVELS * track + level) * SOON + min(SOON - 1, soon))
            track += 1

    def read_boat(self, state: State, out: list[int]) -> None:
        """Read fire, water and hatches."""
        fires: i64 = 0
        wet: i64 = 0
        room: i64 = 1
        while room <= ROOMS:
            if (state.fires >> room) & 1:
                out.append(FIRE_IN + room)
                fires += 1
            if (state.low >> room) & 1:
                out.append(LOW_IN + room)
                wet += 1
            if (state.high >> room) & 1:
                out.append(HIGH_IN + room)
                wet += 1
            room += 1
        hatch: i64 = 0
        blocked = state.blocked
        shut: i64 = 0
        while blocked:
            if blocked & 1 and hatch < 32:
                out.append(BLOCKED_AT + hatch)
                shut += 1
            blocked >>= 1
            hatch += 1
        out.append(FIRE_COUNT + fires)
        out.append(WATER_COUNT + wet)
        out.append(BLOCKED_COUNT + min(11, shut))

    def read_tokens(self, state: State, out: list[int]) -> None:
        """Read the tokens: how soon, and the minutes that the crew still has for them."""
        charts = self.charts
        action: i64 = FIX_ENGINE
        while action <= KILL_KRAKEN:
            token: i64 = state.rules.token_of[action]
            if token != NO_TOKEN:
                space: i64 = state.tokens[token]
                if space != NO_TOKEN:
                    goal: i64 = charts.system_room[action]
                    at_sea = action == KILL_KRAKEN
                    slack: i64 = 0
                    odds: i64 = 1000
                    helpers: i64 = 0
                    gnome: i64 = 0
                    while gnome < state.gnomes:
                        if state.aboard(gnome):
                            hand: i64 = state.hand[gnome]
                            way: i64 = self.distances.minutes[gnome * SPACES + goal]
                            if at_sea:
                                way = charts.distance[state.room[gnome]][SEA] + 1
                            spare: i64 = state.time[gnome] - space - way
                            able = not at_sea or count(hand, AQUALUNG) > 0
                            if spare > 0 and able and (at_sea or way < NO_WAY):
                                slack += spare
                                helpers += 1
                                odds = odds * max(0, 10 - spare - bonus(state.rules, hand, action)) // 10
                        gnome += 1
                    out.append(TOKEN_ODDS + ODDS * token + (0 if odds == 0 else 1 + min(14, odds // 50)))
                    out.append(TOKEN_HELPERS + 5 * token + min(4, helpers))
                    out.append(TOKEN_MINUTES + 14 * token + min(13, max(0, state.ghost - space)))
                    out.append(TOKEN_SLACK + SLACKS * token + min(SLACKS - 1, slack // 2))
            action += 1

    def read_crew(self, state: State, out: list[int]) -> None:
        """Read the gnomes in the order of their time, what they hold, and how far the systems are from them."""
        charts = self.charts
        stock: i64 = 0
        gnome: i64 = 0
        while gnome < state.gnomes:
            if state.aboard(gnome):
                hand: i64 = state.hand[gnome]
                stock += hand
                time: i64 = state.time[gnome]
                rank: i64 = 0
                ahead: i64 = 0
                if gnome != state.active:
                    rank = 1
                    other: i64 = 0
                    while other < state.gnomes:
                        if other != gnome and other != state.active and state.aboard(other):
                            his: i64 = state.time[other]
                            if his > time or (his == time and other < gnome):
                                rank += 1
                        other += 1
                    ahead = state.ghost - time
                first = GNOMES + GNOME_MARKS * min(RANKS - 1, rank)
                out.append(first + AT + state.room[gnome])
                if rank:
                    out.append(first + BEHIND + min(15, max(0, ahead)))
                if (state.fainted >> gnome) & 1:
                    out.append(first + FAINTED)
                out.append(first + DRUNK + min(4, state.intoxication[gnome]))
                here: i64 = state.room[gnome]
                plight: i64 = 0
                if (state.fires >> here) & 1:
                    plight = 3
                elif (state.high >> here) & 1:
                    plight = 2
                elif (state.low >> here) & 1:
                    plight = 1
                out.append(first + PLIGHT + plight)
                out.append(first + ROAM + self.distances.rooms[gnome])
                drew: i64 = state.drew_in[gnome]
                if drew:
                    out.append(first + DREW + (1 if drew == state.rules.stores else 2))
                item: i64 = 0
                while hand:
                    held = hand & 15
                    if held:
                        out.append(first + HOLDS + item)
                        if held > 1:
                            out.append(first + HOLDS_TWO + item)
                    hand >>= 4
                    item += 1
            gnome += 1
        item = 0
        while item < TRAINED_ITEMS:
            held = (stock >> (4 * item)) & 15
            if held:
                out.append(STOCK + 4 * item + min(3, held))
            item += 1
        for place, goal in enumerate(self.goals):
            nearest: i64 = NO_WAY
            gnome = 0
            while gnome < state.gnomes:
                if state.aboard(gnome) and not (state.fainted >> gnome) & 1:
                    if goal == SEA:
                        nearest = min(nearest, charts.distance[state.room[gnome]][SEA])
                    else:
                        nearest = min(nearest, self.distances.minutes[gnome * SPACES + goal])
                gnome += 1
            out.append(NEAREST + DISTANCES * place + nearest)
            if goal != SEA:
                out.append(OWN_WAY + DISTANCES * place + self.distances.minutes[state.active * SPACES + goal])
