"""Make a virtual environment in build/lowest with the lowest versions that pyproject.toml allows.

    python tools/make_lowest.py
    build/lowest/bin/python -m pytest -m smoke $(grep --recursive --files-with-matches mark.smoke tests)

The highest versions are those of `make test`, the locked ones those of `make play`.
"""

from __future__ import annotations

import re
import subprocess
import tomllib
import venv
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "build" / "lowest"
EXTRAS: Final = ("client", "cluster", "compile", "lab", "server")  # what the program itself needs
RUNNERS: Final = ("httpx", "hypothesis", "jsonschema", "pytest")  # what the smoke tests need besides
LOWER: Final = re.compile(r"([\w.-]+)(?:\[[\w,]+\])?>=([\w.]+)")


def lowest(project: dict[str, Any]) -> Iterator[str]:
    """Every requirement of the program at the lower end of its range."""
    extras = project["optional-dependencies"]
    for each in (*project["dependencies"], *(each for extra in EXTRAS for each in extras[extra])):
        if found := LOWER.match(each):
            yield f"{found[1]}=={found[2]}"


def runners(project: dict[str, Any]) -> list[str]:
    """The packages that run the tests, within their ranges."""
    return [each for each in project["optional-dependencies"]["dev"] if re.split(r"[<>=]", each)[0] in RUNNERS]


def main() -> int:
    """Make it anew. Returns pip's exit status."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    venv.create(FOLDER, clear=True, with_pip=True)
    constraints = FOLDER / "constraints.txt"
    constraints.write_text("\n".join(lowest(project)) + "\n", encoding="utf-8")
    pip = [str(FOLDER / "bin" / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    wanted = ["--editable", f".[{','.join(EXTRAS)}]", *runners(project)]
    return subprocess.run([*pip, "--constraint", str(constraints), *wanted], cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    raise SystemExit(main())
