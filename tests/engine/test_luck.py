"""Luck: the generator gives the numbers that it is known for, and each kind of luck is asked, never global."""

from collections import Counter
from collections.abc import Callable

import pytest

import rednovember as rn
from rednovember.engine.ids import COFFEE, CROWBAR, DESCENT, FIRE, GROG, HARPOON, LEAK, RESPITE, STUMBLE, TOOLBOX
from rednovember.engine.luck import STREAMS, Luck, ScriptedLuck, SeededLuck, Stream, seed_words, stream_of
from rednovember.engine.setup import lay_out
from rednovember.game.rules import make_rules
from tests.support import gnome, play, position_game

M1 = 4294967087
# The first numbers of MRG32k3a with all six seeds 12345, as L'Ecuyer's RngStreams gives them.
REFERENCE = [0.12701112204657714, 0.3185275653967945, 0.3091860155832701, 0.8258468629271136, 0.2216299157820229]


def reference_stream() -> Stream:
    return Stream(12345, 12345, 12345, 12345, 12345, 12345)


def test_the_generator_gives_the_numbers_of_the_reference() -> None:
    stream = reference_stream()
    assert [stream.below(10**8) for _ in REFERENCE] == [int(number * 10**8) for number in REFERENCE]


def test_a_stream_is_plain_mrg32k3a_for_a_long_way() -> None:
    stream = reference_stream()
    x, y = [12345] * 3, [12345] * 3
    for _ in range(5000):
        x = [x[1], x[2], (1403580 * x[1] - 810728 * x[0]) % M1]
        y = [y[1], y[2], (527612 * y[2] - 1370589 * y[0]) % 4294944443]
        assert stream.below(2**28) == (x[2] - y[2]) % M1 * 2**28 // M1


def test_a_stream_never_goes_past_its_bound() -> None:
    stream = stream_of(1, 0)
    for bound in (1, 2, 10, 55, 2**28):
        assert all(0 <= stream.below(bound) < bound for _ in range(500))


@pytest.mark.parametrize("number", range(STREAMS))
def test_a_copied_stream_goes_on_with_the_same_numbers(number: int) -> None:
    stream = stream_of(99, number)
    stream.below(10)
    copy = stream.copy()
    ahead = [copy.below(1000) for _ in range(20)]
    assert [stream.below(1000) for _ in range(20)] == ahead


@pytest.mark.parametrize("kind", ["repair", "room"])
def test_the_die_has_ten_sides_and_all_of_them_fall_equally_often(kind: str) -> None:
    rolls = Counter(roll for seed in range(40) for roll in ask(SeededLuck(seed), kind, 1000))
    assert sorted(rolls) == list(range(1, 11))
    chi_square = sum((count - 4000) ** 2 / 4000 for count in rolls.values())
    assert chi_square < 27.9  # nine degrees of freedom: one honest die in a thousand is worse


def test_pairs_of_dice_of_neighbouring_seeds_are_even_too() -> None:
    pairs = Counter(
        (int(SeededLuck(seed).repair_die()), int(SeededLuck(seed + 1).repair_die())) for seed in range(10_000)
    )
    chi_square = sum((pairs[a, b] - 100) ** 2 / 100 for a in range(1, 11) for b in range(1, 11))
    assert chi_square < 149  # 99 degrees of freedom


def test_the_five_streams_differ_from_each_other() -> None:
    starts = {tuple(stream_of(7, number).below(10**8) for _ in range(3)) for number in range(STREAMS)}
    assert len(starts) == STREAMS


def ask(luck: Luck, kind: str, times: int) -> list[int]:
    pile = list(range(40))
    rules = make_rules()
    questions: dict[str, Callable[[], int]] = {
        "setup": lambda: luck.setup(100),
        "repair": luck.repair_die,
        "room": luck.room_die,
        "event": lambda: luck.event(rules, pile),
        "item": lambda: luck.item(pile),
    }
    return [int(questions[kind]()) for _ in range(times)]


KINDS = ["setup", "repair", "room", "event", "item"]


@pytest.mark.parametrize("kind", KINDS)
def test_a_stream_does_not_care_how_often_the_others_are_asked(kind: str) -> None:
    untouched, busy = SeededLuck(7), SeededLuck(7)
    for other in KINDS:
        if other != kind:
            ask(busy, other, 13)
    assert ask(busy, kind, 20) == ask(untouched, kind, 20)


def test_seeds_of_any_size_and_sign_differ() -> None:
    seeds = [0, 1, -1, 2, -2, 2**31, 2**32, 2**32 + 1, 2**62, 2**64, -(2**64), 10**50, 10**50 + 1]
    assert len({seed_words(seed) for seed in seeds}) == len(seeds)
    assert len({tuple(ask(SeededLuck(seed), "repair", 12)) for seed in seeds}) == len(seeds)


