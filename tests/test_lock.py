"""requirements.lock agrees with pyproject.toml, fits every platform, and names no registry."""

from __future__ import annotations

import re
import tomllib
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
    for name in ("Dockerfile", "Makefile"):
        assert re.search(r"--require-hashes .*requirements\.lock", (ROOT / name).read_text(encoding="utf-8")), name
