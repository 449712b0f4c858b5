"""Bots by level: the same names for every title."""

from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module
from typing import Optional

from signoria.bots.sight import Bot, RandomBot, Sight, Talker

LEVELS = ("random", "novice", "expert", "master")


def bot(level: str, title: str, iterations: Optional[int] = None, seconds: Optional[float] = None) -> Bot:
    """A new bot of this level for this title; iterations or seconds limit the thinking of a master."""
    if level not in LEVELS:
        near = get_close_matches(level, LEVELS, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"one of {', '.join(LEVELS)}"
        raise ValueError(f"unknown bot {level!r}: {hint}")
    if level == "random":
        return RandomBot()
    expert: Bot = import_module(f"signoria.bots.{title}").Expert()
    if level == "expert":
        return expert
    if level == "novice":
        from signoria.bots.novice import INSIGHT, USUAL_INSIGHT, Novice

        return Novice(expert, INSIGHT.get(title, USUAL_INSIGHT))
    from signoria.bots.master import SECONDS, Master

    return Master(expert, title, iterations, SECONDS if seconds is None else seconds)


__all__ = ["LEVELS", "Bot", "RandomBot", "Sight", "Talker", "bot"]
