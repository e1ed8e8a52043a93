"""Rooms without a server: everything that can be asked, by everybody who might ask it."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import pytest

from rednovember.errors import RedNovemberError
from rednovember.server.errors import ServerError
from rednovember.server.requests import (
    RECORD_TYPES,
    REQUEST_TYPES,
    Outcome,
    bot_decides,
    dispatch,
    fold,
    mark_used,
    parse_request,
    rebuild,
    stand_in,
)
from rednovember.server.rooms.chat import SIGNALS
from rednovember.server.rooms.creation import lay
from rednovember.server.rooms.frames import Framer, reader_of
from rednovember.server.rooms.keys import digest, new_key
from rednovember.server.rooms.room import NOBODY, Room, Who
from rednovember.server.store.records import ENTRY, LAID, Record
from rednovember.table import Runner
from tests.server.playing import make_record

NOW: Final = 1000.0
DONE: Final = ""  # no refusal


class Sat(NamedTuple):
    """A room with its keys: Anna and Boris have sat down, Cyril has left again, a bot leads Dora."""

    room: Room
    keys: dict[str, str]  # of host, join, watch, each seat, and the one that Cyril had
    records: list[Record]

    def who(self, *names: str) -> Who:
        """Whoever has these keys."""
        return self.room.who([self.keys[name] for name in names])

    def act(self, *names: str, **request: Any) -> Outcome:
        """Let whoever has these keys ask for something."""
        done = dispatch(self.room, self.who(*names), NOW, parse_request(request))
        self.records.extend(done.records)
        return done

    def refused(self, *names: str, **request: Any) -> str:
        """Why it is refused; empty if it is done."""
        try:
            self.act(*names, **request)
        except RedNovemberError as error:
            return error.kind
        return DONE


def make_room(said: Any = None) -> Sat:
    """A room as it was laid."""
    body, keys = lay(said or {"table": {"gnomes": 4, "bots": {"Dora": "bosun"}, "seed": 1}})
    named = {"host": keys.host, "join": keys.join, "watch": keys.watch, **keys.seats, "stranger": new_key()}
    first = Record(0, NOW, LAID, body)
    return Sat(rebuild([first]), named, [first])


@pytest.fixture
def sat() -> Sat:
    found = make_room()
    for seat in ("Anna", "Boris"):
        found.act(seat, type="claim", name=seat.lower(), seat=seat)
    found.keys["Cyril"] = found.act("join", type="claim", name="cyril", seat="Cyril").key or ""
    found.act("Cyril", type="leave", seat="Cyril")
    found.records.extend(until_person(found.room))
    return found


def until_person(room: Room) -> list[Record]:
    """Let the bots decide until a person has to; their records."""
    runner, records = Runner(), list[Record]()
    while (question := room.table.question()) is not None:
        records += bot_decides(room, runner.reply(question), NOW)
    return records


def a_decision(room: Room) -> str:
    return room.table.game.legal_words()[0]


# Everybody and everything. A player is the one who decides; the other one sits elsewhere.


def roles(sat: Sat) -> dict[str, tuple[str, ...]]:
    player = sat.room.table.awaited
    assert player is not None
    if player not in ("Anna", "Boris"):  # it is Cyril's turn, and nobody sits there: let Anna have it
        raise AssertionError("choose another seed")
    other = "Boris" if player == "Anna" else "Anna"
    return {
        "host": ("host",),
        "player": (player,),
        "other": (other,),
        "left": ("Cyril",),
        "joiner": ("join",),
        "spectator": ("watch",),
        "nobody": ("stranger",),
    }


NOT_SEATED: Final = "server-not-seated"
EXPECTED: Final[dict[str, dict[str, str]]] = {
    "decide": {"player": DONE, "other": "table-not-yours", "": NOT_SEATED},
    "undo": {"player": "table-take-back", "other": "table-take-back", "": NOT_SEATED},
    "control": {"player": DONE, "other": "table-not-yours", "": NOT_SEATED, "host": NOT_SEATED},
    "claim": {"player": "server-not-invited", "joiner": DONE, "": "server-not-invited"},
    "leave": {"player": DONE, "host": DONE, "": "server-not-your-seat"},
    "renew": {"player": DONE, "": "server-not-your-seat"},
    "transfer_host": {"host": DONE, "": "server-not-host"},
    "set_open": {"host": DONE, "": "server-not-host"},
    "stand_in_after": {"host": DONE, "": "server-not-host"},
    "chat": {"host": DONE, "player": DONE, "other": DONE, "": NOT_SEATED},
    "signal": {"host": DONE, "player": DONE, "other": DONE, "": NOT_SEATED},
    "propose_undo": {"player": "table-take-back-number", "other": "table-take-back-number", "": NOT_SEATED},
    "vote": {"player": "server-nothing-asked", "other": "server-nothing-asked", "": NOT_SEATED},
}


@pytest.mark.parametrize("say", EXPECTED)
@pytest.mark.parametrize("role", ["host", "player", "other", "left", "joiner", "spectator", "nobody"])
def test_everybody_tries_everything(sat: Sat, say: str, role: str) -> None:
    keys = roles(sat)
    player, number = keys["player"][0], sat.room.table.number
    requests: dict[str, dict[str, Any]] = {
        "decide": {"number": number, "decision": a_decision(sat.room)},
        "undo": {"number": number},
        "control": {"number": number, "gnome": player, "bot": "bosun"},
        "claim": {"name": "new", "seat": "Cyril"},
        "leave": {"seat": player},
        "renew": {"seat": player},
        "transfer_host": {},
        "set_open": {"open": True},
        "stand_in_after": {"seconds": 60},
        "chat": {"text": "hello"},
        "signal": {"signal": "need", "item": "crowbar"},
        "propose_undo": {"number": number, "to": 10_000},
        "vote": {"yes": True},
    }
    before = sat.room.number
    found = sat.refused(*keys[role], type=say, **requests[say])
    assert found == EXPECTED[say].get(role, EXPECTED[say][""])
    assert (sat.room.number > before) == (found == DONE)  # a room that has refused is as it was


def test_all_that_can_be_asked_is_tried() -> None:

    assert set(EXPECTED) | {"advice", "language", "ping"} == set(REQUEST_TYPES)


def test_who_may_watch(sat: Sat) -> None:
    may = {name: sat.room.may_watch(sat.who(*keys)) for name, keys in roles(sat).items()}
    assert may == {
        "host": True,
        "player": True,
        "other": True,
        "left": False,
        "joiner": True,
        "spectator": True,
        "nobody": False,
    }
    assert sat.room.who([]) == NOBODY
    sat.act("host", type="set_open", open=True)
    assert sat.room.may_watch(sat.who("stranger"))
    assert sat.who("stranger").join


# Seats.


def test_a_seat_is_claimed_with_a_key_to_join_and_gets_a_key_of_its_own() -> None:
    found = make_room()
    done = found.act("join", type="claim", name="  Eva  Maria ")
    assert (done.seat, found.room.seats["Anna"].name) == ("Anna", "Eva Maria")
    assert done.key is not None
    assert found.room.who([done.key]).seats == {"Anna"}
    assert found.who("Anna").seats == frozenset()  # the link to the seat that was made with the table


def test_bots_are_left_in_peace_as_long_as_another_seat_is_free() -> None:
    found = make_room({"table": {"gnomes": 4, "bots": {"Anna": "bosun", "Boris": "bosun"}}})
    sat = [found.act("join", type="claim", name=name).seat for name in ("Eva", "Kim", "Max", "Noa")]
    assert sat == ["Cyril", "Dora", "Anna", "Boris"]
    assert found.room.table.people == ("Anna", "Boris", "Cyril", "Dora")  # taken over from the bots
    assert found.refused("join", type="claim", name="x") == "server-no-seat"
    assert found.refused("join", type="claim", name="x", seat="Anna") == "server-seat-taken"
    assert found.refused("join", type="claim", name="x", seat="Zoe") == "server-no-seat"


def test_who_has_a_seats_link_sits_down_there_with_it_and_keeps_it() -> None:
    found = make_room()
    assert found.act("Boris", type="claim", name="b").key is None
    assert found.room.seats["Boris"].name == "b"
    assert found.who("Boris").seats == {"Boris"}


@pytest.mark.parametrize(
    ("names", "request_"),
    [
        (("Dora",), {"type": "claim", "name": "d", "seat": "Dora"}),
        (("join",), {"type": "claim", "name": "c", "seat": "Cyril"}),
        (("Anna",), {"type": "renew", "seat": "Anna"}),
        (("host",), {"type": "transfer_host"}),
    ],
)
def test_a_key_of_one_s_own_making_opens_in_place_of_the_old_one(
    sat: Sat, names: tuple[str, ...], request_: dict[str, Any]
) -> None:
    mine = new_key()
    done = sat.act(*names, **request_, key=mine)
    assert done.key == mine
    opened = sat.room.who([mine])
    assert opened.seats == ({request_["seat"]} if "seat" in request_ else frozenset())
    assert opened.host == (request_["type"] == "transfer_host")
    if names != ("join",):
        assert sat.who(*names) == NOBODY
    assert sat.room.who([mine]) == opened
    if "seat" in request_:  # said again, because the answer was lost
        who = sat.room.who([mine, *(sat.keys[name] for name in names)])
        assert dispatch(sat.room, who, NOW, parse_request({**request_, "key": mine})).key == mine
        assert sat.room.who([mine]) == opened


@pytest.mark.parametrize("key", ["short", "x" * 31, "x" * 65, "ä" * 40, "a b" * 12, "../" * 12, "x" * 32 + "\n"])
def test_a_key_that_is_none_is_refused(sat: Sat, key: str) -> None:
    assert sat.refused("Anna", type="renew", seat="Anna", key=key) == "server-key"
    assert sat.refused("join", type="claim", name="x", key=key) == "server-key"
    assert sat.who("Anna").seats == {"Anna"}


def test_a_renewed_key_shuts_the_old_one_out(sat: Sat) -> None:
    done = sat.act("Anna", type="renew", seat="Anna")
    assert done.seat == "Anna"
    assert sat.who("Anna").seats == frozenset()
    assert sat.room.who([done.key or ""]).seats == {"Anna"}
    assert sat.room.seats["Anna"].name == "anna"


def test_the_host_renews_only_what_nobody_has_claimed(sat: Sat) -> None:
    assert sat.refused("host", type="renew", seat="Anna") == "server-not-your-seat"
    done = sat.act("host", type="renew", seat="Dora")
    assert sat.room.who([done.key or ""]).seats == {"Dora"}


def test_a_seat_from_which_somebody_has_decided_is_theirs_though_they_have_not_sat_down() -> None:
    found = make_room({"table": {"gnomes": 3, "seed": 5, "options": {"hidden_hands": True}}, "open": True})
    seat = found.room.table.decides or ""
    found.act(seat, type="decide", number=0, decision=a_decision(found.room))
    for name in ("join", "stranger"):
        assert found.refused(name, type="claim", name="x", seat=seat) == "server-seat-taken"
    assert seat not in {found.act("join", type="claim", name=name).seat for name in ("Eva", "Kim")}
    assert found.refused("join", type="claim", name="x") == "server-no-seat"
    assert found.refused("host", type="renew", seat=seat) == "server-not-your-seat"
    assert found.refused("host", type="control", number=1, gnome=seat, bot="bosun") != DONE
    assert found.who(seat).seats == {seat}
    found.act("host", type="leave", seat=seat)  # who is removed has it no more
    assert found.act("join", type="claim", name="x").seat == seat


def test_a_seat_whose_key_was_used_is_not_free() -> None:
    found = make_room()
    assert mark_used(found.room, found.who("host"), NOW) == []
    (noted,) = mark_used(found.room, found.who("Boris"), NOW)
    assert (noted.kind, noted.body) == ("used", {"seat": "Boris"})
    assert mark_used(found.room, found.who("Boris"), NOW) == []
    assert found.refused("join", type="claim", name="x", seat="Boris") == "server-seat-taken"
    assert [found.act("join", type="claim", name=name).seat for name in ("Eva", "Max")] == ["Anna", "Cyril"]
    found.act("host", type="renew", seat="Boris")  # whoever has used the old key has it no more
    assert found.act("join", type="claim", name="Zoe").seat == "Boris"


def test_who_is_removed_has_nothing_left(sat: Sat) -> None:
    sat.act("host", type="leave", seat="Boris")
    assert sat.who("Boris") == NOBODY
    assert sat.room.free == ["Boris", "Cyril", "Dora"]


def test_the_table_is_passed_on(sat: Sat) -> None:
    key = sat.act("host", type="transfer_host").key
    assert not sat.who("host").host
    assert sat.room.who([key or ""]).host


def test_the_host_gives_a_gnome_that_nobody_sits_for_to_a_bot(sat: Sat) -> None:
    number = sat.room.table.number
    assert sat.refused("host", type="control", number=number, gnome="Anna", bot="bosun") == "server-not-seated"
    sat.act("host", type="control", number=number, gnome="Cyril", bot="bosun")
    assert sat.room.table.leaders["Cyril"] == "bosun"


@pytest.mark.parametrize("bot", ["nobody", "./evil.py", "captain(milliseconds=99999)", "captain(rollouts=1)"])
def test_bots_that_are_files_or_think_for_long_are_refused(sat: Sat, bot: str) -> None:
    player = sat.room.table.awaited
    assert player is not None
    number = sat.room.table.number
    assert sat.refused(player, type="control", number=number, gnome=player, bot=bot) in ("server-bot", "table-bot-file")
    with pytest.raises(RedNovemberError):
        lay({"table": {"bots": {"Anna": bot}}})


# Talking.


@pytest.mark.parametrize("text", ["", "   ", "x" * 301, "a\u0000b", "a\u202eb"])
def test_messages_are_short_and_plain(sat: Sat, text: str) -> None:
    assert sat.refused("Anna", type="chat", text=text) == "server-chat"


def test_a_table_keeps_so_many_messages_and_the_game_goes_on(sat: Sat) -> None:
    for number in range(500):
        assert sat.refused("Anna", type="chat", text=f"message {number}") == DONE
    assert sat.refused("Anna", type="chat", text="one more") == "server-seat-quota"
    assert sat.refused("Boris", type="chat", text="I still may") == DONE
    while len(sat.room.said) < 2_000:
        make_record(sat.room, NOW, "said", by="Cyril", name="cyril", text="hello")
    assert sat.refused("Boris", type="signal", signal="ready") == "server-chat-full"
    for _ in range(500):
        assert sat.refused("host", type="signal", signal="ready") == DONE
    assert sat.refused("host", type="signal", signal="ready") == "server-chat-full"
    (player,) = roles(sat)["player"]
    table = sat.room.table
    assert sat.refused(player, type="decide", number=table.number, decision=a_decision(sat.room)) == DONE


def test_a_log_has_an_end_that_no_game_reaches_and_bots_play_on(sat: Sat) -> None:
    (player,) = roles(sat)["player"]
    fill(sat, 20_000)
    before = sat.room.table.number
    assert sat.refused(player, type="decide", number=before, decision=a_decision(sat.room)) == "server-table-full"
    stand_in(sat.room, NOW)
    until_person(sat.room)
    assert sat.room.table.number > before + 1
    assert sat.room.table.to_logbook()
    assert sat.refused("host", type="leave", seat="Boris") == DONE
    fill(sat, 22_000)
    assert sat.refused("host", type="leave", seat="Anna") == "server-table-full"


def fill(sat: Sat, number: int) -> None:
    """Let a room's log have so many records."""
    while sat.room.number < number:
        make_record(sat.room, NOW, "absent", seconds=None)


