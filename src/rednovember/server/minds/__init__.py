"""The minds: worker processes that think for bots and for advice, fed with plain data over pipes."""

from rednovember.server.minds.minds import Minds

__all__ = ["Minds"]
