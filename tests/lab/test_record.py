"""Runs that are kept in files: what is in them, and that they can be stopped, gone on with, and refused."""

import errno
import json
import os
import signal
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path

import polars as pl
import pytest

from rednovember.bots.bosun.rule_of_thumb import Bosun
from rednovember.bots.bosun.turns import play_on
from rednovember.bots.bosun.weights import load_weights
from rednovember.engine.facts import DEATH_NAMES, FACTS, SOURCE_NAMES
from rednovember.engine.ids import ACTION_NAMES, EVENT_NAMES, ITEM_NAMES
from rednovember.engine.journal import Record
from rednovember.engine.luck import SeededLuck
from rednovember.engine.setup import set_up, start
from rednovember.errors import RedNovemberError
from rednovember.game.rules import make_rules
from rednovember.lab import dataframes, parquet
from rednovember.lab.checkpoints import Chunks, folder_of
from rednovember.lab.columns import GAMES, TURNS
from rednovember.lab.errors import LabError
from rednovember.lab.origin import RunOrigin
from rednovember.lab.play import derived_seed
from rednovember.lab.record import record
from rednovember.lab.setup import Setup, make_setup
from rednovember.lab.simulate import Simulation, simulate
from rednovember.version import __version__
from tests.lab.frames import SLOW_CREW, rewritten, rows
from tests.support import environment

PACE = ("run.BATCH_SECONDS", "record.SOON", "record.SELDOM")  # all 0: each game is a batch, and a chunk


@pytest.fixture
def out(tmp_path: Path) -> Path:
    return tmp_path / "games.parquet"


def bosuns(**more: object) -> Setup:
    return make_setup("bosun", **more)  # type: ignore[arg-type]  # as `make_setup` takes them


def test_a_row_is_a_game_and_counts_what_its_journal_tells(out: Path) -> None:
    options = {"less_deadly_dying": True}
    done = record(bosuns(gnomes=5, edition="first", options=options), games=12, seed=9, out=out, workers=1)
    found = rows(out)
    assert found.columns == [column.name for column in GAMES]
    assert dict(found.schema) == {column.name: dataframes.TYPES[column.kind] for column in GAMES}
    rules = make_rules(None, "first", options)
    bosun = Bosun(rules, load_weights())
    for row in found.iter_rows(named=True):
        luck, journal = SeededLuck(row["seed"]), Record()
        state = set_up(rules, 5, 5, luck, journal)
        start(state, luck, journal)
        play_on(state, bosun, luck, journal)
        facts = [
            (FACTS[kind][0], dict(zip(FACTS[kind][1], (a, b, c), strict=False))) for kind, a, b, c in journal.facts
        ]
        counts = Counter(name for name, _ in facts)
        checks = [i for i, (name, _) in enumerate(facts) if name == "faint_checked"]
        turned = Counter(rules.card_kind[one["card"]] for name, one in facts if name == "event_turned")
        for check in checks:  # the card just before it is no event
            card = next(one["card"] for name, one in reversed(facts[:check]) if name == "event_turned")
            turned[rules.card_kind[card]] -= 1
        assert row["seed"] == derived_seed(9, row["game"])
        assert (row["turns"], row["deaths"], row["faints"]) == (
            counts["turn_begins"],
            counts["killed"],
            counts["fainted"],
        )
        assert row["events"] == sum(turned.values())
        assert {name: row[f"event_{name}"] for name in EVENT_NAMES} == {
            name: turned[kind] for kind, name in enumerate(EVENT_NAMES)
        }
        deaths = Counter(one["cause"] for name, one in facts if name == "killed")
        assert [row[f"death_{name}"] for name in DEATH_NAMES] == [deaths[i] for i in range(len(DEATH_NAMES))]
        used = Counter(one["item"] for name, one in facts if name == "item_used")
        assert [row[f"used_{name}"] for name in ITEM_NAMES] == [used[i] for i in range(len(ITEM_NAMES))]
        dealt = SOURCE_NAMES.index("deal")
        drawn = Counter((one["source"] == dealt, one["item"]) for name, one in facts if name == "item_drawn")
        assert [row[f"drawn_{name}"] for name in ITEM_NAMES] == [drawn[False, i] for i in range(len(ITEM_NAMES))]
        assert [row[f"dealt_{name}"] for name in ITEM_NAMES] == [drawn[True, i] for i in range(len(ITEM_NAMES))]
        taken = Counter(one["action"] for name, one in facts if name == "action_taken")
        assert [row[f"action_{name}"] for name in ACTION_NAMES] == [taken[i] for i in range(len(ACTION_NAMES))]
        tried = [one["result"] for name, one in facts if name == "fix_result"]
        assert (row["repairs_tried"], row["repairs_made"]) == (len(tried), tried.count(1))
        assert (row["survivors"], row["abandoned"], row["fires_started"]) == (5, 0, counts["fire_started"])
        assert row["rescued"] is (row["reason"] is None)
        assert 0 < row["minutes"] <= rules.start[5]
        assert row["rescued"] is False or row["minutes"] == rules.start[5]
    assert found["deaths"].sum() == found.select(pl.sum_horizontal(pl.col("^died_.*$")))["died_at_sea"].sum()
    assert found["edition"].unique().to_list() == ["first"]
    assert found["option_less_deadly_dying"].all()
    assert (
        done.results
        == simulate(bosuns(gnomes=5, edition="first", options=options), games=12, seed=9, workers=1).results
    )