def test_a_log_that_guests_have_filled_has_room_for_decisions_and_for_the_host(sat: Sat) -> None:
    fill(sat, 16_000)
    (player,) = roles(sat)["player"]
    for request in ({"type": "chat", "text": "x"}, {"type": "claim", "name": "y"}, {"type": "renew", "seat": player}):
        assert sat.refused(player, **request) == "server-table-full"
    table = sat.room.table
    assert sat.refused(player, type="control", number=table.number, gnome=player, bot="bosun") == "server-table-full"
    assert sat.refused("join", type="claim", name="z") == "server-table-full"
    assert sat.refused(player, type="decide", number=table.number, decision=a_decision(sat.room)) == DONE
    assert sat.refused("host", type="leave", seat="Boris") == DONE
    assert sat.refused("host", type="set_open", open=True) == DONE


# What one seat may do to the log, again and again: as a guest would, each request something new.
AGAIN: Final[dict[str, tuple[int, list[dict[str, Any]]]]] = {
    "claim": (100, [{"type": "claim", "name": "a"}, {"type": "claim", "name": "b"}]),
    "renew": (100, [{"type": "renew", "seat": "SEAT"}]),
    "control": (2_000, [{"type": "control", "gnome": "SEAT", "bot": bot} for bot in ("bosun", "captain")]),
    "propose_undo": (1_000, [{"type": "propose_undo", "to": 0}, {"type": "vote", "yes": False}]),
    "signal": (500, [{"type": "signal", "signal": "ready"}]),
}


