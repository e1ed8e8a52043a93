"""Simple patterns are functions, which say what fluent would say."""

import random
import re

import pytest

from rednovember.words import languages
from rednovember.words.bundle import Bundle, load

TIMES = 4


@pytest.mark.parametrize("language", languages())
def test_every_simple_message_reads_as_fluent_reads_it(language: str) -> None:
    bundle, rng, seen = load(language), random.Random(7), 0
    for name in bundle.message_ids:
        keys = re.findall(r"\[ *(\w+) *\]", bundle.source(name))
        values = ["<a %s b>", 0, 1, 2, 5, 11, 21, 999, *(int(key) if key.isdigit() else key for key in keys)]
        for attribute in ("", *bundle.attributes(name)):
            for _ in range(TIMES):
                names = bundle.variables(name, attribute)
                seen += is_as_fluent_has_it(bundle, name, attribute, {each: rng.choice(values) for each in names})
    assert seen > 1000


def is_as_fluent_has_it(bundle: Bundle, name: str, attribute: str, args: dict[str, str | int]) -> bool:
    bundle._formatted(name, args, attribute)
    quick = bundle._quick[name, attribute]
    text = None if quick is None else quick(args)
    if text is not None:
        assert (text, "") == bundle._resolved(name, attribute, tuple(args[each] for each in args))
    return text is not None


SOURCE = """
a = { $n ->
    [0] none
    [one] one { $x }
   *[other] { $n } of { b }
}
b = { $x }
own = { own }
term = { -term }
-term = c
number = { NUMBER($n) }
mixed = { $n ->
    [one] one
    [1] 1
   *[other] other
}
"""


@pytest.mark.parametrize(
    ("args", "text"),
    [
        ({"n": 0, "x": "X"}, "none"),
        ({"n": 1, "x": "X"}, "one X"),
        ({"n": 4, "x": "X"}, "4 of X"),
        ({"n": "4", "x": "X"}, None),  # a word where numbers stand
        ({"n": 4}, None),
        ({"x": "X"}, None),
        ({"n": 1000, "x": "X"}, None),  # "1,000"
    ],
)
def test_one_of_several(args: dict[str, str | int], text: str | None) -> None:
    bundle = Bundle("en", {"a.ftl": SOURCE})
    said = bundle.format("a", args)
    quick = bundle._quick["a", ""]
    assert quick is not None
    assert quick(args) == text
    assert text is None or said == (text, "")


@pytest.mark.parametrize("name", ["own", "term", "number", "mixed"])
def test_all_else_is_left_to_fluent(name: str) -> None:
    bundle = Bundle("en", {"a.ftl": SOURCE})
    pattern = bundle._pattern(name)
    assert pattern is not None
    assert bundle._quickener.quick(pattern) is None
