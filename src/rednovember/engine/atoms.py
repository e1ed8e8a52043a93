"""The ids of rules that can forbid a decision ("atoms", see data/atoms.toml), as numbers. 0 means allowed."""

from typing import Final

ALLOWED: Final = 0
C1: Final = 1
T4: Final = 2
T6: Final = 3
M1: Final = 4
M2: Final = 5
M6: Final = 6
M7: Final = 7
M8: Final = 8
M9: Final = 9
I1: Final = 10
A1: Final = 11
A2: Final = 12
A3: Final = 13
A5: Final = 14
A6: Final = 15
A7: Final = 16
A8: Final = 17
A9: Final = 18
A10: Final = 19
A11: Final = 20
A12: Final = 21
A13: Final = 22
A16: Final = 23
A17: Final = 24
A18: Final = 25
A20: Final = 26
E2: Final = 27
E5: Final = 28
E13: Final = 29
O4: Final = 30
O5: Final = 31
O7: Final = 32
Q19: Final = 33
Q23: Final = 34
W1: Final = 35
W2: Final = 36
W3: Final = 37
W4: Final = 38
E14: Final = 39
Q47: Final = 40

ATOM_NAMES: Final = (
    "",
    "C1",
    "T4",
    "T6",
    "M1",
    "M2",
    "M6",
    "M7",
    "M8",
    "M9",
    "I1",
    "A1",
    "A2",
    "A3",
    "A5",
    "A6",
    "A7",
    "A8",
    "A9",
    "A10",
    "A11",
    "A12",
    "A13",
    "A16",
    "A17",
    "A18",
    "A20",
    "E2",
    "E5",
    "E13",
    "O4",
    "O5",
    "O7",
    "Q19",
    "Q23",
    "W1",
    "W2",
    "W3",
    "W4",
    "E14",
    "Q47",
)