@pytest.mark.parametrize("how", AGAIN)
def test_one_seat_fills_a_small_part_of_the_log_whatever_it_repeats(sat: Sat, how: str) -> None:
    most, requests = AGAIN[how]
    player, other = roles(sat)["player"][0], roles(sat)["other"][0]
    sat.act(player, type="decide", number=sat.room.table.number, decision=a_decision(sat.room))
    before = sat.room.number
    for turn in range(3_000):
        request = {key: other if value == "SEAT" else value for key, value in requests[turn % len(requests)].items()}
        if request["type"] in ("control", "propose_undo"):
            request["number"] = sat.room.table.number
        if how == "renew":
            request["key"] = mine = new_key()
        if kind := sat.refused(other, **request):
            break
        sat.keys[other] = mine if how == "renew" else sat.keys[other]
    assert kind == "server-seat-quota"
    assert sat.room.number - before <= most
    assert sat.refused(player, type="chat", text="go on") == DONE
    assert sat.refused(player, type="claim", name="still me") == DONE
    sat.act("host", type="leave", seat=other)
    assert sat.refused("join", type="claim", name="somebody else", seat=other) == DONE
    assert rebuild(sat.records).spent == sat.room.spent


@pytest.mark.parametrize(
    ("names", "request_"),
    [
        (("Anna",), {"type": "claim", "name": "anna"}),
        (("Anna",), {"type": "claim", "name": "  anna  ", "seat": "Anna"}),
        (("host",), {"type": "set_open", "open": False}),
        (("host",), {"type": "stand_in_after", "seconds": None}),
        (("host",), {"type": "control", "gnome": "Dora", "bot": "bosun"}),
        (("Boris",), {"type": "control", "gnome": "Boris", "bot": ""}),
    ],
)
def test_asking_for_what_is_so_already_makes_no_record(
    sat: Sat, names: tuple[str, ...], request_: dict[str, Any]
) -> None:
    if request_["type"] == "control":
        request_ = {**request_, "number": sat.room.table.number}
    before = sat.room.number
    done = sat.act(*names, **request_)
    assert (done.records, done.number, sat.room.number) == ([], before, before)


