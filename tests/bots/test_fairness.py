"""No bot knows more than its seat: neither undrawn cards nor hidden hands change what it does."""

from collections.abc import Iterator
from typing import Final

import pytest

import rednovember as rn
from rednovember.bots import registry
from rednovember.bots.advice import advise
from rednovember.bots.bot_view import Sight
from rednovember.bots.captain.sequential_halving import Budget
from rednovember.commands.random import random_decision
from rednovember.engine.hands import cards, pack
from rednovember.engine.luck import Stream, stream_of
from rednovember.engine.state import State
from tests.support import CREW, ROOT, picks

BOTS: Final = ["random", "bosun", "captain(rollouts=24,plans=6)", f"{ROOT}/examples/careful_bot.py:CarefulBot"]
IDS: Final = ["random", "bosun", "captain", "careful"]


def positions(options: dict[str, bool], number: int) -> Iterator[rn.Game]:
    """Positions from games played by chance, here and there."""
    for seed in range(number):
        game, pick = rn.Game(CREW, seed=seed, options=options), picks(seed)
        for _ in range(6 + 5 * seed):
            decision = random_decision(game, pick)
            game.play(decision)
            if game.over:
                game.undo()
                break
        yield game


def choice(bot: str, state: State, game: rn.Game) -> str:
    return str(registry.make(bot, 3).decide(Sight(state, game.crew)))


def shuffled(pile: list[int], stream: Stream) -> list[int]:
    rest = list(pile)
    return [rest.pop(stream.below(len(rest))) for _ in pile]


def permuted(state: State, stream: Stream) -> State:
    """The same position, with the undrawn cards in another order."""
    other = state.copy()
    other.event_deck = shuffled(state.event_deck, stream)
    other.item_deck = shuffled(state.item_deck, stream)
    return other


def dealt_anew(game: rn.Game, stream: Stream) -> State:
    """The same position for who decides: the cards it cannot see, in hands and deck, are mixed and dealt anew."""
    state = game.state.copy()
    own = state.decider
    hidden = [seat for seat in range(state.gnomes) if seat != own]
    counts = {seat: len(cards(state.hand[seat])) for seat in hidden}
    pool = shuffled([*state.item_deck, *(card for seat in hidden for card in cards(state.hand[seat]))], stream)
    for seat in hidden:
        state.hand[seat] = pack(sorted(pool[: counts[seat]]))
        pool = pool[counts[seat] :]
    state.item_deck = sorted(pool)
    return state


@pytest.mark.parametrize("bot", BOTS, ids=IDS)
def test_the_order_of_undrawn_cards_changes_no_choice(bot: str) -> None:
    for game in positions({}, 8):
        expected = choice(bot, game.state, game)
        for seed in range(3):
            assert choice(bot, permuted(game.state, stream_of(seed, 1)), game) == expected


@pytest.mark.parametrize("options", [{"hidden_hands": True}, {"crazed_gnomes": True}], ids=["hidden", "crazed"])
@pytest.mark.parametrize("bot", BOTS, ids=IDS)
def test_hands_that_cannot_be_seen_change_no_choice(bot: str, options: dict[str, bool]) -> None:
    changed = 0
    for game in positions(options, 8):
        if game.view().phase in ("give", "discard"):
            continue  # an offer has been shown, or others discard after it
        expected = choice(bot, game.state, game)
        for seed in range(3):
            other = dealt_anew(game, stream_of(seed, 1))
            changed += other.hand != game.state.hand
            assert choice(bot, other, game) == expected
    assert changed > 5


def test_advice_knows_no_more_either() -> None:
    for game in positions({"hidden_hands": True}, 4):
        if game.view().phase in ("give", "discard"):
            continue
        expected = advise(game, Budget(rollouts=24))
        other = dealt_anew(game, stream_of(1, 1))
        assert advise(Sight(other, game.crew), Budget(rollouts=24)) == expected


def test_with_open_hands_it_does_matter_what_others_hold() -> None:
    """So that the tests above prove something: the same change of hands is seen where hands are open."""
    games = list(positions({}, 8))
    views = [(Sight(game.state, game.crew), Sight(dealt_anew(game, stream_of(1, 1)), game.crew)) for game in games]
    assert any(ours.view != theirs.view for ours, theirs in views)
