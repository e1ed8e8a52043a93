"""Rulesets by name: boards, editions and options as users name them."""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from rednovember import data
from rednovember.engine import board as boards
from rednovember.engine.ruleset import Ruleset
from rednovember.errors import BoardError, CrewError, RedNovemberError, near
from rednovember.files import decoded, os_error
from rednovember.game.toml import read_toml

Board = Mapping[str, Any]
OPTIONS: Final = tuple(data.options())  # names


def load_board(path: str | Path) -> dict[str, Any]:
    """Load and check a user's board file. With `base = "standard-2"` it only has to give what differs."""
    try:
        own = read_toml(decoded(Path(path).read_bytes()))
    except OSError as error:
        raise RedNovemberError("board-not-read", file=path, reason=os_error(error)) from None
    except RedNovemberError as error:
        raise RedNovemberError("board-not-read", file=path, reason=error) from None
    return check_board(own)


def check_board(own: Board) -> dict[str, Any]:
    """Return a complete, valid board. Raises `BoardError` with every fault."""
    whole = whole_board(own)
    faults = boards.faults(whole)
    if whole.get("id") in data.boards() and whole != data.board(whole["id"]):
        faults.append(("board-id-taken", {"board": whole["id"]}))
    if faults:
        raise BoardError(faults)
    return whole


def whole_board(own: Board) -> dict[str, Any]:
    """Return a board with everything from its base, if it has one."""
    whole = dict(own)
    base = whole.pop("base", None)
    return whole if base is None else merged(shipped_board(base), whole)


def merged(base: Board, own: Board) -> dict[str, Any]:
    """Return the base with the changes; tables are merged, everything else is replaced."""
    out = dict(base)
    for key, value in own.items():
        both = isinstance(value, Mapping) and isinstance(base.get(key), Mapping)
        out[key] = merged(base[key], value) if both else value
    return out


def shipped_board(board_id: object) -> dict[str, Any]:
    """Return a board of the package by its id."""
    if not isinstance(board_id, str) or board_id not in data.boards():
        raise RedNovemberError("board-unknown", board=board_id, known=", ".join(data.boards()))
    return data.board(board_id)


def complete_options(options: Mapping[str, object] | None) -> dict[str, bool]:
    """Return all options with their values. Raises `CrewError` for unknown ones."""
    defaults = {name: bool(option["default"]) for name, option in data.options().items()}
    for name, value in (options or {}).items():
        if name not in defaults:
            raise CrewError("option", option=name, nearest=near(name, defaults), known=", ".join(defaults))
        if not isinstance(value, bool):
            raise CrewError("option-value", option=name, value=value)
        defaults[name] = value
    return defaults


@lru_cache(maxsize=256)
def _shipped(board_id: str, edition: str, options: tuple[bool, ...]) -> Ruleset:
    switches = data.edition(edition)["switches"]
    return Ruleset(data.board(board_id), edition, switches, dict(zip(OPTIONS, options, strict=True)))


def make_rules(
    board: str | Board | None = None, edition: str = "revised", options: Mapping[str, object] | None = None
) -> Ruleset:
    """Return the ruleset of a board (an id, or a mapping that is checked), an edition and options."""
    if edition not in data.editions():
        raise CrewError("edition", edition=edition, known=", ".join(reversed(data.editions())))
    chosen = complete_options(options)
    if board is None:
        board = data.NEWEST_BOARD
    if isinstance(board, str):
        shipped_board(board)
        return _shipped(board, edition, tuple(chosen.values()))
    return Ruleset(check_board(board), edition, data.edition(edition)["switches"], chosen)
