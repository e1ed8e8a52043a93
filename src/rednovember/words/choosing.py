"""Which language: the one that is asked for, else the one that the machine prefers, else English."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Final

from rednovember.errors import RedNovemberError
from rednovember.words.bundle import FURTHER, languages

ENGLISH: Final = "en"
OPTION: Final = "--lang"
VARIABLE: Final = "REDNOVEMBER_LANG"
SHORTEST: Final = "--la"  # what an abbreviation of the option must have, so that it is no other one's
LOCALES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
UNTRANSLATED: Final = ("C", "POSIX")


def choose(wish: str | None, environment: Mapping[str, str], known: Sequence[str] | None = None) -> str:
    """The language for a wish (`--lang`) in an environment. Raises `RedNovemberError` if what is asked for is unknown.

    >>> choose("de-AT", {}, ["de", "en"])
    'de'
    >>> choose(None, {"LANG": "de_AT.UTF-8"}, ["de", "en"])
    'de'
    """
    known = languages() if known is None else known
    for where, asked in ((OPTION, wish), (VARIABLE, environment.get(VARIABLE) or None)):
        if asked is not None:
            found = find(asked, known)
            if found is None:
                raise RedNovemberError("language", where=where, language=asked, known=", ".join(known))
            return found
    return of_the_machine(environment, known)


def otherwise(environment: Mapping[str, str]) -> str:
    """The language of an environment, whatever it says: what is not known is passed over."""
    known = languages()
    return find(environment.get(VARIABLE, ""), known) or of_the_machine(environment, known)


def of_the_machine(environment: Mapping[str, str], known: Sequence[str]) -> str:
    """The language that the machine prefers, as far as it is known here; else English."""
    return next(filter(None, (find(name, known) for name in preferred(environment))), ENGLISH)


def preferred(environment: Mapping[str, str]) -> list[str]:
    """What the machine prefers, as gettext reads it: LANGUAGE, a list, counts unless the locale is C or POSIX."""
    said = next((environment[name] for name in LOCALES if environment.get(name)), "")
    wanted = environment.get("LANGUAGE", "").split(":")
    if said in UNTRANSLATED:
        return [ENGLISH]
    if any(wanted):
        return [ENGLISH if bare(name) in UNTRANSLATED else name for name in wanted if name]
    return [said or system_locale()]


def system_locale() -> str:
    """What a system without such variables prefers: on Windows its own name, as "German_Germany"."""
    import locale

    name = locale.getlocale()[0] or ""
    return locale.normalize(name.partition("_")[0]) if len(name.partition("_")[0]) > 3 else name


def find(name: str, known: Sequence[str]) -> str | None:
    """The known language that a name means: the very one, else without its country and what else stands behind."""
    tag = bare(name).replace("_", "-").lower()
    by_tag = {language.lower(): language for language in known}
    while tag:
        if tag in by_tag:
            return by_tag[tag]
        tag = tag.rpartition("-")[0]
    return None


def bare(name: str) -> str:
    """A locale's name without its encoding and variant: "de_AT.UTF-8@euro" is "de_AT"."""
    return name.strip().partition(".")[0].partition("@")[0]


def wished(arguments: Sequence[str], *, whole: bool = False) -> str | None:
    """What a command line says behind `--lang`, before it can be read as a whole: its help is in that language, too.

    `whole`: the option is written out, for a shorter one is another.
    """
    wish, ahead = None, iter(arguments)
    for argument in ahead:
        name, equals, value = argument.partition("=")
        if argument == "--":
            break
        if name == OPTION or (not whole and name.startswith(SHORTEST) and OPTION.startswith(name)):
            wish = value if equals else next(ahead, wish)
    return wish


def check_further(environment: Mapping[str, str]) -> None:
    """Refuse a folder of further languages that is none."""
    folder = environment.get(FURTHER)
    if folder and not os.path.isdir(folder):  # noqa: PTH112 - a path that no file can have is none either
        raise RedNovemberError("words-folder", folder=folder)
