"""Patterns of numbers and units, for all languages."""

from typing import Final

NUMBER: Final = r"[\d}\ufffc]"  # a digit, or the end of an argument or of a choice
ES: Final = "\N{CYRILLIC SMALL LETTER ES}"  # the second, as Russian shortens it
SECONDS: Final = rf"(?:(?<=\d )|(?<=seconds}} ))[s{ES}]"  # else it may be a word
UNITS: Final = rf"(?:%|min|Min|мин|KiB|MiB|GiB|КиБ|МиБ|ГиБ|{SECONDS})(?![\w(])"
