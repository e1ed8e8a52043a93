"""Reads TOML, and writes the few kinds of TOML that a logbook needs."""

import json
import re
import tomllib
from collections.abc import Mapping
from typing import Any, Final

from rednovember.errors import RedNovemberError
from rednovember.game.toml_shape import DEEPEST, MOST_KEYS, fault_of

BARE_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")
MOST_BITS: Final = 4096  # of a number: Python refuses to write much longer ones
PLACE: Final = re.compile(r"\(at line (\d+), column (\d+)\)$")
FAULTS: Final = (  # the beginnings of the reader's messages, and their meanings; the first match counts
    ("Invalid statement", "statement"),
    ("Invalid value", "value"),
    ("Invalid date", "date"),
    ("Invalid initial character for a key", "key"),
    ("Expected '='", "equals"),
    ("Expected newline", "line-end"),
    ("Expected ']]'", "brackets"),
    ("Expected ']'", "bracket"),
    ("Expected", "string"),  # its closing quotes
    ("Unterminated string", "string"),
    ("Unclosed array", "array"),
    ("Unclosed inline table", "inline-table"),
    ("Unescaped", "escape"),
    ("Invalid hex value", "escape"),
    ("Escaped character", "escape"),
    ("Found invalid character", "character"),
    ("Illegal character", "character"),
    ("Cannot", "twice"),  # declare, overwrite, redefine or mutate
    ("Duplicate", "twice"),
)


class TomlError(RedNovemberError):
    """A text that isn't TOML, or that has more than can be shown."""


def read_toml(text: str) -> dict[str, Any]:
    """Read the tables of a TOML text in linear time. Raises `TomlError`."""
    fault = fault_of(text)
    if fault is not None:
        raise TomlError(fault, most=MOST_KEYS)
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise syntax_error(str(error)) from None
    except ValueError:
        raise TomlError("toml-number") from None
    except RecursionError:
        raise TomlError("toml-depth") from None
    check_extent(tables, 0)
    return tables


def syntax_error(said: str) -> TomlError:
    """Return the reader's message as a kind of fault and its place: line 0 is the end of the text."""
    fault = next((fault for begin, fault in FAULTS if said.startswith(begin)), "other")
    found = PLACE.search(said)
    line, column = (int(found[1]), int(found[2])) if found else (0, 0)
    return TomlError("toml-syntax", fault=fault, line=line, column=column)


def check_extent(value: object, depth: int) -> None:
    """Refuse nesting that is too deep, and numbers that are too long."""
    if depth > DEEPEST:
        raise TomlError("toml-depth")
    if isinstance(value, int) and value.bit_length() > MOST_BITS:
        raise TomlError("toml-number")
    if isinstance(value, Mapping | list):
        for inner in value.values() if isinstance(value, Mapping) else value:
            check_extent(inner, depth + 1)


def key_text(key: str) -> str:
    """Return a key, quoted if necessary."""
    return key if BARE_KEY.fullmatch(key) else string_text(key)


def string_text(text: str) -> str:
    """Return a basic string."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007F")


def value_text(value: object) -> str:
    """Return a value on one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return string_text(value)
    if isinstance(value, Mapping):
        pairs = ", ".join(f"{key_text(key)} = {value_text(item)}" for key, item in value.items())
        return f"{{ {pairs} }}" if pairs else "{}"
    assert isinstance(value, (list, tuple))
    return "[" + ", ".join(value_text(item) for item in value) + "]"


def table_text(name: str, table: Mapping[str, Any], sections: tuple[str, ...] = ()) -> str:
    """Return a table; the keys in `sections` become sub-tables, one per entry."""
    lines = [f"[{name}]"]
    lines += [f"{key_text(key)} = {value_text(value)}" for key, value in table.items() if key not in sections]
    for section in sections:
        for key, value in table.get(section, {}).items():
            lines.append(f"[{name}.{section}.{key_text(key)}]")
            lines += [f"{key_text(inner)} = {value_text(item)}" for inner, item in value.items()]
    return "\n".join(lines) + "\n"
