"""Istanbul on the command line."""

OPTIONS = {
    "layout": (str, "Istanbul's board: short, long, order, random, or its numbers separated by commas."),
    "neutral_assistants": (bool, "Play Istanbul's variant with neutral assistants."),
}
SPECS = {"IST": "istanbul-base.md"}
