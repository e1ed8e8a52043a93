"""Compile the engine with mypyc into a package's `_compiled/` folder, or say in one line why not.

    python tools/compile_engine.py [PACKAGE_FOLDER]

Without a C compiler, the Python headers or mypy nothing is compiled, and the same sources run uncompiled.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NOT_COMPILED = "The engine is not compiled: {reason}. The game runs all the same, only slower."
# The compiled modules refer to the rest of the package, and that to packages which a wheel build doesn't have.
LENIENT = ("--follow-imports=silent", "--ignore-missing-imports")
SETUP = """
from mypyc.build import mypycify
from setuptools import setup

setup(name="rednovember-compiled", packages=[], py_modules=[],
      ext_modules=mypycify({files!r}, opt_level="3", group_name={group!r}))
"""


def compile_engine(package: Path) -> str:
    """Compile into `package/_compiled`. Returns an empty text, or the reason for a failure in one line."""
    os.environ["REDNOVEMBER_PLAIN"] = "1"
    sys.path.insert(0, str(package.parent))
    from rednovember import compiled

    names = [*LENIENT, *(str(path.relative_to(package.parent)) for path in compiled.sources())]
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        aside = shutil.ignore_patterns("_compiled", "__pycache__", "page")  # may be in the middle of a build
        shutil.copytree(package, work / "rednovember", ignore=aside)
        (work / "setup.py").write_text(SETUP.format(files=names, group=compiled.GROUP), encoding="utf-8")
        command = [sys.executable, "setup.py", "-q", "build_ext", "--build-lib", "out", "--build-temp", "tmp"]
        done = subprocess.run(command, cwd=work, capture_output=True, text=True, check=False)
        if done.returncode:
            if "Python.h" in done.stderr:
                return "the Python headers are missing (python3-dev)"
            lines = (done.stderr or done.stdout).strip().splitlines() or ["mypyc failed"]
            return next((line for line in lines if "error:" in line), lines[-1])
        place(work / "out", package / "_compiled", compiled.fingerprint())
    return ""


def has_compiler() -> bool:
    """Return whether there is a C compiler."""
    return bool(shutil.which(os.environ.get("CC", "cc")) or shutil.which("gcc"))


def place(built: Path, target: Path, fingerprint: str) -> None:
    """Put the compiled files in place; the fingerprint last, so that a partial copy is never used."""
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    for path in built.glob("*__mypyc*"):
        shutil.copy2(path, target)
    for folder in (built / "rednovember").iterdir():
        shutil.copytree(folder, target / folder.name)
    (target / "fingerprint").write_text(fingerprint, encoding="ascii")


def main() -> int:
    """Compile in place unless that is up to date."""
    package = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "src" / "rednovember").resolve()
    sys.path.insert(0, str(package.parent))
    from rednovember import compiled

    if compiled.find_library() is not None:
        return 0
    if not has_compiler():
        say_once(package / "_compiled" / "said", "there is no C compiler")
        return 0
    print("Compiling the engine (once, about half a minute) ...", flush=True)
    reason = compile_engine(package)
    if reason:
        print(NOT_COMPILED.format(reason=reason))
    return 0


def say_once(mark: Path, reason: str) -> None:
    """Say why nothing is compiled, unless that has been said before."""
    if not mark.exists():
        print(NOT_COMPILED.format(reason=reason))
        mark.parent.mkdir(exist_ok=True)
        mark.touch()


if __name__ == "__main__":
    raise SystemExit(main())
