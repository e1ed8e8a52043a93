"""The origin of rows: the run, and the versions of program, board and bots. Each file of the lab has it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from rednovember.bots import registry
from rednovember.compiled import HERE, sources
from rednovember.lab.columns import FORMAT
from rednovember.lab.setup import Setup
from rednovember.version import __version__

KEY: Final = "rednovember"  # the key of the origin in a file's metadata, as JSON
WEIGHTS: Final = "bosun/weights.toml"
LEARNT: Final = {"bosun": [WEIGHTS], "captain": [WEIGHTS, "captain/outlook.json"]}  # a bot's trained data


@dataclass(frozen=True, slots=True)
class RunOrigin:
    """Everything that a run's rows depend on."""

    setup: Setup
    seed: int
    games: int
    turns: bool = False

    def as_table(self) -> dict[str, Any]:
        """Return the origin as plain data. Runs with equal origins have equal rows."""
        rules = self.setup.rules()
        return {
            "format": FORMAT,
            "program": __version__,
            "engine": engine_digest(),
            "board": rules.board_id,
            "board_sha256": digest(json.dumps(rules.board, sort_keys=True).encode()),
            "edition": rules.edition,
            "options": dict(rules.options),
            "crew": list(self.setup.crew),
            "fast": self.setup.fast,
            "bots": {bot: bot_version(bot) for bot in sorted(set(self.setup.crew))},
            "seed": str(self.seed),  # it may exceed the integers of JSON readers
            "games": self.games,
            "turns": self.turns,
        }


def differs(mine: Mapping[str, Any], theirs: Mapping[str, Any]) -> str:
    """Return the first key in which two origins differ; empty if they are the same run."""
    return next((key for key in mine if theirs.get(key) != mine[key]), "")


def digest(content: bytes) -> str:
    """Return a short hash."""
    return sha256(content).hexdigest()[:16]


@cache
def engine_digest() -> str:
    """Return a hash of the rules' and bots' sources (those that can be compiled, whether they are or not)."""
    parts = [f"{path.relative_to(HERE).as_posix()} {digest(path.read_bytes())}" for path in sources()]
    return digest("\n".join(parts).encode())


def bot_version(bot: str) -> str:
    """Return a hash of a bot's trained data or file; empty if unknown."""
    name, _ = registry.parse(bot)
    if registry.is_file(name):
        return digest(Path(name.rpartition(":")[0]).expanduser().read_bytes())
    taught = [files("rednovember.bots").joinpath(path).read_bytes() for path in LEARNT.get(name, [])]
    return digest(b"".join(taught)) if taught else ""
