"""Nothing leaks over the wire: twins tell a seat byte for byte the same (see twins.py)."""

import asyncio
from pathlib import Path

import pytest

from tests.server.twins import LuckScript, Script, bearer, counted_rollouts, drive, here, timing_table, timings


def compare(folder: Path, script: Script, *, look_every: int, advice: bool) -> int:
    with counted_rollouts():
        left, left_log = asyncio.run(drive(folder / "left", script.left, script, look_every=look_every, advice=advice))
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
    script = Script(1, 24, options)
    assert script.left != script.right
    assert compare(tmp_path, script, look_every=6, advice=True) > 150


def test_luck_that_is_still_to_come_is_told_to_nobody(tmp_path: Path) -> None:
    script = LuckScript(2, 10)
    assert script.left != script.right
    assert compare(tmp_path, script, look_every=5, advice=False) > 60


def test_the_twins_do_differ(tmp_path: Path) -> None:
    """So that the tests above prove something: Boris himself is told another hand."""
    script = Script(1, 5, {"hidden_hands": True})

    async def look() -> list[object]:
        async with here(tmp_path) as server:
            made = [await server.make_table(logbook=logbook) for logbook in (script.left, script.right)]
            return [
                (await server.http.get(f"/api/v1/tables/{one['table']}", headers=bearer(one["keys"]["seats"]["Boris"])))
                .json()["message"]
                for one in made
            ]  # fmt: skip

    left, right = asyncio.run(look())
    assert left != right


def test_nobody_takes_back_alone_what_others_have_decided(tmp_path: Path) -> None:
    """Others who play by their links without having sat down have to agree, too."""
    script = Script(1, 24, {"hidden_hands": True})

    async def look() -> tuple[str, int, list[str]]:
        async with here(tmp_path) as server:
            made = await server.make_table(logbook=script.left)
            path, keys = f"/api/v1/tables/{made['table']}", made["keys"]["seats"]

            async def say(seat: str, **request: object) -> str:
                answer = await server.http.post(f"{path}/requests", headers=bearer(keys[seat]), json=request)
                return str(answer.json()["kind"])

            await say("Anna", type="claim", name="Anna")
            for number, (player, decision) in enumerate(script.decisions):
                assert await say(player, type="decide", number=number, decision=decision) == "None"
            now = len(script.decisions)
            alone = await say("Anna", type="undo", number=now, to=0)
            assert await say("Anna", type="propose_undo", number=now, to=0) == "None"
            found = (await server.http.get(path, headers=bearer(keys["Anna"]))).json()
            return alone, found["message"]["decisions"], found["lounge"]["undo_proposal"]["waiting"]

    alone, decisions, waiting = asyncio.run(look())
    assert alone == "table-take-back"
    assert decisions == len(script.decisions)
    assert waiting == sorted({player for player, _ in script.decisions} - {"Anna"})


def test_how_long_twins_take_is_written_down(tmp_path: Path) -> None:
    """No assertion about time: the figures are in the output, and those of a longer run in bench/twins.md."""
    found = asyncio.run(timings(tmp_path, 10))
    print(timing_table(found))
    assert len(found) == 13
