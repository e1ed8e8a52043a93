"""Checks the shape of a TOML text in one linear pass, before Python's reader sees it.

`tomllib` takes quadratic time and memory for a key with many parts (`a.a.a. ... = 1`): 120 kB of them take ten
gigabytes. So the text is split into tokens first, and refused if a key has too many parts or if there are too many
keys.
"""

import re
from typing import Final

DEEPEST: Final = 20  # nesting of tables and lists; also the parts of one dotted key
MOST_KEYS: Final = 5_000  # keys, tables and lists of one text; a logbook with a custom board has a few hundred
# Linear without possessive quantifiers, because no token can be split in two ways. Python 3.11.2 (Debian 12) matches
# those wrongly: it let long keys through after a string of several lines.
TOKEN: Final = re.compile(
    r"""
      \"{3} (?: [^"\\] | \\(?s:.) | ""?(?!") )* "{3,5}  # strings of several lines
    | '{3} (?: [^'] | ''?(?!') )* '{3,5}
    | (?!"{3}|'{3}) (?: " (?: [^"\\\n] | \\. )* " | ' [^'\n]* ' )  # strings of one line
    | \# [^\n]*
    | (?P<sign> [\n.=,\[\]{}] )
    | (?P<open> ["'] )  # a string that does not end
    """,
    re.VERBOSE,
)


def fault_of(text: str) -> str | None:
    """Return what is wrong with the shape of a text (`toml-depth`, `toml-size`); None if `tomllib` may read it.

    It needn't find invalid TOML: `tomllib` stops there, and doesn't see the rest either.
    """
    parts, depth, keys = 0, 0, 0
    for token in TOKEN.finditer(text):
        if token["open"]:
            break
        sign = token["sign"]
        if sign == ".":
            parts += 1
        elif sign:
            parts = 0
            depth += (sign in "[{") - (sign in "]}")
            keys += sign in "=[{"
        if parts >= DEEPEST or depth > DEEPEST:
            return "toml-depth"
        if keys > MOST_KEYS:
            return "toml-size"
    return None
