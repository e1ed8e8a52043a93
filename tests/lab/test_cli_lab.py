"""`rednovember sim` and `rednovember compare` as a user runs them."""

import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from rednovember.cli import main
from rednovember.engine.ids import REASON_NAMES
from tests.support import environment, run

ABOUT = [
    *("seed", "gnomes", "edition", "options", "board", "wanted", "games", "interrupted"),
    *("level", "workers", "seconds", "games_per_second"),
]
CREW = ["crew", "rescued", "rate", "interval", "losses", "turns", "deaths", "faults"]
PAIRS = ["a", "b", "both", "only_a", "only_b", "neither", "difference", "interval", "p", "better"]
PYTHON_ITSELF = ("Could not import runpy", "init_import_site")  # what it says if it is stopped before it has begun
NOTHING_KEPT = "the figures cover what was finished, and nothing is saved"
FOREVER = ("--games", "1000000", "--seed", "1")


def as_json(*arguments: str) -> dict[str, Any]:
    done = run(*arguments, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_sim_prints_what_came_of_the_crew() -> None:
    done = run("sim", "--crew", "bosun", "--games", "8", "--seed", "5")
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[0] == "8 games of bosun, 4 gnomes, seed 5"
    assert re.fullmatch(r"rescued \d+\.\d% \(\d+ of 8; 95% interval \d+\.\d% to \d+\.\d%\)", lines[1])
    assert all(re.fullmatch(r" +\d+\.\d%  [\w ]+ \(\d+\)", line) for line in lines[2:-2])
    assert re.fullmatch(r"\d+\.\d turns and \d\.\d\d deaths per game", lines[-2])
    assert re.fullmatch(r"[\d.]+ games/s \(\d+\.\d s, \d workers?\)", lines[-1])


def test_the_keys_of_sim_json() -> None:
    arguments = ("sim", "--crew", "bosun,random,random", "--games", "3", "--option", "remove_respites")
    found = as_json(*arguments)
    assert list(found) == ABOUT + CREW
    assert found["crew"] == ["bosun", "random", "random"]
    assert list(found["losses"]) == list(REASON_NAMES)
    assert (found["gnomes"], found["wanted"], found["games"], found["interrupted"]) == (3, 3, 3, False)
    assert found["options"]["remove_respites"] is True
    again = as_json(*arguments, "--seed", str(found["seed"]), "--workers", "1")
    assert {key: again[key] for key in CREW} == {key: found[key] for key in CREW}


def test_the_keys_of_compare_json_and_one_bot_leads_as_many_as_the_other_crew() -> None:
    found = as_json("compare", "bosun", "bosun,bosun,bosun", "--games", "4", "--seed", "5")
    assert list(found) == [*ABOUT, *PAIRS, "settled", "margin"]
    assert list(found["a"]) == list(found["b"]) == CREW
    assert list(as_json("compare", "bosun", "random", "--games", "2", "--all")) == ABOUT + PAIRS
    assert found["a"] == found["b"]
    assert (found["gnomes"], found["p"], found["better"]) == (3, 1, None)
    assert found["both"] + found["neither"] == 4


def test_compare_says_which_is_better() -> None:
    done = run("compare", "random", "bosun", "--all", "--games", "20", "--seed", "5")
    assert done.returncode == 0
    assert "\nB is better.\n" in done.stdout
    assert re.search(r"A − B: -\d+\.\d points \(95% interval -\d+\.\d to -\d+\.\d\), p ", done.stdout)


def test_faults_are_told(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(
        "class Bot:\n    def __init__(self, seed): pass\n    def decide(self, sight): 1 / 0\n"
    )
    done = run("sim", "--crew", "mine.py:Bot", "--games", "1", "--seed", "1", cwd=tmp_path)
    assert done.returncode == 0
    told = r"bot mine\.py:Bot: \d+ faults, replaced by default moves; the first: ZeroDivisionError: division by zero"
    assert re.search(told, done.stdout)


def one_line(errors: str) -> str:
    """The one line by which a command is refused."""
    assert errors.startswith("rednovember: ")
    assert errors.count("\n") == 1
    return errors.removeprefix("rednovember: ")


REFUSED = [
    (["--crew", "bosn"], "there is no bot ‘bosn’; did you mean ‘bosun’?"),
    (["--crew", "bosun,,bosun"], "there is no bot ‘’ (known: "),
    (["--crew", ""], "there is no bot ‘’ (known: "),
    (["--crew", "nonsense"], "there is no bot ‘nonsense’ (known: "),
    (["--crew", "bosun", "--games", "1000000001"], "--games 1000000001: at most 1000000000 games can be played"),
    (["--crew", "bosun", "--games", "9" * 23], f"--games {'9' * 23}: at most 1000000000 games can be played"),
    (["--crew", "bosun", "--option", "nonsense"], "there is no option ‘nonsense’; known: remove_respites, "),
    (["--crew", "bosun", "--option", "hidden_hand"], "there is no option ‘hidden_hand’; did you mean ‘hidden_hands’?"),
    (["--crew", "captain(rollouts=0)"], "bot captain(rollouts=0): settings should be whole numbers above 0"),
    (["--crew", "captain(milliseconds=0)"], "bot captain(milliseconds=0): settings should be"),
    (["--crew", "captain(rollouts"], "bot captain(rollouts: settings should be"),
    (["--crew", "bosun,random"], "a crew has 3 to 8 gnomes, not 2 (S6)"),
    (["--crew", "bosun", "--gnomes", "2"], "a crew has 3 to 8 gnomes, not 2 (S6)"),
    (["--crew", "bosun,bosun,random", "--gnomes", "4"], "crew bosun,bosun,random: 3 bots for 4 gnomes; name one bot"),
    (["--crew", "bosun", "--games", "0"], "--games 0: at least one game is needed"),
    (["--crew", "bosun", "--games", "-3"], "--games -3: at least one game is needed"),
    (["--crew", "bosun", "--workers", "0"], "--workers 0: at least one worker is needed"),
    (["--crew", "bosun", "--option", "crazy"], "there is no option ‘crazy’"),
    (["--crew", "bosun", "--edition", "third"], "there is no edition ‘third’"),
    (["--crew", "bosun", "--board", "nowhere.toml"], "board nowhere.toml: "),
    (["--crew", "nowhere.py:Bot"], "bot nowhere.py:Bot: cannot be loaded: FileNotFoundError: "),
    (["--crew", "bad.py:Bot"], "bot bad.py:Bot: cannot be loaded: SyntaxError: "),
    (["--crew", "empty.py:Bot"], "bot empty.py:Bot: cannot be loaded: AttributeError: "),
]


@pytest.mark.parametrize(("arguments", "said"), REFUSED)
def test_bad_input_is_one_clear_line(
    arguments: list[str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "bad.py").write_text("class")
    (tmp_path / "empty.py").write_text("")
    monkeypatch.chdir(tmp_path)
    assert main(["sim", *arguments]) == 2
    output, errors = capsys.readouterr()
    assert output == ""
    assert one_line(errors).startswith(said)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["sim", "--crew", "raises.py:Bot"], "bot raises.py:Bot: cannot be loaded: RuntimeError: not today"),
        (["compare", "bosun", "captain(rollouts=0)"], "bot captain(rollouts=0): settings should be"),
        (
            ["compare", "bosun,bosun,bosun", "random,random,random,random"],
            "only crews of the same size can be compared: ",
        ),
        (["compare", "bosun", "random", "--games", "0"], "--games 0: at least one game is needed"),
    ],
)
def test_the_command_leaves_with_status_2(arguments: list[str], said: str, tmp_path: Path) -> None:
    (tmp_path / "raises.py").write_text("raise RuntimeError('not today')")
    done = run(*arguments, cwd=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert one_line(done.stderr).startswith(said)


class Running:
    """A command in a session of its own, whose standard error is a terminal: so its bar can be watched."""

    def __init__(self, *arguments: str) -> None:
        self.master, slave = os.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "rednovember", *arguments],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=slave,
            env=environment(),
            start_new_session=True,
        )
        os.close(slave)
        self.seen = ""

    def read(self) -> bool:
        """Read on; whether there was anything."""
        try:
            text = os.read(self.master, 4096).decode()
        except OSError:  # the other side has been closed
            text = ""
        self.seen += text
        return bool(text)

    def wait_for_bar(self) -> None:
        while not re.search(r"\] [1-9]\d*/1000000 ", self.seen):
            assert self.read(), self.seen

    def finish(self) -> tuple[int, str, str]:
        """Exit status, standard output, and what stands on the terminal below the bar. One that hangs is killed."""
        patience = threading.Timer(300, os.killpg, (self.process.pid, signal.SIGKILL))
        patience.start()
        while self.read():
            pass
        os.close(self.master)
        output, _ = self.process.communicate()
        patience.cancel()
        return self.process.returncode, output.decode(), self.seen.rpartition("\x1b[K")[2].replace("\r\n", "\n")

    def is_gone(self) -> bool:
        """Whether all its processes end."""
        for _ in range(200):
            try:
                os.killpg(self.process.pid, 0)
            except ProcessLookupError:
                return True
            time.sleep(0.05)
        return False


