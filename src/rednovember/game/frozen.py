"""Dataclasses for messages: hundreds are made at each decision, and none is ever changed."""

from dataclasses import dataclass
from typing import TypeVar, dataclass_transform

Kind = TypeVar("Kind")


@dataclass_transform(frozen_default=True)
def telling(kind: type[Kind]) -> type[Kind]:
    """Make a dataclass that only mypy freezes: at run time, freezing would take most of the construction time."""
    return dataclass(unsafe_hash=True)(kind)
