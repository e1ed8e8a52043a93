"""`rednovember logbook`: what it prints, and its exit status."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support import GAME, LOGBOOKS, POSITION, environment, run

HOLDS = GAME + POSITION + "[expect]\nfires = []\n"
FAILS = GAME + POSITION + '[expect]\nfires = [1, 2]\ndecides = "Boris"\n[expect.gnomes.Anna]\ntime = 39\n'


def write(folder: Path, text: str, name: str = "a.rn.toml") -> str:
    (folder / name).write_text(text, encoding="utf-8")
    return name


def refused(folder: Path, text: str) -> str:
    """The one line by which a bad logbook is refused, without the name of the file."""
    name = write(folder, text)
    done = run("logbook", name, cwd=folder)
    assert done.returncode == 2
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    assert done.stderr.startswith(f"{name}: ")
    assert done.stderr.count("\n") == 1
    return done.stderr.removeprefix(f"{name}: ").rstrip("\n")


def test_a_logbook_that_holds_says_nothing(tmp_path: Path) -> None:
    done = run("logbook", write(tmp_path, HOLDS), cwd=tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_each_difference_is_a_line(tmp_path: Path) -> None:
    done = run("logbook", write(tmp_path, FAILS), cwd=tmp_path)
    assert done.returncode == 1
    assert done.stdout.splitlines() == [
        "a.rn.toml: fires: expected [1, 2], got []",
        'a.rn.toml: decides: expected "Boris", got "Anna"',
        "a.rn.toml: gnomes.Anna.time: expected 39, got 40",
    ]


def test_a_legal_decision_that_should_not_be_is_a_difference(tmp_path: Path) -> None:
    text = GAME + POSITION + '[expect]\nlegal = ["open 9"]\nillegal = ["open 4", "draw 1"]\n'
    done = run("logbook", write(tmp_path, text), cwd=tmp_path)
    assert done.returncode == 1
    assert done.stdout.splitlines() == [
        'a.rn.toml: legal: expected "open 9", got "illegal"',
        'a.rn.toml: illegal: expected "open 4", got "legal"',
    ]


def test_of_several_files_the_highest_status_counts(tmp_path: Path) -> None:
    good = write(tmp_path, HOLDS, "good.rn.toml")
    fails = write(tmp_path, FAILS, "fails.rn.toml")
    assert run("logbook", good, good, cwd=tmp_path).returncode == 0
    assert run("logbook", good, fails, good, cwd=tmp_path).returncode == 1
    done = run("logbook", "missing.rn.toml", fails, good, cwd=tmp_path)
    assert done.returncode == 2
    assert done.stdout.count("fails.rn.toml: ") == 3  # the others are still checked


def test_json_prints_the_final_position_of_each_file_on_a_line(tmp_path: Path) -> None:
    text = GAME + POSITION + '[log]\nmoves = "Anna: open 4; enter"\n'
    names = [write(tmp_path, text, "one.rn.toml"), write(tmp_path, HOLDS, "two.rn.toml")]
    done = run("logbook", "--json", *names, cwd=tmp_path)
    assert done.returncode == 0
    one, two = [json.loads(line) for line in done.stdout.splitlines()]
    assert (one["file"], two["file"]) == ("one.rn.toml", "two.rn.toml")
    assert one["gnomes"]["Anna"] == {
        "alive": True,
        "abandoned": False,
        "room": 4,
        "time": 40,
        "intoxication": 0,
        "fainted": False,
        "drew_in": 0,
        "items": ["grog"],
    }
    assert (one["ghost"], one["decides"], one["outcome"]) == (39, "Anna", "playing")
    keys = {"fires", "high_water", "low_water", "blocked", "tracks", "tokens", "stash", "kraken_in_deck", "stack"}
    assert keys | {"event_discard", "event_removed", "item_discard", "opening", "legal"} <= set(one)
    assert {"use grog", "open 5", "wait"} <= set(one["legal"])


def test_json_of_a_failing_file_keeps_the_output_clean(tmp_path: Path) -> None:
    done = run("logbook", "--json", write(tmp_path, FAILS), cwd=tmp_path)
    assert done.returncode == 1
    assert json.loads(done.stdout)["decides"] == "Anna"
    assert "a.rn.toml: fires: expected [1, 2], got []" in done.stderr


def test_an_illegal_decision_is_told_with_its_place_its_atom_and_what_was_legal(tmp_path: Path) -> None:
    text = GAME + POSITION + '[log]\nmoves = """\nAnna: use grog; open 4\nAnna: open 2\n"""\n'
    said = refused(tmp_path, text)
    assert said == "log line 2: Anna: ‘open 2’ is refused (M1); legal now for Anna: enter, stay"


def test_a_decision_of_the_wrong_gnome_says_whose_it_is(tmp_path: Path) -> None:
    said = refused(tmp_path, GAME + POSITION + '[log]\nmoves = "Boris: wait"\n')
    assert said.startswith(
        "log line 1: Boris: ‘wait’: Boris does not decide now, Anna does; legal now: use grog, open 2"
    )


def test_luck_that_runs_out_says_what_was_wanted(tmp_path: Path) -> None:
    text = GAME + POSITION.replace("time = 40", "time = 43") + '[log]\nmoves = "Anna: wait; done"\n'
    said = refused(tmp_path, text)
    assert said == "log line 1: Anna: ‘done’: an event card is needed, and the preset events are used up"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[game]\ngnomes = [", "not TOML: "),
        (GAME + "[positon]\n", "logbook: unknown key ‘positon’; did you mean ‘position’?"),
        (GAME + 'edtion = "first"\n', "game: unknown key ‘edtion’; did you mean ‘edition’?"),
        (
            GAME + "[position.gnomes.Anna]\nroom = 1\ntime = 1\nintoxicated = 2\n",
            "position.gnomes.Anna: unknown key ‘intoxicated’; did you mean ‘intoxication’?",
        ),
        (GAME + POSITION + "[expect]\nfire = [1]\n", "expect: unknown key ‘fire’; did you mean ‘fires’?"),
        (GAME + POSITION + "[luck]\ndie = [1]\n", "luck: unknown key ‘die’; did you mean ‘dice’?"),
        ('[game]\ngnomes = ["A", "B", "A"]\nseed = 1\n', "two gnomes are called ‘A’; each needs a name of its own"),
        ('[game]\ngnomes = ["A", "B", "grog"]\nseed = 1\n', "a gnome cannot be called ‘grog’"),
        ('[game]\ngnomes = ["A", "B", "sea"]\nseed = 1\n', "a gnome cannot be called ‘sea’"),
        ('[game]\ngnomes = ["A", "B"]\nseed = 1\n', "a crew has 3 to 8 gnomes, not 2 (S6)"),
        ("[game]\nseed = 1\n", "game: the key ‘gnomes’ is missing"),
        ("", "logbook: the key ‘game’ is missing"),
        (GAME, "there is neither a position nor a seed to set the game up from"),
        (GAME + 'seed = "x"\n', "game.seed: 'x' should be a whole number"),
        (GAME + "format = 2\nseed = 1\n", "game.format: 2 is not known; this program reads format 1"),
        (GAME + 'board = "standard-0"\nseed = 1\n', "there is no board ‘standard-0’; known boards: standard-1"),
        (GAME + 'edition = "third"\nseed = 1\n', "there is no edition ‘third’; known editions: revised, first"),
        (
            GAME + "options = { crazed = true }\nseed = 1\n",
            "there is no option ‘crazed’; did you mean ‘crazed_gnomes’?",
        ),
        (
            GAME + 'options = { crazed_gnomes = "yes" }\nseed = 1\n',
            "option crazed_gnomes: 'yes' should be true or false",
        ),
        (GAME + POSITION + "[luck]\ndice = [0]\n", "luck.dice: 0 should be a whole number from 1 to 10"),
        (
            GAME + POSITION + '[luck]\nevents = ["fyre"]\n',
            "luck.events: ‘fyre’ is not an event card; did you mean ‘fire’?",
        ),
        (GAME + POSITION + '[luck]\nitems = ["crow"]\n', "luck.items: ‘crow’ is not an item; did you mean ‘crowbar’?"),
        (GAME + POSITION + '[log]\nmoves = "Anna wait"\n', "log line 1: ‘Anna wait’ should be a gnome, a colon"),
        (
            GAME + POSITION + '[log]\nmoves = "Anna: jump"\n',
            "log line 1: Anna: ‘jump’ is not a decision; did you mean ‘pump’?",
        ),
        (GAME + POSITION + '[log]\nmoves = "Anna: ! jump"\n', "log line 1: Anna: ‘jump’ is not a decision"),
        (
            GAME + POSITION + '[log]\nmoves = "Zoe: wait"\n',
            "log line 1: Zoe: ‘Zoe’ is not a gnome in this crew: Anna, Boris, Cyril",
        ),
        (
            GAME + POSITION + '[log]\nmoves = "Anna: ! open 4"\n',
            "log line 1: Anna: ‘! open 4’: it should have been refused",
        ),
        (
            GAME + POSITION + '[expect]\noutcome = "lost"\n',
            "expect.outcome: 'lost' should be one of playing, won, lost: ",
        ),
        (GAME + POSITION + '[expect]\ndecides = "Zoe"\n', "expect.decides: 'Zoe' should be a gnome"),
        (GAME + '[position]\nblocked = ["4-²"]\n' + POSITION, "position.blocked: '4-²' should be an interior hatch"),
        (
            GAME + '[position]\nblocked = ["4-5-x"]\n' + POSITION,
            "position.blocked: '4-5-x' should be an interior hatch",
        ),
        (GAME + '[position]\nblocked = ["4--5"]\n' + POSITION, "position.blocked: '4--5' should be an interior hatch"),
        (GAME + POSITION + '[expect]\nblocked = ["4-5-x"]\n', "expect.blocked: '4-5-x' should be an interior hatch"),
        (GAME + POSITION + "[expect]\nfires = [[1]]\n", "expect.fires: [1] should be a whole number"),
        (GAME + POSITION + "[expect]\ntracks.heat.a = 1\n", "expect.tracks.heat: {'a': 1} should be a whole number"),
        (
            GAME + POSITION + "[expect.gnomes.Anna]\nroom.a = 1\n",
            "expect.gnomes.Anna.room: {'a': 1} should be a whole number",
        ),
        (GAME + "x = " + "[" * 5000 + "]" * 5000 + "\n", "not TOML: tables or lists are nested too deeply"),
        (GAME + "[position.fires" + ".a" * 500 + "]\n", "not TOML: tables or lists are nested too deeply"),
        (GAME + "seed = " + "1" * 5000 + "\n", "not TOML: a number has too many digits"),
        (GAME + "seed = 0x" + "f" * 5000 + "\n", "not TOML: a number has too many digits"),
        (GAME + 'bots = { Zed = "bosun" }\n', "‘Zed’ is not a gnome in this crew: "),
        (GAME + '"a\\nb" = 1\n', "game: unknown key ‘a\\nb’; known: "),
    ],
)
def test_a_bad_logbook_is_refused_with_one_line(text: str, said: str, tmp_path: Path) -> None:
    assert refused(tmp_path, text).startswith(said)


def test_a_missing_file_a_folder_and_a_binary_file_are_refused(tmp_path: Path) -> None:
    (tmp_path / "b.rn.toml").write_bytes(b"[game]\n\xff\xfe\x00")
    done = run("logbook", "missing.rn.toml", ".", "b.rn.toml", cwd=tmp_path)
    assert done.returncode == 2
    assert done.stderr.splitlines() == [
        "missing.rn.toml: No such file or directory",
        ".: Is a directory",
        "b.rn.toml: not UTF-8 (invalid start byte at byte 7)",
    ]


def test_a_byte_order_mark_and_windows_line_ends_do_no_harm(tmp_path: Path) -> None:
    text = GAME + POSITION + '[log]\nmoves = """\nAnna: wait\n"""\n'
    (tmp_path / "a.rn.toml").write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
    assert run("logbook", "a.rn.toml", cwd=tmp_path).returncode == 0


def test_a_closed_pipe_is_no_traceback() -> None:
    files = [str(path) for path in sorted(LOGBOOKS.rglob("*.rn.toml"))[:200]]
    command = [sys.executable, "-m", "rednovember", "logbook", "--json", *files]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        said = process.stderr.read().decode()
        assert process.wait(60) == 2
    assert said == "rednovember: the output was closed before everything was written\n"
