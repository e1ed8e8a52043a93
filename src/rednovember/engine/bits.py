"""Single bits from a table: mypyc shifts a literal 1 as a C int, which has too few bits for hatches and hands."""

from typing import Final

BIT: Final[tuple[int, ...]] = tuple(1 << place for place in range(61))
