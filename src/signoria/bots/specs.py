"""Bots by name: levels, your own classes, and programs.

`expert` · `master` · `master:400` (iterations) · `master:0.5s` (seconds) · `master:0.5s/outlook`, `master:0.5s/judged`
(without and with the learned judgement) · `package.module:Class` · `program:python my_bot.py`
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import cast

from signoria.bots import LEVELS, Bot, bot
from signoria.titles import title as find_title

PROGRAM = "program"
JUDGED = {"judged": True, "outlook": False}


def is_level(spec: str) -> bool:
    """Whether this is one of our own levels, which need no blindfold."""
    return spec.partition(":")[0] in LEVELS


def make(spec: str, title: str, seconds: float = 10.0) -> Bot:
    """A new bot; `seconds` is how long a program may take for an answer."""
    name, _, rest = spec.partition(":")
    if name in LEVELS:
        return level(name, rest, title)
    if name == PROGRAM:
        from signoria.bots.program import Program

        return Program(rest, seconds)
    if rest:
        return own_class(name, rest)
    return bot(name, title)  # says which names there are


def level(name: str, effort: str, title: str) -> Bot:
    if not effort:
        return bot(name, title)
    amount, slash, way = effort.partition("/")
    number = amount.removesuffix("s")
    if name != "master" or not number.replace(".", "", 1).isdecimal() or (slash and way not in JUDGED):
        forms = "master:400, master:0.5s, or with /judged or /outlook behind"
        raise ValueError(f"{name}:{effort} is not a bot: only a master has an effort, as {forms}")
    judged = JUDGED.get(way)
    if judged and find_title(title).usable("judgement") is None:
        raise ValueError(f"{title} has learned no judgement: play master:{amount}")
    if number == amount:
        return bot(name, title, iterations=int(number), judged=judged)
    return bot(name, title, seconds=float(number), judged=judged)


def own_class(module: str, name: str) -> Bot:
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        found = getattr(import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise ValueError(f"the bot {module}:{name} cannot be loaded: {error}") from None
    made = found()
    if not callable(getattr(made, "choose", None)):
        raise ValueError(f"the bot {module}:{name} has no method choose(sight)")
    return cast(Bot, made)
