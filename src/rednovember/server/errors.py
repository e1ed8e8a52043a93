"""The server's own errors."""

from __future__ import annotations

from rednovember.errors import RedNovemberError


class ServerError(RedNovemberError):
    """An error of a room or the server: a request is refused."""
