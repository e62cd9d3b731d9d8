"""What the rules page shows is what docs/rules says, in every language it is written in."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from bedesten.cli.rules import RULE
from bedesten.istanbul.ids import CARDS, PLACES
from bedesten.server.words import messages
from bedesten.text import LANGUAGES
from scripts.gen_rules import Key, entries, games, pages, sources
from scripts.gen_rules import words as marks
from scripts.rules_markdown import (
    ENGLISH,
    Block,
    Code,
    Entry,
    Grid,
    Items,
    Note,
    Page,
    Paragraph,
    Reader,
    Spans,
)

TEXTS = sources()
FULL = [key for key in TEXTS if not key.short]
TRANSLATED = [key for key in TEXTS if key.lang != "en"]
BASE = Key("istanbul-base", "en")
SOURCE_KEYS = re.compile(r"\[00\d|\bimpl-[A-Z]|\bscan-[A-Z]")


@cache
def shown() -> dict[Key, Page]:
    return pages(TEXTS)


def english(key: Key) -> Page:
    return shown()[key._replace(lang="en")]


def parts(blocks: list[Block]) -> Iterator[Spans]:
    """All words of some blocks, piece by piece."""
    for block in blocks:
        if isinstance(block, Paragraph | Note):
            yield block.spans
        elif isinstance(block, Code):
            yield [block.text]
        elif isinstance(block, Grid):
            yield from (cell for row in [block.head, *(row.cells for row in block.rows)] for cell in row)
        else:
            yield from (spans for item in block.items for spans in parts(item))


def plain(spans: Spans) -> str:
    return "".join(span if isinstance(span, str) else span[1] for span in spans)


def words(entry: Entry) -> str:
    return " | ".join(map(plain, parts([*entry.blocks, *entry.then])))


def numbers(entry: Entry) -> Counter[str]:
    return Counter(re.findall(r"\d+", words(entry)))


def codes(entry: Entry) -> Counter[str]:
    """Words of the notation, not plain ones."""
    spans = [span for part in parts([*entry.blocks, *entry.then]) for span in part]
    known = [span[1] for span in spans if isinstance(span, list) and span[0] == "c"]
    return Counter(code for code in known if re.search(r"[A-Z_(]", code))


def shape(blocks: list[Block]) -> list[object]:
    """Kinds of blocks, with the size of tables and lists."""
    pieces: list[object] = []
    for block in blocks:
        if isinstance(block, Grid):
            pieces.append([len(block.head), *((row.id, len(row.cells)) for row in block.rows)])
        elif isinstance(block, Items):
            pieces.append([shape(item) for item in block.items])
        else:
            pieces.append(type(block).__name__)
    return pieces


def rows(page: Page) -> dict[str, list[str]]:
    """The rows of all tables by their first cell, as it stands first."""
    grids = [block for entry in entries(page) for block in entry.blocks if isinstance(block, Grid)]
    tables = [[plain(cell) for cell in row.cells] for grid in grids for row in grid.rows]
    return {row[0]: row for row in reversed(tables)}


def anchors(page: Page) -> list[str]:
    grids = [block for entry in entries(page) for block in entry.blocks if isinstance(block, Grid)]
    named = [section.id for section in page.sections] + [entry.id for entry in entries(page)]
    return [id for id in named + [row.id for grid in grids for row in grid.rows] if id]


# ------------------------------------------------------------------ nothing is lost


@pytest.mark.parametrize("key", FULL, ids=str)
def test_every_rule_is_an_entry_once(key: Key) -> None:
    written = [rule for rule, _ in RULE.findall(TEXTS[key])]
    count = Counter(entry.id for entry in entries(shown()[key]))
    assert len(written) > 100
    assert [rule for rule in written if count[rule] != 1] == []


@pytest.mark.parametrize("key", TEXTS, ids=str)
def test_an_anchor_stands_once_on_its_page(key: Key) -> None:
    assert [id for id, count in Counter(anchors(shown()[key])).items() if count > 1] == []


@pytest.mark.parametrize("key", FULL, ids=str)
def test_every_link_leads_to_an_anchor(key: Key) -> None:
    for entry in entries(shown()[key]):
        for spans in parts([*entry.blocks, *entry.then]):
            links = [span for span in spans if isinstance(span, list) and span[0] == "r"]
            for _, name, *game in links:
                there = shown()[Key(game[0], "en")] if game else shown()[key]
                assert name in anchors(there), f"{entry.id}: {name}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_example_and_its_rules_know_each_other(lang: str) -> None:
    page = {entry.id: entry for entry in entries(shown()[BASE._replace(lang=lang)])}
    examples = [entry for entry in page.values() if entry.then]
    assert len(examples) == 54
    for example in examples:
        assert example.cites
        assert [rule for rule in example.cites if example.id not in page[rule].examples] == []


def test_sources_are_left_out() -> None:
    for key in (BASE._replace(lang=lang) for lang in LANGUAGES):
        keys = [entry.id for entry in entries(shown()[key]) if SOURCE_KEYS.search(words(entry))]
        assert keys == []
    assert "s-0-1" not in anchors(shown()[BASE])


def test_the_games_are_listed_with_their_languages() -> None:
    base = next(game for game in games(shown()) if game.key == "istanbul-base")
    assert base.prefixes == ["IST"]
    assert base.titles == dict.fromkeys(LANGUAGES, "Istanbul")
    assert base.short == LANGUAGES


# ------------------------------------------------------------------ all languages say the same


@pytest.mark.parametrize("key", TRANSLATED, ids=str)
def test_a_translation_has_the_same_sections_and_entries(key: Key) -> None:
    ours, theirs = shown()[key], english(key)
    assert [(s.id, s.level) for s in ours.sections] == [(s.id, s.level) for s in theirs.sections]
    for section, other in zip(ours.sections, theirs.sections, strict=True):
        assert [entry.id for entry in section.entries] == [entry.id for entry in other.entries]


@pytest.mark.parametrize("key", TRANSLATED, ids=str)
def test_a_translation_has_the_same_numbers_codes_and_tables(key: Key) -> None:
    wrong: list[str] = []
    for entry, other in zip(entries(shown()[key]), entries(english(key)), strict=True):
        for what in (numbers, codes):
            if what(entry) != what(other):
                more, less = what(entry) - what(other), what(other) - what(entry)
                wrong.append(f"{entry.id or words(other)[:40]}: too many {dict(more)}, missing {dict(less)}")
        if shape([*entry.blocks, *entry.then]) != shape([*other.blocks, *other.then]):
            wrong.append(f"{entry.id or words(other)[:40]}: other blocks, rulings, rows or columns")
    assert wrong == []


@pytest.mark.parametrize("key", [key for key in TEXTS if key.short], ids=str)
def test_the_short_text_names_rules_of_the_long_one_each_once(key: Key) -> None:
    named = [entry.id for entry in entries(shown()[key])]
    known = {entry.id for entry in entries(shown()[key._replace(short=False)])}
    assert len(named) == len(set(named)) >= 20
    assert set(named) - known == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_and_places_have_the_names_of_the_table(lang: str) -> None:
    shown_rows = rows(shown()[BASE._replace(lang=lang)])
    names = messages(lang, "")
    assert [shown_rows[card.upper()][1] for card in CARDS] == [names[f"name.card.{card}"] for card in CARDS]
    places = [re.sub(r" \(.\)$", "", shown_rows[str(number)][1]) for number in range(1, len(PLACES))]
    assert places == [names[f"name.place.{place}"] for place in PLACES[1:]]


# ------------------------------------------------------------------ how a page is read


def read(text: str, lang: str = "en") -> list[Entry]:
    known = {"IST-GEM-1": "istanbul", "MOC-COF-1": "mocha", "IST-DIFF-1": "istanbul"}
    return entries(
        Reader(lang, "istanbul", known, marks(lang) or ENGLISH).page(
            f"# Title - rest\n\n## 1. Part\n\n{text}"
        )
    )


def test_a_source_is_dropped_and_a_ruling_becomes_a_note() -> None:
    [entry] = read("**IST-GEM-1** Pay the price. [002 p.7] Ruling: at once. [ruling]")
    assert entry == Entry([Paragraph(["Pay the price."]), Note(["Ruling: at once."])], "IST-GEM-1")


def test_a_rule_that_is_ours_altogether_says_so() -> None:
    first, second = read("**IST-GEM-1** A. [ruling; impl-T]\n\n**IST-GEM-2** B. [002; ruling]")
    assert first.ruling
    assert not second.ruling


def test_brackets_that_are_no_source_stay() -> None:
    [entry] = read("**IST-GEM-1** The stack is [neutral, own] -> [own].")
    assert entry.blocks == [Paragraph(["The stack is [neutral, own] → [own]."])]


def test_what_has_no_name_belongs_to_the_entry_before() -> None:
    table = "| k | v |\n|---|---|\n| IST-DIFF-1 | 2 |"
    first, second = read(f"Before.\n\n- **IST-GEM-1** One:\n  - a\n  - b\n\n{table}")
    assert first == Entry([Paragraph(["Before."])])
    items = Items(False, [[Paragraph(["a"])], [Paragraph(["b"])]])
    assert second.blocks[:2] == [Paragraph(["One:"]), items]
    assert isinstance(second.blocks[2], Grid)
    assert second.blocks[2].rows[0].id == "IST-DIFF-1"


def test_known_rules_are_linked_and_others_are_not() -> None:
    [entry] = read("**IST-GEM-2** See IST-GEM-1, MOC-COF-1 and XYZ-NO-1.")
    linked = Paragraph(["See ", ["r", "IST-GEM-1"], ", ", ["r", "MOC-COF-1", "mocha"], " and XYZ-NO-1."])
    assert entry.blocks == [linked]


def test_html_is_text_like_any_other() -> None:
    [entry] = read("**IST-GEM-1** <script>alert(1)</script> & `<b>`")
    assert entry.blocks == [Paragraph(["<script>alert(1)</script> & ", ["c", "<b>"]])]


def test_an_example_is_cut_before_its_outcome() -> None:
    [entry] = read("**EX-01** Given 7 Lira. When PAY, then LEAVE. Then 0 Lira. [IST-GEM-1..2]")
    assert entry.blocks == [Paragraph(["Given 7 Lira. When PAY, then LEAVE."])]
    assert entry.then == [Paragraph(["Then 0 Lira."])]
    assert entry.cites == ["IST-GEM-1", "IST-GEM-2"]
    [entry] = read("1. **KAI-EX-1** Given 7 Lira, then 8. When he pays, then 0.")
    assert words(entry) == "Given 7 Lira, then 8. When he pays, | then 0."


def test_columns_about_sources_and_marked_regions_are_left_out() -> None:
    [entry] = read("<!-- sources -->\nKeys.\n<!-- /sources -->\n\n| a | Source |\n|---|---|\n| 1 | 002 p.4 |")
    assert shape(entry.blocks) == [[1, ("", 1)]]


def test_french_signs_keep_to_their_word() -> None:
    [entry] = read("**IST-GEM-1** « Prix » : 2 lires ; c’est tout.", "fr")
    assert words(entry) == "«\u202fPrix\u202f»\u202f: 2 lires\u202f; c’est tout."
