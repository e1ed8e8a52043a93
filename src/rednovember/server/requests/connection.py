"""Requests that concern one connection and nobody else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from rednovember.server.requests.registry import connection_request
from rednovember.table import OneOf


@dataclass(frozen=True, slots=True)
class Language:
    """Change language and style. A `Welcome` follows."""

    language: str
    style: Annotated[str, OneOf(("lively", "dry"))] = "lively"
    type: Annotated[str, OneOf(("language",))] = "language"


@dataclass(frozen=True, slots=True)
class Ping:
    """Get a response, and nothing else."""

    type: Annotated[str, OneOf(("ping",))] = "ping"


connection_request(Language)
connection_request(Ping)
