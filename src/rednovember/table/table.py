"""A table: accepts the seats' requests, stores them as entries, and can be rebuilt from them exactly.

Plain Python without input, output, clock or threads. Luck comes from the description or is passed in; so are bots'
replies.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from copy import copy
from typing import Final

from rednovember import data
from rednovember.bots import Sight, bot_seed
from rednovember.bots.runner import Question, Reply
from rednovember.engine.keyed import KeyedLuck
from rednovember.engine.luck import Luck, ScriptedLuck
from rednovember.errors import LogbookError, LuckError, RedNovemberError
from rednovember.game.decision import Decision
from rednovember.game.facts import RawFact
from rednovember.game.game import LaidLuck, Taken
from rednovember.game.logbook import Logbook, read_logbook, read_luck
from rednovember.game.visibility import sees_all
from rednovember.game.writer import logbook_text
from rednovember.table.description import Description, TableError, new_game, read_description, read_secret
from rednovember.table.entries import NOBODY, Decided, Entry, Handed, Standing, TakenBack, luck_table

START: Final = 0  # the number of what happened before the first entry
HEAD_KEYS: Final = ("gnomes", "players", "bots", "edition", "options", "seed")


class Table:
    """One game and its players. Players are named; a spectator is None.

    `undone` counts how often luck was undone that somebody had seen, also in the logbook that the game goes on from.
    `number` is the number of entries and never goes back. `told[n]` are the facts of entry n (0: the set-up),
    `taken[n]` is its decision with its fields, if it was one.
    """

    def __init__(
        self,
        description: Description,
        entries: Iterable[Entry] = (),
        *,
        luck: Luck | None = None,
        logbook: str | Logbook = "",
        shared: bool = False,
    ) -> None:
        """Create a table, from a logbook or its text if there is one, and replay earlier entries.

        A logbook that has been read already must have the luck of the description. It is neither read nor played again.
        At a `shared` table, others see all hands and the luck to come when the game is over.
        """
        self.description = description
        self.shared = shared
        luck_before = None if luck is None else luck.copy()
        luck = _luck_of(description) if luck is None else luck
        read = logbook if isinstance(logbook, Logbook) else None
        if isinstance(logbook, str) and logbook:
            read = read_logbook(logbook, seed=description.seed, luck=luck)
        self.logbook = read
        self.undone: int = 0 if read is None else read.head.get("undone", 0)  # how often luck was, in the logbook
        self.game = new_game(description, luck=luck) if read is None else read.play().copy()
        self.start = self.game.number  # decisions from the logbook
        self.leaders: dict[str, str] = {gnome: description.bots.get(gnome, "") for gnome in description.gnomes}
        self.entries: list[Entry] = []
        self.told: list[list[RawFact]] = [self.game.raw_facts()]
        self.taken: list[Taken | None] = [None]
        self.line = 0  # how often something has been undone or handed over
        self._began = self.game.number  # when the current bots were first asked
        self._said: list[str] = [self._leads(taken.gnome) for taken in self.game.history]
        self.brought = tuple(zip(self.game.history, self._said, strict=True))  # in the logbook, and who decided it
        self.decided_by: list[int] = [START] * self.start  # the entry of each decision that stands
        self._luck_before = luck_before
        for entry in entries:
            self.replay(entry)

    # Properties.

    @property
    def logbook_before(self) -> str:
        """The text of the logbook that the table was created from; empty if there was none."""
        return "" if self.logbook is None else self.logbook.text

    @property
    def number(self) -> int:
        """The number of entries, which a decision has to name."""
        return len(self.entries)

    @property
    def decisions(self) -> int:
        """The number of decisions that stand, those of a logbook included."""
        return self.game.number

    @property
    def hidden_hands(self) -> bool:
        """Whether seats see only their own item cards."""
        return self.game.rules.hidden_hands

    @property
    def scripted_luck(self) -> int:
        """The number of scripted dice and cards."""
        luck = self.game.luck
        return len(luck.dice) + len(luck.laid_events) + len(luck.laid_items)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.over

    @property
    def end_stands(self) -> bool:
        """Whether the end is final. It can only be undone by somebody who may undo everything, unseen by others."""
        return self.over and (self.shared or self.description.take_back != "free")

    @property
    def decides(self) -> str | None:
        """The gnome that decides next; None when the game is over."""
        return self.game.decides

    @property
    def awaited(self) -> str | None:
        """The player who has to decide; None if a bot does, or the game is over."""
        gnome = self.decides
        return None if gnome is None or self.leaders[gnome] else self.player_of(gnome)

    @property
    def people(self) -> tuple[str, ...]:
        """The players who control at least one gnome themselves now."""
        crew = self.game.crew
        leaders = zip(crew.gnomes, crew.players, strict=True)
        return tuple(dict.fromkeys(player for gnome, player in leaders if not self.leaders[gnome]))

    def player_of(self, gnome: str) -> str:
        """Return the gnome's player."""
        return self.game.crew.players[self.game.crew.gnomes.index(gnome)]

    def expects(self, number: int | None) -> None:
        """Raise `TableError` if a request names another number than the table has now."""
        if number is not None and number != self.number:
            raise TableError("table-stale", number=number, now=self.number)

    @property
    def history(self) -> tuple[Standing, ...]:
        """The decisions that stand, starting with those of a logbook, without undone ones.

        They name cards: with hidden hands not everyone may read them.
        """
        taken = zip(self.game.history, self._said, strict=True)
        return tuple(Standing(self.game.gnomes[one.gnome], by, str(one.decision)) for one, by in taken)

    # Requests.

    def decide(self, player: str, decision: str | Decision, *, number: int | None = None) -> Decided:
        """Make a decision for the gnome that decides. Raises `TableError` or `IllegalDecision`."""
        self.expects(number)
        gnome = self.decides
        if gnome is None:
            self.game.play(decision)  # raises, with the reason of the end
            raise AssertionError("a game that is over takes no decision")
        if self.player_of(gnome) != player:
            raise TableError("table-not-yours", player=player, gnome=gnome)
        if self.leaders[gnome]:
            raise TableError("table-bot-leads", gnome=gnome, bot=self.leaders[gnome])
        return self._decide(gnome, player, decision, None)

    def take_back(
        self, player: str, *, to: int | None = None, number: int | None = None, agreed: bool = False
    ) -> TakenBack:
        """Undo the player's last decision, or all but the first few that stand, if the table allows it.

        If everyone has agreed, any state from the start on is allowed.
        """
        self.expects(number)
        self.check_end()
        earliest = 0 if agreed else self.may_take_back(player)
        if earliest is None:
            raise TableError("table-take-back", allowed=self.description.take_back)
        wanted = self._last_of(player) if to is None else to
        if wanted is None:
            raise TableError("table-take-back-none", player=player)
        if not earliest <= wanted < self.game.number:
            raise TableError("table-take-back-number", least=earliest, most=self.game.number - 1)
        entry = TakenBack(player, wanted)
        self.replay(entry)
        return entry

    def hand(self, player: str, gnome: str, bot: str = "", *, number: int | None = None) -> Handed:
        """Let a bot control a gnome of the player's, or take control back (an empty bot)."""
        self.expects(number)
        if gnome not in self.leaders:
            raise RedNovemberError("notation-gnome", name=gnome, crew=", ".join(self.leaders))
        if self.player_of(gnome) != player:
            raise TableError("table-not-yours", player=player, gnome=gnome)
        entry = Handed(gnome, player, bot)
        self.replay(entry)
        return entry

    def may_take_back(self, player: str) -> int | None:
        """Return the earliest state that the player may go back to; None if nothing may be undone."""
        game, allowed = self.game, self.description.take_back
        if allowed == "never" or player not in self.people or not game.number or self.end_stands:
            return None
        if allowed == "free":
            return 0
        number = game.number
        while number and self._said[number - 1] == player and not game.revealed_by(number - 1):
            number -= 1
        return number if number < game.number else None

    def check_end(self) -> None:
        """Refuse to undo an end that is final."""
        if self.end_stands:
            raise TableError("table-end-stands")

    # Bots.

    @property
    def question_waits(self) -> bool:
        """Whether a bot decides next."""
        return self.decides is not None and bool(self.leaders[self.decides])

    def question(self) -> Question | None:
        """Return the question for the bot that decides next; None if a person decides, or the game is over."""
        gnome = self.decides
        if gnome is None or not self.leaders[gnome]:
            return None
        return Question(
            self.number,
            self.line,
            gnome,
            self.leaders[gnome],
            self.bot_seed(gnome),
            self.description.treachery,
            self.sight(),
        )

    def answer(self, reply: Reply) -> Decided:
        """Enter a bot's reply to the question with that number."""
        self.expects(reply.number)
        gnome = self.decides
        if gnome is None or not self.leaders[gnome]:
            raise TableError("table-not-asked")
        fault = None if reply.fault is None else reply.fault.said()
        return self._decide(gnome, NOBODY, reply.decision, fault)

    def sight(self) -> Sight:
        """Return the position as the deciding gnome's player sees it, for bots and advice."""
        return Sight(self.game.state, self.game.crew)

    def bot_seed(self, gnome: str) -> int:
        """Return the seed of a bot's own luck, which reveals nothing about the game's luck."""
        source = self.description.secret or self.game.seed
        return bot_seed(source, self.game.gnomes.index(gnome), self._began)

    # Past moments and trials.

    def copy(self) -> Table:
        """Return an independent table with the same state and the same luck to come."""
        other = Table.__new__(Table)
        vars(other).update(vars(self))
        other.game, other.leaders = self.game.copy(), dict(self.leaders)
        other.entries, other.told, other._said = self.entries[:], self.told[:], self._said[:]
        other.decided_by, other.taken = self.decided_by[:], self.taken[:]
        return other

    def lay(self, luck: Mapping[str, object]) -> None:
        """Script the next luck, as a logbook does: for puzzles, and for replays."""
        laid = read_luck(luck)
        self.game.luck.lay(laid.dice, laid.events, laid.items)

    def moment(self, number: int) -> Table:
        """Return the table as it was after so many entries."""
        if not 0 <= number <= self.number:
            raise TableError("table-moment", most=self.number)
        luck = None if self._luck_before is None else self._luck_before.copy()
        return Table(self.description, self.entries[:number], luck=luck, logbook=self.logbook or "", shared=self.shared)

    def rehearse(self, decisions: Sequence[str | Decision]) -> tuple[int, str | None]:
        """Try decisions on a copy. Returns how many can be made in a row, and the atom that refuses the next one.

        Nothing is rolled or drawn, and nobody else's cards are looked at: what comes after a need for luck, or after a
        question to another player, is not tried.
        """
        trial = self.rehearsal().game
        player = None if trial.decides is None else self.player_of(trial.decides)
        for place, decision in enumerate(decisions):
            if place and trial.decides is not None and self.player_of(trial.decides) != player:
                return place, None
            found = trial.parse(decision) if isinstance(decision, str) else decision
            atom = trial.refusal(found)
            if atom is not None:
                return place, atom
            try:
                trial.play(found)
            except LuckError:
                return place + 1, None
        return len(decisions), None

    def rehearsal(self) -> Table:
        """Return a copy on which decisions can be tried, to plan the ones after them.

        Nothing is rolled or drawn there: a need for luck raises `LuckError` and ends the rehearsal.
        """
        trial = copy(self)
        trial.game = self.game.copy()
        trial.game.luck = ScriptedLuck([], [], [], None)
        trial.leaders, trial.entries, trial.told = dict(self.leaders), self.entries[:], self.told[:]
        trial._said, trial.decided_by, trial.taken = self._said[:], self.decided_by[:], self.taken[:]
        return trial

    def shows_all_to(self, players: Collection[str]) -> bool:
        """Return whether these players together see every hand."""
        return sees_all(self.game.rules, self.game.crew, players)

    def to_logbook(self, *, seed: bool = True, to_come: bool = True) -> str:
        """Return the game as the text of a logbook that names its bots.

        Leave out the seed and scripted luck to come if others may not know them.
        """
        bots = {gnome: bot for gnome, bot in self.leaders.items() if bot}
        return logbook_text(self.game, seed=seed, to_come=to_come, bots=bots, undone=self.undone)

    # Internals.

    def _decide(
        self,
        gnome: str,
        by: str,
        decision: str | Decision,
        fault: Mapping[str, str] | None,
        laid: LaidLuck | None = None,
    ) -> Decided:
        game = self.game
        before = game.number
        found = game.parse(decision) if isinstance(decision, str) else decision
        game.play(found, laid=laid)
        facts = game.raw_facts(before)
        entry = Decided(gnome, by, str(found), luck_table(game.luck_of(facts)), fault)
        self.entries.append(entry)
        self.told.append(facts)
        self.taken.append(game.history[-1])
        self._said.append(by)
        self.decided_by.append(self.number)
        return entry

    def replay(self, entry: Entry) -> None:
        """Apply an entry from the store, or one that has just been allowed."""
        if not self.follows(entry):
            raise TableError("table-entry")
        if isinstance(entry, Decided):
            self._decide(entry.gnome, entry.by, entry.decision, entry.fault, read_luck(entry.luck))
            return
        if isinstance(entry, TakenBack):
            if self.game.number > entry.to:
                self.undone += any(self.game.revealed_by(number) for number in range(entry.to, self.game.number))
                self.game.undo(entry.to)
            del self._said[entry.to :], self.decided_by[entry.to :]
        else:
            self.leaders[entry.gnome] = entry.bot
        self.line += 1
        self._began = self.game.number
        self.entries.append(entry)
        self.told.append([])
        self.taken.append(None)

    def follows(self, entry: Entry) -> bool:
        """Return whether an entry may come next: a store may hold those of another table. Rules are not looked at."""
        if isinstance(entry, Decided):
            return entry.gnome == self.decides
        return entry.to < self.game.number if isinstance(entry, TakenBack) else entry.gnome in self.leaders

    def _leads(self, seat: int) -> str:
        """Return who decides for a gnome: its player, or nobody if a bot does."""
        gnome = self.game.gnomes[seat]
        return NOBODY if self.leaders[gnome] else self.player_of(gnome)

    def _last_of(self, player: str) -> int | None:
        """Return the number of the player's last decision."""
        return next((number for number in range(len(self._said) - 1, -1, -1) if self._said[number] == player), None)


