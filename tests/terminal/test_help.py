"""Help: laid out once at any width, one screen to begin with, topics for more; and no suggestion from far off."""

import io
import re
from itertools import pairwise
from pathlib import Path

import pytest

from rednovember.terminal.command_names import COMMAND_WORDS, SUGGESTED
from rednovember.terminal.commands import COMMANDS, HANDLERS
from rednovember.terminal.help import TOPICS, WIDEST, blocks, show_help
from rednovember.terminal.screen import Screen
from rednovember.words import Words
from tests.terminal.terminals import early, pipe


def shown(monkeypatch: pytest.MonkeyPatch, columns: int, topic: str = "", *, as_list: bool = False) -> list[str]:
    monkeypatch.setenv("COLUMNS", str(columns))
    out = io.StringIO()
    show_help(Screen(io.StringIO(), out, as_list=as_list), Words(strict=True), topic)
    return out.getvalue().splitlines()


@pytest.mark.parametrize("topic", ["", *TOPICS])
@pytest.mark.parametrize("columns", [60, 80, 120])
def test_help_is_wrapped_once(monkeypatch: pytest.MonkeyPatch, columns: int, topic: str) -> None:
    lines = shown(monkeypatch, columns, topic)
    assert max(map(len, lines)) < columns
    text = Words().text(f"help-{topic or 'start'}")
    flat = " ".join(" ".join(lines).split())
    for part in blocks(text):
        assert " ".join(part.text.split()) in flat
        assert not part.more or columns < 120 or part.more in flat
    if columns == 80:
        assert len(lines) <= 23  # and the line where the next one is typed
    flowing = [part.text for part in blocks(text) if part.kind == "paragraph"]
    for line, following in pairwise(lines):  # a line ends only where the next word has no room
        if any(f"{line.strip()} {following.strip()}" in paragraph for paragraph in flowing):
            assert len(f"{line} {following.split()[0]}") >= min(columns, WIDEST)


def test_the_second_column_wraps_under_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = shown(monkeypatch, 60, "commands")
    place = next(number for number, line in enumerate(lines) if "log, log 5" in line)
    column = lines[place].index("the story")
    assert lines[place + 1][:column].strip() == ""
    assert lines[place + 1][column] != " "


def test_the_first_screen_names_every_topic_and_topics_name_every_command(monkeypatch: pytest.MonkeyPatch) -> None:
    start = " ".join(shown(monkeypatch, 80))
    assert all(re.search(rf"\b{topic}\b", start) for topic in TOPICS)
    listed = set(re.findall(r"[\w!]+", " ".join(shown(monkeypatch, 120, "commands"))))
    commands = {next(name for name in COMMANDS if COMMANDS[name] is command) for command in COMMANDS.values()}
    assert commands <= listed


@pytest.mark.parametrize("word", ["turn", "TURN", "tur", "item", "items", "turns"])
def test_a_topic_may_be_begun_or_be_in_the_plural(monkeypatch: pytest.MonkeyPatch, word: str) -> None:
    assert shown(monkeypatch, 80, word)[0] in ("A TURN", "ITEMS")


def test_a_list_for_screen_readers_has_no_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = shown(monkeypatch, 80, "deciding", as_list=True)
    assert "  go 8 draw 4: walk there and act" in lines


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("x", "‘x’ means nothing here; `help` lists what does."),
        ("zzz", "‘zzz’ means nothing here; `help` lists what does."),
        ("lokk", "‘lokk’ means nothing here; did you mean ‘look’?"),
        ("statsu", "‘statsu’ means nothing here; did you mean ‘status’?"),
        ("why Z99", "There is no rule ‘Z99’; a refusal names its rule, like (M2)."),
        ("help watr", "There is no help on ‘watr’; did you mean `help water`?"),
        ("help qqq", f"There is no help on ‘qqq’. Topics: {', '.join(TOPICS)}."),
    ],
)
def test_only_what_is_near_is_suggested(tmp_path: Path, line: str, answer: str) -> None:
    done = pipe("--from", early(tmp_path), cwd=tmp_path, stdin=f"{line}\nquit!\n")
    assert answer in done.stdout


def test_every_command_has_a_function_and_no_word_has_two() -> None:
    words = [word for name, others in COMMAND_WORDS.items() for word in (name, *others)]
    assert list(HANDLERS) == list(COMMAND_WORDS)
    assert len(words) == len(set(words)) == len(COMMANDS)
    assert set(SUGGESTED) == set(COMMAND_WORDS) - {"quit!"}
