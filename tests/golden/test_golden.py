"""What must never change by accident: the games that seeds give, the numbers of decisions, the text of a logbook."""

import pytest

from rednovember import data
from rednovember.commands.logbook import HOLDS, check_file
from tests.golden.games import checksum, kinds
from tests.golden.texts import decision_lines, playthrough
from tests.support import GOLDEN


def golden_checksums() -> dict[tuple[str, int], str]:
    lines = (GOLDEN / "checksums.txt").read_text(encoding="utf-8").splitlines()
    return {(edition, int(gnomes)): number for edition, gnomes, number in (line.split() for line in lines)}


def test_every_edition_and_crew_has_a_checksum() -> None:
    assert sorted(golden_checksums()) == sorted(kinds())
    assert len(set(golden_checksums().values())) == len(kinds())


@pytest.mark.parametrize(("edition", "gnomes"), kinds())
def test_seeds_give_the_games_they_always_gave(edition: str, gnomes: int) -> None:
    assert checksum(edition, gnomes) == golden_checksums()[edition, gnomes]


def test_every_decision_keeps_its_number() -> None:
    assert "".join(decision_lines()) == (GOLDEN / "decisions.txt").read_text(encoding="utf-8")


def test_the_playthrough_is_written_byte_by_byte_as_before() -> None:
    assert playthrough() == (GOLDEN / "playthrough.rn.toml").read_bytes().decode("utf-8")


@pytest.mark.parametrize("name", sorted(path.name for path in GOLDEN.glob("*.rn.toml")))
def test_every_playthrough_holds(name: str) -> None:
    assert check_file(str(GOLDEN / name), as_json=False) == HOLDS


def test_the_playthrough_of_every_board_before_is_kept() -> None:
    kept = {path.name for path in GOLDEN.glob("*.rn.toml")}
    assert kept >= {f"playthrough-{board}.rn.toml" for board in data.boards() if board != data.NEWEST_BOARD}
