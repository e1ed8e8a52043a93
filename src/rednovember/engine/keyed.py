"""Luck from a secret, for tables whose players must not be able to predict it from what they have seen.

Every answer is a keyed hash of the stream and the question's number. Unlike a generator's state, no number of answers
gives away the next one.
"""

from hashlib import blake2b
from typing import Final

from mypy_extensions import i64

from rednovember.engine.ids import DIE_SIDES
from rednovember.engine.luck import EVENT_CARDS, ITEM_CARDS, OWN_NUMBER, REPAIR_DICE, ROOM_DICE, SETUP, STREAMS, Luck
from rednovember.engine.ruleset import Ruleset
from rednovember.errors import LuckError

LEAST_BYTES: Final = 16  # 128 bits
MOST_BYTES: Final = 64
WORD: Final = 4  # bytes of a hash used for an answer: even enough for fewer than 2**29 answers


class KeyedLuck(Luck):
    """Luck from a secret of 16 to 64 bytes. `asked` has the number of questions that each stream has answered.

    Raises LuckError if the secret has another length.
    """

    def __init__(self, secret: bytes, asked: list[int] | None = None) -> None:
        if not LEAST_BYTES <= len(secret) <= MOST_BYTES:
            raise LuckError("luck-secret", count=len(secret), least=LEAST_BYTES, most=MOST_BYTES)
        self.faint_number: i64 = OWN_NUMBER
        self.secret = secret
        self.asked: list[int] = asked[:] if asked else [0] * STREAMS

    def below(self, stream: i64, n: i64) -> i64:
        """Return the next number of a stream, from 0 to n - 1."""
        number = self.asked[stream]
        self.asked[stream] = number + 1
        text = b"%d %d" % (stream, number)
        word: i64 = int.from_bytes(blake2b(text, digest_size=WORD, key=self.secret).digest(), "big")
        return (word * n) >> (8 * WORD)

    def setup(self, n: i64) -> i64:
        return self.below(SETUP, n)

    def repair_die(self) -> i64:
        return self.below(REPAIR_DICE, DIE_SIDES) + 1

    def room_die(self) -> i64:
        return self.below(ROOM_DICE, DIE_SIDES) + 1

    def event(self, rules: Ruleset, pile: list[int]) -> i64:
        return self.below(EVENT_CARDS, len(pile))

    def item(self, pile: list[int]) -> i64:
        return self.below(ITEM_CARDS, len(pile))

    def copy(self) -> Luck:
        return KeyedLuck(self.secret, self.asked)

    def __reduce__(self) -> tuple[object, ...]:
        return KeyedLuck, (self.secret, self.asked)
