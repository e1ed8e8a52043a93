"""Keys mean the same on every keyboard layout, and Enter does what was chosen last."""

from playwright.sync_api import Page, expect

from tests.browser.seeing import MARKS
from tests.browser.tables import sit_down
from tests.server.servers import Made, Server


def at_the_start(page: Page, server: Server) -> Made:
    """A solo table at which the first gnome may walk anywhere."""
    made = server.make_table(
        table={"gnomes": ["Anna", "Boris", "Cyril"], "players": ["Anna"], "seed": 7, "advice": True}
    )
    sit_down(page, made, "Anna")
    page.wait_for_selector(MARKS)
    return made


def room_of(made: Made) -> int:
    """Where the active gnome is."""
    view = made.look(made.seats["Anna"])["message"]["view"]
    return next(int(gnome["room"]) for gnome in view["gnomes"] if gnome["name"] == view["active"])


def test_enter_goes_to_the_room_of_the_digit_though_another_room_had_the_focus(page: Page, server: Server) -> None:
    made = at_the_start(page, server)
    page.locator("[data-mark=space-9]").focus()
    page.keyboard.press("7")
    page.keyboard.press("Enter")
    expect(page.locator("[data-mark=space-5]")).to_have_count(1)  # where it came from is a place to go to now
    assert room_of(made) == 7


def test_letters_of_a_cyrillic_layout_are_the_keys_they_lie_on(page: Page, server: Server) -> None:
    at_the_start(page, server)
    page.evaluate(
        """document.body.dispatchEvent(
            new KeyboardEvent("keydown", { key: "\\u0441", code: "KeyC", bubbles: true, cancelable: true }))"""
    )
    expect(page.get_by_role("dialog")).to_be_visible()  # the captain's
