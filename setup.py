"""Builds the wheel: with the compiled engine where that can be made, with the sources alone where not."""

import os
import sys
from pathlib import Path
from typing import Any

from setuptools import Distribution, setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "tools"))


class BuildWithCompiledEngine(build_py):
    """Copies the package, then compiles the engine beside it. An editable install is left to `make`."""

    def run(self) -> None:
        """Copy, then compile."""
        super().run()
        if self.editable_mode or os.environ.get("REDNOVEMBER_PLAIN", "0") not in ("", "0"):
            return
        from compile_engine import compile_engine

        reason = compile_engine((Path(self.build_lib) / "rednovember").resolve())
        if reason:
            print(f"The engine is not compiled: {reason}. The game runs all the same, only slower.", file=sys.stderr)


class PlatformDistribution(Distribution):
    """A wheel with compiled files fits one platform only."""

    def has_ext_modules(self) -> bool:
        """Whether the wheel is to carry the platform's tag."""
        return os.environ.get("REDNOVEMBER_PLAIN", "0") in ("", "0")


arguments: dict[str, Any] = {"cmdclass": {"build_py": BuildWithCompiledEngine}, "distclass": PlatformDistribution}
setup(**arguments)
