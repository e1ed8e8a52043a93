"""What is sent to other processes, and a description of it that must be the same wherever it arrives.

`python -m tests.support.travel pack FILE` packs, `python -m tests.support.travel pass FILE OTHER` unpacks and packs
again; both print whether the compiled engine runs, and the description.
"""

import json
import pickle
import sys
from pathlib import Path
from typing import Any, Final

import rednovember as rn
from rednovember import compiled
from rednovember.bots.advice import Advice, advise
from rednovember.bots.bot_view import Sight
from rednovember.bots.captain.sequential_halving import Budget
from rednovember.core import KeyedLuck, Luck, ScriptedLuck, SeededLuck, apply
from rednovember.engine.ids import OVER
from rednovember.engine.journal import Record
from rednovember.engine.legal import legal
from rednovember.engine.luck import stream_of
from rednovember.engine.state import State
from tests.support import EIGHT, all_of, event, glimpse, picks, play_some

Luggage = dict[str, Any]
KINDS: Final[tuple[dict[str, bool], ...]] = ({}, {"hidden_hands": True}, {"less_deadly_dying": True})
STEPS: Final = 50


def errors(game: rn.Game) -> list[rn.RedNovemberError]:
    """One error of each class that a user may meet."""
    found: list[rn.RedNovemberError] = [
        rn.BoardError([("board-list", {"where": "hatches", "value": "'4-5'"})]),
        rn.CrewError("crew-size", count=2),
        rn.PositionError("position-over"),
        rn.LuckError("luck-die"),
        rn.LogbookError("logbook-toml", reason="line 3"),
        rn.RedNovemberError("nothing-to-undo"),
    ]
    for text in ("jump", "open 99"):
        try:
            game.play(text)
        except rn.RedNovemberError as error:
            found.append(error)
    return found


def pack() -> list[Luggage]:
    """Everything that may be sent to another process, from a few positions."""
    out: list[Luggage] = []
    for seed, options in enumerate(KINDS):
        luck: Luck = KeyedLuck(bytes(range(16)))
        script = ScriptedLuck([4, 5, 6], [event("fire:2"), event("respite")], [3, 1], luck)
        game = rn.Game(EIGHT[:4], edition=("revised", "first")[seed % 2], options=options, luck=script)
        play_some(game, picks(seed), 13 + seed)
        sight = Sight(game.state, game.crew)
        out.append(
            {
                "game": game,
                "state": game.state,
                "rules": game.rules,
                "luck": [game.luck, luck, SeededLuck(seed), SeededLuck(seed).copy(), script],
                "no luck": Luck(),
                "sight": sight,
                "decisions": [*game.legal()[:60], game.parse("draw 12"), game.parse("trade Boris grog crowbar")],
                "views": [game.view(player) for player in (None, *game.players)],
                "advice": advise(sight, Budget(rollouts=12)),
                "errors": errors(game),
                "facts": game.facts("Anna"),
            }
        )
    return out


def played_on(state: State, luck: Luck, seed: int) -> tuple[object, ...]:
    """Where fifty random decisions lead, and what they tell."""
    after, record, pick = state.copy(), Record(), stream_of(seed, 100)
    luck = luck.copy()
    for _ in range(STEPS):
        if after.phase != OVER:
            listed = legal(after)
            apply(after, listed[pick.below(len(listed))], luck, record)
    return after.key(), record.facts


def describe(luggage: Luggage) -> Luggage:
    """What matters of it, as plain data. Changes nothing."""
    game: rn.Game = luggage["game"]
    sight: Sight = luggage["sight"]
    copy = game.copy()
    play_some(copy, picks(5), STEPS)
    undone = game.copy()
    for _ in range(min(10, undone.number)):
        undone.undo()
    no_luck: Luck = luggage["no luck"]
    return {
        "game": [all_of(game), glimpse(game.luck), all_of(copy), all_of(undone), game.options, game.players],
        "state": luggage["state"].key(),
        "rules": rules_of(luggage["rules"]),
        "luck": [(glimpse(luck), played_on(luggage["state"], luck, 3)) for luck in luggage["luck"]],
        "no luck": [type(no_luck).__name__, int(no_luck.faint_number), refuses(no_luck)],
        "sight": [sight.view.as_dict(), sight.state.key(), sight.codes, sight.gnome, sight.player],
        "sight's own": [[str(one) for one in sight.legal], played_on(sight.possible(picks(1)), SeededLuck(4), 2)],
        "decisions": [decision_of(decision) for decision in luggage["decisions"]],
        "views": [view.as_dict() for view in luggage["views"]],
        "advice": [(figures_of(one), [decision_of(each) for each in one.decisions]) for one in luggage["advice"]],
        "errors": [(type(error).__name__, error.kind, str(error)) for error in luggage["errors"]],
        "facts": [(fact.kind, fact.params) for fact in luggage["facts"]],
    }


def rules_of(rules: Any) -> list[Any]:
    """A ruleset by what it was built from, and some of what was built."""
    tables = [rules.neighbours, rules.hatch_between, rules.card_kind, rules.card_number, rules.event_icon]
    return [rules.board_id, rules.edition, dict(rules.options), dict(rules.switches), tables]


def figures_of(advice: Advice) -> list[Any]:
    """What an advice says beside its decisions."""
    reasons = [[reason.kind, reason.params] for reason in advice.reasons]
    return [advice.chance, advice.low, advice.high, advice.rollouts, reasons]


def decision_of(decision: rn.Decision) -> list[Any]:
    """A decision by its notation, its numbers and its other fields."""
    fields = [decision.kind, decision.space, decision.action, decision.items, decision.gnome, decision.minutes]
    return [str(decision), decision.codes, fields, decision.atom]


def refuses(luck: Luck) -> str:
    """What luck says that has no answer."""
    try:
        luck.repair_die()
    except rn.LuckError as error:
        return error.kind
    return ""


def report(luggage: list[Luggage]) -> str:
    """The description as one text."""
    return json.dumps([describe(one) for one in luggage], sort_keys=True)


def main() -> None:
    """Pack, or unpack and pack again."""
    order, first, *second = sys.argv[1:]
    luggage: list[Luggage] = pack() if order == "pack" else pickle.loads(Path(first).read_bytes())
    Path(second[0] if second else first).write_bytes(pickle.dumps(luggage))
    print(json.dumps([compiled.ACTIVE, report(luggage)]))


if __name__ == "__main__":
    main()
