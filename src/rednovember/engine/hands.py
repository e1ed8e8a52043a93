"""A hand of cards as one number, with four bits for the count of each kind of item."""

from typing import Final

from mypy_extensions import i64

from rednovember.engine.ids import ITEMS

BITS: Final = 4
MOST_OF_A_KIND: Final = 15
assert BITS * ITEMS <= 60, "whole numbers stay below 2**62: a 16th item needs another kind of hand"


def one(item: i64) -> i64:
    """Return a hand with one card of this kind."""
    card: i64 = 1
    card <<= BITS * item  # not `1 << ...`: see bits.py
    return card


def count(hand: i64, item: i64) -> i64:
    """Return how many cards of a kind a hand holds."""
    return (hand >> (BITS * item)) & MOST_OF_A_KIND


def size(hand: i64) -> i64:
    """Return how many cards a hand holds."""
    total: i64 = 0
    while hand:
        total += hand & MOST_OF_A_KIND
        hand >>= BITS
    return total


def size_from(hand: i64, item: i64) -> i64:
    """Return how many cards of this kind and of later kinds a hand holds."""
    return size(hand >> (BITS * item))


def cards(hand: i64) -> list[int]:
    """Return the items of a hand in ascending order, with repeats."""
    out: list[int] = []
    item: i64 = 0
    while item < ITEMS:
        for _ in range(count(hand, item)):
            out.append(item)
        item += 1
    return out


def pack(items: list[int]) -> i64:
    """Return the hand that holds these items."""
    hand: i64 = 0
    for item in items:
        hand += one(item)
    return hand
