"""What is installed plays in the browser without Node: from the sources to a wheel to an empty environment."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import urllib.request
import venv
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.support import ROOT

BOARD = "<!doctype html><title>the board</title>"
FILES = ("setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE", "NOTICE")
LEFT_OUT = shutil.ignore_patterns("_compiled", "__pycache__", "page", "*.egg-info")
PATIENCE = 300  # seconds


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout without a page and without its sources."""
    folder = tmp_path / "checkout"
    folder.mkdir()
    for name in FILES:
        shutil.copy2(ROOT / name, folder)
    shutil.copytree(ROOT / "src", folder / "src", ignore=LEFT_OUT)
    shutil.copytree(ROOT / "tools", folder / "tools", ignore=LEFT_OUT)
    return folder


@pytest.fixture
def environ(tmp_path: Path) -> dict[str, str]:
    """Nothing but Python: no Node is found. The engine is not compiled, to save time."""
    (tmp_path / "bin").mkdir()
    kept = {name: value for name, value in os.environ.items() if name.startswith(("PIP_", "LANG"))}
    return {**kept, "PATH": str(tmp_path / "bin"), "REDNOVEMBER_PLAIN": "1", "HOME": str(tmp_path)}


def add_page(checkout: Path) -> None:
    """A page, as if it were built."""
    page = checkout / "src" / "rednovember" / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text(BOARD, encoding="utf-8")
    (page / "licences.md").write_text("# Licences", encoding="utf-8")
    (page / "assets" / "index-1a2b.js").write_text("1", encoding="utf-8")


def make(what: str, checkout: Path, environ: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """Build the sources or a wheel into `dist`, with what is installed here."""
    program = f"from setuptools import build_meta as b; import os; os.makedirs('dist', exist_ok=True); b.{what}('dist')"
    return subprocess.run(
        [sys.executable, "-c", program], cwd=checkout, env=environ, capture_output=True, text=True, timeout=PATIENCE
    )


def test_the_sources_bring_the_page_and_what_is_installed_from_them_serves_it(
    checkout: Path, tmp_path: Path, environ: dict[str, str]
) -> None:
    add_page(checkout)
    packed = make("build_sdist", checkout, environ)
    assert packed.returncode == 0, packed.stderr
    (archive,) = (checkout / "dist").glob("*.tar.gz")
    with tarfile.open(archive) as file:
        if hasattr(tarfile, "data_filter"):  # Python 3.11.0 to 3.11.3 has no filters
            file.extraction_filter = tarfile.data_filter
        file.extractall(tmp_path / "sources")
    (sources,) = (tmp_path / "sources").iterdir()
    assert not (sources / "web").exists()
    built = make("build_wheel", sources, environ)
    assert built.returncode == 0, built.stderr
    (wheel,) = (sources / "dist").glob("*.whl")
    names = ZipFile(wheel).namelist()
    assert "rednovember/page/index.html" in names
    assert "rednovember/page/assets/index-1a2b.js" in names
    assert not any("node_modules" in name for name in names)

    home = tmp_path / "home"
    venv.create(home, with_pip=False)
    python = home / "bin" / "python"
    install = [sys.executable, "-m", "pip", "--python", str(python), "install", "--no-deps", "--no-index", "--quiet"]
    subprocess.run([*install, str(wheel)], check=True, env=environ, timeout=PATIENCE)
    (there,) = home.glob("lib/python*/site-packages")  # the other packages are those of these tests
    (there / "others.pth").write_text(sysconfig.get_paths()["purelib"] + "\n", encoding="utf-8")
    command = [str(home / "bin" / "rednovember"), "play", "--no-browser"]
    own = {**environ, "REDNOVEMBER_LANG": "en", "REDNOVEMBER_DATA": str(tmp_path / "data")}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=own) as server:
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+:\d+", server.stdout.readline())
            assert found
            with urllib.request.urlopen(found[0] + "/", timeout=PATIENCE) as answer:
                assert answer.read().decode() == BOARD
            said = json.dumps({"table": {"gnomes": 3, "bots": {"Boris": "bosun", "Cyril": "bosun"}}}).encode()
            request = urllib.request.Request(f"{found[0]}/api/v1/tables", said, {"Content-Type": "application/json"})
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                assert answer.status == 201
                assert "Anna" in json.load(answer)["keys"]["seats"]
        finally:
            server.terminate()
            server.communicate()


def test_a_wheel_has_no_files_of_a_page_that_was_built_before(checkout: Path, environ: dict[str, str]) -> None:
    add_page(checkout)
    assert make("build_wheel", checkout, environ).returncode == 0
    assets = checkout / "src" / "rednovember" / "page" / "assets"
    (assets / "index-1a2b.js").rename(assets / "index-3c4d.js")
    assert make("build_wheel", checkout, environ).returncode == 0
    (wheel,) = (checkout / "dist").glob("*.whl")
    assert [name for name in ZipFile(wheel).namelist() if name.endswith(".js")] == [
        "rednovember/page/assets/index-3c4d.js"
    ]


@pytest.mark.parametrize("what", ["build_wheel", "build_sdist"])
def test_without_page_and_sources_nothing_is_built_and_a_line_says_why(
    checkout: Path, environ: dict[str, str], what: str
) -> None:
    done = make(what, checkout, environ)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == "The page is not built: its sources (web/) are not here."
