"""Every error a user can cause: its kind with parameters. The sentences are in the catalogue (`words/*/errors.ftl`).

Whoever shows an error asks `words.say_error` for its sentence; `str()` gives the English one, from the same place.
"""

from collections.abc import Callable, Iterable, Sequence
from difflib import get_close_matches
from typing import Any

LONGEST_WORD = 100  # letters of a wrong word that are compared: all that is known is shorter
NEAR = 0.6  # how much a word must be like another to be taken for a slip
Fault = tuple[str, dict[str, Any]]


class RedNovemberError(Exception):
    """The base of all errors of this package."""

    def __init__(self, kind: str, **params: object) -> None:
        super().__init__(kind)
        self.kind = kind
        self.params = params

    def __str__(self) -> str:
        return _teller(self)

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (type(self), self.args, self.__dict__)


class BoardError(RedNovemberError):
    """A board that does not describe a boat. `found` lists all that is wrong, `faults` says it, a line each."""

    def __init__(self, found: Sequence[Fault]) -> None:
        super().__init__("board")
        self.found = list(found)

    @property
    def faults(self) -> list[str]:
        """A line for each fault."""
        return str(self).splitlines()


class CrewError(RedNovemberError):
    """A crew, a name or an option that the rules do not know."""


class PositionError(RedNovemberError):
    """A position that the rules cannot reach."""


class LuckError(RedNovemberError):
    """Luck was wanted and none was there, it is no luck, or a laid-down card is not in its deck."""


class NotationError(RedNovemberError):
    """Words that are no decision."""


class IllegalDecision(RedNovemberError):
    """A decision that the rules refuse; `atom` names the rule."""

    def __init__(self, atom: str, *, kind: str = "illegal", **params: object) -> None:
        super().__init__(kind, atom=atom, **params)
        self.atom = atom


class LogbookError(RedNovemberError):
    """A logbook that cannot be read or played."""


def bare(error: RedNovemberError) -> str:
    """An error where there is nobody to say it: its kind and its parameters."""
    return f"{error.kind} {error.params}" if error.params else error.kind


_teller: Callable[[RedNovemberError], str] = bare


def told_by(teller: Callable[[RedNovemberError], str]) -> None:
    """Who says errors for `str()`: the catalogue lies in a layer above, so the package's front door hands it in."""
    global _teller
    _teller = teller


def restored(error_type: type[RedNovemberError], args: tuple[object, ...], content: dict[str, Any]) -> RedNovemberError:
    """An error that comes from another process."""
    error = error_type.__new__(error_type, *args)
    error.__dict__.update(content)
    return error


def near(word: str, known: Iterable[str]) -> str:
    """The known word that an unknown one may be meant to be; `none` if it is like none of them."""
    return next(iter(get_close_matches(str(word)[:LONGEST_WORD], list(known), n=1, cutoff=NEAR)), "none")
