"""The plans of the last advice, kept until something changes."""

from __future__ import annotations

from typing import NamedTuple


class Proposal(NamedTuple):
    """A plan as a line to type, and the items that it uses up."""

    line: str
    items: tuple[str, ...]


class Proposals(NamedTuple):
    """The plans that were shown when the table had this number."""

    number: int
    plans: tuple[Proposal, ...]
