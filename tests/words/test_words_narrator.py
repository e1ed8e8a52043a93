"""The narrator: every fact has a sentence, whatever its parameters, and no secret slips out."""

import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from tests.words.texts import sentences

from rednovember import data
from rednovember.commands.random import new_game, play_randomly
from rednovember.engine.facts import CAUSE_NAMES, DEATH_NAMES, FACTS, PURPOSE_NAMES, RESULT_NAMES, SOURCE_NAMES
from rednovember.engine.ids import ACTION_NAMES, EVENT_NAMES, ITEM_NAMES, REASON_NAMES, TOKEN_NAMES, TRACK_NAMES
from rednovember.game.crew import USUAL_NAMES as NAMES
from rednovember.game.facts import Fact
from rednovember.game.game import Game
from rednovember.game.logbook import read_logbook
from rednovember.game.visibility import SECRETS
from rednovember.words import DRY, LIVELY, STYLES, Narrator, Words, languages
from rednovember.words.story import PATTERNS, chapters, is_hidden

VALUES: dict[str, tuple[Any, ...]] = {
    "gnome": ("Anna",),
    "partner": ("Boris",),
    "winner": ("Anna", "Boris"),
    "room": tuple(range(11)),
    "to_room": tuple(range(11)),
    "item": ITEM_NAMES,
    "card": tuple(f"{name}:2" for name in EVENT_NAMES),
    "event": EVENT_NAMES,
    "track": TRACK_NAMES,
    "token": TOKEN_NAMES,
    "action": ACTION_NAMES,
    "purpose": PURPOSE_NAMES,
    "result": RESULT_NAMES,
    "source": SOURCE_NAMES,
    "reason": (*REASON_NAMES, "won"),
    "number": (None, 1, 4),
    "by_water": (True, False),
    "already": (True, False),
    "kraken": (True, False),
    "defends": (True, False),
    "before": (0, 1, 2),
    "after": (1, 0, 2),
    "value": (5, 8, 10),
    "cards": (2, 1, 0),
}
ONE_SENTENCE_EACH = ("purpose", "result", "source", "reason", "cause", "winner", "kraken", "defends")
EVERY_OPTION = tuple(data.options())


def facts_of(code: str) -> list[tuple[str, Fact]]:
    """Facts of a code with every value of each parameter in turn, and which parameter that was."""
    names = dict(FACTS)[code]
    values = {name: VALUES.get(name, (3, 1, 0)) for name in names}
    if "cause" in names:
        values["cause"] = DEATH_NAMES if code == "killed" else CAUSE_NAMES
    first = {name: values[name][0] for name in names}
    return [(name, Fact(code, {**first, name: value})) for name in names for value in values[name]]


def random_games() -> list[Game]:
    games = []
    for seed in range(8):
        options = [f"{name}={str(bool(seed >> place & 1)).lower()}" for place, name in enumerate(EVERY_OPTION)]
        options = list(EVERY_OPTION) if seed == 0 else options
        games.append(new_game(gnomes=3 + seed % 6, edition=("revised", "first")[seed % 2], options=options, seed=seed))
        play_randomly(games[-1], seed)
    return games


def logbook_games() -> list[Game]:
    """The games of the optional rules' and the actions' own tests: things that seldom happen by chance."""
    folder = Path(__file__).parent.parent / "logbooks"
    paths = sorted([*folder.glob("options/*.toml"), *folder.glob("actions/*.toml")])
    return [read_logbook(path.read_text(encoding="utf-8")).play() for path in paths]


@pytest.fixture(scope="module")
def games() -> list[Game]:
    return random_games() + logbook_games()


def narrator_of(game: Game, language: str = "en", style: str = LIVELY) -> Narrator:
    return Narrator(Words(language, game.edition, board=game.board, strict=True), style)


@pytest.fixture(params=[(language, style) for language in languages() for style in STYLES], ids="-".join)
def manner(request: pytest.FixtureRequest) -> tuple[str, str]:
    """A language and a style."""
    language, style = request.param
    return language, style


@pytest.mark.parametrize("code", [code for code, _ in FACTS])
def test_every_fact_has_a_sentence_whatever_its_parameters(manner: tuple[str, str], code: str) -> None:
    narrator = Narrator(Words(manner[0], strict=True), manner[1])
    told: dict[str, list[str]] = {name: [] for name in dict(FACTS)[code]}
    for name, fact in facts_of(code):
        sentence = narrator.tell(fact)
        assert sentence
        assert "{" not in sentence
        told[name].append(sentence)
    for name in ONE_SENTENCE_EACH:
        sentences = told.get(name, [])
        assert len(set(sentences)) == len(sentences), f"{name} makes no difference"


