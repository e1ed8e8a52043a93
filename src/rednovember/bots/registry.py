"""The bots by name: our own, those of entry points (`rednovember.bots`), and `path/to/file.py:Name`."""

import importlib
import importlib.util
import inspect
import re
import sys
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import Final, cast

from rednovember.bots.bot import Bot, BotFactory
from rednovember.errors import RedNovemberError, near

GROUP: Final = "rednovember.bots"
OWN: Final = {
    "random": "rednovember.bots.random:RandomBot",
    "bosun": "rednovember.bots.bosun.bot:BosunBot",
    "captain": "rednovember.bots.captain.bot:CaptainBot",
}
WITH_SETTINGS: Final = re.compile(r"(.*?)\(([^()]*)\)", re.DOTALL)


class BotError(RedNovemberError):
    """A bot that doesn't exist, can't be imported or has wrong settings."""


def names() -> list[str]:
    """Return all bots that have a name."""
    return sorted({*OWN, *(entry.name for entry in entry_points(group=GROUP))})


def find(name: str) -> BotFactory:
    """Return the bot with a name, or from a file."""
    if name in OWN:
        module, _, attribute = OWN[name].partition(":")
        return cast("BotFactory", getattr(importlib.import_module(module), attribute))
    if is_file(name):
        return from_file(name)
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            try:
                return cast("BotFactory", entry.load())
            except (Exception, SystemExit) as error:  # foreign code may fail in any way
                raise BotError("bot-import", bot=name, reason=_reason(error)) from error
    raise BotError("bot-unknown", bot=name, known=", ".join(names()), nearest=near(name, names()))


def is_file(name: str) -> bool:
    """Return whether a bot comes from a file. Making such a bot runs the file."""
    return ".py:" in name


def from_file(name: str) -> BotFactory:
    """Return a bot from `path/to/file.py:Name`."""
    path, _, attribute = name.rpartition(":")
    try:
        file = Path(path).expanduser()
        if not file.is_file():
            raise BotError("bot-no-file", bot=name, file=file)
        return cast("BotFactory", getattr(load_file(file), attribute))
    except BotError:
        raise
    except (Exception, SystemExit) as error:  # foreign code may fail in any way
        raise BotError("bot-import", bot=name, reason=_reason(error)) from error


def load_file(path: Path) -> ModuleType:
    """Load a Python file as a module."""
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


def make(text: str, seed: int, *, treacherous: bool = False, **settings: object) -> Bot:
    """Make a bot from its name with settings: `captain`, `captain(rollouts=400)`, `my.py:Bot(depth=2)`.

    `treacherous` is only passed on as a setting if it is true, so a bot that is always loyal needn't know it.
    """
    name, own = parse(text)
    factory = find(name)
    if name in OWN:
        check_settings(text, own, factory)
    if treacherous:
        settings["treacherous"] = True
    try:
        bot = factory(seed, **{**settings, **own})
    except (Exception, SystemExit) as error:  # foreign code may fail in any way
        raise BotError("bot-make", bot=text, reason=_reason(error)) from error
    if not callable(getattr(bot, "decide", None)):
        raise BotError("bot-no-decide", bot=text)
    return bot


def check_settings(text: str, settings: dict[str, object], factory: BotFactory) -> None:
    """Check the settings of our own bots, which know all of theirs by name."""
    kinds = inspect.signature(factory).parameters.values()
    known = [one.name for one in kinds if one.kind is one.KEYWORD_ONLY and one.name != "treacherous"]
    for key in settings:
        if key not in known:
            raise BotError("bot-setting", bot=text, key=key, nearest=near(key, known))


def parse(text: str) -> tuple[str, dict[str, object]]:
    """Parse a bot's name and its settings, which are integers."""
    settings: dict[str, object] = {}
    found = WITH_SETTINGS.fullmatch(text.strip())
    if found is None:
        if "(" in text.rpartition(":")[2]:
            raise BotError("bot-settings", bot=text)
        return text.strip(), settings
    for pair in found[2].split(","):
        key, equals, value = (part.strip() for part in pair.partition("="))
        whole = value.isascii() and value.isdigit() and len(value) < 10 and int(value) > 0
        if not equals or not key.isidentifier() or not whole or key in settings:
            raise BotError("bot-settings", bot=text)
        settings[key] = int(value)
    return found[1].strip(), settings


def _reason(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}".splitlines()[0]
