"""Messages of text and arguments alone are put together without fluent, and read as fluent would read them."""

import pytest

from rednovember.words import languages
from rednovember.words.bundle import Bundle, load
from rednovember.words.plain import filled, plain_pattern


@pytest.mark.parametrize("language", languages())
def test_every_plain_message_reads_as_fluent_reads_it(language: str) -> None:
    bundle, seen = load(language), 0
    for name in bundle.message_ids:
        pattern = plain_pattern(bundle.source(name))
        for value in ("<a %s b>", 7, 999) if pattern is not None else ():
            args: dict[str, str | int] = dict.fromkeys(bundle.variables(name), value)
            bundle._formatted(name, args, "")
            assert (filled(pattern or "", args), "") == bundle._resolved(name, "", tuple(args.values()))
            seen += 1
    assert seen > 1000


@pytest.mark.parametrize(
    "source",
    [
        "a = b",
        "a   =   b   ",
        'a = {""}',
        'a = {" "}b{ " " }',
        "a =\n    b\n    c\n",
        "a = b\n    c\n      d\n\n    e\n",
        "a = b: { $x } ({ $y })",
        "a = {$x}{$x}",
        "a = \N{NO-BREAK SPACE}b\N{NO-BREAK SPACE}",
        "a = b = c",
        "a = 10 % # no comment",
    ],
)
def test_what_is_plain_reads_the_same(source: str) -> None:
    bundle, args = Bundle("en", {"a.ftl": source}), dict[str, str | int](x="X", y=5)
    pattern = plain_pattern(bundle.source("a"))
    assert pattern is not None
    assert (filled(pattern, args), "") == bundle._formatted("a", args, "")


@pytest.mark.parametrize(
    "source",
    [
        "a = { b }",
        "a = { -b }",
        'a = {"\\u00A0"}',
        "a = { $x ->\n    [1] b\n   *[other] c\n}",
        "a = b\n    .c = d",
        "a =\n    .c = d",
        "a = { NUMBER($x) }",
        "a = { $x",
        "a =",
        "",
    ],
)
def test_all_else_is_left_to_fluent(source: str) -> None:
    assert plain_pattern(source) is None


def test_a_missing_argument_and_a_large_number_are_left_to_fluent() -> None:
    assert filled("{ $x }", {}) is None
    assert filled("{ $x }", {"x": 1000}) is None
    assert filled("{ $x }", {"x": -1}) is None
    bundle = Bundle("en", {"a.ftl": "a = b { $x }"})
    assert bundle.format("a", {"x": 1234}) == ("b 1,234", "")
    assert bundle.format("a", {})[1]
    assert bundle.format("nothing", {}) == ("", "there is no such message")
