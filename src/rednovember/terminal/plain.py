"""`rednovember play --plain`: from the command line to the exit status."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from shlex import join
from shutil import which
from tempfile import gettempdir
from typing import Final

from rednovember.errors import RedNovemberError
from rednovember.interrupts import Interrupts
from rednovember.table import lessons, names_file, words_of
from rednovember.terminal.commands import Quit, run_line
from rednovember.terminal.language import language_again
from rednovember.terminal.learning import teach
from rednovember.terminal.now import now
from rednovember.terminal.saving import Saver, free_name
from rednovember.terminal.screen import Screen
from rednovember.terminal.session import Session
from rednovember.terminal.setup import GameSetup, lay_table, same_again
from rednovember.words import Words, say_error

OK: Final = 0
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130


def play_plain(wanted: GameSetup, language: str = "en") -> int:
    """Play a game at standard input and output. Returns the exit status."""
    screen = Screen(sys.stdin, sys.stdout, as_list=wanted.as_list)
    words = Words(language)
    if wanted.origin is not None and wanted.sets_up:
        complain(words.text("play-from-alone"))
        return BAD_INPUT
    try:
        if wanted.origin is None and screen.asks:
            screen.say(words.text("play-welcome"), "heading")
        laid = lay_table(wanted, screen, words, teach=lambda: teach(lessons()[0], screen, words))
    except EOFError:
        screen.say(words.text("play-not-begun"))
        return OK
    except RedNovemberError as error:
        where = f"{wanted.origin}: " if wanted.origin is not None else ""
        complain(where + say_error(words, error))
        return BAD_INPUT
    languages: dict[str, str] = {}
    style = wanted.style
    while True:
        saver = Saver(laid.table, target=wanted.save, origin=laid.origin, seed=laid.open_future)
        interrupts = Interrupts()
        session = Session(laid, screen, words_of(laid.table, words.language), saver, interrupts, wanted.pace)
        session.languages.update(languages)
        session.teller.style = style
        with interrupts.listening():
            status = play_through(session)
        if not session.again:
            return status
        laid, languages, style = same_again(laid), session.languages, session.teller.style
        words.switch(session.words.language)


def play_through(session: Session) -> int:
    """Play, and save the game however it ends."""
    status = OK
    try:
        try:
            play_to_the_end(session)
        except EOFError:
            pass
        except Quit as leaving:
            if not leaving.saving:
                session.screen.say(session.words.text("play-left-unsaved"))
                return OK
    except KeyboardInterrupt:
        status = INTERRUPTED
    except BrokenPipeError:
        if session.table.history:
            keep(session, telling=False)
            complain_of_closed_output(session, session.saver.place)
        raise
    except OSError:  # the terminal itself is gone
        return keep(session, telling=False) or INTERRUPTED
    try:
        return keep(session, telling=True) or status
    except KeyboardInterrupt:  # a closed terminal is an end of input, too; its signal may come second, and comes once
        return keep(session, telling=True) or INTERRUPTED


def play_to_the_end(session: Session) -> None:
    """Play until the game is over and nobody wants to undo that."""
    greet(session)
    while True:
        play_on(session)
        session.teller_speaks(fresh=False)
        session.teller.summary()
        if not goes_on(session):
            return


def greet(session: Session) -> None:
    """Print the first line."""
    screen, words, table = session.screen, session.words, session.table
    if session.laid.resumed and table.over:
        screen.say(words.text("play-resumed-over", number=len(table.history)))
    elif session.laid.resumed:
        screen.say(words.text("play-resumed", number=len(table.history)))
    else:
        minutes = max(gnome.time for gnome in now(table).view.gnomes)
        screen.say(words.text("play-begins", gnomes=words.joined(table.leaders), minutes=minutes))
    led = [words.text("play-bot-leads", bot=bot, gnome=gnome) for gnome, bot in table.leaders.items() if bot]
    if led:
        screen.say(words.text("play-bots", bots=words.joined(led)))


def play_on(session: Session) -> None:
    """Play until the game is over. Raises `EOFError` at the end of input, `KeyboardInterrupt` at Ctrl-C."""
    fresh, table = True, session.table
    while not table.over:
        led = table.awaited is None
        if not led or now(table).view.phase != "hatch":  # a bot's move through a hatch is told at once
            session.teller_speaks(fresh and not led)
        if led:
            session.play_mate()
            fresh = False
            continue
        fresh = session.pass_the_keyboard()
        if fresh:
            continue
        session.watch.at_rest()
        session.offer()
        number = table.number
        while table.number == number and not fresh:
            fresh = run_line(session, session.ask())


def goes_on(session: Session) -> bool:
    """Return whether the player at a terminal undoes the end; they may also look and save."""
    if not session.screen.asks:
        return False
    session.watch.at_rest()
    while session.table.over:
        line = session.screen.ask(session.words.text("play-prompt-over"))
        session.again = line.lower() == "again"
        if not line or session.again:
            return False
        run_line(session, line)
    return True


def keep(session: Session, *, telling: bool) -> int:
    """Save the game if it can be continued, or if saving was requested. Returns the exit status."""
    saver = session.saver
    if session.table.over and (saver.target is None or saver.up_to_date):
        return OK
    if saver.origin is not None and saver.target is None and saver.up_to_date:
        return told(session, "play-unchanged", saver.origin, telling=telling)
    text = saver.text
    if session.secrets and session.audience is not None and telling:
        session.screen.clear()  # leave no cards on the screen
    try:
        with session.interrupts.held_back():
            where = saver.save()
    except RedNovemberError as error:
        complain(say_error(session.words, error))
        if telling:
            last_resort(session, text)
        return BAD_INPUT
    return told(session, "play-kept-over" if session.table.over else "play-kept", where, telling=telling)


def last_resort(session: Session, text: str) -> None:
    """Print the game if it couldn't be saved, so that it isn't lost.

    With hidden hands another place is tried first, because the text shows every hand.
    """
    elsewhere = (free_name(), str(Path(gettempdir()) / f"red-november-{os.getpid()}.rn.toml"))
    for place in elsewhere if session.secrets else ():
        with suppress(RedNovemberError):
            told(session, "play-kept", session.saver.save(place), telling=True)
            return
    session.screen.say(session.words.text("play-last-resort"))
    session.screen.write(text)


def told(session: Session, message: str, file: str, *, telling: bool) -> int:
    """Print where the game is, to stderr if the output was closed: then it raises `BrokenPipeError`."""
    if telling:
        try:
            say_where(session, message, file)
            session.screen.out.flush()  # otherwise a failure to write would come later, without the file's name
        except BrokenPipeError:
            complain_of_closed_output(session, file)
            raise
        except OSError:  # the terminal itself is gone
            pass
    return OK


def say_where(session: Session, message: str, file: str) -> None:
    """Print where the game is, and the command that continues it."""
    session.screen.say()
    session.screen.say(session.words.text(message, file=file))
    if session.secrets:
        session.screen.say(session.words.text("play-kept-hands"))
    if not session.table.over:
        session.screen.say(session.words.text("play-go-on"))
        where = str(Path(file).resolve())
        more = [*bots_again(session), *language_again(session.words)]
        session.screen.write(join([*this_command(), "play", "--plain", "--from", where, *more]))


def this_command() -> list[str]:
    """Return how this program was called."""
    called = Path(sys.argv[0])
    found = which("rednovember")
    if found is not None and called.name == "rednovember" and Path(found).resolve() == called.resolve():
        return ["rednovember"]
    if called.name == "rednovember" and called.exists():
        return [str(called.resolve())]
    return [sys.executable, "-m", "rednovember"]


def bots_again(session: Session) -> list[str]:
    """Return the options to continue with the same bots: trusted files, and treachery.

    A file that hasn't been written again may name other bots than the current ones.
    """
    table = session.table
    kept = session.laid.origin is None or session.saver.target is not None
    led = [
        f"{gnome}:{bot}"
        for gnome, bot in table.leaders.items()
        if names_file(bot) or (not kept and bot != session.laid.bots_before.get(gnome, ""))
    ]
    named = ["--bots", ",".join(led)] if led else []
    return [*named, *(["--treacherous-bots"] if table.description.treachery and any(table.leaders.values()) else [])]


def complain_of_closed_output(session: Session, file: str) -> None:
    """Print on stderr where the game is saved, because the output was closed."""
    complain(session.words.text("play-kept-closed", file=file))


def complain(line: str) -> None:
    """Print an error as the command does, after flushing what was printed before, if possible."""
    with suppress(OSError):
        sys.stdout.flush()
    for part in line.splitlines():
        print(f"rednovember: {part}", file=sys.stderr)
