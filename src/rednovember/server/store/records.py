"""The records of a table's log. None is changed or removed: a room is rebuilt from its records.

Only two kinds are known here, because the store treats them in ways of their own. `requests` declares all of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

LAID: Final = "laid"  # the first record: players, rules, luck and keys
ENTRY: Final = "entry"  # an entry of the table: a decision, an undo or a change of control


class Record(NamedTuple):
    """One record of a table's log; `at` is the time at which it was made."""

    number: int
    at: float
    kind: str
    body: Mapping[str, Any]
