"""Logbooks at the browser: a saved game is loaded again and stands as it stood; what is none is said to be none."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import settle
from tests.browser.screens import HATCH, VOYAGE, middle
from tests.browser.seeing import BOARD, ENDING, MARKS
from tests.browser.tables import MOMENT, PLAY_NOW, keys_of, moment, table_of, to_the_way_out
from tests.browser.troubles import Troubles
from tests.server.servers import Server, bearer

LOAD: Final = re.compile("^Load a logbook")
PROBLEM: Final = "[role=alert] .problem"
DROP: Final = """([name, text]) => {
    const given = new DataTransfer();
    given.items.add(new File([text], name));
    const happens = (kind) => window.dispatchEvent(new DragEvent(kind, {dataTransfer: given, cancelable: true}));
    happens("dragover");
    happens("drop");
}"""


def load(page: Page, file: Path) -> None:
    """Load a file on the first screen."""
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name=LOAD).click()
    chooser.value.set_files(file)


def view(page: Page, server: Server) -> dict[str, Any]:
    """How the table stands that the page shows, by the keys of the page."""
    path = f"/api/v1/tables/{table_of(page)}"
    found: dict[str, Any] = server.http.get(path, headers=bearer(*keys_of(page))).json()["message"]
    return {key: found[key] for key in ("view", "ended", "decisions", "choices")}


def without_numbers(stands: dict[str, Any]) -> dict[str, Any]:
    """What does not depend on how many records a table has."""
    choices = stands["choices"]
    return {**stands, "choices": choices and {**choices, "number": None}}


def test_a_game_that_is_saved_and_loaded_again_stands_as_it_stood(page: Page, server: Server, tmp_path: Path) -> None:
    made = server.make_table(logbook=VOYAGE.read_text(encoding="utf-8"))
    settle(page)
    page.goto(f"/#/t/{made.id}/k/{','.join(made.seats.values())}")
    expect(page.locator(f"{ENDING} h1")).to_be_visible()
    title, before = page.locator(f"{ENDING} h1").inner_text(), view(page, server)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save logbook").click()
    assert saved.value.suggested_filename.endswith(".rn.toml")
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    page.get_by_role("button", name="Home").click()
    load(page, file)
    expect(page.locator(f"{ENDING} h1")).to_have_text(title)
    assert table_of(page) != made.id
    assert view(page, server) == before


def test_a_game_is_saved_in_the_middle_and_loaded_again(page: Page, server: Server, tmp_path: Path) -> None:
    made = moment(server)
    settle(page)
    page.goto(f"/#/t/{made.id}/k/{','.join(made.seats.values())}")
    page.wait_for_selector(f"{BOARD} [data-mark^=deed-fix_reactor]")
    before = view(page, server)
    to_the_way_out(page)
    with page.expect_download() as saved:
        page.get_by_role("dialog").get_by_role("button", name="Save logbook").click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    page.get_by_role("dialog").locator(".red").click()
    load(page, file)
    page.wait_for_selector(f"{BOARD} [data-mark^=deed-fix_reactor]")
    assert table_of(page) != made.id
    assert without_numbers(view(page, server)) == without_numbers(before)


def test_a_logbook_goes_on_from_where_it_stops_also_if_it_is_dropped(page: Page, server: Server) -> None:
    made = moment(server)
    expected = made.look(*made.seats.values())["message"]
    settle(page)
    page.goto("/")
    load(page, MOMENT)
    page.wait_for_selector(f"{BOARD} [data-mark^=deed-fix_reactor]")
    first = view(page, server)
    assert first["view"] == expected["view"]
    page.goto("/#/")
    expect(page.get_by_role("button", name=re.compile("^Continue"))).to_be_visible()
    page.evaluate(DROP, ["moment.rn.toml", MOMENT.read_text(encoding="utf-8")])
    page.wait_for_selector(f"{BOARD} [data-mark^=deed-fix_reactor]")
    assert without_numbers(view(page, server)) == without_numbers(first)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"Dear diary, today the boat was sinking.", "This is not a Red November logbook. (not TOML: "),
        (b'[game]\ngnomes = ["Anna", "Boris", "Cyril"]\n[position]\nfires = [77]\n', " be played: "),
        (b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\xff\xfe", "This is not a Red November logbook. ("),
        (b"", ""),
        (b"# nothing\n" * 30_000, "too long"),
    ],
    ids=["no TOML", "no such room", "a picture", "empty", "too long"],
)
def test_what_is_no_logbook_gets_one_clear_line(
    page: Page, troubles: Troubles, tmp_path: Path, content: bytes, said: str
) -> None:
    troubles.expect("status 422|Failed to load resource: .* 422")
    file = tmp_path / "broken.rn.toml"
    file.write_bytes(content)
    page.goto("/")
    load(page, file)
    line = page.locator(PROBLEM)
    expect(line).to_be_visible()
    text = line.inner_text()
    assert said in text
    assert 10 < len(text) < 300
    assert "Traceback" not in text
    assert "error-" not in text
    expect(page.locator(PLAY_NOW)).to_be_enabled()
    load(page, MOMENT)  # the next file is a better one
    page.wait_for_selector(BOARD)


def open_a_hatch(page: Page) -> None:
    """Decide something that can be undone."""
    page.locator(HATCH).first.dispatch_event("click")
    page.locator(f"{HATCH}.chosen").dispatch_event("click")
    page.wait_for_selector(f"{HATCH}.chosen", state="detached")
    page.wait_for_selector(MARKS)


def test_a_game_from_a_logbook_knows_its_steps_after_an_undo(page: Page, server: Server) -> None:
    settle(page)
    middle(page, server)
    brought, lines = view(page, server)["decisions"], page.locator("[role=log] button").count()
    open_a_hatch(page)
    page.keyboard.press("u")
    expect(page.locator("[role=log] button")).to_have_count(lines)
    open_a_hatch(page)
    page.reload()
    page.wait_for_selector(MARKS)
    page.keyboard.press("Shift+U")
    steps = page.locator("[role=dialog] ol button")
    expect(steps).to_have_count(3)  # into the room, the toolbox, the hatch
    steps.last.click()
    page.get_by_role("dialog").get_by_role("button", name="Undo", exact=True).click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("[role=log] button")).to_have_count(lines)  # the table has undone it
    page.keyboard.press("Shift+U")
    expect(steps).to_have_count(2)
    assert view(page, server)["decisions"] == brought
