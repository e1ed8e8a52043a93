"""Keys: whoever has one may sit, watch, join or be host. Only their digests are kept."""

from __future__ import annotations

import re
from hashlib import sha256
from hmac import compare_digest
from secrets import token_hex, token_urlsafe
from typing import Final

KEY_BYTES: Final = 24  # 192 bits
TABLE_BYTES: Final = 12  # a table's id is no secret, but nobody should come upon one by trying
SECRET_BYTES: Final = 32  # of a table's luck
SHORTEST: Final = 32  # letters of a key that somebody brings: as many as ours have
LONGEST: Final = 64  # letters of a key that is worth looking at
KEY: Final = re.compile(rf"[A-Za-z0-9_-]{{{SHORTEST},{LONGEST}}}")


def new_key() -> str:
    """A fresh key, for a link."""
    return token_urlsafe(KEY_BYTES)


def is_key(text: str) -> bool:
    """Whether a text may be a key that somebody brings: as long as ours, and fit for a link."""
    return KEY.fullmatch(text) is not None


def new_table_id() -> str:
    """A fresh id of a table: letters and digits."""
    return token_hex(TABLE_BYTES)


def new_secret() -> str:
    """A fresh secret for the luck of a table."""
    return token_hex(SECRET_BYTES)


def digest(key: str) -> str:
    """What is kept of a key. It is long and random, so that a plain hash cannot be turned round."""
    return sha256(key.encode()).hexdigest()


def fits(digested: str, kept: str) -> bool:
    """Whether a digest is the one that is kept; takes as long either way."""
    return compare_digest(digested, kept)


def is_table_id(text: str) -> bool:
    """Whether a text may be the id of a table."""
    return len(text) == 2 * TABLE_BYTES and all(letter in "0123456789abcdef" for letter in text)
