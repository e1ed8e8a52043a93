"""A table of single bits.

mypyc shifts a literal 1 as a C int, which has too few bits for masks of hatches and for hands.
"""

from typing import Final

BIT: Final[tuple[int, ...]] = tuple(1 << place for place in range(61))
