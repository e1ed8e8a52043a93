"""What threatens the boat, and the value of each repair: the bosun's evaluation of a position.

Values are integers, in millionths of a lost boat; the weights say how much of it each danger counts.
"""

import math
from typing import Final

from mypy_extensions import i64

from rednovember.bots.bosun.weights import Weights
from rednovember.engine.actions import reset_point
from rednovember.engine.hands import count
from rednovember.engine.ids import (
    AQUALUNG,
    ASPHYXIATION,
    FIRE,
    FIRE_SPREADS,
    FIX_ENGINE,
    FRIENDLY_FIRE,
    HEAT,
    KILL_KRAKEN,
    NO_FIX,
    NO_TOKEN,
    ROOMS,
    SEA,
    SPACES,
    STOP_MISSILES,
    TOKENS,
)
from rednovember.engine.ruleset import Ruleset
from rednovember.engine.state import State

MILLION: Final = 1_000_000
MOST_TENTHS: Final = 250
MARGINS: Final = 12
LEVELS: Final = 5


def poisson_tails() -> list[list[int]]:
    """Return for each number of steps and each mean in tenths: the chance of at least so many steps, in millionths."""
    table: list[list[int]] = []
    for margin in range(MARGINS + 1):
        row: list[int] = []
        for tenths in range(MOST_TENTHS + 1):
            mean = tenths / 10
            below = sum(math.exp(-mean) * mean**k / math.factorial(k) for k in range(margin))
            row.append(round(MILLION * max(0.0, 1 - below)))
        table.append(row)
    return table


TAILS: Final = poisson_tails()


# What a card does, packed into one number, so that a pile is summed up at once: seven bits each for fires, fires that
# spread, heat, pressure and the four faint numbers.
BITS: Final = 7
FIRES: Final = 0
SPREADS: Final = 7
HEATS: Final = 14
PRESSURES: Final = 21
FAINTS: Final = 21  # number 1 comes next
NOT_NEAR: Final = 5  # hatches between a gnome and a system that it doesn't cover


def field(sum_: i64, place: i64) -> i64:
    """Return one field of a sum."""
    return (sum_ >> place) & 0x7F


def effects(rules: Ruleset, card: int) -> int:
    """Return the packed effects of a card."""
    kind = rules.card_kind[card]
    total = int(kind in (FIRE, FRIENDLY_FIRE)) << FIRES
    total += int(kind == FIRE_SPREADS) << SPREADS
    total += rules.heat_steps[kind] << HEATS
    total += rules.pressure_steps[kind] << PRESSURES
    number = rules.card_number[card]
    if number:
        total += 1 << (FAINTS + BITS * number)
    return total


