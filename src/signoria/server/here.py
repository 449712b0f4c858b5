"""What a house without a server says beside the protocol that it shares with servers. Fields are only ever appended."""

from __future__ import annotations

from typing import Annotated, Optional

from msgspec import Meta, Struct

from signoria.server.protocol import MAX_NAME, CreateTable

MOST_PEOPLE = 8
MOST_SEATS = 16
LONGEST_RECORD = 400_000  # characters
PersonName = Annotated[str, Meta(min_length=1, max_length=MAX_NAME)]


class TogetherHere(Struct):
    """A table for several people at one screen: they take the open seats in this order, whoever asks among them."""

    table: CreateTable
    people: Annotated[list[PersonName], Meta(min_length=1, max_length=MOST_PEOPLE)]


class PersonHere(Struct):
    """Somebody at this screen; `who` is what the house calls them. `asked`: the table waits for their answer."""

    who: str
    seat: int
    name: str
    asked: bool


class PeopleHere(Struct):
    """Those at this screen; `running`: the game is on, and whoever is not asked waits for others."""

    people: list[PersonHere]
    running: bool


class BringRecord(Struct):
    """A game as text, of this house or another, to be checked, looked at and, if it is not over, played on.

    `seat` is where whoever brings it sits; `levels` are those of the bots, by seat. `names` are believed where the
    house is in one's own browser.
    """

    text: Annotated[str, Meta(max_length=LONGEST_RECORD)]
    names: Annotated[list[Annotated[str, Meta(max_length=MAX_NAME)]], Meta(max_length=MOST_SEATS)] = []
    seat: Optional[int] = None
    levels: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=MOST_SEATS)] = []


class GameHere(Struct):
    """A game of this browser with all that another house wants to know of it."""

    text: str
    seat: int  # of whoever asks; -1: none
    names: list[str]
    levels: list[str]
    over: bool


HTTP_MESSAGES = (TogetherHere, PeopleHere, BringRecord, GameHere)
