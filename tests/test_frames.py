"""Frames know no box: what a box brings lies in its slice, a folder of its name."""

import re
from pathlib import Path

import pytest

from bedesten import catalog

SOURCE = Path(catalog.__file__).parent
BOXES = sorted({box for name in list(catalog.GAMES) for box in catalog.game(name).boxes})
NICKNAMES = ["coffee", "mail", "seals"]  # that boxes once had
NAME = re.compile(rf"(?<![a-z])(?<!e-)({'|'.join([*BOXES, *NICKNAMES])})(?![a-z])", re.IGNORECASE)
# folders below the package; those of boxes in them are no frames
FRAMES = ["arena", "bots", "cli", "core", "explorer", "puzzles", "rl", "server", "stdio", "study", "text"]


def frame(folder: str) -> list[Path]:
    root = SOURCE / folder
    files = sorted([*root.rglob("*.py"), *root.rglob("*.toml")])
    return [file for file in files if not {*file.relative_to(root).parts} & {*BOXES}]


@pytest.mark.parametrize("folder", FRAMES)
def test_a_frame_names_no_box(folder: str) -> None:
    files = frame(folder)
    assert files
    named = {file.name: NAME.findall(file.read_text("utf-8")) for file in files}
    assert {file: names for file, names in named.items() if names} == {}


@pytest.mark.parametrize("box", [box for box in BOXES if box != "bazaar"])
def test_a_slice_of_the_bots_names_no_box_but_its_own_and_what_it_lies_beside(box: str) -> None:
    """The Great Bazaar is what both expansions are together, so it knows them."""
    known = {box, "istanbul"} if box in ("mocha", "letters") else {box}
    for file in sorted((SOURCE / "bots" / box).glob("*.py")):
        imported = re.findall(r"^from bedesten\.(?:bots\.)?(\w+)", file.read_text("utf-8"), re.MULTILINE)
        assert {*imported} & {*BOXES} <= known, file
