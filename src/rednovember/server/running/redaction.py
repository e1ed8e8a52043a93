"""Redaction of log texts: keys, headers, query strings, fragments, seeds and passwords.

The rules are broad on purpose. A harmless word that is hidden costs a look at the source; a secret that is not hidden
costs a table.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final
from urllib.parse import unquote

HIDDEN: Final = "[hidden]"
PASSWORD: Final = re.compile(r"://[^:@/]*:(.*)@")
NAMES: Final = (
    r"authorization|cookie|set-cookie|passwords?|passwd|pwd|pgpassword|secrets?|tokens?|api_?keys?|keys?|seeds?|luck"
    r"|query_string|query|fragment|body|database|dsn|digests?|host_key|join_key|watch_key"
)
QUOTED: Final = r"b?\"(?:[^\"\\]|\\.)*\"|b?'(?:[^'\\]|\\.)*'"
RULES: Final = tuple(
    (re.compile(pattern, re.IGNORECASE | re.DOTALL), put)
    for pattern, put in (
        # SQLAlchemy adds the values of a statement to an error.
        (r"\[parameters: .*?(?=\n\(Background|\Z)", f"[parameters: {HIDDEN}]"),
        # Headers as on the wire, and as pairs of bytes in a scope.
        (r"\b((?:proxy-)?authorization|cookie|set-cookie)(\s*:\s*)(?![\"'\s])[^\r\n\"'}\])]*", rf"\1\2{HIDDEN}"),
        (rf"(b?[\"'](?:authorization|cookie|set-cookie)[\"']\s*,\s*)(?:{QUOTED})", rf"\1{HIDDEN}"),
        (r"\b(bearer|basic)\s+[^\s\"',;)}\]]+(?:\s*,\s*[^\s\"',;)}\]]+)*", rf"\1 {HIDDEN}"),
        # User and password of a URL, up to the last @ of the word.
        (r"([a-z][a-z0-9+.-]*://)\S*@", rf"\1{HIDDEN}@"),
        # A query or a fragment after a path, a host or nothing.
        (r"\?[^\s\"'<>]*=[^\s\"'<>]*", f"?{HIDDEN}"),
        (r"(?<=[\w/.)\]%-])[?#][^\s\"'<>]+", HIDDEN),
        (r"#/[^\s\"'<>]*", HIDDEN),
        # Named values: seed=1, 'key': 'x', "keys": [...], seed: 5, seed 5.
        (
            rf"\b([\w-]*(?:{NAMES})[\"']?\s*[:=]\s*)(?:\[[^\]]*\]|\([^)]*\)|\{{[^}}]*\}}|{QUOTED}|[^\s,;)}}\]]+)",
            rf"\1{HIDDEN}",
        ),
        (r"\b(seeds?|passwords?|keys?)(\s+(?:is\s+|was\s+|of\s+)?)(?:\"[^\"]*\"|'[^']*'|-?\d+)", rf"\1\2{HIDDEN}"),
        # Anything as long as a key, a digest or the secret of a table's luck. A table's id is shorter.
        (r"[A-Za-z0-9_=+-]{25,}", HIDDEN),
    )
)


class Redactor:
    """Removes secrets from texts. `known` are secrets of this server."""

    def __init__(self, known: Iterable[str] = ()) -> None:
        self._known = sorted({each for each in known if each}, key=len, reverse=True)

    def __call__(self, text: str) -> str:
        """Return the text without secrets."""
        for secret in self._known:
            text = text.replace(secret, HIDDEN)
        for pattern, put in RULES:
            text = pattern.sub(put, text)
        return text


def secrets_of(database: str, *others: str) -> list[str]:
    """Return the secrets of the settings: the database's password, as written and decoded, and others."""
    found = PASSWORD.search(database)
    password = found[1] if found else ""
    return [database if password else "", password, unquote(password), *others]
