"""The words messages are made of. What a client says is bounded before anything is done with it."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta

Json: TypeAlias = dict[str, Any]
Lang: TypeAlias = str
MOST_SEATS = 8  # more than any game has
MOST_OPTIONS = 32
MOST_RECORD = 250_000  # characters; a game of random bots has half of that, one of people a tenth
Word: TypeAlias = Annotated[str, Meta(max_length=80)]  # the name of a game, a bot, a chapter, an option
Secret: TypeAlias = Annotated[str, Meta(max_length=200)]
GivenName: TypeAlias = Annotated[str, Meta(max_length=200)]  # before it is cleaned
GivenOption: TypeAlias = Annotated[str, Meta(max_length=16_384)] | int | bool  # the longest is a whole board
OptionValue: TypeAlias = str | int | bool
Status: TypeAlias = Literal["open", "running", "over"]
Help: TypeAlias = Literal["full", "table", "bare"]
Stands: TypeAlias = Literal["go", "wait", "off", "done"]
Role: TypeAlias = Literal["act", "instead", "free", "out"]
Phrase: TypeAlias = Literal[
    "hello", "good_luck", "well_played", "thanks", "take_your_time", "one_moment", "oops", "again"
]
Sign: TypeAlias = Literal["bravo", "clever", "lucky", "laugh", "ouch"]
ToldOf: TypeAlias = Literal["turn", "tables", "ended"]
WayKind: TypeAlias = Literal["push", "email", "hook"]
ErrorCode: TypeAlias = Literal[
    "stale", "illegal", "not_your_seat", "bad_message", "over", "barred", "rate", "paused"
]

MESSAGE_BYTES = 4096
MESSAGE_TOKENS = 40
NAME_LENGTH = 24
TEXT_LENGTH = 140  # of what somebody writes at a table
