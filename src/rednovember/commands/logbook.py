"""Check a logbook file and print the expectations that fail."""

import json
import sys
from typing import Final

from rednovember.errors import RedNovemberError
from rednovember.files import read_text
from rednovember.game.expect import differences, final_position
from rednovember.game.logbook import read_logbook
from rednovember.game.toml import value_text
from rednovember.words import Words, say_error

HOLDS: Final = 0
FAILS: Final = 1
UNREADABLE: Final = 2


def check_file(path: str, language: str = "en", *, as_json: bool) -> int:
    """Play a logbook. Returns 0 if its expectations hold, 1 if one fails, 2 if it can't be read or played."""
    try:
        logbook = read_logbook(read_text(path))
        game = logbook.play()
    except RedNovemberError as error:
        for line in say_error(Words(language), error).splitlines():
            print(f"{path}: {line}", file=sys.stderr)
        return UNREADABLE
    failed = list(differences(logbook.expect, game))
    for key, expected, got in failed:
        out = sys.stderr if as_json else sys.stdout
        words = Words(language)
        told = {"expected": shown(words, expected), "got": shown(words, got)}
        print(words.text("cli-logbook-differs", file=path, key=key, **told), file=out)
    if as_json:
        always: dict[str, object] = {"decides": None, "winners": [], "ghost": int(game.state.ghost)}
        final = {"file": path, **always, **final_position(game), "legal": game.legal_words()}
        print(json.dumps(final, ensure_ascii=False))
    return FAILS if failed else HOLDS


def shown(words: Words, value: object) -> str:
    """Return a value as a logbook writes it."""
    return words.text("cli-logbook-nothing") if value is None else value_text(value)