@pytest.mark.parametrize("arguments", [("sim", "--crew", "bosun"), ("compare", "random", "bosun", "--all")])
@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_keeps_what_is_finished(arguments: tuple[str, ...], workers: str) -> None:
    running = Running(*arguments, *FOREVER, "--workers", workers, "--json")
    running.wait_for_bar()
    os.killpg(running.process.pid, signal.SIGINT)  # as a terminal does: to all of them
    status, output, said = running.finish()
    found = json.loads(output)
    assert status == 130
    assert found["interrupted"] is True
    assert found["games"] >= 1
    done = f"{found['games']:,}"
    assert said == f"rednovember: stopped after {done} of 1,000,000 games; {NOTHING_KEPT}\n"
    assert running.is_gone()


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM"])
def test_a_run_stopped_at_any_moment_ends_with_one_line(name: str, workers: str) -> None:
    begun = False
    for seconds in (0.4, 0.6, 0.8, 1, 5, 60):
        if begun and seconds > 1:  # only a slow machine needs them
            break
        process = subprocess.Popen(
            [sys.executable, "-m", "rednovember", "sim", "--crew", "bosun", *FOREVER, "--workers", workers],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            env=environment(),
            start_new_session=True,
        )
        time.sleep(seconds)
        os.killpg(process.pid, getattr(signal, name))
        try:
            _, said = process.communicate(timeout=15 if seconds <= 1 else 60)
        except subprocess.TimeoutExpired:  # Python may lose an interrupt while it imports: a person tries again
            os.killpg(process.pid, getattr(signal, name))
            process.communicate(timeout=300)
            continue
        if process.returncode >= 0 and not any(part in said for part in PYTHON_ITSELF):
            begun = True  # else it was stopped before the program itself had begun
            assert (process.returncode, said.count("\n")) == (130, 1), said
            assert said.startswith("rednovember: stopped")
    assert begun


