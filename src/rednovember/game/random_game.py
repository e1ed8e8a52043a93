"""Games played by chance alone: for bug reports, soak tests and programs that know the rules."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from rednovember import data
from rednovember.engine.errors import CrewError
from rednovember.engine.legal import legal
from rednovember.engine.luck import stream_of
from rednovember.game.game import Game
from rednovember.game.rules import Board, load_board
from rednovember.game.writer import logbook_text

NAMES: Final = ("Anna", "Boris", "Cyril", "Dora", "Emil", "Fedor", "Greta", "Hugo")
CHOICES: Final = 100  # the stream of the random player's choices, apart from the game's luck


def read_options(words: Sequence[str]) -> dict[str, bool]:
    """Options as the command line says them: `NAME`, `NAME=true` or `NAME=false`."""
    out: dict[str, bool] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if equals and value not in ("true", "false"):
            raise CrewError("option-value", option=name, value=value)
        out[name] = value != "false"
    return out


def find_board(name: str | None) -> str | Board | None:
    """A board by its id, or from a file of the user's own."""
    if name is None or name in data.boards() or not (Path(name).suffix or Path(name).exists()):
        return name
    return load_board(name)


def new_game(
    *,
    gnomes: int,
    players: int | None = None,
    edition: str = "revised",
    options: Sequence[str] = (),
    seed: int | None = None,
    board: str | None = None,
) -> Game:
    """A game with gnomes of the usual names."""
    if not 0 <= gnomes <= len(NAMES):
        raise CrewError("crew-size", count=gnomes)
    names = NAMES[:gnomes]
    leads: list[str] | None = None
    if players is not None:
        if not 1 <= players <= gnomes:
            raise CrewError("crew-players", players=players, gnomes=gnomes)
        leads = [names[seat % players] for seat in range(gnomes)]
    return Game(
        names, players=leads, edition=edition, options=read_options(options), seed=seed, board=find_board(board)
    )


def play_randomly(game: Game, seed: int) -> None:
    """Play a game to its end, each step drawn evenly from the engine's list."""
    pick = stream_of(seed, CHOICES)
    while not game.over:
        game.play(random_decision(game, pick))


def random_decision(game: Game, pick: Any) -> Any:
    """One decision; trades and discards are chosen card by card."""
    from rednovember.engine.decisions import CARD, CLOSE, DISCARD_ITEM, TRADE_WITH
    from rednovember.engine.ids import DISCARD, GIVE, OFFER
    from rednovember.engine.journal import Journal
    from rednovember.engine.luck import Luck
    from rednovember.engine.play import apply

    choices = legal(game.state)
    code = choices[pick.below(len(choices))]
    codes = [code]
    if TRADE_WITH <= code <= CLOSE or game.state.phase == DISCARD:
        trial = game.state.copy()
        decider, surplus = trial.decider, _surplus(trial)
        while True:
            if DISCARD_ITEM <= code:
                if len(codes) == surplus:
                    break
            elif code == CLOSE:
                break
            apply(trial, code, Luck(), Journal())
            assert trial.phase in (OFFER, GIVE, DISCARD) and trial.decider == decider and CARD
            choices = legal(trial)
            code = choices[pick.below(len(choices))]
            codes.append(code)
    return game.decision_of(tuple(codes))


def _surplus(state: Any) -> int:
    from rednovember.engine.hands import size

    return int(size(state.hand[state.decider]) - state.limit)


def random_logbook(*, seed: int | None = None, **setup: Any) -> str:
    """The logbook of a random game, with the final position as what must hold at the end."""
    game = new_game(seed=seed, **setup)
    assert game.seed is not None
    play_randomly(game, game.seed)
    return logbook_text(game, expect=True, head={"title": "A game played by chance"})
