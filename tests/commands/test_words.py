"""`rednovember words`: what a language lacks, for those who translate."""

import os
import shutil
from pathlib import Path

import pytest

from rednovember.words import languages
from tests.support import ROOT, run

ENGLISH = ROOT / "src" / "rednovember" / "words" / "en"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A language of one's own, copied from English."""
    shutil.copytree(ENGLISH, tmp_path / "fr")
    monkeypatch.setitem(os.environ, "REDNOVEMBER_WORDS", str(tmp_path))
    return tmp_path / "fr"


def test_the_languages_of_the_house_are_complete() -> None:
    done = run("words")
    assert (done.returncode, done.stderr) == (0, "")
    assert [line.split(" ")[0] for line in done.stdout.splitlines()] == languages()


def test_a_new_language_is_a_folder_and_is_recorded_when_it_is_done(folder: Path) -> None:
    assert "stale" in run("words", "fr").stdout
    assert run("words", "fr", "--record").returncode == 0
    assert run("words", "fr").returncode == 0
    assert run("--lang", "fr", "rules", "M2").returncode == 0


def test_what_is_missing_unknown_lost_or_stale_is_listed(folder: Path) -> None:
    run("words", "fr", "--record")
    journal = folder / "journal.ftl"
    text = journal.read_text(encoding="utf-8")
    assert "fact-turn_ends = { $gnome }’s turn is over." in text
    journal.write_text(text.replace("fact-turn_ends = { $gnome }’s turn is over.", "fact-turn_ends = Over { $who }."))
    (folder / "voyage.ftl").write_text("voyage-title = Un voyage\nvoyage-tail = Fin\n", encoding="utf-8")
    record = folder / "translated.txt"
    lines = record.read_text(encoding="utf-8").splitlines()
    record.write_text("\n".join(line for line in lines if not line.startswith("track-heat ")), encoding="utf-8")
    done = run("words", "fr")
    assert done.returncode == 1
    for line in (
        "fr: fact-turn_ends: does not use $gnome",
        "fr: fact-turn_ends: uses $who, which English does not",
        "fr: voyage-lead: missing",
        "fr: voyage-tail: not in English",
        "fr: track-heat: stale: the English has changed",
    ):
        assert line in done.stdout.splitlines()


def test_an_unknown_language_is_one_clear_line() -> None:
    done = run("words", "xx")
    assert done.returncode == 2
    assert "xx" in done.stderr
    assert done.stderr.count("\n") == 1
