"""Errors as a person reads them: the one place where their sentences are made."""

from collections.abc import Callable
from typing import Final

from rednovember.errors import BoardError, RedNovemberError
from rednovember.words.catalogue import Words

QUOTED: Final = "value"  # the parameter that holds what the user wrote, shown as it was written
ECHOED: Final = ("value", "key", "text", "name")  # what somebody has sent: enough of it to know it again
LONGEST_ECHO: Final = 200  # letters of that
LONGEST: Final = 2000  # letters of a part of a sentence: a list of all that is legal is shorter
LARGE: Final = 1000  # from here on a number would be written in groups of digits, which a line or a seed has not


def say_error(words: Words, error: RedNovemberError) -> str:
    """One line for an error, or for each fault of a board, in the language of the words; English if that has none."""
    if isinstance(error, BoardError):
        return "\n".join(say_error(words, RedNovemberError(kind, **params)) for kind, params in error.found)
    return words.text(
        f"error-{error.kind}", **{name: shown(words, name, value) for name, value in error.params.items()}
    )


def shown(words: Words, name: str, value: object) -> object:
    """A parameter as the sentence takes it: whole numbers as they are, errors in words, everything else in one line."""
    if isinstance(value, RedNovemberError):
        return say_error(words, value)
    if name == QUOTED:
        return shortened(written(value), LONGEST_ECHO)
    counted = isinstance(value, int) and not isinstance(value, bool) and abs(value) < LARGE
    longest = LONGEST_ECHO if name in ECHOED else LONGEST
    return value if counted else one_line(shortened(value if isinstance(value, str) else written(value, str), longest))


def written(value: object, write: Callable[[object], str] = repr) -> str:
    """A value as text, whatever somebody has sent."""
    try:
        return write(value)
    except (RecursionError, ValueError):  # too many brackets in brackets, too many digits
        return f"<{type(value).__name__}>"


def shortened(text: str, longest: int) -> str:
    """Not too much of a text."""
    return text if len(text) <= longest else f"{text[:longest]}..."


def one_line(text: str) -> str:
    """A text as a part of one line: line breaks and what cannot be printed are written as escapes."""
    return text if text.isprintable() else repr(text)[1:-1]


def say_in_english(error: RedNovemberError) -> str:
    """What `str()` says of an error."""
    return say_error(Words(), error)
