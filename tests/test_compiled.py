"""The compiled engine plays the same games as its sources, and never shadows an edited one."""

import importlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from rednovember import compiled
from tests.support import ROOT

GAMES = """
import json, sys
from hashlib import sha256
from rednovember import compiled
from rednovember.bots.bosun.rule_of_thumb import Bosun
from rednovember.bots.bosun.turns import play_on
from rednovember.bots.captain.outlook import outlook_for
from rednovember.bots.bosun.weights import load_weights
from rednovember.engine.journal import Record
from rednovember.engine.luck import SeededLuck
from rednovember.engine.playout import play_out
from rednovember.game.rules import OPTIONS
from rednovember.engine.setup import set_up, start
from rednovember.game.forecast import forecasts_of
from rednovember.game.routes import routes_of
from rednovember.game.rules import make_rules

digest = sha256()
for seed in range(400):
    options = {name: bool(seed >> place & 1) for place, name in enumerate(OPTIONS)}
    rules = make_rules(None, ("revised", "first")[seed % 2], options)
    luck, record = SeededLuck(seed), Record()
    state = set_up(rules, 3 + seed % 6, 3 + seed % 6, luck, record)
    start(state, luck, record)
    if seed % 10:
        play_out(state, luck, record, seed)
    else:
        bosun = Bosun(rules, load_weights())
        play_on(state, bosun, luck, record, 9)
        digest.update(str(outlook_for(rules).chance(state)).encode())
        digest.update(repr((routes_of(state), forecasts_of(state))).encode())
        play_on(state, bosun, luck, record)
    digest.update(repr((state.key(), record.facts)).encode())
print(json.dumps([compiled.ACTIVE, digest.hexdigest()]))
"""
INTERRUPTED = """
import signal
from rednovember.bots.bosun.rule_of_thumb import Bosun
from rednovember.bots.bosun.turns import play_on
from rednovember.bots.bosun.weights import load_weights
from rednovember.engine.journal import Counters
from rednovember.engine.luck import SeededLuck
from rednovember.engine.setup import set_up, start
from rednovember.game.rules import make_rules

rules = make_rules(None, "revised", {})
bosun = Bosun(rules, load_weights())
listening = False

def stop(number, frame):
    global listening
    if listening:
        listening = False
        raise KeyboardInterrupt

signal.signal(signal.SIGALRM, stop)
signal.setitimer(signal.ITIMER_REAL, 0.0003, 0.0003)
for number in range(2000):
    try:
        listening = True
        seed = (1 << 61) + number
        while listening:
            for _ in range(50):
                luck = SeededLuck(seed)
            counters = Counters()
            state = set_up(rules, 4, 4, luck, counters)
            start(state, luck, counters)
            play_on(state, bosun, luck, counters)
    except KeyboardInterrupt:
        pass
signal.setitimer(signal.ITIMER_REAL, 0)
print("played on")
"""
WHICH = "from rednovember import compiled; print(compiled.ACTIVE)"


def run(code: str, plain: bool, path: Path | None = None) -> str:
    environment = {**os.environ, "REDNOVEMBER_PLAIN": "1" if plain else "0"}
    if path is not None:
        environment["PYTHONPATH"] = str(path)
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_compiled_and_plain_builds_play_the_same_games_fact_for_fact() -> None:
    plain, plain_games = json.loads(run(GAMES, plain=True))
    built, built_games = json.loads(run(GAMES, plain=False))
    assert not plain
    assert built == (compiled.FINGERPRINT.exists() and compiled.FINGERPRINT.read_text() == compiled.fingerprint())
    assert built_games == plain_games


def test_an_interrupt_in_compiled_code_is_an_exception_like_any_other() -> None:
    assert run(INTERRUPTED, plain=False) == "played on"


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the package with a compiled library that says it was made from these very sources."""
    shutil.copytree(compiled.HERE, tmp_path / "rednovember", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


def test_an_edited_source_is_never_shadowed_by_a_stale_compiled_file(package: Path) -> None:
    fits = compiled.FINGERPRINT.exists() and compiled.FINGERPRINT.read_text() == compiled.fingerprint()
    assert run(WHICH, plain=False, path=package) == str(fits)
    source = package / "rednovember" / "engine" / "turn.py"
    source.write_text(source.read_text(encoding="utf-8") + "\nEDITED = True\n", encoding="utf-8")
    assert run(WHICH, plain=False, path=package) == "False"
    assert run("from rednovember.engine.turn import EDITED; print(EDITED)", plain=False, path=package) == "True"


def test_a_broken_compiled_library_is_passed_over(package: Path) -> None:
    folder = package / "rednovember" / "_compiled"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    (folder / "fingerprint").write_text(compiled.fingerprint(), encoding="ascii")
    (folder / f"{compiled.LIBRARY}.so").write_bytes(b"no library")
    assert run(WHICH, plain=False, path=package) == "False"


def test_plain_can_be_asked_for() -> None:
    assert run(WHICH, plain=True) == "False"


def test_a_machine_without_a_compiler_hears_of_it_once(tmp_path: Path) -> None:
    shutil.copytree(compiled.HERE, tmp_path / "rednovember", ignore=shutil.ignore_patterns("_compiled", "__pycache__"))
    tool = ROOT / "tools" / "compile_engine.py"
    environment = {**os.environ, "CC": "no-such-compiler", "PATH": str(tmp_path)}
    command = [sys.executable, str(tool), str(tmp_path / "rednovember")]
    first, second = (
        subprocess.run(command, env=environment, capture_output=True, text=True, check=True) for _ in range(2)
    )
    assert "there is no C compiler" in first.stdout
    assert len(first.stdout.splitlines()) == 1
    assert (second.stdout, second.stderr) == ("", "")


def test_a_wheel_is_compiled_where_only_mypy_is_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As pip builds it, away from all packages that the rest of the program needs."""
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    lenient = importlib.import_module("compile_engine").LENIENT
    files = [str(path.relative_to(compiled.HERE.parent)) for path in compiled.sources()]
    alone = ["--no-site-packages", "--config-file=", f"--cache-dir={tmp_path}"]
    command = [sys.executable, "-m", "mypy", *alone, *lenient, *files]
    done = subprocess.run(command, cwd=compiled.HERE.parent, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
