"""A table and its seats, without input, output, clock, threads or database. Every client plays through it.

`Description` says what is played and by whom, `Table` accepts the seats' decisions, `message` builds what each reader
receives, and `Wire` is all of that as plain data.
"""

from rednovember.compiled import look_in_compiled

look_in_compiled("table", __path__)

from rednovember.bots.captain.sequential_halving import Budget
from rednovember.bots.runner import Fault, Question, Reply, Runner
from rednovember.game.decision import Decision
from rednovember.game.frozen import telling
from rednovember.game.names import OneOf
from rednovember.game.views import GnomeView, View
from rednovember.table.advising import AdviceQuestion, Advised, advice_question, counsel
from rednovember.table.bots import check_bots, check_trusted, names_file
from rednovember.table.build_choices import choices_of
from rednovember.table.choices import Choices
from rednovember.table.chronicle import chronicle
from rednovember.table.description import Description, TableError, read_description
from rednovember.table.digest import Digest
from rednovember.table.entries import Decided, Entry, Handed, Standing, TakenBack, entry_table, read_entry
from rednovember.table.guide import Guide, Lesson, lesson, lessons
from rednovember.table.lesson_wire import Guidance, Lessons, LessonWire
from rednovember.table.messages import (
    VERSION,
    About,
    Boat,
    Message,
    Refused,
    Shared,
    about,
    digest,
    message,
    refused,
    shared,
    words_of,
)
from rednovember.table.snapshots import beginning, obvious_reply
from rednovember.table.story import Happened, Reader, sentences
from rednovember.table.table import Table, table_of
from rednovember.table.vocabulary import read_decision
from rednovember.table.wire import Wire, plain

__all__ = [
    "VERSION",
    "About",
    "AdviceQuestion",
    "Advised",
    "Boat",
    "Budget",
    "Choices",
    "Decided",
    "Decision",
    "Description",
    "Digest",
    "Entry",
    "Fault",
    "GnomeView",
    "Guidance",
    "Guide",
    "Handed",
    "Happened",
    "Lesson",
    "LessonWire",
    "Lessons",
    "Message",
    "OneOf",
    "Question",
    "Reader",
    "Refused",
    "Reply",
    "Runner",
    "Shared",
    "Standing",
    "Table",
    "TableError",
    "TakenBack",
    "View",
    "Wire",
    "about",
    "advice_question",
    "beginning",
    "check_bots",
    "check_trusted",
    "choices_of",
    "chronicle",
    "counsel",
    "digest",
    "entry_table",
    "lesson",
    "lessons",
    "message",
    "names_file",
    "obvious_reply",
    "plain",
    "read_decision",
    "read_description",
    "read_entry",
    "refused",
    "sentences",
    "shared",
    "table_of",
    "telling",
    "words_of",
]
