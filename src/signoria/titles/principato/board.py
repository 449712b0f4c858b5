"""The table of Principato as text, from what a seat may see."""

from __future__ import annotations

from signoria.kernel.textboard import Section, Speaker, counted, listed, said
from signoria.titles.principato.rules.box import Box
from signoria.titles.principato.rules.seen import MilitaryScoring, Player, View

POOLS = ("green", "yellow", "catapults", "troops")


def board(view: View, words: Speaker, box: Box) -> list[Section]:
    sections = [
        Section(words.raw("board-heading-table"), table_lines(view, words)),
        Section(words.raw("board-heading-row"), row_lines(view, words)),
    ]
    for seat, player in enumerate(view["players"]):
        mark = "› " if view["turn"] == seat else ""
        sections.append(Section(f"{mark}{words.noun('seat', seat)}", player_lines(words, view, seat, player)))
    sections.append(Section(words.raw("board-heading-reserve"), reserve_lines(view, words)))
    return sections


def table_lines(view: View, words: Speaker) -> list[str]:
    lines = [
        words.raw("board-year", year=view["year"], actions=view["actions"]),
        words.raw("board-first", player=str(words.noun("seat", view["first"]))),
        words.raw("board-pile", pile=view["pile"], later=", ".join(map(str, view["waiting_decks"])) or "–"),
    ]
    lines += said(words, ("board-unseen", counted(words, "kind", view["unseen"])))
    stage = view["stage"]
    if "activation" in stage:
        line = stage["activation"]
        effect = str(words.noun("effect", line["effect"]))
        lines.append(words.raw("board-activation", player=str(words.noun("seat", line["seat"])), effect=effect))
    if "scoring" in stage:
        lines.append(scoring_line(words, stage["scoring"]))
    return lines


def scoring_line(words: Speaker, scoring: MilitaryScoring) -> str:
    return words.raw(f"board-scoring-{scoring['step']}", list=listed(words, "seat", scoring["order"]))


def row_lines(view: View, words: Speaker) -> list[str]:
    return [f"{slot}. {words.noun('kind', kind)}" for slot, kind in enumerate(view["display"], 1)]


def reserve_lines(view: View, words: Speaker) -> list[str]:
    """What is left in the box; what is not counted has no end."""
    reserve = view["reserve"]
    cubes = ", ".join(f"{words.noun('cube', cube)} {left(count)}" for cube, count in enumerate(reserve["cubes"]))
    pools = ", ".join(
        words.raw(f"board-pool-{pool}", count=left(reserve["pools"][at])) for at, pool in enumerate(POOLS)
    )
    designs = ", ".join(
        words.raw(
            "board-design", design=str(words.noun("design", design)), count=left(count), points=view["points"][design]
        )
        for design, count in enumerate(reserve["designs"])
    )
    return [cubes, pools, designs]


def left(count: int) -> str:
    return "∞" if count < 0 else str(count)


def player_lines(words: Speaker, view: View, seat: int, player: Player) -> list[str]:
    lines = [
        words.raw("board-player", score=view["scores"][seat], strength=player["strength"], military=player["military"]),
        *said(words, ("board-cards", listed(words, "kind", player["hand"]))),
        words.raw("board-stored", cubes=stored(words, player)),
        *said(
            words,
            ("board-tokens", counted(words, "token", player["tokens"])),
            ("board-posted", counted(words, "post", player["posted"])),
            ("board-unsupplied", counted(words, "troop", player["unsupplied"])),
            ("board-culture", counted(words, "design", player["culture"])),
        ),
    ]
    if player["objectives"][0] >= 0:
        lines += said(words, ("board-objectives", objectives(words, player)))
    return lines


def stored(words: Speaker, player: Player) -> str:
    held = zip(player["stored"], player["places"])
    return ", ".join(f"{words.noun('cube', cube)} {count}/{most}" for cube, (count, most) in enumerate(held))


def objectives(words: Speaker, player: Player) -> str:
    points = player.get("objective_points", [])
    named = [str(words.noun("objective", objective)) for objective in player["objectives"]]
    return ", ".join(f"{name} ({points[at]})" if points else name for at, name in enumerate(named))