@pytest.mark.parametrize("code", sorted(SECRETS))
def test_a_fact_without_its_secret_item_has_a_sentence_that_does_not_name_it(code: str) -> None:
    words = Words(strict=True)
    for _, fact in facts_of(code):
        secret = Fact(code, {name: value for name, value in fact.params.items() if name != SECRETS[code]})
        assert names_of_items(words, Narrator(words).tell(secret)) == []


def names_of_items(words: Words, sentence: str) -> list[str]:
    return [name for name in ITEM_NAMES if words.item(name) in sentence]


def forms(words: Words, kind: str, name: str) -> list[str]:
    """A name in all forms that the language has of it."""
    return [str(text) for argument, text in words.named("it", kind, name).items() if argument != "it_id"]


def mentions(words: Words, sentence: str, fact: Fact, cards: int) -> bool:
    """Whether the sentence tells the die or the card of a fact; `cards` is how many like ones it may count."""
    params = fact.params
    if fact.kind == "die_rolled":
        return re.search(rf"\b{params['value']}\b", sentence) is not None
    if "card" in params:
        return any(name in sentence for name in forms(words, "event", params["card"]))
    if "item" in params:
        counted = [words.item(params["item"], count) for count in range(1, cards + 1)]
        return any(name in sentence for name in (*counted, *forms(words, "item", params["item"])))
    return True


def test_whole_games_are_told_with_every_die_and_card(manner: tuple[str, str], games: list[Game]) -> None:
    for game in games:
        narrator = narrator_of(game, *manner)
        told = list(narrator.told(game.journal))
        assert [fact for _, facts in told for fact in facts] == game.journal
        for sentence, facts in told:
            assert "{" not in sentence
            assert all(mentions(narrator.words, sentence, fact, len(facts)) for fact in facts), sentence


def test_a_game_told_decision_by_decision_mentions_the_same_dice_and_cards(games: list[Game]) -> None:
    for game in games:
        narrator = narrator_of(game)
        starts = [step.facts for step in game.history] + [len(game.record.facts)]
        journal = game.journal
        for start, end in pairwise(starts):
            told = list(narrator.told(journal[start:end]))
            assert [fact for _, facts in told for fact in facts] == journal[start:end]
            for sentence, facts in told:
                assert all(mentions(narrator.words, sentence, fact, len(facts)) for fact in facts), sentence


def test_every_pattern_of_the_story_happens_in_these_games(games: list[Game]) -> None:
    happened = {chapter.message_id for game in games for chapter in chapters(game.journal)}
    assert {message_id for _, message_id in PATTERNS} - happened == set()


def test_hidden_hands_stay_hidden_in_the_story(games: list[Game]) -> None:
    hidden = 0
    for game in games:
        narrator = narrator_of(game)
        for player in [*game.players, None]:
            for sentence, facts in narrator.told(game.facts(player)):
                if any(is_hidden(fact) for fact in facts):
                    hidden += 1
                    assert names_of_items(narrator.words, sentence) == []
    assert hidden


def test_the_dealt_hands_of_others_are_only_counted() -> None:
    game = new_game(gnomes=3, options=["hidden_hands"], seed=1)
    story = sentences(Narrator(Words(strict=True), DRY), game.facts(NAMES[0]))
    dealt = [sentence for sentence in story if "is dealt" in sentence]
    assert dealt[0].startswith("Anna is dealt: ")
    assert dealt[1:] == ["Boris is dealt 2 cards", "Cyril is dealt 2 cards"]


def test_a_story_reads_the_same_whenever_it_is_told_and_in_other_words_where_it_repeats_itself() -> None:
    first, second = (new_game(gnomes=4, seed=5) for _ in range(2))
    for game in (first, second):
        play_randomly(game, 5)
    story = sentences(narrator_of(first), first.journal)
    assert sentences(narrator_of(second), second.journal) == story
    walks = [Fact("keeper_moved", {"gnome": "Anna", "before": n, "after": n - 1}) for n in range(60, 0, -1)]
    told = {re.sub(r"\d+", "N", narrator_of(first).tell(fact)) for fact in walks}
    assert len(told) > 1


def test_the_dry_style_is_the_same_for_like_facts() -> None:
    narrator = Narrator(Words(strict=True), DRY)
    walks = [Fact("keeper_moved", {"gnome": "Anna", "before": n, "after": n - 1}) for n in range(60, 0, -1)]
    assert {re.sub(r"\d+", "N", narrator.tell(fact)) for fact in walks} == {"Anna: Time Keeper N → N"}
