"""Makes a virtual environment with other versions of the packages than the newest, to run the smoke tests in.

    python tools/make_versions.py lowest    build/lowest: the lowest versions that pyproject.toml allows
    python tools/make_versions.py locked    build/locked: those of requirements.lock

`build/lowest/bin/python -m pytest -m smoke ...` then runs the tests. The newest versions are those of `make test`.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
import venv
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
EXTRAS: Final = ("client", "cluster", "compile", "lab", "server")  # what the program itself needs
RUNNERS: Final = ("httpx", "hypothesis", "jsonschema", "pytest")  # what the smoke tests need besides
LOWER: Final = re.compile(r"([\w.-]+)(?:\[[\w,]+\])?>=([\w.]+)")


def requirements() -> Iterator[str]:
    """The requirements of the program, all extras included."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    yield from project["dependencies"]
    for extra in EXTRAS:
        yield from project["optional-dependencies"][extra]


def lowest() -> list[str]:
    """Every requirement at the lower end of its range."""
    found = [LOWER.match(each) for each in requirements()]
    return sorted({f"{each[1]}=={each[2]}" for each in found if each})


def runners() -> list[str]:
    """The packages that run the tests, within their ranges."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [each for each in project["optional-dependencies"]["dev"] if re.split(r"[<>=]", each)[0] in RUNNERS]


def install(folder: Path, *arguments: str) -> None:
    """Install something into an environment."""
    pip = [str(folder / "bin" / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, *arguments], cwd=ROOT, check=True)


def make(versions: str, folder: Path) -> None:
    """Make the environment anew."""
    venv.create(folder, clear=True, with_pip=True)
    if versions == "locked":
        install(folder, "--require-hashes", "--requirement", "requirements.lock")
        install(folder, "--no-deps", "--no-build-isolation", "--editable", ".")
        install(folder, *runners())
    else:
        constraints = folder / "constraints.txt"
        constraints.write_text("\n".join(lowest()) + "\n", encoding="utf-8")
        own = f".[{','.join(EXTRAS)}]"
        install(folder, "--constraint", str(constraints), "--editable", own, *runners())


def main() -> int:
    """Make it; 2 if it is not known which."""
    if sys.argv[1:] not in (["lowest"], ["locked"]):
        print(__doc__, file=sys.stderr)
        return 2
    try:
        make(sys.argv[1], ROOT / "build" / sys.argv[1])
    except subprocess.CalledProcessError:
        return 1  # pip has said why
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
