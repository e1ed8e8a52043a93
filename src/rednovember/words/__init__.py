"""Everything a person reads: names and sentences from catalogues, and the narrator.

`Words` looks texts up, `Narrator` tells the journal's facts, `say_error` words errors, `choose` finds the language.
"""

from rednovember.words.bundle import WordsError, languages
from rednovember.words.catalogue import Words
from rednovember.words.choosing import choose
from rednovember.words.errors import say_error
from rednovember.words.narrator import DRY, LIVELY, STYLES, Narrator
from rednovember.words.story import Told

__all__ = ["DRY", "LIVELY", "STYLES", "Narrator", "Told", "Words", "WordsError", "choose", "languages", "say_error"]
