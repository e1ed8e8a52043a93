"""The handlers of requests: each checks a request, carries it out on the room, and returns the new records."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from rednovember.errors import RedNovemberError
from rednovember.server.errors import ServerError
from rednovember.server.requests.asking import (
    LONGEST_CHAT,
    SIGNALS,
    Absent,
    Agree,
    Anything,
    Ask,
    Chat,
    Claim,
    Door,
    Leave,
    PassOn,
    Renew,
    Signal,
)
from rednovember.server.rooms.creation import check_bots, read_absence, read_name
from rednovember.server.rooms.names import is_like, one_line
from rednovember.server.rooms.quotas import PURPOSES, RETURNING, check_log, check_said, check_seat
from rednovember.server.rooms.room import Room, Seat, Who, fresh_key
from rednovember.server.store.records import (
    ABSENT,
    AGREED,
    ASKED,
    CLAIMED,
    DECLINED,
    DOOR,
    HOST,
    LEFT,
    RENEWED,
    SAID,
    STAND_IN,
    USED,
    Record,
)
from rednovember.table import Reply
from rednovember.table.requests import Decide, Hand, TakeBack
from rednovember.table.vocabulary import ITEMS, ROOMS


@dataclass(frozen=True, slots=True)
class Done:
    """The result of a request: its records, the number of the room's last record, and a key if one was issued.

    There are no records if nothing had to change.
    """

    records: list[Record]
    number: int
    key: str | None = None
    seat: str | None = None


@dataclass(slots=True)
class Actor:
    """Carries out requests of one client on a room, at a given time."""

    room: Room
    who: Who
    at: float
    records: list[Record] = field(default_factory=list)

    def act(self, request: Anything) -> Done:
        """Carry out a request. Raises `RedNovemberError` if it is refused; the room is then unchanged."""
        check_log(self.room.number, self.who.host, request)
        return DEEDS[type(request)](self, request)

    # Requests about the game.

    def decide(self, request: Decide) -> Done:
        """Make a decision for the gnome that decides, if it is this player's."""
        table = self.room.table
        table.expects(request.number)
        return self._entry(table.decide(self._deciding(), request.decision))

    def take_back(self, request: TakeBack) -> Done:
        """Undo as far as the table allows without a vote."""
        table = self.room.table
        table.expects(request.number)
        player = next((seat for seat in sorted(self.who.seats) if table.may_take_back(seat) is not None), None)
        player = player or self._any_seat()
        self._check_seat(player, RETURNING)
        return self._entry(table.take_back(player, to=request.to))

    def hand(self, request: Hand) -> Done:
        """Give a gnome to a bot, or take it back. The host may do so for gnomes of seats that nobody has claimed."""
        table = self.room.table
        table.expects(request.number)
        if request.gnome not in table.leaders:
            raise RedNovemberError("notation-gnome", name=request.gnome, crew=", ".join(table.leaders))
        player = table.player_of(request.gnome)
        if player not in self.who.seats and not (self.who.host and not self.room.is_taken(player)):
            raise ServerError("table-not-yours", player=self._any_seat(), gnome=request.gnome)
        if request.bot:
            check_bots({request.gnome: request.bot})
        if request.bot == table.leaders[request.gnome]:
            return self._done()
        self._check_seat(player, RETURNING)
        return self._entry(table.hand(player, request.gnome, request.bot))

    # Requests about seats.

    def claim(self, request: Claim) -> Done:
        """Claim a seat: with its own key, or a free seat with the key to join."""
        room, name = self.room, read_name(request.name)
        own = sorted(seat for seat in self.who.seats if request.seat in ("", seat))
        if own:
            seat = own[0]
            key, kept = fresh_key(request.key) if request.key else (None, room.seats[seat].key)
            if room.seats[seat] != Seat(kept, name):
                self._check_name(name, seat)
                self._record(CLAIMED, seat=seat, name=name, key=kept)
            return self._done() if key is None else self._done(key, seat)
        if not self.who.join:
            raise ServerError("server-not-invited")
        free = [seat for seat in room.free if request.seat in ("", seat)]
        free.sort(key=lambda seat: seat not in room.table.people)  # prefer seats whose gnomes are not played by bots
        if not free:
            raise ServerError("server-seat-taken" if request.seat in room.seats else "server-no-seat")
        self._check_name(name, free[0])
        key, kept = fresh_key(request.key)
        self._record(CLAIMED, seat=free[0], name=name, key=kept)
        for gnome in room.gnomes_of(free[0]):
            if room.table.leaders[gnome] and not room.table.over:
                self._entry(room.table.hand(free[0], gnome, ""))
        return self._done(key, free[0])

    def leave(self, request: Leave) -> Done:
        """Leave a seat, or, as host, remove its player. The seat gets a new key that nobody knows."""
        self._holds(request.seat)
        return self._record(LEFT, seat=request.seat, key=fresh_key()[1], **self._as_host())

    def renew(self, request: Renew) -> Done:
        """Replace the key of one's own seat, or, as host, that of a seat that nobody has claimed."""
        self._holds(request.seat, unclaimed=True)
        key, kept = fresh_key(request.key)
        if self.room.seats[request.seat].key != kept:
            self._record(RENEWED, seat=request.seat, key=kept, **self._as_host())
        return self._done(key, request.seat)

    # Requests of the host.

    def pass_on(self, request: PassOn) -> Done:
        """Replace the host's key."""
        self._is_host()
        key, kept = fresh_key(request.key)
        if self.room.host != kept:
            self._record(HOST, key=kept)
        return self._done(key)

    def door(self, request: Door) -> Done:
        """Open the table to everyone, or close it."""
        self._is_host()
        return self._done() if request.open == self.room.open else self._record(DOOR, open=request.open)

    def absent(self, request: Absent) -> Done:
        """Set after how many seconds a bot stands in for a player who is away."""
        self._is_host()
        seconds = read_absence(request.seconds)
        return self._done() if seconds == self.room.absent else self._record(ABSENT, seconds=seconds)

    # Chat.

    def chat(self, request: Chat) -> Done:
        """Send a chat message."""
        text = one_line(request.text, LONGEST_CHAT)
        if text is None:
            raise ServerError("server-chat", most=LONGEST_CHAT)
        return self._say(text=text)

    def signal(self, request: Signal) -> Done:
        """Send a signal."""
        if request.signal not in SIGNALS:
            raise ServerError("server-signal", what="signal", known=", ".join(SIGNALS), most=ROOMS)
        room, item = request.room, request.item
        fits = item is None or item in ITEMS if room is None else item is None and 1 <= room <= ROOMS
        if not fits:
            raise ServerError("server-signal", what="about", known=", ".join(ITEMS), most=ROOMS)
        return self._say(text="", signal=request.signal, room=request.room, item=request.item)

    # Votes on an undo.

    def ask(self, request: Ask) -> Done:
        """Propose an undo.

        Proposing what is proposed already is a vote for it. Without other voters it is done at once.
        """
        table, asked = self.room.table, self.room.asked
        table.expects(request.number)
        table.check_end()
        seats = self._votes()
        if not 0 <= request.to < table.game.number:
            raise ServerError("table-take-back-number", least=0, most=table.game.number - 1)
        if asked is None or (asked.number, asked.to) != (table.number, request.to):
            self._record(ASKED, by=seats[0], number=table.number, to=request.to)
        return self._agreed(seats)

    def agree(self, request: Agree) -> Done:
        """Vote on the proposed undo."""
        seats = self._votes()
        if self.room.asked is None:
            raise ServerError("server-nothing-asked")
        if not request.yes:
            return self._record(DECLINED, by=seats[0])
        return self._agreed(seats)

    def _agreed(self, seats: list[str]) -> Done:
        """Vote yes for all these seats. If everyone has agreed, undo."""
        room = self.room
        for seat in seats:
            if room.asked is not None and seat not in room.asked.agreed:
                self._record(AGREED, by=seat)
        asked = room.asked
        if asked is not None and room.voters <= asked.agreed and asked.number == room.table.number:
            self._entry(room.table.take_back(asked.by, to=asked.to, agreed=True))
        return self._done()

    # Helpers.

    def _record(self, kind: str, **body: Any) -> Done:  # noqa: ANN401 - plain data
        if kind in PURPOSES and kind != LEFT:  # a seat that has used up its quota may still be left
            self._check_seat(body["seat"] if "seat" in body else body["by"], PURPOSES[kind])
        self.records.append(self.room.make(self.at, kind, **body))
        return self._done()

    def _entry(self, entry: Any) -> Done:  # noqa: ANN401 - the table has taken it already
        self.records.append(self.room.note(self.at, entry))
        return self._done()

    def _done(self, key: str | None = None, seat: str | None = None) -> Done:
        return Done(self.records, self.room.number, key, seat)

    def _check_name(self, name: str, seat: str) -> None:
        """Raise `ServerError` if a new name looks like that of another seat, its player or their gnomes."""
        room = self.room
        others = {name for other in room.seats if other != seat for name in (other, room.name_of(other))}
        others |= {gnome for gnome in room.table.leaders if room.table.player_of(gnome) != seat}
        if name != room.seats[seat].name and is_like(name, others):
            raise ServerError("server-name-alike")

    def _check_seat(self, seat: str, purpose: str) -> None:
        if not self.who.host:
            check_seat(self.room.spent, seat, purpose)

    def _as_host(self) -> dict[str, bool]:
        """Return the fields that mark a record as the host's."""
        return {"host": True} if self.who.host else {}

    def _say(self, **body: Any) -> Done:  # noqa: ANN401
        seat = "" if not self.who.seats else self._any_seat()
        if not seat and not self.who.host:
            raise ServerError("server-not-seated")
        check_said(len(self.room.said), self.who.host)
        return self._record(SAID, by=seat, name=self.room.name_of(seat) if seat else "", **body)

    def _deciding(self) -> str:
        """Return the seat of the gnome that decides if it is theirs, else any of theirs, which the table refuses."""
        gnome = self.room.table.decides
        player = None if gnome is None else self.room.table.player_of(gnome)
        return player if player in self.who.seats and player is not None else self._any_seat()

    def _any_seat(self) -> str:
        if not self.who.seats:
            raise ServerError("server-not-seated")
        return min(self.who.seats)

    def _votes(self) -> list[str]:
        """Return their seats that have a vote. Raises `ServerError` if there is none."""
        seats = sorted(self.who.seats & self.room.voters)
        if not seats:
            raise ServerError("server-not-seated")
        return seats

    def _holds(self, seat: str, *, unclaimed: bool = False) -> None:
        """Raise `ServerError` unless they hold this seat or are host.

        With `unclaimed`, a host also needs the seat to be free.
        """
        if seat not in self.room.seats:
            raise ServerError("server-no-seat")
        if seat not in self.who.seats and not (self.who.host and not (unclaimed and self.room.is_taken(seat))):
            raise ServerError("server-not-your-seat")

    def _is_host(self) -> None:
        if not self.who.host:
            raise ServerError("server-not-host")


def answer(room: Room, reply: Reply, at: float) -> list[Record]:
    """Return the record of a bot's decision, after carrying it out."""
    return [room.note(at, room.table.answer(reply))]


def use(room: Room, who: Who, at: float) -> list[Record]:
    """Return records for seats whose own keys are used for the first time."""
    return [room.make(at, USED, seat=seat) for seat in sorted(room.unused(who))]


def stand_in(room: Room, at: float) -> list[Record]:
    """Let a bot control the gnome of a player who is away until they take it back."""
    gnome = room.table.decides
    assert gnome is not None
    return [room.note(at, room.table.hand(room.table.player_of(gnome), gnome, STAND_IN))]


DEEDS: Final[dict[type[Any], Callable[[Actor, Any], Done]]] = {
    Decide: Actor.decide,
    TakeBack: Actor.take_back,
    Hand: Actor.hand,
    Claim: Actor.claim,
    Leave: Actor.leave,
    Renew: Actor.renew,
    PassOn: Actor.pass_on,
    Door: Actor.door,
    Absent: Actor.absent,
    Chat: Actor.chat,
    Signal: Actor.signal,
    Ask: Actor.ask,
    Agree: Actor.agree,
}
