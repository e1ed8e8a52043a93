"""Install the game from this checkout into the virtual environment that runs this file.

.venv/bin/python tools/install.py        with the packages of requirements.lock, or with others that pyproject.toml
allows where those do not fit (an unusual platform), but never in place of a package whose hash is wrong
.venv/bin/python tools/install.py dev    with everything that is needed to work on it
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
PIP: Final = (sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
LOCKED: Final = ("--require-hashes", "--requirement", "requirements.lock")
ITSELF: Final = ("--no-deps", "--no-build-isolation", "--editable", ".")
WRONG_HASH: Final = "DO NOT MATCH THE HASHES"  # pip says so of a package that is not the one that was locked
UNFIT: Final = "The locked packages do not fit this machine: taking others that pyproject.toml allows ..."


def install(*arguments: str) -> str | None:
    """Run pip; None if it succeeded, else what it has said."""
    environment = {**os.environ, "LC_ALL": "C.UTF-8"}  # in the locale C setuptools fails at a path with an umlaut
    done = subprocess.run(
        [*PIP, *arguments], cwd=ROOT, env=environment, stderr=subprocess.PIPE, encoding="utf-8", errors="replace"
    )
    sys.stderr.write(done.stderr)
    return done.stderr if done.returncode else None


def install_locked() -> str | None:
    """Install what it takes to play; None if it succeeded, else what pip has said."""
    fault = install(*LOCKED)
    if fault is not None and WRONG_HASH in fault:
        return fault
    if fault is None and install(*ITSELF) is None:
        return None
    print(UNFIT, flush=True)
    return install("--editable", ".[compile,server]")


def make_relative(packages: Path, source: Path) -> None:
    """Have the environment find the sources by a relative path: Python 3.11 cannot start in the locale C otherwise.

    It reads the file that pip has written as ASCII there, and fails if the path of the checkout is not.
    """
    for file in packages.glob("__editable__.rednovember-*.pth"):
        file.write_text(Path(os.path.relpath(source, packages)).as_posix() + "\n", encoding="ascii")


def main() -> int:
    """Install; 1 if pip could not, which has said why."""
    fault = install("--editable", ".[dev]") if sys.argv[1:] == ["dev"] else install_locked()
    make_relative(Path(sysconfig.get_paths()["purelib"]), ROOT / "src")
    return 0 if fault is None else 1


if __name__ == "__main__":
    raise SystemExit(main())
