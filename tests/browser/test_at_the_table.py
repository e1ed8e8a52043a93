"""What may happen in the middle of a game: reloading, taking back, a server that goes and comes back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.player import Player, settle
from tests.browser.screens import CREW
from tests.browser.seeing import BOARD, DIALOG, MARKS, seen
from tests.browser.tables import moment, sit_down
from tests.browser.troubles import Troubles
from tests.server.servers import Made, Server, serving

Json = dict[str, Any]
GROG = "[data-item=grog]"
UNDO = "[data-undo]"
SAID = "main [role=alert]"


def stands(made: Made, seat: str) -> Json:
    """How the table stands, as the server tells that seat."""
    found: Json = made.look(made.seats[seat])["message"]
    return found


def drink(player: Player) -> None:
    """Use the grog: it is touched twice."""
    player.touch("card", GROG)
    player.touch("card", GROG)


def test_a_reload_in_the_middle_of_a_turn_shows_the_same_and_the_turn_goes_on(page: Page, server: Server) -> None:
    made = moment(server)
    sit_down(page, made, "Oleg")
    drink(Player(page))
    decided = stands(made, "Oleg")["decisions"]
    before = seen(page)
    page.reload()
    after = seen(page)
    assert (after.marks, after.cards, after.main) == (before.marks, before.cards, before.main)
    assert len(after.marks) > 3
    player = Player(page)
    player.touch("deed", "[data-mark^=deed-fix_reactor]")
    player.touch("middle", ".dial .middle")
    assert stands(made, "Oleg")["decisions"] > decided


def test_steps_are_taken_back_one_by_one(page: Page, server: Server) -> None:
    made = moment(server)
    sit_down(page, made, "Oleg")
    first = stands(made, "Oleg")
    player = Player(page)
    at_first = player.now
    drink(player)
    second = stands(made, "Oleg")
    assert second["decisions"] == first["decisions"] + 1
    after_grog = player.now
    player.touch("hatch", "[data-mark^=hatch-]")
    player.touch("hatch", "[data-mark^=hatch-].chosen")
    assert stands(made, "Oleg")["decisions"] == second["decisions"] + 1
    player.touch("undo", UNDO)
    assert stands(made, "Oleg")["view"] == second["view"]
    assert (player.now.marks, player.now.cards) == (after_grog.marks, after_grog.cards)
    player.touch("undo", UNDO)
    assert stands(made, "Oleg")["view"] == first["view"]
    assert (player.now.marks, player.now.cards) == (at_first.marks, at_first.cards)


def test_the_whole_turn_is_taken_back(page: Page, server: Server) -> None:
    made = server.make_table(table={"gnomes": 3, "players": ["Ann"], "seed": 5, "take_back": "free"})
    sit_down(page, made, "Ann")
    first = stands(made, "Ann")
    player = Player(page, seed=3)
    for _ in range(2):
        player.touch("space", "[data-mark^=space-]")
        player.touch("space", "[data-mark^=space-].chosen")
    assert stands(made, "Ann")["decisions"] >= first["decisions"] + 2
    page.keyboard.press("Shift+U")
    expect(page.locator(DIALOG)).to_be_visible()
    player.now = seen(page)
    player.touch("choice", f"{DIALOG} [data-key='2']")
    player.touch("red", f"{DIALOG} .red")
    expect(page.locator(DIALOG)).to_be_hidden()
    assert stands(made, "Ann")["view"] == first["view"]


def test_two_gnomes_of_one_player_swap_cards_at_once(page: Page, server: Server) -> None:
    made = server.make_table(
        table={"gnomes": CREW, "players": ["Ann"], "seed": 3}
    )  # Oleg and Fenja are in the same room
    sit_down(page, made, "Ann")
    before = {gnome["name"]: gnome["items"] for gnome in stands(made, "Ann")["view"]["gnomes"]}
    page.locator("[data-board] .deed[data-mark*=trade]").first.dispatch_event("click")
    cards = page.locator(f"{DIALOG} [data-choice]:not(:disabled)")
    cards.first.click()
    cards.nth(len(before["Oleg"])).click()
    page.locator(f"{DIALOG} .red").click()
    given, got = before["Oleg"][0], before["Fenja"][0]
    assert got not in before["Oleg"]
    expect(page.locator(f"[data-item={got}]")).to_be_visible()  # the server has answered
    expect(page.locator(DIALOG)).to_have_count(0)
    after = {gnome["name"]: gnome["items"] for gnome in stands(made, "Ann")["view"]["gnomes"]}
    assert sorted(after["Oleg"]) == sorted([*before["Oleg"][1:], got])
    assert sorted(after["Fenja"]) == sorted([*before["Fenja"][1:], given])


def test_the_server_is_started_again_in_the_middle_of_a_game(
    context: BrowserContext, page_built: None, tmp_path: Path, troubles: Troubles
) -> None:
    troubles.expect("WebSocket|ERR_CONNECTION|failed|leaves")
    page = context.new_page()
    with serving(tmp_path) as server:
        made = server.make_table(table={"gnomes": ["Anna", "Boris", "Cyril"], "players": ["Ann"], "seed": 5})
        sit_down(page, made, "Ann")
        player = Player(page, seed=4)
        player.play(lambda _: stands(made, "Ann")["decisions"] > 6)
        before = seen(page)
        server.stop()
    expect(page.locator(".lost")).to_be_visible()
    expect(page.locator(BOARD)).to_be_visible()
    with serving(tmp_path, port=int(server.url.rpartition(":")[2])) as again:
        expect(page.locator(".lost")).to_be_hidden(timeout=60_000)
        player.now = seen(page)
        assert player.now.marks == before.marks
        made.server = again
        decided = stands(made, "Ann")["decisions"]
        player.play(lambda _: stands(made, "Ann")["decisions"] > decided + 2)
        page.close()


def test_a_server_that_is_gone_is_said_to_be_and_the_page_goes_on_when_it_is_back(
    page: Page, server: Server, troubles: Troubles
) -> None:
    troubles.expect("ERR_FAILED|failed: ")
    page.route("**/api/v1/languages", lambda route: route.abort())
    page.goto("/")
    expect(page.locator(SAID)).to_contain_text("reach the server")
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    page.unroute("**/api/v1/languages")
    expect(page.locator("nav .menu-button.go")).to_be_visible()


def test_a_server_that_goes_before_play_now_is_said_to_be_gone(
    context: BrowserContext, page_built: None, tmp_path: Path, troubles: Troubles
) -> None:
    troubles.expect("ERR_CONNECTION|failed|leaves")
    page = context.new_page()
    with serving(tmp_path) as server:
        page.goto(server.url)
        expect(page.locator("nav .menu-button.go")).to_be_visible()
    page.locator("nav .menu-button.go").click()
    expect(page.locator("[role=alert] .problem")).to_be_visible()
    expect(page.locator("nav .menu-button.go")).to_be_enabled()
    page.close()


def test_a_server_of_another_protocol_is_said_to_be_one(page: Page, server: Server) -> None:
    made = server.make_table(table={"gnomes": 3, "players": ["Ann"]})

    def newer(socket: Any) -> None:
        real = socket.connect_to_server()
        socket.on_message(lambda text: real.send(str(text).replace('"protocol":2,', '"protocol":99,')))

    page.route_web_socket("**/socket", newer)
    settle(page)
    page.goto(f"/#/t/{made.id}/k/{made.seats['Ann']}")
    expect(page.locator(SAID)).to_contain_text("This page is out of date")
    expect(page.get_by_role("button", name="Reload")).to_be_visible()


def test_a_table_that_is_not_there_is_said_not_to_be(page: Page, server: Server) -> None:
    page.goto("/#/t/00000000/k/nothing")
    expect(page.locator(SAID)).to_contain_text("No such table")
    page.get_by_role("button", name="Home").click()
    expect(page.locator("nav .menu-button.go")).to_be_visible()
    made = server.make_table(table={"gnomes": 3, "players": ["Ann"]})
    page.goto(f"/#/t/{made.id}/k/wrong")
    expect(page.locator(SAID)).to_be_visible()
    expect(page.locator(MARKS)).to_have_count(0)
