"""The wire's schema, generated from its types: JSON Schema 2020-12, from which clients can generate types."""

from __future__ import annotations

import types
from collections.abc import Iterable
from dataclasses import MISSING, Field, fields, is_dataclass
from typing import Annotated, Any, Final, Union, get_args, get_origin, get_type_hints

from rednovember.engine.facts import FACTS
from rednovember.game.facts import PARAMETERS
from rednovember.game.names import OneOf
from rednovember.game.visibility import SECRETS
from rednovember.table.advising import Advised
from rednovember.table.digest import Digest
from rednovember.table.lesson_wire import Guidance, Lessons
from rednovember.table.messages import VERSION, About, Message, Refused
from rednovember.table.requests import Accepted, Advice, Control, Decide, Undo
from rednovember.table.story import Happened

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
OUT: Final = (About, Message, Digest, Advised, Lessons, Guidance, Accepted, Refused)  # from a table
IN: Final = (Decide, Undo, Control, Advice)  # from a seat
PLAIN: Final[dict[Any, str]] = {str: "string", int: "integer", bool: "boolean", float: "number", type(None): "null"}
Schema = dict[str, Any]


def schema() -> Schema:
    """Return the schema of the whole wire."""
    definitions: Schema = {}
    for each in (*OUT, *IN):
        schema_of(each, definitions)
    loosen(definitions, IN)
    return {
        "$schema": DIALECT,
        "title": "Red November, the wire",
        "description": f"Version {VERSION}. What a table says: {_listed(OUT)}. What a seat says: {_listed(IN)}.",
        "anyOf": [{"$ref": f"#/$defs/{each.__name__}"} for each in (*OUT, *IN)],
        "$defs": dict(sorted(definitions.items())),
    }


def loosen(definitions: Schema, kinds: Iterable[type]) -> None:
    """Make the fields with defaults optional in requests; only `type` is always required."""
    for kind in kinds:
        needed = [each.name for each in fields(kind) if each.name == "type" or _has_no_default(each)]
        definitions[kind.__name__]["required"] = needed


def _has_no_default(each: Field[Any]) -> bool:
    return each.default is MISSING and each.default_factory is MISSING


def _listed(kinds: tuple[type, ...]) -> str:
    return ", ".join(kind.__name__ for kind in kinds)


def schema_of(kind: Any, definitions: Schema) -> Schema:  # noqa: ANN401 - types are values here
    """Return the schema of a type; dataclasses are added to the definitions."""
    if kind in PLAIN:
        return {"type": PLAIN[kind]}
    if kind is Any:
        return {}
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        names = next((mark.names for mark in kind.__metadata__ if isinstance(mark, OneOf)), None)
        notes = [mark for mark in kind.__metadata__ if isinstance(mark, str)]
        out: Schema = {"enum": list(names)} if names else schema_of(args[0], definitions)
        return {**out, "description": notes[0]} if notes else out
    if origin in (Union, types.UnionType):
        return {"anyOf": [schema_of(each, definitions) for each in args]}
    if origin is tuple:
        if args[-1] is Ellipsis:
            return {"type": "array", "items": schema_of(args[0], definitions)}
        items = [schema_of(each, definitions) for each in args]
        return {"type": "array", "prefixItems": items, "minItems": len(items), "maxItems": len(items)}
    if origin is list:
        return {"type": "array", "items": schema_of(args[0], definitions)}
    if origin is dict:
        return {"type": "object", "additionalProperties": schema_of(args[1], definitions)}
    if not is_dataclass(kind):
        raise TypeError(f"{kind} has no schema")
    name = str(getattr(kind, "__name__", ""))
    if name not in definitions:
        definitions[name] = {}  # so that a type may contain itself
        definitions[name] = _facts(definitions) if kind is Happened else _object(kind, definitions)
    return {"$ref": f"#/$defs/{name}"}


def _object(kind: Any, definitions: Schema) -> Schema:  # noqa: ANN401 - types are values here
    hints = get_type_hints(kind, include_extras=True)
    properties = {each.name: schema_of(hints[each.name], definitions) for each in fields(kind)}
    description = " ".join((kind.__doc__ or "").split())
    return _closed(properties, description)


def _facts(definitions: Schema) -> Schema:
    """Return the schema of facts: one variant per kind with its own parameters; secret ones are optional."""
    kinds = []
    for name, params in FACTS:
        properties = {param: schema_of(PARAMETERS[param], definitions) for param in params}
        known = _closed(properties)
        if name in SECRETS:
            known["required"] = [param for param in params if param != SECRETS[name]]
        kinds.append(_closed({"entry": {"type": "integer"}, "kind": {"const": name}, "params": known}))
    return {"description": " ".join((Happened.__doc__ or "").split()), "oneOf": kinds}


def _closed(properties: Schema, description: str = "") -> Schema:
    out: Schema = {"description": description} if description else {}
    return {
        **out,
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }
