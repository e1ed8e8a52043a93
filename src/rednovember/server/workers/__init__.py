"""The worker pool that thinks for bots and advice, and the sandbox that checks what strangers send.

A worker is a process of its own and holds tables in an LRU cache. May import the table, `rooms.creation` and `running`.
"""

from rednovember.server.workers.pool import Minds
from rednovember.server.workers.sandbox import Sandbox

__all__ = ["Minds", "Sandbox"]
