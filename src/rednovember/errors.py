"""Every error that a user can cause: its kind with parameters. The sentences are in `words/*/errors.ftl`.

Use `words.say_error` to get an error's sentence; `str()` returns the English one, from the same place.
"""

from collections.abc import Callable, Iterable, Sequence
from difflib import get_close_matches
from typing import Any

LONGEST_WORD = 100  # letters of a wrong word that are compared; all known words are shorter
NEAR = 0.6  # the similarity above which a word counts as a typo of another
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
    """A board that isn't valid. `found` lists everything that is wrong; `faults` is the same as text, one line each."""

    def __init__(self, found: Sequence[Fault]) -> None:
        super().__init__("board")
        self.found = list(found)

    @property
    def faults(self) -> list[str]:
        """One line for each fault."""
        return str(self).splitlines()


class CrewError(RedNovemberError):
    """A crew, a name or an option that the rules don't allow."""


class PositionError(RedNovemberError):
    """A position that the rules can't reach."""


class LuckError(RedNovemberError):
    """Luck is needed and there is none, or it is invalid, or a scripted card isn't in its deck."""


class NotationError(RedNovemberError):
    """A text that isn't a decision."""


class IllegalDecision(RedNovemberError):
    """A decision that the rules forbid; `atom` names the rule."""

    def __init__(self, atom: str, *, kind: str = "illegal", **params: object) -> None:
        super().__init__(kind, atom=atom, **params)
        self.atom = atom


class LogbookError(RedNovemberError):
    """A logbook that can't be read or played."""


def bare(error: RedNovemberError) -> str:
    """Return an error's kind and parameters, for when no catalogue is available."""
    return f"{error.kind} {error.params}" if error.params else error.kind


_teller: Callable[[RedNovemberError], str] = bare


def told_by(teller: Callable[[RedNovemberError], str]) -> None:
    """Set what an error's `str()` calls. The catalogue is in a layer above, so the package's `__init__` passes it."""
    global _teller
    _teller = teller


def restored(error_type: type[RedNovemberError], args: tuple[object, ...], content: dict[str, Any]) -> RedNovemberError:
    """Rebuild an error that comes from another process."""
    error = error_type.__new__(error_type, *args)
    error.__dict__.update(content)
    return error


def near(word: str, known: Iterable[str]) -> str:
    """Return the known word that is most like an unknown one; `none` if none is."""
    return next(iter(get_close_matches(str(word)[:LONGEST_WORD], list(known), n=1, cutoff=NEAR)), "none")
