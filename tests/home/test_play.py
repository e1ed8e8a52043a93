"""`rednovember play` in the browser: where the board is, whose game it is, and what happens where there is no board."""

from __future__ import annotations

import signal
import socket
from pathlib import Path

import pytest

import rednovember as rn
from rednovember.home.play import HERE, PORTS
from tests.home.houses import BOARD, House


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path)


@pytest.mark.smoke
@pytest.mark.parametrize("arguments", [[], ["play"]])
def test_the_board_is_served_to_this_machine_and_the_browser_opened(house: House, arguments: list[str]) -> None:
    with house.playing(*arguments) as game:
        assert game.http.get("/").text == BOARD
        assert game.http.get("/healthz").json()["ok"] is True
        assert house.seen_by_the_browser() == [game.url]
        assert game.link == game.url
        assert game.stop() == 130
        assert game.process.stdout is not None
        assert game.process.stderr is not None
        assert game.process.stdout.read() == "", "one line is enough"
        assert game.process.stderr.read() == ""


def test_no_browser_is_opened_if_none_is_wished(house: House) -> None:
    with house.playing("play", "--no-browser") as game:
        assert game.http.get("/").text == BOARD
        assert game.stop(signal.SIGTERM) == 0
    assert not house.opened.exists()


def test_where_no_browser_can_be_opened_the_address_is_printed_all_the_same(house: House) -> None:
    for browser in ("", "/nowhere/browser", "lynx"):
        with house.playing("play", BROWSER=browser) as game:
            assert game.http.get("/").text == BOARD
            assert game.stop() == 130
    assert not house.opened.exists()


def test_games_go_on_the_next_time_at_the_same_address_even_after_a_crash(house: House) -> None:
    with house.playing("play", "--gnomes", "3", "--seed", "5") as game:
        before = game.look()
        address, table, keys = game.url, game.table, game.keys
        game.stop(signal.SIGKILL)
    with house.playing("play") as game:
        game.table, game.keys = table, keys
        after = game.look()
        assert after["message"]["view"] == before["message"]["view"]
        assert after["you"]["seats"] == before["you"]["seats"] != []
        assert game.url == address or int(address.rpartition(":")[2]) not in PORTS  # all were taken
        game.stop()


def test_a_second_one_opens_the_board_of_the_first(house: House) -> None:
    with house.playing("play", "--no-browser") as first:
        status, out, errors = house.run("play")
        assert (status, errors) == (0, "")
        assert first.url in out
        assert house.seen_by_the_browser() == [first.url]
        status, out, errors = house.run("play", "--gnomes", "3", "--no-browser")
        assert (status, errors) == (0, "")
        assert f"{first.url}/#/t/" in out
        status, out, errors = house.run("play", "--crew", f"Anna,Boris,{'x' * 50}")
        assert (status, out) == (2, "")
        assert "a name has 1 to" in errors
        first.stop()


def test_another_data_folder_is_another_house(house: House) -> None:
    with house.playing("play", "--no-browser") as first:
        other = str(house.folder / "other")
        with house.playing("play", "--no-browser", REDNOVEMBER_DATA=other) as second:
            assert first.url != second.url
            assert second.http.get("/healthz").json()["ok"] is True
            second.stop()
        first.stop()


def test_everybody_at_this_screen_has_a_key(house: House) -> None:
    crew = ["--crew", "Anna,Boris:bosun,Cyril", "--option", "hidden_hands", "--edition", "first", "--seed", "3"]
    with house.playing("play", *crew) as game:
        assert house.seen_by_the_browser() == [game.link]
        told = game.look()
        assert told["you"]["seats"] == ["Anna", "Cyril"]
        assert (told["about"]["edition"], told["about"]["gnomes"]) == ("first", ["Anna", "Boris", "Cyril"])
        assert told["about"]["options"]["hidden_hands"] is True
        game.stop()


def test_where_only_bots_play_one_watches(house: House) -> None:
    with house.playing("play", "--crew", "Anna:bosun,Boris:bosun,Cyril:bosun") as game:
        assert game.look()["you"]["seats"] == []
        game.stop()


def test_a_logbook_goes_on_in_the_browser(house: House) -> None:
    played = rn.Game(["Anna", "Boris", "Cyril"], players=["Max"], seed=7)
    for _ in range(5):
        played.play(played.legal()[0])
    played.save(str(house.folder / "game.rn.toml"))
    with house.playing("play", "--from", "game.rn.toml", "--bots", "Boris:bosun") as game:
        told = game.look()
        assert told["you"]["seats"] == ["Max"]
        assert told["about"]["gnomes"] == ["Anna", "Boris", "Cyril"]
        assert told["message"]["decisions"] == 5
        game.stop()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--gnomes", "2"], "2"),
        (["--crew", "Anna,Anna,Boris"], "Anna"),
        (["--option", "nonsense"], "nonsense"),
        (["--from", "missing.toml"], "No such file"),
        (["--from", "missing.toml", "--gnomes", "4"], "--from brings its own crew"),
        (["--crew", "Anna,Boris:nobody,Cyril"], "nobody"),
        (["--gnomes", "3", "--bot", "captain(rollouts=5)"], "with --plain you can use any bot"),
    ],
)
def test_a_game_that_cannot_be_laid_is_refused_in_a_line_before_anything_starts(
    house: House, arguments: list[str], said: str
) -> None:
    status, out, errors = house.run("play", *arguments)
    assert (status, out) == (2, "")
    assert said in errors
    assert len(errors.splitlines()) == 1
    assert not house.data.exists()


def test_without_a_page_the_game_is_in_the_terminal(house: House) -> None:
    (house.page / "index.html").unlink()
    status, out, errors = house.run(stdin="help\nquit!\n")
    assert status == 0
    assert "THE AIM" in out
    assert errors == (
        "rednovember: the browser page is not built (python tools/build_page.py builds it): "
        "here is the game in the terminal\n"
    )


@pytest.mark.parametrize("missing", ["uvicorn", "sqlalchemy", "aiosqlite"])
def test_without_the_server_s_packages_the_game_is_in_the_terminal(house: House, missing: str) -> None:
    status, out, errors = house.run("play", "--seed", "3", stdin="quit!\n", missing=missing)
    assert status == 0
    assert "Anna" in out
    assert f"‘{missing}’ is missing; install rednovember[server]" in errors
    assert len(errors.splitlines()) == 1


def test_a_port_that_is_taken_is_left_to_who_has_it(house: House) -> None:
    with socket.socket() as taken:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            taken.bind((HERE, PORTS[0]))
        except OSError:
            pass  # somebody else has it: as well
        else:
            taken.listen()
        with house.playing("play", "--no-browser") as game:
            assert game.url != f"http://{HERE}:{PORTS[0]}"
            assert game.http.get("/").text == BOARD
            game.stop()
