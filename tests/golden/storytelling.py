"""Golden stories: for each edition and each option a short game, its decisions and what the narrator tells of them."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Final

import rednovember as rn
from rednovember import data
from rednovember.bots import Bot, BotGame, Mate, Runner, Sight, make
from rednovember.engine.events import spread_rooms
from rednovember.game.game import Taken
from rednovember.game.rules import make_rules
from rednovember.words import Words
from rednovember.words.narrator import Narrator
from tests.support import EIGHT, GOLDEN

FOLDER: Final = GOLDEN / "stories"
SEEDS: Final = range(300)
LONGEST: Final = 140  # decisions: a story is to be read
SEED: Final = re.compile(r"\bseed (\d+)\b")


@dataclass(frozen=True)
class Story:
    """What is played, what must come up in it, and who reads it: a player, or somebody who may know all."""

    shows: Callable[[rn.Game], bool]
    edition: str = "revised"
    options: dict[str, bool] = field(default_factory=dict)
    gnomes: int = 3
    tempted: Callable[[Sight], rn.Decision | None] | None = None  # what the crew cannot resist
    reader: str | None = None


class Wayward:
    """Plays like the bosun, but for what it cannot resist."""

    def __init__(self, seed: int, tempted: Callable[[Sight], rn.Decision | None]) -> None:
        self.bosun: Bot = make("bosun", seed)
        self.tempted = tempted

    def decide(self, sight: Sight) -> str | rn.Decision:
        """What tempts it, else what the bosun says."""
        return self.tempted(sight) or self.bosun.decide(sight)


def to_attack(sight: Sight) -> rn.Decision | None:
    """Swings a Crowbar as soon as somebody is near."""
    rooms = [gnome.room for gnome in sight.view.gnomes if gnome.alive and not gnome.abandoned]
    mine = next(gnome.room for gnome in sight.view.gnomes if gnome.name == sight.gnome)
    armed = "crowbar" in sight.view.used or rooms.count(mine) == 1 or sight.view.phase != "movement"
    return next((one for one in sight.legal if one.kind == "attack" or (one.item == "crowbar" and not armed)), None)


def to_level_water(sight: Sight) -> rn.Decision | None:
    """Opens every hatch between low and high water."""
    view, mine = sight.view, next(gnome.room for gnome in sight.view.gnomes if gnome.name == sight.gnome)
    beyond = view.high_water if mine in view.low_water else view.low_water if mine in view.high_water else ()
    return next((one for one in sight.legal if one.kind == "open" and one.space in beyond), None)


def kinds(game: rn.Game) -> set[str]:
    """The kinds of facts of a game."""
    return {fact.kind for fact in game.journal}


def is_won(game: rn.Game) -> bool:
    """Whether the boat was rescued."""
    return game.outcome is not None and game.outcome.result == "won"


def opening_asks(game: rn.Game) -> bool:
    """Whether an event before the first turn asked for a decision."""
    return game.history[0].decision.kind in ("spread", "block")


def is_fought(game: rn.Game) -> bool:
    """Whether somebody was attacked and fought back."""
    return any(fact.kind == "defence" and fact.params["defends"] for fact in game.journal)


def trades_in_secret(game: rn.Game) -> bool:
    """Whether cards changed hands of which Anna does not know."""
    return any(fact.kind == "card_passed" and "item" not in fact.params for fact in game.facts("Anna"))


def flows_into_low(game: rn.Game) -> bool:
    """Whether high water flowed into low water: then the level of one room only has changed."""
    facts = game.journal
    after = [facts[place + 2].kind for place, fact in enumerate(facts[:-2]) if fact.kind == "reflowed"]
    return any(kind != "water" for kind in after)


def fire_is_held_back(game: rn.Game) -> bool:
    """Whether a blocked hatch kept Fire Spreads from a room."""
    otherwise = make_rules(None, game.edition, {**game.options, "fire_crosses_blocked_hatches": True})
    back = game.copy()
    while back.number:
        decision = back.history[-1].decision
        back.undo()
        if decision.kind == "spread":
            free = back.state.copy()
            free.rules = otherwise
            if spread_rooms(free) != spread_rooms(back.state):
                return True
    return False


def only(option: str) -> dict[str, bool]:
    """An option turned from its default, and no other."""
    return {option: not data.options()[option]["default"]}


STORIES: Final = {
    "revised": Story(is_won),
    "first": Story(lambda game: {"killed", "fainted"} <= kinds(game), edition="first", gnomes=4),
    "remove_respites": Story(lambda game: "event_removed" in kinds(game), options=only("remove_respites")),
    "opening_events": Story(opening_asks, options=only("opening_events"), gnomes=4),
    "less_deadly_dying": Story(lambda game: "newcomer" in kinds(game), options=only("less_deadly_dying")),
    "crazed_gnomes": Story(is_fought, options=only("crazed_gnomes"), gnomes=5, tempted=to_attack),
    "hidden_hands": Story(trades_in_secret, options=only("hidden_hands"), gnomes=4),
    "hidden_hands-seen-by-anna": Story(trades_in_secret, options=only("hidden_hands"), gnomes=4, reader="Anna"),
    "reflow_into_low_water": Story(flows_into_low, options=only("reflow_into_low_water"), tempted=to_level_water),
    "fire_crosses_blocked_hatches": Story(fire_is_held_back, options=only("fire_crosses_blocked_hatches"), gnomes=4),
}


def played(story: Story, seed: int) -> rn.Game:
    """The game of a seed, played by bosuns, wayward ones if the story needs it."""
    game = rn.Game(EIGHT[: story.gnomes], edition=story.edition, options=story.options, seed=seed)
    mates: dict[str, Mate] = {}
    if story.tempted is not None:
        mates = {name: Mate("wayward", Wayward(seed, story.tempted), treacherous=True) for name in game.gnomes}
    table = BotGame(game, dict.fromkeys(game.gnomes, "bosun"))
    Runner(mates).play(table)
    assert table.faults == [], table.faults
    return game


def best_seed(story: Story) -> int:
    """The seed of a game that shows what it should, short enough to be read and with as much happening as can be."""
    found: list[tuple[int, int, int]] = []
    for seed in SEEDS:
        game = played(story, seed)
        if game.number <= LONGEST and story.shows(game):
            found.append((-len(kinds(game)), game.number, seed))
    assert found, "no seed shows it; more of them are needed, or a longer game"
    return min(found)[2]


def stretches(game: rn.Game) -> Iterator[list[Taken]]:
    """The decisions, one gnome's in a row together, and each turn by itself."""
    row: list[Taken] = []
    for taken in game.history:
        if row and (taken.gnome != row[-1].gnome or row[-1].decision.kind in ("done", "abandon")):
            yield row
            row = []
        row.append(taken)
    yield row


