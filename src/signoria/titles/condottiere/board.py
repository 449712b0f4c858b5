"""The table of Condottiere as text, from what a seat may see."""

from __future__ import annotations

from signoria.kernel.textboard import Speaker
from signoria.titles.condottiere.rules.seen import Player, View


def board(view: View, words: Speaker) -> list[str]:
    needed = view["needed"]
    lines = [words.raw("board-needed", total=needed["total"], connected=needed["connected"])]
    lines.append(words.raw("board-tokens", holder=name(words, view["holder"]), pope=region(words, view["pope"])))
    if view["contested"] >= 0:
        lines.append(words.raw("board-contested", region=region(words, view["contested"])))
    lines.append("")
    for seat, player in enumerate(view["players"]):
        lines += player_lines(words, view, seat, player)
    if "hand" in view:
        hand = [f"{count} × {card(words, kind)}" for kind, count in enumerate(view["hand"]) if count]
        lines += ["", words.raw("board-hand", cards=", ".join(hand) or words.raw("nothing"))]
    return lines


def player_lines(words: Speaker, view: View, seat: int, player: Player) -> list[str]:
    mark = "›" if view["turn"] == seat else " "
    passed = f" · {words.raw('board-passed')}" if player["passed"] else ""
    realm = ", ".join(region(words, place) for place in player["regions"]) or "–"
    lines = [
        f"{mark} {name(words, seat)}: "
        + words.raw("board-player", cards=player["cards"], score=view["scores"][seat], realm=realm)
        + passed
    ]
    if player["line"]:
        laid = ", ".join(card(words, kind) for kind in player["line"])
        lines.append(f"    {laid} = {player['strength']}")
    return lines


def name(words: Speaker, seat: int) -> str:
    return str(words.noun("seat", seat))


def region(words: Speaker, place: int) -> str:
    return str(words.noun("region", place)) if place >= 0 else "–"


def card(words: Speaker, kind: int) -> str:
    return str(words.noun("card", kind)) if kind >= 0 else words.raw("board-face-down")