@pytest.mark.parametrize("say", ["renew", "transfer_host", "claim"])
def test_a_key_that_is_brought_twice_is_given_out_twice_and_kept_once(sat: Sat, say: str) -> None:
    mine, names = new_key(), ("host",) if say == "transfer_host" else ("Anna",)
    more = {"renew": {"seat": "Anna"}, "claim": {"name": "anna"}, "transfer_host": {}}[say]
    assert sat.act(*names, type=say, key=mine, **more).key == mine
    before = sat.room.number
    sat.keys[names[0]] = mine
    assert sat.act(*names, type=say, key=mine, **more).key == mine
    assert sat.room.number == before


@pytest.mark.parametrize("name", ["", "\t", "x" * 41, "a\u0007b"])
def test_names_are_short_and_plain(sat: Sat, name: str) -> None:
    assert sat.refused("join", type="claim", name=name) == "server-name"


@pytest.mark.parametrize(
    "request_",
    [
        {"signal": "dance"},
        {"signal": "need", "item": "hammer"},
        {"signal": "take", "room": 11},
        {"signal": "take", "room": -1},
        {"signal": "take", "room": 0},
        {"signal": "take", "room": 4, "item": "crowbar"},
    ],
)
def test_signals_are_those_that_there_are(sat: Sat, request_: dict[str, Any]) -> None:
    assert sat.refused("Anna", type="signal", **request_) == "server-signal"


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_every_signal_is_read_in_every_language(sat: Sat, language: str) -> None:
    for signal in SIGNALS:
        sat.act("Anna", type="signal", signal=signal)
        sat.act("Anna", type="signal", signal=signal, room=1)
        sat.act("Anna", type="signal", signal=signal, item="crowbar")
    who = sat.who("Anna")
    frame = Framer("id", sat.room).welcome(who, reader_of(sat.room, who, language, "lively"), frozenset())
    texts = [said.text for said in frame.chat]
    assert len(set(texts)) == len(texts) == 3 * len(SIGNALS)
    assert not any("signal" in text or "{" in text for text in texts)


