"""`rednovember words`: what a language lacks, for translators."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rednovember.files import write_atomically
from rednovember.words import Words, languages
from rednovember.words.bundle import load
from rednovember.words.catalogue import FALLBACK
from rednovember.words.check import RECORD, findings, record
from rednovember.words.choosing import choose

COMPLETE: Final = 0
INCOMPLETE: Final = 1


def check_languages(asked: Sequence[str], language: str, *, record: bool = False) -> int:
    """Print what has to be fixed in these languages, or in all. Returns 1 if there is anything."""
    words, found = Words(language), 0
    for name in [choose(wish, {}) for wish in asked] or languages():
        if record and name != FALLBACK:
            print(words.text("cli-words-recorded", file=write_record(name)))
        count = 0
        for finding in findings(name):
            count += 1
            told = {"id": finding.message_id or None, "kind": finding.kind, "more": finding.more}
            print(words.text("cli-words-finding", language=name, **told))
        own = Words(name).text("language-name")
        messages = len(load(name).message_ids)
        print(words.text("cli-words-sum", language=name, name=own, count=count, messages=messages))
        found += count
    return INCOMPLETE if found else COMPLETE


def write_record(language: str) -> str:
    """Record the current English of each message of a translation. Returns the file."""
    from rednovember.words.bundle import paths

    folder = Path(str(next(iter(paths(language).values())))).parent
    write_atomically(folder / RECORD, record(language))
    return str(folder / RECORD)
