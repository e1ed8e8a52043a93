"""Tell one voyage, played by bots, in every language: docs/voyage.md, docs/voyage.de.md and so on.

    python tools/make_voyages.py [SEED]

With a seed a new voyage is played first and written to docs/voyage.rn.toml; without one the existing voyage is told.
"""

import sys
from pathlib import Path
from typing import Final

import rednovember as rn
from rednovember.bots import BotGame, Runner
from rednovember.game.writer import logbook_text
from rednovember.table import Reader, table_of
from rednovember.terminal.storytelling import turns
from rednovember.words import Words, languages

DOCS: Final = Path(__file__).resolve().parent.parent / "docs"
LOGBOOK: Final = DOCS / "voyage.rn.toml"
CREW: Final = ("Anna", "Boris", "Cyril", "Dora")


def page(language: str) -> Path:
    """Return the path of a language's page."""
    return DOCS / ("voyage.md" if language == "en" else f"voyage.{language}.md")


def told(language: str) -> str:
    """Return the voyage as a page."""
    words = Words(language, strict=True)
    table = table_of(LOGBOOK.read_text(encoding="utf-8"))
    lines = [f"# {words.text('voyage-title')}", "", words.text("voyage-lead"), ""]
    for turn in turns(table, Reader(None, language)):
        lines += [f"{sentence}  " for sentence in turn[:-1]] + [turn[-1], ""]
    return "\n".join(lines)


def pages() -> dict[Path, str]:
    """Return all pages and their texts."""
    return {page(language): told(language) for language in languages()}


def play(seed: int) -> str:
    """Play a voyage of four bosuns. Returns its logbook."""
    game = rn.Game(CREW, seed=seed)
    Runner().play(BotGame(game, dict.fromkeys(CREW, "bosun")))
    return logbook_text(game, expect=True, head={"title": "A voyage of four bosuns"})


def main() -> None:
    """Write all pages."""
    if len(sys.argv) > 1:
        LOGBOOK.write_text(play(int(sys.argv[1])), encoding="utf-8")
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
