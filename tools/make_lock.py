"""Writes requirements.lock: all packages of a server, with versions and hashes, for `pip install --require-hashes`.

    python tools/make_lock.py

Takes the newest versions that pyproject.toml allows for the extras `server` and `compile`, for every supported Python
and for all platforms. uv resolves them; it is installed into build/uv. No address of a registry is written.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
LOCK: Final = ROOT / "requirements.lock"
UV: Final = ROOT / "build" / "uv"
OLDEST: Final = "3.11"
HEADER: Final = "# Made by `python tools/make_lock.py`; pip reads it with `--require-hashes --requirement`.\n"
OPTIONS: Final = (
    *("--extra", "compile", "--extra", "server"),
    *("--universal", "--python-version", OLDEST, "--upgrade"),
    *("--generate-hashes", "--no-annotate", "--no-header", "--no-emit-index-url", "--no-emit-find-links"),
)


def resolver() -> list[str]:
    """How uv is called; it is installed first if need be."""
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    if not (UV / "bin" / "uv").is_file():
        subprocess.run([*pip, "install", "--target", str(UV), "uv"], check=True)
    return [str(UV / "bin" / "uv")]


def main() -> int:
    """Write the file; 1 if no versions fit together."""
    command = [*resolver(), "pip", "compile", "--quiet", *OPTIONS, "pyproject.toml"]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        return 1
    LOCK.write_text(HEADER + done.stdout, encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
