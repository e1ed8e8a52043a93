"""The board for the browser: what the server sends of it, and what it does not."""

from __future__ import annotations

import asyncio
import gzip
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from starlette.routing import Match

from rednovember.server.app import make_app
from rednovember.server.http.page import PageRoute
from rednovember.server.hub.hub import Hub
from rednovember.server.running.settings import Settings
from rednovember.server.store import Store
from tests.server.playing import InlineMinds

BOARD = "<!doctype html>" + "<p>the board</p>" * 100
SCRIPT = "console.log('ahoy');\n" * 200
FONT = bytes(range(256)) * 8


class Asking:
    """Somebody who asks a server with this page, one thing after the other."""

    def __init__(self, runner: asyncio.Runner, client: httpx.AsyncClient, folder: Path) -> None:
        self.runner, self.client, self.folder = runner, client, folder

    def __call__(self, path: str, verb: str = "GET", **headers: str) -> httpx.Response:
        shown = {name.replace("_", "-"): value for name, value in headers.items()}
        asked = self.client.request(verb, path, headers={"Accept-Encoding": "identity", **shown})
        return self.runner.run(asked)


def build(page: Path) -> Path:
    """A page as it is built, with what must not be sent beside it."""
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text(BOARD, encoding="utf-8")
    (page / "gallery.html").write_text("<!doctype html>the gallery", encoding="utf-8")
    (page / "gallery.html.br").write_bytes(b"packed")
    (page / "licences.md").write_text("# Licences\n", encoding="utf-8")
    (page / "icon.svg").write_text("<svg/>", encoding="utf-8")
    (page / "assets" / "index-1a2b.js").write_text(SCRIPT, encoding="utf-8")
    (page / "assets" / "index-1a2b.css").write_text("p { color: red }", encoding="utf-8")
    (page / "assets" / "rubik-1a2b.woff2").write_bytes(FONT)
    (page / "built.json").write_text("{}", encoding="utf-8")
    (page / "healthz").write_text("mine", encoding="utf-8")
    (page.parent / "secret.html").write_text("secret", encoding="utf-8")
    return page


@contextmanager
def asking(page: Path) -> Iterator[Asking]:
    """A server with this page, in this process."""
    with asyncio.Runner() as runner:
        store = runner.run(Store.open("sqlite://"))
        hub = Hub(store, InlineMinds())
        app = make_app(Settings(database="sqlite://"), store, hub, hub.minds, page)  # type: ignore[arg-type]
        client = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://127.0.0.1")
        yield Asking(runner, client, page)
        runner.run(client.aclose())
        runner.run(store.close())


@pytest.fixture(scope="module")
def fetch(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Asking]:
    """A server with a page."""
    with asking(build(tmp_path_factory.mktemp("page") / "page")) as found:
        yield found


@pytest.fixture(scope="module")
def without(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Asking]:
    """A server with none."""
    with asking(tmp_path_factory.mktemp("nothing") / "page") as found:
        yield found


