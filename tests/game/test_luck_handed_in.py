"""Luck is handed in: from a seed, from a secret or from a script; undo and copies have the same luck to come."""

from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from typing import Final

import pytest

import rednovember as rn
from rednovember.core import KeyedLuck, Luck, ScriptedLuck, SeededLuck
from rednovember.engine.luck import STREAMS
from tests.support import CREW, EIGHT, all_of, gnome, luck_to_come, picks, play, play_some, scripted

SECRET: Final = bytes(range(16))
OTHER: Final = bytes(range(1, 17))
KINDS: Final[dict[str, Callable[[], Luck]]] = {
    "seeded": lambda: SeededLuck(7),
    "keyed": lambda: KeyedLuck(SECRET),
    "scripted": lambda: ScriptedLuck([3, 3, 9], [], [], KeyedLuck(SECRET)),
}


def new_game(luck: Luck) -> rn.Game:
    return rn.Game(EIGHT[:5], luck=luck, options={"opening_events": True})


@pytest.mark.parametrize("seed", [0, 7, -3, 2**80])
def test_seeded_luck_handed_in_plays_as_the_seed_does(seed: int) -> None:
    ours, theirs = rn.Game(CREW, luck=SeededLuck(seed)), rn.Game(CREW, seed=seed)
    for game in (ours, theirs):
        play_some(game, picks(seed), 1000)
    assert ours.state.key() == theirs.state.key()
    assert ours.record.facts == theirs.record.facts
    assert (ours.seed, theirs.seed) == (None, seed)


def test_the_same_secret_gives_the_same_game_and_another_secret_another() -> None:
    games = [new_game(KeyedLuck(secret)) for secret in (SECRET, SECRET, OTHER)]
    for game in games:
        play_some(game, picks(1), 30)
    assert all_of(games[0]) == all_of(games[1])
    assert games[0].start_position != games[2].start_position
    assert luck_to_come(games[0]) != luck_to_come(games[2])


@pytest.mark.parametrize("kind", KINDS)
def test_luck_that_is_handed_in_stays_as_it_is_for_another_game(kind: str) -> None:
    luck = KINDS[kind]()
    first = new_game(luck)
    play_some(first, picks(2), 30)
    second = new_game(luck)
    play_some(second, picks(2), 30)
    assert all_of(first) == all_of(second)


@pytest.mark.parametrize("ask", [KeyedLuck.repair_die, KeyedLuck.room_die], ids=["repair", "room"])
def test_the_dice_of_a_secret_fall_evenly(ask: Callable[[KeyedLuck], int]) -> None:
    luck = KeyedLuck(SECRET)
    rolls = Counter(ask(luck) for _ in range(20_000))
    assert sorted(rolls) == list(range(1, 11))
    chi_square = sum((count - 2000) ** 2 / 2000 for count in rolls.values())
    assert chi_square < 27.9  # nine degrees of freedom: one honest die in a thousand is worse


def test_one_roll_of_a_secret_does_not_tell_the_next() -> None:
    luck = KeyedLuck(OTHER)
    rolls = [luck.repair_die() for _ in range(20_001)]
    pairs = Counter(pairwise(rolls))
    chi_square = sum((pairs[a, b] - 200) ** 2 / 200 for a in range(1, 11) for b in range(1, 11))
    assert chi_square < 149  # 99 degrees of freedom, as rare as above


def test_the_streams_of_a_secret_are_independent() -> None:
    asked, untouched = KeyedLuck(SECRET), KeyedLuck(SECRET)
    for _ in range(17):
        asked.repair_die()
    pile = list(range(50))
    assert [asked.room_die() for _ in range(50)] == [untouched.room_die() for _ in range(50)]
    assert [asked.item(pile) for _ in range(50)] == [untouched.item(pile) for _ in range(50)]
    assert [asked.setup(50) for _ in range(50)] == [untouched.setup(50) for _ in range(50)]
    luck = KeyedLuck(SECRET)
    streams = {tuple(int(luck.below(stream, 1000)) for _ in range(9)) for stream in range(STREAMS)}
    assert len(streams) == STREAMS


def test_a_copy_of_keyed_luck_goes_on_by_itself() -> None:
    luck = KeyedLuck(SECRET)
    luck.repair_die()
    copy = luck.copy()
    ahead = [copy.repair_die() for _ in range(20)]
    assert [luck.repair_die() for _ in range(20)] == ahead


