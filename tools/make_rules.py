"""Write the rules and the rulings as pages: docs/rules.md, docs/rules.LANGUAGE.md and docs/rulings.md.

python tools/make_rules.py
"""

from collections.abc import Iterator
from pathlib import Path

from rednovember import data
from rednovember.words import Words, languages
from rednovember.words.reference import Chapter, Entry, Reference

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
TEMPLATE = ROOT / "tools" / "rulings_page.md"
ENGLISH = "en"


def pages() -> dict[Path, str]:
    """Return every page and its text. A language has one if it has all the words for it."""
    out = {DOCS / "rulings.md": rulings_page(Reference(Words(strict=True)))}
    for language in languages():
        words = Words(language)
        if words.has("rules-page-title") and all(words.has(f"atom-{atom}") for atom in data.atoms()):
            name = "rules.md" if language == ENGLISH else f"rules.{language}.md"
            out[DOCS / name] = rules_page(Reference(words))
    return out


def rules_page(reference: Reference) -> str:
    """Return all rules in order of play."""
    words = reference.words
    parts = [f"# {words.text('rules-page-title')}", words.text("rules-page-lead", board=words.board["id"])]
    for chapter in reference.chapters:
        parts += chapter_parts(reference, chapter)
    return "\n\n".join(parts) + "\n"


def chapter_parts(reference: Reference, chapter: Chapter) -> Iterator[str]:
    """Yield the paragraphs of a chapter."""
    yield f"## {chapter.title}"
    yield chapter.lead
    for entry in chapter.entries:
        yield from entry_parts(reference.words, entry)
    if chapter.id == "options":
        yield f"### {reference.words.text('rules-page-options')}"
        yield "\n".join(option_line(reference.words, name) for name in data.options())


def entry_parts(words: Words, entry: Entry) -> Iterator[str]:
    """Yield the paragraphs of a rule; the example and the first edition are set apart."""
    yield f"### {entry.id} {entry.title}"
    if entry.question:
        yield f"*{entry.question}*"
    cards = [words.text("rules-cards", name=name, count=count) for name, count in entry.cards]
    yield " ".join([entry.text, *cards])
    apart = {"rules-example": entry.example, "rules-first": entry.first, "rules-why": entry.why}
    shown = [words.text(message_id, text=text) for message_id, text in apart.items() if text]
    if entry.switch:
        shown.append(words.text("rules-switch", option=entry.switch))
    if entry.option:
        shown.append(words.text("rules-needs", option=entry.option))
    if shown:
        yield "\n>\n".join(f"> {text}" for text in shown)


def option_line(words: Words, name: str) -> str:
    """Return an option as a list item: its title, its effect, its default and its rules."""
    option = data.options()[name]
    more = words.text("rules-page-option", default=option["default"], atoms=", ".join(option["atoms"]))
    return f"- **{words.option(name)}** (`{name}`): {words.option_text(name)} {more}"


def rulings_page(reference: Reference) -> str:
    """Return the register of rulings, and our own readings."""
    entries = reference.entries.values()
    register = "\n".join(ruling_row(reference.words, entry) for entry in entries if entry.chapter == "rulings")
    readings = "\n".join(
        row(entry.id, entry.question, told(reference.words, entry), entry.why)
        for entry in entries
        if entry.chapter == "readings"
    )
    template = TEMPLATE.read_text(encoding="utf-8")
    return template.replace("REGISTER", register).replace("READINGS", readings)


def ruling_row(words: Words, entry: Entry) -> str:
    """Return a row of the register."""
    sources = entry.sources or "silent"
    if entry.against:
        sources += f"; otherwise {entry.against}"
    return row(entry.id, entry.question, sources, told(words, entry), switches(entry), entry.why)


def told(words: Words, entry: Entry) -> str:
    """Return a ruling, and what is different in the first edition."""
    return f"{entry.text} {words.text('rules-first', text=entry.first)}" if entry.first else entry.text


def switches(entry: Entry) -> str:
    """Return the "switch" column: what changes a ruling."""
    named = {"": entry.switch, "option ": entry.option, "edition: ": entry.edition, "board: ": entry.board}
    return "; ".join(f"{kind}`{name}`" for kind, name in named.items() if name)


def row(*cells: str) -> str:
    """Return a row of a table."""
    return "".join(f"| {cell} " if cell else "| " for cell in cells) + "|"


if __name__ == "__main__":
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")
