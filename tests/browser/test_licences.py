"""Whatever is in the page comes with its licence, and that can be read where the page is."""

from __future__ import annotations

import re

from rednovember.folders import page_folder
from tests.server.servers import Server


def test_the_licences_of_everything_in_the_page_can_be_read(server: Server) -> None:
    answer = server.http.get("/licences.md")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    text = answer.text
    listed = set(re.findall(r"^## (\S+) \S+ \(\S+\)$", text, re.MULTILINE))
    assert {"svelte", "@fluent/bundle", "@fontsource-variable/rubik", "@fontsource/dela-gothic-one"} <= listed
    for licence in ("Permission is hereby granted", "SIL OPEN FONT LICENSE", "Version 2.0, January 2004"):
        assert licence in text


def test_every_font_of_the_page_is_of_a_package_that_is_listed(server: Server) -> None:
    text = server.http.get("/licences.md").text
    fonts = {path.name.partition("-")[0] for path in (page_folder() / "assets").glob("*.woff2")}
    assert fonts
    for font in fonts:
        assert re.search(rf"^## @fontsource\S*/{font}", text, re.MULTILINE), font
