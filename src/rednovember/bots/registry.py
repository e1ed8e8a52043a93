"""The bots by name: the house's own, those of entry points (`rednovember.bots`), and `path/to/file.py:Name`."""

import importlib
import importlib.util
import sys
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import Final, cast

from rednovember.bots.bot import Bot, BotFactory
from rednovember.engine.errors import RedNovemberError
from rednovember.engine.messages import nearest

GROUP: Final = "rednovember.bots"
OWN: Final = {
    "random": "rednovember.bots.random:RandomBot",
    "bosun": "rednovember.bots.boatswain:BosunBot",
    "captain": "rednovember.bots.captain:CaptainBot",
}


class BotError(RedNovemberError):
    """A bot that does not exist, does not import or has wrong settings."""


def names() -> list[str]:
    """All bots that are known by name."""
    return sorted({*OWN, *(entry.name for entry in entry_points(group=GROUP))})


def find(name: str) -> BotFactory:
    """The bot of a name or a file."""
    if name in OWN:
        module, _, attribute = OWN[name].partition(":")
        return cast("BotFactory", getattr(importlib.import_module(module), attribute))
    if ".py:" in name:
        return from_file(name)
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            try:
                return cast("BotFactory", entry.load())
            except Exception as error:  # somebody else's code may fail in any way
                raise BotError("bot-import", bot=name, reason=_reason(error)) from error
    raise BotError("bot-unknown", bot=name, known=", ".join(names()), nearest=nearest(name, names()))


def from_file(name: str) -> BotFactory:
    """A bot from `path/to/file.py:Name`."""
    path, _, attribute = name.rpartition(":")
    try:
        module = load_file(Path(path))
        return cast("BotFactory", getattr(module, attribute))
    except AttributeError as error:
        raise BotError("bot-import", bot=name, reason=_reason(error)) from error
    except Exception as error:  # somebody else's code may fail in any way
        raise BotError("bot-import", bot=name, reason=_reason(error)) from error


def load_file(path: Path) -> ModuleType:
    """A Python file as a module of its own."""
    if not path.is_file():
        raise FileNotFoundError(f"there is no file {path}")
    module_name = f"rednovember_bot_{path.stem}_{abs(hash(path.resolve()))}"
    if module_name in sys.modules:
        return sys.modules[module_name]
    spec = importlib.util.spec_from_file_location(module_name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[module_name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[module_name]
        raise
    return module


def make(text: str, seed: int, **settings: object) -> Bot:
    """A bot from its name with settings: `captain`, `captain(rollouts=400)`, `my.py:Bot(depth=2)`."""
    name, own = parse(text)
    factory = find(name)
    try:
        return factory(seed, **{**settings, **own})
    except Exception as error:  # somebody else's code may fail in any way
        raise BotError("bot-make", bot=text, reason=_reason(error)) from error


def parse(text: str) -> tuple[str, dict[str, object]]:
    """A bot's name and its settings, which are whole numbers."""
    name, bracket, rest = text.strip().partition("(")
    settings: dict[str, object] = {}
    if not bracket:
        return name, settings
    if not rest.endswith(")"):
        raise BotError("bot-settings", bot=text)
    for pair in rest[:-1].split(","):
        key, equals, value = (part.strip() for part in pair.partition("="))
        if not equals or not key.isidentifier() or not value.isdigit() or int(value) == 0:
            raise BotError("bot-settings", bot=text)
        settings[key] = int(value)
    return name, settings


def _reason(error: Exception) -> str:
    return f"{type(error).__name__}: {error}".splitlines()[0]