@pytest.mark.parametrize("count", [0, 15, 65])
def test_a_secret_that_is_too_short_or_too_long_is_refused_in_one_line(count: int) -> None:
    with pytest.raises(rn.LuckError) as caught:
        KeyedLuck(bytes(count))
    assert str(caught.value) == f"luck: a secret should have 16 to 64 bytes, not {count}"


@pytest.mark.parametrize("count", [16, 64])
def test_the_shortest_and_the_longest_secret_will_do(count: int) -> None:
    assert 1 <= KeyedLuck(bytes(count)).repair_die() <= 10


def test_a_seed_and_luck_of_ones_own_are_refused_together() -> None:
    with pytest.raises(rn.LuckError) as caught:
        rn.Game(CREW, seed=7, luck=SeededLuck(7))
    assert str(caught.value) == "luck: give a seed or your own luck, not both"


def burning(luck: Luck, *dice: int) -> rn.Game:
    """Anna may roll to put a fire out."""
    crew = {"Anna": gnome(4, 40), "Boris": gnome(5, 30), "Cyril": gnome(10, 30)}
    return rn.Game(list(crew), position={"fires": [4], "gnomes": crew}, laid=scripted(dice=dice), luck=luck)


def test_what_is_laid_down_comes_before_the_luck_handed_in_and_stands_in_for_it() -> None:
    plain, first = burning(KeyedLuck(SECRET)), burning(KeyedLuck(SECRET), 10)
    for game in (plain, first):
        play(game, "extinguish 1")
    assert first.luck_since().dice == [10]
    assert luck_to_come(first) == luck_to_come(plain)


@pytest.mark.parametrize("kind", KINDS)
def test_undoing_and_deciding_the_same_gives_the_same_luck(kind: str) -> None:
    game, pick = new_game(KINDS[kind]()), picks(5)
    play_some(game, pick, 40)
    expected, decisions = all_of(game), [taken.decision for taken in game.history]
    for back in (1, 3, 9, len(decisions)):
        for _ in range(back):
            game.undo()
        for decision in decisions[len(decisions) - back :]:
            game.play(decision)
        assert all_of(game) == expected


@pytest.mark.parametrize("kind", KINDS)
def test_undoing_and_deciding_otherwise_is_as_if_the_first_had_never_been(kind: str) -> None:
    """The dice for rooms and for repairs are asked in another order after the undo."""
    for start in range(0, 24, 3):
        undone, direct = new_game(KINDS[kind]()), new_game(KINDS[kind]())
        for game in (undone, direct):
            play_some(game, picks(6), start)
        number = undone.number
        play_some(undone, picks(60 + start), 12)
        while undone.number > number:
            undone.undo()
        for game in (undone, direct):
            play_some(game, picks(90 + start), 25)
        assert all_of(undone) == all_of(direct)
        assert luck_to_come(undone) == luck_to_come(direct)


@pytest.mark.parametrize("kind", KINDS)
def test_a_copy_and_its_game_know_nothing_of_each_other(kind: str) -> None:
    game = new_game(KINDS[kind]())
    play_some(game, picks(8), 21)
    copy = game.copy()
    expected = all_of(game)
    assert all_of(copy) == expected
    assert luck_to_come(copy) == luck_to_come(game)
    play_some(copy, picks(9), 15)
    assert all_of(game) == expected
    ahead = all_of(copy)
    play_some(game, picks(9), 15)
    assert all_of(game) == ahead
    assert all_of(copy) == ahead
    play_some(game, picks(10), 5)
    game.undo()
    assert all_of(copy) == ahead


def test_a_copy_can_be_undone_beyond_the_point_of_copying_and_so_can_its_game() -> None:
    game = new_game(KeyedLuck(SECRET))
    stages = [all_of(game)]
    for _ in range(30):
        play_some(game, picks(len(stages)), 1)
        stages.append(all_of(game))
    copy = game.copy()
    play_some(copy, picks(99), 5)
    for _ in range(3):
        game.undo()
    play_some(game, picks(98), 4)
    for one in (copy, game):
        while one.number > 27:
            one.undo()
        while one.number:
            assert all_of(one) == stages[one.number]
            one.undo()
        assert all_of(one) == stages[0]
