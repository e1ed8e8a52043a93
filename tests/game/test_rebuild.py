"""A client can draw every change of a position from facts alone: each seat from those that it may know."""

from collections.abc import Iterator
from typing import Any, Final

import pytest

import rednovember as rn
from rednovember.commands.random import random_decision
from rednovember.engine.facts import FACTS
from rednovember.engine.luck import Stream, stream_of
from rednovember.game.facts import read_fact
from rednovember.game.position import GNOME_KEYS, KEYS
from rednovember.game.rules import OPTIONS
from tests.support import EIGHT, picks
from tests.support.rebuild import CHANGE_NOTHING, UNKNOWN, Rebuilt, empty_boat, in_order

EDITIONS: Final = ("revised", "first")
BATCHES: Final = range(3)
GAMES: Final = 200  # of a batch
RARE: Final = {"nothing_drawn"}  # all items in hands: a logbook shows it


def any_game(seed: int) -> rn.Game:
    """A game of any crew, edition and options, from its set-up or, every other time, from a late position."""
    pick = stream_of(seed, 11)
    gnomes = EIGHT[: 3 + pick.below(6)]
    players = gnomes[: 1 if pick.below(5) == 0 else 2 if len(gnomes) == 4 and pick.below(4) == 0 else None]
    options = {name: pick.below(3) == 0 for name in OPTIONS}
    if seed % 2:
        options |= {"opening_events": False, "crazed_gnomes": pick.below(3) > 0}
    edition = EDITIONS[pick.below(2)]
    position = late_position(gnomes, edition, pick) if seed % 2 else None
    return rn.Game(gnomes, players=players, edition=edition, options=options, seed=seed, position=position)


def late_position(gnomes: tuple[str, ...], edition: str, pick: Stream) -> dict[str, Any]:
    """A few minutes before the rescue, decks nearly used up, the crew close together with weapons and air."""
    nowhere = {name: {"room": 1, "time": 9} for name in gnomes}
    box = rn.Game(gnomes, edition=edition, seed=0, position={"gnomes": nowhere}).view()
    hands = [["crowbar", "aqualung"], ["crowbar", "aqualung"], ["crowbar", "grog"], ["lucky_charm", "grog"]]
    items = list(box.unseen_items)
    for item in (item for hand in hands for item in hand):
        items.remove(item)
    room = (0, 8, 8, 9, 4)[pick.below(5)]
    return {
        "gnomes": {
            name: {
                "room": room if pick.below(3) else 1 + pick.below(10),
                "time": 5 + pick.below(8),
                "intoxication": pick.below(5),
                "fainted": pick.below(8) == 0 and room != 0,
                "items": hands[seat] if seat < len(hands) else [],
            }
            for seat, name in enumerate(gnomes)
        },
        "stash": box.stash,
        "event_discard": list(box.event_deck[3 * pick.below(2) : -2]),
        "item_discard": items[pick.below(4) :],
    }


def each_step(game: rn.Game, seed: int) -> Iterator[None]:
    """Play a game by chance to its end, stopping at its start and after every decision."""
    pick = picks(seed)
    yield
    while not game.over:
        game.play(random_decision(game, pick))
        yield


def check_all(rebuilt: Rebuilt, game: rn.Game) -> None:
    """Everything of `[position]`, and what else is seen of the turn."""
    drawn, real, view = rebuilt.position(), game.position(), game.view(game.players[0])
    assert tuple(real) == KEYS
    assert in_order(drawn) == in_order(real)
    assert rebuilt.ghost == view.ghost
    assert rebuilt.active == view.active == game.active
    assert rebuilt.hatch == view.hatch
    assert sorted(rebuilt.used) == sorted(view.used)
    assert rebuilt.charm == view.charm
    assert (rebuilt.ending is not None) == game.over
    if game.outcome is not None:
        assert rebuilt.ending == (game.outcome.reason or "won")


