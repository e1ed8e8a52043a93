"""Session keys: anyone who has one may sit, watch, join or be host. Only their digests are stored.

`Access.who` checks what keys open.
"""

from __future__ import annotations

import re
from hashlib import sha256
from hmac import compare_digest
from secrets import token_hex, token_urlsafe
from typing import Final

KEY_BYTES: Final = 24  # 192 bits
TABLE_BYTES: Final = 12  # a table's id is no secret, but must not be found by guessing
SECRET_BYTES: Final = 32  # of a table's luck
SHORTEST: Final = 32  # letters of a key made by a client: as many as ours have
LONGEST: Final = 64  # letters of a key that is checked at all
KEY: Final = re.compile(rf"[A-Za-z0-9_-]{{{SHORTEST},{LONGEST}}}")


def new_key() -> str:
    """Return a new key, fit for a link."""
    return token_urlsafe(KEY_BYTES)


def is_key(text: str) -> bool:
    """Return whether a text is acceptable as a key made by a client: as long as ours, and fit for a link."""
    return KEY.fullmatch(text) is not None


def new_table_id() -> str:
    """Return a new id of a table: letters and digits."""
    return token_hex(TABLE_BYTES)


def new_secret() -> str:
    """Return a new secret for the luck of a table."""
    return token_hex(SECRET_BYTES)


def digest(key: str) -> str:
    """Return the digest of a key. A key is long and random, so a plain hash cannot be reversed."""
    return sha256(key.encode()).hexdigest()


def fits(digested: str, kept: str) -> bool:
    """Return whether two digests are equal, in constant time. What is kept may be corrupt, and then fits nothing."""
    return compare_digest(digested.encode(), str(kept).encode(errors="replace"))


def is_table_id(text: str) -> bool:
    """Return whether a text may be the id of a table."""
    return len(text) == 2 * TABLE_BYTES and all(letter in "0123456789abcdef" for letter in text)