class Charts:
    """Tables of a ruleset that only the bosun needs: icons to come, distances without hazards, effects of cards."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        icons: list[int] = []
        total = 0
        for space in range(rules.first_space + 1):
            icons.append(total)
            total += rules.event_icon[space]
        self.icons_below: list[int] = icons  # event icons left from a space on
        self.effects: list[int] = [effects(rules, card) for card in range(len(rules.card_kind))]
        self.distance: list[list[int]] = [distances(rules, start) for start in range(SPACES)]
        self.system_room: list[int] = [SEA] * (KILL_KRAKEN + 1)
        for space in range(1, SPACES):
            if rules.fix_at[space] != NO_FIX:
                self.system_room[rules.fix_at[space]] = space


def distances(rules: Ruleset, start: int) -> list[int]:
    """Return how many hatches away each space is."""
    out = [99] * SPACES
    out[start] = 0
    ring = [start]
    while ring:
        beyond: list[int] = []
        for here in ring:
            for to in rules.neighbours[here]:
                if out[to] == 99:
                    out[to] = out[here] + 1
                    beyond.append(to)
        ring = beyond
    return out


class Threats:
    """The dangers of one position, as the active gnome sees them."""

    def __init__(self, rules: Ruleset, weights: Weights) -> None:
        self.charts = Charts(rules)
        self.weights = weights
        self.events_left: i64 = 0
        self.price: i64 = 0  # of a minute
        self.worth: list[int] = [0] * (KILL_KRAKEN + 1)  # of a success, by fix-it action
        self.danger: list[int] = [0] * (KILL_KRAKEN + 1)  # of leaving a system alone
        self.room_danger: list[int] = [0] * SPACES
        self.wants: list[int] = [0] * TOKENS  # how much each token on the track needs the active gnome
        self.chances: list[int] = [0] * TOKENS  # the same, for those that it could remove in time
        self.any_token = False
        self.faints: list[int] = [0] * LEVELS  # the chance to faint at each level, in thousandths
        self.places: list[int] = [0] * SPACES  # the value of ending the turn in a space
        self.known_places: list[list[int]] = [[] for _ in range((NOT_NEAR + 1) ** len(weights.cover))]
        self.deck_effects: i64 = 0  # of the cards that a Faint Check reveals

    def assess(self, state: State) -> None:
        """Evaluate a position."""
        weights = self.weights
        charts = self.charts
        events: i64 = 0
        gnome: i64 = 0
        while gnome < state.gnomes:
            if state.aboard(gnome):
                events += charts.icons_below[state.time[gnome]]
            gnome += 1
        self.events_left = events
        self.price = weights.minute + weights.minute_late * events // 100
        self.assess_tracks(state)
        self.assess_tokens(state)
        self.assess_faints(state)
        self.assess_places(state)
        room: i64 = 1
        while room <= ROOMS:
            fix: i64 = state.rules.fix_at[room]
            self.room_danger[room] = 0 if fix == NO_FIX else self.danger[fix]
            room += 1

    def assess_faints(self, state: State) -> None:
        """Compute the chance to faint at each level, in thousandths."""
        total: i64 = len(state.event_deck) if state.event_deck else len(state.event_discard)
        below: i64 = 0
        level: i64 = 1
        while level < LEVELS:
            below += field(self.deck_effects, FAINTS + BITS * level)
            self.faints[level] = 1000 * below // total if total > 0 else 0
            level += 1

    def assess_places(self, state: State) -> None:
        """Compute the value of ending the turn in each space: its own weight, and systems that nobody else is near."""
        charts = self.charts
        key: i64 = 0
        action: i64 = FIX_ENGINE
        while action <= STOP_MISSILES:
            if self.weights.cover[action - FIX_ENGINE]:
                distance = charts.distance[charts.system_room[action]]
                nearest: i64 = NOT_NEAR
                gnome: i64 = 0
                while gnome < state.gnomes:
                    if gnome != state.active and state.aboard(gnome) and state.time[gnome] > 0:
                        nearest = min(nearest, distance[state.room[gnome]])
                    gnome += 1
                key = key * (NOT_NEAR + 1) + nearest
            action += 1
        if not self.known_places[key]:
            self.known_places[key] = self.places_by(key)
        self.places = self.known_places[key]

    def places_by(self, key: i64) -> list[int]:
        """Return the value of all spaces, by how near the others are to each system that needs cover."""
        out = self.weights.rooms.copy()
        action: i64 = STOP_MISSILES
        while action >= FIX_ENGINE:
            weight: i64 = self.weights.cover[action - FIX_ENGINE]
            if weight:
                distance = self.charts.distance[self.charts.system_room[action]]
                nearest = key % (NOT_NEAR + 1)
                key //= NOT_NEAR + 1
                space: i64 = 1
                while space < SPACES:
                    if distance[space] < nearest:
                        out[space] += weight * (nearest - distance[space])
                    space += 1
            action -= 1
        return out

    def assess_tracks(self, state: State) -> None:
        """Compute how likely each track fills, soon and later, from the cards that are left."""
        effects = self.charts.effects
        deck: i64 = 0
        for card in state.event_deck:
            deck += effects[card]
        gone: i64 = 0
        for card in state.event_discard:
            gone += effects[card]
        self.deck_effects = deck if state.event_deck else gone
        cards: i64 = len(state.event_deck)
        all_cards: i64 = cards + len(state.event_discard)
        burning = state.fires != 0
        weights = self.weights
        soon: i64 = min(self.events_left, weights.near_events // 100)
        later: i64 = min(self.events_left, weights.far_events // 100)
        track: i64 = 0
        while track < 3:
            steps = steps_of(deck, track, burning)
            steps_gone = steps_of(gone, track, burning)
            near = min(MOST_TENTHS, steps_to_come(steps, steps_gone, cards, all_cards, soon, 10))
            far = min(MOST_TENTHS, steps_to_come(steps, steps_gone, cards, all_cards, later, 10))
            level: i64 = state.tracks[track]
            now = self.track_danger(state, track, level, near, far)
            then = self.track_danger(state, track, reset_point(state, level), near, far)
            fix: i64 = state.rules.repair_of[track]
            self.danger[fix] = now
            self.worth[fix] = now - then
            track += 1

    def track_danger(self, state: State, track: i64, level: i64, near: i64, far: i64) -> i64:
        """Return the weighted chance that a marker on this space reaches the end."""
        weights = self.weights
        tails = TAILS[min(MARGINS, state.rules.track_end - level)]
        both = weights.track_near * tails[near] // MILLION + weights.track_far * tails[far] // MILLION
        return both * weights.tracks[track] // 1000

    def assess_tokens(self, state: State) -> None:
        """Compute how much each Destruction token needs the active gnome, by the time that others have for it."""
        self.worth[STOP_MISSILES] = 0
        self.danger[STOP_MISSILES] = 0
        self.worth[KILL_KRAKEN] = 0
        self.any_token = False
        action: i64 = FIX_ENGINE
        while action <= KILL_KRAKEN:
            token: i64 = state.rules.token_of[action]
            if token != NO_TOKEN:
                self.wants[token] = 0
                self.chances[token] = 0
            if token != NO_TOKEN and state.tokens[token] != NO_TOKEN:
                weights = self.weights
                slack = self.slack_of_others(state, action, state.tokens[token])
                if action == KILL_KRAKEN:
                    want = weights.kraken * weights.kraken_slack // (weights.kraken_slack + 100 * slack)
                else:
                    want = weights.token * weights.token_slack // (weights.token_slack + 100 * slack)
                self.any_token = True
                self.wants[token] = want
                self.worth[action] += want
                self.danger[action] += want
            action += 1

    def cost_of_passing(self, state: State, after: i64, tried: i64) -> i64:
        """Return the cost of moving the ghost to a space from which the gnome can no longer deal with tokens.

        Only tokens count that it could remove, except the one that it is trying to remove.
        """
        total: i64 = 0
        token: i64 = 0
        while token < TOKENS:
            space: i64 = state.tokens[token]
            if space != NO_TOKEN and after <= space < state.ghost and token != tried:
                total += self.chances[token]
            token += 1
        return total * self.weights.passing // 1000

    def keep_chances(self, state: State, minutes: list[int]) -> None:
        """Compute which tokens the active gnome could remove, by the minutes to each system."""
        action: i64 = FIX_ENGINE
        while action <= STOP_MISSILES:
            token: i64 = state.rules.token_of[action]
            if token != NO_TOKEN and state.tokens[token] != NO_TOKEN:
                spare = state.ghost - state.tokens[token] - minutes[self.charts.system_room[action]]
                self.chances[token] = self.wants[token] * min(10, max(0, spare)) // 10
            action += 1

    def slack_of_others(self, state: State, action: i64, token: i64) -> i64:
        """Return the minutes that other gnomes could still spend on a system before its token."""
        goal: i64 = self.charts.system_room[action]
        total: i64 = 0
        gnome: i64 = 0
        while gnome < state.gnomes:
            if gnome != state.active and state.aboard(gnome):
                minutes: i64 = state.time[gnome] - token - self.charts.distance[state.room[gnome]][goal]
                able = action != KILL_KRAKEN or count(state.hand[gnome], AQUALUNG) > 0
                if minutes > 0 and able and not (state.fainted >> gnome) & 1:
                    total += minutes
            gnome += 1
        return total


def steps_of(sum_: i64, track: i64, burning: bool) -> i64:
    """Return the steps that the cards of a pile take on a track."""
    if track == HEAT:
        return field(sum_, HEATS)
    if track == ASPHYXIATION:
        return field(sum_, FIRES) + (field(sum_, SPREADS) if burning else 0)
    return field(sum_, PRESSURES)


def steps_to_come(steps: i64, steps_gone: i64, cards: i64, all_cards: i64, events: i64, parts: i64) -> i64:
    """Return the steps that so many events will bring, in parts of a step: from the deck, then a rebuilt one."""
    total: i64 = 0
    if cards > 0:
        total = parts * steps * min(events, cards) // cards
    if events > cards and all_cards > 0:
        total += parts * (steps + steps_gone) * (events - cards) // all_cards
    return total
