"""The commands of the plain terminal: their names, and other words for them."""

from typing import Final

COMMAND_WORDS: Final[dict[str, tuple[str, ...]]] = {
    "look": ("l",),
    "status": ("s",),
    "list": ("menu",),
    "hand": ("hands",),
    "log": (),
    "undo": (),
    "save": (),
    "why": (),
    "rules": ("rule",),
    "odds": (),
    "advice": ("advise", "hint"),
    "take": (),
    "lang": (),
    "style": (),
    "help": ("h", "?"),
    "quit": ("exit", "q"),
    "quit!": (),
}
"""Each command and its other words; `commands.HANDLERS` has a function for each."""

SUGGESTED: Final = tuple(name for name in COMMAND_WORDS if name.isalpha())
"""The commands that are suggested to a player who has mistyped one."""
