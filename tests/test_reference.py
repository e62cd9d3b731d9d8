"""The reference of the public interface is written from its docstrings."""

from scripts import gen_reference


def test_the_reference_is_fresh_and_everything_public_has_a_docstring() -> None:
    fresh = gen_reference.TARGET.read_text("utf-8") == gen_reference.generated()
    assert fresh, "run python -m scripts.gen_reference"
