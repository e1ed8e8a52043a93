"""Rewrites the golden files. Run it from the root of the project, and only if a change of them is meant:

    REDNOVEMBER_PLAIN=1 .venv/bin/python -m tests.golden.make

It writes `checksums.txt` (ten thousand random games), `decisions.txt` (the number of every decision) and
`playthrough.rn.toml` (one random game in full). When a new board comes, the playthrough of the one before is first kept
as `playthrough-BOARD.rn.toml`: it must hold for ever. A changed checksum means that a seed gives another game: saved
logbooks still replay, but comparisons on seeds with an earlier version no longer hold. Say so in the changelog.
"""

from tests.golden.games import checksum, kinds
from tests.golden.texts import decision_lines, playthrough
from tests.support import GOLDEN


def main() -> None:
    """Write all of them."""
    sums = [f"{edition} {gnomes} {checksum(edition, gnomes)}\n" for edition, gnomes in kinds()]
    (GOLDEN / "checksums.txt").write_text("".join(sums), encoding="utf-8")
    (GOLDEN / "decisions.txt").write_text("".join(decision_lines()), encoding="utf-8")
    (GOLDEN / "playthrough.rn.toml").write_text(playthrough(), encoding="utf-8")


if __name__ == "__main__":
    main()
