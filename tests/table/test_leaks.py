"""Nothing leaks: two tables that differ only in what a seat may not know give that seat equal bytes."""

import json
import pickle
from collections.abc import Iterator
from typing import Any

import pytest

import rednovember as rn
from rednovember.bots.captain.sequential_halving import Budget
from rednovember.commands.random import random_decision
from rednovember.engine.ids import GROG, ITEM_NAMES
from rednovember.engine.luck import stream_of
from rednovember.game.writer import logbook_text
from rednovember.table import (
    Reader,
    Table,
    about,
    advice_question,
    counsel,
    digest,
    message,
    plain,
    read_description,
    refused,
    table_of,
    words_of,
)
from tests.support import EIGHT, without_secrets

SEAT = "Anna"
PROBES = ("enter", "draw 4", "use crowbar", "use lucky_charm", "trade Boris grog", "give", "fix engine 3", "nonsense")


class Twins:
    """Two tables that look alike from Anna's seat: a hidden card of Boris's is another one, and so is the seed."""

    def __init__(self, seed: int, options: dict[str, bool]) -> None:
        game = rn.Game(EIGHT[: 3 + seed % 3], seed=seed, options=options)
        while game.position()["gnomes"]["Boris"]["items"] == ["grog", "grog"]:
            seed += 100
            game = rn.Game(EIGHT[: 3 + seed % 3], seed=seed, options=options)
        self.pick = stream_of(seed, 9)
        self.left = table_of(logbook_text(game, seed=False), seed=seed)
        mine, theirs = self.exchanged(game)
        self.card, self.other = mine, theirs
        position = game.start_position
        position["gnomes"]["Boris"]["items"].remove(ITEM_NAMES[mine])
        position["gnomes"]["Boris"]["items"].append(ITEM_NAMES[theirs])
        twin = rn.Game(game.gnomes, options=options, seed=seed + 1000, position=position, laid=game.luck_since())
        self.right = table_of(logbook_text(twin, seed=False), seed=seed + 1000)
        self.told = 0

    def exchanged(self, game: rn.Game) -> tuple[int, int]:
        """A card in Boris's hand and another kind that lies in the deck; no Grog, for Overheated shows who has some."""
        hand = [ITEM_NAMES.index(name) for name in game.position()["gnomes"]["Boris"]["items"]]
        mine = next(item for item in hand if item != GROG)
        others = [item for item in game.state.item_deck if item not in (GROG, mine)]
        return mine, others[self.pick.below(len(others))]

    def decide(self) -> bool:
        """The same decision at both; False if they part, since what differs is no secret any more."""
        left, right = self.left, self.right
        for _ in range(30):
            decision = random_decision(left.game, self.pick)
            if right.game.is_legal(decision):
                break
        else:
            return False
        player = left.awaited
        assert player is not None
        entry = left.decide(player, decision, number=left.number)
        items = list(entry.luck.get("items", []))
        for drawn in (items, [ITEM_NAMES[self.card] if each == ITEM_NAMES[self.other] else each for each in items]):
            luck = {**entry.luck, "items": drawn}
            try:
                right.lay(luck)
                right.decide(player, str(decision), number=right.number)
            except rn.LuckError:
                continue
            return self.masked(left) == self.masked(right)
        return False

    def masked(self, table: Table) -> list[tuple[int, ...]]:
        """The engine's facts of the last entry, without secrets that are not Anna's."""
        return without_secrets(table.told[-1], table.game.gnomes.index(SEAT))


def seen(table: Table, since: int | None) -> Iterator[tuple[str, Any]]:
    """Everything that a table gives to Anna's seat."""
    reader = Reader(SEAT)
    yield "message", plain(message(table, reader, since))
    yield "spectator", plain(message(table, Reader(None), since))
    yield "digest", plain(digest(table, reader))
    yield "about", plain(about(table))
    for probe in PROBES:
        try:
            table.copy().decide(SEAT, probe, number=table.number)
        except rn.LuckError:
            raise
        except rn.RedNovemberError as error:
            yield probe, plain(refused(table, error, reader))
        else:
            yield probe, "accepted"
    yield "rehearsed", table.rehearse(["open 5", "enter", "draw 1"])
    if table.awaited == SEAT:
        sight = table.sight()
        yield "sight", [repr(sight.view), repr(sight.state.key()), sight.codes]
        yield "legal", [str(decision) for decision in sight.legal]


def as_bytes(table: Table, since: int | None) -> bytes:
    return json.dumps(dict(seen(table, since)), sort_keys=True).encode()


@pytest.mark.parametrize(
    "options",
    [
        {"hidden_hands": True},
        {"crazed_gnomes": True},
        {"hidden_hands": True, "less_deadly_dying": True, "opening_events": True},
    ],
    ids=["hidden", "crazed", "deadly"],
)
def test_what_a_seat_may_not_know_changes_nothing_that_it_is_given(options: dict[str, bool]) -> None:
    compared = 0
    for seed in range(8):
        twins = Twins(seed, options)
        assert as_bytes(twins.left, None) == as_bytes(twins.right, None)
        while not twins.left.over and twins.decide():
            since = twins.left.number - 1
            assert as_bytes(twins.left, since) == as_bytes(twins.right, since)
            compared += 1
    assert compared > 100


def test_past_moments_and_advice_leak_nothing_either() -> None:
    asked = 0
    for seed in range(6):
        twins = Twins(seed, {"hidden_hands": True})
        while not twins.left.over and twins.left.number < 40 and twins.decide():
            if twins.left.number % 9 == 0:
                earlier = twins.left.number // 2
                assert as_bytes(twins.left.moment(earlier), None) == as_bytes(twins.right.moment(earlier), None)
            if twins.left.awaited == SEAT and twins.left.number % 5 == 0:
                asked += 1
                told = [
                    plain(counsel(advice_question(table, SEAT), words_of(table), Budget(rollouts=6)))
                    for table in (twins.left, twins.right)
                ]
                assert told[0] == told[1]
    assert asked > 5


def test_the_twins_do_differ() -> None:
    """So that the tests above prove something: Boris himself is told another hand."""
    twins = Twins(1, {"hidden_hands": True})
    boris = Reader("Boris")
    assert plain(message(twins.left, boris)) != plain(message(twins.right, boris))
    assert twins.left.description.seed != twins.right.description.seed


def test_with_open_hands_the_same_twins_are_told_apart() -> None:
    twins = Twins(1, {})
    assert as_bytes(twins.left, None) != as_bytes(twins.right, None)


def test_neither_seed_nor_secret_nor_luck_is_told() -> None:
    secret = "5ec7e7" * 8
    table = Table(read_description({"gnomes": 4, "secret": secret, "bots": {"Boris": "random"}}))
    asked = pickle.dumps(table.question() or table.sight())
    told = json.dumps([plain(message(table, Reader(SEAT))), plain(about(table))]).encode()
    assert secret.encode() not in told + asked
    assert bytes.fromhex(secret) not in told + asked
