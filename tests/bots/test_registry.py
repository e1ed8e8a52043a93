"""The registry: bots by name, by entry point and by file; whatever is wrong is one clear line."""

from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from rednovember.bots import registry
from rednovember.bots.bosun.bot import BosunBot
from rednovember.bots.captain.bot import CaptainBot
from rednovember.bots.random import RandomBot
from rednovember.bots.registry import BotError
from rednovember.words import Words, say_error
from tests.support import ROOT

BROKEN = {
    "syntax.py": "def (:\n",
    "missing.py": "import no_such_module_at_all\n",
    "leaves.py": "import sys\nsys.exit(3)\n",
    "raises.py": "raise RuntimeError('two\\nlines')\n",
    "fine.py": "class Bot:\n    def __init__(self, seed):\n        self.seed = seed\n"
    "    def decide(self, sight):\n        return 'wait'\n"
    "class Mute:\n    def __init__(self, seed, **more): ...\nx = 5\n"
    "class Picky:\n    def __init__(self, seed):\n        raise ValueError('not today')\n",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in BROKEN.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def told(text: str) -> str:
    """The one line for a bot that cannot be had."""
    with pytest.raises(BotError) as caught:
        registry.make(text, 1)
    line = str(caught.value)
    assert len(line.splitlines()) == 1
    assert say_error(Words(strict=True), caught.value) == line
    return line


def test_the_house_has_three_bots() -> None:
    assert {"random", "bosun", "captain"} <= set(registry.names())
    assert isinstance(registry.make("random", 1), RandomBot)
    assert isinstance(registry.make("bosun", 1), BosunBot)
    assert isinstance(registry.make(" captain ", 1), CaptainBot)


def test_settings_are_passed_on() -> None:
    captain = registry.make("captain(rollouts=200, plans=8)", 1)
    assert isinstance(captain, CaptainBot)
    assert (captain.budget.rollouts, captain.budget.milliseconds, captain.most_plans) == (200, 0, 8)
    assert registry.parse("my.py:Bot(depth=2)") == ("my.py:Bot", {"depth": 2})
    assert registry.parse("odd (1)/my.py:Bot(depth=2)")[1] == {"depth": 2}


@pytest.mark.parametrize("treacherous", [False, True])
def test_treachery_is_a_setting_of_the_table(treacherous: bool) -> None:
    for name in ("bosun", "captain"):
        bot = registry.make(name, 1, treacherous=treacherous)
        assert isinstance(bot, BosunBot | CaptainBot)
        assert bot.treacherous == treacherous


@pytest.mark.parametrize(
    "text",
    [
        "captain(rollouts=0)",
        "captain(milliseconds=0)",
        "captain(rollouts=-5)",
        "captain(rollouts=many)",
        "captain(rollouts=1.5)",
        "captain(rollouts=\u00b2)",
        "captain(rollouts)",
        "captain(rollouts=1,rollouts=2)",
        "captain()",
        "captain(rollouts=400",
    ],
)
def test_budgets_of_nothing_and_other_odd_settings_are_refused(text: str) -> None:
    assert "settings should be whole numbers above 0, as in captain(rollouts=400)" in told(text)


def test_a_setting_that_is_not_there_has_its_nearest_name() -> None:
    assert "there is no setting ‘rolouts’; did you mean ‘rollouts’?" in told("captain(rolouts=400)")
    assert "there is no setting ‘rollouts’" in told("bosun(rollouts=400)")


def test_an_unknown_bot_has_its_nearest_name() -> None:
    line = told("bosum")
    assert line.startswith("there is no bot ‘bosum’; did you mean ‘bosun’?")
    assert "captain" in line
    assert "path/to/file.py:Name" in line


def test_a_bot_from_a_file(folder: Path) -> None:
    bot = registry.make(f"{folder}/fine.py:Bot", 42)
    assert getattr(bot, "seed", None) == 42
    assert type(registry.make(f"{folder}/fine.py:Bot", 1)) is type(bot)  # the file is run once


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("nowhere.py:Bot", "there is no file"),
        ("syntax.py:Bot", "SyntaxError"),
        ("missing.py:Bot", "No module named 'no_such_module_at_all'"),
        ("leaves.py:Bot", "SystemExit: 3"),
        ("raises.py:Bot", "RuntimeError: two"),
        ("fine.py:Boat", "has no attribute 'Boat'"),
        ("fine.py:x", "'int' object is not callable"),
        ("fine.py:Mute", "it has no method ‘decide’"),
        ("fine.py:Picky", "ValueError: not today"),
        ("fine.py:Bot(depth=3)", "unexpected keyword argument 'depth'"),
    ],
)
def test_a_file_that_will_not_do_is_one_line(folder: Path, text: str, reason: str) -> None:
    assert reason in told(f"{folder}/{text}")


def entry(name: str, value: str) -> EntryPoint:
    return EntryPoint(name, value, registry.GROUP)


def test_a_bot_by_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    there = [entry("careful", "careful_bot:CarefulBot"), entry("broken", "no_such_module:Bot")]
    monkeypatch.setattr(registry, "entry_points", lambda group: there if group == "rednovember.bots" else [])
    monkeypatch.syspath_prepend(str(ROOT / "examples"))
    assert registry.names() == ["bosun", "broken", "captain", "careful", "random"]
    assert type(registry.make("careful(minutes=3)", 1)).__name__ == "CarefulBot"
    assert "bot broken: cannot be loaded: ModuleNotFoundError" in told("broken")
    assert "did you mean ‘careful’?" in told("carefull")


def test_the_house_keeps_its_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "entry_points", lambda group: [entry("bosun", "careful_bot:CarefulBot")])
    assert isinstance(registry.make("bosun", 1), BosunBot)
