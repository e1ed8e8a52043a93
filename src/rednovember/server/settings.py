"""What the server is told before it starts."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from rednovember.folders import data_folder


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings, each with its usual value."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    data: Path = field(default_factory=data_folder)
    base_url: str = ""
    lan: bool = False
    origins: tuple[str, ...] = ()
    minds: int = max(1, (os.cpu_count() or 1) - 1)
    thinking: float = 10.0
    retention_days: int = 0
    retention_unfinished_days: int = 0
    tables_per_minute: int = 30
    requests_per_second: int = 20
    burst: int = 100
    chats_per_minute: int = 30
    log: str = "info"
    metrics_token: str = field(default="", repr=False)
