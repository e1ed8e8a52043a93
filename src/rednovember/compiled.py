"""Decides whether the compiled engine may be used: only if it was made from exactly these sources.

The compiled files are apart from the sources, in `_compiled/`, with a fingerprint of the sources they were made from.
An edited source changes the fingerprint, and then the sources themselves run: a stale compiled file can never shadow
an edited source. The environment variable `REDNOVEMBER_PLAIN=1` always runs the sources.
"""

import os
import platform
import sys
from hashlib import sha256
from importlib.machinery import ExtensionFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
FOLDER: Final = HERE / "_compiled"
FINGERPRINT: Final = FOLDER / "fingerprint"
GROUP: Final = "rednovember_group"
LIBRARY: Final = f"{GROUP}__mypyc"
NOT_COMPILED: Final = frozenset(("__init__.py", "board.py"))
COMPILED_TOO: Final = (
    "game/route_search.py",
    "game/forecast_outcomes.py",
    "game/visibility.py",
    "game/build_view.py",
    "table/unavailable.py",
    "table/build_choices.py",
    "bots/bosun/walk.py",
    "bots/bosun/weights.py",
    "bots/bosun/threats.py",
    "bots/bosun/plan.py",
    "bots/bosun/gifts.py",
    "bots/bosun/planner.py",
    "bots/bosun/trader.py",
    "bots/bosun/rule_of_thumb.py",
    "bots/bosun/turns.py",
    "bots/captain/distances.py",
    "bots/captain/features.py",
    "bots/captain/outlook.py",
    "bots/captain/rollouts.py",
)


def sources() -> list[Path]:
    """Return the compiled group's sources: the engine, and what a rollout and each decision at a table call."""
    engine = sorted(path for path in (HERE / "engine").glob("*.py") if path.name not in NOT_COMPILED)
    return engine + [HERE / name for name in COMPILED_TOO]


def fingerprint() -> str:
    """Return a hash of these sources and of this Python's version."""
    digest = sha256(f"{sys.implementation.cache_tag} {sys.platform} {platform.machine()}".encode())
    for path in sources():
        text = path.read_bytes()
        digest.update(f"\n{path.relative_to(HERE).as_posix()} {len(text)}\n".encode())
        digest.update(text)
    return digest.hexdigest()


def find_library() -> Path | None:
    """Return the compiled library, if it was made from these sources."""
    if os.environ.get("REDNOVEMBER_PLAIN", "0") not in ("", "0"):
        return None
    try:
        made_from = FINGERPRINT.read_text(encoding="ascii")
        if made_from != fingerprint():
            return None
        return next(FOLDER.glob(f"{LIBRARY}.*"), None)
    except (OSError, UnicodeDecodeError):
        return None


def load_library(path: Path) -> bool:
    """Load the library that the compiled modules share."""
    loader = ExtensionFileLoader(LIBRARY, str(path))
    spec = spec_from_loader(LIBRARY, loader)
    assert spec is not None
    try:
        sys.modules[LIBRARY] = module_from_spec(spec)
        loader.exec_module(sys.modules[LIBRARY])
    except ImportError:
        sys.modules.pop(LIBRARY, None)
        return False
    return True


def _activate() -> bool:
    path = find_library()
    return path is not None and load_library(path)


ACTIVE: Final = _activate()


def look_in_compiled(package: str, search: list[str]) -> None:
    """Make a package (`engine`, `bots/bosun`) find its compiled modules before its sources, if they may be used."""
    if ACTIVE:
        search.insert(0, str(FOLDER / package))
