"""The story and the digest: every fact is told once, and what has changed is the difference of two views."""

from collections.abc import Sequence
from typing import Any

import pytest

import rednovember as rn
from rednovember.commands.random import random_decision
from rednovember.game.rules import OPTIONS
from rednovember.game.views import View
from rednovember.table import Digest, Message, Reader, Table, digest, message, read_description, table_of
from tests.support import EIGHT, gnome, picks, position_game
from tests.table.tables import Sitting, audiences, random_table

BOARD_CHANGES = ("track", "token", "token_gone", "fire", "fire_out", "water", "blocked", "unblocked")


def check_told(told: Message) -> None:
    place = 0
    for sentence in told.story:
        assert sentence.first == place
        assert sentence.count > 0
        assert sentence.text.strip()
        place += sentence.count
    assert place == len(told.facts)


@pytest.mark.parametrize("seed", range(8))
def test_every_fact_is_told_by_exactly_one_sentence(seed: int) -> None:
    table = random_table(seed)
    for _ in Sitting(table, seed).play(60):
        pass
    for player in audiences(table):
        for since in (None, 0, table.number // 2, table.number):
            check_told(message(table, Reader(player), since))


@pytest.mark.parametrize("seed", range(8))
def test_facts_carry_the_number_of_their_entry(seed: int) -> None:
    table = random_table(seed)
    numbers: list[int] = [0] * len(message(table).facts)
    for _ in Sitting(table, seed).play(40):
        told = message(table, since=table.number - 1)
        assert {fact.entry for fact in told.facts} <= {table.number}
        assert [entry.number for entry in told.entries] == [table.number]
        numbers += [table.number] * len(told.facts)
    everything = message(table)
    assert [fact.entry for fact in everything.facts] == numbers
    assert [entry.number for entry in everything.entries] == list(range(1, table.number + 1))


@pytest.mark.parametrize("seed", range(6))
def test_the_story_since_a_number_is_the_rest_of_the_facts(seed: int) -> None:
    table = random_table(seed)
    for _ in Sitting(table, seed).play(40):
        pass
    for player in audiences(table):
        everything = message(table, Reader(player))
        for since in range(0, table.number + 1, 9):
            rest = message(table, Reader(player), since)
            assert rest.facts == tuple(fact for fact in everything.facts if fact.entry > since)
            assert rest.entries == everything.entries[since:]
            assert (rest.view, rest.choices, rest.undo) == (everything.view, everything.choices, everything.undo)


def test_nothing_is_told_of_what_is_still_to_come() -> None:
    table = random_table(1)
    for since in (-1, table.number + 1):
        with pytest.raises(rn.RedNovemberError) as error:
            message(table, since=since)
        assert error.value.kind == "table-moment"


# The digest.


def difference(before: View, after: View) -> dict[tuple[str, str | int], Any]:
    """What has changed on the board, as a digest would say it."""
    out: dict[tuple[str, str | int], Any] = {}
    for name, space in after.tracks.items():
        if space != before.tracks[name]:
            out["track", name] = before.tracks[name], space
    for name, space in after.tokens.items():
        if space != before.tokens.get(name):
            out["token", name] = space
    for name in before.tokens:
        if name not in after.tokens:
            out["token_gone", name] = None
    for kind, rooms in (
        ("fire", sorted(set(after.fires) - set(before.fires))),
        ("fire_out", sorted(set(before.fires) - set(after.fires))),
        ("blocked", sorted(set(after.blocked) - set(before.blocked))),
        ("unblocked", sorted(set(before.blocked) - set(after.blocked))),
    ):
        if rooms:
            out[kind, ""] = rooms
    then, now = levels(before), levels(after)
    for level in range(3):
        changed = [room for room in now if now[room] == level != then[room]]
        if changed:
            out["water", level] = changed
    return out


def levels(view: View) -> dict[int, int]:
    return {**dict.fromkeys(range(1, 11), 0), **dict.fromkeys(view.low_water, 1), **dict.fromkeys(view.high_water, 2)}


def said(found: Digest) -> dict[tuple[str, str | int], Any]:
    """The same of a digest."""
    out: dict[tuple[str, str | int], Any] = {}
    for change in found.changes:
        params = change.params
        assert change.text.strip()
        assert not change.text.startswith("digest-")
        if change.kind not in BOARD_CHANGES:
            continue
        key = (change.kind, params.get("track") or params.get("token") or params.get("level", ""))
        assert key not in out
        if change.kind == "track":
            out[key] = params["before"], params["after"]
        elif change.kind in ("token", "token_gone"):
            out[key] = params.get("space")
        else:
            out[key] = sorted(params.get("rooms") or params["hatches"])
    return out


@pytest.mark.parametrize("seed", range(30))
def test_a_digest_is_the_difference_since_ones_last_turn(seed: int) -> None:
    pick = picks(seed)
    gnomes, players = ((3, 3), (4, 4), (4, 2), (5, 1), (7, 7))[seed % 5]
    rules = {
        "edition": ("revised", "first")[pick.below(2)],
        "options": {name: pick.below(2) == 0 for name in OPTIONS},
    }
    names = list(EIGHT[:gnomes])
    table = Table(read_description({"gnomes": names, "players": names[:players], "seed": seed, **rules}))
    start = table_start(table)
    ended = dict.fromkeys(table.game.players, start)
    died: dict[str, list[str]] = {player: [] for player in table.game.players}
    while not table.over:
        table.decide(table.awaited or "", random_decision(table.game, pick))
        view = table.game.view()
        facts = message(table, since=table.number - 1).facts if table.number % 7 == 0 else ()
        assert all(fact.entry == table.number for fact in facts)
        for fact in table.game.facts(None, since=table.game.number - 1):
            for player in died:
                died[player] += [fact.params["gnome"]] if fact.kind == "killed" else []
            if fact.kind == "turn_ends":
                own = table.player_of(fact.params["gnome"])
                ended[own], died[own] = view, []
        if table.number % 5 == 0 or table.over:
            for player, then in ended.items():
                found = digest(table, Reader(player))
                assert said(found) == difference(then, view)
                assert [one.params["gnome"] for one in found.changes if one.kind == "killed"] == died[player]


def table_start(table: Table) -> View:
    """The board before the opening events, if there are any."""
    bare = {key: value for key, value in table.description.options.items() if key != "opening_events"}
    return rn.Game(
        table.game.gnomes,
        players=table.game.crew.players,
        edition=table.game.edition,
        options=bare,
        seed=table.game.seed,
    ).view()


def kinds(found: Digest) -> Sequence[str]:
    return [change.kind for change in found.changes]


def test_a_quiet_time_has_no_changes() -> None:
    game = position_game({"Anna": gnome(4, 40), "Boris": gnome(4, 38), "Cyril": gnome(10, 37)}, fires=[1])
    table = table_of(game.to_logbook(), seed=3)
    table.decide("Anna", "open 5")
    assert digest(table, Reader("Boris")) == Digest("Boris", 0, 0, ())


def test_what_has_changed_is_told_to_those_who_have_not_had_a_turn_since() -> None:
    crew = {"Anna": gnome(4, 40, "fire_extinguisher"), "Boris": gnome(4, 38), "Cyril": gnome(10, 37)}
    game = position_game(crew, fires=[4], dice=[1])
    table = table_of(game.to_logbook(), seed=3)
    table.decide("Anna", "use fire_extinguisher")
    table.decide("Anna", "extinguish 5")
    assert kinds(digest(table, Reader("Boris"))) == ["fire_out"]


def test_a_gnome_that_has_stood_up_again_is_no_news() -> None:
    found = told_again = 0
    for seed in range(15):
        table, pick = Table(read_description({"gnomes": 3, "seed": seed})), picks(seed)
        while not table.over:
            table.decide(table.awaited or "", random_decision(table.game, pick))
            for player in table.game.players if table.number % 3 == 0 else ():
                fainted = [one.name for one in table.game.view().gnomes if one.fainted]
                named = [one.params["gnome"] for one in digest(table, Reader(player)).changes if one.kind == "fainted"]
                found += len(named)
                told_again += len(set(named) - set(fainted))
    assert found
    assert not told_again
