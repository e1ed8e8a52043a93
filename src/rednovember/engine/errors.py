"""Every error a user can cause: a code with parameters, and one clear line of English for it.

Other languages find their sentence by the code. Nothing else in the project builds an error's text.
"""

from collections.abc import Sequence
from typing import Any

from rednovember.engine.messages import line

Fault = tuple[str, dict[str, Any]]


class RedNovemberError(Exception):
    """The base of all errors of this package."""

    def __init__(self, code: str, **params: object) -> None:
        super().__init__(code)
        self.code = code
        self.params = params

    def __str__(self) -> str:
        return line(self.code, self.params)


class BoardError(RedNovemberError):
    """A board that does not describe a boat. `found` lists all that is wrong, `faults` says it, a line each."""

    def __init__(self, found: Sequence[Fault]) -> None:
        super().__init__("board")
        self.found = list(found)
        self.faults = [line(code, params) for code, params in found]

    def __str__(self) -> str:
        return "\n".join(self.faults)


class CrewError(RedNovemberError):
    """A crew, a name or an option that the rules do not know."""


class PositionError(RedNovemberError):
    """A position that the rules cannot reach."""


class LuckError(RedNovemberError):
    """Luck was wanted and none was there, or a laid-down card is not in its deck."""


class NotationError(RedNovemberError):
    """Words that are no decision."""


class IllegalDecision(RedNovemberError):
    """A decision that the rules refuse; `atom` names the rule."""

    def __init__(self, atom: str, *, code: str = "illegal", **params: object) -> None:
        super().__init__(code, atom=atom, **params)
        self.atom = atom


class LogbookError(RedNovemberError):
    """A logbook that cannot be read or played."""
