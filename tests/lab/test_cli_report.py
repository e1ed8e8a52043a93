"""`rednovember report`: the page, the plots, and what is said of files that will not do."""

import re
from pathlib import Path
from xml.etree import ElementTree as Xml

import polars as pl
import pytest

from rednovember.cli import main
from rednovember.lab.columns import FORMAT
from rednovember.lab.stats import wilson
from tests.lab.made_up import games, turns, write
from tests.support import run

NAMES = ["size", "options", "losses", "danger", "outlook", "deaths", "events", "items", "grog", "drink"]
DRAWN = [name for name in NAMES if name not in ("options", "outlook", "drink")]


def sample(path: Path) -> Path:
    """A few hundred games."""
    return write(
        path,
        games(
            [
                {
                    "rescued": number % 3 == 0,
                    "minutes": 60 if number % 3 == 0 else 20 + number % 40,
                    "died_in_7": number % 2,
                    "events": 20,
                    "event_fire": number % 4,
                    "event_leak": number // 4 % 3,
                    "dealt_grog": number % 3,
                    "dealt_coffee": number // 3 % 2,
                }
                for number in range(300)
            ]
        ),
    )


def test_the_page_is_whole_in_itself(tmp_path: Path) -> None:
    done = run("report", str(sample(tmp_path / "games.parquet")))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"{tmp_path}/games.html: written, with 7 plots\n"
    text = (tmp_path / "games.html").read_text(encoding="utf-8")
    assert re.findall(r'<section id="(\w+)">', text) == NAMES
    assert text.count("<svg ") == len(DRAWN)
    ids = re.findall(r' id="([^"]+)"', text)
    assert len(set(ids)) == len(ids)
    assert set(re.findall(r"url\(#([^)]+)\)", text)) <= set(ids)
    assert not re.search(r"<script|<link|<img|<iframe|@import|url\([^#]|\bsrc=|\bhref=", text)
    assert set(re.findall(r'https?://[^"]*', text)) <= {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"}
    assert "<h1>What 300 games show</h1>" in text
    low, high = wilson(100, 300)
    assert text.count(f"33.3% ({low:.1%} to {high:.1%})") > 1  # under the plot and in the table


@pytest.mark.parametrize(
    ("language", "title", "rate"),
    [
        ("de", "Was 300 Spiele zeigen", r"33,3\s%\s\(28,2\s%\sbis\s38,8\s%\)"),
        ("ru", "Что показывают 300 игр", r"33,3\s%\s\(\w+\s28,2\s%\s\w+\s38,8\s%\)"),
    ],
)
def test_the_page_in_other_languages(
    language: str, title: str, rate: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "page.html"
    assert main(["report", str(sample(tmp_path / "games.parquet")), "-o", str(page), "--lang", language]) == 0
    text = page.read_text(encoding="utf-8")
    assert f"<h1>{title}</h1>" in text
    assert f'<html lang="{language}">' in text
    assert re.search(rate, text)
    assert "study-" not in text
    assert str(page) in capsys.readouterr().out


def test_files_of_one_seed_are_told_to_share_their_luck(tmp_path: Path) -> None:
    """The games of two editions with one seed are much the same: together they tell no more than one of them."""
    first, page = sample(tmp_path / "first.parquet"), tmp_path / "page.html"
    second = write(tmp_path / "second.parquet", pl.read_parquet(first).with_columns(edition=pl.lit("first")))
    third = write(
        tmp_path / "third.parquet", pl.read_parquet(first).with_columns(gnomes=pl.lit(5, pl.UInt16)), seed="6"
    )
    told: list[tuple[str, bool]] = []
    for files in ([first], [first, third], [first, second]):
        assert main(["report", *map(str, files), "-o", str(page)]) == 0
        text = page.read_text(encoding="utf-8")
        lost, *_ = re.findall(r"“The Heat track was full”, (66\.7% \([^)]*\)) of all games", text)
        told.append((lost, "Up to 2 of the files have the same seed" in text))
    assert [shared for _, shared in told] == [False, False, True]
    assert told[0][0] == told[2][0] != told[1][0]


@pytest.mark.smoke
def test_plots_are_written_beside_it_as_pictures(tmp_path: Path) -> None:
    folder = tmp_path / "plots"
    assert main(["report", str(sample(tmp_path / "games.parquet")), "--plots", str(folder)]) == 0
    assert sorted(path.name for path in folder.iterdir()) == sorted(
        f"{name}.{kind}" for name in DRAWN for kind in ("png", "svg")
    )
    for name in DRAWN:
        assert (folder / f"{name}.png").read_bytes().startswith(b"\x89PNG\r\n\x1a\n")
        assert Xml.parse(folder / f"{name}.svg").getroot().tag == "{http://www.w3.org/2000/svg}svg"


REFUSED = [
    ("missing.parquet", "missing.parquet: cannot be read: No such file or directory"),
    ("text.parquet", "text.parquet: this is not a Parquet file, or it is damaged"),
    ("empty.parquet", "empty.parquet: this is not a Parquet file, or it is damaged"),
    ("cut.parquet", "cut.parquet: this is not a Parquet file, or it is damaged"),
    ("foreign.parquet", "foreign.parquet: this Parquet file was not written by the lab"),
    ("older.parquet", f"older.parquet: written in format 0 by version 0.0.1; this version reads format {FORMAT}"),
    ("none.parquet", "none.parquet: there are no rows in it"),
    ("one.parquet", "one.parquet: the column deaths is missing; play the games again"),
    ("some.parquet", "some.parquet: the column deaths and others are missing, 2 in all; play the games again"),
    ("good.parquet ./good.parquet", "good.parquet: holds the same games as good.parquet, and they would count twice"),
    (
        "a.parquet b.parquet",
        "b.parquet: holds the same games as a.parquet, and they would count twice; name only one of the two",
    ),
    ("text_turns.parquet", "text_turns.parquet: the column turns does not hold what it should; play the games again"),
    ("a.parquet t.parquet", "t.parquet: these turns do not belong to these games (what differs: seed)"),
    ("a.parquet c.parquet t5.parquet", "t5.parquet: these turns do not belong to these games (what differs: crew)"),
    ("a.parquet long.parquet", "long.parquet: these turns do not belong to these games (what differs: games)"),
    ("", ".: cannot be read: Is a directory"),
    ("turns.parquet", "turns.parquet: a report needs a file of games; this one holds turns only"),
]


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with files that will not do, and a good one."""
    some = games([{"rescued": True}, {}])
    (tmp_path / "text.parquet").write_text("not today\n")
    (tmp_path / "empty.parquet").write_bytes(b"")
    whole = write(tmp_path / "good.parquet", some).read_bytes()
    (tmp_path / "cut.parquet").write_bytes(whole[: len(whole) // 2])
    pl.DataFrame({"rescued": [True]}).write_parquet(tmp_path / "foreign.parquet")
    write(tmp_path / "older.parquet", some, format=0, program="0.0.1")
    write(tmp_path / "none.parquet", some.clear())
    write(tmp_path / "one.parquet", some.drop("deaths"))
    write(tmp_path / "some.parquet", some.drop("deaths", "faints"))
    write(tmp_path / "turns.parquet", turns([{"turn": 1}]))
    write(tmp_path / "a.parquet", some, crew=["bosun"] * 4, games=2)
    write(tmp_path / "text_turns.parquet", some.cast({"turns": pl.String}))
    write(tmp_path / "c.parquet", some, crew=["random"] * 4, games=2)
    write(tmp_path / "t.parquet", turns([{"turn": 1}]), crew=["bosun"] * 4, games=2, seed="6")
    write(tmp_path / "t5.parquet", turns([{"turn": 1}]), crew=["bosun"] * 5, games=2)
    write(tmp_path / "long.parquet", turns([{"turn": 1}]), crew=["bosun"] * 4, games=3)
    write(tmp_path / "b.parquet", some.head(1), crew=["bosun"] * 4, games=1)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize(("name", "said"), REFUSED)
def test_a_file_that_will_not_do_is_one_clear_line(
    name: str, said: str, files: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["report", *(name.split() or [name])]) == 2
    output, errors = capsys.readouterr()
    assert output == ""
    assert errors.count("\n") == 1
    assert errors.startswith(f"rednovember: {said}")
    assert not list(files.glob("*.html"))


def test_turns_of_the_first_games_go_with_all_of_them(files: Path) -> None:
    write(files / "first.parquet", turns([{"turn": 1}]), crew=["bosun"] * 4, games=1, turns=True)
    assert main(["report", "c.parquet", "a.parquet", "first.parquet", "-o", "page.html"]) == 0


@pytest.mark.parametrize(("name", "_"), REFUSED)
@pytest.mark.parametrize("language", ["de", "ru"])
def test_and_it_is_said_in_the_reader_s_language(
    name: str, _: str, language: str, files: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["report", *(name.split() or [name]), "--lang", language]) == 2
    errors = capsys.readouterr().err
    assert errors.count("\n") == 1
    named = "." if not name else Path(name.split()[-1]).name
    assert errors.startswith(f"rednovember: {named}: ")
    assert not re.search(r"error-lab|cannot|this |missing", errors.removeprefix(f"rednovember: {named}"))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["-o", "nowhere/page.html"], "nowhere/page.html: cannot be written: No such file or directory"),
        (["-o", "/dev/full"], "/dev/full: cannot be written: No space left on device"),
        (["-o", "good.parquet"], "good.parquet: the report is made from this file"),
        (["-o", "new.parquet"], "new.parquet: a page cannot have the name of a Parquet file"),
        (["--plots", "nowhere/plots"], "nowhere/plots: cannot be written: No such file or directory"),
        (["--plots", "text.parquet"], "text.parquet: cannot be written: File exists"),
    ],
)
def test_where_nothing_can_be_written(
    arguments: list[str], said: str, files: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = (files / "good.parquet").read_bytes()
    assert main(["report", "good.parquet", *arguments]) == 2
    errors = capsys.readouterr().err
    assert errors.count("\n") == 1
    assert errors.startswith(f"rednovember: {said}")
    assert (files / "good.parquet").read_bytes() == before


@pytest.mark.parametrize(
    ("source", "arguments", "said"),
    [
        ("study.html", [], "study.html: the report is made from this file"),
        ("data", ["-o", "data"], "data: the report is made from this file"),
        ("good.parquet", ["-o", "link.html"], "link.html: the report is made from this file"),
        ("good.parquet", ["-o", "hard.html"], "hard.html: the report is made from this file"),
        (
            "plots/size.svg",
            ["--plots", "plots", "-o", "page.html"],
            "plots/size.svg: the report is made from this file",
        ),
        ("plots/drink.png", ["--plots", "there", "-o", "page.html"], "there/drink.png: the report is made from this"),
        (
            "good.parquet",
            ["--plots", "plots", "-o", "plots/size.svg"],
            "plots/size.svg: page and plots need different files",
        ),
    ],
)
def test_a_report_never_takes_the_place_of_what_it_is_made_of(
    source: str, arguments: list[str], said: str, files: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    content = (files / "good.parquet").read_bytes()
    (files / "link.html").symlink_to("good.parquet")
    (files / "hard.html").hardlink_to("good.parquet")
    (files / "plots").mkdir()
    (files / "there").symlink_to("plots")
    (files / source).write_bytes(content)
    before = sorted(files.rglob("*"))
    assert main(["report", source, *arguments]) == 2
    errors = capsys.readouterr().err
    assert errors.count("\n") == 1
    assert errors.startswith(f"rednovember: {said}")
    assert (files / source).read_bytes() == content
    assert sorted(files.rglob("*")) == before


@pytest.mark.parametrize("module", ["polars", "vl_convert"])
def test_a_missing_package_is_named_with_its_extra(module: str, files: Path) -> None:
    code = (
        "import sys\n"
        f"sys.modules[{module!r}] = None\n"
        "from rednovember.cli import main\n"
        "sys.exit(main(['report', 'good.parquet']))\n"
    )
    (files / "without.py").write_text(code)
    done = run_python(files / "without.py", files)
    assert done == (
        2,
        f'rednovember: this needs more packages (‘{module}’ is missing): pip install "rednovember[lab]"\n',
    )


def run_python(script: Path, folder: Path) -> tuple[int, str]:
    """Exit status and errors of a script."""
    import subprocess
    import sys

    from tests.support import environment

    done = subprocess.run(
        [sys.executable, str(script)], cwd=folder, env=environment(), capture_output=True, text=True, timeout=300
    )
    return done.returncode, done.stderr
