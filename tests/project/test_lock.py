"""requirements.lock agrees with pyproject.toml, fits every platform, and names no registry."""

from __future__ import annotations

import re
import runpy
import subprocess
import tomllib
import venv
from pathlib import Path
from typing import Final

import pytest
from packaging.markers import Marker
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.support import ROOT

LOCK: Final = (ROOT / "requirements.lock").read_text(encoding="utf-8")
PROJECT: Final = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
EXTRAS: Final = ("compile", "server")
ENTRY: Final = re.compile(
    r"^([\w.-]+)==(\S+)(?: ; (.+?))? \\\n((?:    --hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)", re.MULTILINE
)
PYTHONS: Final = ("3.11", "3.12", "3.13")
INSTALL: Final = ROOT / "tools" / "install.py"
PLATFORMS: Final = {"linux": "Linux", "darwin": "Darwin"}


def requirements(*names: str) -> list[Requirement]:
    """The requirements of some extras, and those of everything."""
    project = PROJECT["project"]
    found = [*project["dependencies"], *(each for name in names for each in project["optional-dependencies"][name])]
    return [Requirement(each) for each in found]


def locked(python: str = "3.12", platform: str = "linux") -> dict[str, str]:
    """The versions that are installed on a platform."""
    here = {
        "python_version": python,
        "python_full_version": f"{python}.1",
        "sys_platform": platform,
        "platform_system": PLATFORMS[platform],
        "platform_python_implementation": "CPython",
        "implementation_name": "cpython",
    }
    entries = [each for each in ENTRY.findall(LOCK) if not each[2] or Marker(each[2]).evaluate(here)]
    names = [canonicalize_name(name) for name, *_ in entries]
    assert len(names) == len(set(names)), "a package is locked twice"
    return {canonicalize_name(name): version for name, version, *_ in entries}


@pytest.mark.parametrize("python", PYTHONS)
@pytest.mark.parametrize("platform", PLATFORMS)
def test_what_is_needed_is_locked_within_its_range(python: str, platform: str) -> None:
    versions = locked(python, platform)
    for wanted in requirements(*EXTRAS):
        assert versions[canonicalize_name(wanted.name)] in wanted.specifier, f"{wanted}: run tools/make_lock.py"


def test_nothing_but_versions_and_hashes_stands_in_the_lock() -> None:
    comments = re.sub(r"^#.*\n", "", LOCK, flags=re.MULTILINE)
    assert ENTRY.sub("", comments) == ""
    assert "://" not in LOCK
    assert "index" not in LOCK


def test_the_newest_client_is_that_of_the_server() -> None:
    client, server = ({each.name: each.specifier for each in requirements(name)} for name in ("client", "server"))
    assert client["websockets"] == server["websockets"]


@pytest.mark.parametrize("extra", ["client", "cluster", "compile", "lab", "server"])
def test_each_range_has_a_lower_end_which_can_be_tested(extra: str) -> None:
    for wanted in requirements(extra):
        assert [each.operator for each in wanted.specifier].count(">=") == 1, wanted


def test_image_and_make_play_install_what_is_locked() -> None:
    assert re.search(r"--require-hashes .*requirements\.lock", (ROOT / "Dockerfile").read_text(encoding="utf-8"))
    assert "tools/install.py\n" in (ROOT / "Makefile").read_text(encoding="utf-8")
    assert '"--require-hashes", "--requirement", "requirements.lock"' in INSTALL.read_text(encoding="utf-8")


@pytest.mark.parametrize("tampered", [True, False])
def test_a_package_with_a_wrong_hash_is_not_replaced_by_an_unlocked_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tampered: bool
) -> None:
    """A locked package that does not exist for a platform is; either fails here, where there is nothing to install."""
    (tmp_path / "requirements.lock").write_text(f"made==1 --hash=sha256:{'0' * 64}\n", encoding="utf-8")
    if tampered:
        (tmp_path / "made-1-py3-none-any.whl").write_bytes(b"not what was locked")
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(tmp_path))
    install_locked = runpy.run_path(str(INSTALL))["install_locked"]
    monkeypatch.setitem(install_locked.__globals__, "ROOT", tmp_path)
    assert install_locked()
    assert (install_locked.__globals__["UNFIT"] in capsys.readouterr().out) is not tampered


def test_a_checkout_with_an_umlaut_in_its_path_runs_in_the_locale_c(tmp_path: Path) -> None:
    """Python 3.11 and 3.12 read what pip writes for an editable install as ASCII there."""
    home, source = tmp_path / "Öde Höhle" / ".venv", tmp_path / "Öde Höhle" / "src"
    venv.create(home, with_pip=False)
    (packages,) = home.glob("lib/python*/site-packages")
    (packages / "__editable__.rednovember-0.1.0.pth").write_text(f"{source}\n", encoding="utf-8")
    source.mkdir()
    (source / "odd.py").write_text("print('found')", encoding="utf-8")
    runpy.run_path(str(INSTALL))["make_relative"](packages, source)
    done = subprocess.run(
        [home / "bin" / "python", "-m", "odd"], cwd="/", env={"LC_ALL": "C"}, capture_output=True, text=True
    )
    assert (done.stdout, done.stderr) == ("found\n", "")
