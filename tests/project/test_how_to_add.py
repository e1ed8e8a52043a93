"""`docs/how-to-add.md`, step by step: applied to a copy of the project, and played with in three languages."""

import json
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import pytest

from tests.support import GOLDEN, ROOT

STEPS: Final = ROOT / "docs" / "how-to-add.md"
BLOCK: Final = re.compile(r"^```(\w+) (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LANGUAGES: Final = ("en", "de", "ru")
NAMES: Final = {  # of the item, the event and the option
    "en": ("Spare Fuse", "Bilge Drain", "Strong Grog"),
    "de": ("Ersatzsicherung", "Bilge lenzen", "Starker Grog"),
    "ru": ("Запасной Предохранитель", "Осушение трюма", "Крепкий Грог"),
}
PLAY: Final = """
import json
from rednovember.bots.bosun.rule_of_thumb import Bosun
from rednovember.bots.bosun.turns import play_on
from rednovember.bots.bosun.weights import load_weights
from rednovember.bots.captain.outlook import outlook_for
from rednovember.engine import facts, ids
from rednovember.engine.decoder import is_use, item_of
from rednovember.engine.journal import Record
from rednovember.engine.luck import SeededLuck
from rednovember.engine.playout import play_out
from rednovember.engine.setup import set_up, start
from rednovember.game.forecast import forecasts_of
from rednovember.game.rules import make_rules
from rednovember.lab.columns import GAMES
from rednovember.table import Runner, Table, plain, read_description

def used(record, fact, place, number):
    return sum(one[0] == fact and one[place] == number for one in record.facts)

def helped(record):
    found = []
    fuses = 0
    for fact, _, second, third in record.facts:
        if fact == facts.TURN_BEGINS:
            fuses, minutes = 0, 0
        elif fact == facts.ITEM_USED:
            fuses += second == ids.SPARE_FUSE
        elif fact == facts.ACTION_TAKEN:
            minutes = third
        elif fact == facts.FIX_RESULT and fuses:
            found.append(third - minutes)
    return found

out = {"bosun": [0, 0, []], "random": [0, 0, []], "ends": 0, "rooms": 0}
for seed in range(60):
    options = {"strong_grog": seed % 2 == 0, "hidden_hands": seed % 3 == 0}
    rules = make_rules(("workshop-1", "workshop-2")[seed % 2], ("revised", "first")[seed % 4 // 2], options)
    luck, record = SeededLuck(seed), Record()
    state = set_up(rules, 3 + seed % 6, 3 + seed % 6, luck, record)
    start(state, luck, record)
    if seed < 24:
        play_on(state, Bosun(rules, load_weights()), luck, record, 6)
        if state.phase == ids.MOVEMENT:
            assert len(forecasts_of(state)) > 0
        play_on(state, Bosun(rules, load_weights()), luck, record)
    else:
        play_out(state, luck, record, seed)
    sums = out["bosun" if seed < 24 else "random"]
    sums[0] += used(record, facts.ITEM_USED, 2, ids.SPARE_FUSE)
    drains = [card for card, kind in enumerate(rules.card_kind) if kind == ids.BILGE_DRAIN]
    sums[1] += sum(used(record, facts.EVENT_TURNED, 2, card) for card in drains)
    sums[2] += helped(record)
    out["rooms"] += used(record, facts.ENTERED, 3, 11)
    out["ends"] += state.phase == ids.OVER
crew = ("Anna", "Boris", "Cyril")
led = {"Anna": "captain(rollouts=20)", "Boris": "bosun", "Cyril": "random"}
asked = {"gnomes": crew, "bots": led, "board": "workshop-2", "seed": 5, "options": {"strong_grog": True}}
table, runner = Table(read_description(asked)), Runner()
while not table.over:
    runner.play(table, 1)
out["captain"] = sum(plain(entry)["gnome"] == "Anna" for entry in table.entries)
rules = make_rules("standard-2")
luck = SeededLuck(5)
state = set_up(rules, 4, 4, luck, Record())
start(state, luck, Record())
out["outlook"] = int(outlook_for(rules).chance(state))
out["elsewhere"] = outlook_for(make_rules("workshop-1")) is not None
out["columns"] = [column.name for column in GAMES]
print(json.dumps(out))
"""

RUN: Final = """
import io, json, sys
from contextlib import redirect_stdout
from rednovember.cli import main

told = []
for arguments in json.loads(sys.argv[1]):
    with redirect_stdout(io.StringIO()) as out:
        assert main(arguments) == 0, arguments
    told.append(out.getvalue())
print(json.dumps(told))
"""


@dataclass(frozen=True)
class Step:
    """One block of the document: a change to a file, or a new file."""

    kind: str
    file: str
    text: str

    def apply(self, root: Path) -> None:
        """Apply it. A change must fit in exactly one place, and a new file must be new."""
        path = root / self.file
        if self.kind != "diff":
            assert not path.exists(), f"{self.file} is there already"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(self.text, "utf-8")
            return
        lines = self.text.splitlines(keepends=True)
        before = "".join(line[1:] for line in lines if not line.startswith("+"))
        after = "".join(line[1:] for line in lines if not line.startswith("-"))
        whole = path.read_text("utf-8")
        assert whole.count(before) == 1, f"{self.file}: this must be there once:\n{before}"
        path.write_text(whole.replace(before, after), "utf-8")


def steps() -> list[Step]:
    """The steps of the document in order."""
    return [Step(*found) for found in BLOCK.findall(STEPS.read_text("utf-8"))]


def python(root: Path, *arguments: str, given: str = "") -> str:
    """Run Python on the copy; what it prints."""
    environment = {**os.environ, "PYTHONPATH": str(root / "src"), "REDNOVEMBER_PLAIN": "1", "COLUMNS": "200"}
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=root,
        env=environment,
        input=given,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def command(root: Path, *arguments: str, given: str = "") -> str:
    """Run a command of the game on the copy."""
    return python(root, "-m", "rednovember", *arguments, given=given)


def commands(root: Path, *several: tuple[str, ...]) -> list[str]:
    """Run several commands in one process; what each prints."""
    told: list[str] = json.loads(python(root, "-c", RUN, json.dumps(several)))
    return told


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources with all steps applied, and the translations recorded."""
    root = tmp_path_factory.mktemp("copy")
    shutil.copytree(ROOT / "src", root / "src", ignore=shutil.ignore_patterns("_compiled", "__pycache__", "page"))
    for step in steps():
        step.apply(root)
    command(root, "words", "--record", "de", "ru")
    return root


@pytest.fixture(scope="module")
def played(copy: Path) -> dict[str, Any]:
    """What random crews and bosuns did with the new cards."""
    found: dict[str, Any] = json.loads(python(copy, "-c", PLAY))
    return found


def test_the_steps_are_few_and_small() -> None:
    changed = [step.file for step in steps() if step.kind == "diff"]
    assert set(changed) == {
        "src/rednovember/data/atoms.toml",
        "src/rednovember/data/options.toml",
        "src/rednovember/engine/bonuses.py",
        "src/rednovember/engine/events.py",
        "src/rednovember/engine/ids.py",
        "src/rednovember/engine/items.py",
        "src/rednovember/engine/ruleset.py",
    }
    assert sum(step.text.count("\n+") for step in steps() if step.kind == "diff") < 60


def test_no_language_lacks_a_word(copy: Path) -> None:
    told = command(copy, "words", "de", "ru")
    assert re.findall(r"\b(\d+) problems?\b", told) in ([], ["0", "0"]), told


def test_the_logbooks_of_the_new_rules_hold_and_old_ones_still_do(copy: Path) -> None:
    new = [step.file for step in steps() if step.file.startswith("tests/logbooks/")]
    assert len(new) == 3
    old = [str(GOLDEN / name) for name in ("playthrough.rn.toml", "playthrough-standard-1.rn.toml")]
    command(copy, "logbook", *new, *old)


@pytest.mark.parametrize("crew", ["bosun", "random"])
def test_crews_use_the_item_and_meet_the_event(played: dict[str, Any], crew: str) -> None:
    fuses, drains, bonuses = played[crew]
    assert fuses > 10
    assert drains > 10
    assert bonuses
    assert min(bonuses) >= 2  # whatever else was used
    assert 2 in bonuses


def test_every_game_ends_and_gnomes_walk_into_the_new_room(played: dict[str, Any]) -> None:
    assert played["ends"] == 60
    assert played["rooms"] > 0


def test_a_captain_plays_with_all_of_it(played: dict[str, Any]) -> None:
    assert played["captain"] > 5


def test_the_outlook_judges_its_own_boards_as_before_and_no_other(played: dict[str, Any]) -> None:
    from rednovember.bots.captain.outlook import outlook_for
    from rednovember.engine.journal import Record
    from rednovember.engine.luck import SeededLuck
    from rednovember.engine.setup import set_up, start
    from rednovember.game.rules import make_rules

    rules, luck = make_rules("standard-2"), SeededLuck(5)
    state = set_up(rules, 4, 4, luck, Record())
    start(state, luck, Record())
    outlook = outlook_for(rules)
    assert outlook is not None
    assert played["outlook"] == outlook.chance(state)
    assert played["elsewhere"] is False


def test_the_lab_counts_them(played: dict[str, Any]) -> None:
    assert {"used_spare_fuse", "event_bilge_drain", "option_strong_grog"} <= set(played["columns"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_told_and_shown_in_every_language(copy: Path, language: str) -> None:
    item, event, option = NAMES[language]
    book = copy / f"{language}.rn.toml"
    new = ("--board", "workshop-2", "--option", "strong_grog")
    read = [("rules", word, "--lang", language) for word in NAMES[language]]
    played = ("random", "--gnomes", "8", "--seed", "3", *new, "-o", str(book))
    _, story, *rules = commands(copy, played, ("story", str(book), "--lang", language), *read)
    assert item.split()[0][:6] in story
    assert event in story
    assert all(word in rule for word, rule in zip(NAMES[language], rules, strict=True))
    save = ("--save", str(copy / f"saved-{language}.rn.toml"))
    play = ("play", "--plain", "--gnomes", "5", "--bot", "bosun", "--seed", "1", *new, "--lang", language, *save)
    shown = command(copy, *play, given="look\nstatus\nhelp items\nrules\nquit\n")
    assert option in shown
    for text in (story, shown):
        assert not re.search(r"spare_fuse\W|item-|event-|option-|⟪", text.replace("use spare_fuse", ""))


def test_the_page_reads_their_words_and_draws_something_general() -> None:
    words = (ROOT / "web/src/words/words.svelte.ts").read_text("utf-8")
    ours = re.search(r"const OURS = /(.*)/;", words)
    assert ours
    new = [Path(step.file).name for step in steps() if step.kind == "ftl"]
    assert len(new) == 9
    assert all(re.match(ours[1].replace("\\.", "\\."), name) for name in new)
    page = (ROOT / "web/src/ui/drawn.ts").read_text("utf-8")  # web/tests/drawn.test.ts tests it
    assert 'startsWith("item-")' in page
    assert 'startsWith("event-")' in page
