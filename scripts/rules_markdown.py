"""Reads a page of docs/rules: sections, and in them entries that begin with a name like **IST-GEM-1**.

What only serves those who check the specification against its sources is left out: regions between
`<!-- sources -->` and `<!-- /sources -->`, brackets such as [002 p.5], and how sure a table is.
"""

import re
from collections.abc import Iterator, Mapping
from itertools import compress
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.tree import SyntaxTreeNode
from msgspec import Struct

Span = str | list[str]  # plain text, or a kind (b, i, c, r for a rule) with its text and, elsewhere, the game
Spans = list[Span]


class Paragraph(Struct, tag="p", tag_field="t"):
    spans: Spans


class Note(Struct, tag="note", tag_field="t"):
    """A ruling of ours and why."""

    spans: Spans


class Code(Struct, tag="code", tag_field="t"):
    text: str


class Row(Struct, omit_defaults=True):
    cells: list[Spans]
    id: str = ""


class Grid(Struct, tag="table", tag_field="t"):
    head: list[Spans]
    rows: list[Row]


class Items(Struct, tag="list", tag_field="t"):
    ordered: bool
    items: list[list["Block"]]


Block = Paragraph | Note | Code | Grid | Items


class Entry(Struct, omit_defaults=True):
    """A rule, a table or an example with all that belongs to it, or text before the first of them."""

    blocks: list[Block]
    id: str = ""
    ruling: bool = False  # the rule as a whole is ours
    then: list[Block] = []  # of an example: what comes of it
    cites: list[str] = []  # of an example: the rules it shows
    examples: list[str] = []  # of a rule: where it is shown


class Section(Struct):
    id: str
    level: int
    title: str
    entries: list[Entry]


class Page(Struct):
    lang: str
    title: str
    sections: list[Section]


SOURCES: Final = re.compile(r"<!-- sources -->.*?<!-- /sources -->", re.DOTALL)
ID: Final = r"(?:[A-Z]{3}-)?[A-Z]+-\d+|[CDT]-[A-Z]+(?:-[A-Z]+)*"
NAMED: Final = re.compile(rf"\*\*(?:Tab[a-zé]+ )?({ID})( [^*]+)?\*\*[.\s]*")
ANCHOR: Final = re.compile(
    rf"^(?:(?:- |\d+\. )?\*\*(?:Tab[a-zé]+ )?({ID})(?: [^*]+)?\*\*|\| ({ID}) \|)", re.MULTILINE
)
REFERENCE: Final = re.compile(rf"\b(?:{ID})\b")
RANGE: Final = re.compile(r"\b([A-Z]{3}-[A-Z]+-)(\d+)(?:\.\.(\d+))?")
SOURCE_KEY: Final = (
    r"(?:00\d|rulings?|arithmetic|base|table|follows|P\d|[A-Z]{4,})\b|impl-|scan-|PUB-|[A-Z]{3}-[A-Z]"
)
PROVENANCE: Final = re.compile(rf"\s*\(00\d\b[^()]*\)|\s*\[(?:{SOURCE_KEY})[^\[\]]*\]")
CONFIDENCE: Final = re.compile(
    r"\s*\((?=[^()]*\b(?:confidence|sure|(?<!equally )likely|reconstructed)\b)[^()]*(?:\([^()]*\)[^()]*)*\)"
)
ABOUT_SOURCES: Final = {"Source", "Confidence", "Count confidence"}  # columns
EXAMPLE: Final = re.compile(r"\bEX-\d+$")
HEADING: Final = re.compile(r"\*\*[^*]+\*\*")
NUMBER: Final = re.compile(r"(\d+(?:\.\d+)*)\.? ")
SIGNS: Final = {" - ": " – ", "...": "…", ">=": "≥", "<=": "≤", "!=": "≠", "->": "→"}
ENGLISH: Final = {"ruling": "Ruling", "when": "When", "then": "Then", "confidence": "Confidence"}
NO_SPACE: Final = "(?!)"
MARKDOWN: Final = MarkdownIt("commonmark", {"html": False}).enable("table")
KINDS: Final = {"strong": "b", "em": "i", "code_inline": "c"}


def anchors(text: str) -> list[str]:
    """The names that can be linked to: of rules, tables and examples, then of rows that are none of those."""
    marks = ANCHOR.findall(SOURCES.sub("", text))
    return list(dict.fromkeys([*(rule for rule, _ in marks if rule), *(row for _, row in marks if row)]))


class Marks:
    """The words by which a text of a language is taken apart, as its words.toml has them."""

    def __init__(self, narrow: str, ruling: str, when: str, then: str, confidence: str) -> None:
        self.rulings = re.compile(rf"(?:^|(?<!«)\s+)(?={ruling}(?: \([^)]*\))?\s?:)")
        self.outcomes = [
            re.compile(rf"(?=\s+{then}\b)"),
            re.compile(rf"\b{when}\b[^.]*?,(?=\s+{then.lower()}\b)"),
        ]
        self.sources = {*ABOUT_SOURCES, confidence}
        self.spaces = re.compile(narrow)


