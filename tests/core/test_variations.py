"""What might have been, beside a record: a tree of words with notes."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bedesten.core.errors import BadRecord
from bedesten.core.game import Setup
from bedesten.core.play import record, variations
from bedesten.core.play.match import Match
from bedesten.core.play.variations import Node
from tests.core.test_record import text
from tests.istanbul.lay import istanbul

WORDS = st.sampled_from(["a", "b", "*c:1+2", "move:tea"])
NOTES = st.text(max_size=20).map(variations.clean)
alike = settings(database=None, derandomize=True, deadline=None, max_examples=150)


Drawn = tuple[Node, list[str]]


@st.composite
def trees(draw: st.DrawFn) -> Drawn:
    """A line, what leaves it, and notes anywhere."""
    root, main = Node(), draw(st.lists(WORDS, max_size=5))
    nodes = root.along(main)
    for words in draw(st.lists(st.lists(WORDS, min_size=1, max_size=4), max_size=6)):
        nodes += nodes[draw(st.integers(0, len(nodes) - 1))].along(words)
    for note in draw(st.lists(NOTES, max_size=4)):
        nodes[draw(st.integers(0, len(nodes) - 1))].note = note
    return root, main


def shape(node: Node) -> object:
    return node.word, node.note, [shape(child) for child in node.after.values()]


def same(one: Node, other: Node) -> bool:
    """Whatever the order of what was tried."""
    return (
        (one.word, one.note) == (other.word, other.note)
        and one.after.keys() == other.after.keys()
        and all(same(one.after[word], other.after[word]) for word in one.after)
    )


@alike
@given(trees())
def test_a_tree_survives_its_text(drawn: Drawn) -> None:
    root, main = drawn
    lines = variations.write(root, main)
    again = variations.read(lines, main)
    assert same(root, again)
    assert variations.write(again, main) == lines
    assert all("\n" not in line and line.splitlines() == [line] for line in lines)


@alike
@given(trees(), trees())
def test_joined_trees_know_what_both_know(first: Drawn, second: Drawn) -> None:
    joined = Node()
    joined.join(first[0])
    assert shape(joined) == shape(first[0])
    joined.join(second[0])
    assert words_of(joined) == words_of(first[0]) | words_of(second[0])


def words_of(root: Node, before: tuple[str, ...] = ()) -> set[tuple[str, ...]]:
    ways = [words_of(child, (*before, word)) for word, child in root.after.items()]
    return {before}.union(*ways)


@alike
@given(st.text(max_size=60).filter(lambda line: not variations.is_one(line)))
def test_nonsense_is_refused_in_a_sentence(line: str) -> None:
    with pytest.raises(BadRecord, match="expected"):
        variations.read([line], ["a"])


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (["variation 0.9 a"], "0.9"),
        (["variation 1.0 a"], "1.0"),
        (["variation 0.0"], "expected"),
        (["note 0.-1 x"], "moment"),
        (["variation 0.0 " + "a " * 5000], "at most"),
        (["note 0.0 x"] * 300, "at most"),
    ],
)
def test_what_leads_nowhere_is_refused(lines: list[str], said: str) -> None:
    with pytest.raises(BadRecord, match=said):
        variations.read(lines)


# ------------------------------------------------------------------ beside a record


def with_variations(*lines: str) -> str:
    return "\n".join([text(), *lines, ""])


def other_word(at: int) -> str:
    """Something else that was possible after that many words of the game."""
    match = Match(istanbul(), Setup(2))
    line = record.read(text()).line()
    for word in line[:at]:
        match.push_token(word)
    tokens = match.game.lexicon.tokens(match.game.legal(match.state))
    return next(token for token in tokens if token != line[at])


def test_a_record_without_variations_is_what_it_was() -> None:
    assert record.write(record.read(text())) == text()
    assert "variation" not in text()


def test_variations_stand_after_the_digest_and_leave_it_as_it_is() -> None:
    whole = with_variations(f"variation 0.9 {other_word(9)}", "note 0.9 Why not?", "note 1.1 Better.")
    again = record.read(whole)
    assert record.read(record.write(again)).variations == again.variations
    assert record.write(again).startswith(text())
    assert again.digest == record.read(text()).digest
    assert record.final(again, istanbul()).log == record.read(text()).tokens()


def test_a_variation_that_cannot_be_played_is_refused() -> None:
    written = record.read(with_variations("variation 0.9 move:tea move:tea"))
    with pytest.raises(BadRecord, match="not possible"):
        record.final(written, istanbul())


def test_a_game_whose_dice_came_by_hand_says_so() -> None:
    match = Match(istanbul(), Setup(2))
    written = record.of_match(match, "")
    assert "commit none" in record.write(written)
    assert "seed" not in record.write(written)
    assert "by hand" in record.verify(record.read(record.write(written)), istanbul())
