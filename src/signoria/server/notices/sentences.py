"""What a notice says: game, opponents, one's move, until when. Nothing that a glance at the table would not."""

from __future__ import annotations

from datetime import datetime
from functools import cache
from typing import Optional

from babel.dates import format_datetime
from msgspec import Struct

from signoria.kernel import Game
from signoria.server.accounts.letters import say
from signoria.server.notices.quiet import zone
from signoria.server.notices.rows import ChoiceRow, NoticeRow
from signoria.words import LANGUAGES, bundle


class Thing(Struct):
    """One table somebody is told about."""

    notice: NoticeRow
    title: Game
    others: list[str]
    until: Optional[int]
    live: bool


@cache
def title_in(title: Game, language: str) -> str:
    words = bundle(title, language if language in LANGUAGES else "en")
    pattern = words.get_message("title").value if words.has_message("title") else None
    return str(words.format_pattern(pattern, {})[0]) if pattern is not None else title.title


def moment(at: int, choice: ChoiceRow, language: str) -> str:
    told = format_datetime(datetime.fromtimestamp(at / 1000, zone(choice)), "short", locale=language)
    return f"{told} ({choice.zone})"


def headline(thing: Thing, language: str) -> str:
    return say(language, f"notice-{thing.notice.kind}", game=title_in(thing.title, language))


def details(thing: Thing, choice: ChoiceRow, language: str) -> str:
    names = [name or say(language, "notice-former") for name in thing.others]
    parts = [say(language, "notice-with", names=", ".join(names))] if names else []
    if thing.until is not None:
        parts.append(say(language, "notice-until", until=moment(thing.until, choice, language)))
    return " ".join(parts)


def subject(things: list[Thing], language: str) -> str:
    if len(things) == 1:
        return headline(things[0], language)
    return say(language, "notice-many", count=len({thing.notice.table_id for thing in things}))


def lines(things: list[Thing], choice: ChoiceRow, language: str) -> list[str]:
    return [f"{headline(thing, language)}. {details(thing, choice, language)}".strip() for thing in things]
