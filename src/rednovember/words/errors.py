"""Errors as a person reads them."""

from string import Formatter

from rednovember.engine.errors import BoardError, RedNovemberError
from rednovember.engine.messages import MESSAGES, one_line
from rednovember.words.catalogue import Words


def say_error(words: Words, error: RedNovemberError) -> str:
    """One line for an error, or for each fault of a board, in the language of the words; English if that has none."""
    if isinstance(error, BoardError):
        return "\n".join(say_error(words, RedNovemberError(code, **params)) for code, params in error.found)
    quoted = {field for _, field, _, conversion in Formatter().parse(MESSAGES.get(error.code, "")) if conversion == "r"}
    args: dict[str, object] = {}
    for name, value in error.params.items():
        if isinstance(value, RedNovemberError):
            args[name] = say_error(words, value)
        elif name in quoted:
            args[name] = repr(value)
        elif isinstance(value, int) and not isinstance(value, bool):
            args[name] = value
        else:
            args[name] = one_line(str(value))
    return words.find(f"error-{error.code}", **args) or str(error)
