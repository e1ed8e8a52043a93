"""Make a virtual environment, even without Debian's python3-venv, or say in one line what to do.

python tools/make_venv.py FOLDER
"""

import shutil
import subprocess
import sys
from pathlib import Path

NEEDED = (3, 11)


def attempt(*command: str) -> bool:
    """Run a command quietly and return whether it succeeded."""
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def make(folder: str) -> str:
    """Make the environment. Returns an empty text, or what to do in one line."""
    if sys.version_info < NEEDED:
        version = ".".join(map(str, sys.version_info[:2]))
        return f"Python 3.11 or newer is needed, this is {version}: say `make PYTHON=python3.12`, for example."
    python = str(Path(folder) / "bin" / "python")
    if attempt(sys.executable, "-m", "venv", folder):
        return ""
    shutil.rmtree(folder, ignore_errors=True)
    pip = (sys.executable, "-m", "pip", "--python", python, "install", "--quiet", "pip")
    if attempt(sys.executable, "-m", "venv", "--without-pip", folder) and attempt(*pip):
        return ""
    shutil.rmtree(folder, ignore_errors=True)
    if attempt(sys.executable, "-m", "virtualenv", folder):
        return ""
    shutil.rmtree(folder, ignore_errors=True)
    return "A virtual environment cannot be made: install python3-venv (on Debian: apt install python3-venv)."


def main() -> int:
    """Make the environment, or say what to do. Returns the exit status."""
    trouble = make(sys.argv[1])
    if trouble:
        print(trouble, file=sys.stderr)
    return 1 if trouble else 0


if __name__ == "__main__":
    raise SystemExit(main())
