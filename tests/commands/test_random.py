"""`rednovember random`, and the command as a whole: what a user may get wrong is answered by one line."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import rednovember as rn
from tests.support import environment, run


def refused(*arguments: str, cwd: Path | None = None) -> str:
    """The one line by which a command is refused."""
    done = run(*arguments, cwd=cwd)
    assert done.returncode == 2
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    assert done.stderr.startswith("rednovember: ")
    assert done.stderr.count("\n") == 1
    return done.stderr.removeprefix("rednovember: ").rstrip("\n")


def test_a_random_game_is_written_as_a_logbook_that_holds(tmp_path: Path) -> None:
    done = run("random", "--seed", "3", "--gnomes", "6", "--edition", "first", "-o", "game.rn.toml", cwd=tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert run("logbook", "game.rn.toml", cwd=tmp_path).returncode == 0
    head = tomllib.loads((tmp_path / "game.rn.toml").read_text(encoding="utf-8"))["game"]
    assert (head["seed"], len(head["gnomes"]), head["edition"]) == (3, 6, "first")


def test_one_seed_gives_one_game_and_another_seed_another() -> None:
    first, again, other = [run("random", "--seed", seed).stdout for seed in ("3", "3", "4")]
    assert first == again
    assert first.replace("seed = 3", "seed = 4") != other


def test_without_a_seed_every_game_is_another() -> None:
    assert run("random").stdout != run("random").stdout


def test_without_an_output_or_with_a_dash_the_logbook_is_printed() -> None:
    text = run("random", "--seed", "3").stdout
    assert text.startswith("[game]\n")
    assert run("random", "--seed", "3", "-o", "-").stdout == text


def test_options_can_be_turned_on_and_off() -> None:
    arguments = (
        "--option",
        "hidden_hands",
        "--option",
        "fire_crosses_blocked_hatches=false",
        "--option",
        "crazed_gnomes=true",
    )
    head = tomllib.loads(run("random", "--seed", "3", *arguments).stdout)["game"]
    assert head["options"] == {"hidden_hands": True, "crazed_gnomes": True, "fire_crosses_blocked_hatches": False}


@pytest.mark.parametrize(("players", "leads"), [("1", ["Anna"] * 4), ("2", ["Anna", "Boris"] * 2)])
def test_fewer_players_lead_several_gnomes(players: str, leads: list[str]) -> None:
    head = tomllib.loads(run("random", "--seed", "3", "--players", players).stdout)["game"]
    assert head["players"] == leads


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--gnomes", "2"], "a crew has 3 to 8 gnomes, not 2 (S6)"),
        (["--gnomes", "9"], "a crew has 3 to 8 gnomes, not 9 (S6)"),
        (["--gnomes", "-1"], "a crew has 3 to 8 gnomes, not -1 (S6)"),
        (["--players", "3"], "3 players for 4 gnomes: "),
        (["--players", "0"], "0 players for 4 gnomes: "),
        (["--gnomes", "5", "--players", "2"], "2 players for 5 gnomes: "),
        (["--option", "crazed_gnome"], "there is no option ‘crazed_gnome’; did you mean ‘crazed_gnomes’?"),
        (["--option", "crazed_gnomes=maybe"], "option crazed_gnomes: 'maybe' should be true or false"),
        (["--edition", "second"], "there is no edition ‘second’; known editions: revised, first"),
        (["--board", "standard-9"], "there is no board ‘standard-9’; known boards: standard-1"),
        (["--board", "nowhere.toml"], "board nowhere.toml: No such file or directory"),
        (["-o", "nowhere/game.rn.toml"], "nowhere/game.rn.toml: cannot be written: No such file or directory"),
        (["-o", "."], ".: cannot be written: "),
    ],
)
def test_what_cannot_be_is_refused_with_one_line(arguments: list[str], said: str, tmp_path: Path) -> None:
    assert refused("random", "--seed", "1", *arguments, cwd=tmp_path).startswith(said)


def test_a_board_file_with_an_icon_beyond_the_track_is_refused(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('base = "standard-1"\nid = "mine"\n[time_track]\nevents = [99]\n')
    said = refused("random", "--seed", "1", "--board", "mine.toml", cwd=tmp_path)
    assert said == "board: time_track.events: 99 should be a whole number from 1 to 60"


def test_a_board_file_that_is_no_toml_is_refused(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_bytes(b"\xff\xfe")
    assert refused("random", "--board", "mine.toml", cwd=tmp_path).startswith("board mine.toml: ")
    (tmp_path / "mine.toml").write_text("id = ")
    assert refused("random", "--board", "mine.toml", cwd=tmp_path).startswith("board mine.toml: ")


def test_a_board_of_ones_own_is_written_into_the_logbook(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('base = "standard-1"\nid = "mine"\n[time_track]\nevents = [59, 1]\n')
    done = run("random", "--seed", "1", "--board", "mine.toml", "-o", "game.rn.toml", cwd=tmp_path)
    assert done.returncode == 0
    (tmp_path / "mine.toml").unlink()
    assert run("logbook", "game.rn.toml", cwd=tmp_path).returncode == 0
    book = tomllib.loads((tmp_path / "game.rn.toml").read_text(encoding="utf-8"))
    assert (book["game"]["board"], book["board"]["time_track"]["events"]) == ("mine", [59, 1])


def test_a_refused_game_leaves_the_old_file_as_it_was(tmp_path: Path) -> None:
    (tmp_path / "old.rn.toml").write_text("precious", encoding="utf-8")
    refused("random", "--gnomes", "2", "-o", "old.rn.toml", cwd=tmp_path)
    assert (tmp_path / "old.rn.toml").read_text(encoding="utf-8") == "precious"
    assert [path.name for path in tmp_path.iterdir()] == ["old.rn.toml"]


def test_version_and_help_need_no_more() -> None:
    assert run("--version").stdout.startswith(f"rednovember {rn.__version__} (")
    for command in ((), ("logbook",), ("random",)):
        done = run(*command, "--help")
        assert done.returncode == 0
        assert done.stdout.startswith("usage: rednovember")


@pytest.mark.parametrize(
    "arguments", [["nonsense"], ["logbook"], ["random", "--seed", "x"], ["random", "--gnomes", "three"]]
)
def test_words_that_are_no_command_give_the_usage_and_status_2(arguments: list[str]) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert "usage: rednovember" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_full_disk_on_standard_output_is_one_line() -> None:
    with Path("/dev/full").open("w") as full:
        command = [sys.executable, "-m", "rednovember", "random", "--seed", "1"]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, env=environment())
    assert done.stderr == "rednovember: cannot go on: No space left on device\n"
    assert done.returncode == 2


def test_a_link_to_itself_as_output_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "loop").symlink_to("loop")
    said = refused("random", "--seed", "1", "-o", "loop", cwd=tmp_path)
    assert said == "loop: cannot be written: Too many levels of symbolic links"


def test_a_board_name_that_no_file_can_have_is_one_line() -> None:
    assert refused("random", "--board", "a" * 300).startswith("there is no board ‘aaa")
    assert refused("random", "--board", "a" * 300 + ".toml").endswith("File name too long")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("x = " + "[" * 5000 + "]" * 5000, "tables or lists are nested too deeply"),
        ("x = " + "1" * 5000, "a number has too many digits"),
    ],
)
def test_a_board_file_beyond_all_measure_is_one_line(text: str, said: str, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    assert refused("random", "--board", "mine.toml", cwd=tmp_path) == f"board mine.toml: {said}"
