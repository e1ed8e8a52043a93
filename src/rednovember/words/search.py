"""Search the rules: by id, by the name of a thing, by any word; with near misses if nothing fits."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from difflib import get_close_matches
from functools import cached_property
from typing import Final, NamedTuple

from rednovember import data
from rednovember.engine.ids import ACTION_NAMES, EVENT_NAMES, ITEM_NAMES, ROOMS, TOKEN_NAMES, TRACK_NAMES
from rednovember.words.folding import SHORTEST, fold, likeness, spellings, words_in
from rednovember.words.reference import SEA, Entry, Reference

LONGEST: Final = 200  # letters of a query that are used
MOST_WORDS: Final = 10
IN_TITLE, IN_WORDS, IN_TEXT, IN_MORE = 12, 6, 4, 1  # the weight of a word, by where it is
NAMED: Final = 200  # the query is the name of a rule's subject
PARTLY_NAMED: Final = 20  # the name is a part of the query
CHAPTER_NAMED: Final = 60
RULING: Final = 0.6  # the weight of a word in a ruling, compared with one in a rule
LAST: Final = ("rulings", "readings")
NEAR: Final = 0.7
MOST_NEAR: Final = 4
THINGS: Final = {
    "item": ITEM_NAMES,
    "event": EVENT_NAMES,
    "track": TRACK_NAMES,
    "token": TOKEN_NAMES,
    "action": ACTION_NAMES,
}


class Found(NamedTuple):
    """The result: the rules, best first; or else words similar to the query."""

    entries: tuple[Entry, ...]
    near: tuple[str, ...]


class Name(NamedTuple):
    """A name that finds rules, its words, and the rules, main one first."""

    text: str
    words: frozenset[str]
    rules: tuple[str, ...]
    worth: int


class Search:
    """Searches a reference.

    >>> from rednovember.words import Words
    >>> search = Search(Reference(Words()))
    >>> [entry.id for entry in search.find("water pump").entries[:2]]
    ['I18', 'A7']
    >>> search.find("krakken")
    Found(entries=(), near=('Kraken',))
    """

    def __init__(self, reference: Reference) -> None:
        self.reference = reference

    def find(self, text: str) -> Found:
        """Return the rules for a query, best first; near misses if there are none."""
        asked = words_in(text[:LONGEST])[:MOST_WORDS]
        ids = [word.upper() for word in asked if word.upper() in self.reference.entries]
        if ids and len(ids) == len(asked):
            return Found(tuple(self.reference.entry(name) for name in dict.fromkeys(ids)), ())
        named = self._named(asked)
        telling = [word for word in asked if len(word) >= SHORTEST or word.isdigit()] or asked
        scores = self._scores(telling)
        whole = {name for name, each in scores.items() if each and all(each)} | {
            name for name, worth in named.items() if worth > PARTLY_NAMED
        }
        total = {name: sum(each) + named.get(name, 0) for name, each in scores.items()}
        best = max(total.values())
        chosen = whole or {name for name, worth in total.items() if worth > 0 and worth * 2 >= best}
        entries = sorted((name for name in total if name in chosen), key=lambda name: -total[name])
        return Found(tuple(map(self.reference.entry, entries)), () if entries else self._near(text, telling))

    def _named(self, asked: list[str]) -> dict[str, float]:
        """Return the scores of rules whose subjects the query names."""
        out: dict[str, float] = {}
        for name in self._names:
            fits = min((max((likeness(word, own) for word in asked), default=0.0) for own in name.words), default=0.0)
            worth = fits * (name.worth if len(name.words) == len({*asked}) else PARTLY_NAMED)
            for place, rule in enumerate(name.rules if worth else ()):
                out[rule] = max(out.get(rule, 0), worth * (1 - place / (2 * len(name.rules))))
        return out

    def _scores(self, asked: list[str]) -> dict[str, list[float]]:
        """Return the scores of rules by the words of a query. A word that is in many rules scores low."""
        out: dict[str, list[float]] = {name: [] for name in self._index}
        for word in asked:
            alike = {own: fits for own in self._counts if (fits := likeness(word, own))}
            rarity = math.log(1 + len(self._index) / self._counts.get(word, 1))
            for name, words in self._index.items():
                share = RULING if self.reference.entry(name).chapter in LAST else 1.0
                worth = max((fits * words[own] for own, fits in alike.items() if own in words), default=0.0)
                out[name].append(worth * rarity * share)
        return out

    def _near(self, text: str, asked: list[str]) -> tuple[str, ...]:
        """Return names, titles and words that look like the query, or like words of it."""
        wanted = [fold(text[:LONGEST]).strip(), *asked]
        close = [each for word in wanted for each in get_close_matches(word, self._vocabulary, MOST_NEAR, NEAR)]
        return tuple(dict.fromkeys(self._vocabulary[each] for each in close))[:MOST_NEAR]

    @cached_property
    def _index(self) -> dict[str, dict[str, int]]:
        """The words of each rule, with their weights."""
        out: dict[str, dict[str, int]] = {}
        for rule, entry in self.reference.entries.items():
            words: dict[str, int] = {fold(rule): IN_TITLE}
            more = " ".join((entry.example, entry.first, entry.question, entry.why))
            parts = {IN_MORE: more, IN_TEXT: entry.text, IN_WORDS: entry.words, IN_TITLE: entry.title}
            for worth, part in parts.items():
                words.update(dict.fromkeys(spellings(part), worth))
            out[rule] = words
        return out

    @cached_property
    def _counts(self) -> dict[str, int]:
        """The number of rules that have a word."""
        out: dict[str, int] = {}
        for words in self._index.values():
            for word in words:
                out[word] = out.get(word, 0) + 1
        return out

    @cached_property
    def _names(self) -> list[Name]:
        """The names of all things that rules are about, in the language and in notation."""
        out: list[Name] = []
        for texts, rules, worth in self._things():
            for text in texts:
                both = {frozenset(words_in(text)), frozenset([*spellings(text)][len(words_in(text)) :])}
                out.extend(Name(text, words, rules, worth) for words in both if words and rules)
        return out

    def _things(self) -> Iterator[tuple[tuple[str, ...], tuple[str, ...], int]]:
        reference, words = self.reference, self.reference.words
        for kind, names in THINGS.items():
            for name in names:
                yield (reference.name(kind, name), name), _ids(reference.about(kind, name)), NAMED
        for name in data.options():
            yield (words.option(name), name), _ids(reference.about("option", name)), NAMED
        yield (reference.name("room", SEA), SEA), _ids(reference.about("room", SEA)), NAMED
        purposes = {room: purpose for purpose, room in words.board["purposes"].items()}
        for room in range(1, ROOMS + 1):
            numbers = (words.text("place-number", number=room), str(room))
            if room in purposes:
                rules = _ids(reference.about("room", purposes[room]))
                yield (reference.name("room", purposes[room]), *numbers), rules, NAMED
            else:
                yield numbers, ("C1",), NAMED
        for chapter in reference.chapters:
            yield (chapter.title, chapter.id), _ids(chapter.entries), CHAPTER_NAMED

    @cached_property
    def _vocabulary(self) -> dict[str, str]:
        """What a query may have meant, folded and as shown: names, titles, words of them."""
        out: dict[str, str] = {}
        entries = self.reference.entries.values()
        texts = [name.text for name in self._names] + [entry.title for entry in entries]
        single = [word for entry in entries for word in re.findall(r"\w+", f"{entry.title} {entry.words}")]
        for text in [*texts, *(word for word in single if len(word) > SHORTEST), *self.reference.entries]:
            out.setdefault(fold(text), text)
        return out


def _ids(entries: tuple[Entry, ...]) -> tuple[str, ...]:
    return tuple(entry.id for entry in entries)