def test_a_turn_is_a_row_that_follows_from_the_one_before(out: Path, tmp_path: Path) -> None:
    record(make_setup(SLOW_CREW), games=6, seed=4, out=out, turns=tmp_path / "turns.parquet", workers=1)
    games, turns = rows(out), rows(tmp_path / "turns.parquet")
    assert turns.columns == [column.name for column in TURNS]
    assert turns.group_by("game", maintain_order=True).len()["len"].to_list() == games["turns"].to_list()
    for game, own in turns.group_by("game", maintain_order=True):
        end = games.filter(game=game[0]).row(0, named=True)
        assert own["turn"].to_list() == list(range(1, end["turns"] + 1))
        assert own["chance_after"][:-1].to_list() == own["chance"][1:].to_list()
        assert own["chance_after"][-1] == float(end["rescued"])
        assert own["deaths"].sum() == end["deaths"]
        assert own["events"].list.len().sum() == end["events"]
        assert own["items"].list.len().sum() == end["items_used"]
        assert own["action"].drop_nulls().len() == sum(end[f"action_{name}"] for name in ACTION_NAMES)
        assert own["fixed"].sum() == end["repairs_made"]
        assert own.row(0, named=True)["fires"] == []
        assert set(own["rescued"]) == {end["rescued"]}
        for row in own.iter_rows(named=True):
            seat = row["aboard"].index(row["gnome"])
            assert (row["rooms"][seat], row["keepers"][seat]) == (row["room"], row["space"])
            assert row["space"] == max(row["keepers"])  # whoever is furthest back is next
            assert row["gnome"] not in row["fainted"]
            assert len(row["rooms"]) == len(row["cards"]) == len(row["drunkenness"]) == len(row["aboard"])
            assert 0 < row["chance"] < 1


def test_the_origin_is_in_the_file(out: Path, tmp_path: Path) -> None:
    record(make_setup("bosun,captain(rollouts=1),random"), games=1, seed=3, out=out, turns=tmp_path / "t", workers=1)
    found = parquet.read_origin(out)
    assert (found["program"], found["board"], found["seed"], found["rows"]) == (__version__, "standard-2", "3", "games")
    assert found["crew"] == ["bosun", "captain(rollouts=1)", "random"]
    assert all(len(found["bots"][bot]) == 16 for bot in found["crew"][:2])
    assert parquet.read_origin(tmp_path / "t")["rows"] == "turns"
    assert not folder_of(out).exists()


