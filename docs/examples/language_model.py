"""A seat for a language model: `stdio:python language_model.py ./model`.

The model is any program that reads a question from its standard input and writes an answer. The answer must
be one option and nothing else: one that merely mentions an option is refused, and greedy answers instead.
"""

import json
import subprocess
import sys

from bedesten import catalog
from bedesten.core.play.record import COLOURS
from bedesten.text import Text

ASK = "{0}\n\nYou play {1}. What you can see:\n{2}\n\nYour options, one on each line:\n{3}\n\n{4}"
RULE = "Answer with the first word of one line, exactly as it is written, and with nothing else."


def question(game, view, tokens):
    """The view and the options as text; the words are those people are shown."""
    rules = catalog.game(game)
    text, names = Text("en", rules), rules.seats or COLOURS
    options = [f"{token}  {text.option(rules, rules.lexicon.action(token), names)}" for token in tokens]
    return ASK.format(RULE, game, json.dumps(view, indent=1), "\n".join(options), RULE)


def main(model):
    told = {}
    for line in sys.stdin:
        word, _, rest = line.rstrip("\n").partition(" ")
        told[word] = rest
        if word == "hello":
            print("hello 1 language model", flush=True)
        if word == "choose":
            tokens = told["options"].split()
            asked = question(told["game"].split()[0], json.loads(told["view"]), tokens)
            said = subprocess.run(model, input=asked, capture_output=True, text=True).stdout.strip()
            known = said in tokens
            print(f"choose {said}" if known else f"refuse the answer was {said[:80]!r}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
