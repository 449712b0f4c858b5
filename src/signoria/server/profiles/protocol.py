"""What is said about a member's page, over HTTP. Fields are only ever appended."""

from __future__ import annotations

from typing import Optional

from msgspec import Struct, field

from signoria.server.protocol import BotRating, PactInfo, RatingInfo, SeasonStanding


class RatingPoint(Struct):
    """How somebody stood after a game that ended at `at`."""

    at: int
    mean: float
    deviation: float


class TitleStanding(Struct):
    """Finished games of a title, and how the person stands in it; `history` has the last games, the oldest first.

    `game` is empty for all titles together. `rating` is null as long as no game counted.
    """

    game: str
    games: int
    rating: Optional[RatingInfo] = None
    bots: list[BotRating] = field(default_factory=list)
    history: list[RatingPoint] = field(default_factory=list)
    seasons: list[SeasonStanding] = field(default_factory=list)


class Opponent(Struct):
    """How often one of two ended higher at the same table, and how often they shared a place.

    A bot has a `level`; a person a `name`, empty for a former player, and a `handle` if their own page is public.
    """

    games: int
    won: int
    lost: int
    shared: int
    name: str = ""
    handle: str = ""
    level: str = ""
    me: bool = False


class PlayedGame(Struct):
    """A finished table: the place the person ended on, of how many, and what it did to their rating."""

    table: str
    game: str
    ended: int
    place: int
    seats: int
    change: Optional[float] = None
    provisional: bool = False


class OpenPromise(Struct):
    """A promise made in the open, the table it comes from, and the names there; a former player's is empty."""

    table: str
    game: str
    names: list[str]
    pact: PactInfo


class Promises(Struct):
    """Promises made in the open, by what became of them; `latest` has the last ones, with their tables."""

    kept: int = 0
    broken: int = 0
    lapsed: int = 0
    latest: list[OpenPromise] = field(default_factory=list)


class Profile(Struct):
    """The page of a member. `read` says over how many of the last games `played_out`, `opponents` and `promises` go.

    `mine`: it is the asker's own, and tells everything; `public`: whether others find it. `hours`: how long the person
    mostly takes to answer by post; null while too little is known. `arms`: the badge they have chosen, by its seat.
    """

    handle: str
    name: str
    joined: int
    public: bool
    mine: bool
    games: int
    read: int
    played_out: int
    overall: TitleStanding
    titles: list[TitleStanding]
    opponents: list[Opponent]
    promises: Promises
    latest: list[PlayedGame]
    hours: Optional[int] = None
    arms: Optional[int] = None


class PublicChoice(Struct, forbid_unknown_fields=True):
    """Whether others find my page."""

    public: bool


HTTP_MESSAGES = (Profile, PublicChoice)
