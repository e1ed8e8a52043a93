"""Choose the language: the requested one, else the system's, else English."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Final

from rednovember.errors import RedNovemberError
from rednovember.words.bundle import FURTHER, languages

ENGLISH: Final = "en"
OPTION: Final = "--lang"
VARIABLE: Final = "REDNOVEMBER_LANG"
SHORTEST: Final = "--la"  # an abbreviation of the option needs this much to be unambiguous
LOCALES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
UNTRANSLATED: Final = ("C", "POSIX")


def choose(wish: str | None, environment: Mapping[str, str], known: Sequence[str] | None = None) -> str:
    """Return the language for `--lang` and an environment. Raises `RedNovemberError` if an unknown one is requested.

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
    """Return the language of an environment; unknown ones are ignored."""
    known = languages()
    return find(environment.get(VARIABLE, ""), known) or of_the_machine(environment, known)


def of_the_machine(environment: Mapping[str, str], known: Sequence[str]) -> str:
    """Return the system's language if it is known here, else English."""
    return next(filter(None, (find(name, known) for name in preferred(environment))), ENGLISH)


def preferred(environment: Mapping[str, str]) -> list[str]:
    """Return the system's preferences as gettext does: LANGUAGE, a list, counts unless the locale is C or POSIX."""
    said = next((environment[name] for name in LOCALES if environment.get(name)), "")
    wanted = environment.get("LANGUAGE", "").split(":")
    if said in UNTRANSLATED:
        return [ENGLISH]
    if any(wanted):
        return [ENGLISH if bare(name) in UNTRANSLATED else name for name in wanted if name]
    return [said or system_locale()]


def system_locale() -> str:
    """Return the locale of a system without such variables: on Windows its own name, as "German_Germany"."""
    import locale

    name = locale.getlocale()[0] or ""
    return locale.normalize(name.partition("_")[0]) if len(name.partition("_")[0]) > 3 else name


def find(name: str, known: Sequence[str]) -> str | None:
    """Return the known language that a name means: exactly, or without its country and other parts."""
    tag = bare(name).replace("_", "-").lower()
    by_tag = {language.lower(): language for language in known}
    while tag:
        if tag in by_tag:
            return by_tag[tag]
        tag = tag.rpartition("-")[0]
    return None


def bare(name: str) -> str:
    """Return a locale's name without encoding and variant: "de_AT.UTF-8@euro" is "de_AT"."""
    return name.strip().partition(".")[0].partition("@")[0]


def wished(arguments: Sequence[str], *, whole: bool = False) -> str | None:
    """Find `--lang` on a command line before it is parsed, because its help is in that language, too.

    `whole`: only the full name of the option counts, because an abbreviation would mean another one.
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
    """Check the user's folder of languages. Raises `RedNovemberError` if it isn't one."""
    folder = environment.get(FURTHER)
    if folder and not os.path.isdir(folder):  # noqa: PTH112 - a path that no file can have is none either
        raise RedNovemberError("words-folder", folder=folder)
