"""The reasons for a plan, in words."""

from collections.abc import Mapping
from typing import Any, Final

from rednovember.words.catalogue import Words

KINDS: Final = {"room": "room", "to_room": "room", "item": "item", "track": "track", "token": "token"}


def say_reason(words: Words, kind: str, params: Mapping[str, Any]) -> str:
    """Return a reason in words."""
    args: dict[str, object] = {}
    for name, value in params.items():
        args.update(words.named(name, KINDS[name], value) if name in KINDS else {name: value})
    return words.text(f"reason-{kind}", **args)
