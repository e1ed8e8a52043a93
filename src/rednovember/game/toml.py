"""Writes the few shapes of TOML that a logbook has."""

import json
import re
from collections.abc import Mapping
from typing import Any

BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")


def key_text(key: str) -> str:
    """A key, quoted where it must be."""
    return key if BARE_KEY.fullmatch(key) else string_text(key)


def string_text(text: str) -> str:
    """A basic string."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007F")


def value_text(value: object) -> str:
    """A value on one line."""
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
    """A table; the keys named in `sections` become sub-tables of their own, one for each of their entries."""
    lines = [f"[{name}]"]
    lines += [f"{key_text(key)} = {value_text(value)}" for key, value in table.items() if key not in sections]
    for section in sections:
        for key, value in table.get(section, {}).items():
            lines.append(f"[{name}.{section}.{key_text(key)}]")
            lines += [f"{key_text(inner)} = {value_text(item)}" for inner, item in value.items()]
    return "\n".join(lines) + "\n"
