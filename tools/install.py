"""Install the game from this checkout into the virtual environment that runs this file.

.venv/bin/python tools/install.py        with the packages of requirements.lock, or with others that pyproject.toml
allows where those do not fit (an unusual platform)
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
UNFIT: Final = "The locked packages do not fit this machine: taking others that pyproject.toml allows ..."


def install(*arguments: str) -> bool:
    """Run pip; whether it succeeded. In the locale C setuptools could not install from a path with an umlaut."""
    return subprocess.run([*PIP, *arguments], cwd=ROOT, env={**os.environ, "LC_ALL": "C.UTF-8"}).returncode == 0


def install_locked() -> bool:
    """Install what it takes to play."""
    if install(*LOCKED) and install(*ITSELF):
        return True
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
    done = install("--editable", ".[dev]") if sys.argv[1:] == ["dev"] else install_locked()
    make_relative(Path(sysconfig.get_paths()["purelib"]), ROOT / "src")
    return 0 if done else 1


if __name__ == "__main__":
    raise SystemExit(main())
