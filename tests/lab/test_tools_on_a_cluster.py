"""Tuning and training on a cluster: the tools as they are run, with the same result as on this machine."""

import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from rednovember.bots.bosun.weights import NAMES, load_weights
from tests.lab.cluster import PATIENCE, Cluster, cluster_in
from tests.support import environment

TOOLS = Path(__file__).parents[2] / "tools"
# In place of the extra `tune`: what the tool asks of CMA-ES, by a search so simple that it needs no other package.
SEARCH = """
import random

class CMAEvolutionStrategy:
    def __init__(self, mean, sigma, options):
        self.mean, self.sigma, self.lot = mean, sigma, random.Random(options["seed"])

    def ask(self):
        return [[x + self.lot.gauss(0, self.sigma) for x in self.mean] for _ in range(5)]

    def tell(self, steps, scores):
        assert len(steps) == len(scores) == 5
        self.mean = min(zip(scores, steps))[1]
"""
TUNING = ("tune_bosun.py", "--generations", "3", "--games", "4", "--gnomes", "3", "--target")
PLAYING = ("train_outlook.py", "--games", "12", "--part", "2", "--keep")
WIDTH = 160  # marks of a position, each of two bytes; then comes its outcome
ON_THIS_MACHINE = ("--workers", "1")


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    with cluster_in(tmp_path_factory.mktemp("tools") / "cluster") as cluster:
        yield cluster


def tool(name: str, *arguments: str, folder: Path) -> subprocess.CompletedProcess[str]:
    (folder / "cma.py").write_text(SEARCH)
    return subprocess.run(
        [sys.executable, str(TOOLS / name), *arguments],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env={**environment(), "PYTHONPATH": os.pathsep.join([str(folder), environment()["PYTHONPATH"]])},
    )


@pytest.mark.parametrize("command", [TUNING, PLAYING], ids=["tuning", "training"])
def test_a_cluster_finds_what_this_machine_finds(command: tuple[str, ...], tmp_path: Path, cluster: Cluster) -> None:
    found = []
    for name, where in (("here", ON_THIS_MACHINE), ("there", ("--cluster", cluster.address))):
        done = tool(*command, str(tmp_path / name), *where, folder=tmp_path)
        assert (done.returncode, done.stderr) == (0, "")
        found.append((tmp_path / name).read_bytes())
    assert found[0] == found[1]
    if command is TUNING:
        assert found[0].startswith(b"# 3 generations of 5 candidates, 4 games each, 3 gnomes\n")
        tuned = tomllib.loads(found[0].decode())["weights"]
        assert list(tuned) == list(NAMES)
        assert list(tuned.values()) != load_weights().values
    else:
        assert len(found[0]) > 0
        assert len(found[0]) % (2 * (WIDTH + 1)) == 0


def test_a_tool_without_its_cluster_says_so_in_one_line(tmp_path: Path) -> None:
    for name, *more in (TUNING, PLAYING):
        done = tool(name, *more, str(tmp_path / "x"), "--cluster", "nowhere", folder=tmp_path)
        told = f"{name.removesuffix('.py')}: --cluster nowhere: no Dask scheduler answers there\n"
        assert (done.returncode, done.stdout, done.stderr) == (1, "", told)
        assert not (tmp_path / "x").exists()
