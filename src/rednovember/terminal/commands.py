"""The commands besides decisions: look, log, undo, save and so on."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from typing import Final

from rednovember.errors import RedNovemberError
from rednovember.table import TableError
from rednovember.table.vocabulary import rules
from rednovember.terminal.advice_commands import advice, take
from rednovember.terminal.command_names import COMMAND_WORDS
from rednovember.terminal.help import show_help
from rednovember.terminal.language import speak
from rednovember.terminal.now import now
from rednovember.terminal.odds import odds
from rednovember.terminal.plans import NEAR
from rednovember.terminal.rulebook import show_entry, show_rules
from rednovember.terminal.session import GIVE, Session
from rednovember.words import STYLES, say_error
from rednovember.words.reference import Reference

NOTHING: Final = ("no", "none", "nothing")  # in every language, besides its own words


class Quit(Exception):  # noqa: N818 - it is no error
    """The player wants to leave; `saving` says whether to save the game."""

    def __init__(self, *, saving: bool) -> None:
        super().__init__()
        self.saving = saving


def run_line(session: Session, line: str) -> bool:
    """Run a line. Returns whether the game has gone back to an earlier state."""
    line = answer_of(session, of_whom(session, line))
    word, _, rest = line.partition(" ")
    if not line:
        if session.only:
            session.decide(session.only)
        else:
            session.offer()
        return False
    command = COMMANDS.get(word.lower())
    if command is not None:
        return command(session, rest.strip())
    session.decide(line)
    return False


def answer_of(session: Session, line: str) -> str:
    """Complete an answer to the last question: the minutes of an action, or that nothing is given in a trade."""
    awaits, session.awaits = session.awaits, ""
    if awaits and line.isascii() and line.isdigit():
        return f"{awaits} {line}"
    nothing = (*session.words.text("play-nothing-words").split(), *NOTHING)
    return GIVE if session.gives and line.lower() in nothing else line


def of_whom(session: Session, line: str) -> str:
    """Return a line without the gnome's name before the colon, which logbooks have."""
    gnome, colon, rest = line.partition(":")
    return rest.strip() if colon and gnome.strip() == session.table.decides else line


def look(session: Session, rest: str) -> bool:
    """Show everything again."""
    session.show(whole=True, turn=False)
    return False


def status(session: Session, rest: str) -> bool:
    """Show everything that matters now, on one screen."""
    session.status.now(now(session.table, session.audience).view)
    return False


def list_choices(session: Session, rest: str) -> bool:
    """List the choices again."""
    session.offer()
    return False


def hand(session: Session, rest: str) -> bool:
    """Show the hands of the player at the keyboard, then the others."""
    for gnome in now(session.table, session.audience).view.gnomes:
        if gnome.alive and not gnome.abandoned:
            session.screen.say(session.status.hand(gnome), indent=2)
    return False


def log(session: Session, rest: str) -> bool:
    """Show the story of the last turn, of several, or of all."""
    if rest in ("", "all") or rest.isdigit():
        session.teller.log(session.audience, None if rest == "all" else max(1, int(rest or 2)))
    else:
        session.screen.say(session.words.text("play-log-how"))
    return False


def undo(session: Session, rest: str) -> bool:
    """Undo the last line, or several."""
    if rest and not (rest.isascii() and rest.isdigit() and 0 < int(rest) < 10_000):
        session.screen.say(session.words.text("play-undo-how"))
        return False
    undone: list[str] = []
    for _ in range(int(rest or 1)):
        try:
            more = session.take_back()
        except TableError as error:
            if not undone:
                session.screen.say(say_error(session.words, error))
                return False
            break
        if more is None:
            break
        undone = more + undone
    if not undone:
        session.screen.say(session.words.text("play-nothing-to-undo"))
        return False
    shown = session.words.text("play-undone-secret", count=len(undone))
    if not session.hidden_hands:
        shown = session.words.text("play-undone", decisions="; ".join(undone))
    session.screen.say(shown, indent=2)
    return True


def save(session: Session, rest: str) -> bool:
    """Save the game, to a given file or the default one."""
    words = session.words
    if rest and session.saver.is_foreign(rest) and not session.yes(words.text("play-overwrite", file=rest)):
        return False
    try:
        where = session.saver.save(rest or None)
    except RedNovemberError as error:
        session.screen.say(say_error(words, error))
    else:
        session.screen.say(words.text("play-saved", file=where))
    return False


def why(session: Session, rest: str) -> bool:
    """Show a rule's whole entry; without a rule, that of the last refusal."""
    atom = rest.upper().strip("()") or session.refused
    atoms = rules()
    if not atom:
        session.screen.say(session.words.text("play-why-how"))
    elif atom in atoms:
        show_entry(session.screen, session.words, Reference(session.words).entry(atom), differences=False)
    else:
        close = get_close_matches(atom, atoms, n=1, cutoff=NEAR)
        session.screen.say(session.words.text("play-no-rule", atom=rest[:40], nearest=close[0] if close else "none"))
    return False


def rules_(session: Session, rest: str) -> bool:
    """Show the contents of the rules reference, or search it."""
    show_rules(rest.split(), session.screen, session.words, differences=False)
    return False


def style(session: Session, rest: str) -> bool:
    """Set the narrator's style, or show it."""
    wanted = rest.strip().lower()
    if wanted in STYLES:
        session.teller.style = wanted
    known = wanted in ("", *STYLES)
    message = "play-style" if known else "play-style-unknown"
    session.screen.say(session.words.text(message, style=session.teller.style, word=rest[:40]))
    return False


def lang(session: Session, rest: str) -> bool:
    """Set the language for everything that follows, or show it."""
    switched, line = speak(session.words, rest)
    session.screen.say(line)
    if switched:
        if session.secrets and session.audience is not None:
            session.languages[session.audience] = session.words.language
        session.repeat()
    return False


def help_(session: Session, rest: str) -> bool:
    """Show how to play, or a topic."""
    show_help(session.screen, session.words, rest)
    return False


def quit_(session: Session, rest: str) -> bool:
    """Save the game and leave."""
    raise Quit(saving=True)


def quit_unsaved(session: Session, rest: str) -> bool:
    """Leave without saving."""
    raise Quit(saving=False)


HANDLERS: Final[dict[str, Callable[[Session, str], bool]]] = {
    "look": look,
    "status": status,
    "list": list_choices,
    "hand": hand,
    "log": log,
    "undo": undo,
    "save": save,
    "why": why,
    "rules": rules_,
    "odds": odds,
    "advice": advice,
    "take": take,
    "lang": lang,
    "style": style,
    "help": help_,
    "quit": quit_,
    "quit!": quit_unsaved,
}
COMMANDS: Final = {word: HANDLERS[name] for name, others in COMMAND_WORDS.items() for word in (name, *others)}
