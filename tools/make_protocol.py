"""Write the protocol's schema, its TypeScript types (web/src/protocol.ts) and the requests in docs/protocol.md.

python tools/make_protocol.py
"""

import json
import textwrap
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

from rednovember.game import names
from rednovember.server.protocol_schema import HTTP, SERVER_FRAMES, SUBPROTOCOL, protocol_schema, requests
from rednovember.server.requests.registry import REQUEST_TYPES, RequestType
from rednovember.server.rooms.chat import SIGNALS
from rednovember.server.rooms.frames import PROTOCOL

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "protocol.md"
TABLE_HEAD = "| `type` | keys | who | what |\n|---|---|---|---|\n"
Schema = dict[str, Any]
WIDTH = 110
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
CHANCE = ["integer", "integer"]  # a pair of whole numbers is always one
BROWSERS = {"Event": "EventName"}  # browsers already have a type of that name
TOP = """\
// The protocol of a table, for clients in TypeScript: see docs/protocol.md.
// Made by tools/make_protocol.py from the server's own types; do not edit.

export const PROTOCOL = {protocol};
export const SUBPROTOCOL = "{subprotocol}";
"""
PAIR = """\
/** A fraction in lowest terms: so many times in so many. */
export type Chance = readonly [number, number];
"""
BOTTOM = """\
/** What a client sends: hello first, then requests with a number each; `type` says which it is. */
export type ClientFrame = Hello | (AnyRequest & Numbered);

/** The client's own number for a request; its answer carries the same one. */
export interface Numbered {
  readonly id: number;
}

/** A fact of one kind. */
export type Fact<Kind extends FactKind> = Extract<Happened, { readonly kind: Kind }>;
"""


def pages() -> dict[Path, str]:
    """Return the files and their texts."""
    return {
        ROOT / "docs" / "protocol.schema.json": json.dumps(protocol_schema(), indent=1, ensure_ascii=False) + "\n",
        ROOT / "web" / "src" / "protocol.ts": typescript(protocol_schema()["$defs"]),
        PAGE: with_requests(PAGE.read_text(encoding="utf-8")),
    }


def with_requests(page: str) -> str:
    """Return docs/protocol.md with its table of requests as the registry has them."""
    start, _, rest = page.partition(TABLE_HEAD)
    _, _, end = rest.partition("\n\n")
    return f"{start}{TABLE_HEAD}{''.join(map(row, REQUEST_TYPES.values()))}\n{end}"


def row(entry: RequestType) -> str:
    """Return a request's row: its name, its keys, who may send it, and what it does."""
    keys = ", ".join(f"`{each.name}`" for each in fields(entry.fields) if each.name != "type")
    does = " ".join((entry.fields.__doc__ or "").split())
    return f"| `{entry.name}` | {keys} | {entry.permission.who} | {does} |\n"


def typescript(definitions: Schema) -> str:
    """Return all types: named lists first, then frames, requests and HTTP, then the types that these use."""
    lists = aliases()
    parts = [TOP.format(protocol=PROTOCOL, subprotocol=SUBPROTOCOL)]
    parts += [f"export type {name} =\n{union(map(json.dumps, one))};\n" for one, name in lists.items()]
    parts.append(PAIR)
    first = ["ServerFrame", *(kind.__name__ for kind in SERVER_FRAMES), "AnyRequest", "Hello"]
    first += [kind.__name__ for kind in (*requests(), *HTTP)]
    for name in dict.fromkeys([*first, *definitions]):
        if name != "ClientFrame":
            parts.append(declared(name, definitions[name], lists))
        if name == "AnyRequest":
            parts.append(BOTTOM)
    return "\n".join(parts)


def aliases() -> dict[tuple[str, ...], str]:
    """Return the lists of names that have a name of their own."""
    named = {BROWSERS.get(name, name): kind for name, kind in vars(names).items() if names.names_of(kind)}
    out = {names.names_of(kind): name for name, kind in named.items()}
    assert len(out) == len(named)
    return {**out, SIGNALS: "SignalName"}


def declared(name: str, schema: Schema, lists: dict[tuple[str, ...], str]) -> str:
    """Return a type with its comment."""
    comment = doc(schema.get("description", ""))
    if "oneOf" in schema:
        return f"{comment}export type {name} =\n{union(typed(one, lists) for one in schema['oneOf'])};\n"
    return f"{comment}export interface {name} {{\n" + "".join(members(schema, lists)) + "}\n"


def members(schema: Schema, lists: dict[tuple[str, ...], str]) -> Iterator[str]:
    """Yield the lines of an interface."""
    for key, value in schema["properties"].items():
        yield f"  readonly {member(schema, key, value, lists)};\n"


def member(schema: Schema, key: str, value: Schema, lists: dict[tuple[str, ...], str]) -> str:
    """Return a key and its type; an optional key has a question mark."""
    return f"{key}{'' if key in schema['required'] else '?'}: {typed(value, lists)}"


def typed(schema: Schema, lists: dict[tuple[str, ...], str]) -> str:
    """Return a schema as a type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return lists.get(tuple(schema["enum"])) or " | ".join(map(json.dumps, schema["enum"]))
    if "anyOf" in schema:
        return " | ".join(typed(one, lists) for one in schema["anyOf"])
    if schema.get("type") == "array":
        if "prefixItems" in schema:
            kinds = [typed(one, lists) for one in schema["prefixItems"]]
            return (
                "Chance"
                if [one["type"] for one in schema["prefixItems"]] == CHANCE
                else f"readonly [{', '.join(kinds)}]"
            )
        inner = typed(schema["items"], lists)
        return f"readonly {inner}[]" if inner.isalnum() else f"ReadonlyArray<{inner}>"
    if schema.get("type") == "object":
        if "properties" not in schema:
            return f"Readonly<Record<string, {typed(schema['additionalProperties'], lists)}>>"
        inside = "; ".join(
            f"readonly {member(schema, key, value, lists)}" for key, value in schema["properties"].items()
        )
        return f"{{ {inside} }}" if inside else "Readonly<Record<string, never>>"
    return PLAIN[schema["type"]] if schema else "unknown"


def union(kinds: Any) -> str:  # noqa: ANN401 - any texts
    """Return a union, one line per type."""
    return "\n".join(f"  | {kind}" for kind in kinds)


def doc(text: str) -> str:
    """Return a comment."""
    if len(text) + 7 <= WIDTH:
        return f"/** {text} */\n" if text else ""
    lines = textwrap.wrap(text, WIDTH - 3, break_long_words=False, break_on_hyphens=False)
    return "/**\n" + "".join(f" * {line}\n" for line in lines) + " */\n"


if __name__ == "__main__":
    for path, text in pages().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
