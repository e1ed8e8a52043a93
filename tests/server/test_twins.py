"""Nothing leaks over the wire: twins tell a seat byte for byte the same (see twins.py)."""

import asyncio
from pathlib import Path

import pytest

from tests.server.twins import Script, LuckScript, counted_rollouts, drive, timing_table, timings


def compare(folder: Path, script: Script, *, look_every: int, advice: bool) -> int:
    with counted_rollouts():
        left, left_log = asyncio.run(
            drive(folder / "left", script.left, script, look_every=look_every, advice=advice)
        )
        right, right_log = asyncio.run(
            drive(folder / "right", script.right, script, look_every=look_every, advice=advice)
        )
    for place, (mine, other) in enumerate(zip(left, right, strict=True)):
        assert mine == other, place
    assert left_log == right_log
    assert "raceback" not in left_log
    return len(left)


@pytest.mark.parametrize(
    "options",
    [{"hidden_hands": True}, {"crazed_gnomes": True, "opening_events": True}],
    ids=["hidden", "crazed"],
)
def test_a_seat_and_a_spectator_are_told_the_same_by_twins(options: dict[str, bool], tmp_path: Path) -> None:
    told = 0
    for seed in (1, 4):
        script = Script(seed, 30, options)
        assert script.left != script.right
        told += compare(tmp_path / str(seed), script, look_every=6, advice=seed == 1)
    assert told > 300


def test_luck_that_is_still_to_come_is_told_to_nobody(tmp_path: Path) -> None:
    script = LuckScript(2, 12)
    assert script.left != script.right
    assert compare(tmp_path, script, look_every=3, advice=False) > 100


def test_how_long_twins_take_is_written_down(tmp_path: Path) -> None:
    """No assertion about time: the figures are in the output, and those of a longer run in bench/twins.md."""
    found = asyncio.run(timings(tmp_path, 20))
    print(timing_table(found))
    assert len(found) == 13
