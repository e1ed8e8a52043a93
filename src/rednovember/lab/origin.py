"""Where rows come from: the run, and the versions of program, board and bots. Each file of the lab carries it."""

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

KEY: Final = "rednovember"  # under it the origin lies in the metadata of a file, as JSON
WEIGHTS: Final = "bosun/weights.toml"
LEARNT: Final = {"bosun": [WEIGHTS], "captain": [WEIGHTS, "captain/outlook.json"]}  # what a bot has been taught


@dataclass(frozen=True, slots=True)
class Origin:
    """What a run is made of: everything that its rows depend on."""

    setup: Setup
    seed: int
    games: int
    turns: bool = False

    def as_table(self) -> dict[str, Any]:
        """The origin as plain data. Two runs of which it is equal have equal rows."""
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
            "seed": str(self.seed),  # which may be larger than readers of JSON can count
            "games": self.games,
            "turns": self.turns,
        }


def differs(mine: Mapping[str, Any], theirs: Mapping[str, Any]) -> str:
    """In what two runs differ: the first of the keys of an origin; empty if they are the same run."""
    return next((key for key in mine if theirs.get(key) != mine[key]), "")


def digest(content: bytes) -> str:
    """A short fingerprint."""
    return sha256(content).hexdigest()[:16]


@cache
def engine_digest() -> str:
    """What tells these rules and bots from all others: made of the sources of all that is compiled, compiled or not."""
    parts = [f"{path.relative_to(HERE).as_posix()} {digest(path.read_bytes())}" for path in sources()]
    return digest("\n".join(parts).encode())


def bot_version(bot: str) -> str:
    """What tells a bot from others of its name: what it has been taught, or its file; empty if nobody knows."""
    name, _ = registry.parse(bot)
    if registry.is_file(name):
        return digest(Path(name.rpartition(":")[0]).expanduser().read_bytes())
    taught = [files("rednovember.bots").joinpath(path).read_bytes() for path in LEARNT.get(name, [])]
    return digest(b"".join(taught)) if taught else ""
