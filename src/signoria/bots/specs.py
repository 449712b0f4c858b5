"""Bots by name: levels, your own classes, and programs.

`expert` · `master` (as its level) · `master:400` (iterations) · `master:0.5s` (seconds) · `master:0.5s/outlook`,
`master:0.5s/judged` (without and with the learned judgement) · `grandmaster`, with the same efforts, and
`grandmaster:400/guided`, `grandmaster:400/thorough` (in ways that were not shown to help) · `adept/careful` (with a
character) · `adaptive` ·
`package.module:Class` · `package.module:Class?depth=3&name=brave` · `program:python my_bot.py`
"""

from __future__ import annotations

import sys
from ast import literal_eval
from importlib import import_module
from math import inf
from pathlib import Path
from typing import Any, cast
from urllib.parse import parse_qsl

from signoria.bots import ADAPTIVE, LEVELS, SEARCHING, Bot, bot
from signoria.bots.levels import GUIDED, WAYS
from signoria.titles import title as find_title

PROGRAM = "program"
OWN = (*LEVELS, ADAPTIVE)
DRAWING = ("random", "novice", "adept", ADAPTIVE)
REFERENCES = ("expert", "adept", "novice", "random")  # quick, and they remember nothing: answers can be weighed by them
ENDLESS = sys.maxsize  # iterations: only the clock ends the search
JUDGED = {"judged": True, "outlook": False}


def level_name(spec: str) -> str:
    """The level in a name, without character and effort."""
    return spec.partition(":")[0].partition("/")[0]


def is_level(spec: str) -> bool:
    """Whether this is one of our own levels, which need no blindfold."""
    return level_name(spec) in OWN


def draws(spec: str) -> bool:
    """Whether a bot draws its answers and remembers nothing: then what else it might have drawn can be asked for."""
    return level_name(spec) in DRAWING


def quick(spec: str) -> bool:
    """Whether a game of this bot costs less than measuring the luck in it."""
    return is_level(spec) and level_name(spec) not in SEARCHING


def by_the_clock(spec: str) -> bool:
    """Whether its answers hang on how fast the machine is: such games cannot be repeated."""
    name, _, effort = spec.partition(":")
    return name == PROGRAM or (level_name(name) in SEARCHING and effort.partition("/")[0].endswith("s"))


def make(spec: str, title: str, seconds: float = 10.0) -> Bot:
    """A new bot; `seconds` is how long a program may take for an answer."""
    name, _, rest = spec.partition(":")
    if level_name(spec) in OWN:
        return level(name, rest, title)
    if name == PROGRAM:
        from signoria.bots.program import Program

        return Program(rest, seconds)
    if rest:
        return own_class(name, rest)
    return bot(name, title)  # says which names there are


def level(name: str, effort: str, title: str) -> Bot:
    if not effort:
        return bot(name, title, seconds=inf)  # as many iterations as are its level's, however slow the machine
    amount, slash, way = effort.partition("/")
    number = amount.removesuffix("s")
    known = number.replace(".", "", 1).isdecimal() and (not slash or way in (*JUDGED, *WAYS))
    if level_name(name) not in SEARCHING or not known:
        forms = "master:400, master:0.5s, with /judged or /outlook behind, a grandmaster also with /guided or /thorough"
        raise ValueError(f"{name}:{effort} is not a bot: only a master or grandmaster has an effort, as {forms}")
    judged, chosen = JUDGED.get(way), way if way in WAYS else None
    if judged and find_title(title).usable("judgement") is None:
        raise ValueError(f"{title} has learned no judgement: play {name}:{amount}")
    if chosen and level_name(name) != "grandmaster":
        raise ValueError(f"only a grandmaster can be {chosen}: play {name}:{amount}")
    if chosen == GUIDED and find_title(title).usable("prior") is None:
        raise ValueError(f"{title} has learned no prior that could guide anybody: play {name}:{amount}")
    if number == amount:
        return bot(name, title, iterations=int(number), judged=judged, way=chosen)
    return bot(name, title, iterations=ENDLESS, seconds=float(number), judged=judged, way=chosen)


def own_class(module: str, called: str) -> Bot:
    """An object of somebody's own class, made with the arguments behind the question mark."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    name, _, query = called.partition("?")
    try:
        found = getattr(import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise ValueError(f"the bot {module}:{name} cannot be loaded: {error}") from None
    try:
        made = found(**arguments(query))
    except TypeError as error:
        raise ValueError(f"the bot {module}:{called} cannot be made: {error}") from None
    if not callable(getattr(made, "choose", None)):
        raise ValueError(f"the bot {module}:{name} has no method choose(sight)")
    return cast(Bot, made)


def arguments(query: str) -> dict[str, Any]:
    """Numbers and what else Python writes are read as such, the rest is text.

    >>> arguments("depth=3&greedy=True&name=brave")
    {'depth': 3, 'greedy': True, 'name': 'brave'}
    """
    try:
        pairs = parse_qsl(query, keep_blank_values=True, strict_parsing=bool(query))
    except ValueError:
        raise ValueError(f"arguments of a bot are written as depth=3&name=brave, got {query!r}") from None
    return {name: value_of(text) for name, text in pairs}


def value_of(text: str) -> Any:
    try:
        return literal_eval(text)
    except (ValueError, SyntaxError):
        return text
