"""`rednovember story`: what happened in a logbook's game, in sentences."""

from __future__ import annotations

import sys

from rednovember.errors import RedNovemberError
from rednovember.files import read_text
from rednovember.table import Reader, Table, chronicle, sentences, table_of, words_of
from rednovember.terminal.advising import complain
from rednovember.terminal.screen import Screen
from rednovember.words import LIVELY, Words, say_error

INDENT = 2


def tell_file(path: str, language: str, style: str = LIVELY) -> int:
    """Tell a logbook's game, turn by turn. Returns the exit status."""
    try:
        table = table_of(read_text(path))
    except RedNovemberError as error:
        return complain(path, say_error(Words(language), error))
    screen = Screen(sys.stdin, sys.stdout)
    for number, turn in enumerate(turns(table, Reader(None, language, style))):
        if number:
            screen.say()
        for sentence in turn:
            screen.say(sentence, indent=INDENT)
    return 0


def turns(table: Table, reader: Reader) -> list[list[str]]:
    """Return the sentences of a game turn by turn; what comes before the first turn is an item of its own."""
    facts = chronicle(table, reader)
    out: list[list[str]] = [[]]
    for sentence in sentences(words_of(table, reader.language), facts, reader.style):
        told = facts[sentence.first : sentence.first + sentence.count]
        if any(fact.kind == "turn_begins" for fact in told) and out[-1]:
            out.append([])
        out[-1].append(sentence.text)
    return out
