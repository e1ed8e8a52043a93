"""The public routes: languages, catalogues for the browser, the rules."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Final

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from rednovember.server.errors import ServerError
from rednovember.server.http.answering import json_answer, language_of, problems
from rednovember.server.http.files import File, file_of, sent
from rednovember.server.http.guard import address
from rednovember.server.http.services import Context
from rednovember.words import Words, WordsError
from rednovember.words.bundle import sources
from rednovember.words.reference import Chapter, Entry, Reference
from rednovember.words.search import Search

USUAL_EDITION: Final = "revised"
EDITIONS: Final = ("first", USUAL_EDITION)


@dataclass(frozen=True, slots=True)
class LanguageShown:
    """A language, its own name, and its catalogue files."""

    language: str
    name: str
    files: list[str]


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules in a language: all chapters, or the entries found. `near` has similar words if nothing was found.

    With all chapters comes `things`: the ids of the rules about a thing, main one first, by its kind and name.
    """

    language: str
    edition: str
    chapters: list[Chapter]
    found: list[Entry]
    near: list[str]
    things: dict[str, dict[str, tuple[str, ...]]]


def reading_routes(context: Context) -> APIRouter:
    """Return the routes."""
    routes = APIRouter(prefix="/api/v1", tags=["words"])
    catalogues = {language: sources(language) for language in context.languages}

    @routes.get("/languages", response_model=None, responses={200: {"model": list[LanguageShown]}, **problems(429)})
    async def languages() -> Response:
        """List the languages with their own names."""
        return json_answer(
            [
                LanguageShown(language, Words(language).text("language-name"), list(files))
                for language, files in catalogues.items()
            ]
        )

    @routes.get(
        "/words/{language}/{file}",
        response_model=None,
        responses={
            200: {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "a Fluent file"},
            **problems(404),
        },
    )
    async def words(
        request: Request, language: Annotated[str, Path(max_length=40)], file: Annotated[str, Path(max_length=100)]
    ) -> Response:
        """A catalogue file for the browser."""
        text = catalogues.get(language, {}).get(file)
        if text is None:
            raise ServerError("server-no-words")
        return sent(packed(text), request.headers)

    @routes.get("/rules", response_model=None, responses={200: {"model": Rules}, **problems(422, 429)})
    async def rules(
        request: Request,
        language: Annotated[str | None, Query(max_length=40)] = None,
        edition: Annotated[str, Query(json_schema_extra={"enum": list(EDITIONS)})] = USUAL_EDITION,
        find: Annotated[str | None, Query(max_length=200, description="an id, a name, or any words")] = None,
    ) -> Response:
        """The whole rules reference, or what a search finds in it."""
        context.limits.requests.take(address(request.scope))
        try:
            found = await asyncio.to_thread(look_up, language_of(context, request), edition, find or "")
        except WordsError:
            raise ServerError("server-query", key="edition", like="one-of", known=", ".join(EDITIONS)) from None
        return json_answer(found)

    return routes


@lru_cache(maxsize=256)
def packed(text: str) -> File:
    """Return a catalogue file that is ready to be sent."""
    return file_of(text.encode(), "text/plain; charset=utf-8", {"Cache-Control": "max-age=60"})


def look_up(language: str, edition: str, words: str) -> Rules:
    """Return all rules, or those that match these words."""
    search = searching(language, edition)
    if not words.strip():
        return Rules(language, edition, list(search.reference.chapters), [], [], search.reference.things())
    found = search.find(words)
    return Rules(language, edition, [], list(found.entries), list(found.near), {})


@lru_cache(maxsize=16)
def searching(language: str, edition: str) -> Search:
    """Return the search over the rules of a language and edition."""
    return Search(Reference(Words(language, edition)))
