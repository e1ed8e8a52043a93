"""Which language: what is asked for, then what the machine prefers, then English."""

from pathlib import Path

import pytest
from tests.support import run

import rednovember as rn
from rednovember.words import choose, languages
from rednovember.words.bundle import load, sources
from rednovember.words.choosing import check_further, find, otherwise, wished

KNOWN = ["de", "en", "pt", "pt-BR", "ru"]


@pytest.mark.parametrize(
    ("wish", "environment", "language"),
    [
        ("de", {}, "de"),
        ("DE", {}, "de"),
        ("de-AT", {}, "de"),
        ("de_AT.UTF-8", {}, "de"),
        ("pt-br", {}, "pt-BR"),
        ("pt-BR-x", {}, "pt-BR"),
        ("pt-PT", {}, "pt"),
        ("de", {"REDNOVEMBER_LANG": "ru", "LANG": "en_GB.UTF-8"}, "de"),
        ("de", {"REDNOVEMBER_LANG": "klingon"}, "de"),
        (None, {"REDNOVEMBER_LANG": "ru", "LANGUAGE": "de", "LC_ALL": "de_DE"}, "ru"),
        (None, {"REDNOVEMBER_LANG": "", "LANG": "de_AT.UTF-8"}, "de"),
        (None, {"LANG": "de_AT.UTF-8"}, "de"),
        (None, {"LANG": "de_DE@euro"}, "de"),
        (None, {"LANG": "en_GB.UTF-8"}, "en"),
        (None, {"LANG": "C"}, "en"),
        (None, {"LANG": "POSIX"}, "en"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "ru_RU.UTF-8", "LANG": "de_DE.UTF-8"}, "ru"),
        (None, {"LANGUAGE": "de:ru", "LANG": "ru_RU.UTF-8"}, "de"),
        (None, {"LANGUAGE": "fr:ru:de", "LANG": "fr_FR.UTF-8"}, "ru"),
        (None, {"LANGUAGE": "fr_CA:fr", "LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LANGUAGE": "de"}, "de"),
        (None, {"LANGUAGE": "C:de", "LANG": "ru_RU.UTF-8"}, "en"),
        (None, {"LANGUAGE": "de", "LC_ALL": "C"}, "en"),  # how scripts ask for what is not translated
        (None, {"LANG": "tlh_KX.UTF-8"}, "en"),
    ],
)
def test_what_is_asked_for_comes_before_what_the_machine_prefers(
    wish: str | None, environment: dict[str, str], language: str
) -> None:
    assert choose(wish, environment, KNOWN) == language


@pytest.mark.parametrize(
    ("wish", "environment", "where", "name"),
    [
        ("xx", {"LANG": "de_DE"}, "--lang", "xx"),
        ("", {}, "--lang", ""),
        (None, {"REDNOVEMBER_LANG": "yy_ZZ"}, "REDNOVEMBER_LANG", "yy_ZZ"),
        ("xx", {"REDNOVEMBER_LANG": "de"}, "--lang", "xx"),
    ],
)
def test_what_is_asked_for_and_unknown_is_refused(
    wish: str | None, environment: dict[str, str], where: str, name: str
) -> None:
    with pytest.raises(rn.RedNovemberError) as caught:
        choose(wish, environment, KNOWN)
    assert (caught.value.kind, caught.value.params["where"]) == ("language", where)
    assert caught.value.params["language"] == name
    assert caught.value.params["known"] == "de, en, pt, pt-BR, ru"


def test_a_system_without_such_variables_is_asked_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, language in (("German_Germany", "de"), ("de_CH", "de"), ("Klingon_Kronos", "en"), (None, "en")):
        monkeypatch.setattr("locale.getlocale", lambda name=name: (name, "1252"))
        assert choose(None, {}, KNOWN) == language


