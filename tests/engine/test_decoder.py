"""The decoder: what each number stands for agrees with its notation, and nobody else takes numbers apart."""

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

from rednovember.engine import decisions, decoder
from rednovember.engine.decisions import DECISIONS
from rednovember.engine.ids import ACTION_NAMES, GNOMES_MAX, ITEM_NAMES, MINUTES_MAX, ROOMS
from rednovember.game.decision import Decision, make_decision
from rednovember.game.notation import parse
from tests.support import EIGHT, GOLDEN, ROOT, SOURCE

# The numbers are given out in the one and read in the other.
MAY_COMPARE: Final = ("src/rednovember/engine/decoder.py",)

NOTATION: Final = [line.split(" ", 1)[1] for line in (GOLDEN / "decisions.txt").read_text("utf-8").splitlines()]
UNUSED: Final = "?"  # the ten numbers of `unblock` without a hatch
USED: Final = [code for code in range(DECISIONS) if NOTATION[code] != UNUSED]
FIX_WORDS: Final = ("extinguish", "pump", "unblock", "fix", "stop", "kill")
ANSWERS: Final = ("give", "spread", "block", "discard", "defend", "submit")


@dataclass
class Expected:
    """What the words of a decision say."""

    verb: str
    kind: str
    space: int | None = None
    action: str | None = None
    item: str | None = None
    gnome: str | None = None
    minutes: int | None = None


def expected(text: str) -> Expected:
    """The fields as a reader of the notation would fill them in."""
    verb, *rest = text.split()
    if verb == "unblock":
        return Expected(verb, "fix", space=int(rest[0]), action=verb, minutes=int(rest[1]))
    if verb in FIX_WORDS:
        return Expected(verb, "fix", action="_".join([verb, *rest[:-1]]), minutes=int(rest[-1]))
    if verb == "draw":
        return Expected(verb, verb, action=verb, minutes=int(rest[0]))
    if verb in ("trade", "attack"):
        return Expected(verb, verb, action=verb, gnome=rest[0])
    if verb in ("wait", "abandon"):
        return Expected(verb, verb, action=verb)
    if verb in ("open", "spread", "block"):
        return Expected(verb, verb, space=0 if rest[0] == "sea" else int(rest[0]))
    if verb in ("use", "give", "discard"):
        return Expected(verb, verb, item=rest[0] if rest else None)
    return Expected(verb, verb)


@pytest.mark.parametrize("code", USED)
def test_the_fields_of_a_number_are_what_its_notation_says(code: int) -> None:
    wanted = expected(NOTATION[code])
    item, gnome, action = decoder.item_of(code), decoder.gnome_of(code), decoder.action_of(code)
    assert decoder.KIND_NAMES[decoder.kind_of(code)] == wanted.kind
    assert (None if item == decoder.NONE else ITEM_NAMES[item]) == wanted.item
    assert (None if gnome == decoder.NONE else EIGHT[gnome]) == wanted.gnome
    assert (None if action == decoder.NONE else ACTION_NAMES[action]) == wanted.action
    if wanted.verb == "unblock":
        assert decoder.room_beyond(code) == wanted.space
        assert decoder.space_of(code) == decoder.NONE
    else:
        assert decoder.room_beyond(code) == decoder.NO_ROOM
        assert (None if decoder.space_of(code) == decoder.NONE else decoder.space_of(code)) == wanted.space
    one_minute = wanted.verb in ("wait", "trade", "attack")
    assert decoder.minutes_of(code) == (1 if one_minute else wanted.minutes or 0)


@pytest.mark.parametrize("code", USED)
def test_a_decision_has_the_fields_that_its_notation_says(code: int) -> None:
    wanted = expected(NOTATION[code])
    decision = make_decision((code,), EIGHT)
    assert str(decision) == NOTATION[code]
    assert decision == Decision(
        wanted.kind,
        (code,),
        space=wanted.space,
        action=wanted.action,
        items=(wanted.item,) if wanted.item else (),
        gnome=wanted.gnome,
        minutes=wanted.minutes,
    )
    assert decision.item == (wanted.item if wanted.kind == "use" else None)
    assert decision.is_trade == (wanted.verb == "trade")
    assert decision.is_treason == (wanted.verb in ("abandon", "attack"))
    assert decision.takes_minutes == (wanted.minutes is not None)


