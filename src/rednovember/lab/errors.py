"""What a user of the lab may get wrong."""

from typing import Any

from rednovember.errors import RedNovemberError


class LabError(RedNovemberError):
    """A run that cannot be made."""


class Unfinished(LabError):  # noqa: N818 - that is what it is
    """A run that broke off, by no wish of the user's. `outcome` is what was finished by then."""

    def __init__(self, reason: RedNovemberError, outcome: Any) -> None:  # noqa: ANN401 - of whoever made the run
        super().__init__("lab-unfinished", reason=reason, done=outcome.run.done, games=outcome.run.wanted)
        self.reason = reason
        self.outcome = outcome