# Taking back.


def test_taking_back_together_wants_everybody(sat: Sat) -> None:
    player, other = roles(sat)["player"][0], roles(sat)["other"][0]
    table = sat.room.table
    sat.act(player, type="decide", number=table.number, decision=a_decision(sat.room))
    for yes in (False, True):
        sat.act(other, type="propose_undo", number=table.number, to=0)
        assert asked_by(sat.room) == other
        assert table.game.number > 0
        assert sat.refused("watch", type="vote", yes=True) == NOT_SEATED
        sat.act(player, type="vote", yes=yes)
        assert asked_by(sat.room) is None
    assert table.game.number == 0


def test_a_question_that_is_said_again_keeps_the_answers_given() -> None:
    found = make_room({"table": {"gnomes": 3, "seed": 1}})
    for seat in found.room.seats:
        found.act(seat, type="claim", name=seat)
    found.act("Anna", type="decide", number=0, decision=a_decision(found.room))
    ask = {"type": "propose_undo", "number": found.room.table.number, "to": 0}
    found.act("Anna", **ask)
    found.act("Boris", type="vote", yes=True)
    before = found.room.number
    assert found.act("Anna", **ask).records == found.act("Boris", type="vote", yes=True).records == []
    assert found.room.number == before
    assert found.room.asked is not None
    assert sorted(found.room.asked.agreed) == ["Anna", "Boris"]
    found.act("Cyril", **ask)  # whoever asks the same agrees
    assert asked_by(found.room) is None
    assert found.room.table.game.number == 0


