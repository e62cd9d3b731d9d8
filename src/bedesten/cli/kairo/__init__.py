"""Kairo on the command line."""

OPTIONS = {
    "board": (str, "Kairo: the name of a board, or a file my.toml with one."),
    "start_mode": (str, "Kairo: variable or fixed first stands."),
}
FILES = {"board": "bedesten.cli.kairo.board:board_word"}
COMPONENTS = "board"
COMMANDS = [
    ("board", "bedesten.cli.kairo.board:app", "Check and draw boards of Kairo that you have transcribed.")
]
SPECS = {"KAI": "kairo.md"}
