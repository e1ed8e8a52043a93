"""Builds the wheel: with the page for the browser, and with the compiled engine where that can be made."""

import os
import shutil
import sys
from pathlib import Path
from typing import Any

from setuptools import Distribution, setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "tools"))


def need_page() -> None:
    """The page, built if Node can be had, else as it was built before; without one there is no wheel."""
    from build_page import NOT_BUILT, PAGE, build_page
    from node import Trouble, complaint

    try:
        build_page()
    except Trouble as trouble:
        *more, line = complaint(trouble)
        if not (PAGE / "index.html").is_file():
            raise SystemExit("\n".join([*more, NOT_BUILT.format(reason=line)])) from None
        print(f"The page is used as it was built before: {line}.", file=sys.stderr)


class BuildWithPageAndCompiledEngine(build_py):
    """Copies the package with its page, then compiles the engine beside it. An editable install is left to `make`."""

    def run(self) -> None:
        """Build the page, copy, then compile."""
        if not self.editable_mode:
            need_page()
            shutil.rmtree(Path(self.build_lib) / "rednovember" / "page", ignore_errors=True)  # of an earlier build
        super().run()
        if self.editable_mode or os.environ.get("REDNOVEMBER_PLAIN", "0") not in ("", "0"):
            return
        from compile_engine import compile_engine

        reason = compile_engine((Path(self.build_lib) / "rednovember").resolve())
        if reason:
            print(f"The engine is not compiled: {reason}. The game runs all the same, only slower.", file=sys.stderr)


class SourcesWithPage(sdist):
    """The sources with the page, so that whoever installs from them needs no Node."""

    def run(self) -> None:
        """Build the page, then pack."""
        need_page()
        super().run()


class PlatformDistribution(Distribution):
    """A wheel with compiled files fits one platform only."""

    def has_ext_modules(self) -> bool:
        """Whether the wheel is to carry the platform's tag."""
        return os.environ.get("REDNOVEMBER_PLAIN", "0") in ("", "0")


commands = {"build_py": BuildWithPageAndCompiledEngine, "sdist": SourcesWithPage}
arguments: dict[str, Any] = {"cmdclass": commands, "distclass": PlatformDistribution}
setup(**arguments)