@pytest.mark.parametrize("crew", ["bosun", SLOW_CREW])
def test_the_number_of_workers_changes_no_row(crew: str, tmp_path: Path) -> None:
    found = []
    for workers in (1, 2):
        out, turns = tmp_path / f"{workers}.parquet", tmp_path / f"{workers}t.parquet"
        record(make_setup(crew, gnomes=3), games=12, seed=5, out=out, turns=turns, workers=workers)
        found.append((rows(out), rows(turns)))
    assert found[0][0].equals(found[1][0])
    assert found[0][1].equals(found[1][1])


def stopped(after: int, out: Path, **more: object) -> Simulation:
    """A run that is stopped when so many games are done."""

    def progress(done: int, of: int) -> None:
        if done >= after:
            raise KeyboardInterrupt

    return record(bosuns(), games=30, out=out, workers=1, progress=progress, **more)  # type: ignore[arg-type]


def test_a_run_that_was_stopped_goes_on_with_the_same_seed(out: Path, tmp_path: Path) -> None:
    first = stopped(4, out, turns=tmp_path / "t")
    assert first.run.interrupted
    assert 4 <= first.run.done < 30
    assert first.results.count == first.run.done
    assert not out.exists()
    second = stopped(first.run.done + 1, out, turns=tmp_path / "t")
    assert (second.run.kept, second.results.seed) == (first.run.done, first.results.seed)
    begun: list[int] = []
    last = record(bosuns(), games=30, out=out, turns=tmp_path / "t", workers=1, begun=begun.append)
    assert begun == [last.run.kept] == [second.run.done]
    assert (last.run.interrupted, last.run.done, last.results.count) == (False, 30, 30)
    whole = tmp_path / "whole"
    record(bosuns(), games=30, seed=first.results.seed, out=whole, turns=tmp_path / "whole_t", workers=1)
    assert rows(out).equals(rows(whole))
    assert rows(tmp_path / "t").equals(rows(tmp_path / "whole_t"))