@pytest.mark.parametrize(
    ("arguments", "wish"),
    [
        (["--lang", "de", "sim"], "de"),
        (["sim", "--lang", "de"], "de"),
        (["--lang=de"], "de"),
        (["--lang="], ""),
        (["--lan", "de"], "de"),
        (["--la=ru"], "ru"),
        (["--lang", "de", "sim", "--lang", "ru"], "ru"),
        (["sim", "--lang"], None),
        (["play", "--list"], None),
        (["play", "--l", "de"], None),
        (["logbook", "--", "--lang", "de"], None),
        (["--language", "de"], None),
        ([], None),
    ],
)
def test_the_wish_is_found_anywhere_on_the_command_line(arguments: list[str], wish: str | None) -> None:
    assert wished(arguments) == wish


def test_a_name_that_only_begins_alike_is_another_language() -> None:
    assert find("den", KNOWN) is None
    assert find("d", KNOWN) is None


def test_an_unknown_language_is_one_line_and_the_machine_is_never_blamed(monkeypatch: pytest.MonkeyPatch) -> None:
    known = ", ".join(languages())
    done = run("sim", "--lang", "xx", "--help")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (f"rednovember: --lang: the language ‘xx’ is not available; available: {known}\n")
    monkeypatch.setenv("REDNOVEMBER_LANG", "yy")
    done = run("--version")
    assert done.returncode == 2
    assert done.stderr.startswith("rednovember: REDNOVEMBER_LANG: the language ‘yy’ is not available; ")
    monkeypatch.delenv("REDNOVEMBER_LANG")
    monkeypatch.setenv("LC_ALL", "tlh_KX.UTF-8")
    done = run("--version")
    assert (done.returncode, done.stderr) == (0, "")


def test_further_languages_lie_in_a_folder_of_the_users_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "tlh").mkdir()
    (tmp_path / "tlh" / "cli.ftl").write_text("cli-description = nuqneH\nlanguage-name = tlhIngan\n", encoding="utf-8")
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "play.ftl").write_text("play-yes = aye\n", encoding="utf-8")
    (tmp_path / "notes").mkdir()
    (tmp_path / "not a language").mkdir()
    before = languages()
    assert "tlh" not in before
    monkeypatch.setenv("REDNOVEMBER_WORDS", str(tmp_path))
    assert languages() == sorted([*before, "tlh"])
    assert sources("en")["play.ftl"] == "play-yes = aye\n"  # a file of one's own comes first
    assert "errors.ftl" in sources("en")  # the others stay
    done = run("--lang", "tlh", "--help")
    assert "nuqneH" in done.stdout
    assert "show this help message and exit" in done.stdout  # what is missing is said in English
    load.cache_clear()


def test_a_folder_that_is_none_is_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    check_further({"REDNOVEMBER_WORDS": str(tmp_path)})
    check_further({"REDNOVEMBER_WORDS": ""})
    with pytest.raises(rn.RedNovemberError):
        check_further({"REDNOVEMBER_WORDS": str(tmp_path / "nowhere")})
    monkeypatch.setenv("REDNOVEMBER_WORDS", "nowhere")
    done = run("--version")
    assert (done.returncode, done.stderr) == (2, "rednovember: REDNOVEMBER_WORDS: ‘nowhere’ is not a folder\n")


def test_a_catalogue_that_cannot_be_read_is_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "tlh").mkdir()
    (tmp_path / "tlh" / "cli.ftl").write_bytes(b"cli-description = \xff\n")
    monkeypatch.setenv("REDNOVEMBER_WORDS", str(tmp_path))
    done = run("--lang", "tlh", "--help")
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert "cli.ftl: not UTF-8 (invalid start byte at byte 18)" in done.stderr


def test_what_is_not_known_is_passed_over_where_a_complaint_needs_a_language() -> None:
    assert otherwise({"REDNOVEMBER_LANG": "xx"}) == "en"
    assert otherwise({"REDNOVEMBER_LANG": "en_GB", "LANG": "xx"}) == "en"


@pytest.mark.parametrize("name", ["../en", "en/..", ".", "..", "", "en\0"])
def test_a_language_is_a_name_and_no_path(name: str) -> None:
    assert sources(name) == {}
