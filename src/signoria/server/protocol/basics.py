"""Numbers, names and ids that many messages use."""

from __future__ import annotations

from typing import Annotated, Literal, Union

from msgspec import Meta

PROTOCOL = 1
MAX_ACTIONS = 64
MAX_CHAT = 500
MAX_NAME = 40
MOST_VALUE = 1 << 16  # of a noun
NOBODY = -1  # a viewer who sits nowhere, or a message to the whole table

Name = Annotated[str, Meta(min_length=1, max_length=MAX_NAME)]
Id = Annotated[str, Meta(min_length=1, max_length=64)]
ClientId = Annotated[str, Meta(min_length=1, max_length=64)]
Commitment = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Language = Literal["en", "fr", "it"]
OptionValue = Union[bool, int, str]
ShortText = Annotated[str, Meta(max_length=64)]
Options = Annotated[dict[str, Union[bool, int, ShortText]], Meta(max_length=64)]
SeatNumber = Annotated[int, Meta(ge=-1, le=15)]
SeatCount = Annotated[int, Meta(ge=1, le=16)]
