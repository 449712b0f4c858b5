"""The table of Il Principe as text, from what a seat may see."""

from __future__ import annotations

from typing import Any, Protocol

from signoria.titles.il_principe.rules.names import CITIES
from signoria.titles.il_principe.rules.seen import Auction, View


class Words(Protocol):
    """What the board needs to speak the reader's language."""

    names: Any

    def noun(self, noun: str, value: int) -> str | int: ...
    def raw(self, id: str, **named: str | int) -> str: ...
    def help(self, id: str) -> str: ...


def board(view: View, words: Words) -> list[str]:
    lines = [
        words.raw(
            "board-round",
            round=view["round"],
            phase=words.noun("phase", view["phase"]),
            marker=words.noun("seat", view["marker"]),
            pile=view["pile"],
            cities=view["city_pile"],
        )
    ]
    lines += [f"  {words.noun('city', city)}: {words.help(f'city-{CITIES[city]}')}" for city in view["display"]]
    lines.append("")
    for seat in range(len(view["scores"])):
        lines += player_lines(view, words, seat)
    if any(view["pool"]):
        lines += ["", words.raw("board-pool", cards=cards(words, view["pool"]))]
    if view["auction"]:
        lines.append(auction_line(view["auction"], words))
    if view["hand"]:
        lines += ["", words.raw("board-hand", cards=cards(words, view["hand"]))]
    return lines


def player_lines(view: View, words: Words, seat: int) -> list[str]:
    mark = "›" if view["turn"] == seat else " "
    ducats = view["money"][seat]
    figures = words.raw(
        "board-player",
        family=words.noun("family", view["families"][seat]),
        cards=view["hand_sizes"][seat],
        ducats="?" if ducats is None else ducats,
        shields=view["supply"][seat],
        score=view["scores"][seat],
    )
    lines = [f"{mark} {words.noun('seat', seat)} · {figures}"]
    held = [words.noun("role", view["titles"][role]) for role in range(10) if view["roles"][role] == seat]
    placed = [f"{words.noun('region', region)} {n}" for region, n in enumerate(view["shields"][seat]) if n]
    details = [
        ("board-up", cards(words, view["up"][seat])),
        ("board-down", cards(words, view["down"][seat])),
        ("board-roles", ", ".join(str(role) for role in held)),
        ("board-shields", ", ".join(placed)),
    ]
    return lines + [f"    {words.raw(key, list=text)}" for key, text in details if text]


def auction_line(auction: Auction, words: Words) -> str:
    subject = words.noun("role", auction["role"]) if auction["role"] >= 0 else words.noun("color", auction["color"])
    return words.raw(
        "board-auction", subject=subject, high=auction["high"], leader=words.noun("seat", auction["leader"])
    )


def cards(words: Words, counts: list[int]) -> str:
    return ", ".join(f"{count} × {words.noun('color', color)}" for color, count in enumerate(counts) if count)
