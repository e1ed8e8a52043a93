"""Random games: for bug reports, soak tests and programs that know the rules."""

from collections.abc import Sequence
from typing import Final

from rednovember.arguments import find_board
from rednovember.engine.legal import legal
from rednovember.engine.luck import Stream, stream_of
from rednovember.engine.state import State
from rednovember.errors import CrewError
from rednovember.game.crew import USUAL_NAMES
from rednovember.game.decision import Decision, whole_decision
from rednovember.game.game import Game
from rednovember.game.writer import logbook_text
from rednovember.table.description import new_game as game_of
from rednovember.table.description import read_description

CHOICES: Final = 100  # the random player's stream, apart from the game's luck


def new_game(
    *,
    gnomes: int,
    players: int | None = None,
    edition: str = "revised",
    options: Sequence[str] = (),
    seed: int | None = None,
    board: str | None = None,
) -> Game:
    """Start a game with default names; with fewer players each controls several gnomes."""
    if players is not None and not 1 <= players <= gnomes <= len(USUAL_NAMES):
        raise CrewError("crew-players", players=players, gnomes=gnomes)
    leads = None if players is None else list(USUAL_NAMES[:players])
    said = {"gnomes": gnomes, "players": leads, "edition": edition, "options": list(options)}
    table = read_description({**said, "seed": seed, "board": find_board(board)})
    return game_of(table, fresh=True)


def play_randomly(game: Game, seed: int) -> None:
    """Play a game to its end, drawing each code uniformly from the engine's list."""
    pick = stream_of(seed, CHOICES)
    while not game.over:
        game.play(random_decision(game, pick))


def random_decision(game: Game, pick: Stream) -> Decision:
    """Return a random decision; trades and discards are chosen card by card."""

    def choose(state: State) -> int:
        choices = legal(state)
        return choices[pick.below(len(choices))]

    return game.decision_of(whole_decision(game.state, choose))


def random_logbook(game: Game, title: str) -> str:
    """Play a random game. Returns its logbook, which expects the final position."""
    play_randomly(game, game.seed or 0)
    return logbook_text(game, expect=True, head={"title": title})