def asked_by(room: Room) -> str | None:
    return None if room.asked is None else room.asked.by


def test_a_question_is_over_when_something_happens(sat: Sat) -> None:
    player, other = roles(sat)["player"][0], roles(sat)["other"][0]
    room = sat.room
    sat.act(player, type="decide", number=room.table.number, decision=a_decision(room))
    until_person(room)
    if room.table.awaited in ("Anna", "Boris"):
        sat.act(other, type="propose_undo", number=room.table.number, to=0)
        sat.act(room.table.awaited, type="decide", number=room.table.number, decision=a_decision(room))
    assert room.asked is None


# What is kept.


def test_a_room_is_its_records() -> None:
    body, keys = lay({"table": {"gnomes": 3, "seed": 1}, "open": True})
    records = [Record(0, NOW, LAID, body)]
    room = rebuild(records)
    for seat in room.seats:
        records += dispatch(
            room, room.who([keys.seats[seat]]), NOW, parse_request({"type": "claim", "name": seat})
        ).records
    for _ in range(20):
        player = room.table.awaited
        assert player is not None
        request = {"type": "decide", "number": room.table.number, "decision": a_decision(room)}
        records += dispatch(room, room.who([keys.seats[player]]), NOW, parse_request(request)).records
    records += stand_in(room, NOW + 5)
    again = rebuild(records)
    assert [record.number for record in records] == list(range(len(records)))
    assert again.table.entries == room.table.entries
    assert (again.seats, again.number, again.entries_at, again.due) == (
        room.seats,
        room.number,
        room.entries_at,
        room.due,
    )
    assert again.table.game.view(None) == room.table.game.view(None)


