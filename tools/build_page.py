"""Build the browser page from `web/` into the package, unless it is up to date, or say why that isn't possible.

    python tools/build_page.py

Node and its packages are installed once, see node.py; after that only Python is needed.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from node import ROOT, WEB, Trouble, complaint, find_node, install_packages, run

PAGE: Final = ROOT / "src" / "rednovember" / "page"
MARK: Final = PAGE / "fingerprint"  # a fingerprint of the sources; written last, so that a partial page is never used
FILES: Final = ("*.html", "*.json", "*.ts", "*.js")
FOLDERS: Final = ("src", "public", "licences")
WORDS: Final = "src/rednovember/words/*/web_gone.ftl"  # the page's words for when no server can be reached
NOT_BUILT: Final = "The page is not built: {reason}."


def sources() -> Iterator[Path]:
    """Yield all files that the page is built from."""
    for pattern in FILES:
        yield from WEB.glob(pattern)
    for folder in FOLDERS:
        yield from (path for path in (WEB / folder).rglob("*") if path.is_file())
    yield from ROOT.glob(WORDS)


def fingerprint() -> str:
    """Return a hash of all files that the page is built from."""
    digest = hashlib.sha256()
    for path in sorted(sources()):
        digest.update(f"{path.relative_to(ROOT).as_posix()}\0{path.stat().st_size}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def is_built() -> bool:
    """Return whether the page exists and matches its sources. Without sources any page will do."""
    if not (PAGE / "index.html").is_file():
        return False
    if not WEB.is_dir():
        return True
    return MARK.is_file() and MARK.read_text(encoding="ascii") == fingerprint()


def build_page() -> None:
    """Build the page unless it is up to date. Raises `Trouble`."""
    if is_built():
        return
    if not WEB.is_dir():
        raise Trouble("its sources (web/) are not here")
    node = find_node()
    install_packages(node)
    made_from = fingerprint()
    vite = WEB / "node_modules" / "vite" / "bin" / "vite.js"
    run("Building the page", [node.node, str(vite), "build"], cwd=WEB, env=node.environment)
    MARK.write_text(made_from, encoding="ascii")


def main() -> int:
    """Build the page, or say why not. Returns the exit status."""
    try:
        build_page()
    except Trouble as trouble:
        *more, line = complaint(trouble)
        print("\n".join([*more, NOT_BUILT.format(reason=line)]), file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