def test_seeded_luck_can_begin_again() -> None:
    luck = SeededLuck(3)
    first = [ask(luck, kind, 4) for kind in KINDS]
    luck.seed(3)
    assert [ask(luck, kind, 4) for kind in KINDS] == first


def test_scripted_luck_uses_up_the_draw_that_it_stands_for() -> None:
    rules = make_rules()
    state = lay_out(rules, 3, 3)
    plain = SeededLuck(11)
    scripted = ScriptedLuck([4], [(FIRE, -1)], [GROG], SeededLuck(11))
    assert scripted.repair_die() == 4
    scripted.event(rules, state.event_deck)
    scripted.item(state.item_deck)
    plain.repair_die()
    plain.event(rules, state.event_deck)
    plain.item(state.item_deck)
    for kind in ("repair", "room", "event", "item"):
        assert ask(scripted, kind, 10) == ask(plain, kind, 10)


def test_a_script_serves_both_kinds_of_dice_in_their_order() -> None:
    luck = ScriptedLuck([1, 2, 3], [], [], None)
    assert [luck.repair_die(), luck.room_die(), luck.repair_die()] == [1, 2, 3]


@pytest.mark.parametrize(("used", "laid"), [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (2, 1), (3, 2), (3, 5)])
def test_answers_laid_down_later_come_next_and_in_place_of_as_many(used: int, laid: int) -> None:
    rules = make_rules()
    pile = lay_out(rules, 3, 3).event_deck
    cards = [CROWBAR, COFFEE, HARPOON, GROG, TOOLBOX]
    kinds = [FIRE, LEAK, DESCENT, RESPITE, STUMBLE]
    script = ScriptedLuck([1, 2, 3], [(kind, -1) for kind in kinds[:3]], cards[:3], None)

    def die() -> int:
        return int(script.repair_die())

    def kind() -> int:
        return int(rules.card_kind[pile[script.event(rules, pile)]])

    def card() -> int:
        return cards[script.item(cards)]

    for _ in range(used):
        die(), kind(), card()
    new = [[10, 9, 8, 7, 6], kinds[::-1], cards[::-1]]
    script.lay(new[0][:laid], [(each, -1) for each in new[1][:laid]], new[2][:laid])
    for ask_one, old, later in zip((die, kind, card), ([1, 2, 3], kinds[:3], cards[:3]), new, strict=True):
        wanted = later[:laid] + old[used + laid :]
        assert [ask_one() for _ in wanted] == wanted
        with pytest.raises(rn.LuckError):
            ask_one()


def test_a_copy_of_a_script_goes_on_where_the_script_was() -> None:
    luck = ScriptedLuck([1, 2, 3], [], [], SeededLuck(1))
    luck.repair_die()
    copy = luck.copy()
    assert ask(copy, "repair", 6) == ask(luck, "repair", 6)


def test_an_event_is_taken_by_its_kind_and_number() -> None:
    rules = make_rules()
    pile = lay_out(rules, 3, 3).event_deck
    luck = ScriptedLuck([], [(FIRE, 3), (LEAK, 4), (RESPITE, -1)], [], None)
    assert rules.card_text(pile[luck.event(rules, pile)]) == "fire:3"
    assert rules.card_text(pile[luck.event(rules, pile)]) == "leak:2"  # there is no other: the first of its kind
    assert luck.faint_number == 4
    assert rules.card_text(pile[luck.event(rules, pile)]) == "respite:-"
    assert luck.faint_number == -1


def test_luck_that_is_not_there_says_what_was_wanted() -> None:
    rules, pile = make_rules(), [CROWBAR]
    for luck in (ScriptedLuck([], [], [], None), Luck()):
        for question, said in (
            (luck.repair_die, "a die roll is needed, and the preset rolls are used up"),
            (luck.room_die, "a die roll is needed, and the preset rolls are used up"),
            (
                lambda luck=luck: luck.event(rules, pile),
                "an event card is needed, and the preset events are used up",
            ),
            (lambda luck=luck: luck.item(pile), "an item card is needed, and the preset items are used up"),
            (lambda luck=luck: luck.setup(10), "the set-up needs random numbers, and there is no seed"),
        ):
            with pytest.raises(rn.LuckError, match=said):
                question()


def test_a_card_that_the_deck_does_not_hold_is_named() -> None:
    luck = ScriptedLuck([], [(12, 1)], [GROG], None)
    with pytest.raises(rn.LuckError, match="the item card ‘grog’ is not in the deck now"):
        luck.item([CROWBAR])
    with pytest.raises(rn.LuckError, match="the event card ‘kraken:1’ is not in the deck now"):
        luck.event(make_rules(), lay_out(make_rules(), 3, 3).event_deck)


def test_luck_left_over_is_no_error() -> None:
    crew = {"Anna": gnome(5, 47), "Boris": gnome(5, 46), "Cyril": gnome(5, 46)}
    game = play(position_game(crew, dice=[1, 2], events=["fire"], items=["grog"]), "wait; done")
    assert (game.decides, game.state.event_discard) == ("Anna", [])
