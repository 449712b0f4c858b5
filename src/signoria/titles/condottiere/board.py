"""The table of Condottiere as text, from what a seat may see."""

from __future__ import annotations

from signoria.kernel.textboard import Section, Speaker, counted, listed, name, said
from signoria.titles.condottiere.rules.box import Box
from signoria.titles.condottiere.rules.seen import Player, View


def board(view: View, words: Speaker, box: Box) -> list[Section]:
    sections = [Section(words.raw("board-heading-table"), table_lines(words, view))]
    for seat, player in enumerate(view["players"]):
        mark = "› " if view["turn"] == seat else ""
        sections.append(Section(f"{mark}{words.noun('seat', seat)}", player_lines(words, view, seat, player)))
    if "hand" in view:
        sections.append(Section(words.raw("board-heading-hand"), own_lines(words, view)))
    sections.append(Section(words.raw("board-heading-map"), map_lines(words, view, box)))
    return sections


def table_lines(words: Speaker, view: View) -> list[str]:
    needed, match = view["needed"], view["match"]
    lines = [words.raw("board-needed", total=needed["total"], connected=needed["connected"])]
    if match["target"]:
        lines.append(words.raw("board-match", game=match["game"], target=match["target"]))
    holder, pope = name(words, "seat", view["holder"]), name(words, "region", view["pope"])
    lines.append(words.raw("board-tokens", holder=holder, pope=pope))
    lines.append(words.raw("board-deck", deck=view["deck"], cards=counted(words, "card", view["discards"])))
    if view["contested"] >= 0:
        lines.append(words.raw("board-contested", region=name(words, "region", view["contested"])))
    lines += [
        words.raw(f"board-{season}") for season, on in (("winter", view["winter"]), ("spring", view["spring"])) if on
    ]
    return lines


def map_lines(words: Speaker, view: View, box: Box) -> list[str]:
    owner = {region: seat for seat, player in enumerate(view["players"]) for region in player["regions"]}
    lines = []
    for region, neighbours in enumerate(box.neighbours):
        state = [name(words, "seat", owner[region])] if region in owner else []
        state += [words.raw("board-pope-here")] if region == view["pope"] else []
        state += [words.raw("board-battle-here")] if region == view["contested"] else []
        held = ", ".join(state) or words.raw("board-free")
        near = listed(words, "region", (other for other in range(len(box.neighbours)) if neighbours >> other & 1))
        lines.append(words.raw("board-region", region=name(words, "region", region), held=held, near=near))
    return lines


def player_lines(words: Speaker, view: View, seat: int, player: Player) -> list[str]:
    figures = words.raw("board-player", cards=player["cards"], score=view["scores"][seat])
    lines = [f"{figures} · {words.raw('board-passed')}" if player["passed"] else figures]
    lines += said(words, ("board-regions", listed(words, "region", player["regions"])))
    if player["line"]:
        laid = ", ".join(card(words, kind) for kind in player["line"])
        lines.append(words.raw("board-line", cards=laid, strength=player["strength"]))
    if player["laid_aside"]:
        lines.append(words.raw("board-aside", count=player["laid_aside"]))
    return lines + said(words, ("board-known", counted(words, "card", player["known"])))


def own_lines(words: Speaker, view: View) -> list[str]:
    lines = [counted(words, "card", view["hand"])]
    if view.get("face_down", -1) >= 0:
        lines.append(words.raw("board-own-face-down", card=card(words, view["face_down"])))
    return lines + said(words, ("board-own-aside", counted(words, "card", view.get("laid_aside", []))))


def card(words: Speaker, kind: int) -> str:
    return name(words, "card", kind) if kind >= 0 else words.raw("board-face-down")
