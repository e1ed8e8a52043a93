"""Errors that a user of the lab can cause."""

from typing import Any

from rednovember.errors import RedNovemberError


class LabError(RedNovemberError):
    """An invalid run."""


class Unfinished(LabError):  # noqa: N818 - that is what it is
    """A run that was interrupted, but not by the user. `outcome` has the finished part."""

    def __init__(self, reason: RedNovemberError, outcome: Any) -> None:  # noqa: ANN401 - of whoever made the run
        super().__init__("lab-unfinished", reason=reason, done=outcome.run.done, games=outcome.run.wanted)
        self.reason = reason
        self.outcome = outcome
