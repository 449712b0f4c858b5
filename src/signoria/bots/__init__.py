"""Bots by level: the same names for every title."""

from __future__ import annotations

from importlib import import_module

from signoria.bots.sight import Bot, RandomBot, Sight

LEVELS = ("random", "expert")


def bot(level: str, title: str) -> Bot:
    """A new bot of this level for this title."""
    if level not in LEVELS:
        raise ValueError(f"unknown bot {level!r}: one of {', '.join(LEVELS)}")
    if level == "random":
        return RandomBot()
    expert: Bot = import_module(f"signoria.bots.{title}").Expert()
    return expert


__all__ = ["LEVELS", "Bot", "RandomBot", "Sight", "bot"]
