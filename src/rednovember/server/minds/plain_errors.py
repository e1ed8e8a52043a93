"""Errors as plain data, and back: what is wrong with a table goes through a pipe."""

from __future__ import annotations

import json
from typing import Any

from rednovember.errors import BoardError, RedNovemberError
from rednovember.server.records import ServerError


def plain_error(error: RedNovemberError) -> dict[str, Any]:
    """An error as plain data."""
    params = {name: plain_value(value) for name, value in error.params.items()}
    found = [[kind, {name: plain_value(value) for name, value in more.items()}] for kind, more in found_in(error)]
    return {"kind": error.kind, "params": params, "found": found}


def found_in(error: RedNovemberError) -> list[tuple[str, dict[str, Any]]]:
    """What is wrong with a board, if that is the error."""
    return error.found if isinstance(error, BoardError) else []


def plain_value(value: object) -> object:
    """A parameter of an error as plain data; an error within it is a mapping with the one key `error`."""
    if isinstance(value, RedNovemberError):
        return {"error": plain_error(value)}
    if isinstance(value, str | int | float | None):
        return value
    try:
        return json.loads(json.dumps(value))
    except (TypeError, ValueError, RecursionError):  # a date of TOML, say
        return str(value)


def read_error(said: dict[str, Any]) -> RedNovemberError:
    """The error that `plain_error` has made plain."""
    if said["found"]:
        return BoardError([(kind, read_params(params)) for kind, params in said["found"]])
    return ServerError(said["kind"], **read_params(said["params"]))


def read_params(params: dict[str, Any]) -> dict[str, Any]:
    """The parameters of an error."""
    return {
        name: read_error(value["error"]) if isinstance(value, dict) and list(value) == ["error"] else value
        for name, value in params.items()
    }
