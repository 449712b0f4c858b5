"""The table of Principato as text, from what a seat may see."""

from __future__ import annotations

from signoria.kernel.textboard import Speaker, counted, listed
from signoria.titles.principato.rules.seen import Player, View


def board(view: View, words: Speaker) -> list[str]:
    lines = [words.raw("board-year", year=view["year"], pile=view["pile"])]
    lines.append(words.raw("board-row", cards=" | ".join(str(words.noun("kind", kind)) for kind in view["display"])))
    lines.append(words.raw("board-reserve", cubes=counted(words, "cube", view["reserve"]["cubes"])))
    for seat, player in enumerate(view["players"]):
        lines += ["", *player_lines(words, view, seat, player)]
    return lines


def player_lines(words: Speaker, view: View, seat: int, player: Player) -> list[str]:
    mark = "›" if view["turn"] == seat else " "
    head = words.raw("board-player", score=view["scores"][seat], strength=player["strength"])
    lines = [
        f"{mark} {words.noun('seat', seat)}: {head}",
        f"    {words.raw('board-cards', cards=listed(words, 'kind', player['hand']))}",
        f"    {words.raw('board-stored', cubes=counted(words, 'cube', player['stored']))}",
        f"    {counted(words, 'token', player['tokens'])}",
    ]
    if any(player["culture"]):
        lines.append(f"    {counted(words, 'design', player['culture'])}")
    if player["objectives"][0] >= 0:
        lines.append(f"    {words.raw('board-objectives', cards=listed(words, 'objective', player['objectives']))}")
    return lines
