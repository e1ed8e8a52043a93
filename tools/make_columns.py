"""Writes docs/columns.md, the data dictionary of the lab's files, from the columns' own definition.

python tools/make_columns.py
"""

from collections.abc import Sequence
from pathlib import Path

from rednovember.lab.columns import ABOUT, FORMAT, GAMES, TURNS, Column

PAGE = Path(__file__).resolve().parent.parent / "docs" / "columns.md"
KINDS = {
    "truth": "true or false",
    "text": "text",
    "whole": "whole number",
    "large": "large whole number",
    "share": "0 to 1",
    "wholes": "list of whole numbers",
    "texts": "list of texts",
}
LEAD = """# The columns of the lab's files

What `rednovember sim --out GAMES.parquet --turns TURNS.parquet` writes: one row a game, and one row a turn. Format
{format}; the version of program, board and bots is in the metadata of a file, under `rednovember`, as JSON. Gnomes are
numbered by seat from 0 and rooms as on the board, the sea being 0; spaces are those of the Time Track, where 0 is the
rescue.

Games of a crew of bosuns alone are played by the engine, turn by turn. At a table a bosun thinks again before each
decision, so such a row is not the game that a table of that seed would show. A set-up with `fast=False`, or any other
crew, is played as at a table: [how to play such a row again](study.md#a-row-as-a-game). The metadata say it under
`fast`.

[How to study them](study.md). This page is made by `python tools/make_columns.py`.
"""


def page() -> str:
    """The page."""
    common = {column.name for column in ABOUT}
    parts = [
        LEAD.format(format=FORMAT),
        "## In both\n",
        table([column for column in GAMES if column.name in common]),
        "## Games\n",
        table([column for column in GAMES if column.name not in common]),
        "## Turns\n",
        table([column for column in TURNS if column.name not in common]),
    ]
    return "\n".join(parts)


def table(columns: Sequence[Column]) -> str:
    """Some columns, a row each."""
    rows = [f"| `{column.name}` | {KINDS[column.kind]} | {column.meaning} |" for column in columns]
    return "\n".join(["| column | kind | meaning |", "|---|---|---|", *rows]) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
