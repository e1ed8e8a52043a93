"""A text is refused by its shape before Python's reader of TOML, which is quadratic in long keys, sees it."""

import tomllib
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from rednovember.errors import LogbookError, RedNovemberError
from rednovember.game.logbook import read_logbook
from rednovember.game.rules import load_board
from rednovember.game.toml import TomlError, read_toml
from rednovember.game.toml_shape import DEEPEST, MOST_KEYS, fault_of

LONG = 60_000
HOSTILE = {
    "a long key": ("a." * LONG + "a = 1", "toml-depth"),
    "with blanks": ("a . " * LONG + "a = 1", "toml-depth"),
    "with quoted parts": ('"a".' * LONG + "a = 1", "toml-depth"),
    "with parts in other quotes": ("'a\"'." * LONG + "a = 1", "toml-depth"),
    "a long name of a table": ("[" + "a." * LONG + "a]", "toml-depth"),
    "of a list of tables": ("[[" + "a." * LONG + "a]]", "toml-depth"),
    "in an inline table": ("x = {" + "a." * LONG + "a = 1}", "toml-depth"),
    "after strings that hold quotes": ('x = """ "" \\""" \'\'\' """""\n' + "a." * LONG + "a = 1", "toml-depth"),
    "after a literal string": ("x = ''' \"\"\" '' '''''\n" + "a." * LONG + "a = 1", "toml-depth"),
    "after a comment": ("# \"\"\"\n" + "a." * LONG + "a = 1", "toml-depth"),
    "lists in lists": ("x = " + "[" * LONG, "toml-depth"),
    "tables in tables": ("x = " + "{a=" * LONG, "toml-depth"),
    "many tables": ("".join(f"[a{n:x}]\n" for n in range(LONG // 4)), "toml-size"),
    "many keys": ("".join(f"{n:x}=1\n" for n in range(LONG // 4)), "toml-size"),
    "many small tables": ("x = [" + "{}," * LONG + "]", "toml-size"),
}  # fmt: skip


@pytest.mark.parametrize("name", HOSTILE)
def test_what_would_take_all_time_and_memory_is_not_read_at_all(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    text, kind = HOSTILE[name]
    monkeypatch.setattr("rednovember.game.toml.tomllib", None)
    with pytest.raises(TomlError) as caught:
        read_toml(text)
    assert caught.value.kind == kind
    assert "error-" not in str(caught.value)
    with pytest.raises(LogbookError):
        read_logbook(text)


def test_a_board_s_file_is_checked_as_a_logbook_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rednovember.game.toml.tomllib", None)
    file = tmp_path / "board.toml"
    file.write_text(HOSTILE["a long key"][0], encoding="utf-8")
    with pytest.raises(RedNovemberError) as caught:
        load_board(file)
    assert caught.value.kind == "board-not-read"


def test_what_stands_in_strings_and_comments_does_not_count() -> None:
    dots = "a." * LONG
    text = f"# {dots} [[[\nx = '''\n{dots}{'=' * LONG}\n'''\ny = \"{dots}\"\nz = [1.5, 2.5]\n"
    assert read_toml(text)["z"] == [1.5, 2.5]


def test_as_much_as_may_be_is_read() -> None:
    assert read_toml(".".join("a" * DEEPEST) + " = 1")
    assert len(read_toml("".join(f"k{n} = {n}\n" for n in range(MOST_KEYS)))) == MOST_KEYS


class LongKeyError(Exception):
    """A key was read that has too many parts."""


@settings(max_examples=300, deadline=None)
@given(st.text("a.=[]{},#\"'\\\n\r \t1", max_size=60))
@example('a = """\\"""b.b.b.b"""\n')
@example('a = """"""\nb.b.b.b.b=1')
@example("a = ''''a''''\nb.b.b.b.b=1")
@example('"""a.a.a.a.a"""=1')
@example("'''a'.a.a.a.a.a=1")
@example('a = "\\\r\n"\nb.b.b.b.b=1')
def test_a_text_that_is_let_through_has_no_long_key(text: str) -> None:
    """Whatever stands there: Python's reader meets no key of more parts than there may be, here no more than three."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("rednovember.game.toml_shape.DEEPEST", 3)
        if fault_of(text) is not None:
            return
        parser: Any = import_module("tomllib._parser")
        parse_key = parser.parse_key

        def checked(src: str, pos: int) -> Any:
            found = parse_key(src, pos)
            if len(found[1]) > 3:
                raise LongKeyError(found[1])
            return found

        patch.setattr(parser, "parse_key", checked)
        with suppress(ValueError, RecursionError):
            tomllib.loads(text)
