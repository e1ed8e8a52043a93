"""Plain play: a complete game in lines of text."""

from __future__ import annotations

from typing import Final

from rednovember.errors import IllegalDecision, RedNovemberError
from rednovember.interrupts import Interrupts
from rednovember.terminal.choices import Choice, choices
from rednovember.terminal.crew import people_of
from rednovember.terminal.mates import Watch
from rednovember.terminal.plans import Plan, PlanError, Planner
from rednovember.terminal.saving import Saver
from rednovember.terminal.screen import Screen
from rednovember.terminal.setup import Table
from rednovember.terminal.status import Status
from rednovember.terminal.teller import Teller
from rednovember.words import Words, say_error

COMMAND_NAMES: Final = ("look", "list", "hand", "log", "undo", "save", "why", "advice", "help", "quit")
COLUMN: Final = 24  # how wide the words of a choice are, where there is room for columns


class Session:
    """One game at one terminal. `audience` is the player at the keyboard, who sees what it may see."""

    def __init__(
        self,
        table: Table,
        screen: Screen,
        words: Words,
        saver: Saver,
        interrupts: Interrupts,
        pace: float | None = None,
    ) -> None:
        """`pace` are the seconds that a bot takes for a decision at least; by default some at a terminal only."""
        self.game = table.game
        self.resumed = table.resumed
        self.bots = table.bots
        self.mates = table.bots.mates(table.game)
        self.watch = Watch(table.game, words, screen, pace)
        self.screen = screen
        self.words = words
        self.saver = saver
        self.interrupts = interrupts
        self.status = Status(screen, words, self.game.rules, self.game.board)
        self.teller = Teller(self.game, words, screen)
        self.planner = Planner(self.game, words, COMMAND_NAMES)
        self.people = people_of(self.game, self.mates)
        self.secrets = bool(self.game.rules.hidden_hands) and len(self.people) > 1
        self.audience = None if self.secrets or not self.people else self.people[0]
        self.listed: list[Choice] = []
        self.lines: list[int] = []  # the numbers of the states before each line that decided something
        self.refused = ""  # the atom of the last refusal, for `why`
        self._shown: dict[str | None, tuple[object, ...]] = {}
        if table.resumed:
            self.teller.known_before = len(self.game.record.facts)

    # Showing.

    @property
    def unattended(self) -> bool:
        """Whether nobody has sat down yet who may be told anything."""
        return self.secrets and self.audience is None

    def teller_speaks(self, fresh: bool) -> None:
        """What is new, and at the beginning of a person's turn how things stand."""
        if self.unattended:
            return
        turn = self.teller.news(self.audience)
        if self.game.over:
            return
        turn = turn and self.game.decides not in self.mates
        self.show(whole=self.audience not in self._shown, turn=turn or fresh)

    def show(self, *, whole: bool, turn: bool) -> None:
        """The whole table, or a short status; the boat again if something on it has changed."""
        view = self.game.view(self.audience)
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

    def play_mate(self, gnome: str) -> None:
        """Let a bot decide for its gnome; what it does is told as everything else is."""
        decision = self.watch.decide(self.mates[gnome], silent=self.unattended)
        self.interrupts.check()
        self.take(decision)

    def pass_the_keyboard(self) -> bool:
        """With hidden hands nothing is shown to the next player before they sit at the keyboard."""
        player = self.game.crew.players[self.game.state.decider]
        if not self.secrets or player == self.audience:
            return False
        self.screen.say()
        self.screen.ask(self.words.text("play-pass", player=player))
        self.screen.clear()
        self.audience = player
        return True

    def offer(self) -> None:
        """List what may be decided."""
        self.listed = choices(self.game, self.words)
        group = ""
        self.screen.say()
        for number, choice in enumerate(self.listed, 1):
            if choice.group != group:
                group = choice.group
                self.screen.say(self.heading(group), "heading")
            typed = choice.words
            if choice.wants:
                typed = self.words.text(f"play-typed-{choice.wants}", words=choice.words)
            start = f"{typed:<{COLUMN}} " if self.screen.draws else self.words.text("play-choice", words=typed)
            inset = COLUMN + 6 if self.screen.draws else 5
            self.screen.say(f"{number:>3}  {start}{choice.note}".rstrip(" :"), choice.style, indent=inset)

    @property
    def only(self) -> str:
        """The only decision worth naming, if there is just one: Enter takes it."""
        return self.listed[0].words if len(self.listed) == 1 and not self.listed[0].wants else ""

    def heading(self, group: str) -> str:
        """What stands above a group; what is asked, above the answers."""
        view = self.game.view(self.audience)
        if group == "answer":
            return self.words.text(
                f"play-question-{view.phase}",
                gnome=self.game.decides,
                active=view.active,
                room=self.words.room(view.rolled),
                limit=view.hand_limit,
                items=self.words.items([view.drawn] if view.drawn else view.offered or ()),
            )
        return self.words.text(f"play-group-{group}")

    def ask(self) -> str:
        """The next line."""
        if self.only:
            prompt = self.words.text("play-prompt-only", gnome=self.game.decides, decision=self.only)
        else:
            prompt = self.words.text("play-prompt", gnome=self.game.decides)
        return self.screen.ask(prompt)

    def yes(self, question: str) -> bool:
        """Ask something that wants a yes or a no."""
        answer = self.screen.ask(question).lower()
        if answer and self.words.text("play-yes").startswith(answer):
            return True
        self.screen.say(self.words.text("play-then-not"))
        return False

    # Deciding.

    def decide(self, text: str) -> None:
        """Take the decisions of a line, one plan after another. Refused as a whole if nothing was revealed yet."""
        pieces = [piece.strip() for piece in text.split(";") if piece.strip()]
        start, gnome = self.game.number, self.game.decides
        try:
            for piece in pieces:
                if self.game.over or self.game.decides != gnome:
                    self.screen.say(self.words.text("play-rest-dropped", rest=piece, gnome=self.game.decides))
                    break
                plan = self.planner.plan(piece, self.listed)
                if not self.agreed(plan):
                    self.take_back(start)
                    return
                for decision in plan.decisions:
                    self.take(decision)
        except PlanError as error:
            self.refuse(error.line, error.atom, start)
        except IllegalDecision as error:
            self.refuse(self.planner.refused(str(error.params["decision"]), error.atom), error.atom, start)
        except RedNovemberError as error:
            self.refuse(say_error(self.words, error), "", start)
        if self.game.number > start:
            self.lines.append(start)

    def take(self, decision: str) -> None:
        """Take one decision, whole."""
        with self.interrupts.held_back():
            self.game.play(decision)

    def agreed(self, plan: Plan) -> bool:
        """Whether items may be used up on the way."""
        if not plan.items:
            return True
        return self.yes(self.words.text("play-uses-up", items=self.words.items(plan.items)))

    def refuse(self, line: str, atom: str, start: int) -> None:
        """Say why not; what came before on the line is taken back, unless dice or cards were seen."""
        self.screen.say(line)
        self.refused = atom or self.refused
        if self.game.number > start:
            if self.game.revealed_since(start):
                self.screen.say(self.words.text("play-before-stands"))
            else:
                self.take_back(start)
                self.screen.say(self.words.text("play-nothing-done"))

    def take_back(self, number: int) -> list[str]:
        """Back to the state of that number; returns the decisions that were taken back."""
        undone = [str(step.decision) for step in self.game.history[number:]]
        with self.interrupts.held_back():
            while self.game.number > number:
                self.game.undo()
        self.teller.forget()
        if undone:
            self.mates = self.bots.mates(self.game)  # bots that remember nothing of what never happened
        return undone

    def last_line(self) -> int | None:
        """The number of the state before the last line; in a game from a file, before a person's last decision."""
        while self.lines:
            number = self.lines.pop()
            if number < self.game.number:
                return number
        for number in range(self.game.number - 1, -1, -1):
            if self.game.gnomes[self.game.history[number].gnome] not in self.mates:
                return number
        return None
