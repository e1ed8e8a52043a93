"""`rednovember story`: a logbook's game in sentences."""

from pathlib import Path

import pytest

from rednovember.words import languages
from tests.support import ROOT, run

VOYAGE = str(ROOT / "docs" / "voyage.rn.toml")


@pytest.mark.parametrize("language", languages())
def test_a_voyage_is_told_turn_by_turn_in_every_language(language: str) -> None:
    done = run("story", VOYAGE, "--lang", language)
    assert (done.returncode, done.stderr) == (0, "")
    turns = done.stdout.split("\n\n")
    assert len(turns) > 40
    assert all(any(name in turn for name in ("Anna", "Boris", "Cyril", "Dora")) for turn in turns)


def test_the_dry_style_tells_the_same_turns_in_fewer_words() -> None:
    lively, dry = run("story", VOYAGE).stdout, run("story", VOYAGE, "--style", "dry").stdout
    assert len(dry.split("\n\n")) == len(lively.split("\n\n"))
    assert len(dry) < len(lively)


@pytest.mark.parametrize("language", languages())
def test_a_file_that_is_not_there_is_one_clear_line(language: str, tmp_path: Path) -> None:
    done = run("story", str(tmp_path / "no.rn.toml"), "--lang", language)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("rednovember: ")
    assert done.stderr.count("\n") == 1
    assert str(tmp_path / "no.rn.toml") in done.stderr
