"""Rewrites the golden files. Run it from the root of the project, and only if a change of them is meant:

    REDNOVEMBER_PLAIN=1 .venv/bin/python -m tests.golden.make            # all of them
    REDNOVEMBER_PLAIN=1 .venv/bin/python -m tests.golden.make stories    # or only some

It writes `checksums` (ten thousand random games), `decisions` (the number of every decision), `playthrough` (one random
game in full) and `stories` (a told game for each edition and option; it looks for seeds that show them well). When a
new board comes, keep the playthrough of the one before as `playthrough-BOARD.rn.toml`: it must hold for ever. A changed
checksum means that a seed now gives another game: saved logbooks still replay, but comparisons on seeds with an earlier
version no longer hold. Say so in the changelog.
"""

import sys
from collections.abc import Callable
from typing import Final

from tests.golden.games import checksum, kinds
from tests.golden.storytelling import write_stories
from tests.golden.texts import decision_lines, playthrough
from tests.support import GOLDEN


def write_checksums() -> None:
    """One line for each edition and crew."""
    sums = [f"{edition} {gnomes} {checksum(edition, gnomes)}\n" for edition, gnomes in kinds()]
    (GOLDEN / "checksums.txt").write_text("".join(sums), encoding="utf-8")


def write_decisions() -> None:
    """One line for each decision."""
    (GOLDEN / "decisions.txt").write_text("".join(decision_lines()), encoding="utf-8")


def write_playthrough() -> None:
    """One logbook."""
    (GOLDEN / "playthrough.rn.toml").write_text(playthrough(), encoding="utf-8")


PARTS: Final[dict[str, Callable[[], None]]] = {
    "checksums": write_checksums,
    "decisions": write_decisions,
    "playthrough": write_playthrough,
    "stories": write_stories,
}


def main(parts: list[str]) -> None:
    """Write these, or all of them."""
    for part in parts or PARTS:
        PARTS[part]()


if __name__ == "__main__":
    main(sys.argv[1:])
