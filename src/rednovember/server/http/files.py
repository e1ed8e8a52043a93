"""Static files: compressed once, and not sent again to browsers that have them."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import Response

HARDEST: Final = 9  # the best compression of gzip: it is done once


@dataclass(frozen=True, slots=True)
class File:
    """A file with its compressed variants, the smallest format first, and an ETag that depends on its bytes."""

    body: bytes
    packed: Mapping[str, bytes]
    tag: str
    media: str
    headers: Mapping[str, str]


def file_of(
    body: bytes, media: str, headers: Mapping[str, str], *, packs: bool = True, brotli: bytes | None = None
) -> File:
    """Return a file that is ready to be sent. `packs` is for texts; pictures and fonts are compressed already.

    `brotli` is the file compressed at build time, because the standard library has no Brotli.
    """
    ways = {"br": brotli, "gzip": gzip.compress(body, HARDEST, mtime=0) if packs else None}
    packed = {name: found for name, found in ways.items() if found is not None and len(found) < len(body)}
    return File(body, packed, sha256(body).hexdigest()[:32], media, headers)


def sent(file: File, asked: Headers) -> Response:
    """Return the response for a file: compressed if the client accepts that, 304 if it has the file."""
    encodings = asked.get("accept-encoding", "")
    way = next((name for name in file.packed if takes(encodings, name)), "")
    tag = f'"{file.tag}-{way}"' if way else f'"{file.tag}"'
    headers = {"ETag": tag, **file.headers}
    if file.packed:
        headers["Vary"] = "Accept-Encoding"
    if has_it(asked.get("if-none-match", ""), tag):
        return Response(status_code=304, headers=headers)
    if way:
        headers["Content-Encoding"] = way
    return Response(file.packed.get(way, file.body), headers=headers, media_type=file.media)


def takes(header: str, way: str) -> bool:
    """Whether a header `Accept-Encoding` allows a way of packing.

    >>> [takes(each, "gzip") for each in ("br, gzip", "gzip;q=0.5", "*", "gzip;q=0, *", "identity", "")]
    [True, True, True, False, False, False]
    """
    found: dict[str, bool] = {}
    for part in header.lower().split(","):
        name, _, quality = part.partition(";")
        weight = quality.strip().removeprefix("q=").strip()
        found[name.strip()] = weight.strip("0.") != "" or not weight
    return found.get(way, found.get("*", False))


def has_it(header: str, tag: str) -> bool:
    """Whether a header `If-None-Match` names this tag.

    >>> [has_it(each, '"a"') for each in ('"a"', 'W/"a"', '"b", "a"', "*", '"b"', "")]
    [True, True, True, True, False, False]
    """
    return any(each.strip().removeprefix("W/") in (tag, "*") for each in header.split(","))