def _luck_of(description: Description) -> Luck | None:
    """Return the luck of a description that has a secret."""
    return None if description.secret is None else KeyedLuck(bytes.fromhex(description.secret), [])


def description_of(logbook: Logbook, **changed: object) -> Description:
    """Return the description of a logbook's table; `changed` keys replace the logbook's."""
    game = logbook.game
    said = {key: logbook.head[key] for key in HEAD_KEYS if key in logbook.head}
    board = game.rules.board_id if game.rules.board_id in data.boards() else game.rules.board
    return read_description({**said, "board": board, **changed})


def table_of(text: str, entries: Iterable[Entry] = (), *, luck: Luck | None = None, **changed: object) -> Table:
    """Create a table from a logbook's text, with its bots; `changed` are other keys of the description."""
    seed, secret = changed.get("seed"), read_secret(changed.get("secret"))
    keyed = None if secret is None or luck is not None else KeyedLuck(bytes.fromhex(secret), [])
    logbook = read_logbook(text, seed=seed if isinstance(seed, int) else None, luck=luck or keyed)
    if logbook.luck_missing and keyed is not None:
        raise LogbookError("logbook-no-seed")  # what has happened in it has to come out again
    description = description_of(logbook, **{**changed, "seed": logbook.game.seed})
    return Table(description, entries, luck=luck, logbook=logbook)
