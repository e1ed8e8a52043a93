"""`rednovember sim --out` as a user runs it: cut off in mid-run, without its packages, and on a cluster."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import polars as pl
import pytest

from rednovember.cli import main
from rednovember.lab.checkpoints import folder_of
from rednovember.lab.compare import compare
from rednovember.lab.record import record
from rednovember.lab.setup import make_setup
from tests.lab.cluster import PATIENCE, cluster_in, wait_until
from tests.lab.frames import SLOW_CREW, rows
from tests.support import environment, run

GAMES = 60
SIM = ("sim", "--crew", SLOW_CREW, "--games", str(GAMES), "--seed", "3")


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> pl.DataFrame:
    """The rows of the run, made in one go."""
    out = tmp_path_factory.mktemp("whole") / "whole.parquet"
    record(make_setup(SLOW_CREW), games=GAMES, seed=3, out=out, workers=1)
    return rows(out)


def begun(*arguments: str, cwd: Path) -> subprocess.Popen[str]:
    """A command in a session of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", "rednovember", *arguments],
        cwd=cwd,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(),
        start_new_session=True,
    )


def kept(folder: Path) -> list[Path]:
    return sorted(folder_of(folder / "a.parquet").glob("games-*.parquet"))


def said(process: subprocess.Popen[str]) -> tuple[int, str, str]:
    output, errors = process.communicate(timeout=PATIENCE)
    return process.returncode, output, errors


@pytest.mark.parametrize("name", ["SIGKILL", "SIGINT"])
def test_a_run_that_was_cut_off_goes_on_to_the_same_rows(name: str, tmp_path: Path, whole: pl.DataFrame) -> None:
    process = begun(*SIM, "--out", "a.parquet", "--workers", "2", cwd=tmp_path)
    wait_until(lambda: kept(tmp_path))
    os.killpg(process.pid, getattr(signal, name))
    status, output, errors = said(process)
    assert kept(tmp_path)
    assert not (tmp_path / "a.parquet").exists()
    if name == "SIGINT":
        assert status == 130
        assert re.match(rf"(1 game|\d+ games) of {re.escape(SLOW_CREW)}, 3 gnomes, seed 3\n", output)
        assert errors.startswith("rednovember: stopped after ")
        assert errors.endswith(
            f" of {GAMES} games; what was finished is saved: the same command continues from there\n"
        )
    done = run(*SIM, "--out", "a.parquet", "--json", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    told = json.loads(done.stdout)
    assert (told["games"], told["interrupted"], told["rescued"]) == (GAMES, False, whole["rescued"].sum())
    assert 0 < told["kept"] < GAMES
    assert rows(tmp_path / "a.parquet").equals(whole)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.parquet"]


def without(module: str, *arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    """A command where a package is not installed."""
    code = f"import sys; sys.modules[{module!r}] = None; from rednovember.cli import main; sys.exit(main(sys.argv[1:]))"
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        cwd=cwd,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env=environment(),
    )


def test_a_command_that_lacks_its_extra_says_how_to_install_it(tmp_path: Path) -> None:
    arguments = ("sim", "--crew", "bosun", "--games", "2", "--workers", "1")
    assert without("polars", *arguments, cwd=tmp_path).returncode == 0
    needs = 'rednovember: this needs more packages (‘{}’ is missing): pip install "rednovember[{}]"\n'
    done = without("polars", *arguments, "--out", "a.parquet", cwd=tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", needs.format("polars", "lab"))
    done = without("distributed", *arguments, "--cluster", "tcp://127.0.0.1:1", cwd=tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", needs.format("distributed", "cluster"))


def test_heavy_packages_are_not_loaded_by_who_does_not_use_them() -> None:
    code = (
        "import sys, rednovember.lab.commands, rednovember.cli\n"
        "try:\n    rednovember.cli.main(['sim', '--help'])\nexcept SystemExit:\n    pass\n"
        "print([name for name in ('polars', 'distributed', 'dask') if name in sys.modules], file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment())
    assert done.stderr == "[]\n"


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--out", "nowhere/a.parquet"], "nowhere/a.parquet: cannot be written: No such file or directory"),
        (["--turns", "t.parquet"], "--turns needs --out: the turns belong to a file of games"),
        (["--out", "text.txt"], "text.txt: this is not a Parquet file, or it is damaged"),
    ],
)
def test_bad_input_is_one_clear_line(arguments: list[str], told: str, tmp_path: Path) -> None:
    (tmp_path / "text.txt").write_text("Anna has the Grog.")
    done = run("sim", "--crew", "bosun", "--games", "2", "--workers", "1", *arguments, cwd=tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"rednovember: {told}\n")


@pytest.mark.smoke
def test_a_cluster_gives_the_same_rows_though_a_worker_is_killed_and_a_dead_one_is_said(
    tmp_path: Path, whole: pl.DataFrame
) -> None:
    with cluster_in(tmp_path / "cluster") as cluster:
        on_it = (*SIM, "--out", "a.parquet", "--cluster", cluster.address)
        process = begun(*on_it, cwd=tmp_path)
        wait_until(lambda: kept(tmp_path))
        cluster.workers[0].kill()
        assert not (tmp_path / "a.parquet").exists()
        status, _, errors = said(process)
        assert (status, errors) == (0, "")
        assert rows(tmp_path / "a.parquet").equals(whole)

        done = run("compare", "random", "bosun", "--games", "6", "--seed", "5", "--json", "--cluster", cluster.address)
        told = json.loads(done.stdout)
        a, b = make_setup("random"), make_setup("bosun")
        here = compare(a, b, games=6, seed=5, workers=1, margin=0.02).as_json()
        assert (told["a"], told["b"], told["workers"]) == (here["a"], here["b"], 1)

        (tmp_path / "a.parquet").unlink()
        process = begun(*on_it, cwd=tmp_path)
        wait_until(lambda: kept(tmp_path))
        cluster.end()
        status, output, errors = said(process)
        assert (status, output) == (2, "")
        gone = f"rednovember: --cluster {cluster.address}: the cluster is gone; "
        gone += rf"(\d+) of {GAMES} games are saved, and .*\n"
        told = re.fullmatch(gone, errors)
        assert told
        assert int(told[1]) == sum(int(path.stem.rpartition("-")[2]) for path in kept(tmp_path)) > 0
        record(make_setup(SLOW_CREW), games=GAMES, seed=3, out=tmp_path / "a.parquet", workers=1)
        assert rows(tmp_path / "a.parquet").equals(whole)


def impatient(*arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    """A command that waits a moment only for a cluster to answer."""
    code = (
        "import sys; from rednovember.lab import cluster; cluster.CLUSTER_TIMEOUT = 0.5\n"
        "from rednovember.cli import main; sys.exit(main(sys.argv[1:]))"
    )
    command = [sys.executable, "-c", code, *arguments]
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, timeout=PATIENCE, env=environment())


def test_a_cluster_that_is_not_there_is_one_clear_line(tmp_path: Path) -> None:
    address = "tcp://127.0.0.1:1"
    done = impatient("sim", "--crew", "bosun", "--games", "2", "--cluster", address, cwd=tmp_path)
    told = f"rednovember: --cluster {address}: no Dask scheduler answers there\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", told)


@pytest.mark.parametrize("address", ["nonsense://x", "127.0.0.1:notaport", ""])
def test_an_address_that_is_none_is_refused_before_anybody_is_asked(
    address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["sim", "--crew", "bosun", "--games", "2", "--cluster", address]) == 2
    assert capsys.readouterr() == ("", f"rednovember: --cluster {address}: no Dask scheduler answers there\n")
