"""Worker processes fed with plain data over pipes: minds think for bots and advice, a sandbox checks new tables."""

from rednovember.server.minds.minds import Minds
from rednovember.server.minds.sandbox import Sandbox

__all__ = ["Minds", "Sandbox"]