def decision_text(game: rn.Game, taken: Taken, reader: str | None) -> str:
    """A decision as a reader may know it: of others' trades only that there is one."""
    decision = taken.decision
    leads = dict(zip(game.gnomes, game.crew.players, strict=True))
    own = leads[game.gnomes[taken.gnome]] == reader or (decision.gnome is not None and leads[decision.gnome] == reader)
    if reader is None or own or decision.kind not in ("trade", "give"):
        return str(decision)
    return f"{replace(decision, items=())} ..."


def told(story: Story, name: str, game: rn.Game) -> str:
    """The whole story as a text."""
    narrator = Narrator(Words("en"))
    chosen = "".join(f", {option} = {str(value).lower()}" for option, value in story.options.items())
    whom = "told in full" if story.reader is None else f"as {story.reader} may know it"
    lines = [f"{name}: {story.edition} edition, {story.gnomes} gnomes{chosen}, seed {game.seed}, {whom}", ""]

    def tell(first: int, last: int) -> None:
        raw = game.raw_facts()[first:last]
        facts = game.journal[first:last] if story.reader is None else game.read_facts(raw, story.reader)
        lines.extend(f"    {told.sentence}" for told in narrator.told(facts))
        lines.append("")

    rows = list(stretches(game))
    ends = [*(row[0].facts for row in rows[1:]), len(game.raw_facts())]
    tell(0, rows[0][0].facts)
    for row, end in zip(rows, ends, strict=True):
        said = "; ".join(decision_text(game, taken, story.reader) for taken in row)
        lines.append(f"{game.gnomes[row[0].gnome]}: {said}")
        tell(row[0].facts, end)
    return "\n".join(lines)


def write_stories() -> None:
    """Write all of them anew, from the seeds that show most."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for name, story in STORIES.items():
        game = played(story, best_seed(story))
        (FOLDER / f"{name}.txt").write_text(told(story, name, game), encoding="utf-8", newline="\n")


def seed_in(text: str) -> int:
    """The seed that the first line of a story names."""
    found = SEED.search(text.splitlines()[0])
    assert found is not None
    return int(found[1])