def test_gaps_are_filled_and_what_was_half_written_or_is_broken_does_not_count(
    out: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        for name in PACE:
            patch.setattr(f"rednovember.lab.{name}", 0)
        stopped(20, out, seed=1)
    kept = sorted(folder_of(out).glob("games-*.parquet"))
    assert len(kept) == 20
    kept[0].unlink()
    kept[1].with_suffix(".new").write_bytes(b"half")
    kept[2].write_bytes(kept[2].read_bytes()[:1000])
    kept[3].write_bytes(kept[4].read_bytes())
    whole = bytearray(kept[5].read_bytes())
    whole[100:2000] = bytes(1900)
    kept[5].write_bytes(whole)
    assert record(bosuns(), games=30, seed=1, out=out, workers=1).run.kept == 16
    record(bosuns(), games=30, seed=1, out=tmp_path / "whole", workers=1)
    assert rows(out).equals(rows(tmp_path / "whole"))


def test_what_is_finished_is_not_played_again(out: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = record(bosuns(), games=3, out=out, workers=1)
    monkeypatch.setattr("rednovember.bots.bosun.bot.play_on", None)
    again = record(bosuns(), games=3, out=out, workers=1)
    assert again.results == first.results
    assert (again.run.kept, again.run.played) == (3, 0)


def test_a_full_disk_keeps_what_is_finished(out: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    room = iter([True] * 3)

    def sync(file: int) -> None:
        if not next(room, False):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as full:
        full.setattr("rednovember.lab.checkpoints.os.fsync", sync)
        with pytest.raises(LabError, match=r"No space left on device; [1-9]\d* of 300 games are saved") as caught:
            record(bosuns(), games=300, seed=1, out=out, workers=1)
    assert str(caught.value).count("\n") == 0
    done = record(bosuns(), games=300, seed=1, out=out, workers=1)
    assert done.run.kept == caught.value.params["done"]
    record(bosuns(), games=300, seed=1, out=tmp_path / "whole", workers=1)
    assert rows(out).equals(rows(tmp_path / "whole"))


def test_a_disk_that_is_full_when_the_file_is_joined_loses_nothing(out: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr("rednovember.lab.record.parquet.join", full)
        with pytest.raises(LabError, match="No space left on device; 5 of 5 games are saved"):
            record(bosuns(), games=5, seed=1, out=out, workers=1)
    assert record(bosuns(), games=5, seed=1, out=out, workers=1).run.kept == 5


@pytest.mark.skipif(not hasattr(signal, "SIGXFSZ"), reason="this system sets no limit to files")
def test_a_disk_that_takes_no_more_is_told_in_the_words_of_the_system(out: Path, tmp_path: Path) -> None:
    """Each chunk is small enough for the limit and the whole file is not, so that it is polars that meets it."""
    record(bosuns(), games=30, seed=1, out=out, workers=1)
    size = out.stat().st_size
    out.unlink()
    code = (
        "import resource, sys\n"
        "from rednovember.cli import main\n"
        "from rednovember.lab import record, run\n"
        f"{' = '.join(PACE)} = 0\n"
        f"resource.setrlimit(resource.RLIMIT_FSIZE, ({size - 1}, {size - 1}))\n"
        "sys.exit(main(sys.argv[1:]))"
    )
    command = ["sim", "--crew", "bosun", "--games", "30", "--seed", "1", "--workers", "1", "--out", str(out)]
    done = subprocess.run(
        [sys.executable, "-c", code, *command], capture_output=True, text=True, timeout=300, env=environment()
    )
    kept = "30 of 30 games are saved, and the same command continues from there"
    told = f"rednovember: {out}: cannot be written: {os.strerror(errno.EFBIG)}; {kept}\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", told)
    assert [path.name for path in tmp_path.iterdir()] == ["games.parquet.part"]
    assert record(bosuns(), games=30, seed=1, out=out, workers=1).run.kept == 30


def test_another_run_is_never_written_over(out: Path) -> None:
    stopped(4, out, seed=1)
    for wrong, key in (
        ({"seed": 2}, "seed"),
        ({"setup": make_setup("random")}, "crew"),
        ({"games": 31}, "games"),
        ({"setup": replace(bosuns(), fast=False)}, "fast"),
    ):
        wanted = {"setup": bosuns(), "games": 30, "seed": 1, **wrong}
        with pytest.raises(LabError, match=rf"finished part of another run \(what differs: {key}\)"):
            record(wanted.pop("setup"), out=out, workers=1, **wanted)  # type: ignore[arg-type]
    record(bosuns(), games=30, seed=1, out=out, workers=1)
    before = out.read_bytes()
    with pytest.raises(LabError, match=r"holds another run \(what differs: edition\)"):
        record(bosuns(edition="first"), games=30, seed=1, out=out, workers=1)
    assert out.read_bytes() == before


def test_two_processes_do_not_work_on_one_file(out: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rednovember.lab.checkpoints.take_lock", lambda file: False)
    with pytest.raises(LabError, match="another process is working there"):
        record(bosuns(), games=3, out=out, workers=1)


def test_what_is_no_file_of_ours_is_refused(out: Path, tmp_path: Path) -> None:
    record(bosuns(), games=2, seed=1, out=out, workers=1)
    rewritten(out, format=0, program="0.0.9")
    with pytest.raises(LabError, match=r"written in format 0 by version 0\.0\.9; this version reads format 1"):
        record(bosuns(), games=2, seed=1, out=out, workers=1)
    pl.DataFrame({"a": [1]}).write_parquet(out)
    with pytest.raises(LabError, match="was not written by the lab"):
        parquet.read_origin(out)
    for content in (b"", b"PAR1", b"PAR1" * 50, b"not a table"):
        out.write_bytes(content)
        with pytest.raises(LabError, match="is not a Parquet file"):
            record(bosuns(), games=2, out=out, workers=1)
    with pytest.raises(LabError, match="cannot be read: No such file"):
        parquet.read_origin(tmp_path / "nowhere")
    with pytest.raises(RedNovemberError, match="cannot be written: No such file or directory"):
        record(bosuns(), games=2, out=tmp_path / "nowhere" / "x.parquet", workers=1)
    with pytest.raises(LabError, match="not a regular file"):
        record(bosuns(), games=2, out=tmp_path, workers=1)
    with pytest.raises(LabError, match="need one file each"):
        record(bosuns(), games=2, out=tmp_path / "x", turns=tmp_path / "x", workers=1)
    for turns in ("x.part", "x.joining"):  # where games lie before they are a file
        with pytest.raises(LabError, match="need one file each"):
            record(bosuns(), games=2, out=tmp_path / "x", turns=tmp_path / turns, workers=1)


def test_turns_are_not_written_over_what_is_there(out: Path, tmp_path: Path) -> None:
    turns = tmp_path / "turns.parquet"
    turns.write_text("Anna has the Grog.")
    with pytest.raises(LabError, match=r"turns\.parquet: this is not a Parquet file"):
        record(bosuns(), games=2, seed=1, out=out, turns=turns, workers=1)
    assert turns.read_text() == "Anna has the Grog."
    turns.unlink()
    record(bosuns(), games=2, seed=1, out=out, turns=turns, workers=1)
    before = turns.read_bytes()
    with pytest.raises(LabError, match=r"turns\.parquet: holds another run \(what differs: seed\)"):
        record(bosuns(), games=2, seed=2, out=tmp_path / "other.parquet", turns=turns, workers=1)
    with pytest.raises(LabError, match=r"holds another run \(what differs: rows\)"):
        record(bosuns(), games=2, seed=1, out=turns, turns=out, workers=1)
    assert turns.read_bytes() == before
    out.unlink()  # as if the run had ended between the two
    assert record(bosuns(), games=2, seed=1, out=out, turns=turns, workers=1).run.played == 2
    assert rows(turns).equals(pl.read_parquet(before))


def test_turns_that_have_been_removed_are_said_with_a_way_on(out: Path, tmp_path: Path) -> None:
    turns = tmp_path / "turns.parquet"
    record(bosuns(), games=2, seed=1, out=out, turns=turns, workers=1)
    turns.unlink()
    with pytest.raises(LabError, match=r"turns\.parquet: the turns of .*games\.parquet are not there.* or remove "):
        record(bosuns(), games=2, seed=1, out=out, turns=turns, workers=1)


def test_a_broken_folder_is_said(out: Path) -> None:
    folder_of(out).mkdir()
    (folder_of(out) / "run.json").write_text("{")
    with pytest.raises(LabError, match=r"what differs: run\.json"):
        record(bosuns(), games=2, out=out, workers=1)


def test_faults_are_kept_with_their_games(out: Path, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(
        "class Bot:\n    def __init__(self, seed): pass\n    def decide(self, sight): 1 / 0\n"
    )
    done = record(make_setup(f"bosun,bosun,{tmp_path}/mine.py:Bot"), games=2, seed=1, out=out, workers=1)
    ((bot, times, reason, _),) = done.results.faults
    found = rows(out)
    assert (times, reason) == (found["faults"].sum(), "ZeroDivisionError: division by zero")
    assert json.loads(found["fault"][0]) == [[bot, found["faults"][0], reason]]


def test_the_chunks_of_a_run_say_what_is_missing(out: Path) -> None:
    with Chunks(out, RunOrigin(bosuns(), 1, 100).as_table()) as chunks:
        assert chunks.missing(100) == [(0, 100)]
        for stretch in ((50, 10), (0, 5)):
            chunks.keep(stretch, b"", None)
        assert chunks.missing(100) == [(5, 45), (60, 40)]
        assert chunks.missing(60) == [(5, 45)]
