"""What a user of the lab may get wrong."""

from rednovember.engine.errors import RedNovemberError
from rednovember.words import Words


class LabError(RedNovemberError):
    """A run that cannot be made; its line is the message `lab-error-CODE` of the catalogue."""

    def __str__(self) -> str:
        return Words().text(f"lab-error-{self.code}", **self.params)
