"""What a user of the lab may get wrong."""

from rednovember.errors import RedNovemberError


class LabError(RedNovemberError):
    """A run that cannot be made."""
