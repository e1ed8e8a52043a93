"""Frames on a pipe: JSON after its length in four bytes."""

from __future__ import annotations

from typing import Any, Final

import orjson

LENGTH: Final = 4  # bytes
LONGEST: Final = 16 * 1024 * 1024  # bytes of a frame: what says that it is longer is none
Frame = dict[str, Any]


class FrameError(Exception):
    """What came through a pipe is no frame."""


def packed(frame: Frame) -> bytes:
    """A frame as it goes through a pipe."""
    body = orjson.dumps(frame)
    if len(body) > LONGEST:
        raise FrameError(len(body))
    return len(body).to_bytes(LENGTH, "big") + body


def read_length(data: bytes | bytearray) -> int:
    """How long the frame is that begins here."""
    length = int.from_bytes(data[:LENGTH], "big")
    if length > LONGEST:
        raise FrameError(length)
    return length


def read_body(body: bytes | bytearray) -> Frame:
    """The frame itself."""
    try:
        frame = orjson.loads(body)
    except orjson.JSONDecodeError as error:
        raise FrameError(str(error)) from error
    if not isinstance(frame, dict):
        raise FrameError(type(frame).__name__)
    return frame
