"""Files are written as a whole or not at all."""

import os
import stat
from pathlib import Path

import pytest

import rednovember as rn
from rednovember.files import write_atomically


def test_a_file_is_replaced_as_a_whole(tmp_path: Path) -> None:
    target = tmp_path / "game.rn.toml"
    target.write_text("old", encoding="utf-8")
    write_atomically(target, "new é\n")
    assert target.read_bytes() == "new é\n".encode()
    assert list(tmp_path.iterdir()) == [target]


def test_a_failed_write_leaves_the_old_file_and_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "game.rn.toml"
    target.write_text("old", encoding="utf-8")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(rn.RedNovemberError, match="cannot be written: No space left on device"):
        write_atomically(target, "new")
    assert target.read_text(encoding="utf-8") == "old"
    assert list(tmp_path.iterdir()) == [target]


def test_a_file_keeps_its_mode(tmp_path: Path) -> None:
    target = tmp_path / "game.rn.toml"
    target.write_text("old", encoding="utf-8")
    target.chmod(0o640)
    write_atomically(target, "new")
    assert stat.S_IMODE(target.stat().st_mode) == 0o640


def test_a_new_file_has_the_usual_mode(tmp_path: Path) -> None:
    plain = tmp_path / "plain"
    plain.write_text("x", encoding="utf-8")
    write_atomically(tmp_path / "new", "x")
    assert (tmp_path / "new").stat().st_mode == plain.stat().st_mode


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    target, link = tmp_path / "target", tmp_path / "link"
    target.write_text("old", encoding="utf-8")
    link.symlink_to(target)
    write_atomically(link, "new")
    assert link.is_symlink()
    assert target.read_text(encoding="utf-8") == "new"


@pytest.mark.parametrize("name", ["nowhere/game", ".", "file/game"])
def test_what_cannot_be_written_is_said_in_one_line(name: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x", encoding="utf-8")
    with pytest.raises(rn.RedNovemberError) as caught:
        write_atomically(tmp_path / name, "x")
    assert str(caught.value).startswith(f"{tmp_path / name}: cannot be written: ")
    assert "\n" not in str(caught.value)
