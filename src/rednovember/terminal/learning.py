"""`rednovember learn`: a lesson from its choice to the exit status."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import Final

from rednovember.interrupts import Interrupts
from rednovember.table import Lesson, lesson, lessons
from rednovember.terminal.commands import Quit, run_line
from rednovember.terminal.lesson import LessonSession
from rednovember.terminal.questions import Questions
from rednovember.terminal.screen import Screen
from rednovember.words import Words

OK: Final = 0
INTERRUPTED: Final = 130


def learn(name: str | None = None, language: str = "en", *, as_list: bool = False) -> int:
    """Play a lesson at standard input and output. Returns the exit status. Raises `TableError` if it doesn't exist."""
    screen, words = Screen(sys.stdin, sys.stdout, as_list=as_list), Words(language)
    try:
        teach(chosen(name, screen, words), screen, words)
    except EOFError:
        screen.say(words.text("play-not-begun"))
    except KeyboardInterrupt:
        return INTERRUPTED
    return OK


def chosen(name: str | None, screen: Screen, words: Words) -> Lesson:
    """Return the lesson of that name; without one ask, and without a terminal take the first."""
    if name is not None:
        return lesson(name)
    if not screen.asks:
        return lessons()[0]
    screen.say(words.text("learn-lessons"), "heading")
    return Questions(screen, words).lesson()


def teach(lesson: Lesson, screen: Screen, words: Words) -> None:
    """Play a lesson. Nothing is saved automatically. Ctrl-C is passed on.

    It uses the language of `words`; if the player changes it, `words` changes.
    """
    interrupts = Interrupts()
    session = LessonSession(lesson, screen, interrupts, words.language)
    with interrupts.listening():
        try:
            go_through(session)
        except (EOFError, Quit):
            leave(session)
        except KeyboardInterrupt:
            leave(session)
            raise
        finally:
            words.switch(session.words.language)


def leave(session: LessonSession) -> None:
    """Tell a player who leaves early how to come back, if the terminal is still there."""
    if not session.guide.finished:
        with suppress(OSError):
            session.screen.say()
            session.screen.say(session.words.text("learn-left"))


def go_through(session: LessonSession) -> None:
    """Play from the first remark to the last, and again after an undo."""
    screen, words, title = session.screen, session.words, session.guide.lesson.title
    screen.say(words.text("learn-begins", title=words.text(title)), "heading")
    screen.say(words.text("learn-how"))
    while True:
        take_steps(session)
        session.teller.news(session.audience)
        if session.table.over:
            session.teller.summary()
        session.remark()
        say_what_is_next(session)
        if not goes_on(session):
            return


def take_steps(session: LessonSession) -> None:
    """Play step by step to the end of the lesson. The others' steps are told, the learner has to do their own."""
    fresh, guide, table = True, session.guide, session.table
    while not guide.finished:
        if not guide.expects_learner:
            session.teller.news(session.audience)
            session.remark()
            with session.interrupts.held_back():
                guide.follow(1)
            continue
        session.introduce()
        session.teller_speaks(fresh)
        session.ready()
        session.remark()
        fresh, number = False, table.number
        while table.number == number and not fresh:
            fresh = run_line(session, session.ask())


def say_what_is_next(session: LessonSession) -> None:
    """Print the next lesson if there is one, and how to play a game."""
    known = lessons()
    after = known[known.index(session.guide.lesson) + 1 :]
    text, screen = session.words.text, session.screen
    screen.say()
    screen.say(
        text("learn-next-lesson", lesson=after[0].id, title=text(after[0].title)) if after else text("learn-next-play")
    )


def goes_on(session: LessonSession) -> bool:
    """Return whether the player at a terminal undoes something after the end; they may also look and save."""
    if not session.screen.asks:
        return False
    while session.guide.finished:
        line = session.screen.ask(session.words.text("learn-over"))
        if not line:
            return False
        run_line(session, line)
    return True
