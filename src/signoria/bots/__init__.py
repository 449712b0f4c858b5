"""Bots by level: the same names for every title."""

from __future__ import annotations

from difflib import get_close_matches
from math import inf
from typing import Optional

from signoria.bots.sight import Bot, Follower, RandomBot, Sight, Talker
from signoria.titles import title as find_title

LEVELS = ("random", "novice", "adept", "expert", "master", "grandmaster")  # the weakest first
SEARCHING = ("master", "grandmaster")  # levels that search imagined worlds
ADAPTIVE = "adaptive"  # no step of that ladder: as strong as the table wants it
USUAL_LEVEL = "expert"


def bot(
    level: str,
    title: str,
    iterations: Optional[int] = None,
    seconds: Optional[float] = None,
    judged: Optional[bool] = None,
    way: Optional[str] = None,
) -> Bot:
    """A new bot of this level for this title, with a character if one stands behind a slash (`expert/careful`).

    A master or grandmaster thinks for the iterations of its level (`signoria.bots.levels`), but no longer than
    `seconds`; `iterations` take the place of its level's and, without `seconds`, are not timed. `judged` says whether
    it relies on what the title has learned, `way` how a grandmaster searches; left out, as is best for the title.
    """
    name, slash, character = level.partition("/")
    known = (*LEVELS, ADAPTIVE)
    if name not in known:
        near = get_close_matches(name, known, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"one of {', '.join(known)}"
        raise ValueError(f"unknown bot {level!r}: {hint}")
    made = plain_bot(name, title, iterations, seconds, judged, way)
    if not slash:
        return made
    from signoria.bots.characters import tempered

    return tempered(made, name, character, title)


def plain_bot(
    level: str, title: str, iterations: Optional[int], seconds: Optional[float], judged: Optional[bool],
    way: Optional[str],
) -> Bot:  # fmt: skip
    if level == "random":
        return RandomBot()
    if level in SEARCHING:
        return searcher(level, title, iterations, seconds, judged, way)
    if level == "expert":
        return expert(title)
    if level == ADAPTIVE:
        from signoria.bots.adaptive import Adaptive

        return Adaptive(expert(title), title)
    from signoria.bots.levels import levels_of
    from signoria.bots.novice import Novice

    levels, adept = levels_of(title), level == "adept"
    insight = levels.adept_insight if adept else levels.insight
    return Novice(expert(title), insight, {seats: both[adept] for seats, both in levels.insight_at.items()})


def searcher(
    level: str, title: str, iterations: Optional[int], seconds: Optional[float], judged: Optional[bool],
    way: Optional[str],
) -> Bot:  # fmt: skip
    from signoria.bots.grandmaster import LONGEST, Grandmaster
    from signoria.bots.master import SECONDS, Master

    high = level == "grandmaster"
    if seconds is None:
        seconds = inf if iterations is not None else LONGEST if high else SECONDS
    if high:
        return Grandmaster(guide(title), title, iterations, seconds, judged=judged, way=way)
    return Master(guide(title), title, iterations, seconds, judged=judged)


def usual_level(title: str) -> str:
    """The bot that people meet unless they choose another: the expert, or the search, which needs none."""
    return USUAL_LEVEL if has_expert(title) else "master"


def levels_for(title: str) -> tuple[str, ...]:
    """The levels that exist for a title, the weakest first."""
    return LEVELS if has_expert(title) else ("random", *SEARCHING)


def offered(title: str) -> tuple[str, ...]:
    """All that people may choose: the levels, and the one that follows the table."""
    return (*LEVELS, ADAPTIVE) if has_expert(title) else levels_for(title)


def has_expert(title: str) -> bool:
    return find_title(title).usable("expert") is not None


def expert(title: str) -> Bot:
    """The scripted bot of a title; a new title may not have one yet."""
    if not has_expert(title):
        raise ValueError(f"nobody has written an expert for {title!r} yet: play random, master or grandmaster")
    made: Bot = find_title(title).part("expert")()
    return made


def guide(title: str) -> Bot:
    """Whom a search asks what the seats would do: the expert, or anybody."""
    return expert(title) if has_expert(title) else RandomBot()


__all__ = [
    "ADAPTIVE", "LEVELS", "SEARCHING", "USUAL_LEVEL", "Bot", "Follower", "RandomBot", "Sight", "Talker", "bot",
    "expert", "guide", "has_expert", "levels_for", "offered", "usual_level",
]  # fmt: skip
