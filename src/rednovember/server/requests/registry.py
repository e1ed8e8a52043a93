"""The registry of requests: all that a client may ask of a table, declared one by one.

An entry says what the fields of a request are, who may send it, what it records, and what carries it out. Dispatch,
validation, the JSON schema, the TypeScript types and the table in docs/protocol.md follow from it. To add a request,
write its fields as a dataclass and its handler as a function with the decorator `request`, in one of the modules that
`requests/__init__.py` imports.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from typing import Any, Final, TypeVar

from rednovember.server.errors import ServerError
from rednovember.server.requests.action import Action
from rednovember.server.requests.permissions import ANYONE, Permission
from rednovember.server.requests.records import RecordType
from rednovember.server.rooms.frames import PROTOCOL
from rednovember.table.requests import read_request

OLD_NAME: Final = "say"  # what `type` was called in protocol 1
Handler = Callable[[Action, Any], None]
HandlerT = TypeVar("HandlerT", bound=Callable[..., None])


@dataclass(frozen=True, slots=True)
class RequestType:
    """One request.

    `fields` is a dataclass; its docstring is the documentation. `records` are the kinds of records that it may make,
    of which everyone at the table hears; without any, only the client that has asked hears anything. `carry_out` is
    None for requests that concern the connection and not the room: they are carried out where connections are.
    `plays` marks decisions, for which the log has more room. `chats` marks what the chat's rate limit applies to.
    """

    fields: type[Any]
    permission: Permission
    records: tuple[RecordType, ...] = ()
    carry_out: Handler | None = None
    plays: bool = False
    chats: bool = False
    over_http: bool = True

    @property
    def name(self) -> str:
        """The name of the request on the wire."""
        return next(str(each.default) for each in fields(self.fields) if each.name == "type")


REQUEST_TYPES: Final[dict[str, RequestType]] = {}  # by name


def request(
    kind: type[Any],
    permission: Permission,
    *records: RecordType,
    plays: bool = False,
    chats: bool = False,
) -> Callable[[HandlerT], HandlerT]:
    """Register a request; the decorated function carries it out."""

    def register(carry_out: HandlerT) -> HandlerT:
        _add(RequestType(kind, permission, records, carry_out, plays, chats))
        return carry_out

    return register


def connection_request(kind: type[Any], permission: Permission = ANYONE, *, over_http: bool = False) -> None:
    """Register a request that concerns the connection, or only reads."""
    _add(RequestType(kind, permission, over_http=over_http))


def _add(entry: RequestType) -> None:
    assert entry.name not in REQUEST_TYPES, f"there is a request {entry.name} already"
    REQUEST_TYPES[entry.name] = entry


def parse_request(data: object, *, over_http: bool = False) -> Any:  # noqa: ANN401 - one of the registered dataclasses
    """Return a request from plain data. Raises `RedNovemberError` for an unknown name, a wrong key or a wrong value."""
    if isinstance(data, Mapping) and "type" not in data and OLD_NAME in data:
        raise ServerError("server-protocol", known=PROTOCOL)
    known = {name: each.fields for name, each in REQUEST_TYPES.items() if each.over_http or not over_http}
    return read_request(data, known)
