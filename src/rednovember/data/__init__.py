"""The printed matter: boards, editions, options and the list of atoms, as plain mappings; and the lessons."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

NEWEST_BOARD = "standard-2"
LESSONS = ("first-game", "example-turn")  # in the order in which to learn them


@cache
def table(name: str) -> dict[str, Any]:
    """Return a data file of the package, by its path without extension. The caller must not change it."""
    return tomllib.loads(files(__name__).joinpath(f"{name}.toml").read_text(encoding="utf-8"))


@cache
def names(folder: str) -> list[str]:
    """Return the names of the data files in a folder."""
    found = files(__name__).joinpath(folder).iterdir()
    return sorted(path.name.removesuffix(".toml") for path in found if path.name.endswith(".toml"))


def boards() -> list[str]:
    """Return the ids of all boards ever released."""
    return names("boards")


@cache
def board(board_id: str) -> dict[str, Any]:
    """Return a complete board by its id; one with a `base` is merged with it. The caller must not change it."""
    own = dict(table(f"boards/{board_id}"))
    if "base" not in own:
        return own
    base = board(own.pop("base"))
    tables = {key: {**base.get(key, {}), **value} for key, value in own.items() if isinstance(value, dict)}
    return {**base, **own, **tables}


def editions() -> list[str]:
    """Return the names of the editions."""
    return names("editions")


def edition(name: str) -> dict[str, Any]:
    """Return an edition; one with a `base` is merged with it."""
    own = table(f"editions/{name}")
    if "base" not in own:
        return own
    base = edition(own["base"])
    return {**base, **own, **{key: {**base[key], **own[key]} for key in ("switches", "names") if key in own}}


def options() -> dict[str, Any]:
    """Return all options of a game."""
    return dict(table("options")["options"])


def atoms() -> dict[str, Any]:
    """Return every rule atom: its chapter, its module, its subject. The texts are in the catalogues."""
    return dict(table("atoms")["atoms"])


def explained() -> dict[str, dict[str, list[str]]]:
    """Return the rules behind phases and marks, which no rule is about by name."""
    return dict(table("explained"))


def lesson(name: str) -> str:
    """Return the text of a lesson, which is a logbook."""
    return files(__name__).joinpath(f"lessons/{name}.rn.toml").read_text(encoding="utf-8")
