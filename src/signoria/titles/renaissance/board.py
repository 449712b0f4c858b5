"""The table of Renaissance as text, from what a seat may see."""

from __future__ import annotations

from signoria.kernel.textboard import Speaker, counted, listed
from signoria.titles.renaissance.rules.seen import Battle, View

LEVEL_SIGNS = ("", "", "+", "++")  # garrison, rampart, fortress
EMPTY_PALACE = 1


def board(view: View, words: Speaker) -> list[str]:
    policy = words.raw("board-war" if view["war"] else "board-peace")
    lines = [words.raw("board-turn", turn=view["turn"], turns=view["turns"], policy=policy, deck=view["deck"])]
    ramparts, castles, palaces = view["supply"]
    lines.append(words.raw("board-supply", ramparts=ramparts, castles=castles, palaces=palaces))
    if "battle" in view:
        lines.append(battle_line(words, view["battle"]))
    for seat in view["order"] or range(view["seats"]):
        lines += ["", *player_lines(words, view, seat)]
    if view["hand"]:
        lines += ["", words.raw("board-hand", cards=counted(words, "card", view["hand"]))]
    return lines


def battle_line(words: Speaker, battle: Battle) -> str:
    totals = " : ".join(map(str, battle["totals"])) or "?"
    return words.raw(
        "board-battle", city=str(words.noun("city", battle["target"])), totals=totals,
        attacker=str(words.noun("seat", battle["attacker"])), defender=str(words.noun("seat", battle["defender"])),
    )  # fmt: skip


def player_lines(words: Speaker, view: View, seat: int) -> list[str]:
    head = words.raw("board-player", score=view["scores"][seat], ducats=view["ducats"][seat],
                     income=view["income"][seat], cards=view["hand_size"][seat])  # fmt: skip
    cities = [city_text(words, view, city) for city, owner in enumerate(view["owner"]) if owner == seat]
    return [
        f"  {words.noun('seat', seat)} ({listed(words, 'nation', [view['nation'][seat]])}): {head}",
        f"    {', '.join(cities) or '–'}",
        f"    {words.raw('board-provinces', provinces=listed(words, 'province', view['complete'][seat]))}",
    ]


def city_text(words: Speaker, view: View, city: int) -> str:
    palace = view["palace"][city]
    sign = "" if not palace else " □" if palace == EMPTY_PALACE else " ■"
    return f"{words.noun('city', city)}{LEVEL_SIGNS[view['level'][city]]}{sign}"