def numbers_given_out() -> dict[str, list[int]]:
    """Each verb with its numbers, as `engine/decisions.py` comments on them."""
    d = decisions
    minutes = range(MINUTES_MAX)  # counted from 0
    others = [action for action, name in enumerate(ACTION_NAMES[:8]) if name != "unblock"]
    fixes = [d.FIX + MINUTES_MAX * action + minute for action in others for minute in minutes]
    unblocks = [d.UNBLOCK_HATCH + MINUTES_MAX * room + minute for room in range(ROOMS) for minute in minutes]
    return {
        "use": [d.USE + item for item in range(len(ITEM_NAMES))],
        "open": [d.OPEN + space for space in range(ROOMS + 1)],
        "enter": [d.ENTER],
        "stay": [d.STAY],
        "fix": fixes + unblocks,
        "draw": [d.DRAW_ITEMS + minute for minute in minutes],
        "wait": [d.WAIT_A_MINUTE],
        "done": [d.DONE],
        "trade": [d.TRADE_WITH + gnome for gnome in range(GNOMES_MAX)],
        "give": [*(d.CARD + item for item in range(len(ITEM_NAMES))), d.CLOSE],
        "spread": [d.SPREAD_TO + room - 1 for room in range(1, ROOMS + 1)],
        "block": [d.BLOCK_TO + room - 1 for room in range(1, ROOMS + 1)],
        "discard": [d.DISCARD_ITEM + item for item in range(len(ITEM_NAMES))],
        "abandon": [d.ABANDON_COMRADES],
        "attack": [d.ATTACK_GNOME + gnome for gnome in range(GNOMES_MAX)],
        "defend": [d.DEFEND_WITH_CROWBAR],
        "submit": [d.SUBMIT],
    }


def test_every_number_that_is_given_out_is_read_as_its_kind() -> None:
    given = numbers_given_out()
    assert sorted(code for codes in given.values() for code in codes) == USED
    for name, codes in given.items():
        assert {decoder.KIND_NAMES[decoder.kind_of(code)] for code in codes} == {name}
    assert len(NOTATION) == DECISIONS == 284


