"""Every error a user can cause: a code with parameters, and one clear line of English for it.

Other languages find their sentence by the code. Nothing else in the project builds an error's text.
"""

from rednovember.engine.messages import MESSAGES


class RedNovemberError(Exception):
    """The base of all errors of this package."""

    def __init__(self, code: str, **params: object) -> None:
        super().__init__(code)
        self.code = code
        self.params = params

    def __str__(self) -> str:
        return MESSAGES[self.code].format(**self.params)


class BoardError(RedNovemberError):
    """A board or edition file that does not describe a boat; `faults` lists all that is wrong."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("board", faults="\n".join(faults))
        self.faults = faults


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

    def __init__(self, atom: str, **params: object) -> None:
        super().__init__("illegal", atom=atom, **params)
        self.atom = atom


class LogbookError(RedNovemberError):
    """A logbook that cannot be read or played."""