def test_no_key_is_kept_but_its_digest() -> None:
    body, keys = lay({"table": {"gnomes": 3}})
    for key in (keys.host, keys.join, keys.watch, *keys.seats.values()):
        assert key not in str(body)
        assert digest(key) in str(body)


@pytest.mark.parametrize(
    "record",
    [
        Record(1, NOW, "dance", {}),
        Record(2, NOW, ENTRY, {}),
        Record(1, NOW, ENTRY, {"kind": "decided"}),
        Record(1, NOW, LAID, {}),
        Record(1, NOW, "claimed", {}),
        Record(1, NOW, "said", {"nothing": 1}),
    ],
)
def test_what_is_no_record_of_this_table_is_refused(record: Record) -> None:
    found = make_room()
    with pytest.raises(ServerError, match="record"):
        fold(found.room, record)
    assert record.kind not in RECORD_TYPES or found.room.number == 0


# Laying.


@pytest.mark.parametrize(
    ("said", "kind"),
    [
        (None, "table-none"),
        ([], "table-none"),
        ({"table": 3}, "table-none"),
        ({"tabel": {}}, "table-key"),
        ({"table": {"gnome": 3}}, "table-key"),
        ({"table": {"secret": "00" * 32}}, "table-key"),
        ({"open": 1}, "table-value"),
        ({"logbook": 1}, "table-value"),
        ({"logbook": "x" * 200_001}, "server-logbook-long"),
        ({"stand_in_after": 1}, "server-absence"),
        ({"stand_in_after": True}, "server-absence"),
        ({"stand_in_after": "soon"}, "server-absence"),
        ({"table": {"gnomes": 2}}, "crew-size"),
        ({"table": {"gnomes": [f"g{number}" for number in range(50_000)]}}, "crew-size"),
        ({"table": {"gnomes": 4, "players": ["x" * 41] * 4}}, "server-name"),
        ({"table": {"gnomes": 3, "players": ["a\nb"]}}, "crew-player"),
        ({"table": {"seed": 1.5}}, "seed"),
        ({"table": {"edition": "third"}}, "edition"),
        ({"table": {"options": {"dance": True}}}, "option"),
    ],
)
def test_tables_that_cannot_be_laid(said: Any, kind: str) -> None:
    with pytest.raises(RedNovemberError) as caught:
        lay(said)
    assert caught.value.kind == kind
    assert "error-" not in str(caught.value)


def test_a_logbook_that_is_none_is_refused_in_a_sentence() -> None:
    for text in ("x", "a = " + "[" * 50_000, "[game]\n", "\x00", "game = 1"):
        with pytest.raises(RedNovemberError):
            lay({"logbook": text})
