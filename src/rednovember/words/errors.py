"""Errors as a person reads them: the only place that makes their sentences."""

from collections.abc import Callable
from typing import Final

from rednovember.errors import BoardError, RedNovemberError
from rednovember.words.catalogue import Words

QUOTED: Final = "value"  # the parameter with the user's own text, shown as written
ECHOED: Final = ("value", "key", "text", "name")  # quoted input: enough of it to recognise it
LONGEST_ECHO: Final = 200  # letters of that
LONGEST: Final = 2000  # letters of a part of a sentence; a list of all legal decisions is shorter
LARGE: Final = 1000  # larger numbers would get digit grouping, which doesn't suit a line number or a seed


def say_error(words: Words, error: RedNovemberError) -> str:
    """Return one line for an error, or for each fault of a board; in English if the language lacks it."""
    if isinstance(error, BoardError):
        return "\n".join(say_error(words, RedNovemberError(kind, **params)) for kind, params in error.found)
    return words.text(
        f"error-{error.kind}", **{name: shown(words, name, value) for name, value in error.params.items()}
    )


def shown(words: Words, name: str, value: object) -> object:
    """Return a parameter for the sentence: whole numbers as they are, errors in words, everything else on one line."""
    if isinstance(value, RedNovemberError):
        return say_error(words, value)
    if name == QUOTED:
        return shortened(written(value), LONGEST_ECHO)
    counted = isinstance(value, int) and not isinstance(value, bool) and abs(value) < LARGE
    longest = LONGEST_ECHO if name in ECHOED else LONGEST
    return value if counted else one_line(shortened(value if isinstance(value, str) else written(value, str), longest))


def written(value: object, write: Callable[[object], str] = repr) -> str:
    """Return a value as text, whatever it is."""
    try:
        return write(value)
    except (RecursionError, ValueError):  # nested too deeply, or too many digits
        return f"<{type(value).__name__}>"


def shortened(text: str, longest: int) -> str:
    """Shorten a long text."""
    return text if len(text) <= longest else f"{text[:longest]}..."


def one_line(text: str) -> str:
    """Return a text on one line: line breaks and unprintable characters are escaped."""
    return text if text.isprintable() else repr(text)[1:-1]


def say_in_english(error: RedNovemberError) -> str:
    """Return the text for an error's `str()`."""
    return say_error(Words(), error)