@pytest.mark.parametrize("batch", BATCHES)
def test_facts_alone_draw_every_position_of_every_game(batch: int) -> None:
    seen: set[str] = set()
    for seed in range(GAMES * batch, GAMES * (batch + 1)):
        game = any_game(seed)
        rebuilt = Rebuilt(game.start_position)
        known = game.start_facts
        for _ in each_step(game, seed):
            for raw in game.raw_facts()[known:]:
                rebuilt.take(read_fact(game, raw))
            known = len(game.raw_facts())
            check_all(rebuilt, game)
        seen |= {fact.kind for fact in game.journal}
    assert {name for name, _ in FACTS} - seen - RARE == set(), "these games do not show all that they should"


def test_every_kind_of_fact_is_drawn_or_explains_another() -> None:
    for name, _ in FACTS:
        assert callable(getattr(Rebuilt, name, None)) != (name in CHANGE_NOTHING)


@pytest.mark.parametrize("seed", range(30))
def test_the_start_itself_is_drawn_from_the_facts_of_the_set_up(seed: int) -> None:
    names = EIGHT[: 3 + seed % 6]
    opening = seed % 2 == 0
    game = rn.Game(names, seed=seed, edition=EDITIONS[seed % 4 // 2], options={"opening_events": opening})
    rebuilt = Rebuilt(empty_boat(names, game.rules.stash, opening))
    for fact in game.journal[: game.start_facts]:
        rebuilt.take(fact)
    assert in_order(rebuilt.position()) == in_order(game.start_position)
    for fact in game.journal[game.start_facts :]:
        rebuilt.take(fact)
    check_all(rebuilt, game)


@pytest.mark.parametrize("seed", range(40))
def test_with_hidden_hands_each_seat_draws_what_it_may_see(seed: int) -> None:
    pick = stream_of(seed, 12)
    names = EIGHT[: 3 + pick.below(6)]
    players = names[:2] if len(names) == 4 else names
    options = {name: pick.below(3) == 0 for name in OPTIONS} | {"hidden_hands": True}
    game = rn.Game(names, players=players, edition=EDITIONS[seed % 2], options=options, seed=seed)
    start = empty_boat(names, game.rules.stash, options["opening_events"])
    seats = {player: Rebuilt(start, hidden_from(game, player)) for player in (None, *game.players)}
    for _ in each_step(game, seed):
        for player, rebuilt in seats.items():
            for fact in game.facts(player, since=game.number - 1) if game.number else game.facts(player):
                rebuilt.take(fact)
            check_seat(rebuilt, game.view(player))


def hidden_from(game: rn.Game, player: str | None) -> list[str]:
    """The gnomes whose cards a player can only count."""
    return [name for name, leads in zip(game.gnomes, game.crew.players, strict=True) if leads != player]


def check_seat(rebuilt: Rebuilt, view: rn.View) -> None:
    """Own cards by name, the others' by number, and the piles that everybody sees."""
    assert sorted(rebuilt.rest["item_discard"]) == sorted(view.item_discard)
    for gnome in view.gnomes:
        items = rebuilt.gnomes[gnome.name]["items"]
        assert len(items) == gnome.cards
        if gnome.items is not None:
            assert sorted(items) == sorted(gnome.items)
            assert UNKNOWN not in items
    drawn = in_order(rebuilt.position())
    assert tuple(drawn["fires"]) == view.fires
    assert tuple(drawn["low_water"]) == view.low_water
    assert tuple(drawn["high_water"]) == view.high_water
    assert drawn["blocked"] == sorted(view.blocked)
    assert (drawn["tracks"], drawn["tokens"], drawn["stash"]) == (view.tracks, view.tokens, view.stash)
    assert (drawn["stack"], drawn["kraken_in_deck"]) == (view.stacks, view.kraken_in_deck)
    assert drawn["event_discard"] == sorted(view.event_discard)
    assert drawn["event_removed"] == sorted(view.event_removed)
    assert (rebuilt.ghost, rebuilt.active, rebuilt.hatch, rebuilt.charm) == (
        view.ghost,
        view.active,
        view.hatch,
        view.charm,
    )
    assert sorted(rebuilt.used) == sorted(view.used)


def test_the_keys_of_a_gnome_are_all_drawn() -> None:
    game = any_game(0)
    rebuilt = Rebuilt(empty_boat(game.gnomes, game.rules.stash, opening=False))
    for fact in game.journal:
        rebuilt.take(fact)
    assert all(set(gnome) == set(GNOME_KEYS) for gnome in rebuilt.gnomes.values())
