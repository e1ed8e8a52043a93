"""Errors as plain data, and back: what is wrong with a table goes through a pipe."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from rednovember.errors import BoardError, RedNovemberError
from rednovember.server.errors import ServerError


def plain_error(error: RedNovemberError) -> dict[str, Any]:
    """An error as plain data."""
    found = [[kind, plain_params(params)] for kind, params in found_in(error)]
    return {"kind": error.kind, "params": plain_params(error.params), "found": found}


def found_in(error: RedNovemberError) -> list[tuple[str, dict[str, Any]]]:
    """What is wrong with a board, if that is the error."""
    return error.found if isinstance(error, BoardError) else []


def plain_params(params: Mapping[str, object]) -> dict[str, Any]:
    """The parameters of an error as plain data.

    Those that are errors themselves are kept apart: a value may be anything that somebody has sent.
    """
    errors = {name: value for name, value in params.items() if isinstance(value, RedNovemberError)}
    return {
        "values": {name: plain_value(value) for name, value in params.items() if name not in errors},
        "errors": {name: plain_error(error) for name, error in errors.items()},
    }


def plain_value(value: object) -> object:
    """A parameter of an error as plain data."""
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
    return {**params["values"], **{name: read_error(error) for name, error in params["errors"].items()}}
