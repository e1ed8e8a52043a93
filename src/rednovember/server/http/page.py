"""The routes of the browser page as built from `web/` into the package.

A requested name is looked up in a table and never used as a path. The media types are our own, because those of `.js`
differ between systems.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers, URLPath
from starlette.exceptions import HTTPException
from starlette.routing import BaseRoute, Match, NoMatchFound
from starlette.types import Receive, Scope, Send

from rednovember.server.http.files import File, file_of, sent

FIRST: Final = "index.html"
ASSETS: Final = "assets/"  # their names change with their contents
VERBS: Final = ("GET", "HEAD")
MEDIA: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".md": "text/plain; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
}
PACKS: Final = (".html", ".js", ".css", ".md", ".svg")
BROTLI: Final = ".br"  # suffix of a file that was compressed when the page was built
POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # positions and colours of the board
        "font-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
FOR_EVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}
ASK_AGAIN: Final = {"Cache-Control": "no-cache"}


class Page:
    """The files of a folder, each read and compressed when first requested; a new build is noticed."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._stamp: object = None
        self._paths: dict[str, Path] = {}
        self._files: dict[str, File] = {}

    def path(self, name: str) -> Path | None:
        """Return the path of a file; None if there is no such file or no page."""
        try:
            found = (self._folder / FIRST).stat()
            stamp: object = (found.st_mtime_ns, found.st_ino)
        except OSError:
            stamp = None
        if stamp != self._stamp:
            self._paths = {} if stamp is None else files_in(self._folder)
            self._files.clear()
            self._stamp = stamp
        return self._paths.get(name)

    async def file(self, name: str) -> File | None:
        """Return a file that is ready to be sent; None if there is none."""
        path = self.path(name)
        if path is not None and name not in self._files:
            try:
                self._files[name] = await asyncio.to_thread(read, name, path)
            except OSError:  # a build is under way
                return None
        return None if path is None else self._files.get(name)


def files_in(folder: Path) -> dict[str, Path]:
    """Return the files of a built page by name, if their type is known."""
    found = (path for path in folder.rglob("*") if path.suffix in MEDIA and path.is_file())
    return {path.relative_to(folder).as_posix(): path for path in found}


def read(name: str, path: Path) -> File:
    """Return a file with its response headers."""
    headers = dict(FOR_EVER if name.startswith(ASSETS) else ASK_AGAIN)
    if path.suffix == ".html":
        headers["Content-Security-Policy"] = POLICY
    beside = path.with_name(path.name + BROTLI)
    brotli = beside.read_bytes() if beside.is_file() else None
    return file_of(path.read_bytes(), MEDIA[path.suffix], headers, packs=path.suffix in PACKS, brotli=brotli)


class PageRoute(BaseRoute):
    """Matches the files of the page and nothing else. Without a built page it matches nothing."""

    def __init__(self, folder: Path) -> None:
        self.page = Page(folder)

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Return whether the request is for a file of the page."""
        if scope["type"] != "http" or self.page.path(name_of(scope)) is None:
            return Match.NONE, {}
        return (Match.FULL if scope["method"] in VERBS else Match.PARTIAL), {}

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send the file."""
        if scope["method"] not in VERBS:
            raise HTTPException(405)
        file = await self.page.file(name_of(scope))
        if file is None:
            raise HTTPException(404)
        await sent(file, Headers(scope=scope))(scope, receive, send)

    def url_path_for(self, name: str, /, **path_params: object) -> URLPath:
        """Raise `NoMatchFound`: these routes have no names."""
        raise NoMatchFound(name, path_params)


def name_of(scope: Scope) -> str:
    """Return the name of the requested file; `/` is the page itself."""
    return str(scope["path"]).removeprefix("/") or FIRST
