"""A table is its entries: it can be rebuilt from them, at any moment, whatever the generator would give."""

import pytest

import rednovember as rn
from rednovember.engine.luck import SeededLuck
from rednovember.game.writer import logbook_text
from rednovember.table import Reader, Table, TakenBack, message, plain, read_description, table_of
from tests.support import EIGHT
from tests.table.tables import Sitting, board_of, luck_to_come, random_table, rebuilt, stand, stored


@pytest.mark.parametrize("seed", range(16))
def test_a_table_is_rebuilt_from_its_description_and_its_entries(seed: int) -> None:
    table = random_table(seed)
    for _ in Sitting(table, seed).play(6 * seed):
        pass
    again = rebuilt(table)
    assert again.description == table.description
    assert stand(again) == stand(table)


@pytest.mark.parametrize("seed", range(24, 31))
def test_a_rebuilt_table_goes_on_as_the_first_one(seed: int) -> None:
    table = random_table(seed)
    for _ in Sitting(table, seed).play(40):
        pass
    again = rebuilt(table)
    for sitting in (Sitting(table, seed + 1), Sitting(again, seed + 1)):
        for _ in sitting.play(20):
            pass
    assert stand(again) == stand(table)


def position_tables(seed: int) -> tuple[Table, str]:
    """A table from a logbook's position that names no seed, and the logbook."""
    game = rn.Game(EIGHT[: 3 + seed % 4], seed=seed, options={"hidden_hands": seed % 2 == 0})
    text = logbook_text(game, seed=False)
    return table_of(text, seed=seed, take_back="free"), text


@pytest.mark.parametrize("seed", range(24))
def test_what_fell_is_what_the_entries_say_also_if_the_generator_gives_other_luck(seed: int) -> None:
    other = seed + 1000
    table, text = position_tables(seed)
    for _ in Sitting(table, seed).play(60):
        pass
    again = table_of(text, stored(table), seed=other, take_back="free")
    assert board_of(again) == board_of(table)
    secret = table_of(text, stored(table), secret=f"{other:032x}", take_back="free")
    assert board_of(secret) == board_of(table)


@pytest.mark.parametrize("seed", range(70))
def test_luck_that_was_taken_back_is_not_laid_down_for_other_decisions(seed: int) -> None:
    """Rebuilt or not, after a take-back the luck to come is the generator's."""
    table = random_table(seed)
    for entry in Sitting(table, seed).play(60):
        if isinstance(entry, TakenBack):
            assert luck_to_come(rebuilt(table)) == luck_to_come(table)


@pytest.mark.parametrize("seed", range(12, 20))
def test_a_moment_is_the_table_as_it_was(seed: int) -> None:
    table = random_table(seed)
    before = {0: stand(table)}
    for _ in Sitting(table, seed).play(30):
        if table.number % 11 == 0:
            before[table.number] = stand(table)
    assert all(stand(table.moment(number)) == then for number, then in before.items())


def test_there_is_no_moment_before_the_first_or_after_the_last() -> None:
    table = random_table(1)
    for number in (-1, 1):
        with pytest.raises(rn.RedNovemberError) as error:
            table.moment(number)
        assert error.value.kind == "table-moment"


@pytest.mark.parametrize("seed", range(34, 41))
def test_a_copy_is_independent_and_has_the_same_luck(seed: int) -> None:
    table = random_table(seed)
    for _ in Sitting(table, seed).play(20):
        pass
    before, other = stand(table), table.copy()
    assert stand(other) == before
    for _ in Sitting(other, seed + 1).play(15):
        pass
    assert stand(table) == before
    for _ in Sitting(table, seed + 1).play(15):
        pass
    assert stand(table) == stand(other)


@pytest.mark.parametrize("seed", range(24))
def test_entries_only_grow_and_numbers_never_go_back(seed: int) -> None:
    table = random_table(seed)
    entries = table.entries[:]
    for entry in Sitting(table, seed).play(50):
        entries.append(entry)
        assert table.entries == entries
        assert table.number == len(entries)
        assert len(table.told) == table.number + 1


def test_luck_that_was_handed_in_serves_again_for_a_moment() -> None:
    table = Table(read_description({"gnomes": 3}), luck=SeededLuck(5))
    before = [plain(message(table, Reader("Anna")))]
    for _ in Sitting(table, 3).play(8):
        before.append(plain(message(table, Reader("Anna"))))
    assert [plain(message(table.moment(n), Reader("Anna"))) for n in range(table.number + 1)] == before