@pytest.mark.parametrize(
    ("path", "media"),
    [
        ("/", "text/html; charset=utf-8"),
        ("/index.html", "text/html; charset=utf-8"),
        ("/gallery.html", "text/html; charset=utf-8"),
        ("/licences.md", "text/plain; charset=utf-8"),
        ("/icon.svg", "image/svg+xml"),
        ("/assets/index-1a2b.js", "text/javascript; charset=utf-8"),
        ("/assets/index-1a2b.css", "text/css; charset=utf-8"),
        ("/assets/rubik-1a2b.woff2", "font/woff2"),
    ],
)
def test_every_file_of_the_page_is_sent_as_what_it_is(fetch: Asking, path: str, media: str) -> None:
    answer = fetch(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == media
    assert answer.content == (fetch.folder / (path[1:] or "index.html")).read_bytes()
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_what_the_system_believes_of_endings_does_not_matter(fetch: Asking, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mimetypes.guess_type", lambda *_: ("application/x-nonsense", None))
    assert fetch("/assets/index-1a2b.js").headers["content-type"].startswith("text/javascript")


def test_the_page_s_policy_allows_its_own_files_and_nothing_else(fetch: Asking) -> None:
    for path in ("/", "/gallery.html"):
        policy = dict(
            each.strip().partition(" ")[::2] for each in fetch(path).headers["content-security-policy"].split(";")
        )
        assert policy == {
            "default-src": "'none'",
            "script-src": "'self'",
            "style-src": "'self'",
            "style-src-attr": "'unsafe-inline'",
            "font-src": "'self'",
            "img-src": "'self' data:",
            "connect-src": "'self'",
            "base-uri": "'none'",
            "form-action": "'none'",
            "frame-ancestors": "'none'",
        }
    for path in ("/icon.svg", "/assets/index-1a2b.js", "/licences.md"):
        assert fetch(path).headers["content-security-policy"] == "default-src 'none'; frame-ancestors 'none'"


def test_files_whose_names_change_are_kept_for_a_year_and_others_are_asked_for_again(fetch: Asking) -> None:
    for path in ("/assets/index-1a2b.js", "/assets/rubik-1a2b.woff2"):
        assert fetch(path).headers["cache-control"] == "public, max-age=31536000, immutable"
    for path in ("/", "/index.html", "/gallery.html", "/icon.svg", "/licences.md"):
        assert fetch(path).headers["cache-control"] == "no-cache"


def test_texts_are_packed_for_who_can_unpack_them(fetch: Asking) -> None:
    packed = fetch("/assets/index-1a2b.js", Accept_Encoding="br, gzip;q=0.8")
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) == len(gzip.compress(SCRIPT.encode(), mtime=0)) < 200
    assert packed.text == SCRIPT  # unpacked by the client
    plain = fetch("/assets/index-1a2b.js", Accept_Encoding="gzip;q=0, identity")
    assert "content-encoding" not in plain.headers
    assert plain.text == SCRIPT
    assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
    assert packed.headers["etag"] != plain.headers["etag"]
    font = fetch("/assets/rubik-1a2b.woff2", Accept_Encoding="gzip")
    assert "content-encoding" not in font.headers
    assert font.content == FONT


def test_what_was_packed_with_brotli_is_sent_so_to_who_can_unpack_it(fetch: Asking) -> None:
    asked = {"Accept-Encoding": "gzip, deflate, br"}
    streamed = fetch.client.stream("GET", "/gallery.html", headers=asked)

    async def raw() -> tuple[httpx.Headers, bytes]:
        async with streamed as answer:
            return answer.headers, b"".join([part async for part in answer.aiter_raw()])

    headers, body = fetch.runner.run(raw())
    assert (headers["content-encoding"], headers["content-type"]) == ("br", "text/html; charset=utf-8")
    assert body == b"packed"
    assert fetch("/gallery.html", Accept_Encoding="gzip, br;q=0").headers.get("content-encoding") != "br"
    assert fetch("/gallery.html").text == "<!doctype html>the gallery"
    assert fetch("/gallery.html.br").status_code == 404


@pytest.mark.parametrize("encoding", ["gzip", "identity"])
def test_a_browser_that_has_a_file_is_not_sent_it_again(fetch: Asking, encoding: str) -> None:
    tag = fetch("/", Accept_Encoding=encoding).headers["etag"]
    for said in (tag, f"W/{tag}", f'"other", {tag}', "*"):
        again = fetch("/", Accept_Encoding=encoding, If_None_Match=said)
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
        assert again.headers["cache-control"] == "no-cache"
    assert fetch("/", Accept_Encoding=encoding, If_None_Match='"other"').status_code == 200


def test_head_tells_the_same_without_the_file(fetch: Asking) -> None:
    got, head = fetch("/"), fetch("/", "HEAD")
    assert head.status_code == 200
    for name in ("content-type", "content-length", "etag", "cache-control", "content-security-policy"):
        assert head.headers[name] == got.headers[name]


@pytest.mark.parametrize("verb", ["POST", "PUT", "DELETE", "PATCH"])
def test_nothing_can_be_done_with_a_file(fetch: Asking, verb: str) -> None:
    answer = fetch("/icon.svg", verb)
    assert (answer.status_code, answer.json()["kind"]) == (405, "server-method")
    assert answer.headers["allow"] == "GET, HEAD"


@pytest.mark.parametrize(
    "path",
    ["/%2e%2e/secret.html", "/..%2fsecret.html", "/assets/..%2f..%2fsecret.html", "/..%5csecret.html",
     "/assets", "/assets/", "/built.json", "/index.html%00", "/assets//index-1a2b.js", "/INDEX.HTML", "/index.html/"],
)  # fmt: skip
def test_nothing_but_the_page_s_files_is_sent(fetch: Asking, path: str) -> None:
    answer = fetch(path)
    assert (answer.status_code, answer.json()["kind"]) == (404, "server-no-page")


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.html",
        "//index.html",
        "/assets/../../secret.html",
        "/./index.html",
        "/..\\secret.html",
        "../secret.html",
        "/\0",
    ],
)
def test_no_path_leads_out_of_the_page(fetch: Asking, path: str) -> None:
    scope = {"type": "http", "method": "GET", "path": path, "root_path": "", "headers": []}
    assert PageRoute(fetch.folder).matches(scope)[0] is Match.NONE
    assert PageRoute(fetch.folder).matches({**scope, "path": "/index.html"})[0] is Match.FULL
    absolute = {**scope, "path": "/" + str(fetch.folder / "index.html")}
    assert PageRoute(fetch.folder).matches(absolute)[0] is Match.NONE


def test_no_file_of_the_page_hides_what_programs_ask(fetch: Asking) -> None:
    assert fetch("/healthz").json()["ok"] is True
    assert fetch("/api/v1/tables").json() == []
    assert "/api/v1/tables" in fetch("/docs").text


@pytest.mark.parametrize(("language", "word"), [("de", "läuft"), ("ru", "Сервер"), ("en", "server")])
def test_without_a_page_one_says_how_to_build_it(without: Asking, language: str, word: str) -> None:
    answer = without("/", Accept_Language=language)
    assert answer.headers["content-type"].startswith("text/html")
    assert word in answer.text
    assert "tools/build_page.py" in answer.text
    assert "<script" not in answer.text
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert without("/icon.svg").status_code == 404


def test_a_page_that_is_built_anew_is_sent_anew(tmp_path: Path) -> None:
    page = build(tmp_path / "page")
    with asking(page) as fetch:
        assert fetch("/").text == BOARD
        (page / "assets" / "index-3c4d.js").write_text("new", encoding="utf-8")
        (page / "index.html").write_text("a new board", encoding="utf-8")
        os.utime(page / "index.html", ns=(1, 1))
        assert fetch("/").text == "a new board"
        assert fetch("/assets/index-3c4d.js").text == "new"
        (page / "index.html").unlink()
        assert "build_page" in fetch("/").text


def test_catalogues_are_packed_too(fetch: Asking) -> None:
    packed = fetch("/api/v1/words/en/game.ftl", Accept_Encoding="gzip")
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["cache-control"] == "max-age=60"
    assert packed.text == fetch("/api/v1/words/en/game.ftl").text
    again = fetch("/api/v1/words/en/game.ftl", Accept_Encoding="gzip", If_None_Match=packed.headers["etag"])
    assert again.status_code == 304
