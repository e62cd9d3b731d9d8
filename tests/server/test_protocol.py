"""The page's twin of the protocol is the protocol."""

import re

from bedesten.server.words import MESSAGES
from bedesten.text import LANGUAGES
from scripts import gen_protocol


def test_the_typescript_twin_is_fresh() -> None:
    assert gen_protocol.TARGET.read_text("utf-8") == gen_protocol.generated(), (
        "run python -m scripts.gen_protocol"
    )


def test_every_message_has_its_twin() -> None:
    text = gen_protocol.generated()
    for line in (
        "t: 'step'",
        "as: number",
        "view: Record<string, any> | null",
        "export type ServerMessage = ",
        "ranking?: number[] | null",
        "bot: string | null",
    ):
        assert line in text


def test_the_server_says_the_same_in_every_language() -> None:
    assert list(MESSAGES) == LANGUAGES
    fields = [
        {key: sorted(re.findall(r"{\w+}", m)) for key, m in MESSAGES[lang].items()} for lang in LANGUAGES
    ]
    assert all(names == fields[0] for names in fields)
