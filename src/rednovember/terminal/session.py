"""Plain play: a complete game in lines of text."""

from __future__ import annotations

from typing import Final

from rednovember.errors import IllegalDecision, RedNovemberError
from rednovember.interrupts import Interrupts
from rednovember.table import Table, about
from rednovember.terminal.bot_turns import Watch
from rednovember.terminal.choices import Choice, choices
from rednovember.terminal.columns import say_choice
from rednovember.terminal.command_names import SUGGESTED
from rednovember.terminal.handover import hand_over
from rednovember.terminal.hints import Hints
from rednovember.terminal.now import now
from rednovember.terminal.plans import PlanError, PlanParser, TypedPlan, refused_line
from rednovember.terminal.proposals import Proposals
from rednovember.terminal.rehearsing import rehearsed
from rednovember.terminal.saving import Saver
from rednovember.terminal.screen import Screen
from rednovember.terminal.setup import PreparedTable
from rednovember.terminal.status import Status
from rednovember.terminal.teller import StoryPrinter
from rednovember.terminal.warnings import Cautions
from rednovember.words import Words, say_error

GIVE: Final = "give"
YES: Final = "yes"  # in every language, besides its own words


class Session:
    """A game at one terminal. `audience` is the player at the keyboard, who sees what their seat may see."""

    def __init__(
        self,
        laid: PreparedTable,
        screen: Screen,
        words: Words,
        saver: Saver,
        interrupts: Interrupts,
        pace: float | None = None,
    ) -> None:
        """`pace` is the minimum time of a bot's decision in seconds; by default only a terminal has one."""
        self.laid = laid
        self.table = table = laid.table
        self.watch = Watch(table, words, screen, pace)
        self.screen = screen
        self.words = words
        self.saver = saver
        self.interrupts = interrupts
        self.status = Status(screen, words, about(table).boat)
        self.teller = StoryPrinter(table, words, screen, resumed=laid.resumed)
        self.watch.aside = lambda line, style, loud: self.teller.aside(self.audience, line, style, loud=loud)
        self.hidden_hands = about(table).hidden_hands
        self.secrets = self.hidden_hands and len(table.people) > 1
        self.audience = None if self.secrets or not table.people else table.people[0]
        if self.secrets:
            screen.forget_what_is_cut()
        self.usual_language = words.language
        self.languages: dict[str, str] = {}  # styles of players who have set their own, if the keyboard is passed
        self.listed: list[Choice] = []
        self.lines: list[int] = []  # the numbers of the states before each line with decisions
        self.again = False  # the same crew wants another game
        self.awaits = ""  # the action whose minutes were asked for
        self.refused = ""  # the atom of the last refusal, for `why`
        self.proposals: Proposals | None = None  # the last advice, for `take`
        self.hints = Hints(words, screen)
        self.cautions = Cautions(words, screen, self.hints, self.yes)
        self._shown: dict[str | None, tuple[object, ...]] = {}

    # Output.

    @property
    def unattended(self) -> bool:
        """Whether nobody has sat down yet who may be told anything."""
        return self.secrets and self.audience is None

    def teller_speaks(self, fresh: bool) -> None:
        """Print what is new, and the state at the beginning of a person's turn."""
        if self.unattended:
            return
        turn = self.teller.news(self.audience)
        if self.table.over:
            return
        turn = turn and self.table.awaited is not None
        if (turn or fresh) and self.table.awaited is not None and not self.must_pass:
            self.teller.digest(self.table.awaited)
        self.show(whole=self.audience not in self._shown, turn=turn or fresh)

    def show(self, *, whole: bool, turn: bool) -> None:
        """Print the whole table, or a short status, with the boat if something on it has changed."""
        view = now(self.table, self.audience).view
        boat = (view.fires, view.low_water, view.high_water, view.blocked)
        if whole:
            self.status.everything(view)
        elif turn:
            if self.screen.draws and self._shown[self.audience] != boat:
                self.screen.say()
                self.status.boat(view)
            self.status.short(view)
        if whole or turn:
            self._shown[self.audience] = boat

    def play_mate(self) -> None:
        """Let a bot decide for its gnome; the story tells what it does."""
        reply = self.watch.reply(silent=self.unattended)
        self.interrupts.check()
        with self.interrupts.held_back():
            self.table.answer(reply)

    @property
    def must_pass(self) -> bool:
        """Whether another player has to sit down at the keyboard first."""
        return self.secrets and self.table.awaited != self.audience

    def pass_the_keyboard(self) -> bool:
        """With hidden hands, show the next player nothing before they sit at the keyboard."""
        player = self.table.awaited
        if not self.must_pass or player is None:
            return False
        language = self.languages.get(player, self.usual_language)
        hand_over(self.screen, self.words, self.audience, player, lambda: self.words.switch(language))
        self.audience, self.refused = player, ""
        return True

    def offer(self) -> None:
        """List the choices."""
        self.listed = choices(self.table, self.words)
        group = ""
        self.screen.say()
        for number, choice in enumerate(self.listed, 1):
            if choice.group != group:
                group = choice.group
                self.screen.say(self.heading(group), "heading")
            say_choice(self.screen, self.words, number, choice)
        self.hints.when_listed(self.table)

    def repeat(self) -> None:
        """Print the current question again, in another language."""
        if not self.table.over:
            self.offer()

    @property
    def only(self) -> str:
        """The only choice worth listing, if there is just one and it isn't grave: Enter takes it."""
        if self.gives:
            return GIVE  # nothing in return
        if len(self.listed) != 1 or self.listed[0].wants or self.listed[0].grave:
            return ""
        return self.listed[0].words

    @property
    def gives(self) -> bool:
        """Whether a trade has to be answered."""
        return any(choice.words == GIVE for choice in self.listed)

    def heading(self, group: str) -> str:
        """Return the heading of a group; for answers, the question."""
        view = now(self.table, self.audience).view
        if group == "answer":
            return self.words.text(
                f"play-question-{view.phase}",
                gnome=self.table.decides,
                active=view.active,
                **self.words.named("room", "room", view.rolled),
                limit=view.hand_limit,
                items=self.words.items([view.drawn] if view.drawn else view.offered or ()),
            )
        return self.words.text(f"play-group-{group}")

    def ask(self) -> str:
        """Read the next line."""
        if self.only:
            prompt = self.words.text("play-prompt-only", gnome=self.table.decides, decision=self.only)
        else:
            prompt = self.words.text("play-prompt", gnome=self.table.decides)
        return self.screen.ask(prompt)

    def yes(self, question: str) -> bool:
        """Ask a yes-or-no question."""
        answer = self.screen.ask(question).lower()
        if answer and any(word.startswith(answer) for word in (self.words.text("play-yes").lower(), YES)):
            return True
        self.screen.say(self.words.text("play-then-not"))
        return False

    # Decisions.

    def decide(self, text: str) -> None:
        """Make the decisions of a line, plan by plan. It is refused as a whole if nothing has been revealed yet.

        Everything is tried at a rehearsal first, as far as no luck is needed, and only then made.
        """
        start, gnome = len(self.table.history), self.table.decides
        planned: list[str] = []
        trial = self.table.rehearsal()
        try:
            for piece in filter(None, map(str.strip, text.split(";"))):
                if trial.over or trial.decides != gnome:
                    self.screen.say(self.words.text("play-rest-dropped", rest=piece, gnome=trial.decides))
                    break
                plan = PlanParser(trial, self.words, SUGGESTED).plan(piece, self.listed)
                if not self.allows(trial, plan):
                    planned.clear()
                    break
                for decision in plan.decisions:
                    certain = rehearsed(trial, decision)
                    planned.append(decision)
                    if not certain:
                        self.take(planned)
                        trial = self.table.rehearsal()
            self.take(planned)
        except PlanError as error:
            self.awaits = error.awaits
            self.refuse(error.line, error.atom, planned, start)
        except IllegalDecision as error:
            self.refuse(refused_line(self.words, error), error.atom, planned, start)
        except RedNovemberError as error:
            self.refuse(say_error(self.words, error), "", planned, start)
        if len(self.table.history) > start:
            self.lines.append(start)

    def take(self, planned: list[str]) -> None:
        """Carry out a plan as a whole, even if Ctrl-C is pressed meanwhile."""
        decisions, player = planned[:], self.table.awaited or ""
        planned.clear()
        with self.interrupts.held_back():
            for decision in decisions:
                self.table.decide(player, decision)

    def allows(self, trial: Table, plan: TypedPlan) -> bool:
        """Return whether to make a plan's decisions where a rehearsal stands."""
        return self.agreed(plan) and self.cautions.allow(trial, plan.decisions)

    def agreed(self, plan: TypedPlan) -> bool:
        """Return whether items may be used up on the route."""
        if not plan.items:
            return True
        return self.yes(self.words.text("play-uses-up", items=self.words.items(plan.items), count=len(plan.items)))

    def refuse(self, line: str, atom: str, planned: list[str], start: int) -> None:
        """Print why not. Earlier parts of the line were only planned, unless dice or cards have been seen since."""
        self.screen.say(line)
        self.refused = atom or self.refused
        if len(self.table.history) > start:
            self.take(planned)
            self.screen.say(self.words.text("play-before-stands"))
        elif planned:
            self.screen.say(self.words.text("play-nothing-done"))

    # Undo.

    def take_back(self) -> list[str] | None:
        """Undo the last line, as far as the table allows. Returns the undone decisions; None if there were none.

        Raises `TableError` if the table allows none of it.
        """
        number = self.last_line()
        if number is None:
            return None
        player = self.audience or next(iter(self.table.people))
        earliest = self.table.may_take_back(player) or 0
        history = self.table.history
        with self.interrupts.held_back():
            taken = self.table.take_back(player, to=max(number, earliest))
        while self.lines and self.lines[-1] >= taken.to:
            self.lines.pop()
        self.teller.forget()
        return [standing.decision for standing in history[taken.to :]]

    def last_line(self) -> int | None:
        """Return the number of the state before the last line; in a loaded game, before a person's last decision."""
        if self.lines:
            return self.lines[-1]
        said = [number for number, standing in enumerate(self.table.history) if standing.by]
        return said[-1] if said else None