@pytest.mark.parametrize(
    ("predicate", "verbs"),
    [
        (decoder.is_use, ("use",)),
        (decoder.is_move, ("open", "enter", "stay")),
        (decoder.opens, ("open",)),
        (decoder.is_fix, FIX_WORDS),
        (decoder.is_action, (*FIX_WORDS, "draw", "trade", "wait", "abandon", "attack")),
        (decoder.takes_minutes, (*FIX_WORDS, "draw")),
        (decoder.is_trade, ("trade",)),
        (decoder.is_gift, ("give",)),
        (decoder.is_discard, ("discard",)),
        (decoder.is_treason, ("abandon", "attack")),
        (decoder.is_answer, ANSWERS),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_a_predicate_holds_for_exactly_the_verbs_it_is_named_after(
    predicate: Callable[[int], bool], verbs: tuple[str, ...]
) -> None:
    assert [code for code in USED if predicate(code)] == [code for code in USED if NOTATION[code].split()[0] in verbs]


def test_cards_are_named_and_a_trade_goes_on_until_there_are_no_more() -> None:
    cards = [code for code in USED if NOTATION[code].startswith("give ")]
    assert [code for code in USED if decoder.names_card(code)] == cards
    trades = [code for code in USED if NOTATION[code].startswith("trade ")]
    assert [code for code in USED if decoder.goes_on(code)] == trades + cards


def test_only_numbers_from_0_on_and_below_all_decisions_are_known() -> None:
    assert [code for code in range(-5, DECISIONS + 5) if decoder.is_known(code)] == list(range(DECISIONS))


@pytest.mark.parametrize(
    ("text", "fields"),
    [
        ("draw 12", Decision("draw", (), action="draw", minutes=12, atom="A16")),
        ("draw 0", Decision("draw", (), action="draw", minutes=0, atom="A16")),
        ("open 99", Decision("open", (), space=99, atom="C1")),
        ("spread 11", Decision("spread", (), space=11, atom="C1")),
        ("block 0", Decision("block", (), space=0, atom="C1")),
        ("unblock 99 3", Decision("fix", (), space=99, action="unblock", minutes=3, atom="C1")),
        ("unblock 3 99", Decision("fix", (), space=3, action="unblock", minutes=99, atom="A5")),
        ("fix engine 11", Decision("fix", (), action="fix_engine", minutes=11, atom="A5")),
        ("kill kraken 0", Decision("fix", (), action="kill_kraken", minutes=0, atom="A5")),
    ],
)
def test_words_out_of_range_have_fields_but_no_number(text: str, fields: Decision) -> None:
    decision = parse(text, EIGHT)
    assert decision == fields
    assert str(decision) == text
    assert not decision.is_treason
    assert decision.takes_minutes == (fields.minutes is not None)


@pytest.mark.parametrize(
    ("text", "kind", "gnome", "items"),
    [
        ("trade Boris grog crowbar", "trade", "Boris", ("grog", "crowbar")),
        ("trade Boris", "trade", "Boris", ()),
        ("give coffee coffee", "give", None, ("coffee", "coffee")),
        ("give", "give", None, ()),
        ("discard grog harpoon", "discard", None, ("grog", "harpoon")),
    ],
)
def test_cards_of_one_decision_are_its_items(text: str, kind: str, gnome: str | None, items: tuple[str, ...]) -> None:
    decision = parse(text, EIGHT)
    assert (decision.kind, decision.gnome, decision.items, decision.item) == (kind, gnome, items, None)
    assert str(decision) == text
    assert decision.action == ("trade" if kind == "trade" else None)
    assert make_decision(decision.codes, EIGHT) == decision


# Nobody else compares code ranges.


# How many decisions there are at all may be asked by anybody.
NUMBERS: Final = {name for name in decisions.__all__ if isinstance(getattr(decisions, name), int)} - {"DECISIONS"}
ORDERS: Final = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)


def local_names(tree: ast.Module) -> dict[str, str]:
    """What a module calls the numbers that it imports: its own names, or `module.NAME` as `module`."""
    names: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").endswith(("engine.decisions", "engine.ids")):
            names.update({alias.asname or alias.name: alias.name for alias in node.names})
        elif isinstance(node, ast.ImportFrom) and (node.module or "").endswith("engine"):
            names.update({alias.asname or alias.name: "*" for alias in node.names if alias.name == "decisions"})
    return names


def is_number(node: ast.expr, names: dict[str, str]) -> bool:
    """Whether an expression holds one of the numbers, by name or with something added to it."""
    for part in ast.walk(node):
        if isinstance(part, ast.Name) and names.get(part.id) in NUMBERS:
            return True
        if isinstance(part, ast.Attribute) and part.attr in NUMBERS and names.get(ast.unparse(part.value)) == "*":
            return True
    return False


def takes_apart(path: Path) -> Iterator[int]:
    """The lines that order numbers of decisions, subtract from them or run through them."""
    tree = ast.parse(path.read_text("utf-8"))
    names = local_names(tree)
    for node in ast.walk(tree) if names else ():
        parts: list[ast.expr] = []
        if isinstance(node, ast.Compare) and any(isinstance(sign, ORDERS) for sign in node.ops):
            parts = [node.left, *node.comparators]
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Sub):
            parts = [node.right]
        elif isinstance(node, ast.Call) and ast.unparse(node.func) == "range":
            parts = node.args
        if any(is_number(part, names) for part in parts):
            yield parts[0].lineno


def test_nobody_else_compares_ranges_of_decisions() -> None:
    files = [*SOURCE.rglob("*.py"), *(ROOT / "bench").glob("*.py"), *(ROOT / "tools").glob("*.py")]
    assert len(files) > 100
    found = {path.relative_to(ROOT).as_posix(): list(takes_apart(path)) for path in files}
    assert found["src/rednovember/engine/decoder.py"], "this test sees nothing any more"
    allowed = MAY_COMPARE
    assert {name: lines for name, lines in found.items() if lines and name not in allowed} == {}


@pytest.mark.parametrize(
    "line",
    [
        "code - OPEN",
        "OPEN <= code",
        "code < CARD + 3",
        "code in range(OPEN, CARD)",
        "code > d.OPEN",
        "code - d.CARD",
    ],
)
def test_this_test_would_notice(line: str, tmp_path: Path) -> None:
    head = "from rednovember.engine.decisions import CARD, OPEN\nfrom rednovember.engine import decisions as d\n"
    (tmp_path / "module.py").write_text(f"{head}found = {line}\n", "utf-8")
    assert list(takes_apart(tmp_path / "module.py")) == [3]
    (tmp_path / "module.py").write_text(f"{head}found = code == OPEN or d.CARD + 2\n", "utf-8")
    assert list(takes_apart(tmp_path / "module.py")) == []
