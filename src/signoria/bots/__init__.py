"""Bots by level: the same names for every title."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Optional

from signoria.bots.sight import Bot, RandomBot, Sight, Talker
from signoria.titles import title as find_title

LEVELS = ("random", "novice", "expert", "master")
USUAL_LEVEL = "expert"


def bot(
    level: str,
    title: str,
    iterations: Optional[int] = None,
    seconds: Optional[float] = None,
    judged: Optional[bool] = None,
) -> Bot:
    """A new bot of this level for this title; iterations or seconds limit the thinking of a master, `judged` says
    whether it relies on what the title has learned."""
    if level not in LEVELS:
        near = get_close_matches(level, LEVELS, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"one of {', '.join(LEVELS)}"
        raise ValueError(f"unknown bot {level!r}: {hint}")
    if level == "random":
        return RandomBot()
    if level == "master":
        from signoria.bots.master import SECONDS, Master

        return Master(guide(title), title, iterations, SECONDS if seconds is None else seconds, judged=judged)
    if level == "expert":
        return expert(title)
    from signoria.bots.levels import levels_of
    from signoria.bots.novice import Novice

    return Novice(expert(title), levels_of(title).insight)


def usual_level(title: str) -> str:
    """The bot that people meet unless they choose another: the expert, or the search, which needs none."""
    return USUAL_LEVEL if has_expert(title) else "master"


def levels_for(title: str) -> tuple[str, ...]:
    """The levels that exist for a title, the weakest first."""
    return LEVELS if has_expert(title) else ("random", "master")


def has_expert(title: str) -> bool:
    return find_title(title).usable("expert") is not None


def expert(title: str) -> Bot:
    """The scripted bot of a title; a new title may not have one yet."""
    if not has_expert(title):
        raise ValueError(f"nobody has written an expert for {title!r} yet: play random or master")
    made: Bot = find_title(title).part("expert")()
    return made


def guide(title: str) -> Bot:
    """Whom a search asks what the seats would do: the expert, or anybody."""
    return expert(title) if has_expert(title) else RandomBot()


__all__ = [
    "LEVELS", "USUAL_LEVEL", "Bot", "RandomBot", "Sight", "Talker", "bot", "expert", "guide", "has_expert",
    "levels_for", "usual_level",
]  # fmt: skip
