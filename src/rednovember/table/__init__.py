"""A table and its seats, without input, output, clock, threads or database: every client plays through it.

`Description` says what is played and by whom, `Table` takes what seats say, `message` is what each audience is told,
and `Wire` is all of that as plain data.
"""

from rednovember.table.advising import AdviceQuestion, Advised, advice_question, counsel
from rednovember.table.bots import Question, Reply, Thinker, check_bots, play_bots
from rednovember.table.choices import Choices, choices_of
from rednovember.table.description import Description, TableError, read_description
from rednovember.table.digest import Digest
from rednovember.table.entries import Decided, Entry, Handed, TakenBack, entry_table, read_entry
from rednovember.table.messages import VERSION, About, Message, Refused, about, digest, message, refused, words_of
from rednovember.table.story import Reader
from rednovember.table.table import Table, table_of
from rednovember.table.wire import Wire, plain

__all__ = [
    "VERSION",
    "About",
    "AdviceQuestion",
    "Advised",
    "Choices",
    "Decided",
    "Description",
    "Digest",
    "Entry",
    "Handed",
    "Message",
    "Question",
    "Reader",
    "Refused",
    "Reply",
    "Table",
    "TableError",
    "TakenBack",
    "Thinker",
    "Wire",
    "about",
    "advice_question",
    "check_bots",
    "choices_of",
    "counsel",
    "digest",
    "entry_table",
    "message",
    "plain",
    "play_bots",
    "read_description",
    "read_entry",
    "refused",
    "table_of",
    "words_of",
]