class Reader:
    """Reads a page of one game in one language; `known` says which game has a name."""

    def __init__(
        self, lang: str, game: str, known: Mapping[str, str], words: Mapping[str, str] = ENGLISH
    ) -> None:
        self.lang = lang
        self.words = Marks(words.get("narrow", NO_SPACE), **{name: words[name] for name in ENGLISH})
        self.game = game
        self.known = known
        self.sections: list[Section] = []
        self.free = {name for name in known if known[name] == game}  # for rows

    def page(self, text: str) -> Page:
        text = SOURCES.sub("", text)
        self.free -= {rule for rule, _ in ANCHOR.findall(text)}
        for node in SyntaxTreeNode(MARKDOWN.parse(text)).children:
            content = raw(node)
            if node.type == "heading":
                self.begin(int(node.tag[1]), content)
            elif HEADING.fullmatch(content) and not NAMED.match(content):
                self.begin(4, content.strip("*"))
            elif node.type != "hr":
                self.add(self.sections[-1].entries, node)
        return Page(self.lang, self.sections[0].title.partition(" – ")[0], self.sections)

    def begin(self, level: int, content: str) -> None:
        """A section is known by its number, or by its place in the page: the same in every language."""
        title = self.typeset(CONFIDENCE.sub("", content).strip().replace("`", ""))
        number = NUMBER.match(title)
        id = f"s-{number[1].replace('.', '-')}" if number else f"part-{len(self.sections)}"
        self.sections.append(Section(id, level, title, []))

    def add(self, entries: list[Entry], node: SyntaxTreeNode) -> None:
        """What has no name belongs to the entry before it."""
        if any(NAMED.match(raw(part)) for part in parts(node)):
            entries += [self.entry(part) for part in parts(node)]
            return
        if not entries:
            entries.append(Entry([]))
        entries[-1].blocks += self.blocks(node)

    def entry(self, node: SyntaxTreeNode) -> Entry:
        first, *more = node.children if node.type == "list_item" else [node]
        content = raw(first)
        name = NAMED.match(content)
        assert name, f"expected a name like **IST-GEM-1**, found: {content[:60]}"
        text = (f"**{name[2].strip()}** " if name[2] else "") + content[name.end() :]
        if EXAMPLE.search(name[1]):
            return self.example(name[1], text)
        blocks = self.told(CONFIDENCE.sub("", text).lstrip(". ") if name[1].startswith("T-") else text)
        ruling = "[ruling" in text
        blocks += [block for child in more for block in self.blocks(child)]
        return Entry(blocks, name[1], ruling and not any(isinstance(block, Note) for block in blocks))

    def example(self, name: str, text: str) -> Entry:
        told = PROVENANCE.sub("", text)
        cut = next((cue.end() for start in self.words.outcomes if (cue := start.search(told))), len(told))
        given, then = (self.told(part) for part in (told[:cut], told[cut:]))
        return Entry(given, name, then=then, cites=cited(text))

    def blocks(self, node: SyntaxTreeNode) -> list[Block]:
        if node.type == "fence":
            return [Code(node.content)]
        if node.type == "table":
            return [self.grid(node)]
        if node.type in ("bullet_list", "ordered_list"):
            items = [[b for child in item.children for b in self.blocks(child)] for item in node.children]
            return [Items(node.type == "ordered_list", items)]
        return self.told(raw(node))

    def told(self, content: str) -> list[Block]:
        """A paragraph; from the word Ruling on it is a note."""
        text, *rulings = self.words.rulings.split(PROVENANCE.sub("", content).strip(), maxsplit=1)
        told: list[Block] = [Paragraph(self.spans(text))] if text else []
        return told + [Note(self.spans(ruling)) for ruling in rulings]

    def grid(self, node: SyntaxTreeNode) -> Grid:
        lines = [line.children for line in node.walk() if line.type == "tr"]
        kept = [raw(title) not in self.words.sources for title in lines[0]]
        head, *rows = [[PROVENANCE.sub("", raw(cell)) for cell in compress(line, kept)] for line in lines]
        return Grid(
            [self.spans(cell) for cell in head],
            [Row([self.spans(c) for c in row], self.first(row[0])) for row in rows],
        )

    def first(self, name: str) -> str:
        """A name is given once; later rows that begin with it are only about it."""
        if name not in self.free:
            return ""
        self.free.remove(name)
        return name

    def spans(self, content: str) -> Spans:
        inline = SyntaxTreeNode(MARKDOWN.parseInline(content)).children[0]
        spans: Spans = []
        for node in inline.children:
            if node.type in KINDS:
                inner = node.content or "".join(child.content or " " for child in node.children)
                spans.append([KINDS[node.type], inner if node.type == "code_inline" else self.typeset(inner)])
            else:
                spans += self.linked(node.content if node.type == "text" else " ")
        return joined(spans)

    def linked(self, text: str) -> Iterator[Span]:
        """Names of rules become links."""
        end = 0
        for match in REFERENCE.finditer(text):
            if game := self.known.get(match[0]):
                yield self.typeset(text[end : match.start()])
                yield ["r", match[0]] if game == self.game else ["r", match[0], game]
                end = match.end()
        yield self.typeset(text[end:])

    def typeset(self, text: str) -> str:
        for written, sign in SIGNS.items():
            text = text.replace(written, sign)
        return self.words.spaces.sub("\u202f", text)


def parts(node: SyntaxTreeNode) -> list[SyntaxTreeNode]:
    return node.children if node.type in ("bullet_list", "ordered_list") else [node]


def raw(node: SyntaxTreeNode) -> str:
    """The source of a block with one line of text, of an item's first one."""
    if node.type == "list_item":
        return raw(node.children[0])
    return node.children[0].content if node.children and node.children[0].type == "inline" else ""


def joined(spans: Spans) -> Spans:
    """Neighbouring pieces of plain text as one."""
    merged: Spans = []
    for span in spans:
        if span and isinstance(span, str) and merged and isinstance(merged[-1], str):
            merged[-1] += span
        elif span:
            merged.append(span)
    return merged


def cited(text: str) -> list[str]:
    """The rules a text names, each once; IST-CARA-1..3 names three."""
    named = [
        f"{stem}{number}"
        for stem, first, last in RANGE.findall(text)
        for number in range(int(first), int(last or first) + 1)
    ]
    return list(dict.fromkeys(named))
