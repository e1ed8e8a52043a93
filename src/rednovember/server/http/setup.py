"""The route that says what a new table may have: for the form in which somebody chooses it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from rednovember.server.http.answering import json_answer, language_of, problems
from rednovember.server.http.guard import address
from rednovember.server.http.services import Context
from rednovember.server.rooms.creation import LONGEST_LOGBOOK, OFFERED_BOTS, QUICK_BOT
from rednovember.table.offer import EDITIONS, LEAST_GNOMES, MOST_GNOMES, OPTIONS, TAKE_BACK, USUAL_GNOMES
from rednovember.words import Words


@dataclass(frozen=True, slots=True)
class Offered:
    """Something to choose, with its name and what it means, in the reader's language."""

    id: str
    name: str
    text: str


@dataclass(frozen=True, slots=True)
class OptionOffered:
    """An option of a game: its usual value, and its rules (ids, the main one first).

    `effect` says what it does to the crew's chances: harder, kinder, or nothing much (empty).
    """

    id: str
    name: str
    text: str
    usual: bool
    effect: str
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Setup:
    """What a new table may have. Of editions, bots and `take_back` the first one is the usual one.

    `quick_bot` leads the others' gnomes where nobody wants to choose. `longest_logbook` is in letters.
    """

    language: str
    least_gnomes: int
    usual_gnomes: int
    most_gnomes: int
    editions: tuple[Offered, ...]
    options: tuple[OptionOffered, ...]
    bots: tuple[Offered, ...]
    quick_bot: str
    take_back: tuple[Offered, ...]
    longest_logbook: int


def setup_routes(context: Context) -> APIRouter:
    """Return the route."""
    routes = APIRouter(prefix="/api/v1", tags=["tables"])

    @routes.get("/setup", response_model=None, responses={200: {"model": Setup}, **problems(422, 429)})
    async def setup(
        request: Request,
        language: Annotated[str | None, Query(max_length=40)] = None,
    ) -> Response:
        """Everything that may be chosen for a new table, with names and texts."""
        context.limits.requests.take(address(request.scope))
        return json_answer(setup_in(language_of(context, request)))

    return routes


@lru_cache(maxsize=16)
def setup_in(language: str) -> Setup:
    """Return what may be chosen, in a language."""
    words = Words(language)

    def offered(kind: str, name: str) -> Offered:
        message = f"web-setup-{kind}{name}"
        return Offered(name, words.text(message), words.text(f"{message}-text"))

    return Setup(
        language=language,
        least_gnomes=LEAST_GNOMES,
        usual_gnomes=USUAL_GNOMES,
        most_gnomes=MOST_GNOMES,
        editions=tuple(offered("edition-", name) for name in EDITIONS),
        options=tuple(
            OptionOffered(
                name,
                words.option(name),
                words.find(f"web-option-{name}-text") or words.option_text(name),
                option.usual,
                option.effect,
                option.rules,
            )
            for name, option in OPTIONS.items()
        ),
        bots=tuple(offered("", name) for name in OFFERED_BOTS),
        quick_bot=QUICK_BOT,
        take_back=tuple(offered("take_back-", name) for name in TAKE_BACK),
        longest_logbook=LONGEST_LOGBOOK,
    )