SWALLOWS = """
import time

class Bot:
    def __init__(self, seed):
        pass

    def decide(self, sight):
        try:
            time.sleep(0.01)
        except BaseException:
            pass
        return sight.legal()[0]
"""


def test_a_bot_cannot_swallow_ctrl_c(tmp_path: Path) -> None:
    (tmp_path / "swallows.py").write_text(SWALLOWS)
    running = Running("sim", "--crew", f"{tmp_path}/swallows.py:Bot", *FOREVER, "--workers", "1", "--json")
    running.wait_for_bar()
    time.sleep(0.2)
    os.killpg(running.process.pid, signal.SIGINT)
    status, output, _ = running.finish()
    assert status == 130
    assert json.loads(output)["games"] >= 1


def test_a_bot_that_ends_its_worker_ends_the_run(tmp_path: Path) -> None:
    (tmp_path / "leaves.py").write_text(
        "import os\n\nclass Bot:\n    def __init__(self, seed): pass\n    def decide(self, sight): os._exit(0)\n"
    )
    done = run("sim", "--crew", "leaves.py:Bot", "--games", "9", "--workers", "2", cwd=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert one_line(done.stderr) == "a worker process died; a bot may have ended it\n"


LEAVES_LATER = """
import os

made = 0

class Bot:
    def __init__(self, seed):
        global made
        made += 1
        if made > 40:
            os._exit(0)

    def decide(self, sight):
        return sight.legal()[0]
"""


@pytest.mark.parametrize(
    ("command", "told"),
    [
        (("sim", "--crew", "leaves.py:Bot"), r"the figures cover (\d+) of 500 games"),
        (("compare", "leaves.py:Bot", "random", "--all"), r"the figures cover (\d+) of 500 games"),
        (
            ("sim", "--crew", "leaves.py:Bot", "--out", "a.parquet"),
            r"(\d+) of 500 games are saved, and the same command continues from there",
        ),
    ],
)
def test_what_was_finished_before_the_workers_died_is_not_lost(
    command: tuple[str, ...], told: str, tmp_path: Path
) -> None:
    (tmp_path / "leaves.py").write_text(LEAVES_LATER)
    done = run(*command, "--games", "500", "--seed", "1", "--workers", "2", "--json", cwd=tmp_path)
    assert done.returncode == 2
    said = re.fullmatch(rf"a worker process died; a bot may have ended it; {told}\n", one_line(done.stderr))
    assert said
    assert 1 <= int(said[1]) < 500
    if "--out" in command:
        assert done.stdout == ""
    else:
        found = json.loads(done.stdout)
        assert (found["games"], found["wanted"], found["interrupted"]) == (int(said[1]), 500, True)


LINGERS = """
import threading, time

class Bot:
    def __init__(self, seed):
        if threading.current_thread() is threading.main_thread() and threading.active_count() < 9:
            threading.Thread(target=time.sleep, args=(600,)).start()

    def decide(self, sight):
        return sight.legal()[0]
"""


def test_a_thread_that_a_bot_left_behind_does_not_keep_its_worker(tmp_path: Path) -> None:
    (tmp_path / "lingers.py").write_text(LINGERS)
    code = (
        "from rednovember.lab.run import Rounds\n"
        "from rednovember.lab.workers import Workers\n"
        "from rednovember.lab.setup import Setup\n"
        "from rednovember.table.description import read_description\n"
        "from rednovember.table.crew_text import bot_crew\n"
        "table = read_description(bot_crew('lingers.py:Bot', 3, 3))\n"
        "if __name__ == '__main__':\n"
        "    with Workers(2, Rounds((Setup(table),), 1)) as workers:\n"
        "        for worker in workers.all:\n"
        "            worker.give((0, 1))\n"
        "        print(*(len(worker.receive()[1]) for worker in workers.all))\n"
    )
    (tmp_path / "script.py").write_text(code)
    done = subprocess.run(
        [sys.executable, "script.py"], cwd=tmp_path, env=environment(), capture_output=True, text=True, timeout=300
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "1 1\n", "")


def test_workers_do_not_outlive_a_killed_run() -> None:
    running = Running("sim", "--crew", "bosun", *FOREVER, "--workers", "2")
    running.wait_for_bar()
    running.process.kill()
    assert running.finish()[0] == -signal.SIGKILL
    assert running.is_gone()
